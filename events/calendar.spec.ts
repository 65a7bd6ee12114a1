import { isTimeZone, localDay } from './calendar.js';

describe('the day of an instant where it is', () => {
  it.each([
    // Half past midnight in Brussels is the evening before in UTC.
    ['2026-09-03T22:30:00Z', 'Europe/Brussels', '2026-09-04'],
    ['2026-12-03T23:30:00Z', 'Europe/Brussels', '2026-12-04'],
    ['2026-12-03T22:30:00Z', 'Europe/Brussels', '2026-12-03'],
    // Half past eight in the evening in Guadeloupe is the day after in UTC.
    ['2026-09-05T00:30:00Z', 'America/Guadeloupe', '2026-09-04'],
    // The last hour before and the first after the clocks change.
    ['2026-10-25T00:59:59Z', 'Europe/Brussels', '2026-10-25'],
    ['2026-03-28T22:59:59Z', 'Europe/Brussels', '2026-03-28'],
    ['2026-03-28T23:00:00Z', 'Europe/Brussels', '2026-03-29'],
    ['1970-01-01T00:00:00Z', 'UTC', '1970-01-01'],
  ])('%s in %s is %s', (at, zone, day) => {
    expect(localDay(Date.parse(at), zone)).toBe(day);
  });

  it('is asked by the name of a zone alone', () => {
    expect(['Europe/Brussels', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+2'].filter((zone) => !isTimeZone(zone))).toEqual([]);
    expect(['Europe/Bruxelles', '+02:00', 'GMT+2', '', 'Mons', 'Europe/'].filter(isTimeZone)).toEqual([]);
  });
});
