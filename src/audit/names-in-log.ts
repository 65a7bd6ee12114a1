/**
 * Names against events: whether each name that is kept is the one to which the log committed last.
 */
import { nameStream, type PlayerId } from '../../events/ids.js';
import type { nameEvents } from '../../events/names.js';
import type { EventOf } from '../../events/event-type.js';
import type { StoredEvent, StreamReader } from '../store/event-store.js';
import { commitmentOf } from './commitments.js';
import { type EventCheck, type Finding, findingAt } from './verify.js';

/** A name, and what opens its commitment; null for a name that an earlier release kept, which no event has. */
export interface KeptName {
  readonly name: string;
  readonly salt: string | null;
}

/** Whether an event commits to this name. */
export function isNameOf({ data }: Pick<StoredEvent, 'data'>, { name, salt }: KeptName): boolean {
  if (salt === null) return false;
  try {
    const { commitment } = JSON.parse(data) as EventOf<typeof nameEvents.NameRecorded>['data'];
    return commitmentOf({ salt, value: name }) === commitment;
  } catch {
    // It was changed: its hash says so.
    return false;
  }
}

/** What the log says of names. Keeps one event a person in memory. */
export class NamesInLog implements EventCheck {
  readonly #latest = new Map<PlayerId, StoredEvent>();
  readonly #erased = new Set<PlayerId>();

  see(event: StoredEvent): void {
    if (event.type === 'ErasureOrdered') this.#erased.add(event.stream.slice('player-'.length) as PlayerId);
    else if (event.stream.startsWith('name-')) this.#latest.set(event.stream.slice('name-'.length) as PlayerId, event);
  }

  /** Nothing: the names are compared once all events are known. */
  *end(): Generator<Finding> {}

  get isAnyRecorded(): boolean {
    return this.#latest.size > 0;
  }

  /** What does not agree with the names that are kept. */
  compare(kept: ReadonlyMap<PlayerId, KeptName>): Finding[] {
    return [...this.#latest].flatMap(([playerId, event]) => {
      const name = kept.get(playerId);
      if (event.type === 'NameForgotten') return name === undefined ? [] : [findingAt(event, { code: 'NAME_DIFFERS' })];
      if (name === undefined) return this.#erased.has(playerId) ? [] : [findingAt(event, { code: 'NAME_MISSING' })];
      return isNameOf(event, name) ? [] : [findingAt(event, { code: 'NAME_DIFFERS' })];
    });
  }

  /** The people with a name that no event has: an earlier release kept it, or it was put in past the log. */
  listUnrecorded(kept: ReadonlyMap<PlayerId, KeptName>): readonly PlayerId[] {
    return [...kept.keys()].filter((playerId) => !this.#latest.has(playerId));
  }

  /** Looks at streams again: names may be given while the log is read. */
  async reread(reader: StreamReader, findings: readonly Finding[]): Promise<void> {
    for (const { stream } of findings)
      for (const event of await reader.readStream(nameStream(stream.slice('name-'.length) as PlayerId))) this.see(event);
  }
}
