/**
 * A count that does not add up, and that the director accepts: the chips in play are others from then on, by an event that says so
 * (RC 64; RO 1.1).
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { MAX_CHIPS } from '../../../events/values.js';
import { refuseUnlessWhole } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { listCountedStacks, makeCountEvents, refuseFirstUnpayable, isNoNews, refuseUncountable, refuseUnranked } from './counts.js';
import { refuseUnlessDirector } from '../discipline/authority.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { refuseUnlessComplete } from './stack-list.js';
import { countChipsInPlay, type Running } from '../state.js';
import { findTableInPlay } from '../tables.js';
import { findStackUnit } from '../state/chip-race.js';
import { listCandidates, findExplained } from './candidates.js';

export function decideDiscrepancy(command: CommandOf<'RecordChipDiscrepancy'>, running: Running, book: Rulebook): TournamentDecision {
  const table = findTableInPlay(running, command.table);
  if (table.refusal) return table;
  const { reason, by = 'director' } = command;
  const stacks = listCountedStacks(running, command.stacks);
  const counted = stacks.reduce((sum, { stack }) => sum + stack, 0);
  const expected = table.chips;
  const elsewhere = countChipsInPlay(running) - expected;
  const refused =
    refuseUnlessDirector(by, book.betting.director.mayDepart) ??
    refuseUncountable(running, table) ??
    refuseUnlessComplete(table.table, stacks, table.seats, counted) ??
    refuseFirstUnpayable(stacks, findStackUnit(running, table.table)) ??
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
      candidates: listCandidates(running, table.table, difference),
      explains: findExplained(running, difference)?.differenceId ?? null,
      reason,
      by,
    },
  };
  const unknown = refuseUnranked(running, table, stacks);
  if (unknown) return unknown;
  return { events: makeCountEvents(running, table, stacks, [recorded]) };
}
