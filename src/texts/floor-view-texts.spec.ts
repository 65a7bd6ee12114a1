import { haltText, moveText, staleStackText, type ShownMove } from './floor-view-texts.js';

const move: ShownMove = {
  kind: 'balance',
  from: { table: 3, seat: 5 },
  to: { table: 1, seat: 2 },
  words: null,
  articles: [{ article: 'RO 2.3', fallback: false, house: false }],
  sinceHand: null,
  book: null,
};

describe('why a player changed seats', () => {
  it.each([
    ['balance', 'Moved from seat 5 of table 3 to seat 2 of table 1, to balance the tables. (RO 2.3)'],
    ['tableBreak', 'Table 3 was broken. New seat: table 1, seat 2. (RO 2.3)'],
    ['redraw', 'All seats of the next day were drawn or taken back. New seat: table 1, seat 2. (RO 2.3)'],
    ['finalTable', 'The final table was drawn. New seat: table 1, seat 2. (RO 2.3)'],
    ['wrongSeat', 'Seat 5 of table 3 was wrong. The right one is seat 2 of table 1. (RO 2.3)'],
  ] as const)('%s', (kind, en) => {
    expect(moveText({ ...move, kind }, 'en')).toBe(en);
    expect(moveText({ ...move, kind }, 'fr')).toMatch(/^[A-Z].*siège 2.*\. \(RO 2\.3\)$/);
  });

  it('is the director’s reason for an ordered move, without the article of the proposal that was not followed', () => {
    const order = { ...move, kind: 'order', words: 'a bad back' } as const;
    expect(moveText(order, 'en')).toBe('The director ordered the move from seat 5 of table 3 to seat 2 of table 1: a bad back');
    expect(moveText(order, 'fr')).toBe(
      'Le directeur a ordonné le déplacement du siège 5 de la table 3 au siège 2 de la table 1\u00a0: a bad back',
    );
  });

  it('is the book’s own reason where it was asked, with what the director added', () => {
    const why = { key: 'tableBrokenByDirector', parameters: { table: 3, toTable: 1, toSeat: 2 } };
    const book = { due: 'tableBreak', move: null, followed: false, why, articles: move.articles } as const;
    const broken: ShownMove = { ...move, kind: 'tableBreak', words: 'as friends asked', book: { ...book, articles: [...book.articles] } };
    expect(moveText(broken, 'en')).toBe('Table 3 was broken. The director chose table 1, seat 2. (RO 2.3) – as friends asked');
  });
});

describe('why a table starts no hand', () => {
  const { articles } = move;
  it.each([
    ['difference', null, 'Table 2 starts no hand: it had 3 players fewer than the fullest table. (RO 2.3)'],
    ['finalTable', null, 'Table 2 starts no hand: the final table is about to be formed. (RO 2.3)'],
    ['director', 'a fire drill', 'The director has stopped table 2: a fire drill (RO 2.3)'],
  ] as const)('%s', (cause, reason, en) => {
    expect(haltText(2, { cause, difference: 3, reason, articles }, 'en')).toBe(en);
    expect(haltText(2, { cause, difference: 3, reason, articles: [] }, 'fr')).toMatch(/table 2\s/);
  });
});

describe('a wrong seat', () => {
  it('says since which hand the player sat there, and what becomes of its blinds', () => {
    const wrong: ShownMove = { ...move, kind: 'wrongSeat', sinceHand: 3, words: 'both had read the ticket upside down', articles: [] };
    expect(moveText(wrong, 'en')).toMatch(/Played there since hand 3; hands and blinds stand\. both had read the ticket upside down$/);
    expect(moveText(wrong, 'fr')).toMatch(/Y jouait depuis la main 3\u202f; les mains et les blindes sont acquises\. both had/);
    expect(moveText({ ...wrong, words: null, sinceHand: null }, 'en')).not.toMatch(/since/);
  });

  it.each([
    [0, 'as of the start, not counted since', 'au départ, non recompté depuis'],
    [4, 'as of hand 4, not counted since', 'après la main 4, non recompté depuis'],
  ])('the figure of hand %i is said to be old', (hand, en, fr) => {
    expect([staleStackText(hand, 'en'), staleStackText(hand, 'fr')]).toEqual([en, fr]);
  });
});
