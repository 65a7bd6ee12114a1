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
    expect(seatingReasonText(reason, article(false), 'en')).toBe(
      'Tables differ by 2 players. Nobody moves before they differ by 3. (RO 2.3)',
    );
    expect(seatingReasonText(reason, article(true), 'fr')).toBe(
      'L’écart entre les tables est de 2. Personne ne bouge avant un écart de 3. (silence du règlement\u00a0: RO 2.3)',
    );
    expect(seatingReasonText(reason, [], 'en')).toBe('Tables differ by 2 players. Nobody moves before they differ by 3.');
  });

  it('counts one player as one, in French none as well', () => {
    const apart = (difference: number) => ({ key: 'noMoveDue', parameters: { difference, trigger: 3 } });
    expect(seatingReasonText(apart(1), [], 'en')).toBe('Tables differ by 1 player. Nobody moves before they differ by 3.');
    expect(seatingReasonText(apart(0), [], 'en')).toBe('Tables differ by 0 players. Nobody moves before they differ by 3.');
    const free = { code: 'NOT_ENOUGH_SEATS', article: null, parameters: { table: 2, players: 4, free: 0 } };
    expect(refusalText(free, 'en')).toMatch(/^Table 2 has 4 players to move\. The other tables have 0 free seats\./);
    expect(refusalText(free, 'fr')).toMatch(/^La table 2 a 4 joueurs à déplacer\. Les autres tables ont 0 siège libre\./);
  });

  it('is kept as its key where it has no sentence', () => {
    expect(seatingReasonText({ key: 'somethingNew', parameters: {} }, [], 'en')).toBe('somethingNew');
  });
});

describe('why a table can’t begin a hand', () => {
  it.each([
    [
      'difference',
      'Table 2 starts no hand: it had 1 player fewer than the fullest table; move players there, or let it play on (resumeTable). (RO 2.3)',
    ],
    ['director', 'Table 2 starts no hand: the director has stopped it; let it play on (resumeTable). (RO 2.3)'],
    [
      'finalTable',
      'Table 2 starts no hand: the final table is to be formed; draw it (redrawFinalTable), or let this table play on (resumeTable). (RO 2.3)',
    ],
  ])('is said in words, with what lets it play: %s', (cause, en) => {
    const refusal = { code: 'TABLE_HALTED', article: 'RO 2.3', parameters: { table: 2, cause, difference: 1 } };
    expect(refusalText(refusal, 'en')).toBe(en);
    expect(refusalText(refusal, 'fr')).toMatch(
      /^La table 2 ne commence pas de main\u00a0: (?!.*(difference|director|finalTable)).*\. \(RO 2\.3\)$/,
    );
  });
});

it('a move that is confirmed while something else comes first is refused with what that is', () => {
  const refusal = { code: 'PROPOSAL_IS_OTHER', article: 'RO 2.4', parameters: { due: 'tableBreak', table: 3 } };
  expect(refusalText(refusal, 'en')).toBe('No move balances the tables now. First: a table is to be broken (table 3). (RO 2.4)');
  expect(refusalText(refusal, 'fr')).toBe(
    'Aucun déplacement n’équilibre les tables maintenant. D’abord\u00a0: une table doit fermer (table 3). (RO 2.4)',
  );
});
