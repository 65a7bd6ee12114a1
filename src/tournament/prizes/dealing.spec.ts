import { firstEdition } from '../../../events/editions.js';
import * as fc from 'fast-check';
import {
  after,
  asRunning,
  count,
  type Create,
  open,
  outcome,
  player,
  settle,
  sitting,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import type { PlayerId } from '../../../events/ids.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentState } from '../state.js';
import type { TournamentRefusal } from '../refusals.js';

const nothing = { price: 0, toPot: 0 };
const prizes: PrizeTerms = {
  entry: { ...nothing, bounty: 0 },
  rebuy: nothing,
  addOn: nothing,
  added: 0,
  table: { kind: 'amounts', cents: [10_000, 8000, 2000, 500] },
  things: [{ place: 1, thing: 'a trophy' }],
};
const tda: Partial<Create> = { rulebook: firstEdition('tdaFr'), seatsPerTable: 8 };
const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'flo', 'gus', 'hal'];

/** One table with late entry closed and these stacks by seat; a player without chips is out. */
function left(stacks: readonly number[], settings: Partial<Create> = tda): TournamentState {
  const startingStack = stacks.reduce((sum, stack) => sum + stack, 0) / stacks.length;
  const state = after(
    started(names.slice(0, stacks.length), {
      ...settings,
      startingStack,
      chipUnit: 1,
      structure: [{ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 }],
    }),
    { type: 'SetPrizes', prizes, at: START },
    { type: 'CloseLateEntry', ruling: 'everybody is here', at: START },
  );
  return after(state, count(state, 1, Object.fromEntries(stacks.map((stack, at) => [at + 1, stack]))));
}

const propose = (more: Partial<CommandOf<'ProposeDeal'>> = {}): CommandOf<'ProposeDeal'> => ({
  type: 'ProposeDeal',
  method: 'chipChop',
  leftForWinner: 0,
  playOn: false,
  at: START,
  ...more,
});
const accept = (playerId: PlayerId, deal = 1) => ({ type: 'AcceptDeal', deal, playerId, at: START }) as const;
const sharesOf = (state: TournamentState): number[] => asRunning(state).prizes.proposal!.shares.map(({ cents }) => cents);

describe('a deal', () => {
  it('is proposed by chips above the lowest prize, by ICM, or as agreed; the same twice gives no events', () => {
    const state = left([5000, 3000, 2000, 0]);
    const chop = after(state, propose());
    expect(sharesOf(chop)).toEqual([9000, 6200, 4800]);
    expect(when(chop, propose())).toEqual({ events: [] });
    const icm = after(chop, propose({ method: 'icm' }));
    expect(sharesOf(icm)).toEqual([8036, 6650, 5314]);
    expect(asRunning(icm).prizes.proposal).toMatchObject({ deal: 2, winner: sitting(state, 1, 1) });
    const amounts = [3, 2, 1].map((seat) => ({ playerId: sitting(state, 1, seat), cents: seat === 1 ? 7000 : 6500 }));
    expect(sharesOf(after(state, propose({ method: 'agreed', amounts })))).toEqual([7000, 6500, 6500]);
  });

  it('is made once everybody has accepted, and ends play: the others give up, by their chips', () => {
    const state = after(left([5000, 2000, 3000, 0]), propose());
    const [first, third, second] = [1, 2, 3].map((seat) => sitting(state, 1, seat)) as [PlayerId, PlayerId, PlayerId];
    const two = after(state, accept(second), accept(first));
    expect(when(two, accept(first))).toEqual({ events: [] });
    const made = when(two, accept(third));
    expect(outcome(made)).toEqual(['DealAccepted', 'DealMade', 'PlayerWithdrew', 'PlayerWithdrew', 'TournamentFinished', 'PrizesAwarded']);
    expect(made.events!.at(-1)).toMatchObject({
      data: {
        awards: [
          { playerId: first, place: 1, cents: 9000, things: ['a trophy'] },
          { playerId: second, place: 2, cents: 6200 },
          { playerId: third, place: 3, cents: 4800 },
          { place: 4, cents: 500 },
        ],
        cents: 20_500,
      },
    });
    const over = after(two, accept(third));
    expect(over).toMatchObject({ phase: 'finished', winner: first, entry: { removed: 5000 } });
    expect(when(over, accept(third))).toEqual({ events: [] });
  });

  it('counts who waits for a seat by the table and seat that they come from, among equal stacks', () => {
    const state = asRunning(left([5000, 2000, 2000, 0]));
    const [{ seats, ...table }] = state.tables as [(typeof state.tables)[0]];
    const [first, waiting, third] = seats as [(typeof seats)[0], (typeof seats)[0], (typeof seats)[0]];
    const unseated = [{ playerId: waiting.playerId, stack: waiting.stack, from: { table: 1, seat: waiting.seat } }];
    const proposed = after({ ...state, tables: [{ ...table, seats: [first, third] }], unseated }, propose());
    const shares = asRunning(proposed).prizes.proposal!.shares;
    expect(shares.map(({ playerId }) => playerId)).toEqual([first.playerId, waiting.playerId, third.playerId]);
    const away = { ...unseated[0]!, from: { table: 1, seat: 8 } };
    const next = { ...table, table: 2, seats: [first, third] };
    const both = after({ ...state, tables: [{ ...table, seats: [] }, next], unseated: [away] }, propose());
    expect(asRunning(both).prizes.proposal!.shares.map(({ playerId }) => playerId)).toEqual([
      first.playerId,
      waiting.playerId,
      third.playerId,
    ]);
  });

  it('leaves nothing to share to players whom it paid, where they go out together', () => {
    const state = left([6000, 2000, 2000, 0]);
    const [winner, ...others] = [1, 2, 3].map((seat) => sitting(state, 1, seat)) as [PlayerId, PlayerId, PlayerId];
    const made = after(
      state,
      propose({ playOn: true, leftForWinner: 1000 }),
      accept(winner),
      ...others.map((each) => accept(each)),
      open(1),
    );
    const { events } = when(made, settle(made, 1, { 1: 10_000 }));
    expect(events!.at(-1)).toMatchObject({
      type: 'PrizesAwarded',
      data: {
        awards: [
          { playerId: winner, place: 1, sharedWith: [] },
          { playerId: others[0], place: 2, sharedWith: [] },
          { playerId: others[1], place: 2, sharedWith: [] },
          { place: 4 },
        ],
      },
    });
  });

  it('places players with equal stacks together, and wants to know who is first of them', () => {
    const state = left([2000, 2000, 1000, 1000]);
    expect(when(state, propose()).refusal).toEqual({
      code: 'WINNER_NEEDED',
      article: null,
      parameters: { players: [sitting(state, 1, 1), sitting(state, 1, 2)] },
    });
    const proposed = after(state, propose({ winner: sitting(state, 1, 2) }));
    const over = after(proposed, ...[1, 2, 3, 4].map((seat) => accept(sitting(state, 1, seat))));
    expect(over).toMatchObject({
      winner: sitting(state, 1, 2),
      eliminations: [
        { place: 3, tied: 2 },
        { place: 3, tied: 2 },
        { place: 2, tied: 1 },
      ],
    });
    expect(when(state, propose({ winner: player('zoe') })).refusal).toEqual({
      code: 'NOT_IN_DEAL',
      article: null,
      parameters: { playerId: 'zoe' },
    });
  });

  it('can leave something for the winner, and play goes on; later prizes are those of the deal', () => {
    const state = left([5000, 3000, 2000, 0]);
    const proposed = after(state, propose({ method: 'icm', leftForWinner: 2000, playOn: true }));
    const [a, b, c] = [1, 2, 3].map((seat) => sitting(state, 1, seat)) as [PlayerId, PlayerId, PlayerId];
    const made = after(proposed, accept(a), accept(b), accept(c));
    const [first, second, third] = sharesOf(proposed) as [number, number, number];
    expect(first + second + third).toBe(18_000);
    expect(asRunning(made).prizes).toMatchObject({ proposal: null, deal: { deal: 1, leftForWinner: 2000 } });
    expect(when(made, propose()).refusal).toEqual({ code: 'DEAL_ALREADY_MADE', article: null, parameters: { deal: 1 } });
    const hand = after(made, open(1));
    expect(when(hand, settle(hand, 1, { 3: 10_000 })).events!.at(-1)).toMatchObject({
      data: {
        awards: [
          { playerId: c, place: 1, cents: third + 2000 },
          { playerId: a, place: 2, cents: first },
          { playerId: b, place: 3, cents: second },
          { place: 4, cents: 500 },
        ],
        cents: 20_500,
      },
    });
  });

  it('is dropped where somebody declines, or a hand begins', () => {
    const state = after(left([5000, 3000, 2000, 0]), propose());
    const who = sitting(state, 1, 2);
    const decline = { type: 'DeclineDeal', deal: 1, playerId: who } as const;
    const declined = after(state, accept(who), decline);
    expect(when(declined, decline)).toEqual({ events: [] });
    expect(when(declined, accept(who)).refusal).toEqual({ code: 'NO_DEAL_PROPOSED', article: null, parameters: { deal: 1 } });
    expect(when(after(state, open(1)), accept(who)).refusal).toEqual({ code: 'NO_DEAL_PROPOSED', article: null, parameters: { deal: 1 } });
    expect(when(state, accept(player('zoe'))).refusal).toEqual({ code: 'NOT_IN_DEAL', article: null, parameters: { playerId: 'zoe' } });
    expect(when(state, accept(who, 2)).refusal).toEqual({ code: 'NO_DEAL_PROPOSED', article: null, parameters: { deal: 2 } });
  });

  it('waits for hands and counts, and for the last entry', () => {
    const state = left([5000, 3000, 2000, 0]);
    expect(when(after(state, open(1)), propose()).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'TDA 17',
      parameters: { table: 1, handId: 'friday.1.1' },
    });
    const played = after(state, { type: 'RecordHandPlayed', table: 1, at: START });
    expect(when(played, propose()).refusal).toEqual({ code: 'COUNT_FIRST', article: null, parameters: { table: 1 } });
    const amounts = [1, 2, 3].map((seat) => ({ playerId: sitting(state, 1, seat), cents: [0, 7000, 6500, 6500][seat]! }));
    expect(outcome(when(played, propose({ method: 'agreed', amounts, playOn: true })))).toEqual(['DealProposed']);
    expect(when(played, propose({ method: 'agreed', amounts })).refusal).toEqual({
      code: 'COUNT_FIRST',
      article: null,
      parameters: { table: 1 },
    });
    const thirteen = after(
      started(
        Array.from({ length: 13 }, (_, at) => `p${at}`),
        { ...tda, seatsPerTable: 10 },
      ),
      { type: 'SetPrizes', prizes, at: START },
      { type: 'CloseLateEntry', ruling: 'everybody is here', at: START },
    );
    expect(when(thirteen, propose({ method: 'icm' })).refusal).toEqual({
      code: 'TOO_MANY_FOR_ICM',
      article: null,
      parameters: { players: 13, maximum: 12 },
    });
    const unpaid = after(
      started(names.slice(0, 3), tda),
      { type: 'SetPrizes', prizes: { ...prizes, table: { kind: 'amounts', cents: [] } }, at: START },
      { type: 'CloseLateEntry', ruling: 'everybody is here', at: START },
    );
    expect(when(unpaid, propose()).refusal).toEqual({ code: 'NO_PRIZE_MONEY_LEFT', article: null, parameters: {} });
    const early = after(started(names.slice(0, 3), tda), { type: 'SetPrizes', prizes, at: START });
    expect(when(early, propose()).refusal).toEqual({ code: 'ENTRIES_STILL_OPEN', article: null, parameters: {} });
    expect(when(started(names.slice(0, 3), tda), propose()).refusal).toEqual({ code: 'NO_PRIZES_SET', article: null, parameters: {} });
  });

  it('does not hold where a corrected hand brings a player back who had no part in it', () => {
    let state = after(left([5000, 3000, 2000, 500]), open(1));
    const { handId } = asRunning(state).tables[0]!.openHand!;
    const out = sitting(state, 1, 4);
    const winner = sitting(state, 1, 1);
    state = after(state, settle(state, 1, { 1: 5500, 2: 3000, 3: 2000 }), propose({ playOn: true }));
    state = after(state, ...[1, 2, 3].map((seat) => accept(sitting(state, 1, seat))));
    const correct = when(state, {
      type: 'CorrectSettlement',
      handId,
      correction: 1,
      changes: [
        { playerId: winner, amount: -500 },
        { playerId: out, amount: 500 },
      ],
      results: [
        { playerId: winner, stackBefore: 5000, stackAfter: 5000 },
        { playerId: out, stackBefore: 500, stackAfter: 500 },
      ],
      at: START,
    });
    expect(correct.events!.at(-1)).toEqual({ type: 'DealVoided', data: { deal: 1, playerId: out } });
  });

  it.each<[TournamentRefusal, Partial<CommandOf<'ProposeDeal'>>]>([
    [{ code: 'PLAY_MUST_GO_ON', article: null, parameters: { leftForWinner: 1 } }, { leftForWinner: 1 }],
    [
      { code: 'LEFT_TOO_MUCH', article: null, parameters: { given: 2001, maximum: 2000 } },
      { leftForWinner: 2001, playOn: true },
    ],
    [{ code: 'AMOUNTS_NOT_AGREED', article: null, parameters: {} }, { amounts: [] }],
    [
      {
        code: 'PLAYERS_MISMATCH',
        article: null,
        parameters: { table: null, missing: ['ada', 'dan', 'cyd'], unexpected: [], repeated: [] },
      },
      { method: 'agreed' },
    ],
    [
      {
        code: 'PLAYERS_MISMATCH',
        article: null,
        parameters: { table: null, missing: ['ada', 'dan', 'cyd'], unexpected: ['zoe'], repeated: [] },
      },
      { method: 'agreed', amounts: [{ playerId: player('zoe'), cents: 1 }] },
    ],
    [
      {
        code: 'INVALID_NUMBER',
        article: null,
        parameters: { field: 'amounts.0.cents', value: '1.5', minimum: 0, maximum: 1000000000000000 },
      },
      { method: 'agreed', amounts: [{ playerId: player('zoe'), cents: 1.5 }] },
    ],
    [
      { code: 'INVALID_NUMBER', article: null, parameters: { field: 'leftForWinner', value: '-1', minimum: 0, maximum: 1000000000000000 } },
      { leftForWinner: -1 },
    ],
  ])('is refused: %j %j', (refusal, more) => {
    expect(when(left([5000, 3000, 2000, 0]), propose(more)).refusal).toEqual(refusal);
  });

  it('adds up', () => {
    const state = left([5000, 3000, 2000, 0]);
    const amounts = [1, 2, 3].map((seat) => ({ playerId: sitting(state, 1, seat), cents: 5000 }));
    expect(when(state, propose({ method: 'agreed', amounts })).refusal).toEqual({
      code: 'DEAL_SUM_DIFFERS',
      article: null,
      parameters: { expected: 20_000, given: 15_000 },
    });
  });

  it('can be forbidden by a house rule', () => {
    const rulebook = { ...firstEdition('tdaFr'), houseRules: { 'prize.deals': false } };
    expect(when(left([5000, 3000, 2000, 0], { ...tda, rulebook }), propose()).refusal).toEqual({
      code: 'DEALS_NOT_ALLOWED',
      article: 'custom',
      parameters: {},
    });
  });

  it('pays what there is to win, whatever the stacks, the method and the order of accepting', () => {
    const stacks = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 2, maxLength: 6 });
    const method = fc.constantFrom('chipChop' as const, 'icm' as const);
    fc.assert(
      fc.property(stacks, method, fc.boolean(), fc.nat({ max: 5 }), (parts, by, playOn, first) => {
        const scale = parts.length;
        const state = left(parts.map((part) => part * scale * 2));
        const seats = parts.map((_, at) => ((at + first) % parts.length) + 1);
        const proposed = after(state, propose({ method: by, playOn, ...(playOn ? {} : { winner: sitting(state, 1, 1) }) }));
        const made = after(proposed, ...seats.map((seat) => accept(sitting(state, 1, seat))));
        const shared = [10_000, 8000, 2000, 500].slice(0, parts.length).reduce((sum, cents) => sum + cents, 0);
        expect(sharesOf(proposed).reduce((sum, cents) => sum + cents, 0)).toBe(shared);
        if (made.phase === 'finished') expect(made.prizes.awarded!.cents).toBe(shared);
        expect(made.phase).toBe(playOn ? 'running' : 'finished');
      }),
      { numRuns: 40 },
    );
  });
});
