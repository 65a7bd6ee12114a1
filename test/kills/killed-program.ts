/**
 * Runs a program and kills it at one of its system calls, as a power cut or an operator would (`strace`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const strace = '/usr/bin/strace';
export const canTrace = existsSync(strace);

/** All calls by which Node and SQLite change files, make names, or say that something is on disk. */
const changing = `
  write writev pwrite64 pwritev ftruncate fallocate copy_file_range sendfile
  open openat mkdir mkdirat rename renameat renameat2 link linkat unlink unlinkat rmdir
  chmod fchmod fchmodat fsync fdatasync
`.match(/\w+/g)!;

/** How a run ended. */
export interface KilledRun {
  /** Whether it came to the moment. */
  readonly killed: boolean;
  readonly out: string;
  readonly err: string;
}

/** The n-th such call of a thread. */
export interface Moment {
  readonly call: string;
  readonly nth: number;
}

export interface Program {
  /** What Node runs, with its arguments. */
  readonly args: readonly string[];
  /** The folder in which it changes files. */
  readonly inside: string;
}

/** Runs it to its end, and lists the calls by which it changed something in the folder. */
export function listMoments({ args, inside }: Program): readonly Moment[] {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-trace-'));
  try {
    const trace = join(folder, 'trace');
    const { status, stderr } = spawnSync(strace, [
      '-f',
      '-y',
      '-s',
      '400',
      '-o',
      trace,
      '-e',
      `trace=${changing.join(',')}`,
      process.execPath,
      ...args,
    ]);
    if (status !== 0) throw new Error(`it ended with ${status}: ${String(stderr)}`);
    return momentsIn(readFileSync(trace, 'utf8'), inside);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Counts as strace does: each call of each thread by itself. */
function momentsIn(trace: string, inside: string): readonly Moment[] {
  const counts = new Map<string, number>();
  const moments = new Map<string, Moment>();
  for (const line of trace.split('\n')) {
    const found = /^(\d+) +(\w+)\((.*)/.exec(line);
    if (found === null) continue;
    const [, thread, call, rest] = found as unknown as [string, string, string, string];
    const nth = (counts.get(`${thread} ${call}`) ?? 0) + 1;
    counts.set(`${thread} ${call}`, nth);
    const isReading = call.startsWith('open') && !/O_(?:WRONLY|RDWR|CREAT)/.test(rest);
    if (rest.includes(inside) && !isReading) moments.set(`${call} ${nth}`, { call, nth });
  }
  return [...moments.values()];
}

/** Runs it and kills it as it makes the call. @returns its output, and whether it was killed */
export function runKilled({ args }: Program, { call, nth }: Moment): KilledRun {
  // Not with --seccomp-bpf, which would be faster: strace sends no signal then.
  const options = ['-f', '-o', '/dev/null', '-e', `trace=${call}`, '-e', `inject=${call}:signal=KILL:when=${nth}`];
  const { signal, status, stdout, stderr } = spawnSync(strace, [...options, process.execPath, ...args], { encoding: 'utf8' });
  return { killed: signal === 'SIGKILL' || status === 137, out: stdout, err: stderr };
}
