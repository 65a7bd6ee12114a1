/**
 * The tables of a tournament: seats and stacks, the button, and the hand in progress. Partition: the tournament, by table number; key: the
 * prefix of its hands' ids.
 */
import { handStream } from '../events/ids.js';
import { type Projection, mergeHandlers } from './projection.js';
import { onHands } from './table-hands.js';
import { onPlan } from './table-plan.js';
import type { TableRow } from './table-row.js';
import { onSeats } from './table-seats.js';

export const tables: Projection<TableRow> = {
  name: 'tables',
  version: 12,
  // A row has a few kilobytes.
  keptRows: 2_000,
  shows: ({ hand, lastHand }) => [hand?.handId, lastHand?.handId].flatMap((id) => (id == null ? [] : [handStream(id)])),
  on: mergeHandlers(onPlan, onHands, onSeats),
};
