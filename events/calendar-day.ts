/** Days as texts, such as `2026-09-01`. */

/** Whether a text of the form of a day is one of the calendar. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
