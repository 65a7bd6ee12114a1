/** Whatever the order in which tables play: nobody plays two hands of a round, every round ends, and the clock moves by as much for each. */
import { firstEdition } from '../../../events/editions.js';
import * as fc from 'fast-check';
import '../../../test/property-seed.js';
import { bookIds } from '../../../test/fixtures/acts.js';
import { asRunning, minutes, open, settle, stacksAt, START, started, when } from '../../../test/tournament-scenario.js';
import type { TournamentCommand } from '../commands.js';
import { tournamentDecider } from '../decider.js';
import type { TournamentState } from '../state.js';
import { listStillPlaying } from './waiting.js';

const SECONDS = 3600;
const SEATS = 4;

const structure = Array.from({ length: 6 }, (_, index) => ({
  kind: 'level' as const,
  smallBlind: 25 * (index + 1),
  bigBlind: 50 * (index + 1),
  ante: 0,
  seconds: SECONDS,
}));

const night = (book: string, tables: number): TournamentState =>
  started(
    Array.from({ length: tables * SEATS }, (_, index) => `p${String(index).padStart(2, '0')}`),
    {
      rulebook: { ...firstEdition(book), houseRules: { 'stack.initial': 0 } },
      antePriority: undefined,
      anteFormat: 'none',
      seatsPerTable: SEATS,
      structure,
    },
  );

const situation = fc.integer({ min: 2, max: 6 }).chain((tables) =>
  fc.record({
    book: fc.constantFrom(...bookIds),
    tables: fc.constant(tables),
    /** Tables whose hands are typed in. */
    typed: fc.array(fc.boolean(), { minLength: tables, maxLength: tables }),
    /** Who does something next; whether somebody is called all in there; and now and then a table is stopped. */
    order: fc.array(fc.record({ table: fc.integer({ min: 1, max: tables }), holds: fc.boolean(), stops: fc.nat(20) }), {
      minLength: 10,
      maxLength: 60,
    }),
    before: fc.subarray(Array.from({ length: tables }, (_, index) => index + 1)),
  }),
);

/** How far the clock has come since the start, ms. */
function passed(state: TournamentState, at: number): number {
  const { clock } = asRunning(state);
  return clock.period * SECONDS * 1000 + SECONDS * 1000 - (clock.pausedWith ?? clock.endsAt - at);
}

it('tables play hand for hand in any order, typed in or not (RO 2.7)', () => {
  fc.assert(
    fc.property(situation, ({ book, tables, typed, order, before }) => {
      let state = night(book, tables);
      let at = START;
      /** The hands that each table began in each round. */
      const played = new Map<string, number>();
      let ended = 0;
      /** What had passed of the level at the first signal. */
      let stopped: number | null = null;
      const give = (command: TournamentCommand): string | null => {
        const decision = when(state, command);
        if (decision.refusal !== undefined) return decision.refusal.code;
        for (const event of decision.events) {
          const { open: inRound = false, round = 0 } = asRunning(state).handForHand ?? {};
          if ((event.type === 'HandOpened' || event.type === 'HandPlayed') && inRound) {
            const key = `${round}:${event.data.table}`;
            played.set(key, (played.get(key) ?? 0) + 1);
          }
          if (event.type === 'HandForHandRoundEnded') ended++;
          if (event.type === 'ClockPaused') stopped ??= SECONDS * 1000 - event.data.remainingMs;
          state = tournamentDecider.evolve(state, event);
        }
        return null;
      };
      const isTyped = (table: number): boolean => typed[table - 1] === true;
      const step = (table: number, holds: boolean): string | null => {
        const { openHand } = asRunning(state).tables[table - 1]!;
        if (!isTyped(table)) return give({ type: 'RecordHandPlayed', table, at });
        if (openHand === null) return give(open(table, at));
        const held = asRunning(state).handForHand?.held.includes(table) === true;
        if (holds && !held) return give({ type: 'HoldAllIn', table, handId: openHand.handId, at });
        // Hands that wait are not played out.
        return held ? 'waits' : give(settle(state, table, stacksAt(state, table), at));
      };
      for (const table of before) if (isTyped(table)) give(open(table, at));
      at += minutes(1);
      give({ type: 'AnnounceHandForHand', reason: 'payJump', at });
      for (const { table, holds, stops } of order) {
        at += minutes(1);
        if (stops === 0) give({ type: 'HaltTable', table, reason: 'a spilt drink' });
        if (stops === 1) give({ type: 'ResumeTable', table, reason: 'it is dry' });
        step(table, holds);
      }
      // Then those that are waited for play on, until the round is over.
      for (const table of asRunning(state).tables) give({ type: 'ResumeTable', table: table.table, reason: 'on we go' });
      // What a stop has ended is recorded with the next instant.
      give({ type: 'AdvanceClock', at });
      const last = ended;
      for (let steps = 0; steps < 8 * tables; steps++) {
        if (ended > last) break;
        at += minutes(1);
        const waitedFor = listStillPlaying(asRunning(state));
        const free = waitedFor.find((table) => asRunning(state).handForHand?.held.includes(table) !== true);
        if (free === undefined) break;
        step(free, false);
      }
      expect(ended).toBe(last + 1);
      expect(Math.max(...played.values())).toBe(1);
      const { handForHand } = asRunning(state);
      for (let round = 1; round <= ended; round++) expect([...played.keys()].some((key) => key.startsWith(`${round}:`))).toBe(true);
      expect(handForHand?.round).toBe(ended + 1);
      // The hands took as long as they liked.
      expect(passed(state, at)).toBe((stopped ?? 0) + ended * minutes(2));
    }),
    { numRuns: 150 },
  );
});
