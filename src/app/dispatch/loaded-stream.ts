/**
 * What is kept of a stream between commands, and how it follows the stream.
 */
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

/** A command that was taken: what it made of the stream, if anything. */
export interface TakenCommand {
  readonly digest: string;
  /** The revision of its first event, and how many there are. */
  readonly from: number;
  count: number;
  /** Who gave it, where it made no event that says so. */
  readonly by?: string;
}

export interface LoadedStream<State, E extends DomainEvent> {
  state: State;
  /** -1: the stream does not exist. */
  revision: number;
  position: number | null;
  lastHash: string | null;
  stop: Stop | null;
  /** Every command that made events of this stream. */
  readonly commands: Map<string, TakenCommand>;
  /** The events of the last command that this node took. Its own echo asks for them at once, and a read costs as much as an append. */
  answered: readonly CommittedEvent<E>[];
}

export function makeLoadedStream<State, E extends DomainEvent>(initialState: State): LoadedStream<State, E> {
  return { state: initialState, revision: -1, position: null, lastHash: null, stop: null, commands: new Map(), answered: [] };
}

/** What there is to know of it for others. */
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

/** Others have their turn after so long, milliseconds. An event of a season with many tournaments takes a tenth of one: it copies what is counted. */
const TURN_MS = 10;

/** Folds what the stream has beyond what is kept of it. Others have their turn meanwhile, however long it is. @throws AlteredEvent */
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
