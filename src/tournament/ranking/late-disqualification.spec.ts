/** A player who is disqualified after the end of the tournament, and that it is lifted. */
import { firstEdition } from '../../../events/editions.js';
import type { PlayerId } from '../../../events/ids.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { after, type Create, outcome, sitting, START, started, when } from '../../../test/tournament-scenario.js';
import type { Finished, TournamentState } from '../state.js';

const nothing = { price: 0, toPot: 0 };
const prizes: PrizeTerms = {
  entry: { ...nothing, bounty: 0 },
  rebuy: nothing,
  addOn: nothing,
  added: 0,
  table: { kind: 'amounts', cents: [10_000, 8000, 2000] },
  things: [],
};
const eliminate = (playerId: PlayerId) => ({ type: 'EliminatePlayer', playerId, at: START }) as const;
const names = ['ada', 'bo', 'cyd', 'dan', 'eve'];

/** Five players at an untracked table went out by seat: the one at seat 5 has won. */
function over(settings: Partial<Create> = {}): TournamentState {
  const state = after(started(names, { rulebook: firstEdition('ropta'), seatsPerTable: 8, ...settings }), {
    type: 'SetPrizes',
    prizes,
    at: START,
  });
  return [1, 2, 3, 4].reduce((now, seat) => after(now, eliminate(sitting(state, 1, seat))), state);
}

const disqualify = (playerId: PlayerId, more: Partial<CommandOf<'DisqualifyPlayer'>> = {}): CommandOf<'DisqualifyPlayer'> => ({
  type: 'DisqualifyPlayer',
  playerId,
  cause: 'other',
  reason: 'marked cards',
  at: START,
  ...more,
});
const lift = (playerId: PlayerId) => ({ type: 'LiftDisqualification', playerId, reason: 'it was another', at: START }) as const;

const rankingOf = (state: TournamentState): string[] => {
  const { winner, eliminations } = state as Finished;
  const out = eliminations.toReversed().map(({ playerId, place, cause }) => `${place} ${playerId}${cause === 'disqualified' ? ' dq' : ''}`);
  return [`1 ${winner}`, ...out];
};
const centsOf = (state: TournamentState): (readonly [string, number])[] =>
  (state as Finished).prizes.awarded!.awards.map(({ playerId, cents }) => [playerId, cents] as const);

describe('a player who is disqualified after the end', () => {
  const before = over();
  const [fifth, fourth, third, second, first] = (before as Finished).eliminations
    .map(({ playerId }) => playerId)
    .concat((before as Finished).winner!) as [PlayerId, PlayerId, PlayerId, PlayerId, PlayerId];

  it('is placed last: those behind move up, and so do the prizes, with what they were before', () => {
    const { events } = when(before, disqualify(second));
    expect(events).toMatchObject([
      { type: 'OutPlayerDisqualified', data: { playerId: second, place: 5, was: { place: 2, tied: 1 }, reason: 'marked cards' } },
      { type: 'PlaceCorrected', data: { playerId: fifth, place: 4 } },
      { type: 'PlaceCorrected', data: { playerId: fourth, place: 3 } },
      { type: 'PlaceCorrected', data: { playerId: third, place: 2 } },
      {
        type: 'PrizesAwarded',
        data: { changed: [{ playerId: third, was: { cents: 2000 } }, { playerId: fourth, was: null }, { playerId: second }] },
      },
    ]);
    const now = after(before, disqualify(second));
    expect(rankingOf(now)).toEqual([`1 ${first}`, `2 ${third}`, `3 ${fourth}`, `4 ${fifth}`, `5 ${second} dq`]);
    expect(centsOf(now)).toEqual([
      [first, 10_000],
      [third, 8000],
      [fourth, 2000],
    ]);
    expect(when(now, disqualify(second))).toEqual({ events: [] });
  });

  it('who had won leaves the win to the next', () => {
    const now = after(before, disqualify(first));
    expect(outcome(when(before, disqualify(first)))).toEqual([
      'TournamentReopened',
      'PlayerReinstated',
      'PlayerEliminated',
      'ChipsCounted',
      'TournamentFinished',
      'OutPlayerDisqualified',
      ...[1, 2, 3].map(() => 'PlaceCorrected'),
      'PrizesAwarded',
    ]);
    expect(rankingOf(now)).toEqual([`1 ${second}`, `2 ${third}`, `3 ${fourth}`, `4 ${fifth}`, `5 ${first} dq`]);
    expect(centsOf(now)[0]).toEqual([second, 10_000]);
  });

  it('has the place of before again once that is lifted', () => {
    for (const playerId of [first, second, third, fifth]) {
      expect(rankingOf(after(before, disqualify(playerId), lift(playerId)))).toEqual(rankingOf(before));
    }
    const both = after(before, disqualify(second), disqualify(fourth));
    expect(rankingOf(after(both, lift(second), lift(fourth)))).toEqual(rankingOf(before));
    expect(rankingOf(after(both, lift(fourth), lift(second)))).toEqual(rankingOf(before));
    expect(centsOf(after(before, disqualify(first), lift(first)))).toEqual(centsOf(before));
  });

  it('is not reinstated instead, by chips that others have', () => {
    const now = after(before, disqualify(second));
    expect(when(now, { type: 'ReinstatePlayer', playerId: second, reason: 'it was another', at: START }).refusal).toEqual({
      code: 'DISQUALIFIED_AFTER_END',
      article: null,
      parameters: { playerId: second },
    });
  });

  it('is disqualified by the director alone, until the results are ratified (RO 11.1)', () => {
    expect(when(before, disqualify(second, { by: 'floor' })).refusal).toMatchObject({ code: 'TD_ONLY', article: 'RO 11.1' });
    expect(when(before, disqualify(second, { ratified: true })).refusal).toMatchObject({ code: 'RESULTS_RATIFIED' });
    expect(when(before, disqualify('nobody' as PlayerId)).refusal).toMatchObject({ code: 'UNKNOWN_PLAYER' });
  });

  it('brings no first place that is shared', () => {
    const tied = after(before, {
      type: 'CorrectPlaces',
      players: [{ playerId: third, place: 2 }],
      article: 'RO 1.10',
      reason: 'they went out together',
      at: START,
    });
    expect(when(tied, disqualify(first)).refusal).toMatchObject({ code: 'FIRST_PLACE_SHARED' });
    expect(after(tied, disqualify(third))).toMatchObject({
      eliminations: [{ playerId: third, place: 5 }, {}, {}, { playerId: second, place: 2, tied: 1 }],
    });
    expect(rankingOf(after(tied, disqualify(third), lift(third))).toSorted()).toEqual(rankingOf(tied).toSorted());
  });
});

describe('a satellite', () => {
  const satellite = after(
    [1, 2, 3].reduce<TournamentState>(
      (now, seat) => after(now, eliminate(sitting(now, 1, seat))),
      started(names, { rulebook: firstEdition('ropta'), seatsPerTable: 8, atStake: { satellite: true, qualifiers: 2 } }),
    ),
  );

  it('qualifies the next player where one who had qualified is disqualified', () => {
    const { qualified, eliminations } = satellite as Finished;
    const next = eliminations.at(-1)!.playerId;
    const now = after(satellite, disqualify(qualified![0]!)) as Finished;
    expect(new Set(now.qualified)).toEqual(new Set([qualified![1]!, next]));
    expect(now.eliminations[0]).toMatchObject({ playerId: qualified![0], place: 5, cause: 'disqualified' });
  });
});
