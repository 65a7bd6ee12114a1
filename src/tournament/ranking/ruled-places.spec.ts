/** The director rules on places: who was ranked wrongly, who share a place, and who has won, in play and after the finish. */
import {
  after,
  count,
  draw,
  fold,
  friday,
  open,
  outcome,
  player,
  register,
  seed,
  settle,
  sitting,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import { firstEdition } from '../../../events/editions.js';
import type { TournamentCommand, TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { type Elimination, type Finished, initialTournamentState, type TournamentState } from '../state.js';

const at = START + 60_000;
const eight = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal'];
const article = 'RO 1.10';
const reason = 'the sheets of both tables show it';
const cited = [{ article, fallback: false, house: false }];

const eliminate = (playerId: string): TournamentCommand => ({ type: 'EliminatePlayer', playerId: player(playerId), at });
const played = (table: number): TournamentCommand => ({ type: 'RecordHandPlayed', table, at });
const rule = (places: Readonly<Record<string, number>>, more: Partial<CommandOf<'CorrectPlaces'>> = {}): CommandOf<'CorrectPlaces'> => ({
  type: 'CorrectPlaces',
  players: Object.entries(places).map(([playerId, place]) => ({ playerId: player(playerId), place })),
  article,
  reason,
  at,
  ...more,
});
const eliminationsOf = (state: TournamentState): readonly Elimination[] => (state as { eliminations: readonly Elimination[] }).eliminations;
const places = (state: TournamentState): string[] =>
  eliminationsOf(state).map(({ playerId, place, tied }) => `${playerId} ${place}/${tied}`);
const asFinished = (state: TournamentState): Finished => {
  if (state.phase !== 'finished') throw new Error(state.phase);
  return state;
};
const chips = (state: TournamentState): number =>
  (state as { tables: readonly { chips: number }[] }).tables.reduce((sum, table) => sum + table.chips, 0);

describe('RO 1.10: places while the tournament is in play', () => {
  const state = started(eight);
  const [one, two, three] = [sitting(state, 1, 1), sitting(state, 2, 1), sitting(state, 1, 2)];
  const out = after(state, played(1), played(2), eliminate(one), eliminate(two), played(1), eliminate(three));

  it('are swapped: each event says why, and the ruling names what was on record', () => {
    const decision = when(out, rule({ [one]: 7, [two]: 8 }));
    const why = { cause: 'ruled', handId: null, reason, articles: cited };
    expect(decision.events).toEqual([
      { type: 'PlaceCorrected', data: { playerId: two, place: 8, tied: 1, why } },
      { type: 'PlaceCorrected', data: { playerId: one, place: 7, tied: 1, why } },
      {
        type: 'PlacesRuled',
        data: {
          players: [
            { playerId: one, place: 7, tied: 1, was: { place: 8, tied: 1 } },
            { playerId: two, place: 8, tied: 1, was: { place: 7, tied: 1 } },
          ],
          reason,
          articles: cited,
        },
      },
    ]);
    expect(places(after(out, rule({ [one]: 7, [two]: 8 })))).toEqual([`${two} 8/1`, `${one} 7/1`, `${three} 6/1`]);
  });

  it('are shared, with the better number; and parted again', () => {
    const shared = after(out, rule({ [one]: 7 }));
    expect(places(shared)).toEqual([`${one} 7/2`, `${two} 7/2`, `${three} 6/1`]);
    expect(places(after(shared, rule({ [two]: 8 })))).toEqual([`${two} 8/1`, `${one} 7/1`, `${three} 6/1`]);
  });

  it('that stand already are no event', () => {
    expect(when(out, rule({ [one]: 8, [three]: 6 }))).toEqual({ events: [] });
  });

  it.each([
    ['a place that nobody would have', rule({ [one]: 6 }), 'PLACES_DO_NOT_FIT', { expected: 8, players: [two] }],
    ['a place that is still played for', rule({ [three]: 5 }), 'PLACE_STILL_OPEN', { place: 5, left: 5 }],
    ['a player who is in', rule({ [sitting(state, 2, 2)]: 6 }), 'PLAYER_STILL_IN', { playerId: sitting(state, 2, 2) }],
    ['a player whom nobody knows', rule({ zoe: 6 }), 'UNKNOWN_PLAYER', { playerId: 'zoe' }],
    [
      'an article of another book',
      rule({ [one]: 7, [two]: 8 }, { article: 'MO 9.10' }),
      'UNKNOWN_ARTICLE',
      { article: 'MO 9.10', rulebook: 'ropta' },
    ],
  ] as const)('refuse %s', (_what, command, code, parameters) => {
    expect(when(out, command)).toEqual({ refusal: { code, article: null, parameters } });
  });

  it('refuse a player who is named twice', () => {
    const twice = {
      ...rule({ [one]: 7 }),
      players: [
        { playerId: player(one), place: 7 },
        { playerId: player(one), place: 8 },
      ],
    };
    expect(when(out, twice)).toEqual({ refusal: { code: 'PLAYER_REPEATED', article: null, parameters: { playerId: one } } });
  });
});

describe('what is found of a moment later', () => {
  const state = started(eight);
  const [one, two, three] = [sitting(state, 1, 1), sitting(state, 2, 1), sitting(state, 1, 2)];

  it('leaves players where they were ruled to be, and only moves them down with the others', () => {
    const out = after(state, played(1), played(2), eliminate(one), eliminate(two), played(1), eliminate(three), rule({ [one]: 7 }));
    const back = after(out, { type: 'ReinstatePlayer', playerId: three, reason: 'he had a chip', at });
    expect(places(back)).toEqual([`${one} 7/2`, `${two} 7/2`]);
    const first = after(out, { type: 'ReinstatePlayer', playerId: two, reason: 'he had a chip', at });
    expect(places(first)).toEqual([`${one} 8/1`, `${three} 7/1`]);
  });

  it('gives way to the director where they say that players went out together', () => {
    const out = after(state, played(1), played(2), eliminate(one), eliminate(two), rule({ [one]: 7, [two]: 8 }));
    const busts = [
      { playerId: one, stack: 100 },
      { playerId: two, stack: 200 },
    ];
    const together = when(out, { type: 'EliminatePlayers', players: busts, reason: 'seen by both dealers', at });
    expect(together.events).toMatchObject([
      { type: 'PlaceCorrected', data: { playerId: two, place: 7, why: { cause: 'together', reason: 'seen by both dealers' } } },
      { type: 'PlaceCorrected', data: { playerId: one, place: 7, tied: 2 } },
      { type: 'EliminatedTogether', data: { reason: 'seen by both dealers' } },
    ]);
  });
});

describe('after the finish', () => {
  const prizes = {
    entry: { price: 0, toPot: 0, bounty: 0 },
    rebuy: { price: 0, toPot: 0 },
    addOn: { price: 0, toPot: 0 },
    added: 0,
    table: { kind: 'amounts', cents: [10_000, 6000, 4000] },
    things: [],
  } satisfies PrizeTerms;
  const announced = after(
    initialTournamentState,
    { ...friday, seatsPerTable: 8, rulebook: firstEdition('ropta') },
    ...register('ada', 'bo', 'cyd', 'dan'),
  );
  const begun = after(announced, { type: 'SetPrizes', prizes, at: START }, ...draw(seed('1')), { type: 'StartTournament', at: START });
  const [one, two, three, last] = [sitting(begun, 1, 1), sitting(begun, 1, 2), sitting(begun, 1, 3), sitting(begun, 1, 4)];
  const over = after(begun, played(1), eliminate(one), played(1), eliminate(two), played(1), eliminate(three));
  const awards = (state: TournamentState): Record<string, number> =>
    Object.fromEntries(
      (state as { prizes: { awarded: { awards: readonly { playerId: string; cents: number }[] } } }).prizes.awarded.awards.map((each) => [
        each.playerId,
        each.cents,
      ]),
    );

  it('who was ranked wrongly changes places, and prizes are announced again; the tournament stays over', () => {
    expect(awards(over)).toEqual({ [last]: 10_000, [three]: 6000, [two]: 4000 });
    const decision = when(over, rule({ [two]: 2, [three]: 3 }));
    expect(outcome(decision)).toEqual(['PlaceCorrected', 'PlaceCorrected', 'PlacesRuled', 'PrizesAwarded']);
    expect(awards(after(over, rule({ [two]: 2, [three]: 3 })))).toEqual({ [last]: 10_000, [two]: 6000, [three]: 4000 });
  });

  it('two who claim one place share it, and pool its prizes (RO 2.7)', () => {
    expect(awards(after(over, rule({ [three]: 2, [two]: 2 })))).toEqual({ [last]: 10_000, [three]: 5000, [two]: 5000 });
  });

  it('even the winner is another: the tournament is opened for it, every chip is theirs, and it is over again', () => {
    const command = rule({ [two]: 1, [last]: 2, [three]: 3 });
    const decision = when(over, command);
    expect(outcome(decision)).toEqual([
      'TournamentReopened',
      'PlayerReinstated',
      'PlayerEliminated',
      'ChipsCounted',
      'PlaceCorrected',
      'PlacesRuled',
      'TournamentFinished',
      'PrizesAwarded',
    ]);
    for (let upTo = 0; upTo <= decision.events!.length; upTo += 1) expect(chips(fold(over, decision.events!.slice(0, upTo)))).toBe(40_000);
    const now = after(over, command);
    expect(now).toMatchObject({ phase: 'finished', winner: two, playersLeft: 1 });
    expect(places(now)).toEqual([`${one} 4/1`, `${three} 3/1`, `${last} 2/1`]);
    expect(decision.events!.findLast(({ type }) => type === 'TournamentFinished')).toMatchObject({ data: { winner: two, stack: 40_000 } });
    expect(awards(now)).toEqual({ [two]: 10_000, [last]: 6000, [three]: 4000 });
  });

  it('the new winner sits where they sat, unless the last table is another, or somebody has their seat', () => {
    const seated = (state: TournamentState, first: string) => {
      const others = eliminationsOf(state).map(({ playerId }) => playerId as string);
      const inOrder = [first, asFinished(state).winner!, ...others.filter((name) => name !== first).toReversed()];
      const decision = when(state, rule(Object.fromEntries(inOrder.map((name, i) => [name, i + 1]))));
      return decision.events!.flatMap((event) => (event.type === 'PlayerReinstated' ? [event.data] : []));
    };
    expect(seated(over, three)).toMatchObject([{ to: { table: 1, seat: 3 }, byDirector: { stack: 10_000 } }]);
    const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay'];
    const begins = started(names, { seatsPerTable: 3 });
    const [ofOne, ofTwo] = [1, 2].map((table) => [1, 2, 3].map((seat): string => sitting(begins, table, seat))) as [string[], string[]];
    const winner = ofTwo[0]!;
    const broken = after(
      begins,
      played(1),
      eliminate(ofOne[0]!),
      played(2),
      eliminate(ofTwo[2]!),
      played(2),
      eliminate(ofTwo[1]!),
      { type: 'MovePlayer', playerId: player(winner), table: 1, seat: 1, stack: 30_000, reason: 'balance' },
      played(1),
      eliminate(ofOne[1]!),
      played(1),
      eliminate(ofOne[2]!),
    );
    expect(broken).toMatchObject({ phase: 'finished', winner });
    expect(seated(broken, ofOne[0]!)).toMatchObject([{ to: { table: 1, seat: 2 } }]);
    expect(seated(broken, ofOne[2]!)).toMatchObject([{ to: { table: 1, seat: 3 } }]);
    expect(seated(broken, ofTwo[2]!)).toMatchObject([{ to: { table: 1, seat: 2 } }]);
  });

  it('there is one winner', () => {
    expect(when(over, rule({ [three]: 1 }))).toEqual({
      refusal: { code: 'FIRST_PLACE_SHARED', article: null, parameters: { players: [last, three] } },
    });
    expect(when(over, rule({ [last]: 2 })).refusal).toEqual({
      code: 'PLACES_DO_NOT_FIT',
      article: null,
      parameters: { expected: 1, players: ['bo', 'cyd'] },
    });
  });

  it('who gave up for a deal and wins after all has their chips again', () => {
    const left = after(begun, played(1), eliminate(one), played(1), eliminate(two));
    const gone = after(left, {
      type: 'RecordAbandonment',
      playerId: three,
      confirmed: true,
      judged: false,
      reason: null,
      stack: 15_000,
      at,
    });
    expect(chips(gone)).toBe(25_000);
    const swapped = after(gone, rule({ [three]: 1, [last]: 2 }));
    expect(swapped).toMatchObject({ phase: 'finished', winner: three });
    expect(chips(swapped)).toBe(40_000);
    expect(asFinished(swapped).entry.removed).toBe(0);
  });

  it('who lost their last chips in a typed hand wins by its correction alone', () => {
    const typed = after(begun, played(1), eliminate(one), played(1), eliminate(two));
    const counted = after(typed, count(typed, 1, { 3: 20_000, 4: 20_000 }), open(1));
    const ended = after(counted, settle(counted, 1, { 4: 40_000 }));
    expect(when(ended, rule({ [three]: 1, [last]: 2 })).refusal).toEqual({
      code: 'ELIMINATED_BY_HAND',
      article: null,
      parameters: { playerId: three, handId: 'friday.1.3' },
    });
  });
});

describe('MO 9.10: a satellite whose places decide who qualifies', () => {
  it('is opened for it, and over again with those who qualify', () => {
    const settings = {
      rulebook: firstEdition('mons'),
      seatsPerTable: 8,
      startingStack: 15_000,
      atStake: { satellite: true, qualifiers: 3 },
    };
    const state = started(['ada', 'bo', 'cyd', 'dan', 'eve'], settings);
    const [one, two, three] = [sitting(state, 1, 1), sitting(state, 1, 2), sitting(state, 1, 3)];
    const last = after(state, open(1));
    const over = after(last, settle(last, 1, { 4: 40_000, 5: 35_000 }));
    // Three go out in one hand with equal stacks: one of them qualifies, so the director rules first.
    const ruled = after(over, { type: 'RuleOnQualification', players: [one], reason: 'drawn by lot', at });
    expect(ruled).toMatchObject({ phase: 'finished' });
    const other = rule({ [one]: 5, [two]: 3, [three]: 4 }, { article: 'MO 9.10' });
    expect(outcome(when(ruled, other))).toEqual([
      'TournamentReopened',
      'PlaceCorrected',
      'PlaceCorrected',
      'PlaceCorrected',
      'PlacesRuled',
      'SatelliteFinished',
    ]);
    const now = after(ruled, other);
    expect(now.phase === 'finished' && now.qualified).toContain(two);
    expect(now.phase === 'finished' && now.qualified).not.toContain(one);
  });
});
