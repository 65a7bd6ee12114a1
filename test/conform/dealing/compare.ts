/**
 * Compares what came out of a dealing case with what the case says: only what it says, and all of it.
 */
import type { ToldEvent } from './shape.js';
import { type DealingPlay, type EventReader, type StateReader, findIn } from './play.js';
import { refusedCode, rulingOf, seatState } from './every-room.js';
import type { CaseDifference } from '../../../src/conform/kind.js';

const UNKNOWN = 'a field that the kit does not know';

export function differencesIn(play: DealingPlay): readonly CaseDifference[] {
  const { then } = play.stated;
  const differences: CaseDifference[] = [];
  const refused = refusedCode(play);
  if (refused !== then.refused) differences.push({ where: 'then.refused', expected: then.refused, actual: refused });
  differences.push(...eventDifferences(play, then.events));
  for (const [field, stated] of Object.entries(then.state)) {
    const read = stateReader(play, field);
    const actual = read === undefined ? UNKNOWN : read(play, stated);
    if (!same(stated, actual)) differences.push({ where: `then.state.${field}`, expected: stated, actual });
  }
  const ruling = then.ruling;
  if (ruling !== null) {
    const actual = rulingOf(play);
    for (const field of ['id', 'options', 'default'] as const) {
      const ours = field === 'options' && actual !== null ? sortedOptions(actual.options) : (actual?.[field] ?? null);
      const stated = field === 'options' ? sortedOptions(ruling.options) : ruling[field];
      if (!same(stated, ours)) differences.push({ where: `then.ruling.${field}`, expected: stated, actual: ours });
    }
  }
  return differences;
}

function sortedOptions(options: readonly unknown[]): unknown[] {
  return [...options].sort((one, other) => (canonical(one) < canonical(other) ? -1 : 1));
}

function stateReader(play: DealingPlay, field: string): StateReader | undefined {
  const seat = /^seat(\d+)$/.exec(field);
  if (seat !== null) return (of, stated) => seatState(of, Number(seat[1]), stated);
  return findIn(
    play.rooms.map(({ states }) => states),
    field,
  );
}

/** Each event that the case tells is looked for behind the one before; others may stand between. */
function eventDifferences(play: DealingPlay, stated: readonly ToldEvent[]): CaseDifference[] {
  const differences: CaseDifference[] = [];
  let from = 0;
  for (const [k, event] of stated.entries()) {
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

/** Where it stands; the differences of the first event of that sort where none is stated so; null where there is none. */
function lookFor(play: DealingPlay, stated: ToldEvent, read: EventReader, from: number): number | CaseDifference[] | null {
  let nearest: CaseDifference[] | null = null;
  for (let at = from; at < play.events.length; at++) {
    const fields = read(play.events[at]!, play, stated, at);
    if (fields === null) continue;
    const differences = fieldDifferences(stated, fields);
    if (differences.length === 0) return at;
    nearest ??= differences;
  }
  return nearest;
}

function fieldDifferences({ event: _event, ...stated }: ToldEvent, fields: Readonly<Record<string, unknown>>): CaseDifference[] {
  return Object.entries(stated).flatMap(([field, expected]) => {
    const actual = Object.hasOwn(fields, field) ? fields[field] : UNKNOWN;
    return same(expected, actual) ? [] : [{ where: `.${field}`, expected, actual }];
  });
}

/** What happened instead, by name. */
function happened(play: DealingPlay, from: number): string {
  const types = play.events.slice(from).map(({ type }) => type);
  return types.length === 0 ? 'nothing' : types.join(', ');
}

export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** A value with its keys in one order; the order of lists counts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${key}:${canonical(entry)}`).join()}}`;
}
