/**
 * The structure corrected: blinds that were mistyped, levels put in, left out, made longer or shorter. What is over stays as it was played. A hand in
 * progress keeps its stakes: a level counts for the hands that begin in it.
 */
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { Period } from '../../../events/tournament.js';
import { bookOf } from '../book.js';
import { refuseUnlessWhole } from '../bounds.js';
import { refuseAntes } from '../timing/antes.js';
import { findPeriod, periodOf, refusePeriods, replacePeriods } from '../timing/periods.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { Announced, Running } from '../state.js';
import { findDueClockEvents, sumRunMs } from '../timing/clock.js';

type Command = CommandOf<'ChangeStructure'>;

/** The same structure again gives no events. */
export function decideStructure(command: Command, tournament: Announced | Running): TournamentDecision {
  const { reason, at } = command;
  const { settings } = tournament;
  const from = findPeriod(settings.structure, { index: command.from, level: command.fromLevel });
  if (typeof from !== 'number') return from;
  const periods = command.periods.map(periodOf);
  const refused = refuseUnlessWhole('from', from, 0, settings.structure.length);
  if (refused) return refused;
  const structure = replacePeriods(settings.structure, { from, periods });
  const chipUnit = tournament.phase === 'running' ? tournament.chipRace.chipUnit : settings.chipUnit;
  const unfit =
    refusePeriods({ structure, anteFormat: settings.anteFormat, chipUnit }, from) ??
    refuseAntes({ ...settings, structure }, bookOf(settings));
  if (unfit) return unfit;
  const isSame = JSON.stringify(structure) === JSON.stringify(settings.structure.map(periodOf));
  if (tournament.phase === 'announced') {
    return { events: isSame ? [] : [{ type: 'StructureChanged', data: { from, periods, at, remainingMs: null, reason } }] };
  }
  const due = findDueClockEvents(tournament.clock, settings.structure, at);
  const remaining = findRemainingUnder(structure, { ...tournament, clock: due.clock }, from, at);
  if (typeof remaining !== 'number') return remaining;
  if (isSame) return { events: [] };
  return { events: [...due.events, { type: 'StructureChanged', data: { from, periods, at, remainingMs: remaining, reason } }] };
}

/** What is left of the running period, ms, as it would be long; or why the structure can't be so. */
function findRemainingUnder(
  structure: readonly Period[],
  { clock, settings }: Pick<Running, 'clock' | 'settings'>,
  from: number,
  at: number,
): number | Refused {
  const { period } = clock;
  if (from < period) return refuse('PERIOD_OVER', { from, running: period });
  const before = settings.structure[period]!;
  const after = structure[period];
  if (after?.kind !== before.kind) return refuse('PERIOD_RUNS', { period, kind: before.kind });
  const run = sumRunMs(clock, settings.structure, at);
  const remaining = after.seconds * 1000 + (clock.lengthened ?? 0) - run;
  const isLast = period === structure.length - 1;
  if (remaining <= 0 && !isLast) {
    return refuse('PERIOD_TOO_SHORT', { period, seconds: after.seconds, played: Math.ceil((run - (clock.lengthened ?? 0)) / 1000) });
  }
  return Math.max(0, remaining);
}
