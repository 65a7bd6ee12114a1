/** The states of recently used streams while a log is read. */
import type { DomainEvent } from '../../../events/catalogue.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import type { StreamName } from '../../../events/ids.js';
import type { Decider } from '../../decider.js';
import { RecentMap } from '../../store/recent-map.js';

export class FoldedStreams<State, E extends DomainEvent> {
  readonly #kept: RecentMap<StreamName, { readonly state: State; readonly revision: number }>;

  /** @param most the least number of streams kept; at most twice as many are kept */
  constructor(
    private readonly decider: Pick<Decider<State, never, E>, 'initialState' | 'evolve'>,
    most: number,
  ) {
    this.#kept = new RecentMap(most);
  }

  /** The state before the event with this revision; undefined when the stream has to be read again. */
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

  /** Starts to fold a stream from its beginning. Returns a function that takes its events in batches. */
  begin(stream: StreamName): (events: readonly RecordedEvent<E>[]) => void {
    let state = this.decider.initialState;
    return (events) => {
      state = events.reduce(this.decider.evolve, state);
      this.#kept.set(stream, { state, revision: events.at(-1)!.revision });
    };
  }
}
