import { firstEdition } from '../../../events/editions.js';
import * as fc from 'fast-check';
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { fridayStream, History } from '../../../test/recorded-history.js';
import { asRunning, count, fold, open, settle, stacksAt, START, started, when } from '../../../test/tournament-scenario.js';
import { discipline, type DisciplineRow, type PenaltyEntry } from '../../../projections/discipline.js';
import { foldEvents, RowsInMemory } from '../../../projections/rows-in-memory.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import type { TournamentState } from '../state.js';

const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gus'];

/** What happens, with numbers that choose who and how much. */
const Step = fc.record({
  kind: fc.constantFrom(
    'open',
    'open',
    'settle',
    'settle',
    'settle',
    'untyped',
    'count',
    'move',
    'break',
    'punish',
    'lift',
    'leave',
    'correct',
  ),
  table: fc.integer({ min: 1, max: 2 }),
  pick: fc.nat(1000),
  amount: fc.integer({ min: 0, max: 400 }),
});
type Step = typeof Step extends fc.Arbitrary<infer T> ? T : never;

/** The command of a step, as far as the state has what it speaks of. */
function commandOf(state: TournamentState, { kind, table: number, pick, amount }: Step): TournamentCommand | null {
  const { tables, discipline } = asRunning(state);
  const table = tables[number - 1]!;
  const someone = table.seats[pick % Math.max(table.seats.length, 1)];
  switch (kind) {
    case 'open':
      return open(number);
    case 'settle': {
      const dealt = table.openHand?.seats;
      if (dealt === undefined) return null;
      const loser = dealt[pick % dealt.length]!;
      const winner = dealt.find(({ seat }) => seat !== loser.seat)!;
      // Now and then a player loses all their chips.
      const lost = amount > 360 ? loser.stack : Math.min(amount * 25, loser.stack);
      const stacks = Object.fromEntries(dealt.map(({ seat, stack }) => [seat, stack]));
      return settle(state, number, { ...stacks, [loser.seat]: loser.stack - lost, [winner.seat]: winner.stack + lost });
    }
    case 'untyped':
      return { type: 'RecordHandPlayed', table: number, at: START };
    case 'count':
      return count(state, number, stacksAt(state, number));
    case 'move':
      if (someone === undefined) return null;
      return {
        type: 'MovePlayer',
        playerId: someone.playerId,
        table: 3 - number,
        seat: 1 + (amount % 4),
        reason: 'a move',
        stack: someone.stack,
      };
    case 'break':
      return { type: 'BreakTable', table: number };
    case 'punish':
      if (someone === undefined) return null;
      return {
        type: 'IssuePenalty',
        playerId: someone.playerId,
        offence: 'insult',
        unit: amount % 2 === 0 ? 'hands' : 'rounds',
        count: 1 + (amount % 3),
        reason: 'its gravity',
      };
    case 'lift':
      return { type: 'LiftPenalty', penaltyId: 1 + (pick % Math.max(discipline.penalties.length, 1)), reason: 'an error' };
    case 'leave':
      if (someone === undefined || amount > 40) return null;
      return {
        type: 'RecordAbandonment',
        playerId: someone.playerId,
        confirmed: true,
        judged: false,
        reason: null,
        stack: someone.stack,
        at: START,
      };
    case 'correct': {
      const { settled } = table;
      const [one, other] = table.seats;
      if (settled === null || one === undefined || other === undefined) return null;
      const changes = [
        { playerId: one.playerId, amount: -25 },
        { playerId: other.playerId, amount: 25 },
      ];
      const results = table.seats.map(({ playerId, stack }) => ({
        playerId,
        stackBefore: stack,
        stackAfter: stack + (changes.find((change) => change.playerId === playerId)?.amount ?? 0),
      }));
      return { type: 'CorrectSettlement', handId: settled.handId, correction: settled.corrections + 1, changes, results, at: START };
    }
  }
}

/** The view, folded event by event. */
class Sheets {
  private readonly rows = new RowsInMemory<DisciplineRow>();

  take(event: TournamentEvent): void {
    foldEvents(discipline, new History().add(fridayStream, event).events, this.rows);
  }

  get penalties(): readonly PenaltyEntry[] {
    return this.rows
      .list('friday')
      .flatMap(({ body }) => body.penalties)
      .toSorted((a, b) => a.penaltyId - b.penaltyId);
  }
}

/** Hands that players were dealt dead, counted from the events alone. */
class Tally {
  readonly missed = new Map<number, number>();
  private readonly dead = new Map<string, readonly PlayerId[]>();

  take(event: TournamentEvent): void {
    if (event.type === 'HandOpened') {
      this.dead.set(
        event.data.handId,
        event.data.seats.filter(({ dead }) => dead).map(({ playerId }) => playerId),
      );
    }
    if (event.type !== 'HandSettled' && event.type !== 'HandPlayed') return;
    const missed = event.data.missed ?? [];
    // Each player misses a hand once, and only one in which they were dealt dead.
    expect(new Set(missed.map(({ playerId }) => playerId)).size).toBe(missed.length);
    if (event.type === 'HandSettled') {
      const dead = this.dead.get(event.data.handId) ?? [];
      for (const { playerId } of missed) expect(dead).toContain(playerId);
    }
    for (const { penaltyId } of missed) this.missed.set(penaltyId, (this.missed.get(penaltyId) ?? 0) + 1);
  }
}

describe('RC 71-A; TDA 7; RO 11.1: hands that are missed', () => {
  it('are as many as were given, unless the player is out or the penalty taken back, and never fewer than none are left', () => {
    let servedInAll = 0;
    fc.assert(
      fc.property(fc.array(Step, { minLength: 20, maxLength: 90 }), (steps) => {
        let state: TournamentState = started(names, { rulebook: firstEdition('redcactus') });
        const tally = new Tally();
        const sheets = new Sheets();
        for (const step of steps) {
          if (state.phase !== 'running') break;
          const command = commandOf(state, step);
          const decision = command === null ? null : when(state, command);
          if (!decision?.events) continue;
          state = fold(state, decision.events);
          for (const event of decision.events) {
            tally.take(event);
            sheets.take(event);
          }
          if (state.phase !== 'running') break;
          const { penalties, running } = state.discipline;
          for (const { penaltyId, handsToMiss, remaining, stage, playerId } of penalties) {
            expect(remaining).toBeGreaterThanOrEqual(0);
            expect(handsToMiss - remaining).toBe(tally.missed.get(penaltyId) ?? 0);
            expect(running.includes(penaltyId)).toBe(stage === 'running');
            if (stage === 'served') expect(remaining).toBe(0);
            if (stage === 'running') expect(remaining).toBeGreaterThan(0);
            const isIn = state.tables.some(({ seats }) => seats.some((seated) => seated.playerId === playerId));
            if (stage === 'ended') expect(isIn).toBe(false);
            if (stage === 'running') expect(isIn).toBe(true);
          }
          // The view tells the same as the tournament remembers.
          expect(sheets.penalties.map(({ penaltyId, stage, missed }) => [penaltyId, stage, missed.length])).toEqual(
            penalties.map(({ penaltyId, stage, handsToMiss, remaining }) => [penaltyId, stage, handsToMiss - remaining]),
          );
          servedInAll += decision.events.filter(({ type }) => type === 'PenaltyServed').length;
        }
      }),
      { numRuns: 150 },
    );
    expect(servedInAll).toBeGreaterThan(20);
  });
});
