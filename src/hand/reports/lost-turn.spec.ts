import { firstEdition } from '../../../events/editions.js';
import type { Gesture } from '../../../events/judging.js';
import { flop, say } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

const claim = (seat: number): HandCommand => ({ type: 'ClaimSkippedTurn', seat, reasonableTimePassed: true });

/** Seats act by gesture, in this order. */
function acting(table: HandAtTable, ...acts: readonly (readonly [seat: number, gesture: Gesture])[]): HandAtTable {
  for (const [seat, gesture] of acts) table.give({ type: 'Act', seat, gesture });
  return table;
}

/** Before the flop: seat 3 is first to speak, five players. */
const beforeFlop = (book: string): HandAtTable =>
  HandAtTable.with({ stacks: [10_000, 10_000, 10_000, 10_000, 10_000], rulebook: firstEdition(book) });

describe('RC 44-B: the director lets a skipped player call, check or fold, and no more', () => {
  const ruled = (table: HandAtTable): HandAtTable => {
    const skipped = table.legal!.seat;
    table.give(claim(skipped));
    table.give({ type: 'RuleOnAction', rulingId: 1, option: 'nonAggressiveOnly' });
    return table;
  };

  it('the acts made over him are valid, and he answers the bet among them without a raise', () => {
    const table = ruled(acting(flop('redcactus', 5).act(1, 'check'), [3, say('bet', 200)], [4, say('call')]));
    expect(table.all('ActionBackedUp')).toMatchObject([{ seat: 2, mayRaise: false, actsStand: true, barred: true }]);
    expect(table.all('OutOfTurnActReleased')).toEqual([]);
    expect(table.state.bets).toEqual([0, 0, 200, 200, 0]);
    expect(table.act(5, 'call').act(1, 'call').legal).toMatchObject({ seat: 2, callAmount: 200, raiseBar: 'turnLost' });
    expect(table.refusalOf(2, 600)).toEqual({ code: 'TURN_LOST', article: 'RC 44-B', parameters: { seat: 2 } });
  });

  it('before the flop too', () => {
    const table = ruled(acting(beforeFlop('redcactus'), [4, say('raise', 300)], [5, say('call')]));
    expect(table.state.bets).toEqual([50, 100, 0, 300, 300]);
    expect(table.act(1, 'fold').act(2, 'fold').legal).toMatchObject({ seat: 3, callAmount: 300, raiseBar: 'turnLost' });
  });

  it('no later bet of the street gives him a raise either', () => {
    const table = ruled(acting(flop('redcactus', 5), [2, say('check')], [3, say('check')], [4, say('check')])).act(1, 'check');
    expect(table.act(5, 400).legal).toMatchObject({ seat: 1, callAmount: 400, raiseBar: 'turnLost' });
    table.act(1, 'call').act(2, 'fold').act(3, 'fold').act(4, 'fold').deal('turn');
    expect(table.legal).toMatchObject({ seat: 1, raiseBar: null });
  });
});

describe('a player who was skipped has lost his turn without anybody claiming (RO 9.3, 6.7)', () => {
  it.each([
    ['tdaFr', true],
    ['ropta', false],
    ['toufflers', true],
  ])('after a check and a bet over him he may not bet (%s)', (book, fallback) => {
    const table = acting(flop(book).act(1, 'check'), [3, say('check')], [4, say('bet', 200)]);
    expect(table.all('RaiseRightLost')).toMatchObject([
      {
        seat: 2,
        articles: [
          { article: 'RO 9.3', fallback },
          { article: 'RO 6.7', fallback },
        ],
      },
    ]);
    expect(table.legal).toMatchObject({ seat: 2, canCheck: true, raiseBar: 'turnLost' });
    expect(table.refusalOf(2, 600)).toEqual({ code: 'TURN_LOST', article: 'RO 9.3', parameters: { seat: 2 } });
    expect(table.refusalOf(2, 'allIn')).toEqual({ code: 'TURN_LOST', article: 'RO 9.3', parameters: { seat: 2 } });
    table.act(2, 'check');
    // What was done over the skipped player stands, and they answer it.
    expect(table.all('OutOfTurnActReleased')).toEqual([]);
    expect(table.state.bets).toEqual([0, 0, 0, 200]);
    expect(table.act(1, 'fold').legal).toMatchObject({ seat: 2, callAmount: 200, raiseBar: 'turnLost' });
  });

  it.each(['tdaFr', 'ropta', 'toufflers'])('a bet that he says or pushes does not stand (%s)', (book) => {
    const table = acting(flop(book).act(1, 'check'), [3, say('check')], [4, say('bet', 200)], [2, say('bet', 600)]);
    expect(table.all('GestureJudged').at(-1)).toMatchObject({ seat: 2, ruling: 'void', reason: { key: 'turnLost' } });
    expect(table.all('ActVoided')).toMatchObject([
      { seat: 2, options: ['check', 'fold'], articles: [{ article: 'RO 9.3' }, { article: 'RO 6.7' }] },
    ]);
  });

  it.each(['tdaFr', 'ropta', 'toufflers'])('two who were skipped have both lost it (%s)', (book) => {
    const table = acting(flop(book, 5).act(1, 'check'), [4, say('bet', 200)], [5, say('call')]);
    expect(table.all('RaiseRightLost').map(({ seat }) => seat)).toEqual([2, 3]);
    expect(table.act(2, 'fold').legal).toMatchObject({ seat: 3, raiseBar: 'turnLost' });
  });

  it.each(['redcactus', 'mons'])('%s has another measure', (book) => {
    const table = acting(flop(book).act(1, 'check'), [3, say('check')], [4, say('bet', 200)]);
    expect(table.all('RaiseRightLost')).toEqual([]);
    expect(table.legal).toMatchObject({ seat: 2, raiseBar: null });
  });

  it('MO 8.15: his hand is dead once three have acted; any act of his but a fold is refused', () => {
    const table = acting(flop('mons', 5).act(1, 'check'), [3, say('check')], [4, say('bet', 200)]);
    expect(table.refusalOf(2, 600)).toBeUndefined();
    acting(table, [5, say('call')]);
    for (const act of [600, 'check', 'allIn'] as const) {
      expect(table.refusalOf(2, act)).toEqual({ code: 'SKIPPED_HAND_DEAD', article: 'MO 8.15', parameters: { seat: 2 } });
    }
    expect(table.refusal({ type: 'Act', seat: 2, gesture: say('bet', 600) })).toEqual({
      code: 'SKIPPED_HAND_DEAD',
      article: 'MO 8.15',
      parameters: { seat: 2 },
    });
    expect(table.refusalOf(2, 'fold')).toBeUndefined();
    table.give(claim(2));
    expect(table.state.bets).toEqual([0, 0, 0, 200, 200]);
    table.give({ type: 'SaveSkippedHand', seat: 2, reason: 'he was dealing' });
    table.act(1, 'fold');
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 200, raiseBar: 'turnLost' });
  });

  it.each(['tdaFr', 'ropta', 'toufflers'])('the director may let him play on all the same (%s; RO 9.3, note)', (book) => {
    const table = acting(flop(book).act(1, 'check'), [3, say('check')], [4, say('bet', 200)]);
    table.give({ type: 'RuleOnIncident', question: 'skippedPlayer', seat: 2, option: 'actNormally', reason: 'he was shuffling' });
    expect(table.all('ActionBackedUp')).toMatchObject([{ seat: 2, options: ['check', 'bet', 'fold'], mayRaise: true }]);
    table.act(2, 600);
    expect(table.all('OutOfTurnActReleased')).toMatchObject([{ seat: 3 }]);
  });

  it('RO 9.3: the director may depart from it for an act of his', () => {
    const table = acting(flop('ropta').act(1, 'check'), [3, say('check')], [4, say('bet', 200)]);
    table.give({
      type: 'OverrideRuling',
      seat: 2,
      gesture: say('bet', 600),
      action: { type: 'bet', to: 600 },
      reason: 'they were too fast',
    });
    expect(table.all('BetPlaced')).toMatchObject([{ seat: 2, to: 600 }]);
  });
});

describe('RO 7.1, 9.3: a flop that came too early and that acts have covered', () => {
  const early: HandCommand = {
    type: 'ReportBoardError',
    street: 'flop',
    kind: 'premature',
    actsSince: [
      { seat: 4, action: 'check', amount: 0 },
      { seat: 5, action: 'bet', amount: 500 },
    ],
  };
  const withFlop = (book: string): HandAtTable => {
    const table = beforeFlop(book).act(3, 'fold').act(4, 'call').act(5, 'call').act(1, 'fold');
    table.give(early);
    return table;
  };

  it.each([
    ['tdaFr', true],
    ['ropta', false],
  ])('stands; the big blind that was skipped may not raise any more (%s)', (book, fallback) => {
    const table = withFlop(book);
    expect(table.all('BoardErrorStands')).toMatchObject([
      {
        street: 'flop',
        kind: 'premature',
        skipped: [2],
        articles: [{ article: 'RO 7.1', fallback }, { article: 'RO 9.3' }, { article: 'RO 6.7' }],
      },
    ]);
    expect(table.legal).toMatchObject({ seat: 2, canCheck: true, raiseBar: 'turnLost' });
    expect(table.refusalOf(2, 1000)).toEqual({ code: 'TURN_LOST', article: 'RO 9.3', parameters: { seat: 2 } });
    expect(table.give(early)).toEqual([]);
    expect(table.act(2, 'check').deal('flop').legal).toMatchObject({ seat: 2, raiseBar: null });
  });

  it('RC 44-B: what is left to him is for the director', () => {
    const table = withFlop('redcactus');
    expect(table.all('BoardErrorStands')).toMatchObject([{ skipped: [2] }]);
    table.give(claim(2));
    table.give({ type: 'RuleOnAction', rulingId: 1, option: 'nonAggressiveOnly' });
    expect(table.legal).toMatchObject({ seat: 2, canCheck: true });
    expect(table.refusalOf(2, 1000)).toEqual({ code: 'TURN_LOST', article: 'RC 44-B', parameters: { seat: 2 } });
  });

  it.each(['mons', 'toufflers'])('%s takes it back whatever was done, and he raises as he likes (MO 2.13; TF §2 b13)', (book) => {
    const table = withFlop(book);
    expect(table.all('BoardErrorRuled')).toHaveLength(1);
    expect(table.act(2, 1000).state.bets[1]).toBe(1000);
  });
});
