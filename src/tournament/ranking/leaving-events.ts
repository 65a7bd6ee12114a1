/**
 * The events of a player who leaves with chips.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { PlayerId } from '../../../events/ids.js';
import type { Place } from '../../../events/values.js';
import { countLastPlayer } from '../chips/counts.js';
import type { Running, Table } from '../state.js';

export interface Leaver {
  readonly playerId: PlayerId;
  readonly from: Place;
  /** Where they sit; null for one who waits for a seat. */
  readonly table: Table | null;
  /** The chips that leave play with the player. */
  readonly stack: number;
}

export type LeavingData = Pick<Extract<TournamentEvent, { type: 'PlayerWithdrew' }>['data'], 'playerId' | 'from' | 'removed' | 'place'>;

/** The player leaves with their chips, in the place of this moment; the last who stays at the table has all that are left there. */
export function makeLeavingEvents(
  running: Running,
  { playerId, from, table, stack }: Leaver,
  eventOf: (data: LeavingData) => TournamentEvent,
): TournamentEvent[] {
  const event = eventOf({ playerId, from, removed: stack, place: running.playersLeft });
  if (table === null) return [event];
  const left = table.seats.filter((other) => other.playerId !== playerId);
  const isKnown = table.stacksFrom !== 'unknown' && table.seats.some((seated) => seated.playerId === playerId && seated.stack === stack);
  const last = isKnown ? [] : countLastPlayer(table.table, left, table.chips - stack);
  return [event, ...last];
}
