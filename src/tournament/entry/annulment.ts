/**
 * An entry that should not have been made, such as a player entered twice: it does not count. What its chips did in hands that were played
 * stands; those that are left leave play.
 */
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { findStackUnit } from '../state/chip-race.js';
import { countLastPlayer } from '../chips/counts.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { isDealtIn, refuseInHand, refuseStack } from '../tables/seat-checks.js';
import { makeRefund } from './entry-payments.js';
import { includesId } from '../state/sorted-ids.js';
import { type Announced, type InPlay, outOf, seatOf, type SeatedPlayer, type Table, unseatedOf } from '../state.js';

type Command = CommandOf<'AnnulEntry'>;

export function decideAnnulment(command: Command, tournament: InPlay): TournamentDecision {
  const { playerId, reason } = command;
  const refused = refuseExpected(command, tournament) ?? refuseWaiting(tournament, playerId) ?? refuseBest(tournament, playerId);
  if (refused) return refused;
  const found = seatOf(tournament.tables, playerId);
  if (found !== undefined) return annulSeated(command, tournament, found.table, found.seated);
  const out = outOf(tournament, playerId);
  if (out !== undefined) {
    const data = { playerId, from: null, removed: 0, place: out.place, ...makeRefund(tournament.entry, playerId), reason };
    return { events: [{ type: 'EntryAnnulled', data }] };
  }
  return includesId(tournament.entry.annulled, playerId) ? { events: [] } : refuse('UNKNOWN_PLAYER', { playerId });
}

function annulSeated({ playerId, stack, reason }: Command, tournament: InPlay, table: Table, seated: SeatedPlayer): TournamentDecision {
  if (tournament.phase === 'finished') return refuse('ENTRY_HAS_WON', { playerId });
  if (isDealtIn(table, seated)) return refuseInHand(table, seated);
  const uncounted = refuseStack(table, seated, null, stack, findStackUnit(tournament, table.table));
  if (uncounted) return uncounted;
  const removed = stack ?? seated.stack;
  const from = { table: table.table, seat: seated.seat };
  const annulled: TournamentEvent = {
    type: 'EntryAnnulled',
    data: { playerId, from, removed, place: null, ...makeRefund(tournament.entry, playerId), reason },
  };
  const others = table.seats.filter((other) => other !== seated);
  const isKnown = table.stacksFrom !== 'unknown' && removed === seated.stack;
  return { events: [annulled, ...(isKnown ? [] : countLastPlayer(table.table, others, table.chips - removed))] };
}

interface Named {
  readonly playerId: Command['playerId'];
}

/** Before the start a player leaves the list otherwise. Null for one who does not stand on it. */
export function refuseListed({ playerId }: Named, { registered, list }: Announced): Refused | null {
  return includesId(registered, playerId) || list.waiting.includes(playerId) ? refuse('ENTRY_NOT_IN_PLAY', { playerId }) : null;
}

/** So does one who has not come: the first who waits gets the place. */
export function refuseExpected({ playerId }: Named, { entry }: InPlay): Refused | null {
  return includesId(entry.expected, playerId) || entry.waiting.includes(playerId) ? refuse('ENTRY_NOT_IN_PLAY', { playerId }) : null;
}

/** The chips of a player who waits for a seat lie on no table: they sit down first. */
export function refuseWaiting(tournament: InPlay, playerId: Command['playerId']): Refused | null {
  const waiting = unseatedOf(tournament, playerId);
  return waiting === undefined ? null : refuse('PLAYER_WAITS_FOR_SEAT', { playerId, stack: waiting.stack });
}

/** Without who has won or qualified, nobody would have. */
function refuseBest(tournament: InPlay, playerId: Command['playerId']): Refused | null {
  if (tournament.phase !== 'finished') return null;
  const { winner, qualified } = tournament;
  return winner === playerId || qualified?.includes(playerId) === true ? refuse('ENTRY_HAS_WON', { playerId }) : null;
}
