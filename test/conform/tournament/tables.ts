/**
 * The tables of a case on seating, as they stand in a tournament of its book, and what the book would have done with them.
 */
import { z } from 'zod';
import { Seat, TableNumber } from '../../../events/values.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import { makePreview, type SeatingPreview } from '../../../src/tournament/seating/preview.js';
import { floorRulesOf, readFloorSituation, readTables } from '../../../src/tournament/seating/situation.js';
import { Night, type SeatedAt } from './night.js';

/** A table as cases tell it. */
export const Floor = z.strictObject({
  table: TableNumber,
  maxSeats: z.int().min(2).max(10),
  occupied: z.array(Seat),
  button: Seat,
  smallBlind: Seat,
  bigBlind: Seat,
});
export type Floor = z.infer<typeof Floor>;

/** The tables of a case, each with the positions of its last hand. @param gone seats that were emptied since that hand */
export function nightOf(book: Rulebook, tables: readonly Floor[], others: readonly SeatedAt[] = [], gone: readonly SeatedAt[] = []): Night {
  const seated = tables.flatMap(({ table, occupied }) => occupied.map((seat) => ({ table, seat })));
  const seatsPerTable = Math.max(...tables.map(({ maxSeats }) => maxSeats));
  const night = new Night(
    book,
    { seatsPerTable },
    [...seated, ...others, ...gone].sort((a, b) => a.table - b.table || a.seat - b.seat),
  );
  for (const table of tables) handPlayed(night, table);
  for (const seat of gone) night.wentOut(seat);
  for (const { table, occupied } of tables) if (occupied.length > 0) night.counted(table);
  return night;
}

export function handPlayed(
  night: Night,
  { table, button, smallBlind, bigBlind }: Pick<Floor, 'table' | 'button' | 'smallBlind' | 'bigBlind'>,
): void {
  night.happened({
    type: 'HandPlayed',
    data: {
      table,
      handNumber: 1,
      level: 1,
      button,
      smallBlindSeat: smallBlind,
      smallBlindPosition: smallBlind,
      bigBlindSeat: bigBlind,
      dealer: button,
      waiting: [],
      articles: [],
    },
  });
}

export function previewIn(night: Night): SeatingPreview {
  const { running } = night;
  return makePreview(readFloorSituation(running), floorRulesOf(running.settings), readTables(running));
}
