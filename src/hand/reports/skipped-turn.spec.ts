import { flop, say } from '../../../test/fixtures/acts.js';
import type { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

const claim = (seat: number, reasonableTimePassed = true): HandCommand => ({ type: 'ClaimSkippedTurn', seat, reasonableTimePassed });
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

/** Five on the flop, nobody has acted; the named seats act though seat 1 is in turn. */
function skipping(
  book: string,
  ...acts: readonly (readonly [seat: number, kind: 'check' | 'fold' | 'bet', amount?: number])[]
): HandAtTable {
  const table = flop(book, 5);
  for (const [seat, kind, amount] of acts) table.give({ type: 'Act', seat, gesture: say(kind, amount) });
  return table;
}

describe('a player who was skipped', () => {
  it.each([['redcactus'], ['mons'], ['tdaFr'], ['ropta'], ['toufflers']])(
    'has every option under %s while one has acted after him',
    (book) => {
      const table = skipping(book, [2, 'check']);
      expect(table.give(claim(1))).toMatchObject([
        { type: 'ActionBackedUp', data: { seat: 1, options: ['check', 'bet', 'fold'], mayRaise: true } },
      ]);
      expect(types(table.act(1, 'check').events.slice(-3))).toEqual(['OutOfTurnActBound', 'GestureJudged', 'Checked']);
    },
  );

  it.each(['tdaFr', 'ropta', 'toufflers'])('may only call or fold after substantial action (%s; RO 9.3, 6.7)', (book) => {
    const table = skipping(book, [2, 'bet', 300], [3, 'fold']);
    expect(table.give(claim(1))[0]).toMatchObject({
      type: 'ActionBackedUp',
      data: { options: ['call', 'fold'], mayRaise: false, actsStand: true },
    });
    // The bet that was made over the skipped player stands, and comes back to them.
    expect(table.act(4, 'call').act(5, 'fold').legal).toMatchObject({ seat: 1, canCheck: false, callAmount: 300, raiseBar: 'turnLost' });
    table.act(1, 'call');
    expect(table.state.phase).toBe('awaitingBoard');
  });

  it.each(['tdaFr', 'ropta', 'toufflers'])('may only check or fold where three folded over him (%s; RO 9.3, 6.7)', (book) => {
    const table = skipping(book, [2, 'fold'], [3, 'fold'], [4, 'fold']);
    expect(table.give(claim(1))).toMatchObject([{ type: 'ActionBackedUp', data: { options: ['check', 'fold'], mayRaise: false } }]);
    expect(table.refusalOf(1, 400)).toEqual({ code: 'TURN_LOST', article: 'RO 9.3', parameters: { seat: 1 } });
  });

  it('is left to the director under RC 44-B, once a reasonable time has passed', () => {
    const table = skipping('redcactus', [2, 'check'], [3, 'check'], [4, 'check']);
    expect(types(table.give(claim(1, false)))).toEqual(['ActionBackedUp']);
    expect(table.give(claim(1))).toMatchObject([
      {
        type: 'RulingRequested',
        data: { kind: 'skippedTurn', options: [{ option: 'handDead' }, { option: 'nonAggressiveOnly' }], default: 'nonAggressiveOnly' },
      },
    ]);
    expect(table.refusalOf(1, 'check')).toEqual({ code: 'RULING_PENDING', article: null, parameters: { rulingId: 1, seat: 1 } });
    expect(types(table.give({ type: 'RuleOnAction', rulingId: 1, option: 'nonAggressiveOnly' }))).toEqual([
      'RulingGiven',
      'ActionBackedUp',
    ]);
    expect(table.refusalOf(1, 300)).toEqual({ code: 'TURN_LOST', article: 'RC 44-B', parameters: { seat: 1 } });
    table.act(1, 'check');
    expect(table.legal?.seat).toBe(5);
  });

  it('has a dead hand if the director rules so', () => {
    const table = skipping('redcactus', [2, 'bet', 200], [3, 'fold']);
    table.give(claim(1));
    const events = types(table.give({ type: 'RuleOnAction', rulingId: 1, option: 'handDead' }));
    expect(events.slice(0, 2)).toEqual(['RulingGiven', 'Folded']);
    expect(table.state.currentBet).toBe(200);
  });

  it('has a dead hand under MO 8.15 once three have acted, which the director may save for a call or a fold', () => {
    const table = skipping('mons', [2, 'check'], [3, 'check']);
    expect(types(table.give(claim(1)))).toEqual(['ActionBackedUp']);
    table.give({ type: 'Act', seat: 4, gesture: say('bet', 300) });
    expect(types(table.give(claim(1))).slice(0, 2)).toEqual(['TurnForfeited', 'Folded']);
    expect(table.legal?.seat).toBe(5);
    expect(table.refusal({ type: 'SaveSkippedHand', seat: 1, reason: ' ' })).toEqual({
      code: 'REASON_REQUIRED',
      article: null,
      parameters: {},
    });
    expect(table.refusal({ type: 'SaveSkippedHand', seat: 2, reason: 'he was dealing' })).toEqual({
      code: 'NOTHING_TO_SAVE',
      article: null,
      parameters: { seat: 2 },
    });
    expect(types(table.give({ type: 'SaveSkippedHand', seat: 1, reason: 'he was dealing' }))).toEqual(['HandRestored']);
    table.act(5, 'fold');
    expect(table.legal).toMatchObject({ seat: 1, canCheck: false, callAmount: 300, raiseBar: 'turnLost' });
    table.act(1, 'call');
    expect(table.state.bets).toEqual([300, 0, 0, 300, 0]);
    expect(table.legal?.seat).toBe(2);
    expect(table.refusal({ type: 'SaveSkippedHand', seat: 1, reason: 'again' })).toEqual({
      code: 'NOTHING_TO_SAVE',
      article: null,
      parameters: { seat: 1 },
    });
  });

  it('is none where nobody acted after him, or it is not his turn', () => {
    expect(skipping('ropta').refusal(claim(1))).toEqual({ code: 'SEAT_NOT_SKIPPED', article: null, parameters: { seat: 1 } });
    expect(skipping('ropta', [3, 'check']).refusal(claim(2))).toEqual({ code: 'SEAT_NOT_SKIPPED', article: null, parameters: { seat: 2 } });
  });
});
