/**
 * What holds of every floor and of every tournament whose moves are automatic: proposals come to an end, nobody sits on another, and once
 * nothing has to be waited for, tables differ by no more than the book allows.
 */
import { firstEdition } from '../../../events/editions.js';
import * as fc from 'fast-check';
import { validateEvent } from '../../../events/catalogue.js';
import { asRunning, friday, START, started, tournamentId } from '../../../test/tournament-scenario.js';
import { newestRulebook } from '../../rulebooks/rulebooks.js';
import { bookIds } from '../../rulebooks/setting.js';
import type { TournamentCommand } from '../commands.js';
import { tournamentDecider } from '../decider.js';
import type { Running, Table, TournamentState } from '../state.js';
import type { SeatedTable } from './floor-plan.js';
import { makePlan, type FloorSituation } from './plan.js';
import { makePreview, withMove } from './preview.js';
import { makeCurrentPlan } from './proposal.js';
import { readTablesToBe } from './situation.js';

const books = fc.constantFrom(...bookIds);

describe('proposals that are all confirmed', () => {
  const seat = fc.nat(9);
  /** Full tables are as likely as any others, or most floors would have a table to break. */
  const occupiedOf = (seats: number): fc.Arbitrary<number[]> =>
    fc.oneof(
      fc.constant(Array.from({ length: seats }, (_, index) => index + 1)),
      fc.uniqueArray(fc.integer({ min: 1, max: seats }), { maxLength: seats, minLength: Math.floor(seats / 2) }),
    );
  const floor = fc.integer({ min: 2, max: 10 }).chain((seatsPerTable) =>
    fc.record({
      seatsPerTable: fc.constant(seatsPerTable),
      late: fc.boolean(),
      tables: fc.array(
        fc.record({
          occupied: occupiedOf(seatsPerTable),
          last: fc.option(fc.tuple(seat, seat, seat), { freq: 6 }),
        }),
        { minLength: 1, maxLength: 12 },
      ),
    }),
  );

  const situationOf = ({ seatsPerTable, late, tables }: typeof floor extends fc.Arbitrary<infer F> ? F : never): FloorSituation => ({
    seatsPerTable,
    late,
    expected: 0,
    breakOrder: [],
    tables: tables.map(({ occupied, last }, index): SeatedTable => {
      const [button, smallBlind, bigBlind] = (last ?? [0, 0, 0]).map((each) => (each % seatsPerTable) + 1) as [number, number, number];
      const positions = last === null ? null : { button, smallBlind, bigBlind };
      return {
        table: index + 1,
        maxSeats: seatsPerTable,
        occupied: occupied.toSorted((a, b) => a - b),
        awaited: [],
        leaving: [],
        last: positions,
      };
    }),
  });

  it('end within as many moves as there are players, with tables that differ by less than the book moves for, each at a seat of his own', () => {
    let moved = 0;
    fc.assert(
      fc.property(floor, books, (drawn, id) => {
        const situation = situationOf(drawn);
        const rules = newestRulebook(id)!.floor;
        const { moves, plan } = makePreview(situation, rules);
        moved += moves.length;
        expect(moves.length).toBeLessThanOrEqual(plan.players);
        let { tables } = situation;
        for (const move of moves) {
          const [from, to] = [tables[move.from.table - 1]!, tables[move.to.table - 1]!];
          expect(from.occupied).toContain(move.from.seat);
          expect(to.occupied).not.toContain(move.to.seat);
          expect(move.to.seat >= 1 && move.to.seat <= to.maxSeats).toBe(true);
          tables = withMove(tables, move);
        }
        const settled = makePlan({ ...situation, tables }, rules);
        expect(settled.due).not.toBe('balance');
        if (settled.due === 'nothing' && tables.length > 1) expect(settled.balance.difference).toBeLessThan(settled.balance.trigger);
        expect(settled.players).toBe(plan.players);
      }),
      { numRuns: 2000 },
    );
    expect(moved).toBeGreaterThan(300);
  });
});

describe('a tournament whose moves are automatic, whatever happens at its tables', () => {
  const step = fc.record({
    what: fc.constantFrom('hand', 'hand', 'open', 'open', 'settle', 'settle', 'played', 'count', 'out'),
    table: fc.nat(20),
    losers: fc.nat(3),
    first: fc.nat(9),
  });
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

  class Night {
    readonly seen = new Set<string>();
    state: TournamentState;

    constructor(id: string, players: number, seatsPerTable: number) {
      const names = Array.from({ length: players }, (_, index) => `p${index}`);
      this.state = started(names, {
        seatsPerTable,
        largerTables: 'the venue has large tables',
        automaticMoves: true,
        startingStack: 15_000,
        rulebook: firstEdition(id),
        // One of the books has no antes in the ordinary event.
        anteFormat: 'none',
        structure: friday.structure.map((period) => (period.kind === 'level' ? { ...period, ante: 0 } : period)),
      });
      this.check();
    }

    do({ what, table: picked, losers, first }: Step): void {
      if (this.state.phase !== 'running') return;
      const open = this.state.tables.filter(({ broken }) => !broken);
      const { table } = open[picked % open.length]!;
      if (what === 'hand' || what === 'open') this.take({ type: 'OpenHand', tournamentId, table, absent: [], at: START });
      if (what === 'hand' || what === 'settle') this.settle(table, losers, first);
      if (what === 'played') this.take({ type: 'RecordHandPlayed', table, at: START });
      if (what === 'count' || what === 'out') this.count(table, what === 'out' ? losers : 0, first);
    }

    /** The chips of the losers go to the first who is none. */
    settle(table: number, losers: number, first: number): void {
      const dealt = asRunning(this.state).tables[table - 1]!.openHand;
      if (dealt === null) return;
      this.take({ type: 'SettleHand', handId: dealt.handId, stacks: stacksAfter(dealt.seats, losers, first), at: START });
    }

    count(table: number, losers: number, first: number): void {
      const { seats, chips, openHand } = asRunning(this.state).tables[table - 1]!;
      if (openHand !== null || seats.length === 0) return;
      const known = seats.map((seated, index) => ({
        ...seated,
        stack: index === 0 ? chips - seats.slice(1).reduce((sum, { stack }) => sum + stack, 0) : seated.stack,
      }));
      if (known[0]!.stack <= 0) return;
      this.take({ type: 'RecordChipCounts', table, stacks: stacksAfter(known, losers, first), at: START });
    }

    take(command: TournamentCommand): void {
      const decision = tournamentDecider.decide(command, this.state);
      if (decision.refusal !== undefined) {
        this.seen.add(decision.refusal.code);
        return;
      }
      const players = this.state.phase === 'running' ? this.state.playersLeft : 0;
      // Bounded by what there is to move and to stop, not by how often things are looked at.
      expect(decision.events.length).toBeLessThanOrEqual(3 * players + 20);
      for (const event of decision.events) {
        validateEvent(event);
        this.seen.add(event.type);
        this.state = tournamentDecider.evolve(this.state, event);
      }
      this.check();
    }

    check(): void {
      if (this.state.phase !== 'running') return;
      const { tables, seating } = this.state;
      const places = tables.flatMap(({ table, seats }) => seats.map(({ seat }) => `${table}.${seat}`));
      const kept = seating.due.map(({ to }) => `${to.table}.${to.seat}`);
      expect(new Set([...places, ...kept]).size).toBe(places.length + kept.length);
      for (const { occupied, maxSeats } of readTablesToBe(this.state))
        expect(occupied.every((seat) => seat >= 1 && seat <= maxSeats)).toBe(true);
      const waits = tables.some(({ openHand, stacksFrom, broken }) => !broken && (openHand !== null || stacksFrom === 'unknown'));
      if (!waits) this.checkSettled(this.state);
    }

    /** Nothing has to be waited for: all that the book asks for is done. */
    checkSettled(state: Running): void {
      const plan = makeCurrentPlan(state);
      expect({ due: plan.due, toCome: state.seating.due, halted: state.seating.halted }).toEqual({
        due: 'nothing',
        toCome: [],
        halted: [],
      });
      const open = state.tables.filter(({ broken }) => !broken);
      if (open.length > 1) expect(plan.balance.difference).toBeLessThan(plan.balance.trigger);
      // Tables are as few as hold everybody, the final table apart.
      if (open.length > 2) expect(plan.players).toBeGreaterThan((open.length - 1) * state.settings.seatsPerTable);
    }

    /** All hands are ended, all tables counted, and hands played until one player is left. */
    playOut(): void {
      for (let hands = 0; this.state.phase === 'running' && hands < 400; hands += 1) {
        for (const { table, openHand, stacksFrom } of this.state.tables) {
          if (openHand !== null) this.settle(table, 0, 0);
          else if (stacksFrom === 'unknown') this.count(table, 0, 0);
        }
        const table =
          this.state.phase === 'running' ? this.state.tables.find(({ broken, seats }: Table) => !broken && seats.length > 1) : undefined;
        if (table !== undefined)
          this.do({
            what: 'hand',
            table: asRunning(this.state)
              .tables.filter(({ broken }) => !broken)
              .indexOf(table),
            losers: 2,
            first: 0,
          });
      }
    }
  }

  function stacksAfter<P extends { readonly playerId: string; readonly stack: number }>(
    seats: readonly P[],
    losers: number,
    first: number,
  ): { playerId: P['playerId']; stack: number }[] {
    const losing = Array.from({ length: Math.min(losers, seats.length - 1) }, (_, k) => (first + k) % seats.length);
    const winner = seats.findIndex((_, index) => !losing.includes(index));
    const lost = losing.reduce((sum, index) => sum + seats[index]!.stack, 0);
    return seats.map(({ playerId, stack }, index) => ({
      playerId,
      stack: losing.includes(index) ? 0 : index === winner ? stack + lost : stack,
    }));
  }

  it('seats each player at one seat, keeps tables as near as its book has them, and has a winner', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        books,
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 3, max: 10 }),
        fc.nat(2),
        fc.array(step, { maxLength: 120 }),
        (id, tables, seatsPerTable, empty, steps) => {
          const night = new Night(id, Math.max(2, tables * seatsPerTable - empty), seatsPerTable);
          for (const one of steps) night.do(one);
          night.playOut();
          expect(night.state.phase).toBe('finished');
          for (const type of night.seen) seen.add(type);
        },
      ),
      { numRuns: 120 },
    );
    for (const needed of ['PlayerMoved', 'MoveDue', 'TableBroken', 'FinalTableFormed', 'TableHalted', 'TableResumed']) {
      expect({ needed, seen: seen.has(needed) }).toEqual({ needed, seen: true });
    }
  });
});
