/**
 * Which articles of the books a text names: `RO 9.6`, `RC 14, 41, 44-A`, `MO 7.1 and 7.7`, `TF §9 b2, b4`, `ROPTA 9.6`; of a rule that a book
 * lists only by its letters, `RC 47`, each letter.
 */
import { rulebooks } from '../../src/rulebooks/rulebooks.js';

/** What stands before the place: the sign of the book, or the name by which titles of tests call it. */
const signs: Readonly<Record<string, string>> = { RedCactus: 'RC', Mons: 'MO', ROPTA: 'RO', Toufflers: 'TF' };

const places: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  rulebooks.flatMap(({ coverage }) => coverage.map(({ article }) => article)),
  (article) => article.split(' ', 1)[0]!,
);

/** Each place by which a book's articles can be named, and the articles that it names. */
const named: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map(
  [...places].map(([sign, articles]) => {
    const whole = articles.map((article): readonly [string, readonly string[]] => [article.slice(sign.length + 1), [article]]);
    const lettered = [...Map.groupBy(articles, (article) => article.replace(/-[A-D]$/, ''))].map(
      ([rule, letters]): readonly [string, readonly string[]] => [rule.slice(sign.length + 1), letters],
    );
    return [sign, new Map([...lettered, ...whole])];
  }),
);

/** A book's sign and its first place, then further ones. A further one stands before a mark, so that `TDA 30, 40 chips` names one article. */
const patterns: readonly { readonly sign: string; readonly pattern: RegExp }[] = [...named].map(([sign, articles]) => {
  const names = Object.keys(signs).filter((name) => signs[name] === sign);
  const place = [...articles.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((each) => each.replaceAll(/[.]/g, String.raw`\.`))
    .join('|');
  const bullet = sign === 'TF' ? String.raw`|b\d+` : '';
  const further = String.raw`(?:(?:, | and | to |–)(?:${place}${bullet})(?=[,;:.)\]'"\`–]|$| and | to |\n))*`;
  return {
    sign,
    pattern: new RegExp(String.raw`(?<![\w-])(?:${[sign, ...names].join('|')}) ((?:${place})(?![\d-]|\.\d)${further})`, 'gm'),
  };
});

/** Every article that the text names, as often as it does. */
export function articlesNamedIn(text: string): readonly string[] {
  return patterns.flatMap(({ sign, pattern }) =>
    [...text.matchAll(pattern)].flatMap(([, places]) => {
      let section = '';
      return placesIn(places!).flatMap((place) => {
        if (place.startsWith('§')) section = place.split(' ', 1)[0]!;
        return named.get(sign)!.get(place.startsWith('b') && section !== '' ? `${section} ${place}` : place) ?? [];
      });
    }),
  );
}

/** Sections without a number have a comma of their own. */
function placesIn(places: string): readonly string[] {
  return /^(?:preamble|G), /.test(places) ? [places] : places.split(/, | and | to |–/);
}
