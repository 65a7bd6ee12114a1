import { haltText, moveText, type ShownMove } from './floor-view-texts.js';

const move: ShownMove = {
  kind: 'balance',
  from: { table: 3, seat: 5 },
  to: { table: 1, seat: 2 },
  words: null,
  articles: [{ article: 'RO 2.3', fallback: false, house: false }],
  book: null,
};

describe('why somebody has changed seats', () => {
  it.each([
    ['balance', 'To balance the tables he went from seat 5 of table 3 to seat 2 of table 1. (RO 2.3)'],
    ['tableBreak', 'Table 3 was broken; he went to seat 2 of table 1. (RO 2.3)'],
    ['finalTable', 'The final table was drawn: he sits at seat 2 of table 1. (RO 2.3)'],
    ['wrongSeat', 'He sat at seat 5 of table 3; his own is seat 2 of table 1. (RO 2.3)'],
  ] as const)('%s', (kind, en) => {
    expect(moveText({ ...move, kind }, 'en')).toBe(en);
    expect(moveText({ ...move, kind }, 'fr')).toMatch(/^[A-Z].*place 2.*\. \(RO 2\.3\)$/);
  });

  it('is the director’s word where he ordered it: no article of the proposal that he did not follow', () => {
    const order = { ...move, kind: 'order', words: 'a bad back' } as const;
    expect(moveText(order, 'en')).toBe('The director had him go from seat 5 of table 3 to seat 2 of table 1: a bad back');
    expect(moveText(order, 'fr')).toBe('Le directeur l’a envoyé de la place 5 de la table 3 à la place 2 de la table 1 : a bad back');
  });

  it('is the book’s own reason where it was asked, with what the director added', () => {
    const why = { key: 'tableBrokenByDirector', parameters: { table: 3, toTable: 1, toSeat: 2 } };
    const book = { due: 'tableBreak', move: null, followed: false, why, articles: move.articles } as const;
    const broken: ShownMove = { ...move, kind: 'tableBreak', words: 'as friends asked', book: { ...book, articles: [...book.articles] } };
    expect(moveText(broken, 'en')).toBe('Table 3 was broken; the director has him sit at table 1, seat 2. (RO 2.3) – as friends asked');
  });
});

describe('why a table begins no hand', () => {
  const { articles } = move;
  it.each([
    ['difference', null, 'Table 2 begins no hand: it was 3 players short of the fullest table. (RO 2.3)'],
    ['finalTable', null, 'Table 2 begins no hand: the final table is to be formed. (RO 2.3)'],
    ['director', 'a fire drill', 'The director has stopped table 2: a fire drill (RO 2.3)'],
  ] as const)('%s', (cause, reason, en) => {
    expect(haltText(2, { cause, difference: 3, reason, articles }, 'en')).toBe(en);
    expect(haltText(2, { cause, difference: 3, reason, articles: [] }, 'fr')).toMatch(/table 2 /);
  });
});
