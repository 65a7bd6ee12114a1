/**
 * Times and days as people write them, on the clock of the room.
 */
import type { Language } from './language.js';
import type { Sentence } from '../../events/event-type.js';
import { DEFAULT_TIME_ZONE } from '../../events/calendar.js';
import { NARROW, WIDE } from './typography.js';

const monthsOf = (language: Language): Intl.DateTimeFormat => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
const months = { en: monthsOf('en'), fr: monthsOf('fr') };

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: DEFAULT_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

type Parts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>>;

function partsOf(instant: number): Parts {
  return Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value])) as Parts;
}

/** A day of the calendar: “24 December 2026”, “1er mai 2026”. @param day such as `2026-12-24`; what is none stays as it is */
export function dayText(day: string, language: Language): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined || Number(month) > 12 || Number(month) < 1) return day;
  const name = months[language].format(Date.UTC(Number(year), Number(month) - 1));
  const number = language === 'fr' && date === '01' ? '1er' : String(Number(date));
  return `${number}${language === 'fr' ? WIDE : ' '}${name} ${year}`;
}

/** The hour and minute of an instant: “20:30”, “20 h 30”. */
export function hourText(instant: number, language: Language): string {
  const { hour, minute } = partsOf(instant);
  return language === 'fr' ? `${Number(hour)}${NARROW}h${NARROW}${minute}` : `${hour}:${minute}`;
}

/** Hour, minute and second of an instant, for columns: “20:30:05”. */
export function clockText(instant: number): string {
  const { hour, minute, second } = partsOf(instant);
  return `${hour}:${minute}:${second}`;
}

/** An instant to the minute: “24 December 2026, 20:30”, “24 décembre 2026 à 20 h 30”. */
export function timeText(instant: number, language: Language): string {
  const { year, month, day } = partsOf(instant);
  const date = dayText(`${year}-${month}-${day}`, language);
  return language === 'fr' ? `${date} à ${hourText(instant, language)}` : `${date}, ${hourText(instant, language)}`;
}

/** An instant to the minute in both languages. */
export function timeIn(instant: number): Sentence {
  return { en: timeText(instant, 'en'), fr: timeText(instant, 'fr') };
}

/** A day of the calendar in both languages. */
export function dayIn(day: string): Sentence {
  return { en: dayText(day, 'en'), fr: dayText(day, 'fr') };
}
