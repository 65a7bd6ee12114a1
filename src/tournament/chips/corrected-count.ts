/**
 * A count that was typed wrong: the stacks of that moment are put right, and who plays with too much or too little gives the difference back
 * or gains it. A later count of the table has put it right already.
 */
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuseUnlessPayable } from '../bounds.js';
import { findStackUnit } from '../state/chip-race.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { isDealtIn, refuseInHand } from '../tables/seat-checks.js';
import { outOf, type Running, type Table } from '../state.js';
import { findTableInPlay } from '../tables.js';
import { listChanges } from './counts.js';
import { refuseUnlessComplete } from './stack-list.js';

type Change = ReturnType<typeof listChanges>[number];

export function decideCountCorrection(command: CommandOf<'CorrectChipCount'>, running: Running): TournamentDecision {
  const { count, stacks, reason } = command;
  const table = findTableInPlay(running, command.table);
  if (table.refusal) return table;
  const last = running.chips.lastCounts.get(table.table);
  if (last === undefined || count > last.count) return refuse('UNKNOWN_COUNT', { table: table.table, count });
  if (count < last.count) return refuse('COUNT_SUPERSEDED', { table: table.table, count, last: last.count });
  const incomplete = refuseUnlessComplete(table.table, stacks, last.stacks);
  if (incomplete) return incomplete;
  const changes = listChanges(last.stacks, stacks);
  if (changes.length === 0) return { events: [] };
  const refused = changes.map((change) => refuseChange(running, table, change)).find((each) => each !== null);
  if (refused) return refused;
  const right = stacks.map(({ playerId, stack }) => ({ playerId, stack }));
  return { events: [{ type: 'ChipCountCorrected', data: { table: table.table, count, stacks: right, changes, reason } }] };
}

/** Whoever has gone to another table was counted there, or took their chips along as they were counted. */
function refuseChange(running: Running, table: Table, { playerId, amount }: Change): Refused | null {
  const seated = table.seats.find((each) => each.playerId === playerId);
  if (seated === undefined) {
    const out = outOf(running, playerId);
    return out === undefined
      ? refuse('NOT_AT_TABLE', { playerId, table: table.table })
      : refuse('PLAYER_ELIMINATED', { playerId, place: out.place });
  }
  if (isDealtIn(table, seated)) return refuseInHand(table, seated);
  if (seated.stack + amount < 1) return refuse('STACK_TOO_SHORT', { playerId, stack: seated.stack, amount: -amount });
  return refuseUnlessPayable('stack', Math.abs(amount), 1, findStackUnit(running, table.table));
}
