/**
 * Whether the tables differ by no more than the book allows once all is done that it asks for, by a count of its own.
 */
import { findFinalTableSize } from '../tournament/seating/final-table.js';
import { floorRulesOf, isEntryOpen } from '../tournament/seating/situation.js';
import type { Running, Table } from '../tournament/state.js';

/**
 * @returns what does not hold; null where all does, and while the final table or a broken table is waited for: players who come from tables
 * that are about to close fill the others
 */
export function unbalanced(running: Running): string | null {
  const { tables, seating, settings, playersLeft } = running;
  const rules = floorRulesOf(settings);
  const open = tables.filter(({ broken }) => !broken);
  if (open.length < 2 || playersLeft <= findFinalTableSize(rules, settings.seatsPerTable)) return null;
  // While late players are admitted, the director may keep more tables than the fewest.
  const kept = isEntryOpen(running) ? seating.keeps : 0;
  const superfluous = open.length - Math.max(2, Math.ceil(playersLeft / settings.seatsPerTable), kept);
  if (superfluous > 0) return unbroken(running, open.slice(-superfluous));
  const players = new Map(open.map(({ table, seats }) => [table, seats.length]));
  for (const { from, to } of seating.due) {
    players.set(from.table, (players.get(from.table) ?? 0) - 1);
    players.set(to.table, (players.get(to.table) ?? 0) + 1);
  }
  const counts = [...players.values()];
  const difference = Math.max(...counts) - Math.min(...counts);
  const { triggerDifference, phaseSwitch, lateFromTables } = rules.balance;
  const tight = phaseSwitch.value !== 'never' && (seating.tightened || open.length <= lateFromTables.value);
  const trigger = (tight ? triggerDifference.late : triggerDifference.early).value;
  // Tables that differ by one player can't be made to differ by less.
  return difference < Math.max(2, trigger)
    ? null
    : `tables differ by ${difference} players with nothing to wait for; from ${trigger} on somebody moves`;
}

/** Tables that are no longer needed, the highest numbers: each is broken once it waits for nothing, and plays no further hand. */
function unbroken({ seating: { due, halted } }: Running, closing: readonly Table[]): string | null {
  for (const { table, openHand, stacksFrom } of closing) {
    if (!halted.some((each) => each.table === table)) return `table ${table} is no longer needed, and may begin a hand`;
    // Seats that are kept for players who still sit elsewhere may be the last ones.
    if (openHand === null && stacksFrom !== 'unknown' && due.length === 0)
      return `table ${table} is no longer needed, and waits for nothing`;
  }
  return null;
}
