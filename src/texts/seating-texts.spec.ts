import { refusalText } from './refusal-texts.js';
import { seatingReasons, seatingReasonText } from './seating-texts.js';

const parametersOf = (template: string): string[] => [...new Set([...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))].sort();

describe('why somebody moves', () => {
  it.each(Object.entries(seatingReasons))('%s is said in English and French, of the same tables and seats', (_key, { en, fr }) => {
    expect(en).toMatch(/^[A-Z{].*\.$/s);
    expect(fr).toMatch(/^[A-ZÀ-Ý{].*\.$/s);
    expect(parametersOf(en)).toEqual(parametersOf(fr));
  });

  it('ends with the article', () => {
    const reason = { key: 'noMoveDue', parameters: { difference: 2, trigger: 3 } };
    const article = (fallback: boolean) => [{ article: 'RO 2.3', fallback, house: false }];
    expect(seatingReasonText(reason, article(false), 'en')).toBe('Tables differ by 2 players: nobody moves before 3. (RO 2.3)');
    expect(seatingReasonText(reason, article(true), 'fr')).toBe(
      'L’écart entre les tables est de 2 : personne ne bouge avant 3. (muet, donc RO 2.3)',
    );
    expect(seatingReasonText(reason, [], 'en')).toBe('Tables differ by 2 players: nobody moves before 3.');
  });

  it('counts one player as one, in French none as well', () => {
    const apart = (difference: number) => ({ key: 'noMoveDue', parameters: { difference, trigger: 3 } });
    expect(seatingReasonText(apart(1), [], 'en')).toBe('Tables differ by 1 player: nobody moves before 3.');
    expect(seatingReasonText(apart(0), [], 'en')).toBe('Tables differ by 0 players: nobody moves before 3.');
    const free = { code: 'NOT_ENOUGH_SEATS', article: null, parameters: { table: 2, players: 4, free: 0 } };
    expect(refusalText(free, 'en')).toBe('Table 2 has 4 players to move, and the other tables have 0 free seats.');
    expect(refusalText(free, 'fr')).toBe('La table 2 a 4 joueurs à déplacer, et les autres tables ont 0 place libre.');
  });

  it('is kept as its key where it has no sentence', () => {
    expect(seatingReasonText({ key: 'somethingNew', parameters: {} }, [], 'en')).toBe('somethingNew');
  });
});

describe('why a table can’t begin a hand', () => {
  it.each([
    ['difference', 'Table 2 begins no hand: it was 1 player short of the fullest; move players there, or have it play on. (RO 2.3)'],
    ['director', 'Table 2 begins no hand: the director has stopped it; have it play on to end that. (RO 2.3)'],
    ['finalTable', 'Table 2 begins no hand: the final table is to be formed; draw it, or have this table play on. (RO 2.3)'],
  ])('is said in words, with what has it play: %s', (cause, en) => {
    const refusal = { code: 'TABLE_HALTED', article: 'RO 2.3', parameters: { table: 2, cause, difference: 1 } };
    expect(refusalText(refusal, 'en')).toBe(en);
    expect(refusalText(refusal, 'fr')).toMatch(
      /^La table 2 ne commence pas de coup : (?!.*(difference|director|finalTable)).*\. \(RO 2\.3\)$/,
    );
  });
});

it('who confirms a move while something else comes first hears what that is', () => {
  const refusal = { code: 'PROPOSAL_IS_OTHER', article: 'RO 2.4', parameters: { due: 'tableBreak', table: 3 } };
  expect(refusalText(refusal, 'en')).toBe('No move balances tables now: first a table is to be broken (table 3). (RO 2.4)');
  expect(refusalText(refusal, 'fr')).toBe('Aucun déplacement n’équilibre les tables : d’abord une table doit fermer (table 3). (RO 2.4)');
});
