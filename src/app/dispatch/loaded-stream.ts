/** The cached state of a stream, and how it is brought up to date. */
import type { DomainEvent } from '../../../events/catalogue.js';
import type { CommittedEvent, RecordedEvent } from '../../../events/envelope.js';
import type { StreamName } from '../../../events/ids.js';
import type { Decider } from '../../decider.js';
import type { StreamReader } from '../../store/event-store.js';
import { readPieces } from '../../store/stream-pieces.js';
import { letOthersGo } from '../pieces.js';
import { AlteredEvent } from './altered-event.js';
import { decodeEvent } from './event-codec.js';
import type { StreamState } from './outcome.js';
import type { Stop } from './stop.js';

/** A command that was executed, and its events, if any. */
export interface TakenCommand {
  readonly digest: string;
  /** The revision of its first event, and the number of events. */
  readonly from: number;
  count: number;
  /** Who gave it, when it has no event that records this. */
  readonly by?: string;
}

export interface LoadedStream<State, E extends DomainEvent> {
  state: State;
  /** -1: the stream does not exist. */
  revision: number;
  position: number | null;
  lastHash: string | null;
  stop: Stop | null;
  /** All commands with events in this stream. */
  readonly commands: Map<string, TakenCommand>;
  /** The events of this node's last command. They are requested again at once, and a read costs as much as an append. */
  answered: readonly CommittedEvent<E>[];
}

export function makeLoadedStream<State, E extends DomainEvent>(initialState: State): LoadedStream<State, E> {
  return { state: initialState, revision: -1, position: null, lastHash: null, stop: null, commands: new Map(), answered: [] };
}

/** The part of the cached state that others may see. */
export function stateOf<State>({ state, revision, position, stop }: StreamState<State>): StreamState<State> {
  return { state, revision, position, stop };
}

type Evolve<State, E extends DomainEvent> = Decider<State, never, E>['evolve'];

export function foldInto<State, E extends DomainEvent>(loaded: LoadedStream<State, E>, event: E, evolve: Evolve<State, E>): void {
  const { type, data }: DomainEvent = event;
  if (type === 'PlayStopped') loaded.stop = data;
  else if (type === 'PlayResumed') loaded.stop = null;
  loaded.state = evolve(loaded.state, event);
}

/**
 * Other work runs after this time, in milliseconds. One event of a season with many tournaments takes a tenth of a millisecond, because it
 * copies the counts.
 */
const TURN_MS = 10;

/** Folds the new events of a stream into its cached state. Other work runs in between. @throws AlteredEvent */
export async function followStream<State, E extends DomainEvent>(
  loaded: LoadedStream<State, E>,
  stream: StreamName,
  store: StreamReader,
  evolve: Evolve<State, E>,
): Promise<void> {
  for await (const piece of readPieces(store, stream, { fromRevision: loaded.revision + 1 })) {
    let ends = performance.now() + TURN_MS;
    for (const stored of piece) {
      if (performance.now() >= ends) {
        await letOthersGo();
        ends = performance.now() + TURN_MS;
      }
      const event = decodeEvent(stored) as RecordedEvent<E>;
      const { commandId, commandDigest, hash, previousHash } = event.metadata;
      if (previousHash !== loaded.lastHash) throw new AlteredEvent(stored, 'chain');
      foldInto(loaded, event, evolve);
      loaded.revision = event.revision;
      loaded.position = event.position;
      loaded.lastHash = hash;
      const known = loaded.commands.get(commandId);
      if (known === undefined) loaded.commands.set(commandId, { digest: commandDigest, from: event.revision, count: 1 });
      else known.count++;
    }
  }
}
