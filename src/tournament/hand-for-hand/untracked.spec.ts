/**
 * Players who go out hand for hand at untracked tables, and who are reported together or one after the other.
 */
import {
  after,
  asRunning,
  type CommandOf,
  open,
  outcome,
  player,
  settle,
  sitting,
  START,
  started,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import { firstEdition } from '../../../events/editions.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import type { PlayerId } from '../../../events/ids.js';
import type { Finished, TournamentState } from '../state.js';

const books = ['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'] as const;
const names = Array.from({ length: 10 }, (_, index) => `p${String(index + 1).padStart(2, '0')}`);
const at = (minute: number): number => START + minute * 60_000;

/** Ten at two tables of five, hand for hand, with nine places that qualify or are paid. */
function handForHand(book: string, atStake: { paidPlaces?: number; satellite?: boolean; qualifiers?: number } = { paidPlaces: 9 }) {
  return after(started(names, under(book, { seatsPerTable: 8, atStake })), { type: 'AnnounceHandForHand', reason: 'bubble', at: START });
}

const recorded = (table: number, out: CommandOf<'RecordHandPlayed'>['out'] = [], minute = 1): TournamentCommand => ({
  type: 'RecordHandPlayed',
  table,
  out,
  at: at(minute),
});
const eliminate = (playerId: PlayerId, stack?: number): TournamentCommand => ({
  type: 'EliminatePlayer',
  playerId,
  ...(stack === undefined ? {} : { stack }),
  at: at(2),
});
const placeOf = (state: TournamentState, playerId: PlayerId): readonly number[] => {
  const { place, tied } = (state as ReturnType<typeof asRunning>).eliminations.find((out) => out.playerId === playerId)!;
  return [place, tied];
};

/** Whether a book ranks players of several tables by their stacks on the bubble too, or has the first of each table share a place. */
const isByStack = (book: string): boolean => rulebookFor(firstEdition(book))!.floor.ranking.bubble.value === 'byStack';

describe.each(books)('%s: players who go out in one round at two tables (RO 2.7; MO 9.10; TF §10 b10)', (book) => {
  const state = handForHand(book);
  const [one, other] = [sitting(state, 1, 1), sitting(state, 2, 1)];
  const stacks = [7000, 3000] as const;
  // As two typed tables would have it.
  const expected = isByStack(book)
    ? [
        [9, 1],
        [10, 1],
      ]
    : [
        [9, 2],
        [9, 2],
      ];

  const ways: readonly (readonly [string, readonly TournamentCommand[]])[] = [
    ['named with the hands', [recorded(1, [{ playerId: one, stack: stacks[0] }]), recorded(2, [{ playerId: other, stack: stacks[1] }])]],
    ['reported before the hands are recorded', [eliminate(one, stacks[0]), recorded(1), eliminate(other, stacks[1]), recorded(2)]],
    ['reported after the hands are recorded', [recorded(1), eliminate(one, stacks[0]), recorded(2), eliminate(other, stacks[1])]],
  ];

  it.each(ways)('are placed together: %s', (_way, commands) => {
    const ended = after(state, ...commands);
    expect(asRunning(ended).handForHand).toBeNull();
    expect([placeOf(ended, one), placeOf(ended, other)]).toEqual(expected);
  });

  it('are placed together where one table types its hand and the other does not', () => {
    const dealt = after(state, open(1, at(1)));
    const { seats } = asRunning(dealt).tables[0]!.openHand!;
    const [loser, winner] = seats;
    const left = { ...Object.fromEntries(seats.map(({ seat, stack }) => [seat, stack])), [loser!.seat]: 0 };
    const lost = settle(dealt, 1, { ...left, [winner!.seat]: winner!.stack + loser!.stack }, at(1));
    const same = loser!.stack;
    const first = after(dealt, lost, recorded(2, [{ playerId: other, stack: same }]));
    const second = after(dealt, recorded(2, [{ playerId: other, stack: same }]), lost);
    for (const ended of [first, second]) {
      expect(asRunning(ended).handForHand).toBeNull();
      expect([placeOf(ended, loser!.playerId), placeOf(ended, other)]).toEqual([
        [9, 2],
        [9, 2],
      ]);
    }
  });

  it('are placed with who is named with the hand where one of them was reported while it was held (RO 1.10)', () => {
    const [short, big] = [sitting(state, 1, 2), one];
    const ended = after(state, eliminate(big, 7000), recorded(1, [{ playerId: short, stack: 3000 }]));
    expect([placeOf(ended, big), placeOf(ended, short)]).toEqual([
      [9, 1],
      [10, 1],
    ]);
  });

  it('are out in the round that they were counted in, after its hand was recorded', () => {
    const counted = after(state, recorded(1), {
      type: 'RecordChipCounts',
      table: 1,
      stacks: asRunning(state).tables[0]!.seats.map(({ playerId, stack }, index) => ({
        playerId,
        stack: index === 0 ? 0 : index === 1 ? 2 * stack : stack,
      })),
      at: at(2),
    });
    const ended = after(counted, recorded(2, [{ playerId: other, stack: asRunning(state).settings.startingStack }]));
    expect([placeOf(ended, one), placeOf(ended, other)]).toEqual([
      [9, 2],
      [9, 2],
    ]);
  });

  it('are out in the round of the last recorded hand where they are counted before the hand of the next', () => {
    const early = handForHand(book, { paidPlaces: 8 });
    const full = asRunning(early).settings.startingStack;
    const counted = after(early, recorded(1), recorded(2), {
      type: 'RecordChipCounts',
      table: 1,
      stacks: asRunning(early).tables[0]!.seats.map(({ playerId }, index) => ({ playerId, stack: [0, 2 * full][index] ?? full })),
      at: at(2),
    });
    expect(asRunning(counted).handForHand).toMatchObject({ round: 2, open: true, begun: [] });
    const ended = after(counted, recorded(2, [{ playerId: other, stack: 2000 }], 3), recorded(1, [], 3));
    expect([placeOf(ended, one), placeOf(ended, other)]).toEqual([
      [10, 1],
      [9, 1],
    ]);
  });
});

describe('a satellite that ends with a round of hand-for-hand (MO 1.4; RO 2.7)', () => {
  it('has the last place tied where the last table names who went out with its hand', () => {
    const state = handForHand('ropta', { satellite: true, qualifiers: 9 });
    const [one, other] = [sitting(state, 1, 1), sitting(state, 2, 1)];
    const decision = when(after(state, recorded(1, [{ playerId: one }])), recorded(2, [{ playerId: other }]));
    expect(outcome(decision)).toContain('QualificationTied');
  });

  it('ends again, as if the hand had named them, where somebody of the last round is reported after it', () => {
    const state = handForHand('ropta', { satellite: true, qualifiers: 9 });
    const [one, other] = [sitting(state, 1, 1), sitting(state, 2, 1)];
    const over = after(state, recorded(1, [{ playerId: one, stack: 2000 }]), recorded(2));
    expect(over.phase).toBe('finished');
    const decision = when(over, eliminate(other, 2000));
    expect(outcome(decision)).toEqual(expect.arrayContaining(['TournamentReopened', 'PlayerEliminated', 'QualificationTied']));
    const late = after(over, eliminate(other, 2000));
    const named = after(state, recorded(1, [{ playerId: one, stack: 2000 }]), recorded(2, [{ playerId: other, stack: 2000 }]));
    for (const playerId of [one, other]) expect(placeOf(late, playerId)).toEqual(placeOf(named, playerId));
    expect(asRunning(late).tiedForSeats).toEqual(asRunning(named).tiedForSeats);
  });

  it('refuses who had no part in its end, and says who can be named', () => {
    const state = after(
      started(names, under('ropta', { seatsPerTable: 8, atStake: { satellite: true, qualifiers: 9 } })),
      recorded(2),
      recorded(1, [{ playerId: sitting(started(names, under('ropta', { seatsPerTable: 8 })), 1, 1) }]),
    );
    const elsewhere = (state as Finished).tables[1]!.seats[0]!.playerId;
    expect(when(state, eliminate(elsewhere))).toEqual({
      refusal: { code: 'SATELLITE_FINISHED', article: null, parameters: { qualified: 9 } },
    });
  });
});

describe.each(books)('%s: two who go out in the last recorded hand of a satellite (MO 1.4, 9.10; RO 1.10; TF §10 b10)', (book) => {
  it('are both out, in whatever order they are typed: the bigger stack qualifies', () => {
    const settings = under(book, { seatsPerTable: 8, atStake: { satellite: true, qualifiers: 9 } });
    const state = after(started(names, settings), recorded(1));
    const [short, big] = [sitting(state, 1, 1), sitting(state, 1, 2)];
    for (const order of [
      [eliminate(short, 2000), eliminate(big, 5000)],
      [eliminate(big, 5000), eliminate(short, 2000)],
    ]) {
      const ended = after(state, ...order);
      expect([placeOf(ended, short), placeOf(ended, big)]).toEqual([[10, 1], [9, 1]]); // oxfmt-ignore
      expect((ended as Finished).qualified).toContain(big);
      expect((ended as Finished).qualified).not.toContain(short);
    }
  });
});

describe.each(books)('%s: two who are reported by one command, or by two (RO 1.10; MO 9.10; TF §10 b10)', (book) => {
  const state = after(started(names, under(book, { seatsPerTable: 8 })), recorded(1));
  const [short, big, elsewhere] = [sitting(state, 1, 1), sitting(state, 1, 2), sitting(state, 2, 1)];
  type Named = CommandOf<'EliminatePlayers'>['players'];
  const together = (players: Named, more: Partial<CommandOf<'EliminatePlayers'>> = {}): TournamentCommand => ({
    type: 'EliminatePlayers',
    players,
    at: at(2),
    ...more,
  });
  /** Hands that nobody has typed in since the stacks were known. */
  const later = after(state, recorded(1, [], 2), recorded(1, [], 3));

  it('by two they went out in two hands: whoever is reported first has the worse place, whatever the stacks', () => {
    const decision = when(after(state, eliminate(big, 5000)), eliminate(short, 2000));
    expect(outcome(decision)).toEqual(['PlayerEliminated']);
    const ended = after(state, eliminate(big, 5000), eliminate(short, 2000));
    expect([placeOf(ended, short), placeOf(ended, big)]).toEqual([[9, 1], [10, 1]]); // oxfmt-ignore
  });

  it('by two, with a hand of another table between them, are not tied', () => {
    const ended = after(state, eliminate(big, 2000), recorded(2), eliminate(elsewhere), eliminate(short, 2000));
    expect([placeOf(ended, big), placeOf(ended, elsewhere), placeOf(ended, short)]).toEqual([[10, 1], [9, 1], [8, 1]]); // oxfmt-ignore
  });

  it('the director may say afterwards that it was one hand', () => {
    const two = after(state, eliminate(big, 5000), eliminate(short, 2000));
    const one = after(two, together([{ playerId: short }, { playerId: big }]));
    expect([placeOf(one, short), placeOf(one, big)]).toEqual([[10, 1], [9, 1]]); // oxfmt-ignore
  });

  it('by one they went out in one hand: the larger stack has the better place, and equal stacks share it', () => {
    const placed = after(state, together([{ playerId: big, stack: 5000 }, { playerId: short, stack: 2000 }])); // oxfmt-ignore
    expect([placeOf(placed, short), placeOf(placed, big)]).toEqual([[10, 1], [9, 1]]); // oxfmt-ignore
    const tied = after(state, together([{ playerId: big, stack: 2000 }, { playerId: short, stack: 2000 }])); // oxfmt-ignore
    expect([placeOf(tied, short), placeOf(tied, big)]).toEqual([[9, 2], [9, 2]]); // oxfmt-ignore
  });

  it('one command is one hand: it ties nobody with players of another hand of the table', () => {
    const [first, second] = [sitting(state, 1, 3), sitting(state, 1, 4)];
    const before = after(state, together([{ playerId: first, stack: 3000 }, { playerId: second, stack: 3000 }])); // oxfmt-ignore
    const ended = after(before, together([{ playerId: short, stack: 1000 }, { playerId: elsewhere, stack: 3000 }])); // oxfmt-ignore
    expect([placeOf(ended, first), placeOf(ended, second)]).toEqual([[9, 2], [9, 2]]); // oxfmt-ignore
    expect(placeOf(ended, elsewhere)[0]).toBe(7);
  });

  it('share a place where the hand just before began with equal stacks, by a typed hand', () => {
    const dealt = after(started(names, under(book, { seatsPerTable: 8 })), open(1, at(0)));
    const { seats } = asRunning(dealt).tables[0]!.openHand!;
    const even = settle(dealt, 1, Object.fromEntries(seats.map(({ seat, stack }) => [seat, stack])), at(1));
    const ended = after(dealt, even, recorded(1, [], 2), together([{ playerId: big }, { playerId: short }]));
    expect([placeOf(ended, short), placeOf(ended, big)]).toEqual([[9, 2], [9, 2]]); // oxfmt-ignore
  });

  it('are not placed by stacks that nobody knows: the stacks are asked for, or their order', () => {
    const refused = (...players: readonly string[]): object => ({ code: 'COUNT_FIRST', article: null, parameters: { table: 1, players } });
    const two = [{ playerId: big }, { playerId: short }];
    expect(when(later, together(two)).refusal).toEqual(refused(big, short));
    expect(when(later, recorded(1, two, 4)).refusal).toEqual(refused(big, short));
    expect(when(later, together([{ playerId: big, stack: 5000 }, { playerId: short }])).refusal).toEqual(refused(short));
    for (const command of [together(two, { order: 'asListed' }), { ...recorded(1, two, 4), order: 'asListed' } as TournamentCommand]) {
      const ended = after(later, command);
      expect([placeOf(ended, big), placeOf(ended, short)]).toEqual([[10, 1], [9, 1]]); // oxfmt-ignore
    }
    for (const command of [together(two, { order: 'tied' }), { ...recorded(1, two, 4), order: 'tied' } as TournamentCommand]) {
      const ended = after(later, command);
      expect([placeOf(ended, big), placeOf(ended, short)]).toEqual([[9, 2], [9, 2]]); // oxfmt-ignore
      expect(asRunning(ended).eliminations.map(({ ruled }) => ruled)).toEqual([true, true]);
    }
  });

  it('are not placed later by stacks that nobody knew when they were reported', () => {
    const two = after(later, eliminate(big), eliminate(short));
    expect(asRunning(two).eliminations.map(({ estimated }) => estimated)).toEqual([true, true]);
    const both = [{ playerId: big }, { playerId: short }];
    expect(when(two, together(both)).refusal).toMatchObject({ code: 'COUNT_FIRST' });
    expect(placeOf(after(two, together(both, { order: 'tied' })), big)).toEqual([9, 2]);
    expect(when(later, eliminate(big)).events).toMatchObject([{ data: { estimated: true } }]);
    expect(when(later, eliminate(big, 4000)).events![0]!.data).not.toHaveProperty('estimated');
  });

  it('at a table that records no hands nobody knows the stacks after the start', () => {
    const none = started(names, under(book, { seatsPerTable: 8 }));
    const [one, other] = [sitting(none, 1, 1), sitting(none, 1, 2)];
    const ended = after(none, eliminate(other, 5000), eliminate(one, 2000));
    expect([placeOf(ended, other), placeOf(ended, one)]).toEqual([[10, 1], [9, 1]]); // oxfmt-ignore
    expect(when(none, together([{ playerId: one }, { playerId: other }])).refusal).toMatchObject({ code: 'COUNT_FIRST' });
  });
});

describe('a round of which no hand is recorded', () => {
  it('is over once a count shows that it was played', () => {
    const six = started(names.slice(0, 6), { seatsPerTable: 4, atStake: { paidPlaces: 3 } });
    const state = after(
      six,
      { type: 'AnnounceHandForHand', reason: 'bubble', at: START },
      { type: 'HoldAllIn', table: 1, handId: null, at: at(1) },
    );
    const { seats, chips } = asRunning(state).tables[1]!;
    const stacks = seats.map(({ playerId }, index) => ({ playerId, stack: [chips - 10_000, 10_000, 0][index]! }));
    const counted = when(state, { type: 'RecordChipCounts', table: 2, stacks, reason: 'one went out', at: at(2) });
    expect(counted.refusal).toBeUndefined();
  });
});

describe('who is named with a recorded hand', () => {
  const state = started(names, { seatsPerTable: 8 });
  const [one, two, other] = [sitting(state, 1, 1), sitting(state, 1, 2), sitting(state, 2, 1)];

  it('is out in it, the larger stack in the better place', () => {
    const decision = when(
      state,
      recorded(1, [
        { playerId: two, stack: 5000 },
        { playerId: one, stack: 2000 },
      ]),
    );
    expect(decision.events?.map(({ type }) => type)).toEqual([
      'FirstButtonDetermined',
      'HandPlayed',
      'PlayerEliminated',
      'PlayerEliminated',
    ]);
    expect(decision.events?.slice(2)).toMatchObject([
      { data: { playerId: one, place: 10, stackBefore: 2000, handId: null } },
      { data: { playerId: two, place: 9, stackBefore: 5000 } },
    ]);
  });

  it('sits at the table, once, and not everybody is', () => {
    const all = asRunning(state).tables[0]!.seats.map(({ playerId }) => ({ playerId }));
    expect(when(state, recorded(1, [{ playerId: other }])).refusal).toEqual({
      code: 'PLAYERS_MISMATCH',
      article: null,
      parameters: { table: 1, missing: [], unexpected: [other], repeated: [] },
    });
    expect(when(state, recorded(1, [{ playerId: one }, { playerId: one }])).refusal).toEqual({
      code: 'PLAYER_REPEATED',
      article: null,
      parameters: { playerId: 'p10' },
    });
    expect(when(state, recorded(1, [{ playerId: player('nobody') }])).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'nobody' },
    });
    expect(when(state, recorded(1, all)).refusal).toEqual({
      code: 'STILL_HAS_CHIPS',
      article: 'RO 1.9',
      parameters: { playerId: 'p10', stack: 10000 },
    });
    expect(when(state, recorded(1, [{ playerId: one, stack: -1 }])).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'out.0.stack', value: '-1', minimum: 0, maximum: 1e12 },
    });
  });
});
