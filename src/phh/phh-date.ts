/**
 * When a hand was played, as its file says it: `year`, `month`, `day`, and the `time` in its `time_zone`.
 */

type Fields = Readonly<Record<string, unknown>>;

/** Where no time is given: the day is the same in Europe, Africa and the Americas. */
const NOON = 12;

/** Milliseconds since 1970; null where the file gives no whole date. A time without a zone that is known is taken as UTC. */
export function readPlayedAt(fields: Fields): number | null {
  const { year, month, day, time, time_zone: zone } = fields;
  if (!isWhole(year) || !isWhole(month) || !isWhole(day)) return null;
  const [hours, minutes, seconds] = readTime(time) ?? [NOON, 0, 0];
  const local = Date.UTC(year, month - 1, day, hours, minutes, seconds);
  const isDay = new Date(local).getUTCDate() === day && new Date(local).getUTCMonth() === month - 1;
  if (!isDay || Number.isNaN(local) || local < 0) return null;
  return typeof zone === 'string' && readTime(time) !== null ? local - offsetOf(zone, local) : local;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** A time of TOML, or one that is written as a text. */
function readTime(time: unknown): readonly [number, number, number] | null {
  const text = time instanceof Date ? time.toISOString() : typeof time === 'string' ? time : '';
  const found = /(?:^|T)(\d{2}):(\d{2}):(\d{2})/.exec(text);
  return found === null ? null : [Number(found[1]), Number(found[2]), Number(found[3])];
}

/** By how many milliseconds clocks of the zone are ahead of UTC; 0 for a zone that is not known. */
function offsetOf(zone: string, at: number): number {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
    const found = /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '');
    if (found === null) return 0;
    return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) * 60_000;
  } catch {
    return 0;
  }
}
