/**
 * The seat of somebody who comes during play: drawn among all free seats so that anyone can draw it again, or a ticket that was
 * drawn by hand (RC 6; MO 1.3; TDA 13; RO 2.1; TF §1 b1).
 */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { SeatLot } from '../../../events/tournament-entry.js';
import type { Place } from '../../../events/values.js';
import { refuseUnlessWhole } from '../bounds.js';
import { refuse, type Refused } from '../refusals.js';
import { refuseTable, makeTableOpened } from '../seating/opening.js';
import { refuseTaken } from '../tables/seat-checks.js';
import { makeNumbers } from '../lots/seat-draw.js';
import { deriveSeed } from '../lots/derived-seed.js';
import { countSeatsAt } from '../seating/situation.js';
import type { Running, Table } from '../state.js';
import { findTableInPlay } from '../tables.js';
import type { SeatSource } from '../../../commands/tournament/entry.js';

/** The name under which such a draw records how it was made. */
export const FREE_SEAT_ALGORITHM = 'sha256-free-seat-1';

export interface SeatFound {
  readonly table: Table;
  readonly to: Place;
  /** Null where it was drawn by hand. */
  readonly lot: SeatLot | null;
  readonly refusal?: undefined;
}

/** The table that is opened for one who finds no seat, where moves are automatic; none where the director opens it, or a seat is free. */
export function makeTableForLate(running: Running, { place }: SeatSource): readonly TournamentEvent[] {
  if (running.settings.automaticMoves !== true || place !== undefined) return [];
  return listFreeSeats(running).length > 0 || refuseTable(running) ? [] : [makeTableOpened(running, null)];
}

/** The seed is made from that of the draw, so that nobody can choose it. */
export function findSeat(running: Running, { playerId, place }: SeatSource & { readonly playerId: PlayerId }): SeatFound | Refused {
  if (place !== undefined) return checkGivenSeat(running, place);
  const free = listFreeSeats(running);
  if (free.length === 0) return refuse('NO_FREE_SEAT');
  const seed = deriveSeed(running, `late ${playerId}`);
  const to = free[makeNumbers(seed)(free.length)]!;
  return { table: running.tables[to.table - 1]!, to, lot: { algorithm: FREE_SEAT_ALGORITHM, seed, free } };
}

function checkGivenSeat(running: Running, to: Place): SeatFound | Refused {
  const table = findTableInPlay(running, to.table);
  if (table.refusal) return table;
  return (
    refuseUnlessWhole('seat', to.seat, 1, countSeatsAt(running, table.table)) ??
    refuseTaken(running, table, to.seat) ?? { table, to, lot: null }
  );
}

/** Seats that nobody sits on or is on the way to, by table and seat. */
function listFreeSeats(running: Running): Place[] {
  return running.tables
    .filter(({ broken }) => !broken)
    .flatMap((table) =>
      Array.from({ length: countSeatsAt(running, table.table) }, (_, index) => index + 1)
        .filter((seat) => refuseTaken(running, table, seat) === null)
        .map((seat) => ({ table: table.table, seat })),
    );
}
