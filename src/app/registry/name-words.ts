/** Names for a search: words without accents, in small letters. */

/** Letters that Unicode does not decompose. */
const written = new Map(Object.entries({ æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }));

/** "Émile d’Œuvre" is "emile", "d" and "oeuvre". */
export function wordsOfName(name: string): readonly string[] {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return letters
    .replaceAll(/[æœøłđðþı]/gu, (letter) => written.get(letter)!)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether each asked word begins a word of the name. */
export const isNamed = (words: readonly string[], asked: readonly string[]): boolean =>
  asked.every((each) => words.some((word) => word.startsWith(each)));
