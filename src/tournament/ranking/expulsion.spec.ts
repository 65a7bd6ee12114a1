import type { TournamentCommand } from '../../../commands/tournament.js';
import type { ByType } from '../../../events/event-type.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { bookIds } from '../../../test/fixtures/acts.js';
import {
  after,
  asRunning,
  type CommandOf,
  fold,
  hand,
  open,
  player,
  settle,
  sitting,
  stacksAt,
  START,
  started,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import { countChipsInPlay, type Running, type TournamentState } from '../state.js';

const NAMES = ['ada', 'bo', 'cyd', 'dan'];
/** The stack of the book that states one; the others leave it to the organiser. */
const STACK = 15_000;
const reason = 'Chips under the table.';

const expel = (playerId: string, more: Partial<CommandOf<'DisqualifyPlayer'>> = {}): CommandOf<'DisqualifyPlayer'> => ({
  type: 'DisqualifyPlayer',
  playerId: player(playerId),
  cause: 'penalty',
  reason,
  at: START,
  ...more,
});
const lift = (playerId: string): CommandOf<'LiftDisqualification'> => ({
  type: 'LiftDisqualification',
  playerId: player(playerId),
  reason: 'It was the next seat.',
  at: START,
});
const ofType = <Type extends TournamentEvent['type']>(events: readonly TournamentEvent[] | undefined, type: Type) =>
  (events ?? []).filter(({ type: of }) => of === type).map(({ data }) => data as ByType<TournamentEvent>[Type]['data']);

const types = (events: readonly TournamentEvent[] | undefined): string[] => (events ?? []).map(({ type }) => type);

/** Settles a hand; at every event the chips are those of the start, with what has left play. */
function settled(state: TournamentState, table: number, stacks: Readonly<Record<number, number>>) {
  const command = settle(state, table, stacks);
  const { events = [] } = when(state, command);
  const issued = asRunning(state).entry.issued;
  for (const k of events.keys()) {
    const now = fold(state, events.slice(0, k + 1)) as Running;
    expect(countChipsInPlay(now) + now.entry.removed).toBe(issued);
  }
  return { events, state: after(state, command) };
}

describe.each(bookIds)('%s: a player who is disqualified during a hand (RC 71-A; MO 13.1; TDA 7; RO 1.9, 11.1, 11.2)', (book) => {
  const settings = under(book, {}, STACK);
  const opened = after(started(NAMES, settings), open(1));
  const seatOf = (name: string, state: TournamentState = opened): number =>
    asRunning(state).tables[0]!.seats.find(({ playerId }) => playerId === name)!.seat;

  it('is excluded at once, and once, with the articles of the disqualification', () => {
    const { events } = when(opened, expel('ada', { uncalled: 'refund' }));
    expect(events).toMatchObject([
      {
        type: 'ExpulsionOrdered',
        data: { order: 1, playerId: 'ada', from: { table: 1, seat: seatOf('ada') }, handId: hand(1, 1), reason, uncalled: 'refund' },
      },
    ]);
    const alone = when(started(NAMES, settings), expel('ada')).events;
    expect(ofType(events, 'ExpulsionOrdered')[0]!.articles).toEqual(ofType(alone, 'PlayerDisqualified')[0]!.articles);
    expect(when(after(opened, expel('ada')), expel('ada'))).toEqual({ events: [] });
    expect(when(opened, expel('ada', { stack: 9000 })).refusal?.code).toBe('PLAYER_IN_HAND');
    expect(when(started(NAMES, settings), expel('ada', { uncalled: 'refund' })).refusal).toEqual({
      code: 'NO_BET_UNCALLED',
      article: null,
      parameters: { playerId: 'ada' },
    });
  });

  it('leaves when the hand is settled, with the chips that are left, behind those who lost their last chips in it', () => {
    const ordered = after(opened, expel('ada'));
    const [ada, bo, cyd, dan] = NAMES.map((name) => seatOf(name));
    const { events, state } = settled(ordered, 1, { [ada!]: 7000, [bo!]: 38_000, [cyd!]: 0, [dan!]: 15_000 });
    expect(types(events).slice(0, 3)).toEqual(['HandSettled', 'PlayerDisqualified', 'PlayerEliminated']);
    expect(events[1]).toMatchObject({ data: { playerId: 'ada', removed: 7000, place: 4, reason } });
    expect(events[2]).toMatchObject({ data: { playerId: 'cyd', place: 3 } });
    expect(asRunning(state)).toMatchObject({ playersLeft: 2, entry: { removed: 7000 }, expulsions: { ordered: 1, pending: [] } });
    expect(when(state, settle(ordered, 1, { [ada!]: 7000, [bo!]: 38_000, [cyd!]: 0, [dan!]: 15_000 }))).toEqual({ events: [] });
  });

  it('stands behind another who was disqualified in the hand later, whatever chips are left', () => {
    const ordered = after(opened, expel('ada'), expel('bo'));
    const { events } = settled(ordered, 1, { ...stacksAt(ordered, 1), [seatOf('ada')]: 18_000, [seatOf('bo')]: 12_000 });
    expect(ofType(events, 'PlayerDisqualified')).toMatchObject([
      { playerId: 'ada', place: 4 },
      { playerId: 'bo', place: 3 },
    ]);
    expect(types(events)).not.toContain('PlaceCorrected');
  });

  it('is disqualified without chips too', () => {
    const ordered = after(opened, expel('ada'));
    const { events } = settled(ordered, 1, { ...stacksAt(ordered, 1), [seatOf('ada')]: 0, [seatOf('bo')]: 30_000 });
    expect(types(events)).not.toContain('PlayerEliminated');
    expect(ofType(events, 'PlayerDisqualified')).toMatchObject([{ playerId: 'ada', removed: 0, place: 4 }]);
  });

  it('ends the tournament where one other is left', () => {
    const headsUp = after(started(['ada', 'bo'], settings), open(1));
    const ordered = after(headsUp, expel('ada'));
    expect(when(ordered, expel('bo')).refusal).toEqual({ code: 'NOBODY_WOULD_BE_LEFT', article: null, parameters: { players: 2 } });
    const { events } = when(ordered, settle(ordered, 1, stacksAt(ordered, 1)));
    expect(types(events)).toEqual(expect.arrayContaining(['PlayerDisqualified', 'TournamentFinished']));
    expect(ofType(events, 'TournamentFinished')).toMatchObject([{ winner: 'bo', stack: 15_000 }]);
  });

  it('has won where the hand was over before, and nobody else has chips', () => {
    const headsUp = after(started(['ada', 'bo'], settings), open(1));
    const ordered = after(headsUp, expel('ada'));
    const { events } = when(ordered, settle(ordered, 1, { [seatOf('ada', headsUp)]: 30_000 }));
    expect(types(events).slice(0, 4)).toEqual(['HandSettled', 'ExpulsionWithdrawn', 'PlayerEliminated', 'TournamentFinished']);
    expect(ofType(events, 'ExpulsionWithdrawn')).toMatchObject([{ order: 1, playerId: 'ada', cause: 'nobodyLeft', reason: null }]);
    expect(ofType(events, 'TournamentFinished')).toMatchObject([{ winner: 'ada', stack: 30_000 }]);
  });

  it.each([
    ['ada', 'bo'],
    ['bo', 'ada'],
  ])('stays in with the most chips where all others are out by the hand: %s', (most, fewer) => {
    const three = after(started(['ada', 'bo', 'cyd'], settings), open(1));
    const ordered = after(three, expel('ada'), expel('bo'));
    const { events } = when(ordered, settle(ordered, 1, { [seatOf(most, three)]: 25_000, [seatOf(fewer, three)]: 20_000 }));
    expect(ofType(events, 'ExpulsionWithdrawn')).toMatchObject([{ playerId: most, cause: 'nobodyLeft' }]);
    expect(ofType(events, 'PlayerDisqualified')).toMatchObject([{ playerId: fewer, removed: 20_000 }]);
    expect(ofType(events, 'TournamentFinished')).toMatchObject([{ winner: most }]);
  });

  it('is out behind who went out at another table since the order', () => {
    const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay'];
    let state: TournamentState = started(names, { ...settings, seatsPerTable: 3 });
    const [one, two] = [sitting(state, 1, 1), sitting(state, 1, 2)];
    const other = sitting(state, 2, 1);
    state = after(state, open(1), open(2), expel(one));
    const bust = settled(state, 2, { 1: 0, 2: 30_000, 3: 15_000 });
    expect(ofType(bust.events, 'PlayerEliminated')).toMatchObject([{ playerId: other, place: 6 }]);
    const { events } = settled(bust.state, 1, { 1: 15_000, 2: 0, 3: 30_000 });
    expect(ofType(events, 'PlayerDisqualified')).toMatchObject([{ playerId: one, place: 6 }]);
    expect(ofType(events, 'PlaceCorrected')).toMatchObject([{ playerId: other, place: 5, tied: 1, why: { cause: 'expelled' } }]);
    expect(ofType(events, 'PlayerEliminated')).toMatchObject([{ playerId: two, place: 4 }]);
  });

  it('goes when the hand is annulled too, with all chips', () => {
    const annul = { type: 'RecordAnnulment', handId: hand(1, 1), reason: 'The wrong table.', at: START } as const;
    const { events } = when(after(opened, expel('ada')), annul);
    expect(types(events).slice(0, 2)).toEqual(['HandWithdrawn', 'PlayerDisqualified']);
    expect(ofType(events, 'PlayerDisqualified')).toMatchObject([{ removed: 15_000, place: 4 }]);
    expect(when(after(opened, expel('ada'), annul), annul)).toEqual({ events: [] });
  });

  it('stays in where the director withdraws it before the end of the hand', () => {
    const { events } = when(after(opened, expel('ada')), lift('ada'));
    expect(events).toMatchObject([
      {
        type: 'ExpulsionWithdrawn',
        data: { order: 1, playerId: 'ada', handId: hand(1, 1), cause: 'director', reason: 'It was the next seat.' },
      },
    ]);
    const lifted = after(opened, expel('ada'), lift('ada'));
    expect(when(lifted, lift('ada')).refusal).toEqual({ code: 'PLAYER_STILL_IN', article: null, parameters: { playerId: 'ada' } });
    expect(ofType(when(lifted, expel('ada')).events, 'ExpulsionOrdered')).toMatchObject([{ order: 2 }]);
    const { state } = settled(lifted, 1, stacksAt(lifted, 1));
    expect(asRunning(state)).toMatchObject({ playersLeft: 4, entry: { removed: 0 } });
  });

  it('is neither reinstated, nor sold, moved out or handed on while the hand is played', () => {
    const ordered = after(opened, expel('ada'));
    const commands: TournamentCommand[] = [
      { type: 'ReinstatePlayer', playerId: player('ada'), reason, at: START },
      { type: 'RecordAbandonment', playerId: player('ada'), confirmed: true, judged: false, reason: null, at: START },
      { type: 'AnnulEntry', playerId: player('ada'), reason, at: START },
      { type: 'TransferEntry', playerId: player('ada'), toPlayer: player('zoe'), reason, at: START },
    ];
    const codes = commands.map((command) => when(ordered, command).refusal?.code);
    expect(codes).toEqual(['PLAYER_STILL_IN', 'PLAYER_IN_HAND', 'PLAYER_IN_HAND', 'PLAYER_IN_HAND']);
  });

  it('is in again by a reinstatement after the hand, with the chips that left play', () => {
    const ordered = after(opened, expel('ada'));
    const { state } = settled(ordered, 1, { ...stacksAt(ordered, 1), [seatOf('ada')]: 7000, [seatOf('bo')]: 23_000 });
    const back = after(state, { type: 'ReinstatePlayer', playerId: player('ada'), reason, at: START });
    expect(asRunning(back)).toMatchObject({ playersLeft: 4, entry: { removed: 0 } });
    expect(countChipsInPlay(asRunning(back))).toBe(60_000);
  });

  it('gains and gives back chips by a correction of the hand outside of play', () => {
    const ordered = after(opened, expel('ada'));
    const { state } = settled(ordered, 1, { ...stacksAt(ordered, 1), [seatOf('ada')]: 18_000, [seatOf('bo')]: 12_000 });
    const move = (amount: number, correction = 1): CommandOf<'CorrectSettlement'> => ({
      type: 'CorrectSettlement',
      handId: hand(1, 1),
      correction,
      changes: [
        { playerId: player('ada'), amount },
        { playerId: player('bo'), amount: -amount },
      ],
      results: [
        { playerId: player('ada'), stackBefore: 15_000, stackAfter: 18_000 + amount },
        { playerId: player('bo'), stackBefore: 15_000, stackAfter: 12_000 - amount },
      ],
      at: START,
    });
    const gained = after(state, move(2000));
    expect(asRunning(gained)).toMatchObject({ playersLeft: 3, entry: { removed: 20_000 } });
    expect(countChipsInPlay(asRunning(gained))).toBe(40_000);
    const given = after(state, move(-3000));
    expect(asRunning(given)).toMatchObject({ playersLeft: 3, entry: { removed: 15_000 } });
    expect(countChipsInPlay(asRunning(given))).toBe(45_000);
    expect(asRunning(given).eliminations).toMatchObject([{ playerId: 'ada', stackBefore: 15_000 }]);
    expect(when(state, move(-18_001)).refusal).toEqual({
      code: 'STACK_TOO_SHORT',
      article: null,
      parameters: { playerId: 'ada', stack: 18_000, amount: 18_001 },
    });
  });
});

describe('an offence of a player who is disqualified during a hand', () => {
  it('is closed by the order, and open again when that is withdrawn', () => {
    const offence = { type: 'RecordOffence', playerId: player('ada'), offence: 'cheating' } as const;
    const opened = after(started(NAMES), open(1), offence);
    const ordered = after(opened, expel('ada', { offenceId: 1 }));
    expect(asRunning(ordered).discipline.offences).toMatchObject([{ outcome: 'disqualified' }]);
    expect(asRunning(after(ordered, lift('ada'))).discipline.offences).toMatchObject([{ outcome: 'open' }]);
  });
});

describe('a satellite with a player who is disqualified during a hand', () => {
  const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay'];
  const begin = (): TournamentState =>
    after(started(names, under('mons', { seatsPerTable: 3, atStake: { satellite: true, qualifiers: 4 } })), open(1), open(2));

  it('ends with the hand, for who went out since the order had the better place', () => {
    const state = begin();
    const expelled = sitting(state, 1, 1);
    const bust = sitting(state, 2, 1);
    const lost = sitting(state, 1, 2);
    let now = after(state, expel(expelled));
    const other = settled(now, 2, { 1: 0, 2: 30_000, 3: 15_000 });
    now = other.state;
    expect(types(other.events)).not.toContain('SatelliteFinished');
    const { events } = when(now, settle(now, 1, { 1: 15_000, 2: 0, 3: 30_000 }));
    const [end] = ofType(events, 'SatelliteFinished');
    expect(end!.qualified).toHaveLength(4);
    expect(end!.qualified).toEqual(expect.arrayContaining([lost]));
    expect(end!.qualified).not.toContain(expelled);
    expect(end!.qualified).not.toContain(bust);
  });

  it('does not end while the order stands, and ends when it is withdrawn', () => {
    const state = after(started(names, under('mons', { seatsPerTable: 3, atStake: { satellite: true, qualifiers: 5 } })), open(1), open(2));
    const expelled = sitting(state, 1, 1);
    const bust = settled(after(state, expel(expelled)), 2, { 1: 0, 2: 30_000, 3: 15_000 });
    expect(types(bust.events)).not.toContain('SatelliteFinished');
    expect(ofType(when(bust.state, lift(expelled)).events, 'SatelliteFinished')[0]!.qualified).toContain(expelled);
    const { events } = when(bust.state, settle(bust.state, 1, stacksAt(bust.state, 1)));
    const [end] = ofType(events, 'SatelliteFinished');
    expect(end!.qualified).toHaveLength(5);
    expect(end!.qualified).not.toContain(expelled);
  });
});

describe('an untracked table', () => {
  it('has no hand that waits: its player leaves at once with the chips that are counted', () => {
    const played = after(started(NAMES), { type: 'RecordHandPlayed', table: 1, at: START });
    expect(when(played, expel('ada')).refusal).toEqual({ code: 'COUNT_FIRST', article: null, parameters: { table: 1, players: ['ada'] } });
    const { events } = when(played, expel('ada', { stack: 7000 }));
    expect(ofType(events, 'PlayerDisqualified')).toMatchObject([{ removed: 7000, place: 4 }]);
  });
});
