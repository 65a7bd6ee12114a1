/** Resources that a healthy machine can run out of: file descriptors and disk space. Each has one remedy everywhere. */
export type Shortage = 'files' | 'room';

const byCode: ReadonlyMap<unknown, Shortage> = new Map([
  ['EMFILE', 'files'],
  ['ENFILE', 'files'],
  // A full disk, an exceeded quota, or a file size limit.
  ['ENOSPC', 'room'],
  ['EDQUOT', 'room'],
  ['EFBIG', 'room'],
]);

/** The remedies. */
export const cures: Readonly<Record<Shortage, string>> = {
  files: 'raise the limit of open files of this process ("ulimit -n", LimitNOFILE of systemd)',
  room: 'free some space, then try again',
};

/** The resource that a system error says is exhausted; null for any other error. */
export function shortageOf(error: unknown): Shortage | null {
  return byCode.get((error as NodeJS.ErrnoException | null)?.code) ?? null;
}

/** A system error in words, with the remedy if there is one. No full stop. */
export function describeSystemError(error: NodeJS.ErrnoException): string {
  const shortage = shortageOf(error);
  return shortage === null ? error.message : `${error.message}: ${cures[shortage]}`;
}
