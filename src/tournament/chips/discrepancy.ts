/**
 * A count that does not add up, and that the director accepts: the chips in play are others from then on, by an event that says so
 * (RC 64; RO 1.1).
 * Pure. May import: `events/`, its neighbours.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import { MAX_CHIPS } from '../../../events/values.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { refuseUnlessWhole } from '../bounds.js';
import type { CommandOf } from '../commands.js';
import { countedStacks, countEvents, firstUnpayable, isNoNews, refuseUncountable } from './counts.js';
import { refuseUnlessDirector } from '../discipline/authority.js';
import { inPlay } from '../phase.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { refuseUnlessComplete } from './stack-list.js';
import type { TournamentState } from '../state.js';
import { tableInPlay } from '../tables.js';
import { stackUnitAt } from '../chip-race/state.js';
import { candidatesFor, explainedBy } from './candidates.js';

export function decideDiscrepancy(command: CommandOf<'RecordChipDiscrepancy'>, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  const table = tableInPlay(running, command.table);
  if (table.refusal) return table;
  const { reason, by = 'director' } = command;
  const stacks = countedStacks(running, command.stacks);
  const counted = stacks.reduce((sum, { stack }) => sum + stack, 0);
  const expected = table.chips;
  const elsewhere = running.tables.reduce((sum, { chips }) => sum + chips, 0) - expected;
  const refused =
    refuseUnlessDirector(by, rulebookFor(running.settings.rulebook)!.betting.director.mayDepart) ??
    refuseUncountable(running, table) ??
    refuseUnlessComplete(table.table, stacks, table.seats, counted) ??
    firstUnpayable(stacks, stackUnitAt(running, table.table)) ??
    refuseUnlessWhole('counted', counted, 1, MAX_CHIPS - elsewhere);
  if (refused) return refused;
  const difference = counted - expected;
  if (difference === 0) {
    return isNoNews(table, stacks) ? { events: [] } : refuse('NO_DISCREPANCY', { table: table.table, chips: expected });
  }
  const recorded: TournamentEvent = {
    type: 'ChipDiscrepancyRecorded',
    data: {
      differenceId: running.chips.differences.length + 1,
      table: table.table,
      expected,
      counted,
      candidates: candidatesFor(running, table.table, difference),
      explains: explainedBy(running, difference)?.differenceId ?? null,
      reason,
      by,
    },
  };
  return { events: countEvents(running, table, stacks, [recorded]) };
}
