import {
  after,
  asRunning,
  count,
  minutes,
  open,
  outcome,
  player,
  settle,
  sitting,
  stacksAt,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import type { HandId } from '../../../events/ids.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import type { Running, TournamentState } from '../state.js';

/** Hands that were recorded or opened by mistake. No book says how hands are recorded: they are as if they had not been. */

const four = ['ada', 'bo', 'cyd', 'dan'];
const fromSeat1 = (state: TournamentState): TournamentState => after(state, { type: 'DetermineFirstButton', table: 1, seat: 1 });
const played: TournamentCommand = { type: 'RecordHandPlayed', table: 1, at: START };
const withdraw: TournamentCommand = { type: 'WithdrawHandPlayed', table: 1, reason: 'Played at table 2.' };
const annulled = (handId: string): TournamentCommand => ({ type: 'RecordAnnulment', handId: handId as HandId, reason: 'Wrong table.' });
const tableOf = (state: TournamentState): Running['tables'][number] => asRunning(state).tables[0]!;

/** A warning first, then two hands to miss. */
function penalised(state: TournamentState): TournamentState {
  const who = sitting(state, 1, 2);
  const recorded = after(state, { type: 'RecordOffence', playerId: player(who), offence: 'insult' });
  return after(recorded, {
    type: 'IssuePenalty',
    offenceId: 1,
    playerId: player(who),
    unit: 'hands',
    count: 2,
    reason: 'A grave insult.',
  });
}

describe('WithdrawHandPlayed', () => {
  const begun = fromSeat1(started(four));

  it.each([
    ['the first hand of a table', begun],
    ['a hand after a settled one', settled(begun)],
    ['a hand after another that nobody typed in', after(begun, played)],
  ])('takes back %s: the table is as it was before', (_which, state) => {
    const back = after(after(state, played), withdraw);
    expect(tableOf(back)).toEqual({ ...tableOf(state), beforeHand: null });
    expect(asRunning(back).discipline).toEqual(asRunning(state).discipline);
    // The next hand stands as the one that was taken back did.
    expect(when(back, played)).toEqual(when(state, played));
  });

  it('leaves stacks uncertain where a player has left since with other chips than they were known to have', () => {
    const state = after(started(['ada', 'bo', 'cyd', 'dan', 'eve', 'fay']), played);
    const leaves = { type: 'MovePlayer', playerId: sitting(state, 1, 2), table: 2, seat: 4, reason: 'a broken chair' } as const;
    expect(tableOf(after(state, { ...leaves, stack: 2_500 }, withdraw)).stacksFrom).toBe('unknown');
    expect(tableOf(after(state, { ...leaves, stack: 10_000 }, withdraw)).stacksFrom).toBe('start');
  });

  it('says which hand it was, and why', () => {
    expect(when(after(begun, played, played), withdraw)).toEqual({
      events: [{ type: 'HandWithdrawn', data: { table: 1, handNumber: 2, handId: null, reason: 'Played at table 2.' } }],
    });
  });

  it('keeps stacks that were counted since', () => {
    const once = after(begun, played);
    const counted = after(once, count(once, 1, stacksAt(begun, 1)));
    expect(tableOf(after(counted, withdraw)).stacksFrom).toBe('count');
  });

  it('gives back the hands that were missed by it, also where they were the last (RO 11.2)', () => {
    const state = penalised(begun);
    const [penalty] = asRunning(state).discipline.penalties;
    const twice = after(state, played, played);
    expect(asRunning(twice).discipline.penalties[0]).toMatchObject({ remaining: 0, stage: 'served' });
    const back = after(twice, withdraw);
    expect(asRunning(back).discipline.penalties[0]).toEqual({ ...penalty, remaining: 1 });
    expect(asRunning(after(back, played)).discipline.penalties[0]).toMatchObject({ remaining: 0, stage: 'served' });
  });

  it('is refused where there is nothing to take back', () => {
    expect(when(begun, withdraw).refusal).toEqual({ code: 'NO_HAND_TO_WITHDRAW', article: null, parameters: { table: 1 } });
    expect(when(settled(begun), withdraw).refusal).toEqual({ code: 'NO_HAND_TO_WITHDRAW', article: null, parameters: { table: 1 } });
    expect(when(after(begun, played, withdraw), withdraw).refusal).toEqual({
      code: 'NO_HAND_TO_WITHDRAW',
      article: null,
      parameters: { table: 1 },
    });
    expect(when(after(begun, open(1)), withdraw).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'RO 3.1',
      parameters: { table: 1, handId: 'friday.1.1' },
    });
    expect(when(begun, { ...withdraw, table: 7 }).refusal).toEqual({ code: 'UNKNOWN_TABLE', article: null, parameters: { table: '7' } });
  });

  it('waits for the elimination by the hand to be taken back', () => {
    const who = sitting(begun, 1, 3);
    const out = after(begun, played, { type: 'EliminatePlayer', playerId: player(who), at: START });
    expect(when(out, withdraw).refusal).toEqual({
      code: 'HAND_TOOK_PLAYERS_OUT',
      article: null,
      parameters: { table: 1, hand: 1, playerId: who },
    });
    const again = after(out, {
      type: 'ReinstatePlayer',
      playerId: player(who),
      reason: 'Mistaken for another.',
      at: START,
    });
    expect(tableOf(after(again, withdraw)).hands).toBe(0);
  });
});

describe('WithdrawHandPlayed of an earlier hand', () => {
  const begun = fromSeat1(started(four));
  const three = after(begun, played, played, played);
  const earlier = { ...withdraw, hand: 1 };

  it('gives those after it the numbers before their own; button and blinds go back by one hand', () => {
    expect(when(three, earlier)).toEqual({
      events: [{ type: 'HandWithdrawn', data: { table: 1, handNumber: 3, handId: null, reason: 'Played at table 2.', meant: 1 } }],
    });
    const back = after(three, earlier);
    const two = after(begun, played, played);
    expect(tableOf(back)).toEqual({ ...tableOf(two), beforeHand: null });
    expect(when(back, played)).toEqual(when(two, played));
  });

  it('is the last one where the number is its own', () => {
    expect(when(three, { ...withdraw, hand: 3 })).toEqual(when(three, withdraw));
  });

  it('has a hand missed again that every one of them served', () => {
    const who = player(sitting(begun, 1, 2));
    const recorded = after(begun, { type: 'RecordOffence', playerId: who, offence: 'insult' });
    const fourHands = { type: 'IssuePenalty', offenceId: 1, playerId: who, unit: 'hands', count: 4, reason: 'A grave insult.' } as const;
    const long = after(recorded, fourHands);
    const both = asRunning(after(long, played, played)).discipline.penalties;
    const back = after(long, played, played, { ...withdraw, hand: 1 });
    expect(asRunning(back).discipline.penalties.map(({ remaining }) => remaining)).toEqual(both.map(({ remaining }) => remaining + 1));
  });

  const counted = after(begun, played, count(begun, 1, stacksAt(begun, 1)), played);
  const ordered = after(begun, played, {
    ...played,
    positions: { button: 3, smallBlindSeat: 4, bigBlindSeat: 1, reason: 'The button was passed on wrongly.' },
  });
  const punished = after(penalised(after(begun, played)), played);
  const joined = after(
    started(['ada', 'bo', 'cyd']),
    { type: 'DetermineFirstButton', table: 1, seat: 1 },
    played,
    {
      type: 'AdmitLatePlayer',
      playerId: player('zoe'),
      adult: true,
      showsDocument: true,
      at: START,
    },
    played,
  );

  it.each([
    ['a count', counted, 'count'],
    ['a button that the director set', ordered, 'button'],
    ['a player who sat down', joined, 'seats'],
    ['a penalty that began', punished, 'penalty'],
  ])('is refused after %s', (_what, state, by) => {
    const last = tableOf(state).hands;
    expect(when(state, earlier).refusal).toEqual({ code: 'HAND_FOLLOWED', article: null, parameters: { table: 1, hand: 1, last, by } });
  });

  it('is refused for a hand that was typed in, or is none', () => {
    const typed = after(settled(begun), played, played);
    expect(when(typed, earlier).refusal).toEqual({
      code: 'HAND_NOT_PLAYED',
      article: null,
      parameters: { table: 1, hand: 1, first: 2, last: 3 },
    });
    expect(when(three, { ...withdraw, hand: 4 }).refusal).toMatchObject({ code: 'HAND_NOT_PLAYED', parameters: { first: 1, last: 3 } });
  });

  it('waits for an elimination since to be taken back', () => {
    const who = sitting(begun, 1, 3);
    const out = after(three, { type: 'EliminatePlayer', playerId: player(who), at: START });
    expect(when(out, earlier).refusal).toMatchObject({ code: 'HAND_TOOK_PLAYERS_OUT', parameters: { table: 1, hand: 3, playerId: who } });
  });

  it('is none of a round of hand-for-hand play, also when that is over', () => {
    const eight = started(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    const round = after(
      eight,
      { type: 'AnnounceHandForHand', reason: 'bubble', stillPlaying: [], at: START + minutes(1) },
      { ...played, at: START + minutes(1) },
      { ...played, table: 2, at: START + minutes(1) },
      { type: 'EndHandForHand', reason: 'a mistake', at: START + minutes(3) },
    );
    const more = after(round, { ...played, at: START + minutes(4) });
    expect(when(more, earlier).refusal).toEqual({ code: 'HAND_ROUND_OVER', article: null, parameters: { table: 1 } });
  });
});

describe('WithdrawHandPlayed while tables play hand for hand', () => {
  const eight = started(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  const announced = after(eight, {
    type: 'AnnounceHandForHand',
    reason: 'bubble',
    stillPlaying: [],
    at: START + minutes(1),
  });
  const at = (table: number): TournamentCommand => ({ type: 'RecordHandPlayed', table, at: START + minutes(1) });

  it('leaves the table its hand of the round', () => {
    const once = after(announced, at(1));
    expect(outcome(when(once, at(1)))).not.toContain('HandPlayed');
    const back = after(once, withdraw);
    expect(asRunning(back).handForHand).toEqual(asRunning(announced).handForHand);
    expect(outcome(when(back, at(1)))).toContain('HandPlayed');
  });

  it('is refused once the round is over: the clock went on by it', () => {
    const over = after(announced, at(1), at(2));
    expect(when(over, withdraw).refusal).toEqual({ code: 'HAND_ROUND_OVER', article: null, parameters: { table: 1 } });
  });
});

describe('a hand that was annulled', () => {
  const begun = fromSeat1(started(four));

  it('gives back button, blinds and its number, and a penalty is served in the hand that is opened instead', () => {
    for (const state of [begun, settled(begun), penalised(begun)]) {
      const opened = after(state, open(1));
      const { handId } = tableOf(opened).openHand!;
      const back = after(opened, annulled(handId));
      expect(tableOf(back)).toEqual({ ...tableOf(state), beforeHand: null });
      expect(asRunning(back).discipline).toEqual(asRunning(state).discipline);
      expect(when(back, open(1))).toEqual(when(state, open(1)));
      expect(when(back, annulled(handId))).toEqual({ events: [] });
    }
  });
});

function settled(state: TournamentState): TournamentState {
  const opened = after(state, open(1));
  return after(opened, settle(opened, 1, stacksAt(opened, 1)));
}
