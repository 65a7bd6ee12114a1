import { firstEdition } from '../../../events/editions.js';
import { bookIds, byBook, flop, say } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

const FIRST = Date.UTC(2026, 0, 1, 20);
const LAST = FIRST + 10_000;

/** Six players, button at seat 6, blinds in seats 1 and 2. */
const six = (book: string, dead: readonly number[] = []): HandAtTable =>
  HandAtTable.with({ stacks: [5000, 5000, 5000, 5000, 5000, 5000], dead, rulebook: firstEdition(book) });
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);
const cut = (more: Partial<Extract<HandCommand, { type: 'RecordShuffleAndCut' }>> = {}): HandCommand => ({
  type: 'RecordShuffleAndCut',
  shuffledBy: 6,
  cutBy: 5,
  smallestPile: 20,
  cutCardUsed: true,
  ...more,
});

describe('RC G; MO 2.3; RO 5.2; TF §2 b3: who shuffles and cuts', () => {
  it.each(bookIds)('the dealer’s right neighbour cuts one deck under %s', (book) => {
    const table = six(book);
    expect(table.refusal(cut({ cutBy: 1 }))).toEqual({
      code: 'WRONG_CUTTER',
      article: byBook(book, {
        redcactus: 'RC G, shuffle and cut',
        mons: 'MO 2.3',
        tdaFr: 'RO 5.2',
        ropta: 'RO 5.2',
        toufflers: 'TF §2 b3',
      }),
      parameters: { seat: 1, expected: 5 },
    });
    expect(table.give(cut())).toMatchObject([{ type: 'DeckCut', data: { shuffledBy: 6, cutBy: 5, faults: [] } }]);
    expect(table.give(cut())).toEqual([]);
  });

  it.each([
    ['redcactus', 5, 'RC G, shuffle and cut'],
    ['mons', 6, 'RO 5.2'],
    ['tdaFr', 6, 'RO 5.2'],
    ['ropta', 6, 'RO 5.2'],
    ['toufflers', 6, 'RO 5.2'],
  ])('with two decks under %s seat %i cuts (%s)', (book, cutter, article) => {
    const other = cutter === 5 ? 6 : 5;
    expect(six(book).refusal(cut({ decks: 2, shuffledBy: 4, cutBy: other }))).toEqual({
      code: 'WRONG_CUTTER',
      article,
      parameters: { seat: other, expected: cutter },
    });
    expect(six(book).refusal(cut({ decks: 2, shuffledBy: 4, cutBy: cutter }))).toBeUndefined();
  });

  it.each(bookIds)('nobody shuffles and cuts alone, and no pile is below three cards, under %s', (book) => {
    expect(six(book).refusal(cut({ cutBy: 6 }))).toEqual({
      code: 'SAME_HANDLER',
      article: byBook(book, {
        redcactus: 'RC G, shuffle and cut',
        mons: 'MO 2.3',
        tdaFr: 'RO 5.2',
        ropta: 'RO 5.2',
        toufflers: 'TF §2 b3',
      }),
      parameters: { seat: 6 },
    });
    expect(six(book).refusal(cut({ smallestPile: 2 }))).toEqual({
      code: 'PILE_TOO_SMALL',
      article: byBook(book, {
        redcactus: 'RC G, shuffle and cut',
        mons: 'MO 2.3',
        tdaFr: 'RO 5.2',
        ropta: 'RO 5.2',
        toufflers: 'TF §2 b3',
      }),
      parameters: { cards: 2, min: 3 },
    });
    expect(six(book).refusal(cut({ smallestPile: 27 }))).toEqual({
      code: 'CARDS_OUT_OF_RANGE',
      article: null,
      parameters: { cards: 27, min: 0, max: 26 },
    });
  });

  it('a cut card is asked for by TF §2 b3 alone', () => {
    const without = bookIds.filter((book) => six(book).refusal(cut({ cutCardUsed: false })) === undefined);
    expect(without).toEqual(['redcactus', 'mons', 'tdaFr', 'ropta']);
    expect(six('toufflers').refusal(cut({ cutCardUsed: false }))).toEqual({
      code: 'CUT_CARD_MISSING',
      article: 'TF §2 b3',
      parameters: {},
    });
  });

  it('once cards are out, a wrong cut is only noted', () => {
    const table = six('ropta');
    table.give({ type: 'BeginDeal', at: FIRST });
    expect(table.give(cut({ cutBy: 1, smallestPile: 1 }))).toMatchObject([
      { type: 'DeckCut', data: { faults: ['wrongCutter', 'pileTooSmall'] } },
    ]);
  });

  it('RO 4.3: with a dead button the seat to its right deals, never a blind', () => {
    const table = HandAtTable.with({
      stacks: [1000, 1000, 1000, 1000],
      seats: [1, 3, 5, 6],
      button: 4,
      smallBlindSeat: 5,
      bigBlindSeat: 6,
    });
    expect(table.refusal(cut({ shuffledBy: 3, cutBy: 6 }))).toEqual({
      code: 'WRONG_CUTTER',
      article: 'RO 5.2',
      parameters: { seat: 6, expected: 1 },
    });
    expect(table.refusal(cut({ shuffledBy: 3, cutBy: 1 }))).toBeUndefined();
  });
});

describe('a deal that the table reports', () => {
  it.each([
    ['redcactus', false, true],
    ['mons', true, false],
    ['tdaFr', false, true],
    ['ropta', true, false],
    ['toufflers', false, true],
  ])('closes the seating at the first card or the last: %s', (book, first, last) => {
    const table = six(book);
    expect(table.give({ type: 'BeginDeal', at: FIRST })).toMatchObject([
      { type: 'DealBegun', data: { firstSeat: 1, lastSeat: 6, closesSeating: first } },
    ]);
    expect(table.give({ type: 'CompleteDeal', at: LAST })).toMatchObject([{ type: 'InitialDealCompleted', data: { closesSeating: last } }]);
  });

  it('keeps acts waiting until its last card', () => {
    const table = six('ropta');
    table.give({ type: 'BeginDeal', at: FIRST });
    expect(table.legal).toBeNull();
    expect(table.refusalOf(3, 'call')).toEqual({ code: 'DEAL_IN_PROGRESS', article: null, parameters: {} });
    expect(table.refusal({ type: 'DealBoard', street: 'flop', cards: null })).toEqual({
      code: 'DEAL_IN_PROGRESS',
      article: null,
      parameters: {},
    });
    table.give({ type: 'CompleteDeal', at: LAST });
    expect(table.act(3, 'call').legal).toMatchObject({ seat: 4 });
  });

  it('begins once and ends once, in that order, before anybody acts', () => {
    const table = six('mons');
    expect(table.refusal({ type: 'CompleteDeal', at: LAST })).toEqual({ code: 'DEAL_NOT_IN_PROGRESS', article: null, parameters: {} });
    table.give({ type: 'BeginDeal', at: FIRST });
    expect(table.give({ type: 'BeginDeal', at: LAST })).toEqual([]);
    expect(table.refusal({ type: 'CompleteDeal', at: FIRST - 1 })).toEqual({
      code: 'DEAL_ENDS_TOO_EARLY',
      article: null,
      parameters: { at: 1767297599999, from: 1767297600000 },
    });
    table.give({ type: 'CompleteDeal', at: LAST });
    expect(table.give({ type: 'CompleteDeal', at: LAST })).toEqual([]);
    expect(table.refusal({ type: 'BeginDeal', at: LAST })).toEqual({ code: 'DEAL_ALREADY_OVER', article: null, parameters: {} });
    expect(six('mons').act(3, 'fold').refusal({ type: 'BeginDeal', at: FIRST })).toEqual({
      code: 'DEAL_ALREADY_OVER',
      article: null,
      parameters: {},
    });
  });

  it('of a hand in which blinds put everybody all in ends with the board to come', () => {
    const table = HandAtTable.with({ stacks: [50, 100] });
    expect(table.state.phase).toBe('awaitingBoard');
    table.give({ type: 'BeginDeal', at: FIRST });
    table.give({ type: 'CompleteDeal', at: LAST });
    expect(table.state.phase).toBe('awaitingBoard');
    expect(types(table.board('2c 3d 5h 7s 9c').events.slice(-1))).toEqual(['ShowdownOpened']);
  });

  it.each(bookIds)('RC 71-C; RO 11.2: takes the hands of penalised players away at its end, their blinds stay: %s', (book) => {
    const table = six(book);
    table.give({ type: 'BeginDeal', at: FIRST });
    expect(table.give({ type: 'CompleteDeal', at: LAST, penalised: [2], absent: [3] })).toMatchObject([
      { type: 'InitialDealCompleted' },
      { type: 'HandsDeclaredDead', data: { seats: [2], cause: 'penalised' } },
      { type: 'HandsDeclaredDead', data: { seats: [3], cause: 'absent' } },
    ]);
    expect(table.legal).toMatchObject({ seat: 4 });
    expect(table.state.bets[1]).toBe(100);
  });

  it('leaves the pot to the one who is there', () => {
    const table = six('ropta');
    table.give({ type: 'BeginDeal', at: FIRST });
    expect(table.refusal({ type: 'CompleteDeal', at: LAST, absent: [1, 2, 3, 4, 5, 6] })).toEqual({
      code: 'NO_LIVE_SEAT',
      article: null,
      parameters: {},
    });
    table.give({ type: 'CompleteDeal', at: LAST, absent: [1, 2, 3, 5, 6] });
    expect(table.awards).toEqual([[0, 150, { 4: 150 }]]);
  });
});

describe('RC 30; MO 2.18; TDA 8; RO 4.1; TF §4 b2, b3: who is there when it counts', () => {
  const dealt = (book: string): HandAtTable => {
    const table = six(book);
    table.give({ type: 'BeginDeal', at: FIRST });
    table.give({ type: 'CompleteDeal', at: LAST });
    return table;
  };
  const check = (more: Partial<Extract<HandCommand, { type: 'CheckPresence' }>>): HandCommand => ({
    type: 'CheckPresence',
    seat: 4,
    seatedAt: FIRST - 60_000,
    ...more,
  });

  it.each(['mons', 'tdaFr', 'ropta'])('leaves what an absent player had put into a call that did not stand in the pot under %s', (book) => {
    const table = flop(book).act(1, 400);
    table.give({ type: 'Act', seat: 2, gesture: { motions: [[300]] } });
    expect(types(table.give(check({ seat: 2, seatedAt: null })))).toEqual(['ChipsCommitted', 'HandsDeclaredDead']);
    expect(table.state.actState).toMatchObject({ restriction: null });
    expect(table.state.bets).toEqual([400, 300, 0, 0]);
    expect(types(table.give({ type: 'Act', seat: 3, action: { type: 'fold' } }))).toEqual(['Folded']);
    expect(table.state.bets).toEqual([400, 300, 0, 0]);
  });

  it.each(bookIds)('settles what the seat behind an absent player did before its turn under %s', (book) => {
    const table = flop(book).act(1, 400);
    table.give({ type: 'Act', seat: 3, gesture: say('call') });
    expect(types(table.give(check({ seat: 2, seatedAt: null })))).toEqual(
      expect.arrayContaining(['HandsDeclaredDead', 'OutOfTurnActBound', 'Called']),
    );
    expect(table.legal?.seat).toBe(4);
  });

  it.each([
    ['redcactus', false],
    ['mons', true],
    ['tdaFr', false],
    ['ropta', true],
    ['toufflers', false],
  ])('who comes during the deal is late under %s: %s', (book, late) => {
    const table = dealt(book);
    expect(types(table.give(check({ seatedAt: FIRST + 5000 })))).toEqual(late ? ['HandsDeclaredDead'] : []);
    expect(table.give(check({ seatedAt: FIRST + 5000 }))).toEqual([]);
  });

  it.each([
    ['redcactus', 'HandsDeclaredDead'],
    ['mons', 'HandKilled'],
    ['tdaFr', 'HandsDeclaredDead'],
    ['ropta', 'HandKilled'],
    ['toufflers', 'HandsDeclaredDead'],
  ])('who goes during the deal loses his hand under %s: %s', (book, event) => {
    expect(types(dealt(book).give(check({ leftAt: FIRST + 5000 })))).toEqual([event]);
  });

  it('RO 4.1: who is all in by his blind may walk away once the deal has begun', () => {
    const table = HandAtTable.with({ stacks: [5000, 80, 5000] });
    table.give({ type: 'BeginDeal', at: FIRST });
    table.give({ type: 'CompleteDeal', at: LAST });
    expect(table.give(check({ seat: 2, leftAt: FIRST + 5000 }))).toEqual([]);
    expect(types(table.give(check({ seat: 2, seatedAt: null })))).toEqual(['HandsDeclaredDead']);
  });

  it.each([
    ['redcactus', []],
    ['mons', ['HandsDeclaredDead']],
    ['tdaFr', ['HandsDeclaredDead']],
    ['ropta', []],
    ['toufflers', ['HandsDeclaredDead']],
  ])('standing within reach is enough, or not, under %s', (book, events) => {
    expect(types(dealt(book).give(check({ posture: 'withinReach' })))).toEqual(events);
  });

  it('MO 2.18: officials who play are excused, and nobody is elsewhere', () => {
    const away = check({ seatedAt: null, official: true });
    expect(dealt('mons').refusal(away)).toEqual({ code: 'EXEMPT_FROM_PRESENCE', article: 'MO 2.18', parameters: { seat: 4 } });
    expect(types(dealt('ropta').give(away))).toEqual(['HandsDeclaredDead']);
  });

  it('is not judged before the moment has come', () => {
    const table = six('redcactus');
    table.give({ type: 'BeginDeal', at: FIRST });
    expect(table.refusal(check({ seatedAt: null }))).toEqual({ code: 'CUTOFF_NOT_REACHED', article: 'RC 30', parameters: { seat: 4 } });
    const early = six('ropta');
    early.give({ type: 'BeginDeal', at: FIRST });
    expect(types(early.give(check({ seatedAt: null })))).toEqual(['HandsDeclaredDead']);
  });

  it('can be stated of a deal that nobody reported', () => {
    expect(types(six('ropta').give(check({ seatedAt: null })))).toEqual(['HandsDeclaredDead']);
    expect(six('ropta').give(check({}))).toEqual([]);
    expect(types(six('ropta').give(check({ seatedAt: FIRST + 1, cutoffAt: FIRST })))).toEqual(['HandsDeclaredDead']);
    expect(six('ropta').refusal(check({ leftAt: FIRST }))).toEqual({
      code: 'CUTOFF_NOT_REACHED',
      article: 'RO 4.1',
      parameters: { seat: 4 },
    });
  });

  it('leaves the blind of who is absent in the pot, and his turn to the next', () => {
    const table = dealt('redcactus');
    table.give(check({ seat: 2, seatedAt: null }));
    for (const seat of [3, 4, 5, 6]) table.act(seat, 'fold');
    // Of the small blind's 50 nothing is left to decide: the big blind's hand is dead.
    expect(table.awards).toEqual([[0, 150, { 1: 150 }]]);
  });

  it('leaves somebody to win', () => {
    const table = HandAtTable.with({ stacks: [1000, 1000], dead: [2] });
    expect(table.refusal(check({ seat: 1, seatedAt: null }))).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
    const two = HandAtTable.with({ stacks: [1000, 1000] });
    two.give({ type: 'BeginDeal', at: FIRST });
    two.give(check({ seat: 2, seatedAt: null }));
    expect(two.refusal(check({ seat: 1, seatedAt: null }))).toEqual({ code: 'NO_LIVE_SEAT', article: null, parameters: {} });
  });
});
