/**
 * A level that is over was played with other blinds than the structure has: what was played is recorded. A level that runs, or is still to come,
 * is changed in the structure.
 */
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { Period } from '../../../events/tournament.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import type { InPlay } from '../state.js';
import { levelNumberOf } from '../timing/clock.js';
import { refuseLevel } from '../timing/periods.js';

/** The blinds that the structure has give no events. */
export function decidePlayedLevel(command: CommandOf<'CorrectPlayedLevel'>, tournament: InPlay): TournamentDecision {
  const { level, smallBlind, bigBlind, ante, reason } = command;
  const { settings, clock, phase } = tournament;
  const { structure, anteFormat, chipUnit } = settings;
  const period = structure.findIndex(({ kind }, index) => kind === 'level' && levelNumberOf(structure, index) === level);
  const before = structure[period];
  const running = levelNumberOf(structure, clock.period);
  const isOver = period >= 0 && (phase === 'finished' ? period <= clock.period : period < clock.period);
  if (before?.kind !== 'level' || !isOver) return refuse('LEVEL_NOT_OVER', { level, running });
  const played: Extract<Period, { kind: 'level' }> = { ...before, smallBlind, bigBlind, ante };
  // Chips that were raced off since were in play then.
  const unfit = refuseLevel(played, period, anteFormat, chipUnit);
  if (unfit !== null) return unfit;
  const instead = { smallBlind: before.smallBlind, bigBlind: before.bigBlind, ante: before.ante };
  if (instead.smallBlind === smallBlind && instead.bigBlind === bigBlind && instead.ante === ante) return { events: [] };
  return { events: [{ type: 'PlayedLevelCorrected', data: { period, level, smallBlind, bigBlind, ante, instead, reason } }] };
}
