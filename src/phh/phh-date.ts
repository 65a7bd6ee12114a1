/** The time of a hand from its file: `year`, `month`, `day`, and `time` in `time_zone`. */

type Fields = Readonly<Record<string, unknown>>;

/** Without a time: noon UTC is the same day in Europe, Africa and the Americas. */
const NOON = 12;

/** Milliseconds since 1970; null when the file has no full date. A time without a known zone counts as UTC. */
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

/** A TOML time, or a text with one. */
function readTime(time: unknown): readonly [number, number, number] | null {
  const text = time instanceof Date ? time.toISOString() : typeof time === 'string' ? time : '';
  const found = /(?:^|T)(\d{2}):(\d{2}):(\d{2})/.exec(text);
  return found === null ? null : [Number(found[1]), Number(found[2]), Number(found[3])];
}

/** The zone's offset from UTC in milliseconds; 0 for an unknown zone. */
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
