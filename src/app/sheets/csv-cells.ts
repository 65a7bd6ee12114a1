/** What people write into the cells of results: places, days, amounts and states, in the ways of spreadsheets and of French and English lists. */
import { isDay } from '../../../events/calendar.js';
import type { ResultState } from '../../../events/sheet-row.js';

/** Letters alone, without accents. */
const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

/** The words of each state, besides its own. */
const stateWords: Readonly<Record<ResultState, readonly string[]>> = {
  finished: ['termine', 'fini', 'classe', 'classee'],
  withdrawn: ['abandon', 'abd', 'dnf', 'retire', 'retiree'],
  disqualified: ['dq', 'dsq', 'disqualifie', 'disqualifiee', 'exclu', 'exclue'],
  declassed: ['declasse', 'declassee'],
  qualified: ['qualifie', 'qualifiee', 'q'],
  notStarted: ['dns', 'np', 'nonpartant', 'nonpartante', 'absent', 'absente'],
};
const states: ReadonlyMap<string, ResultState> = new Map(
  (Object.entries(stateWords) as [ResultState, readonly string[]][]).flatMap(([state, words]) =>
    [state.toLowerCase(), ...words].map((word) => [word, state] as const),
  ),
);

export const readState = (text: string): ResultState | undefined => states.get(plainWord(text));

/** A place: how many share it where the cell says so, or the state that stands in its stead. */
export type ReadPlace = { readonly place: number; readonly tied?: number } | { readonly state: ResultState };

/** `3`, `3e`, `1er`, `2nd`, `2=`, `=5`, `2-3`, or a word such as `DQ`. */
export function readPlace(text: string): ReadPlace | null {
  const single = /^=?\s*(\d{1,7})\s*(?:=|er|[eè]re|e|[eè]me|st|nd|rd|th|\.)?$/i.exec(text);
  if (single !== null) return { place: Number(single[1]) };
  const shared = /^(\d{1,7})\s*(?:[-–/]|à|to)\s*(\d{1,7})$/i.exec(text);
  if (shared !== null) {
    const [from, to] = [Number(shared[1]), Number(shared[2])];
    return to > from ? { place: from, tied: to - from + 1 } : null;
  }
  const state = readState(text);
  return state === undefined ? null : { state };
}

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. They count a 29 February 1900, which there was not. */
const FIRST_SERIAL = Date.UTC(1899, 11, 30);
const inCalendar = (year: number, month: number, day: number): string | null => {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? text : null;
};

/** A day, and whether it was written otherwise than `2026-10-02`. The day comes before the month: `02/10/2026` is 2 October. */
export function readDay(text: string): { readonly day: string; readonly isOtherwise: boolean } | null {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00)?)?$/.exec(text);
  if (iso !== null) return isDay(iso[1]!) ? { day: iso[1]!, isOtherwise: false } : null;
  const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  if (written !== null) {
    const year = Number(written[3]) + (written[3]!.length === 2 ? 2_000 : 0);
    const day = inCalendar(year, Number(written[2]), Number(written[1]));
    return day === null ? null : { day, isOtherwise: true };
  }
  if (!/^\d{5}$/.test(text)) return null;
  return { day: new Date(FIRST_SERIAL + Number(text) * DAY_MS).toISOString().slice(0, 10), isOtherwise: true };
}

/** An amount in cents: `20`, `20.50`, `20,50`, `20 €`, `1 234,50`, `1.234,50`. */
export function readCents(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00A0\u202F’']|€|EUR/gi, '');
  const found = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,11})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (found === null) return null;
  return Number(found[1]!.replaceAll(/[.,]/g, '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** Points with a point for a decimal comma, without spaces and a plus sign; what is no number stays none. */
export const readPoints = (text: string): string =>
  text
    .replaceAll(/[\s\u00A0\u202F]/g, '')
    .replace(/^\+/, '')
    .replace(/^[−–]/, '-')
    .replace(',', '.');

/** A whole number, with spaces between thousands. */
export function readWhole(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  return /^\d{1,12}$/.test(plain) ? Number(plain) : null;
}
