/** Suggestions for mistyped words. */

/** The most errors of a mistyped word; fewer for a short one. */
const errorsIn = (word: string): number => (word.length < 4 ? 1 : 2);

/** The word nearest to the typed one; undefined for none. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const near = words
    .map((word) => ({ word, errors: word.startsWith(typed) && typed.length > 2 ? 1 : countErrors(typed, word) }))
    .filter(({ errors }) => errors <= errorsIn(typed))
    .sort((one, other) => one.errors - other.errors);
  return near[0]?.word;
}

/** The number of missing, added, replaced or swapped letters (optimal string alignment). */
function countErrors(typed: string, word: string): number {
  const rows = [Array.from({ length: word.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row += 1) {
    const above = rows[row - 1]!;
    const here = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isExchanged = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      here.push(
        Math.min(
          above[column]! + 1,
          here[column - 1]! + 1,
          above[column - 1]! + (isSame ? 0 : 1),
          isExchanged ? rows[row - 2]![column - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(here);
  }
  return rows[typed.length]![word.length]!;
}
