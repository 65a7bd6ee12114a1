/**
 * The known words that are nearest to one that does not exist: what a person meant who mistyped it.
 */

/** How many words are given. */
const MOST_GIVEN = 5;

/** The words that are the fewest letters away, the nearest first. Of keys with dots, the last part may match alone. */
export function nearestWords(key: string, keys: readonly string[]): readonly string[] {
  const wanted = key.toLowerCase();
  const last = wanted.slice(wanted.lastIndexOf('.') + 1);
  const measured = keys.map((each) => {
    const known = each.toLowerCase();
    const ownLast = known.slice(known.lastIndexOf('.') + 1);
    return { each, distance: Math.min(lettersBetween(wanted, known), 1 + lettersBetween(last, ownLast)) };
  });
  return measured
    .toSorted((one, other) => one.distance - other.distance || (one.each < other.each ? -1 : 1))
    .slice(0, MOST_GIVEN)
    .map(({ each }) => each);
}

/** How many letters have to be added, dropped or replaced to make one word of the other. */
function lettersBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_each, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at++) {
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (other[at] === letter ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}
