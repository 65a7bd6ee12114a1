/**
 * What every command that names a table asks first: is it there, is it still open, is its last hand over.
 */
import { articleOf } from '../rulebooks/citing.js';
import { bookOf } from './book.js';
import { refuse, type Refused } from './refusals.js';
import type { Running, Table } from './state.js';

type Found = (Table & { readonly refusal?: undefined }) | Refused;

/** The table of this number, unless it was broken. */
export function findTableInPlay({ tables }: Running, number: number): Found {
  const table = tables[number - 1];
  if (table === undefined) return refuse('UNKNOWN_TABLE', { table: String(number) });
  return table.broken ? refuse('TABLE_BROKEN', { table: number }) : table;
}

/** No hand begins, and no clock runs, between two days. */
export function refuseBetweenDays({ entry }: Pick<Running, 'entry'>): Refused | null {
  return entry.dayOver ? refuse('DAY_OVER', { day: entry.day }) : null;
}

/** A table's next hand, count or elimination waits until the pot of the hand in progress is awarded and settled. */
export function refuseDuringHand({ settings }: Pick<Running, 'settings'>, { table, openHand }: Table): Refused | null {
  return openHand === null
    ? null
    : refuse('HAND_IN_PROGRESS', { table, handId: openHand.handId }, articleOf(bookOf(settings).dealing.hand.startsAt));
}
