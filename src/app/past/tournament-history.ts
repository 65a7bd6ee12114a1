/** A tournament after each of its events. Some moments are kept; the stretch from a kept moment on is folded when it is queried. */
import type { RecordedEvent } from '../../../events/envelope.js';
import { type HandId, handOfStream, isHandStream, type TournamentId } from '../../../events/ids.js';
import type { TournamentState } from '../../tournament/state.js';
import type { StreamState } from '../dispatch/outcome.js';
import type { ViewReads } from '../views/view-store.js';
import { partitionPoint } from './partition-point.js';
import { bytesBeside, type KeptFold, Stretch } from './stretch.js';

/** A moment of a tournament: exactly one of these. */
export interface Moment {
  readonly position?: number | null;
  /** Milliseconds since 1970. */
  readonly time?: number | null;
  /** After this hand, and after what the tournament did with its result. */
  readonly handId?: HandId | null;
}

/** A tournament at a moment. */
export interface TournamentThen {
  readonly position: number;
  /** The time of the last event, in milliseconds since 1970. */
  readonly recordedAt: number;
  /** The instant of the moment, milliseconds since 1970. */
  readonly at: number;
  readonly views: ViewReads;
  readonly state: StreamState<TournamentState>;
}

/** The last event of a tournament at a moment. */
export interface LastEvent {
  readonly position: number;
  readonly recordedAt: number;
}

/** The most kept moments of a tournament, and the least number of events between two. */
const MOST_KEPT = 48;
const LEAST_BETWEEN = 64;
/** Bytes kept for each event: its position and time. */
const EVENT_BYTES = 32;

export class TournamentHistory {
  readonly #positions: number[] = [];
  readonly #times: number[] = [];
  /** The last event of each hand, or about it. */
  readonly #lastOf = new Map<HandId, number>();
  #kept: readonly KeptFold[] = [];
  #between = LEAST_BETWEEN;
  #keptBytes = 0;
  #head: Stretch;

  constructor(readonly id: TournamentId) {
    this.#head = new Stretch(id, null);
  }

  get length(): number {
    return this.#positions.length;
  }

  /** About how many bytes it takes. */
  get bytes(): number {
    return this.#keptBytes + this.#head.bytes + this.length * EVENT_BYTES;
  }

  /** Whether it has events of a hand. */
  knowsHand(handId: HandId): boolean {
    return this.#lastOf.has(handId);
  }

  /** The position of the last folded event; -1 before the first. */
  get through(): number {
    return this.#positions.at(-1) ?? -1;
  }

  /**
   * Folds the next event of the tournament or one of its hands, in the order of the log.
   * @returns the stretch that this event completes, for a cache; else null
   */
  fold(event: RecordedEvent): Stretch | null {
    const { position, stream, metadata } = event;
    this.#positions.push(position);
    this.#times.push(metadata.recordedAt);
    const handId = isHandStream(stream) ? handOfStream(stream) : (event.data as { readonly handId?: HandId | null }).handId;
    if (handId != null) this.#lastOf.set(handId, position);
    this.#head.fold(event);
    return this.#head.length < this.#between ? null : this.#keepHead();
  }

  /** The last event at a moment; null before the first event, and for an unknown hand. */
  lastAt({ position, time, handId }: Moment): LastEvent | null {
    let index: number;
    if (handId != null) {
      const last = this.#lastOf.get(handId);
      index = last === undefined ? -1 : this.#indexAt(last);
      // Clocks of nodes differ, so times may go back. This is the last event recorded by then.
    } else if (time != null) index = this.#times.findLastIndex((recordedAt) => recordedAt <= time);
    else index = this.#indexAt(position ?? Infinity);
    return index < 0 ? null : { position: this.#positions[index]!, recordedAt: this.#times[index]! };
  }

  /** The last kept moment at or before a position; null when there is none, and the stretch begins with the first event. */
  keptBefore(position: number): KeptFold | null {
    return this.#kept[partitionPoint(this.#kept, (kept) => kept.position <= position) - 1] ?? null;
  }

  /** The stretch that takes new events. */
  get head(): Stretch {
    return this.#head;
  }

  #keepHead(): Stretch {
    const full = this.#head;
    const kept = full.keep();
    this.#keptBytes += bytesBeside(kept, this.#kept.at(-1) ?? null);
    this.#kept = [...this.#kept, kept];
    if (this.#kept.length > MOST_KEPT) this.thin();
    this.#head = new Stretch(this.id, kept);
    return full;
  }

  /** Drops every second kept moment, and doubles the distance between new ones. */
  thin(): void {
    this.#between *= 2;
    this.#kept = this.#kept.filter((_, index) => (this.#kept.length - index) % 2 === 1);
    this.#keptBytes = this.#kept.reduce((sum, kept, index) => sum + bytesBeside(kept, this.#kept[index - 1] ?? null), 0);
  }

  /** The index of the last event at or before a position; -1 for none. */
  #indexAt(position: number): number {
    return partitionPoint(this.#positions, (each) => each <= position) - 1;
  }
}

/** A tournament at a moment, for a caller that has all events of its history. */
export function findThen(history: TournamentHistory, events: readonly RecordedEvent[], moment: Moment): TournamentThen | null {
  const last = history.lastAt(moment);
  if (last === null) return null;
  if (last.position > history.head.from) return thenOf(history.head, last, moment);
  const stretch = new Stretch(history.id, history.keptBefore(last.position));
  for (const event of events) if (event.position > stretch.from && event.position <= last.position) stretch.fold(event);
  return thenOf(stretch, last, moment);
}

/** The tournament at a moment of a stretch. @returns null before the tournament was announced */
export function thenOf(stretch: Stretch, { position, recordedAt }: LastEvent, moment: Moment): TournamentThen | null {
  const then = stretch.at(position);
  if (then === null) return null;
  const { state, revision } = then.state;
  return {
    position,
    recordedAt,
    at: moment.time ?? recordedAt,
    views: then.views,
    state: { state, revision, position, stop: null },
  };
}
