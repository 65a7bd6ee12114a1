/** Prizes after late entry and purchases are over: set for the first time, changed with a reason, changed by a ruling. */
import { firstEdition } from '../../../events/editions.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { after, asRunning, count, type Create, outcome, sitting, START, started, when } from '../../../test/tournament-scenario.js';
import type { TournamentState } from '../state.js';
import { countPaidPlaces } from './pot.js';

const nothing = { price: 0, toPot: 0 };
const fixed: PrizeTerms = {
  entry: { ...nothing, bounty: 0 },
  rebuy: nothing,
  addOn: nothing,
  added: 0,
  table: { kind: 'amounts', cents: [10_000, 8000, 2000] },
  things: [],
};
const tda: Partial<Create> = { rulebook: firstEdition('tdaFr'), seatsPerTable: 8 };
const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'flo'];
const closed = { type: 'CloseLateEntry', ruling: 'everybody is here', at: START } as const;

const set = (cents: readonly number[], why: { readonly reason?: string; readonly ruling?: string } = {}): CommandOf<'SetPrizes'> => ({
  type: 'SetPrizes',
  prizes: { ...fixed, table: { kind: 'amounts', cents: [...cents] } },
  at: START,
  ...why,
});
const out = (state: TournamentState, seat: number) =>
  ({ type: 'RecordAbandonment', playerId: sitting(state, 1, seat), confirmed: true, judged: false, reason: null, at: START }) as const;

/** Five players at one table, late entry closed. */
function five(settings: Partial<Create> = tda): TournamentState {
  return after(started(names.slice(0, 5), { ...settings, startingStack: 1000 }), closed);
}

describe('prizes once nobody can enter', () => {
  it('are set for the first time without a reason, also after the end', () => {
    const state = five();
    expect(outcome(when(state, set([10_000])))).toEqual(['PrizesSet']);
    const over = [1, 2, 3, 4].reduce((now, seat) => after(now, out(now, seat)), state);
    expect(over.phase).toBe('finished');
    expect(outcome(when(over, set([10_000])))).toEqual(['PrizesSet', 'PrizesAwarded']);
  });

  it('change with a reason until the first prize is due: the event says what changes', () => {
    const state = after(five(), set([10_000, 8000, 2000]));
    expect(when(state, set([10_000, 7000])).refusal).toEqual({ code: 'PRIZES_NEED_REASON', article: null, parameters: {} });
    const { events } = when(state, set([10_000, 7000], { reason: 'two places are paid' }));
    expect(events).toMatchObject([
      {
        type: 'PrizesSet',
        data: {
          changed: {
            reason: 'two places are paid',
            byRuling: false,
            places: [
              { place: 2, before: 8000, after: 7000 },
              { place: 3, before: 2000, after: 0 },
            ],
            players: [],
          },
        },
      },
    ]);
  });

  it('change by a ruling once a player is out in a paid place, who is named with what they get', () => {
    const state = after(five(), set([10_000, 8000, 2000]));
    const third = [1, 2, 3].reduce((now, seat) => after(now, out(now, seat)), state);
    const playerId = sitting(state, 1, 3);
    expect(when(third, set([10_000, 7000, 3000], { reason: 'the sheet was wrong' })).refusal).toEqual({
      code: 'PRIZES_DUE',
      article: null,
      parameters: { players: [playerId] },
    });
    const { events } = when(third, set([10_000, 7000, 3000], { ruling: 'the sheet was wrong' }));
    expect(events).toMatchObject([
      { data: { changed: { byRuling: true, places: [{ place: 2 }, { place: 3 }], players: [{ playerId, before: 2000, after: 3000 }] } } },
    ]);
  });

  it('change by a ruling after the end: what players were to get before is said', () => {
    const state = after(five(), set([10_000, 8000]));
    const over = [1, 2, 3, 4].reduce((now, seat) => after(now, out(now, seat)), state);
    const [second, winner] = [sitting(state, 1, 4), sitting(state, 1, 5)];
    expect(when(over, set([11_000, 7000], { reason: 'a typing error' })).refusal).toMatchObject({
      code: 'PRIZES_DUE',
      parameters: { players: [winner, second] },
    });
    const { events } = when(over, set([11_000, 7000], { ruling: 'a typing error' }));
    expect(events!.at(-1)).toMatchObject({
      type: 'PrizesAwarded',
      data: {
        awards: [
          { playerId: winner, cents: 11_000 },
          { playerId: second, cents: 7000 },
        ],
        changed: [
          { playerId: winner, was: { cents: 10_000 } },
          { playerId: second, was: { cents: 8000 } },
        ],
      },
    });
  });

  it('with another bounty need a ruling once one is won, and the bounties that were won follow', () => {
    const bounty = { ...firstEdition('tdaFr'), houseRules: { 'prize.bounty': true } };
    const paid = (head: number, why: { readonly ruling?: string } = {}): CommandOf<'SetPrizes'> => ({
      ...set([10_000], why),
      prizes: { ...fixed, entry: { price: 2000, toPot: 0, bounty: head } },
    });
    const state = after(started(names.slice(0, 5), { ...tda, rulebook: bounty, startingStack: 1000 }), paid(500));
    const by = [sitting(state, 1, 2), sitting(state, 1, 3)];
    const won = after(state, out(state, 1), { type: 'NameBountyWinners', playerId: sitting(state, 1, 1), by });
    expect(when(won, paid(1001)).refusal).toMatchObject({ code: 'PRIZES_DUE', parameters: { players: [by[0]] } });
    const { events } = when(won, paid(1001, { ruling: 'the poster says 10.01' }));
    expect(events).toMatchObject([
      { type: 'PrizesSet' },
      {
        type: 'BountyWon',
        data: {
          to: [
            { playerId: by[0], cents: 501 },
            { playerId: by[1], cents: 500 },
          ],
        },
      },
    ]);
  });
});

describe('a place whose part of the pot is rounded down to nothing', () => {
  const percentages: CommandOf<'SetPrizes'> = {
    type: 'SetPrizes',
    prizes: {
      ...fixed,
      entry: { price: 1000, toPot: 1000, bounty: 0 },
      table: { kind: 'percentages', basisPoints: [6000, 3000, 1000], unit: 1000 },
    },
    at: START,
  };

  it('is not counted as paid, so that no bubble is before it', () => {
    // 50.00 in the pot: the third place has 5.00, which is nothing in tens.
    const state = after(five(), percentages);
    expect(countPaidPlaces(asRunning(state))).toBe(2);
    const six = after(started(names, { ...tda, seatsPerTable: 4, startingStack: 1000 }), percentages);
    expect(countPaidPlaces(asRunning(six))).toBe(2);
  });

  it('is counted as soon as the pot is large enough', () => {
    const names10 = Array.from({ length: 10 }, (_, at) => `p${at}`);
    const state = after(started(names10, { ...tda, seatsPerTable: 8, startingStack: 1000 }), percentages);
    expect(countPaidPlaces(asRunning(state))).toBe(3);
  });
});

describe('a deal', () => {
  const state = (): TournamentState => {
    const set3 = after(five(), set([10_000, 2000, 1000]));
    return after(set3, count(set3, 1, { 1: 4600, 2: 100, 3: 100, 4: 100, 5: 100 }));
  };

  it('names who gets more by it than the first prize', () => {
    const now = after(state(), ...[4, 5].map((seat) => out(state(), seat)));
    const deal = { type: 'ProposeDeal', method: 'chipChop', leftForWinner: 0, playOn: true, at: START } as const;
    const { events } = when(now, deal);
    // 10.00 each for sure, and 100.00 by 4600 : 100 : 100.
    expect(events).toMatchObject([
      { data: { shares: [{ cents: 10_584 }, {}, {}], aboveFirst: { prize: 10_000, players: [sitting(now, 1, 1)] } } },
    ]);
    expect(when(now, { ...deal, method: 'icm' }).events![0]!.data).not.toHaveProperty('aboveFirst');
  });

  it('is made by one command with all who accept it, and proposed with some of them', () => {
    const now = state();
    const all = [1, 2, 3, 4, 5].map((seat) => sitting(now, 1, seat));
    const deal = { type: 'ProposeDeal', method: 'icm', leftForWinner: 0, playOn: false, at: START } as const;
    expect(outcome(when(now, { ...deal, acceptedBy: all.slice(0, 4) }))).toEqual([
      'DealProposed',
      ...all.slice(1).map(() => 'DealAccepted'),
    ]);
    const made = when(now, { ...deal, acceptedBy: all });
    expect(outcome(made)).toEqual([
      'DealProposed',
      ...all.map(() => 'DealAccepted'),
      'DealMade',
      ...all.slice(1).map(() => 'PlayerWithdrew'),
      'PlaceCorrected',
      'PlaceCorrected',
      'PlaceCorrected',
      'PlaceCorrected',
      'TournamentFinished',
      'PrizesAwarded',
    ]);
    const stranger = when(now, { ...deal, acceptedBy: ['flo' as (typeof all)[0]] });
    expect(stranger.refusal).toMatchObject({ code: 'NOT_IN_DEAL', parameters: { playerId: 'flo' } });
    const some = after(now, { ...deal, acceptedBy: all.slice(0, 4) });
    expect(when(some, { ...deal, acceptedBy: all.slice(0, 2) })).toEqual({ events: [] });
  });
});
