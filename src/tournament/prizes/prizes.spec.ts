import { firstEdition } from '../../../events/editions.js';
import {
  after,
  count,
  draw,
  friday,
  minutes,
  open,
  outcome,
  player,
  settle,
  sitting,
  START,
  started,
  stacksAt,
  when,
  asRunning,
  register,
  seed,
  type Create,
} from '../../../test/tournament-scenario.js';
import type { PlayerId } from '../../../events/ids.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { initialTournamentState, type TournamentState } from '../state.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentRefusal } from '../refusals.js';

const nothing = { price: 0, toPot: 0 };
const fixed: PrizeTerms = {
  entry: { ...nothing, bounty: 0 },
  rebuy: nothing,
  addOn: nothing,
  added: 0,
  table: { kind: 'amounts', cents: [10_000, 8000, 2001] },
  things: [],
};
const setPrizes = (more: Partial<PrizeTerms> = {}, at = START): CommandOf<'SetPrizes'> => ({
  type: 'SetPrizes',
  prizes: { ...fixed, ...more },
  at,
});
const closed = { type: 'CloseLateEntry', ruling: 'the room is full', at: START } as const;
const six = ['ada', 'bo', 'cyd', 'dan', 'eve', 'flo'];
const tda: Partial<Create> = { rulebook: firstEdition('tdaFr'), seatsPerTable: 8 };

const awardsIn = (events: readonly TournamentEvent[] | undefined): Record<string, number> => {
  const told = events?.findLast((event) => event.type === 'PrizesAwarded');
  if (told?.type !== 'PrizesAwarded') throw new Error('nothing was awarded');
  return Object.fromEntries(told.data.awards.map(({ playerId, cents }) => [playerId, cents]));
};

/** A table with late entry closed, its stacks by seat. */
function counted(stacks: readonly number[], settings: Partial<Create> = tda, prizes: Partial<PrizeTerms> = {}): TournamentState {
  const chips = stacks.reduce((sum, stack) => sum + stack, 0);
  const names = six.slice(0, stacks.length);
  const state = started(names, { ...settings, startingStack: chips / stacks.length });
  return after(state, setPrizes(prizes), closed, count(state, 1, Object.fromEntries(stacks.map((stack, at) => [at + 1, stack]))));
}

describe('what a tournament is played for', () => {
  it('is set before the start, again while players can enter, and with a reason after that; twice gives no events', () => {
    const announced = after(initialTournamentState, { ...friday, ...tda }, ...register(...six));
    expect(outcome(when(announced, setPrizes()))).toEqual(['PrizesSet']);
    const state = after(announced, setPrizes(), ...draw(seed('1')), { type: 'StartTournament', at: START });
    expect(when(state, setPrizes())).toEqual({ events: [] });
    const more = { things: [{ place: 4, thing: 'a ham' }] };
    expect(outcome(when(state, setPrizes(more)))).toEqual(['PrizesSet']);
    const refusal = { code: 'PRIZES_NEED_REASON', article: null, parameters: {} };
    expect(when(after(state, closed), setPrizes(more)).refusal).toEqual(refusal);
    expect(when(state, setPrizes(more, START + minutes(40))).refusal).toEqual(refusal);
    expect(outcome(when(after(state, closed), { ...setPrizes(more), reason: 'the ham came late' }))).toEqual(['PrizesSet']);
  });

  it('costs nothing where the book is for free tournaments (RO presentation), unless a house rule says otherwise', () => {
    const paid = setPrizes({ entry: { price: 2000, toPot: 0, bounty: 0 } });
    const of = (houseRules: object) => after(initialTournamentState, { ...friday, rulebook: { ...firstEdition('ropta'), ...houseRules } });
    expect(when(of({}), paid).refusal).toEqual({
      code: 'ENTRY_IS_FREE',
      article: 'RO presentation',
      parameters: { field: 'entry', price: 2000 },
    });
    expect(outcome(when(of({ houseRules: { 'prize.entryPrice': 'asOffered' } }), paid))).toEqual(['PrizesSet']);
  });

  it.each<[TournamentRefusal, Partial<PrizeTerms>]>([
    [
      { code: 'MORE_THAN_THE_PRICE', article: null, parameters: { field: 'entry', price: 1000, given: 1001 } },
      { entry: { price: 1000, toPot: 1001, bounty: 0 } },
    ],
    [
      { code: 'MORE_THAN_THE_PRICE', article: null, parameters: { field: 'entry', price: 1000, given: 1200 } },
      { entry: { price: 1000, toPot: 700, bounty: 500 } },
    ],
    [{ code: 'POT_WITHOUT_PERCENTAGES', article: null, parameters: { field: 'rebuy' } }, { rebuy: { price: 1000, toPot: 1 } }],
    [{ code: 'POT_WITHOUT_PERCENTAGES', article: null, parameters: { field: 'added' } }, { added: 1 }],
    [{ code: 'BOUNTIES_NOT_ALLOWED', article: 'custom', parameters: {} }, { entry: { price: 1000, toPot: 0, bounty: 500 } }],
    [
      { code: 'PERCENTAGES_NOT_WHOLE', article: null, parameters: { sum: 9000 } },
      { table: { kind: 'percentages', basisPoints: [6000, 3000], unit: 1 } },
    ],
    [{ code: 'PRIZES_ASCEND', article: null, parameters: { place: 2 } }, { table: { kind: 'amounts', cents: [1000, 2000] } }],
    [{ code: 'NOTHING_TO_WIN', article: null, parameters: {} }, { table: { kind: 'amounts', cents: [] } }],
    [
      { code: 'INVALID_NUMBER', article: null, parameters: { field: 'table.cents.0', value: '0.5', minimum: 0, maximum: 1000000000000 } },
      { table: { kind: 'amounts', cents: [0.5] } },
    ],
    [
      { code: 'INVALID_NUMBER', article: null, parameters: { field: 'table.unit', value: '0', minimum: 1, maximum: 1000000000000 } },
      { table: { kind: 'percentages', basisPoints: [10_000], unit: 0 } },
    ],
    [
      { code: 'INVALID_NUMBER', article: null, parameters: { field: 'things.0.place', value: '0', minimum: 1, maximum: 9999 } },
      { things: [{ place: 0, thing: 'a ham' }] },
    ],
    [
      { code: 'INVALID_TEXT', article: null, parameters: { field: 'things.0.thing', maximum: 120 } },
      { things: [{ place: 1, thing: ' ' }] },
    ],
  ])('is refused: %j %j', (refusal, terms) => {
    expect(when(started(six, tda), setPrizes(terms)).refusal).toEqual(refusal);
  });

  it('can be in kind alone, and a place with a thing may have less money than the next', () => {
    expect(
      outcome(when(started(six, tda), setPrizes({ table: { kind: 'amounts', cents: [] }, things: [{ place: 1, thing: 'a ham' }] }))),
    ).toEqual(['PrizesSet']);
    const terms = { table: { kind: 'amounts' as const, cents: [0, 2000] }, things: [{ place: 1, thing: 'a seat' }] };
    expect(outcome(when(started(six, tda), setPrizes(terms)))).toEqual(['PrizesSet']);
  });

  it('is nothing but places in a satellite', () => {
    expect(when(started(six, { ...tda, atStake: { satellite: true, qualifiers: 2 } }), setPrizes()).refusal).toEqual({
      code: 'SATELLITE_HAS_NO_PRIZES',
      article: null,
      parameters: {},
    });
  });
});

describe('the end', () => {
  /** The last hand of four players, which leaves nobody but the player at seat 1. */
  function lastHand(stacks: readonly number[], terms: Partial<PrizeTerms>, settings: Partial<Create> = tda) {
    const state = after(counted(stacks, settings, terms), open(1));
    const chips = stacks.reduce((sum, stack) => sum + stack, 0);
    return { state, decision: when(state, settle(state, 1, { 1: chips })), at: (seat: number) => sitting(state, 1, seat) };
  }

  it('tells what everybody gets, by his place', () => {
    const { decision, at } = lastHand([20_000, 10_000, 6000, 4000], {});
    expect(outcome(decision)).toEqual([
      'HandSettled',
      'PlayerEliminated',
      'PlayerEliminated',
      'PlayerEliminated',
      'TournamentFinished',
      'PrizesAwarded',
    ]);
    expect(awardsIn(decision.events)).toEqual({ [at(1)]: 10_000, [at(2)]: 8000, [at(3)]: 2001 });
  });

  it('RO 2.7: players who are tied share the prizes of the places that they cover, odd cents and all', () => {
    const { decision, at } = lastHand([20_000, 10_000, 5000, 5000], {});
    expect(awardsIn(decision.events)).toEqual({ [at(1)]: 10_000, [at(2)]: 8000, [at(3)]: 1001, [at(4)]: 1000 });
    expect(decision.events!.at(-1)).toMatchObject({
      data: {
        awards: [{}, {}, { place: 3, sharedWith: [at(4)] }, { place: 3, sharedWith: [at(3)] }],
        cents: 20_001,
        articles: [{ article: 'RO 2.7', fallback: true }, { article: 'custom' }],
      },
    });
  });

  it('pays percentages of all that came in: entries, entries again, rebuys, add-ons, and what was added', () => {
    const settings: Partial<Create> = {
      ...tda,
      rulebook: { ...firstEdition('tdaFr'), houseRules: { 'addOn.allowed': true } },
      entry: { rebuys: { chips: 10_000, lastLevel: 1, most: 3 }, addOn: { chips: 10_000, lastLevel: 1 } },
    };
    const state = started(['ada', 'bo', 'cyd'], settings);
    const paid = after(
      state,
      setPrizes({
        entry: { price: 2000, toPot: 1500, bounty: 0 },
        rebuy: { price: 1000, toPot: 1000 },
        addOn: { price: 500, toPot: 400 },
        added: 101,
        table: { kind: 'percentages', basisPoints: [7000, 3000], unit: 100 },
      }),
      { type: 'Rebuy', playerId: player('ada'), paid: true, at: START },
      { type: 'TakeAddOn', playerId: player('ada'), paid: true, at: START },
      { type: 'Rebuy', playerId: player('bo'), paid: false, at: START },
      open(1),
    );
    const seats = stacksAt(paid, 1);
    const chips = Object.values(seats).reduce((sum, stack) => sum + stack, 0);
    const winner = Number(Object.keys(seats).find((seat) => seats[Number(seat)] === 10_000));
    const cents = awardsIn(when(paid, settle(paid, 1, { [winner]: chips })).events);
    // 3 × 15.00 + 2 × 10.00 + 4.00 + 1.01 = 70.01; 30 % of it is 21.003, rounded down to 21.00.
    expect(Object.values(cents)).toEqual([4901, 2100]);
  });

  it('gives things to the places that they are for, and those of shared places to whom the director says', () => {
    const things = [
      { place: 1, thing: 'a trophy' },
      { place: 4, thing: 'a ham' },
    ];
    const { state, decision, at } = lastHand([20_000, 10_000, 5000, 5000], { things });
    expect(decision.events!.at(-1)).toMatchObject({
      data: { awards: [{ things: ['a trophy'] }, {}, { sharedThings: ['a ham'] }, { sharedThings: ['a ham'] }] },
    });
    const over = after(state, settle(state, 1, { 1: 40_000 }));
    const give = { type: 'GiveSharedThing', place: 4, playerId: at(4), reason: 'they cut for it' } as const;
    expect(when(over, { ...give, playerId: at(2) }).refusal).toEqual({
      code: 'THING_NOT_SHARED',
      article: null,
      parameters: { place: 4, playerId: 'dan' },
    });
    expect(when(over, { ...give, place: 1, playerId: at(1) }).refusal).toEqual({
      code: 'THING_NOT_SHARED',
      article: null,
      parameters: { place: 1, playerId: 'ada' },
    });
    const given = when(over, give);
    expect(outcome(given)).toEqual(['SharedThingGiven', 'PrizesAwarded']);
    expect(given.events!.at(-1)).toMatchObject({
      data: { awards: [{}, {}, { sharedThings: [] }, { things: ['a ham'], sharedThings: [] }] },
    });
    expect(when(after(over, give), give)).toEqual({ events: [] });
  });

  it('leaves out who was disqualified, and those behind him move up, unless a house rule keeps his prize', () => {
    const end = (houseRules: object) => {
      const settings: Partial<Create> = { ...tda, rulebook: { ...firstEdition('tdaFr'), ...houseRules } };
      const state = counted([20_000, 10_000, 6000, 4000], settings);
      const [second, third] = [sitting(state, 1, 2), sitting(state, 1, 3)];
      const out = after(
        state,
        { ...count(state, 1, { 1: 20_000, 2: 14_000, 3: 6000, 4: 0 }), reason: 'a hand was not recorded' },
        { type: 'DisqualifyPlayer', playerId: third, cause: 'penalty', reason: 'collusion', at: START },
        open(1),
      );
      const last = settle(out, 1, { 1: 34_000 });
      return { cents: awardsIn(when(out, last).events), over: after(out, last), second, third, fourth: sitting(state, 1, 4) };
    };
    const forfeited = end({});
    expect(forfeited.cents).toMatchObject({ [forfeited.second]: 8000, [forfeited.fourth]: 2001 });
    expect(forfeited.cents[forfeited.third]).toBeUndefined();
    const lifted = when(forfeited.over, {
      type: 'LiftDisqualification',
      playerId: forfeited.third,
      reason: 'it was another player',
      at: START,
    });
    expect(outcome(lifted)).toEqual(['DisqualificationLifted', 'PrizesAwarded']);
    expect(awardsIn(lifted.events)).toMatchObject({ [forfeited.second]: 8000, [forfeited.third]: 2001 });
    const kept = end({ houseRules: { 'prize.disqualified': 'kept' } });
    expect(kept.cents).toMatchObject({ [kept.second]: 8000, [kept.third]: 2001 });
  });

  it('is told again where the last hand is corrected: withdrawn while play goes on, awarded anew at the end', () => {
    const { state, at } = lastHand([20_000, 10_000, 6000, 4000], {});
    const over = after(state, settle(state, 1, { 1: 40_000 }));
    const { handId } = asRunning(state).tables[0]!.openHand!;
    const correct = when(over, {
      type: 'CorrectSettlement',
      handId,
      correction: 1,
      changes: [
        { playerId: at(1), amount: -5000 },
        { playerId: at(4), amount: 5000 },
      ],
      results: [
        { playerId: at(1), stackBefore: 20_000, stackAfter: 35_000 },
        { playerId: at(4), stackBefore: 4000, stackAfter: 5000 },
      ],
      at: START,
    });
    expect(outcome(correct)).toContain('AwardsWithdrawn');
    expect(outcome(correct)).not.toContain('PrizesAwarded');
  });
});

describe('where the bubble is', () => {
  it('RO 2.7: is known from the prizes that were set, whatever was announced; the last prize is shared', () => {
    const houseRules = { 'prize.entryPrice': 'asOffered' };
    let state: TournamentState = started(six, {
      rulebook: { ...firstEdition('ropta'), houseRules },
      seatsPerTable: 3,
      atStake: { paidPlaces: 2 },
    });
    state = after(state, setPrizes({ table: { kind: 'amounts', cents: [5, 4, 3, 2, 1] } }));
    const players = [sitting(state, 1, 1), sitting(state, 2, 1)];
    const decision = when(state, { type: 'EliminatePlayers', players: players.map((playerId) => ({ playerId })), at: START });
    expect(decision.events!.find(({ type }) => type === 'EliminatedTogether')).toMatchObject({
      data: { bubble: true, sharedPrize: { place: 5 } },
    });
  });
});

describe('bounties', () => {
  const house: Partial<Create> = { ...tda, rulebook: { ...firstEdition('tdaFr'), houseRules: { 'prize.bounty': true } } };
  const heads = { entry: { price: 2000, toPot: 0, bounty: 501 } };

  it('go to the winners of the pot that had his last chips, and the winner has his own', () => {
    const state = after(counted([20_000, 10_000, 6000], house, heads), open(1));
    const [first, second, third] = [1, 2, 3].map((seat) => sitting(state, 1, seat)) as [PlayerId, PlayerId, PlayerId];
    const split = { ...settle(state, 1, { 1: 23_000, 2: 13_000 }), knockouts: [{ playerId: third, by: [second, first] }] };
    expect(when(state, split).events).toContainEqual({
      type: 'BountyWon',
      data: {
        playerId: third,
        entry: 1,
        handId: split.handId,
        to: [
          { playerId: second, cents: 251 },
          { playerId: first, cents: 250 },
        ],
        articles: [{ article: 'custom', fallback: true, house: true }],
      },
    });
    expect(when(after(state, split), { type: 'NameBountyWinners', playerId: third, by: [first] }).refusal).toEqual({
      code: 'BOUNTY_WON_BY_HAND',
      article: null,
      parameters: { playerId: third, handId: split.handId },
    });
    const next = after(state, split, open(1));
    const end = when(next, { ...settle(next, 1, { 1: 36_000 }), knockouts: [{ playerId: second, by: [first] }] });
    expect(end.events!.at(-1)).toMatchObject({
      data: {
        awards: [
          { playerId: first, cents: 10_000, bounties: 250 + 501 + 501 },
          { playerId: second, cents: 8000, bounties: 251 },
          { playerId: third, cents: 2001, bounties: 0 },
        ],
        unclaimedBounties: 0,
      },
    });
  });

  it('stay with players who are disqualified: they stand behind who is paid, by their places', () => {
    const state = counted([20_000, 10_000, 6000, 4000], house, heads);
    const [first, second, third, fourth] = [1, 2, 3, 4].map((seat) => sitting(state, 1, seat)) as [PlayerId, PlayerId, PlayerId, PlayerId];
    const disqualify = (playerId: PlayerId) =>
      ({ type: 'DisqualifyPlayer', playerId, cause: 'penalty', reason: 'collusion', at: START }) as const;
    const out = after(
      state,
      { ...count(state, 1, { 1: 20_000, 2: 14_000, 3: 6000, 4: 0 }), reason: 'a hand was not recorded' },
      { type: 'NameBountyWinners', playerId: fourth, by: [second, third] },
      disqualify(third),
    );
    expect(when(out, disqualify(second)).events!.at(-1)).toMatchObject({
      data: {
        awards: [
          { playerId: first, place: 1, cents: 10_000 },
          { playerId: fourth, place: 4, cents: 8000 },
          { playerId: second, place: 2, cents: 0, bounties: 251 },
          { playerId: third, place: 3, cents: 0, bounties: 250 },
        ],
      },
    });
  });

  it('are named in the call that puts the player out at an untracked table', () => {
    const state = after(counted([20_000, 10_000, 6000, 4000], house, heads), { type: 'RecordHandPlayed', table: 1, at: START });
    const [first, second, third, fourth] = [1, 2, 3, 4].map((seat) => sitting(state, 1, seat)) as [PlayerId, PlayerId, PlayerId, PlayerId];
    const out = { type: 'EliminatePlayer', playerId: fourth, knockedOutBy: [second, third], at: START } as const;
    const decision = when(state, out);
    expect(outcome(decision)).toEqual(['PlayerEliminated', 'BountyWon']);
    expect(decision.events![1]!.data).toMatchObject({
      playerId: fourth,
      handId: null,
      to: [{ playerId: second, cents: 251 }, { cents: 250 }],
    });
    // The same again adds nothing; another winner replaces the first.
    expect(when(after(state, out), out).events).toEqual([]);
    expect(outcome(when(after(state, out), { ...out, knockedOutBy: [first] }))).toEqual(['BountyWon']);
    expect(outcome(when(state, { ...out, knockedOutBy: [fourth] }))).toBe('OWN_BOUNTY');
    const both = {
      type: 'EliminatePlayers',
      players: [
        { playerId: fourth, stack: 1000, knockedOutBy: [first] },
        { playerId: third, stack: 2000, knockedOutBy: [first] },
      ],
      at: START,
    } as const;
    expect(when(state, both).events?.filter(({ type }) => type === 'BountyWon')).toHaveLength(2);
    const corrected = {
      type: 'CorrectElimination',
      playerId: fourth,
      wentOut: third,
      knockedOutBy: [second],
      reason: 'misread',
      at: START,
    } as const;
    expect(when(after(state, out), corrected).events?.filter(({ type }) => type === 'BountyWon')).toMatchObject([
      { data: { playerId: third, to: [{ playerId: second }] } },
    ]);
    const without = counted([20_000, 10_000], {}, {});
    const unknown = after(without, { type: 'RecordHandPlayed', table: 1, at: START });
    expect(outcome(when(unknown, { ...out, playerId: sitting(without, 1, 2), knockedOutBy: [sitting(without, 1, 1)] }))).toBe(
      'NO_BOUNTIES',
    );
  });

  it('go to whom the director names where nobody typed the hand in; nobody else knows', () => {
    const state = counted([20_000, 10_000, 6000], house, heads);
    const [first, second, third] = [1, 2, 3].map((seat) => sitting(state, 1, seat)) as [PlayerId, PlayerId, PlayerId];
    const out = after(state, { ...count(state, 1, { 1: 26_000, 2: 10_000, 3: 0 }), reason: 'a hand was not recorded' });
    const name = { type: 'NameBountyWinners', playerId: third, by: [first] } as const;
    expect(outcome(when(out, name))).toEqual(['BountyWon']);
    expect(when(after(out, name), name)).toEqual({ events: [] });
    expect(when(out, { ...name, playerId: second }).refusal).toEqual({
      code: 'PLAYER_STILL_IN',
      article: null,
      parameters: { playerId: 'ada' },
    });
    expect(when(out, { ...name, by: [third] }).refusal).toEqual({ code: 'OWN_BOUNTY', article: null, parameters: { playerId: 'cyd' } });
    expect(when(out, { ...name, by: [first, first] }).refusal).toEqual({
      code: 'PLAYER_REPEATED',
      article: null,
      parameters: { playerId: 'bo' },
    });
    expect(when(out, { ...name, by: [] }).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'by', value: '0', minimum: 1, maximum: 10 },
    });
    expect(when(out, { ...name, by: [player('zoe')] }).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zoe' },
    });
    expect(when(counted([20_000, 10_000, 6000]), name).refusal).toEqual({ code: 'NO_BOUNTIES', article: null, parameters: {} });
    const last = { ...count(out, 1, { 1: 36_000, 2: 0 }), reason: 'nor was the last' };
    expect(when(out, last).events!.at(-1)).toMatchObject({ data: { unclaimedBounties: 1002 } });
    const over = after(out, last);
    const named = when(over, name);
    expect(outcome(named)).toEqual(['BountyWon', 'PrizesAwarded']);
    expect(named.events!.at(-1)).toMatchObject({ data: { unclaimedBounties: 501 } });
  });
});
