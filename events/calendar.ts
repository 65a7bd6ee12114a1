/**
 * Days of the calendar, such as `2026-09-01`. The only conversion from instants to days of a place: by the rules of its time zone at that
 * moment, never by an offset.
 */
import { z } from 'zod';

/** A time zone by its IANA name, such as `Europe/Brussels`. Whether there is one of that name: {@link isTimeZone}. */
export const TimeZone = z.string().regex(/^[A-Za-z][A-Za-z0-9_+-]{0,31}(?:\/[A-Za-z0-9_+-]{1,31}){0,2}$/);

/** The zone of an installation that sets none. */
export const DEFAULT_TIME_ZONE = 'Europe/Brussels';

const formats = new Map<string, Intl.DateTimeFormat>();
/** There are some 600 names. */
const MOST_FORMATS = 1_000;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (formats.size < MOST_FORMATS) formats.set(timeZone, format);
  return format;
}

/** Whether a text is the IANA name of a time zone. Offsets such as `+02:00` are not names. */
export function isTimeZone(text: string): boolean {
  if (!TimeZone.safeParse(text).success) return false;
  try {
    formatOf(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The day of an instant in a time zone, such as `2026-09-04`.
 * @param at milliseconds since 1970
 * @throws RangeError for a zone that does not exist
 */
export function localDay(at: number, timeZone: string): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')!.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Whether a text of the form of a day is one of the calendar. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
