/** In whatever order players go out, together or alone, for chips or otherwise: what is paid is what there was to win. */
import { firstEdition } from '../../../events/editions.js';
import * as fc from 'fast-check';
import { after, asRunning, type Create, START, started, when } from '../../../test/tournament-scenario.js';
import type { PlayerId } from '../../../events/ids.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import { evolve } from '../evolve.js';
import { seatOf, type TournamentState } from '../state.js';
import { apportion } from './apportion.js';
import { potOf } from './pot.js';

const names = Array.from({ length: 12 }, (_, at) => `p${at + 10}`);
const books = fc.constantFrom('redcactus', 'tdaFr', 'ropta', 'toufflers');

const terms = fc
  .record({
    parts: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 }),
    unit: fc.integer({ min: 1, max: 1000 }),
    toPot: fc.integer({ min: 0, max: 5000 }),
    bounty: fc.integer({ min: 0, max: 999 }),
    added: fc.integer({ min: 0, max: 99_999 }),
  })
  .map(({ parts, unit, toPot, bounty, added }): PrizeTerms => {
    const basisPoints = apportion(10_000, parts.map(BigInt)).sort((one, other) => other - one);
    return {
      entry: { price: toPot + bounty, toPot, bounty },
      rebuy: { price: 0, toPot: 0 },
      addOn: { price: 0, toPot: 0 },
      added,
      table: { kind: 'percentages', basisPoints, unit },
      things: [],
    };
  });

/** What happens next: so many players go out at once, from this one on; or one is excluded, or gives up. */
const step = fc.record({
  kind: fc.constantFrom('together' as const, 'together' as const, 'disqualified' as const, 'gaveUp' as const),
  from: fc.nat({ max: 100 }),
  many: fc.integer({ min: 1, max: 3 }),
  stacks: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function seated(state: TournamentState): PlayerId[] {
  return asRunning(state).tables.flatMap(({ seats }) => seats.map(({ playerId }) => playerId));
}

/** The state after a step; as it was where the step is refused. */
function taken(state: TournamentState, { kind, from, many, stacks }: Step): TournamentState {
  const players = seated(state);
  const chosen = Array.from({ length: many }, (_, at) => players[(from + at) % players.length]!).filter(
    (playerId, at, all) => all.indexOf(playerId) === at,
  );
  const [playerId] = chosen as [PlayerId];
  // Chips are counted where nobody knows them.
  const counted = seatOf(asRunning(state).tables, playerId)!.table.stacksFrom === 'unknown' ? { stack: 100 } : {};
  const decision = when(
    state,
    kind === 'together'
      ? { type: 'EliminatePlayers', players: chosen.map((id, at) => ({ playerId: id, stack: stacks[at]! * 100 })), at: START }
      : kind === 'disqualified'
        ? { type: 'DisqualifyPlayer', playerId, cause: 'other', reason: 'he cheated', ...counted, at: START }
        : { type: 'RecordAbandonment', playerId, confirmed: true, judged: false, reason: null, ...counted, at: START },
  );
  return decision.events === undefined ? state : decision.events.reduce(evolve, state);
}

it('pays all that there is to win, nobody more than who is placed better, and the same to who shares a place', () => {
  fc.assert(
    fc.property(books, terms, fc.array(step, { maxLength: 30 }), (id, prizes, steps) => {
      const settings: Partial<Create> = {
        rulebook: { ...firstEdition(id), houseRules: { 'prize.entryPrice': 'asOffered', 'prize.bounty': true } },
        anteFormat: 'none',
        structure: [{ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 }],
      };
      let state: TournamentState = after(started(names, settings), { type: 'SetPrizes', prizes, at: START });
      for (const one of steps) if (state.phase === 'running') state = taken(state, one);
      while (state.phase === 'running') {
        const before = state.playersLeft;
        state = taken(state, { kind: 'gaveUp', from: 0, many: 1, stacks: [1, 1, 1] });
        if (state.phase === 'running' && state.playersLeft === before) throw new Error('nobody can give up');
      }
      if (state.phase !== 'finished') throw new Error('not over');
      const { awards, cents, unclaimedBounties } = state.prizes.awarded!;
      expect(cents).toBe(potOf(state, prizes).cents);
      expect(awards.reduce((sum, { cents: own }) => sum + own, 0)).toBe(cents);
      expect(awards.reduce((sum, { bounties }) => sum + bounties, unclaimedBounties)).toBe(prizes.entry.bounty * names.length);
      const paid = awards.filter(({ cents: own }) => own > 0);
      for (const [at, { place, cents: own }] of paid.entries()) {
        const better = paid[at - 1];
        if (better === undefined) continue;
        expect(better.place).toBeLessThanOrEqual(place);
        expect(own).toBeLessThanOrEqual(better.cents);
        if (better.place === place) expect(better.cents - own).toBeLessThanOrEqual(1);
      }
      const excluded = new Set(state.eliminations.filter(({ cause }) => cause === 'disqualified').map(({ playerId }) => playerId));
      expect(paid.filter(({ playerId }) => excluded.has(playerId))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
