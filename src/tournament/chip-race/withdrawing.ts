/**
 * What was announced of chips and is taken back: an exchange, or a race that no table has run.
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import type { Running } from '../state.js';
import { refuseFloor } from './announcing.js';

export function decideColorUpWithdrawal(command: CommandOf<'WithdrawColorUp'>, running: Running, book: Rulebook): TournamentDecision {
  const { value, reason, by = 'director' } = command;
  const { decidedBy } = book.inventory.colorUp;
  const refused = refuseFloor(by, decidedBy);
  if (refused) return refused;
  if (!running.chipRace.colorUps.some((each) => each.value === value))
    return refuse('COLOR_UP_NOT_ANNOUNCED', { value }, articleOf(decidedBy));
  return { events: [{ type: 'ColorUpWithdrawn', data: { value, reason, by, articles: cite(decidedBy) } }] };
}

export function decideRaceWithdrawal(command: CommandOf<'WithdrawChipRace'>, running: Running, book: Rulebook): TournamentDecision {
  const { reason, by = 'director' } = command;
  const { trigger } = book.inventory.chipRace;
  const { announced, chipUnit: newSmallest, races } = running.chipRace;
  const refused = trigger.value === 'directorJudges' ? refuseFloor(by, trigger) : null;
  if (refused) return refused;
  if (announced === null) return refuse('NO_RACE_ANNOUNCED', {}, articleOf(trigger));
  const { chipUnit: removed } = announced.before;
  const ran = races.filter((race) => race.newSmallest > removed).map(({ table }) => table);
  if (ran.length > 0) return refuse('RACE_HAS_RUN', { tables: ran }, articleOf(trigger));
  return { events: [{ type: 'ChipRaceWithdrawn', data: { removed, newSmallest, reason, by, articles: cite(trigger) } }] };
}
