/**
 * The real program in a process of its own, as it was built: to be killed.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../bin/tapis.js', import.meta.url));
const built = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url));

/** The nodes of one store draw from one secret. */
export const nodesSecret = 'a secret of the tests, in all nodes';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** The admin token where this start made it. */
  readonly token: string | null;
  /** What it has written to standard error so far. */
  said(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end. @returns its exit code */
  stop(): Promise<number | null>;
}

export interface ServerProcessOptions {
  /** The address of a store that is not in the folder. */
  readonly store?: string;
  /** A module that Node loads before the program. */
  readonly importFirst?: string;
  /** The most that its heap may hold, megabytes; else what Node takes. */
  readonly heapMb?: number;
  /** `bin/tapis.js` of another build than this one's. */
  readonly program?: string;
  /** Further arguments of `tapis serve`. */
  readonly serveArguments?: readonly string[];
}

/** Starts `tapis serve` and waits until it serves. @throws Error with what it said when it ends before that */
export async function startServerProcess(folder: string, options: ServerProcessOptions = {}): Promise<ServerProcess> {
  if (options.program === undefined && !existsSync(built)) throw new Error('run "npm run build" first, as "npm test" does');
  const first = options.importFirst === undefined ? [] : ['--import', options.importFirst];
  const store = options.store === undefined ? [] : ['--store', options.store];
  const heap = options.heapMb === undefined ? [] : [`--max-old-space-size=${options.heapMb}`];
  const serve = ['serve', '--data', folder, '--port', '0', '--json', ...store, ...(options.serveArguments ?? [])];
  const child = spawn(process.execPath, [...heap, ...first, options.program ?? program, ...serve], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(options.store === undefined ? {} : { TAPIS_DRAW_SECRET: nodesSecret }) },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const line = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([text]) => text as string),
    ended.then((code) => {
      throw new Error(`the server ended with ${code}: ${said}`);
    }),
  ]);
  ended.catch(() => undefined);
  const { url, token } = JSON.parse(line) as { url: string; token: string | null };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    (child as ChildProcess).kill(signal);
    return ended;
  };
  return { url, pid: child.pid!, token, said: () => said, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
}
