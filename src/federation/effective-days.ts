/** The days on which affiliations and memberships begin and end. */
import { isDay } from '../../events/calendar.js';
import { refuse, type Refused } from './refusals.js';

/** A day that has not come yet would give rights before it. */
export function refuseDay(day: string | undefined, today: string | undefined): Refused | null {
  if (day === undefined) return null;
  if (!isDay(day)) return refuse('DAY_INVALID', { day });
  return today !== undefined && day > today ? refuse('DAY_AHEAD', { day }) : null;
}
