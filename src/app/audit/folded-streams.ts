/**
 * What streams amount to while a log is read: those that were looked at last.
 */
import type { DomainEvent } from '../../../events/catalogue.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import type { StreamName } from '../../../events/ids.js';
import type { Decider } from '../../decider.js';
import { RecentMap } from '../../store/recent-map.js';

export class FoldedStreams<State, E extends DomainEvent> {
  readonly #kept: RecentMap<StreamName, { readonly state: State; readonly revision: number }>;

  /** @param most how many streams are kept at least; twice as many at most */
  constructor(
    private readonly decider: Pick<Decider<State, never, E>, 'initialState' | 'evolve'>,
    most: number,
  ) {
    this.#kept = new RecentMap(most);
  }

  /** The state before the event of a revision; undefined where the stream has to be read again. */
  at(stream: StreamName, revision: number): State | undefined {
    if (revision === 0) return this.decider.initialState;
    const kept = this.#kept.get(stream);
    return kept?.revision === revision - 1 ? kept.state : undefined;
  }

  /** The state after the last event that was folded. */
  latest(stream: StreamName): State | undefined {
    return this.#kept.get(stream)?.state;
  }

  /** Folds the events that come next. */
  fold(stream: StreamName, events: readonly RecordedEvent<E>[]): void {
    const state = events.reduce(this.decider.evolve, this.at(stream, events[0]!.revision)!);
    this.#kept.set(stream, { state, revision: events.at(-1)!.revision });
  }

  /** Folds a stream from its beginning: gives what takes its events, piece by piece. */
  begin(stream: StreamName): (events: readonly RecordedEvent<E>[]) => void {
    let state = this.decider.initialState;
    return (events) => {
      state = events.reduce(this.decider.evolve, state);
      this.#kept.set(stream, { state, revision: events.at(-1)!.revision });
    };
  }
}
