import type { Gesture } from '../../events/judging.js';
import { firstEdition } from '../../events/editions.js';
import { HandAtTable } from '../../test/fixtures/hand-at-table.js';
import { flop, judged, pushInMotions, say } from '../../test/fixtures/acts.js';
import { reasonKeys } from '../hand/judging/reasons.js';
import { articleText, reasonSentences, reasonText } from './ruling-texts.js';

const parametersOf = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

describe('the sentence of every reason', () => {
  it.each(reasonKeys)('%s exists in English and French and names the same amounts', (key) => {
    const { en, fr } = reasonSentences[key];
    expect(en).toMatch(/^[A-Z“].*\.$/s);
    expect(fr).toMatch(/^[A-ZÀ-Ý«].*\.$/s);
    expect(parametersOf(en)).toEqual(parametersOf(fr));
  });

  it('ends with the article, and says when that stands for a silence or is a house rule', () => {
    const reason = { key: 'overchipCall', parameters: { pushed: 1000, price: 300 } };
    const article = { article: 'RO 9.11', fallback: false, house: false };
    expect(reasonText(reason, [article], 'en')).toBe('A single oversized chip without a word is a call: 1,000 facing 300. (RO 9.11)');
    expect(articleText({ ...article, fallback: true }, 'en')).toBe('rulebook silent: RO 9.11');
    expect(articleText({ ...article, house: true, fallback: true }, 'fr')).toBe('règle maison\u202f; silence du règlement\u00a0: RO 9.11');
  });

  it('keeps an unknown key rather than hide it', () => {
    expect(reasonText({ key: 'somethingNew', parameters: {} }, [], 'fr')).toBe('somethingNew');
  });
});

/** Seat 1 bets 200, or nothing; what the reason of the next gesture says, with its articles. */
function explained(book: string, gesture: Gesture, bet: number | null = 200): { readonly en: string; readonly fr: string } {
  const table = flop(book);
  if (bet !== null) table.act(1, bet);
  const events = table.give({ type: 'Act', seat: bet === null ? 1 : 2, gesture });
  const { articles, reason } = events.find((event) => event.type === 'GestureJudged')!.data;
  return { en: reasonText(reason, articles, 'en'), fr: reasonText(reason, articles, 'fr') };
}

describe('chips put in by several motions are explained by their motions (RC 46-C, 56; MO 8.17; TDA 39; RO 9.5; TF §9 b16)', () => {
  const string = pushInMotions([500], [500, 500]);
  const first = 'The chips came in several motions: 500 first, then 1,000 more. Only the first motion counts, 500.';

  it.each([
    ['mons', 'MO 8.17; MO 8.18'],
    ['tdaFr', 'TDA 39; TDA 11'],
    ['ropta', 'RO 9.5; RO 9.11'],
    ['toufflers', 'TF §9 b16; TF §9 b17'],
  ])('one chip of 500, then two of 500, facing 200 (%s): the first chip is the act (%s)', (book, articles) => {
    const { en, fr } = explained(book, string);
    expect(en).toBe(`${first} A single oversized chip without a word is a call: 500 facing 200. (${articles})`);
    expect(fr.replaceAll(/\s/g, ' ')).toBe(
      `Les jetons sont venus en plusieurs gestes : 500 d’abord, puis encore 1 000. Seul le premier geste compte, 500. ` +
        `Un seul jeton supérieur sans un mot est un call : 500 face à 200. (${articles.replaceAll('; ', ' ; ')})`,
    );
  });

  it('the same under RedCactus is a call, whatever the first motion (RC 56)', () => {
    expect(explained('redcactus', string).en).toBe(
      'The chips came in several motions without a word: 500 first, then 1,000 more. That is a call, to 200, and no raise. (RC 56)',
    );
  });

  it.each([
    ['redcactus', 'RC 41'],
    ['mons', 'MO 8.17'],
    ['tdaFr', 'TDA 39'],
    ['ropta', 'RO 9.5'],
    ['toufflers', 'TF §9 b16'],
  ])('an opening bet (%s): the first motion is the bet (%s)', (book, article) => {
    const { en } = explained(book, string, null);
    expect(en).toMatch(`${first} Chips put in without a word are a bet of their value, 500. (${article}`);
  });

  it('a raise that was announced is completed, for its first motion was too small (MO 8.17)', () => {
    const gesture = { ...say('raise'), ...pushInMotions([100, 100], [500, 100]) };
    expect(explained('mons', gesture).en).toMatch(
      'A raise was announced, and the chips came in several motions: 200 first, then 600 more. Only the first motion counts. ' +
        'It is too small for a raise and is completed to the minimum, 400. (MO 8.17; MO 8.9)',
    );
    expect(explained('redcactus', gesture).en).toMatch(/^A raise was announced\. The exact call went in first, then the rest/);
  });

  it('of a big blind with nothing to call is a check under RedCactus (RC 56)', () => {
    const table = HandAtTable.with({ stacks: [5_000, 5_000, 5_000], rulebook: firstEdition('redcactus') });
    const events = table.act(3, 'call').act(1, 'call').give({ type: 'Act', seat: 2, gesture: string });
    expect(judged(events)).toMatchObject({ ruling: 'check', returned: 1_500, reason: 'stringIsCheck' });
  });
});
