/**
 * Days of the calendar, such as `2026-09-01`.
 */

export { isDay } from '../../events/calendar-day.js';

/** The day of an instant in milliseconds since 1970, in UTC. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Whole years from one day to another. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
