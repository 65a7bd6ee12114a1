/**
 * Has the keeper of clocks follow what a view says of one. A row that can't be shown stops no other clock.
 */
import { clock } from '../../../projections/clock.js';
import type { ClockKeeper } from './clock-keeper.js';
import { ViewError } from '../views/view-error.js';
import type { ViewStore } from '../views/view-store.js';

/** @param seenAt when something was last recorded, where that was before this process */
export function followClockIn(views: ViewStore, id: string, clocks: ClockKeeper, notice: (line: string) => void, seenAt?: number): void {
  try {
    const row = views.get(clock, id);
    if (row !== undefined) clocks.follow(row.body, seenAt);
  } catch (error) {
    if (!(error instanceof ViewError)) throw error;
    notice(`the clock of ${id} is not followed: ${error.message}`);
  }
}
