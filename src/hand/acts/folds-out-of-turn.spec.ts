import { firstEdition } from '../../../events/editions.js';
import type { Gesture } from '../../../events/judging.js';
import { byBook, bookIds, flop, say } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

const everyBook = it.each(bookIds);

/** Before the flop, blinds 50 and 100 of seats 1 and 2; the last seat has the button. */
function preflop(book: string, players = 3): HandAtTable {
  return HandAtTable.with({ stacks: Array.from({ length: players }, () => 2_000), rulebook: firstEdition(book) });
}

function acting(table: HandAtTable, ...acts: readonly (readonly [seat: number, gesture: Gesture])[]): HandAtTable {
  for (const [seat, gesture] of acts) table.give({ type: 'Act', seat, gesture });
  return table;
}

const fold = say('fold');

describe('RC 44-A, RC 58, MO 5.1, TDA 30, RO 9.3, TF §6 b1: a hand that is folded out of turn is dead when it is thrown', () => {
  everyBook('the last one that lives wins, whoever was to act (%s)', (book) => {
    const table = acting(preflop(book), [1, fold]);
    const article = byBook(book, { redcactus: 'RC 44-A', mons: 'MO 5.1', tdaFr: 'TDA 30', ropta: 'RO 9.3', toufflers: 'TF §6 b1' });
    expect(table.all('HandKilled')).toMatchObject([{ seat: 1, cause: 'mucked' }]);
    expect(table.all('HandKilled')[0]!.articles.map((cited) => cited.article)).toContain(article);
    expect(table.legal?.seat).toBe(3);
    acting(table, [2, fold]);
    expect(table.state.phase).toBe('completed');
    expect(table.state.stacks).toEqual([1_950, 1_900, 2_150]);
    expect(table.refusalOf(3, 'fold')).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
  });

  everyBook('cards that are thrown are as dead as a word (%s)', (book) => {
    const table = preflop(book);
    for (const seat of [1, 2]) table.give({ type: 'ReportDiscard', seat });
    expect(table.state.stacks).toEqual([1_950, 1_900, 2_150]);
  });

  everyBook('heads-up the other has won before their hand is swept away (%s)', (book) => {
    const table = flop(book, 2);
    table.give({ type: 'ReportDiscard', seat: 2 });
    expect(table.state.stacks).toEqual([20_200, 20_000]);
    const swept = { type: 'ReportHandKilled', seat: 1, cause: 'thrownByOther', by: 2, identifiable: false } as const;
    expect(table.refusal(swept)).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
  });

  everyBook('a bet that comes after it can no longer be answered by it (%s)', (book) => {
    const table = acting(flop(book, 3), [2, fold]).act(1, 500);
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 500 });
    table.act(3, 'fold');
    expect(table.state.stacks).toEqual([20_300, 20_000, 20_000]);
  });

  everyBook('who has called already and owes nothing more is dead too (%s)', (book) => {
    const table = acting(preflop(book).act(3, 'call'), [3, fold]).act(1, 'call').act(2, 'check');
    expect(table.state.pots).toEqual([{ amount: 300, seats: [1, 2] }]);
  });

  everyBook('given twice it changes nothing; how the cards lie may be said after the word (%s)', (book) => {
    const table = acting(preflop(book, 4), [1, fold]);
    expect(table.give({ type: 'Act', seat: 1, gesture: fold })).toEqual([]);
    expect(table.refusal({ type: 'Act', seat: 1, gesture: say('call') })).toEqual({
      code: 'HAND_NOT_LIVE',
      article: null,
      parameters: { seat: 1 },
    });
    expect(table.give({ type: 'ReportDiscard', seat: 1, touchedMuck: false })).toMatchObject([{ type: 'HandThrown' }]);
    expect(table.give({ type: 'ReportDiscard', seat: 1, touchedMuck: false })).toEqual([]);
  });

  everyBook('it is one of the acts that were made over a skipped player (%s)', (book) => {
    const table = acting(preflop(book, 6).act(3, 'call'), [5, fold], [6, fold], [1, fold]);
    const raises = { type: 'Act', seat: 4, action: { type: 'raise', to: 400 } } as const;
    const refusedBy = { mons: 'SKIPPED_HAND_DEAD', tdaFr: 'TURN_LOST', ropta: 'TURN_LOST', toufflers: 'TURN_LOST' };
    // RC 44-B asks that a reasonable time has passed, too.
    expect(table.refusal(raises)?.code).toBe(byBook(book, { redcactus: undefined, ...refusedBy }));
  });

  everyBook('the table can tell the hand by its result alone after it (%s)', (book) => {
    const table = acting(preflop(book, 4), [1, fold]).act(3, 'call').act(4, 'fold').act(2, 'check');
    expect(table.refusal({ type: 'RecordHandResult', stillIn: [2, 3], put: [], winners: [{ pot: 0, seats: [2] }] })).toBeUndefined();
  });
});

describe('RO 8.4, RO 8.3, MO 5.4, TF §6 b4: a hand that was folded out of turn by mistake', () => {
  const giveBack = {
    type: 'RuleOnIncident',
    question: 'retrieveDiscard',
    seat: 1,
    option: 'giveBack',
    amount: null,
    reason: 'heard wrong',
  } as const;

  it.each(['mons', 'tdaFr', 'ropta', 'toufflers'])(
    'is given back by the director, with all its rights while nobody has acted (%s)',
    (book) => {
      const table = acting(preflop(book), [1, fold]);
      table.give({ type: 'ReportDiscard', seat: 1, touchedMuck: false, identifiable: true });
      table.give(giveBack);
      table.act(3, 'call');
      expect(table.legal).toMatchObject({ seat: 1, callAmount: 50, raiseBar: null });
    },
  );

  it('RC 41, RC 44-A, RC 58: never comes back', () => {
    const table = acting(preflop('redcactus'), [1, fold]);
    expect(table.refusal({ type: 'RetrieveHand', seat: 1, touchedMuck: false })).toEqual({
      code: 'FOLD_IS_BINDING',
      article: 'RC 44-A',
      parameters: { seat: 1 },
    });
  });
});

describe('RO 9.18, MO 8.14, TF §9 b14: who folds at the same moment as the one in turn acts', () => {
  everyBook('has won where the one in turn folds: that fold came first (%s)', (book) => {
    const table = flop(book, 2);
    table.give({
      type: 'ActSimultaneously',
      acts: [
        { seat: 2, gesture: fold },
        { seat: 1, gesture: fold },
      ],
    });
    expect(table.state.stacks).toEqual([20_000, 20_200]);
  });

  everyBook('is dead at once, though others are still to act before them (%s)', (book) => {
    const table = flop(book, 3);
    table.give({
      type: 'ActSimultaneously',
      acts: [
        { seat: 3, gesture: fold },
        { seat: 1, gesture: say('check') },
      ],
    });
    expect(table.all('HandKilled')).toMatchObject([{ seat: 3 }]);
    expect(table.act(2, 'check').state.pots).toEqual([{ amount: 300, seats: [1, 2] }]);
  });
});

describe('RO 9.16 with RC 58, MO 5.1, RO 9.3, TF §6 b1: a hand that is given up in the dark', () => {
  everyBook('does not wait for the cards (%s)', (book) => {
    const table = flop(book, 2).act(1, 'check').act(2, 'check');
    table.give({ type: 'BetInTheDark', seat: 1, street: 'turn', gesture: fold });
    expect(table.state.stacks).toEqual([20_000, 20_200]);
    expect(table.all('InfractionNoted')).toEqual([]);
  });

  everyBook('waits for the floor where the table disagrees (%s)', (book) => {
    const table = flop(book, 2).act(1, 'check').act(2, 'check');
    table.give({ type: 'BetInTheDark', seat: 1, street: 'turn', gesture: { ...fold, heardByAll: false } });
    expect(table.state.phase).toBe('awaitingBoard');
  });
});
