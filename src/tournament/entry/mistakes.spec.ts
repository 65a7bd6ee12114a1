/** Entries and purchases that were recorded by mistake: annulled, given to the right person, cancelled. */
import { firstEdition } from '../../../events/editions.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import {
  after,
  asRunning,
  count,
  friday,
  hand,
  open,
  outcome,
  player,
  register,
  settle,
  sitting,
  stacksAt,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import { initialTournamentState, type InPlay, outOf, seatOf, type TournamentState } from '../state.js';
import { purchasesOf } from '../state/entry.js';

const four = ['ada', 'bo', 'cyd', 'dan'];
const at = START + 1;
const annul = (playerId: string, more = {}) =>
  ({ type: 'AnnulEntry', playerId: player(playerId), reason: 'entered twice', at, ...more }) as const;
const transfer = (playerId: string, toPlayer: string, more = {}) =>
  ({
    type: 'TransferEntry',
    playerId: player(playerId),
    toPlayer: player(toPlayer),
    adult: true,
    showsDocument: true,
    reason: 'the wrong person was entered',
    at,
    ...more,
  }) as const;
const cancel = (playerId: string, purchase: 'rebuy' | 'addOn' | 'reEntry') =>
  ({ type: 'CancelPurchase', playerId: player(playerId), purchase, reason: 'sold to the wrong player', at }) as const;

/** Every chip that came into play is at a table, or has left play. */
function countsUp(state: TournamentState): boolean {
  const { tables, entry } = asRunning(state);
  return tables.reduce((sum, { chips }) => sum + chips, 0) === entry.issued - entry.removed;
}

function inPlay(state: TournamentState): InPlay {
  if (state.phase !== 'running' && state.phase !== 'finished') throw new Error(state.phase);
  return state;
}

/** The player of a seat has lost all chips to another seat of table 1. */
function bust(state: TournamentState, loser: number, winner: number): TournamentState {
  const opened = after(state, open(1));
  const stacks = stacksAt(opened, 1);
  return after(opened, settle(opened, 1, { ...stacks, [loser]: 0, [winner]: stacks[winner]! + stacks[loser]! }));
}

const percentages = {
  entry: { price: 2000, toPot: 1000, bounty: 1000 },
  rebuy: { price: 0, toPot: 0 },
  addOn: { price: 0, toPot: 0 },
  added: 0,
  table: { kind: 'percentages' as const, basisPoints: [7500, 2500], unit: 1 },
  things: [],
};
const withBounties = {
  rulebook: { ...firstEdition('tdaFr'), houseRules: { 'prize.bounty': true } },
  startingStack: 10_000,
};

describe('AnnulEntry', () => {
  const begun = started(four);
  const bo = sitting(begun, 1, 2);

  it('takes the seat and the chips of a player out of play, without a place', () => {
    expect(when(begun, annul(bo))).toEqual({
      events: [
        {
          type: 'EntryAnnulled',
          data: { playerId: bo, from: { table: 1, seat: 2 }, removed: 10_000, place: null, reason: 'entered twice' },
        },
      ],
    });
    const state = asRunning(after(begun, annul(bo)));
    expect(state).toMatchObject({ playersLeft: 3, eliminations: [], entry: { removed: 10_000, annulled: [bo] } });
    expect(stacksAt(state, 1)).toEqual({ 1: 10_000, 3: 10_000, 4: 10_000 });
    expect(countsUp(state)).toBe(true);
    expect(when(state, annul(bo))).toEqual({ events: [] });
  });

  it('lets what the chips did in hands stand: what is left of them leaves play', () => {
    const opened = after(begun, open(1));
    expect(when(opened, annul(bo)).refusal).toEqual({
      code: 'PLAYER_IN_HAND',
      article: null,
      parameters: { playerId: bo, handId: hand(1, 1) },
    });
    const played = after(opened, settle(opened, 1, { 1: 13_000, 2: 7_000, 3: 10_000, 4: 10_000 }));
    const state = after(played, annul(bo));
    expect(asRunning(state).entry.removed).toBe(7_000);
    expect(stacksAt(state, 1)).toEqual({ 1: 13_000, 3: 10_000, 4: 10_000 });
    expect(countsUp(state)).toBe(true);
  });

  it('asks for a count where stacks are not known', () => {
    const unknown = after(begun, { type: 'RecordHandPlayed', table: 1, at: START });
    expect(when(unknown, annul(bo)).refusal).toEqual({ code: 'COUNT_FIRST', article: null, parameters: { table: 1, players: ['dan'] } });
    const state = after(unknown, annul(bo, { stack: 8_000 }));
    expect(asRunning(state).tables[0]).toMatchObject({ chips: 32_000, stacksFrom: 'unknown' });
    expect(countsUp(state)).toBe(true);
  });

  it('moves up who went out before an annulled entry, and leaves who went out after it', () => {
    const [first, second] = [sitting(begun, 1, 2), sitting(begun, 1, 3)];
    const two = bust(bust(begun, 2, 1), 3, 1);
    expect([outOf(inPlay(two), first)!.place, outOf(inPlay(two), second)!.place]).toEqual([4, 3]);
    const withoutSecond = after(two, annul(second));
    expect(inPlay(withoutSecond).eliminations).toMatchObject([{ playerId: first, place: 3 }]);
    const withoutFirst = after(two, annul(first));
    expect(inPlay(withoutFirst).eliminations).toMatchObject([{ playerId: second, place: 3 }]);
    expect(countsUp(withoutFirst)).toBe(true);
  });

  it('leaves one player less to share a place', () => {
    const opened = after(begun, open(1));
    const both = after(opened, settle(opened, 1, { 1: 30_000, 2: 0, 3: 0, 4: 10_000 }));
    const [one, other] = [sitting(begun, 1, 2), sitting(begun, 1, 3)];
    expect(outOf(inPlay(both), one)).toMatchObject({ place: 3, tied: 2 });
    const state = inPlay(after(both, annul(one)));
    expect(outOf(state, other)).toMatchObject({ place: 3, tied: 1 });
  });

  it('ends the tournament where one player is left', () => {
    const heads = started(['ada', 'bo']);
    const decision = when(heads, annul('ada'));
    expect(outcome(decision)).toEqual(['EntryAnnulled', 'TournamentFinished']);
    expect(decision.events?.at(-1)).toMatchObject({ data: { winner: 'bo', stack: 10_000 } });
    const over = after(heads, annul('ada'));
    expect(when(over, annul('bo')).refusal).toEqual({ code: 'ENTRY_HAS_WON', article: null, parameters: { playerId: 'bo' } });
  });

  it('counts no price for an annulled entry and its purchases: the pot is without them', () => {
    const rebuys = { rebuys: { chips: 10_000, lastLevel: 2, most: 2 } };
    const offered = started(four, { rulebook: firstEdition('tdaFr'), entry: rebuys, startingStack: 10_000 });
    const seated = sitting(offered, 1, 2);
    const bought = after(offered, { type: 'Rebuy', playerId: seated, paid: true, at });
    expect(purchasesOf(asRunning(bought).entry, seated).rebuys).toBe(1);
    const state = asRunning(after(bought, annul(seated)));
    expect(state.entry).toMatchObject({ purchases: [], removed: 20_000 });
    expect(countsUp(state)).toBe(true);
  });

  it('announces the awards again where the tournament is over: the entry has none, and put nothing into the pot', () => {
    const set = after(started(four, withBounties), { type: 'SetPrizes', prizes: percentages, at: START });
    const [one, two, three, winner] = [2, 3, 4, 1].map((seat) => sitting(set, 1, seat));
    const named = after(bust(set, 2, 1), { type: 'NameBountyWinners', playerId: one!, by: [two!] });
    const over = bust(bust(named, 3, 1), 4, 1);
    expect(inPlay(over).prizes.awarded).toMatchObject({ cents: 4000 });
    const decision = when(over, annul(two!));
    expect(outcome(decision)).toEqual(['EntryAnnulled', 'PrizesAwarded']);
    expect(decision.events?.at(-1)?.data).toMatchObject({
      cents: 3000,
      // What they had won for the first player is on nobody's account until the director names who gets it.
      unclaimedBounties: 2000,
      awards: [
        { playerId: winner, place: 1, cents: 2250 },
        { playerId: three, place: 2, cents: 750 },
      ],
    });
    const after3 = after(over, annul(two!), { type: 'NameBountyWinners', playerId: one!, by: [three!] });
    expect(inPlay(after3).prizes.awarded).toMatchObject({ unclaimedBounties: 1000 });
  });

  it('refuses who has no chips in play yet, and says what to do', () => {
    const listed = after(initialTournamentState, friday, ...register('ada', 'bo'));
    expect(when(listed, annul('bo')).refusal).toEqual({ code: 'ENTRY_NOT_IN_PLAY', article: null, parameters: { playerId: 'bo' } });
    expect(when(begun, annul('zoe')).refusal).toEqual({ code: 'UNKNOWN_PLAYER', article: null, parameters: { playerId: 'zoe' } });
  });

  it('refuses to correct a hand whose chips would go to an annulled entry', () => {
    const opened = after(begun, open(1));
    const played = after(opened, settle(opened, 1, { 1: 13_000, 2: 7_000, 3: 10_000, 4: 10_000 }), annul(bo));
    const correction = {
      type: 'CorrectSettlement',
      handId: hand(1, 1),
      correction: 1,
      changes: [
        { playerId: sitting(begun, 1, 1), amount: -1_000 },
        { playerId: bo, amount: 1_000 },
      ],
      results: [],
      at,
    } as const;
    expect(when(played, correction).refusal).toEqual({ code: 'ENTRY_ANNULLED', article: null, parameters: { playerId: bo } });
  });
});

describe('TransferEntry', () => {
  const begun = started(four);
  const bo = sitting(begun, 1, 2);

  it('gives seat and chips to the right person', () => {
    const opened = after(begun, open(1));
    expect(when(opened, transfer(bo, 'eve')).refusal).toEqual({
      code: 'PLAYER_IN_HAND',
      article: null,
      parameters: { playerId: 'dan', handId: 'friday.1.1' },
    });
    const played = after(opened, settle(opened, 1, { 1: 13_000, 2: 7_000, 3: 10_000, 4: 10_000 }));
    expect(when(played, transfer(bo, 'eve'))).toEqual({
      events: [
        {
          type: 'EntryTransferred',
          data: {
            playerId: bo,
            toPlayer: 'eve',
            at: { table: 1, seat: 2 },
            admission: { age: 'declared', identity: 'document' },
            reason: 'the wrong person was entered',
          },
        },
      ],
    });
    const state = after(played, transfer(bo, 'eve'));
    expect(sitting(state, 1, 2)).toBe('eve');
    expect(stacksAt(state, 1)).toEqual(stacksAt(played, 1));
    expect(when(state, transfer(bo, 'eve'))).toEqual({ events: [] });
    expect(outcome(when(state, open(1)))).toContain('HandOpened');
  });

  it('leaves no trace of the wrong person but the transfer itself, whatever happened before', () => {
    const nameFree = (state: TournamentState): string =>
      JSON.stringify(state, (key, value: unknown) => (key === 'transfers' ? [] : value instanceof Map ? [...value] : value));
    const bountied = started(four, withBounties);
    const rich = after(
      bust(
        after(bountied, { type: 'SetPrizes', prizes: percentages, at: START }, { type: 'RecordOffence', playerId: bo, offence: 'phone' }),
        2,
        1,
      ),
      { type: 'NameBountyWinners', playerId: bo, by: [sitting(begun, 1, 1)] },
      { type: 'CloseLateEntry', ruling: 'full', at: START },
    );
    expect(nameFree(rich)).toContain(`"${bo}"`);
    expect(nameFree(after(rich, transfer(bo, 'eve')))).not.toContain(`"${bo}"`);
    const knockedOut = bust(rich, 3, 1);
    const winner = sitting(knockedOut, 1, 1);
    expect(nameFree(after(knockedOut, transfer(winner, 'eve')))).not.toContain(`"${winner}"`);
    const away = after(begun, { type: 'MarkAway', playerId: bo, official: false });
    expect(nameFree(after(away, transfer(bo, 'eve')))).not.toContain(`"${bo}"`);
  });

  it('gives the place of who is out, and the victory of who has won, to the right person', () => {
    const two = bust(bust(begun, 2, 1), 3, 1);
    const out = inPlay(after(two, transfer(bo, 'eve')));
    expect(outOf(out, player('eve'))).toMatchObject({ place: 4 });
    expect(outOf(out, bo)).toBeUndefined();
    const over = bust(two, 4, 1);
    expect(over.phase).toBe('finished');
    expect(inPlay(after(over, transfer(sitting(begun, 1, 1), 'eve')))).toMatchObject({ winner: 'eve' });
  });

  it('corrects a hand that was played before it for the right person', () => {
    const opened = after(begun, open(1));
    const played = after(opened, settle(opened, 1, { 1: 13_000, 2: 7_000, 3: 10_000, 4: 10_000 }), transfer(bo, 'eve'));
    const correction = {
      type: 'CorrectSettlement',
      handId: hand(1, 1),
      correction: 1,
      changes: [
        { playerId: sitting(begun, 1, 1), amount: -3_000 },
        { playerId: bo, amount: 3_000 },
      ],
      results: [],
      at,
    } as const;
    const [corrected] = when(played, correction).events as TournamentEvent[];
    expect(corrected).toMatchObject({
      type: 'SettlementCorrected',
      data: { changes: [{ amount: -3_000 }, { playerId: 'eve', amount: 3_000 }] },
    });
    expect(seatOf(asRunning(after(played, correction)).tables, player('eve'))?.seated.stack).toBe(10_000);
  });

  it('refuses somebody who has an entry, is not of age, or is about to move', () => {
    expect(when(begun, transfer(bo, sitting(begun, 1, 3))).refusal).toEqual({
      code: 'HAS_OWN_ENTRY',
      article: null,
      parameters: { playerId: sitting(begun, 1, 3) },
    });
    expect(when(begun, transfer(bo, 'eve', { adult: false })).refusal).toEqual({
      code: 'UNDERAGE',
      article: 'RO 1.4',
      parameters: { playerId: 'eve', minimumAge: 18 },
    });
    expect(when(begun, transfer('zoe', 'eve')).refusal).toEqual({ code: 'UNKNOWN_PLAYER', article: null, parameters: { playerId: 'zoe' } });
    const listed = after(initialTournamentState, friday, ...register('ada', 'bo'));
    expect(when(listed, transfer('bo', 'eve')).refusal).toEqual({
      code: 'ENTRY_NOT_IN_PLAY',
      article: null,
      parameters: { playerId: 'bo' },
    });
  });
});

describe('CancelPurchase', () => {
  const offers = { rebuys: { chips: 7_000, lastLevel: 2, most: 2 }, addOn: { chips: 3_000, lastLevel: 2 } };
  const houseRules = { 'addOn.allowed': true, 'reEntry.allowed': true };
  const begun = started(four, { rulebook: { ...firstEdition('tdaFr'), houseRules }, entry: offers, startingStack: 10_000 });
  const bo = sitting(begun, 1, 2);
  const buys = (type: 'Rebuy' | 'TakeAddOn', paid: boolean, playerId = bo) => ({ type, playerId, paid, at: START }) as const;

  it('takes the chips of a rebuy back; the price is due back where it was paid', () => {
    const bought = after(begun, buys('Rebuy', true));
    expect(when(bought, cancel(bo, 'rebuy'))).toEqual({
      events: [
        {
          type: 'PurchaseCancelled',
          data: {
            playerId: bo,
            purchase: 'rebuy',
            at: { table: 1, seat: 2 },
            removed: 7_000,
            owed: 0,
            refund: true,
            reason: 'sold to the wrong player',
          },
        },
      ],
    });
    const state = after(bought, cancel(bo, 'rebuy'));
    expect(stacksAt(state, 1)[2]).toBe(10_000);
    expect(asRunning(state).entry.purchases).toEqual([{ playerId: bo, rebuys: 0, addOn: false, owed: 0, reEntries: 0 }]);
    expect(countsUp(state)).toBe(true);
    expect(when(state, cancel(bo, 'rebuy')).refusal).toEqual({
      code: 'NOTHING_BOUGHT',
      article: null,
      parameters: { playerId: bo, purchase: 'rebuy' },
    });
  });

  it('leaves nothing owed for an add-on that was not paid', () => {
    const state = after(begun, buys('Rebuy', false), buys('TakeAddOn', false));
    expect(when(state, cancel(bo, 'addOn')).events).toMatchObject([{ data: { removed: 3_000, owed: 1, refund: false } }]);
    expect(asRunning(after(state, cancel(bo, 'addOn'))).entry.purchases).toMatchObject([{ rebuys: 1, addOn: false, owed: 1 }]);
  });

  it('puts who has no chips without it out again', () => {
    const back = after(bust(begun, 2, 1), buys('Rebuy', false));
    const decision = when(back, cancel(bo, 'rebuy'));
    expect(outcome(decision)).toEqual(['PurchaseCancelled', 'PlayerEliminated']);
    const state = after(back, cancel(bo, 'rebuy'));
    expect(asRunning(state)).toMatchObject({ playersLeft: 3, eliminations: [{ playerId: bo, place: 4 }] });
    expect(countsUp(state)).toBe(true);
  });

  it('takes the chips of a re-entry alone, where a corrected hand gave the player its pot: they stay in', () => {
    const out = bust(begun, 2, 1);
    const again = after(out, { type: 'ReEnter', playerId: bo, at: START, place: { table: 1, seat: 2 } });
    const ada = sitting(again, 1, 1);
    const corrected = after(again, {
      type: 'CorrectSettlement',
      handId: hand(1, 1),
      correction: 1,
      changes: [
        { playerId: ada, amount: -20_000 },
        { playerId: bo, amount: 20_000 },
      ],
      results: [
        { playerId: ada, stackBefore: 10_000, stackAfter: 0 },
        { playerId: bo, stackBefore: 10_000, stackAfter: 20_000 },
      ],
      at,
    });
    expect(seatOf(asRunning(corrected).tables, bo)!.seated.stack).toBe(30_000);
    const decision = when(corrected, cancel(bo, 'reEntry'));
    expect(decision.events).toMatchObject([{ type: 'PurchaseCancelled', data: { removed: 10_000 } }]);
    const state = after(corrected, cancel(bo, 'reEntry'));
    expect(seatOf(asRunning(state).tables, bo)!.seated.stack).toBe(20_000);
    expect(asRunning(state)).toMatchObject({
      playersLeft: 3,
      eliminations: [{ playerId: ada }],
      takenBack: [],
      entry: { purchases: [{ reEntries: 0 }] },
    });
    expect(countsUp(state)).toBe(true);
  });

  it('takes what is left of a re-entry that was played with, and the player is out', () => {
    const again = after(bust(begun, 2, 1), { type: 'ReEnter', playerId: bo, at: START, place: { table: 1, seat: 2 } });
    const opened = after(again, open(1));
    const played = after(opened, settle(opened, 1, { ...stacksAt(opened, 1), 1: 24_000, 2: 6_000 }));
    expect(when(played, cancel(bo, 'reEntry')).events).toMatchObject([
      { type: 'PurchaseCancelled', data: { removed: 6_000 } },
      { type: 'PlayerEliminated', data: { playerId: bo } },
    ]);
    expect(countsUp(after(played, cancel(bo, 'reEntry')))).toBe(true);
  });

  it('takes all chips of a re-entry, and the player is out again', () => {
    const again = after(bust(begun, 2, 1), { type: 'ReEnter', playerId: bo, at: START });
    const { seated } = seatOf(asRunning(again).tables, bo)!;
    expect(seated.stack).toBe(10_000);
    const state = after(again, cancel(bo, 'reEntry'));
    expect(asRunning(state)).toMatchObject({
      playersLeft: 3,
      eliminations: [{ playerId: bo, place: 4 }],
      entry: { purchases: [{ reEntries: 0 }] },
    });
    expect(countsUp(state)).toBe(true);
  });

  it.each([
    ['a rebuy', buys('Rebuy', false), cancel(bo, 'rebuy')],
    ['a re-entry', { type: 'ReEnter', playerId: bo, at: START } as const, cancel(bo, 'reEntry')],
  ])('without %s they stand where they went out, before those who went out since', (_what, buy, take) => {
    const back = after(bust(begun, 2, 1), buy);
    const since = bust(back, 3, 1);
    const cyd = outOf(inPlay(since), sitting(begun, 1, 3))!.playerId;
    const decision = when(since, take);
    expect(decision.events).toMatchObject([
      { type: 'PurchaseCancelled' },
      {
        type: 'PlaceCorrected',
        data: { playerId: cyd, place: 3, why: { cause: 'outAgain', handId: null, reason: 'sold to the wrong player', articles: [] } },
      },
      { type: 'PlayerEliminated', data: { playerId: bo, place: 4, tied: 1, handId: hand(1, 1), stackBefore: 10_000 } },
    ]);
    const state = after(since, take);
    expect(inPlay(state).eliminations.map(({ playerId, place }) => [playerId, place])).toEqual([
      [bo, 4],
      [cyd, 3],
    ]);
    expect(countsUp(state)).toBe(true);
  });

  it('ranks by now who was in with other chips, and lost those', () => {
    const back = after(bust(begun, 2, 1), buys('Rebuy', false), buys('Rebuy', false));
    const opened = after(back, open(1));
    const since = bust(after(opened, settle(opened, 1, { ...stacksAt(opened, 1), 1: 27_000, 2: 7_000 })), 3, 1);
    expect(when(since, cancel(bo, 'rebuy')).events!.at(-1)).toMatchObject({ type: 'PlayerEliminated', data: { playerId: bo, place: 3 } });
  });

  it('refuses where the chips are gone, and where a count has to come first', () => {
    const bought = after(begun, buys('Rebuy', false));
    const opened = after(bought, open(1));
    expect(when(opened, cancel(bo, 'rebuy')).refusal).toEqual({
      code: 'PLAYER_IN_HAND',
      article: null,
      parameters: { playerId: 'dan', handId: 'friday.1.1' },
    });
    const lost = after(opened, settle(opened, 1, { 1: 21_000, 2: 6_000, 3: 10_000, 4: 10_000 }));
    expect(when(lost, cancel(bo, 'rebuy')).refusal).toEqual({
      code: 'PURCHASE_LOST',
      article: null,
      parameters: { playerId: bo, chips: 7_000, stack: 6_000 },
    });
    const gone = bust(bought, 2, 1);
    expect(when(gone, cancel(bo, 'rebuy')).refusal).toEqual({
      code: 'PURCHASE_LOST',
      article: null,
      parameters: { playerId: 'dan', chips: 7000, stack: 0 },
    });
    const unknown = after(bought, { type: 'RecordHandPlayed', table: 1, at: START });
    expect(when(unknown, cancel(bo, 'rebuy')).refusal).toEqual({
      code: 'COUNT_FIRST',
      article: null,
      parameters: { table: 1, players: [bo] },
    });
    const counted = after(unknown, count(unknown, 1, { 1: 10_000, 2: 17_000, 3: 10_000, 4: 10_000 }));
    expect(outcome(when(counted, cancel(bo, 'rebuy')))).toEqual(['PurchaseCancelled']);
  });
});
