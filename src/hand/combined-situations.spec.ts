/**
 * Situations that combine rules which are tested singly elsewhere, written down with their articles before they were run.
 */
import { firstEdition } from '../../events/editions.js';
import type { Gesture } from '../../events/judging.js';
import type { HandId } from '../../events/ids.js';
import { bookIds, flop, say } from '../../test/fixtures/acts.js';
import { HandAtTable, type Setting } from '../../test/fixtures/hand-at-table.js';

const everyBook = it.each(bookIds);
const at = (book: string, setting: Setting): HandAtTable => HandAtTable.with({ rulebook: firstEdition(book), ...setting });
const early = (table: HandAtTable, seat: number, gesture: Gesture = say('fold')): HandAtTable => {
  table.give({ type: 'Act', seat, gesture });
  return table;
};
const leaves = (table: HandAtTable, seat: number): HandAtTable => {
  table.give({ type: 'RecordLeftTable', seat });
  return table;
};
const expelled = (table: HandAtTable, seat: number): HandAtTable => {
  table.give({ type: 'ExpelFromHand', seat, order: 1 });
  return table;
};
const returned = (table: HandAtTable) => table.all('UncalledBetReturned').map(({ seat, amount }) => [seat, amount]);
const blinds = { smallBlind: 100, bigBlind: 200 };

describe('a fold out of turn (RC 44-A, 58; MO 5.1; RO 9.3; TF §6 b1) with other rules', () => {
  everyBook('and an all-in for less than others posted (RO 9.7; %s)', (book) => {
    const table = early(at(book, { stacks: [2_000, 2_000, 60] }), 1)
      .act(3, 'allIn')
      .act(2, 'fold');
    expect(returned(table)).toEqual([[2, 40]]);
    expect(table.state.stacks).toEqual([1_950, 1_940, 170]);
  });

  everyBook('and a disqualification of the next player (RC 71; MO 13.1; RO 11.2; %s)', (book) => {
    const table = expelled(early(at(book, { stacks: [2_000, 2_000, 2_000] }), 1), 2);
    expect(table.state.stacks).toEqual([1_950, 1_900, 2_150]);
  });

  everyBook('and a player who leaves in turn (RC 31; RO 4.1; %s)', (book) => {
    const table = leaves(early(at(book, { stacks: [2_000, 2_000, 2_000] }), 1), 3);
    expect(table.state.stacks).toEqual([1_950, 2_050, 2_000]);
  });

  everyBook('and a hand that is dealt again (RC 35; RO 5.3; %s)', (book) => {
    const table = early(at(book, { stacks: [2_000, 2_000, 2_000] }), 1);
    table.give({ type: 'VoidHand', cause: 'boxedCards', settlement: 'refundAll', reason: 'two aces' });
    table.give({ type: 'Redeal' });
    expect(table.act(3, 'call').legal).toMatchObject({ seat: 1, callAmount: 50, raiseBar: null });
  });

  everyBook('and a bettor who throws their own hand (RO 8.3, 8.4; %s)', (book) => {
    const table = early(flop(book, 3), 3).act(1, 300);
    table.give({ type: 'ReportDiscard', seat: 1 });
    expect(table.state.stacks).toEqual([19_700, 20_600, 20_000]);
  });

  everyBook('and bets that others made out of turn before it (RO 9.3; %s)', (book) => {
    const table = early(early(flop(book, 4), 2, say('bet', 200)), 3).act(1, 'check');
    expect(table.legal).toMatchObject({ seat: 4, callAmount: 200 });
    table.act(4, 'fold').act(1, 'fold');
    expect(table.state.stacks).toEqual([20_000, 20_400, 20_000, 20_000]);
  });

  it.each(['redcactus', 'tdaFr', 'ropta'])('and an all-in made at once with a bet (RO 9.18; %s)', (book) => {
    const table = flop(book, 3, { 2: 900 });
    const acts = [
      { seat: 3, gesture: say('fold') },
      { seat: 2, gesture: say('allIn') },
      { seat: 1, gesture: say('bet', 200) },
    ];
    table.give({ type: 'ActSimultaneously', acts });
    expect(table.legal).toMatchObject({ seat: 1, callAmount: 700 });
    table.act(1, 'fold');
    expect(table.state.stacks).toEqual([19_800, 1_400, 20_000]);
  });

  it.each(['mons', 'tdaFr', 'ropta', 'toufflers'])('and its return after others have acted (RO 8.4; MO 5.4; TF §6 b4; %s)', (book) => {
    const table = at(book, { stacks: [2_000, 2_000, 2_000] });
    table.give({ type: 'ReportDiscard', seat: 1, touchedMuck: false, identifiable: true });
    table.act(3, 'call');
    table.give({ type: 'RuleOnIncident', question: 'retrieveDiscard', seat: 1, option: 'giveBack', amount: null, reason: 'misheard' });
    expect(table.legal).toMatchObject({ seat: 1, callAmount: 50 });
    table.act(1, 'call').act(2, 'check');
    expect(table.state.pots).toEqual([{ amount: 300, seats: [1, 2, 3] }]);
  });
});

describe('chips that no live player could match (RC preamble; RO 4.2, 9.7) with other rules', () => {
  everyBook('two all-ins under an absent big blind (%s)', (book) => {
    const table = at(book, { stacks: [5_000, 5_000, 150, 180], dead: [2], stakes: blinds })
      .act(3, 'allIn')
      .act(4, 'allIn')
      .act(1, 'fold');
    expect(returned(table)).toEqual([[2, 20]]);
    expect(table.state.pots).toEqual([
      { amount: 550, seats: [3, 4] },
      { amount: 60, seats: [4] },
    ]);
  });

  everyBook('an absent big blind, an all-in and a small blind who calls (%s)', (book) => {
    const table = at(book, { stacks: [5_000, 5_000, 150, 5_000], dead: [2], stakes: blinds })
      .act(3, 'allIn')
      .act(4, 'fold')
      .act(1, 'call');
    expect(table.state.pots).toEqual([
      { amount: 450, seats: [1, 3] },
      { amount: 50, seats: [1] },
    ]);
  });

  everyBook('a bettor who leaves under two all-ins (RC 31; RO 4.1; %s)', (book) => {
    const table = leaves(flop(book, 4, { 2: 400, 3: 700 }).act(1, 1_000).act(2, 'allIn').act(3, 'allIn'), 1).act(4, 'fold');
    expect(returned(table)).toEqual([[1, 300]]);
    expect(table.state.pots).toEqual([
      { amount: 1_600, seats: [2, 3] },
      { amount: 600, seats: [3] },
    ]);
  });

  everyBook('a bettor whose hand is swept away has it back by that rule, and once (RC 65-A; MO 5.8; TDA 28; RO 8.2; %s)', (book) => {
    const table = flop(book, 3, { 2: 400 }).act(1, 1_000).act(2, 'allIn');
    table.give({ type: 'ReportHandKilled', seat: 1, cause: 'sweptByDealer', identifiable: false });
    table.act(3, 'fold');
    expect(table.state.stacks).toEqual([19_600, 1_100, 20_000]);
  });

  everyBook('a bettor who is disqualified (MO 13.1; TDA 7; RO 11.2; %s)', (book) => {
    const table = expelled(flop(book, 3, { 2: 400 }).act(1, 1_000).act(2, 'allIn'), 1).act(3, 'fold');
    expect(returned(table)).toEqual([[1, 600]]);
    expect(table.state.stacks).toEqual([19_600, 1_100, 20_000]);
  });

  everyBook('a big blind ante stays in the main pot whole (RO 4.2; %s)', (book) => {
    const stakes = { ...blinds, ante: 200, anteFormat: 'bigBlind', antePriority: 'blindFirst' } as const;
    const table = at(book, { stacks: [5_000, 5_000, 150], dead: [2], stakes })
      .act(3, 'allIn')
      .act(1, 'fold');
    expect(returned(table)).toEqual([[2, 50]]);
    expect(table.state.stacks).toEqual([4_900, 4_650, 600]);
  });

  everyBook('a result that is typed alone after the bettor has left (%s)', (book) => {
    const table = leaves(flop(book, 3, { 2: 400 }).act(1, 1_000).act(2, 'allIn'), 1);
    table.give({ type: 'RecordHandResult', stillIn: [2], put: [] });
    expect(table.state.stacks).toEqual([19_600, 1_100, 20_000]);
  });
});

describe('a claim on the hand before (RC 22) with other rules', () => {
  const taken = (changes: { seat: number; amount: number }[]) =>
    ({ type: 'CorrectStacks', handId: 'friday.1.1' as HandId, correction: 1, changes }) as const;

  everyBook('a small blind who folded out of turn had less than it (%s)', (book) => {
    const table = early(at(book, { stacks: [1_000, 1_000, 1_000] }), 1);
    table.give(
      taken([
        { seat: 1, amount: -980 },
        { seat: 3, amount: 980 },
      ]),
    );
    table.act(3, 'fold');
    expect(table.state.stacks).toEqual([0, 1_020, 1_980]);
  });

  everyBook('an absent big blind had less than it, against an all-in (%s)', (book) => {
    const table = at(book, { stacks: [5_000, 1_000, 150], dead: [2], stakes: blinds });
    table.give(
      taken([
        { seat: 2, amount: -880 },
        { seat: 1, amount: 880 },
      ]),
    );
    table.act(3, 'allIn').act(1, 'fold');
    expect(returned(table)).toEqual([[3, 30]]);
    expect(table.state.stacks).toEqual([5_780, 0, 370]);
  });

  everyBook('a player who is in all the same may win what they have (%s)', (book) => {
    const table = at(book, { stacks: [1_000, 1_000, 1_000] });
    table.give(
      taken([
        { seat: 2, amount: -970 },
        { seat: 3, amount: 970 },
      ]),
    );
    table.act(3, 'call').act(1, 'fold').board('2c 7d 9h Js Kd').tables(2, 'Kc Ks').tables(3, 'Ah Qc');
    expect(table.state.stacks).toEqual([950, 90, 1_960]);
  });
});
