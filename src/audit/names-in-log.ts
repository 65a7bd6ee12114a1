/** Checks whether each kept name is the last one that the log committed to. */
import { nameStream, type PlayerId } from '../../events/ids.js';
import type { nameEvents } from '../../events/names.js';
import type { EventOf } from '../../events/event-type.js';
import type { StoredEvent, StreamReader } from '../store/event-store.js';
import { commitmentOf } from './commitments.js';
import { type EventCheck, type Finding, findingAt } from './verify.js';

/** A name and the opening of its commitment; null for a name from an earlier release, which no event has. */
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
    // The event was altered, as its hash shows.
    return false;
  }
}

/** Names in the log. Keeps one event per person in memory. */
export class NamesInLog implements EventCheck {
  readonly #latest = new Map<PlayerId, StoredEvent>();
  readonly #erased = new Set<PlayerId>();

  see(event: StoredEvent): void {
    if (event.type === 'ErasureOrdered') this.#erased.add(event.stream.slice('player-'.length) as PlayerId);
    else if (event.stream.startsWith('name-')) this.#latest.set(event.stream.slice('name-'.length) as PlayerId, event);
  }

  /** Nothing: names are compared once all events are known. */
  *end(): Generator<Finding> {}

  get isAnyRecorded(): boolean {
    return this.#latest.size > 0;
  }

  /** The differences from the kept names. */
  compare(kept: ReadonlyMap<PlayerId, KeptName>): Finding[] {
    return [...this.#latest].flatMap(([playerId, event]) => {
      const name = kept.get(playerId);
      if (event.type === 'NameForgotten') return name === undefined ? [] : [findingAt(event, { code: 'NAME_DIFFERS' })];
      if (name === undefined) return this.#erased.has(playerId) ? [] : [findingAt(event, { code: 'NAME_MISSING' })];
      return isNameOf(event, name) ? [] : [findingAt(event, { code: 'NAME_DIFFERS' })];
    });
  }

  /** People with a name that no event has: an earlier release kept it, or it was inserted without the log. */
  listUnrecorded(kept: ReadonlyMap<PlayerId, KeptName>): readonly PlayerId[] {
    return [...kept.keys()].filter((playerId) => !this.#latest.has(playerId));
  }

  /** Reads streams again, because names may be given while the log is read. */
  async reread(reader: StreamReader, findings: readonly Finding[]): Promise<void> {
    for (const { stream } of findings)
      for (const event of await reader.readStream(nameStream(stream.slice('name-'.length) as PlayerId))) this.see(event);
  }
}
