/**
 * What a machine can be short of while everything else is well: descriptors of files, and room on a disk. Each has one cure, wherever it is met.
 */
export type Shortage = 'files' | 'room';

const byCode: ReadonlyMap<unknown, Shortage> = new Map([
  ['EMFILE', 'files'],
  ['ENFILE', 'files'],
  // The disk, the user's share of it, and what one file may hold.
  ['ENOSPC', 'room'],
  ['EDQUOT', 'room'],
  ['EFBIG', 'room'],
]);

/** What to do. */
export const cures: Readonly<Record<Shortage, string>> = {
  files: 'raise the limit of open files of this process ("ulimit -n", LimitNOFILE of systemd)',
  room: 'free some space, then try again',
};

/** What an error of the system says to be short of; null for any other error. */
export function shortageOf(error: unknown): Shortage | null {
  return byCode.get((error as NodeJS.ErrnoException | null)?.code) ?? null;
}

/** What an error of the system says, with what to do where that is known. No full stop. */
export function describeSystemError(error: NodeJS.ErrnoException): string {
  const shortage = shortageOf(error);
  return shortage === null ? error.message : `${error.message}: ${cures[shortage]}`;
}
