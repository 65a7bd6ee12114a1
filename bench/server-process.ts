/**
 * `tapis serve` in a process of its own, as an operator starts it.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { openAdminToken } from '../src/api/request/admin-token.js';

export interface ServerProcess {
  /** Of GraphQL. */
  readonly url: string;
  /** The admin token, where this start made it. */
  readonly token: string | null;
  /** Milliseconds from its start until the port was open. */
  readonly openedAfter: number;
  /** Bytes of memory that it holds. */
  memory(): number;
  stop(): Promise<void>;
}

/** @param under a program that runs it, with its arguments */
export async function startProcess(folder: string, under: readonly string[] = []): Promise<ServerProcess> {
  const admin = openAdminToken(folder);
  admin.keep();
  const start = performance.now();
  const [program, ...args] = [...under, process.execPath, 'bin/tapis.js', 'serve', '--data', folder, '--port', '0'];
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let url = '';
  for await (const line of createInterface(server.stdout)) {
    url = /http:\/\/127\.0\.0\.1:\d+\/graphql/.exec(line)?.[0] ?? '';
    if (url !== '') break;
  }
  server.stdout.resume();
  return {
    url,
    token: admin.made,
    openedAfter: performance.now() - start,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) * 1_024,
    stop: async () => {
      // With what it runs under, which goes on until the server ends.
      process.kill(-server.pid!, 'SIGTERM');
      await ended;
    },
  };
}
