/**
 * Days of the calendar, such as `2026-09-01`.
 */

/** The day of an instant in milliseconds since 1970, in UTC. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Whole years from one day to another. */
/** Years. The law of the countries of the rulebooks has it so, whatever a federation licenses. */
export const FULL_AGE = 18;

export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
