/** Comparing names that were typed. A name proposes people; it never matches them. */

/** The same for every spelling of a name: only letters, with its parts in a fixed order. Ids of waiting rows are made from it. */
export function plainName(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return partsOf(letters).sort().join(' ');
}

const partsOf = (letters: string): string[] => letters.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');

/** Letters that are no letter with an accent, and what they are written as where a keyboard lacks them. */
const WRITTEN_AS = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ß', 'ss'],
  ['æ', 'a'],
  ['œ', 'o'],
  ['ı', 'i'],
]);

/** Coarser than {@link plainName}: it also treats "ł" as "l", "ß" as "ss", and "ü" as "ue" or "u". */
export function similarName(name: string): string {
  const letters = plainName(name.normalize('NFKC')).replaceAll(/[łøđðþßæœı]/g, (letter) => WRITTEN_AS.get(letter)!);
  return partsOf(letters.replaceAll(/([aou])e/g, '$1'))
    .sort()
    .join(' ');
}

/** Whether a typed name can be a short or long form of a known one: each part of the shorter is a part of the longer or its first letter. */
export function canBeNameOf(typed: string, known: string): boolean {
  const [shorter, longer] = [similarName(typed).split(' '), similarName(known).split(' ')].sort((one, other) => one.length - other.length);
  const left = [...longer!];
  // Full parts first, so that an initial takes none of theirs.
  for (const part of shorter!.toSorted((one, other) => other.length - one.length)) {
    const at = left.findIndex((each) => each === part || (Math.min(part.length, each.length) === 1 && each[0] === part[0]));
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return true;
}
