/**
 * What a program wrote to its files and synced, as `strace` recorded it.
 */

export type Step =
  | { readonly kind: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: string; readonly size: number }
  | { readonly kind: 'remove'; readonly file: string }
  /** From here on, what was written to the file before `since` (a number of steps) is on disk. */
  | { readonly kind: 'synced'; readonly file: string; readonly since: number };

/** The system calls that {@link readSteps} understands: all by which SQLite and Node change files. */
export const tracedCalls = 'pwrite64,pwritev,write,writev,ftruncate,unlink,unlinkat,fsync,fdatasync';

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex');
const call = /^(?<pid>\d+) +(?<name>\w+)\((?:\d+<(?<path>[^>]*)>)?(?<rest>.*)$/;
const resumed = /^(?<pid>\d+) +<\.\.\. (?<name>\w+) resumed>.*= (?<result>-?\d+)/;

/** @param trace of `strace -f -y -xx`, whole: texts in hexadecimal, paths beside numbers of files @throws Error for a call that it does not understand */
export function readSteps(trace: string): readonly Step[] {
  const steps: Step[] = [];
  /** Where each file of an append-only writer ends. */
  const ends = new Map<string, number>();
  /** By process: syncs that are under way. */
  const syncs = new Map<string, { readonly file: string; readonly since: number }>();
  const write = (file: string, at: number, bytes: Buffer): void => {
    steps.push({ kind: 'write', file, at, bytes });
    ends.set(file, Math.max(ends.get(file) ?? 0, at + bytes.length));
  };
  for (const line of trace.split('\n')) {
    const end = resumed.exec(line)?.groups;
    if (end !== undefined) {
      const sync = syncs.get(end['pid']!);
      if (sync !== undefined && end['result'] === '0') steps.push({ kind: 'synced', ...sync });
      syncs.delete(end['pid']!);
      continue;
    }
    const { pid, name, path, rest } = (call.exec(line)?.groups ?? {}) as Record<string, string | undefined>;
    if (name === undefined || rest === undefined || / = -1 /.test(rest)) continue;
    const file = bytesOf(path ?? /"([^"]*)"/.exec(rest)?.[1] ?? '').toString();
    const text = (): Buffer => bytesOf(/^, "([^"]*)"(?!\.\.\.)/.exec(rest)![1]!);
    if (name === 'pwrite64') write(file, Number(/^, "[^"]*", \d+, (\d+)/.exec(rest)![1]), text());
    else if (name === 'write') write(file, ends.get(file) ?? 0, text());
    else if (name === 'ftruncate') steps.push({ kind: 'truncate', file, size: Number(/^, (\d+)/.exec(rest)![1]) });
    else if (name === 'unlink' || name === 'unlinkat') steps.push({ kind: 'remove', file });
    else if (name !== 'fsync' && name !== 'fdatasync') throw new Error(`not understood: ${line.slice(0, 200)}`);
    else if (rest.includes('<unfinished')) syncs.set(pid!, { file, since: steps.length });
    else steps.push({ kind: 'synced', file, since: steps.length });
  }
  return steps;
}
