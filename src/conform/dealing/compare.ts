/**
 * Compares what came out of a dealing case with what the case says: only what it says, and all of it.
 */
import type { ToldEvent } from './shape.js';
import { type DealingPlay, type EventReader, type StateReader, findIn } from './play.js';
import { refusedCode, rulingOf, seatState } from './every-room.js';
import type { CaseDifference } from '../kind.js';

const UNKNOWN = 'a field that the kit does not know';

export function differencesIn(play: DealingPlay): readonly CaseDifference[] {
  const { then } = play.told;
  const differences: CaseDifference[] = [];
  const refused = refusedCode(play);
  if (refused !== then.refused) differences.push({ where: 'then.refused', expected: then.refused, actual: refused });
  differences.push(...eventDifferences(play, then.events));
  for (const [field, told] of Object.entries(then.state)) {
    const read = stateReader(play, field);
    const actual = read === undefined ? UNKNOWN : read(play, told);
    if (!same(told, actual)) differences.push({ where: `then.state.${field}`, expected: told, actual });
  }
  const ruling = then.ruling;
  if (ruling !== null) {
    const actual = rulingOf(play);
    for (const field of ['id', 'options', 'default'] as const) {
      const ours = field === 'options' && actual !== null ? sortedOptions(actual.options) : (actual?.[field] ?? null);
      const told = field === 'options' ? sortedOptions(ruling.options) : ruling[field];
      if (!same(told, ours)) differences.push({ where: `then.ruling.${field}`, expected: told, actual: ours });
    }
  }
  return differences;
}

function sortedOptions(options: readonly unknown[]): unknown[] {
  return [...options].sort((one, other) => (canonical(one) < canonical(other) ? -1 : 1));
}

function stateReader(play: DealingPlay, field: string): StateReader | undefined {
  const seat = /^seat(\d+)$/.exec(field);
  if (seat !== null) return (of, told) => seatState(of, Number(seat[1]), told);
  return findIn(
    play.rooms.map(({ states }) => states),
    field,
  );
}

/** Each event that the case tells is looked for behind the one before; others may stand between. */
function eventDifferences(play: DealingPlay, told: readonly ToldEvent[]): CaseDifference[] {
  const differences: CaseDifference[] = [];
  let from = 0;
  for (const [k, event] of told.entries()) {
    const where = `then.events[${k}]`;
    const standing = findIn(
      play.rooms.map((room) => room.standing ?? {}),
      event.event,
    )?.(play, event);
    if (standing != null) {
      differences.push(...fieldDifferences(event, standing).map((each) => ({ ...each, where: where + each.where })));
      continue;
    }
    const read = findIn<EventReader>(
      play.rooms.map(({ events }) => events),
      event.event,
    );
    if (read === undefined) {
      differences.push({ where, expected: event.event, actual: 'an event that the kit does not know' });
      continue;
    }
    const found = lookFor(play, event, read, from);
    if (typeof found === 'number') from = play.rooms.some(({ parts }) => parts?.has(event.event) === true) ? found : found + 1;
    else
      differences.push(
        ...(found ?? [{ where: '', expected: event, actual: happened(play, from) }]).map((each) => ({
          ...each,
          where: where + each.where,
        })),
      );
  }
  return differences;
}

/** Where it stands; the differences of the first event of that sort where none is told so; null where there is none. */
function lookFor(play: DealingPlay, told: ToldEvent, read: EventReader, from: number): number | CaseDifference[] | null {
  let nearest: CaseDifference[] | null = null;
  for (let at = from; at < play.events.length; at++) {
    const fields = read(play.events[at]!, play, told, at);
    if (fields === null) continue;
    const differences = fieldDifferences(told, fields);
    if (differences.length === 0) return at;
    nearest ??= differences;
  }
  return nearest;
}

function fieldDifferences({ event: _event, ...told }: ToldEvent, fields: Readonly<Record<string, unknown>>): CaseDifference[] {
  return Object.entries(told).flatMap(([field, expected]) => {
    const actual = Object.hasOwn(fields, field) ? fields[field] : UNKNOWN;
    return same(expected, actual) ? [] : [{ where: `.${field}`, expected, actual }];
  });
}

/** What happened instead, by name. */
function happened(play: DealingPlay, from: number): string {
  const types = play.events.slice(from).map(({ type }) => type);
  return types.length === 0 ? 'nothing' : types.join(', ');
}

function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** A value with its keys in one order; the order of lists counts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${key}:${canonical(entry)}`).join()}}`;
}
