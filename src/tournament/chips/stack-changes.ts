/**
 * Chips that single stacks gain or lose: bank mistakes put right, chips lost, and found again (RC 64; MO 11.3; TDA 23; RO 3.7; TF §3 b3).
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Place } from '../../../events/values.js';
import { MAX_CHIPS } from '../../../events/values.js';
import { cite } from '../../rulebooks/citing.js';
import { refuseUnlessPayable } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { isDealtIn, refuseAbsentee, refuseInHand } from '../tables/seat-checks.js';
import { countChipsInPlay, type Running, seatOf, type SeatedPlayer, type Table } from '../state.js';
import { findStackUnit } from '../state/chip-race.js';
import type { ChipDifference } from '../state/chips.js';

/** A player between two hands. */
export interface Holder {
  readonly table: Table;
  readonly seated: SeatedPlayer;
  readonly at: Place;
  readonly refusal?: undefined;
}

export function decideAdding(command: CommandOf<'AddChips'>, running: Running): TournamentDecision {
  const { playerId, amount, reason, by = 'director' } = command;
  const holder = findHolder(running, playerId);
  if (holder.refusal) return holder;
  const most = MAX_CHIPS - countChipsInPlay(running);
  const refused = refuseAmount(running, holder, amount, most);
  return refused ?? { events: [{ type: 'ChipsAdded', data: { playerId, at: holder.at, amount, reason, by } }] };
}

export function decideRemoving(command: CommandOf<'RemoveChips'>, running: Running): TournamentDecision {
  const { playerId, amount, reason, by = 'director' } = command;
  const holder = findHolderWithKnownStack(running, playerId);
  if (holder.refusal) return holder;
  const refused = refuseTaking(running, holder, amount);
  return refused ?? { events: [{ type: 'ChipsTakenBack', data: { playerId, at: holder.at, amount, reason, by } }] };
}

export function decideLoss(command: CommandOf<'ReportLostChips'>, running: Running): TournamentDecision {
  const { playerId, amount, reason, by = 'director' } = command;
  const holder = findHolderWithKnownStack(running, playerId);
  if (holder.refusal) return holder;
  const refused = refuseTaking(running, holder, amount);
  if (refused) return refused;
  const differenceId = running.chips.differences.length + 1;
  return { events: [{ type: 'ChipsReportedLost', data: { differenceId, playerId, at: holder.at, amount, reason, by } }] };
}

/** Given back, or removed for good: as the book has it, and where they were. */
export function decideFinding(command: CommandOf<'ReportLostChipsFound'>, running: Running, book: Rulebook): TournamentDecision {
  const { differenceId, playerId, amount, outOfView, by = 'director' } = command;
  const loss = findLoss(running, differenceId, amount);
  if ('refusal' in loss) return loss;
  if (loss.playerId !== null && loss.playerId !== playerId) return refuse('LOST_BY_ANOTHER', { differenceId, playerId: loss.playerId });
  const holder = findHolder(running, playerId);
  if (holder.refusal) return holder;
  const refused = refuseAmount(running, holder, amount, -loss.open);
  if (refused) return refused;
  const { lostThenFound, removedGoTo } = book.inventory.chips;
  const isRemoved = lostThenFound.value === 'removed' || outOfView;
  const event: TournamentEvent = {
    type: 'LostChipsFound',
    data: {
      differenceId,
      playerId,
      at: holder.at,
      outOfView,
      returned: isRemoved ? 0 : amount,
      removed: isRemoved ? amount : 0,
      by,
      articles: isRemoved ? cite(lostThenFound, removedGoTo) : cite(lostThenFound),
    },
  };
  return { events: [event] };
}

/** A loss of which at least so many chips are still missing. */
export function findLoss({ chips }: Pick<Running, 'chips'>, differenceId: number, amount: number): ChipDifference | Refused {
  const difference = chips.differences[differenceId - 1];
  if (difference === undefined || difference.amount > 0) return refuse('UNKNOWN_DIFFERENCE', { differenceId: String(differenceId) });
  const missing = Math.max(0, -difference.open);
  return amount > missing ? refuse('NOT_SO_MANY_MISSING', { differenceId, amount, missing }) : difference;
}

/** A player who is in, and has no part in a hand that runs. */
export function findHolder(running: Running, playerId: PlayerId): Holder | Refused {
  const found = seatOf(running.tables, playerId);
  if (found === undefined) return refuseAbsentee(running, { playerId });
  const { table, seated } = found;
  if (isDealtIn(table, seated)) return refuseInHand(table, seated);
  return { table, seated, at: { table: table.table, seat: seated.seat } };
}

/** What is taken from a stack must be there. */
export function findHolderWithKnownStack(running: Running, playerId: PlayerId): Holder | Refused {
  const holder = findHolder(running, playerId);
  if (holder.refusal) return holder;
  return holder.table.stacksFrom === 'unknown' ? refuse('COUNT_FIRST', { table: holder.table.table, players: [playerId] }) : holder;
}

/** Refuses an amount that no stack at the player's table can hold. */
export function refuseAmount(running: Running, { table }: Holder, amount: number, most = MAX_CHIPS): Refused | null {
  const refused = refuseUnlessPayable('amount', amount, 1, findStackUnit(running, table.table));
  if (refused) return refused;
  return amount > most ? refuse('INVALID_NUMBER', { field: 'amount', value: String(amount), minimum: 1, maximum: most }) : null;
}

/** Who gives chips up keeps some: nobody goes out by a mistake or a loss. */
function refuseTaking(running: Running, holder: Holder, amount: number): Refused | null {
  const refused = refuseAmount(running, holder, amount);
  if (refused) return refused;
  const { playerId, stack } = holder.seated;
  return amount >= stack ? refuse('STACK_TOO_SHORT', { playerId, stack, amount }) : null;
}
