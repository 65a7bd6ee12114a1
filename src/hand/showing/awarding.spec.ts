import { firstEdition } from '../../../events/editions.js';
import { bookIds, byBook } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { allInCalled, BOARD, checkedThrough, headsUp, sidePot } from '../../../test/fixtures/showdowns.js';
import type { HandCommand } from '../../../commands/hand.js';

const award = (more: object = {}): HandCommand => ({ type: 'AwardPots', ...more });
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

describe('pushing the pots', () => {
  it.each([
    ['redcactus', 'RC 19'],
    ['mons', 'MO 9.3'],
    ['tdaFr', 'TDA 40'],
    ['ropta', 'RO 10.5'],
    ['toufflers', 'TF §10 b3'],
  ])('waits for both cards of who claims a share, also where he plays the board (%s, %s)', (book, article) => {
    const table = headsUp(book, 'Ah Kd Qs Jc Th');
    expect(table.refusal(award({ withoutTabling: 2 }))).toEqual({ code: 'HANDS_NOT_TABLED', article, parameters: { seats: [2] } });
    expect(table.refusal(award())).toEqual({
      code: 'HANDS_NOT_TABLED',
      article: byBook(book, { redcactus: 'RC 13', mons: 'MO 9.3', tdaFr: 'TDA 40', ropta: 'RO 10.5', toufflers: 'TF §10 b3' }),
      parameters: { seats: [1, 2] },
    });
    table.tables(1, '2c 3d');
    expect(table.refusal(award({ winners: [{ pot: 0, seats: [1, 2] }] }))).toEqual({
      code: 'HANDS_NOT_TABLED',
      article: byBook(book, { redcactus: 'RC 13', mons: 'MO 9.3', tdaFr: 'TDA 40', ropta: 'RO 10.5', toufflers: 'TF §10 b3' }),
      parameters: { seats: [2] },
    });
    expect(table.tables(2, '4c 5d').awards).toEqual([[0, 200, { 1: 100, 2: 100 }]]);
  });

  it.each(bookIds)('waits for hands that are neither turned up nor thrown away (%s)', (book) => {
    const table = checkedThrough(book).tables(1, 'Ah Qc');
    expect(table.refusal(award())).toEqual({
      code: 'HAND_STILL_LIVE',
      article: byBook(book, { redcactus: 'RC 13', mons: 'MO 9.2', tdaFr: 'RO 8.1', ropta: 'RO 8.1', toufflers: 'TF §10 b2' }),
      parameters: { seats: [2, 3] },
    });
  });

  it('adds nothing to what was pushed already', () => {
    const table = headsUp('ropta').mucks(2);
    expect(table.give(award())).toEqual([]);
    expect(table.give(award({ withoutTabling: 1 }))).toEqual([]);
    expect(table.give(award({ winners: [{ pot: 0, seats: [1] }] }))).toEqual([]);
    expect(table.refusal(award({ withoutTabling: 2 }))).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
  });

  it('waits for the bets to be gathered and the board to be complete', () => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000] });
    expect(table.refusal(award())).toEqual({ code: 'POTS_NOT_BUILT', article: 'RO 9.17', parameters: { street: 'preflop' } });
    expect(allInCalled('ropta').refusal(award())).toEqual({ code: 'WRONG_PHASE', article: null, parameters: { phase: 'awaitingBoard' } });
    expect(table.refusal(award({ withoutTabling: 8 }))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 8 } });
  });

  it('goes by the table’s word where the board was not entered and all hands lie open', () => {
    const table = headsUp('ropta', null).tables(1, '2c 3d').tables(2, '4c 5d');
    expect(table.refusal(award())).toEqual({ code: 'WINNERS_NOT_NAMED', article: null, parameters: { pot: 0 } });
    expect(types(table.give(award({ winners: [{ pot: 0, seats: [2] }] })))).toEqual(['PotAwarded', 'HandCompleted']);
  });
});

describe('the chip down to which a pot is split', () => {
  /** Seat 1 has folded a blind of 100; seats 2 and 3 share 1,100 made of 500, 500 and 100, where 25 is in play. */
  const shared = (book: string): HandAtTable => {
    const table = HandAtTable.with({
      stacks: [1_000, 1_000, 1_000],
      stakes: { smallBlind: 100, bigBlind: 500 },
      chipUnit: 25,
      rulebook: firstEdition(book),
    });
    return table.act(3, 'call').act(1, 'fold').act(2, 'check').board('Ah Kh Qh Jh Th');
  };

  it.each([
    ['redcactus', { 2: 550, 3: 550 }],
    ['mons', { 2: 600, 3: 500 }],
    ['tdaFr', { 2: 550, 3: 550 }],
    ['ropta', { 2: 550, 3: 550 }],
    ['toufflers', { 2: 550, 3: 550 }],
  ])('is the smallest in play, but under mons the smallest in the pot (%s; MO 9.8)', (book, shares) => {
    const table = shared(book);
    expect(table.give({ type: 'ReportSmallestChip', chip: 100 })).toMatchObject([
      { type: 'SmallestChipReported', data: { chip: 100, counts: book === 'mons' } },
    ]);
    expect(table.give({ type: 'ReportSmallestChip', chip: 100 })).toEqual([]);
    expect(table.tables(2, '2c 3c').tables(3, '2d 3d').awards).toEqual([[0, 1_100, shares]]);
  });

  it('is the smallest in play where nobody named another', () => {
    expect(shared('mons').tables(2, '2c 3c').tables(3, '2d 3d').awards).toEqual([[0, 1_100, { 2: 550, 3: 550 }]]);
  });

  it.each([0, 10, 30, 125, 200, 1.5, Number.NaN])('can’t be %s here', (chip) => {
    expect(shared('mons').refusal({ type: 'ReportSmallestChip', chip })).toEqual({
      code: 'CHIP_UNIT_REQUIRED',
      article: 'MO 9.8',
      parameters: { chip: Number.isNaN(chip) ? 'NaN' : chip, chipUnit: 25, pot: 0, amount: 1100 },
    });
  });

  it('is the director’s to set (RC 20; MO 9.8)', () => {
    const rule = (option: 'smallestInPot' | 'smallestInPlay', amount: number | null = null): HandCommand => ({
      type: 'RuleOnIncident',
      question: 'oddChipUnit',
      option,
      amount,
      reason: 'no change at the table',
    });
    const table = shared('redcactus');
    expect(table.refusal(rule('smallestInPot'))).toEqual({
      code: 'AMOUNT_REQUIRED',
      article: null,
      parameters: { option: 'smallestInPot' },
    });
    expect(table.give(rule('smallestInPot', 100))).toMatchObject([{ type: 'IncidentRuled', data: { overrides: true } }]);
    expect(table.give(rule('smallestInPot', 100))).toEqual([]);
    expect(table.tables(2, '2c 3c').tables(3, '2d 3d').awards).toEqual([[0, 1_100, { 2: 600, 3: 500 }]]);
    const mons = shared('mons');
    mons.give({ type: 'ReportSmallestChip', chip: 100 });
    mons.give(rule('smallestInPlay'));
    expect(mons.tables(2, '2c 3c').tables(3, '2d 3d').awards).toEqual([[0, 1_100, { 2: 550, 3: 550 }]]);
  });

  it('counts from the button’s seat, empty as it may be (MO 9.8; TF §10 b8)', () => {
    const table = HandAtTable.with({
      stacks: [500, 500, 500],
      seats: [2, 5, 8],
      button: 6,
      smallBlindSeat: 8,
      bigBlindSeat: 2,
      stakes: { smallBlind: 5 },
    });
    table.act(5, 'call').act(8, 'fold').act(2, 'check').board('Ah Kh Qh Jh Th').tables(2, '2c 3c').tables(5, '2d 3d');
    expect(table.awards).toEqual([[0, 205, { 2: 103, 5: 102 }]]);
  });
});

describe('a side pot that nobody can win any more', () => {
  it.each(bookIds)('falls to the pot further in (%s)', (book) => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000, 300], rulebook: firstEdition(book) });
    table.act(3, 'allIn').act(1, 'call').act(2, 'call').deal('flop', '2c 7d 9h').act(1, 200).act(2, 'call');
    table.deal('turn', 'Js').act(1, 100).act(2, 'fold');
    table.give({ type: 'RefuseToTable', seat: 1 });
    const dead: HandCommand = { type: 'RuleOnIncident', question: 'refusesToTable', seat: 1, option: 'dead', reason: 'thrown in the muck' };
    expect(types(table.give(dead))).toEqual(['IncidentRuled', 'HandKilled', 'PotMerged', 'PotAwarded', 'HandCompleted']);
    expect(table.all('PotMerged')).toEqual([
      { pot: 1, into: 0, amount: 400, articles: [{ article: 'custom', fallback: true, house: false }] },
    ]);
    expect(table.awards).toEqual([[0, 1_300, { 3: 1_300 }]]);
  });

  it('when both its players give up while the board is run out', () => {
    const start = { stacks: [600, 600, 100, 1_000], rulebook: firstEdition('conformance') };
    const table = HandAtTable.with(start).act(3, 'allIn').act(4, 'fold').act(1, 'allIn').act(2, 'call');
    expect(table.state.pots.map(({ amount }) => amount)).toEqual([300, 1_000]);
    table.act(1, 'fold').act(2, 'fold');
    expect(table.all('PotMerged')).toEqual([{ pot: 1, into: 0, amount: 1_000, articles: [] }]);
    expect(table.awards).toEqual([[0, 1_300, { 3: 1_300 }]]);
  });

  it('is not the side pot of one who still lives', () => {
    const table = sidePot('ropta').board(BOARD).mucks(1).mucks(2);
    expect(table.all('PotMerged')).toEqual([]);
    expect(table.awards).toEqual([[1, 600, { 3: 600 }]]);
  });
});
