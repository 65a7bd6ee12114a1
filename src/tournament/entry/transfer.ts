/**
 * An entry that was recorded for the wrong person: it belongs to another, with its seat and chips, its purchases and penalties, or its place.
 */
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { HandId, PlayerId } from '../../../events/ids.js';
import { findMoment } from '../state/settled-hands.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { isDealtIn, refuseInHand } from '../tables/seat-checks.js';
import { includesId } from '../state/sorted-ids.js';
import { type InPlay, isIn, outOf, seatOf } from '../state.js';
import { admissionOf } from './admission.js';
import { refuseExpected, refuseWaiting } from './annulment.js';
import { refuseExcluded } from './registration.js';

type Command = CommandOf<'TransferEntry'>;

/** The same transfer again gives no events. */
export function decideTransfer(command: Command, tournament: InPlay): TournamentDecision {
  const { playerId, toPlayer, reason } = command;
  const early = refuseExpected(command, tournament) ?? refuseWaiting(tournament, playerId);
  if (early) return early;
  const { tables, entry, settings, seating } = tournament;
  const found = seatOf(tables, playerId);
  if (found === undefined && outOf(tournament, playerId) === undefined) {
    return entry.transfers.some(({ from, to }) => from === playerId && to === toPlayer)
      ? { events: [] }
      : refuse('UNKNOWN_PLAYER', { playerId });
  }
  const own = refuseOwnEntry(tournament, toPlayer) ?? refuseExcluded(entry.excluded, toPlayer);
  if (own) return own;
  if (found !== undefined && isDealtIn(found.table, found.seated)) return refuseInHand(found.table, found.seated);
  const due = seating.due.find((move) => move.playerId === playerId);
  if (due !== undefined) return refuse('MOVE_WAITS', { playerId, table: due.to.table, seat: due.to.seat });
  const admitted = admissionOf(toPlayer, command, settings);
  if (admitted.refusal) return admitted;
  const at = found === undefined ? null : { table: found.table.table, seat: found.seated.seat };
  return { events: [{ type: 'EntryTransferred', data: { playerId, toPlayer, at, admission: admitted.check, reason } }] };
}

/** Nobody has two entries at once. */
function refuseOwnEntry(tournament: InPlay, playerId: PlayerId): Refused | null {
  const { entry } = tournament;
  const has =
    isIn(tournament, playerId) ||
    outOf(tournament, playerId) !== undefined ||
    includesId(entry.expected, playerId) ||
    entry.waiting.includes(playerId);
  return has ? refuse('HAS_OWN_ENTRY', { playerId }) : null;
}

/** Whose entry it is now that a player had in a hand: hands that were played before a transfer name the one who was entered by mistake. */
export function findHolderOf(state: InPlay, playerId: PlayerId, handId: HandId): PlayerId {
  const { transfers } = state.entry;
  if (transfers.length === 0) return playerId;
  const played = findMoment(state, handId) ?? state.moments;
  return transfers.reduce((holder, { from, to, moment }) => (from === holder && played <= moment ? to : holder), playerId);
}
