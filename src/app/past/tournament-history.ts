/**
 * What a tournament was after each of its events: some moments are kept, and a stretch of events from one of them on is folded where it is asked for.
 */
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
  /** After this hand, with what the tournament did with its result. */
  readonly handId?: HandId | null;
}

/** A tournament as it was at a moment. */
export interface TournamentThen {
  readonly position: number;
  /** When the last event was recorded, milliseconds since 1970. */
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

/** The moments that are kept of a tournament, at the most; and how many events lie between two at the least. */
const MOST_KEPT = 48;
const LEAST_BETWEEN = 64;
/** Bytes that are kept for each event: its position, its time. */
const EVENT_BYTES = 32;

export class TournamentHistory {
  readonly #positions: number[] = [];
  readonly #times: number[] = [];
  /** The last event that a hand has, or that names it. */
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

  /** About how many bytes it holds. */
  get bytes(): number {
    return this.#keptBytes + this.#head.bytes + this.length * EVENT_BYTES;
  }

  /** Whether it has events of a hand. */
  knowsHand(handId: HandId): boolean {
    return this.#lastOf.has(handId);
  }

  /** The position that it has come to; -1 before the first event. */
  get through(): number {
    return this.#positions.at(-1) ?? -1;
  }

  /**
   * Folds the next event of the tournament or one of its hands, in the order of the log.
   * @returns a stretch that is full with it, for whoever has room to keep it; else null
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

  /** The last event at a moment; null before the first one, and for a hand that it does not have. */
  lastAt({ position, time, handId }: Moment): LastEvent | null {
    let index: number;
    if (handId != null) {
      const last = this.#lastOf.get(handId);
      index = last === undefined ? -1 : this.#indexAt(last);
      // Clocks of several nodes differ: what counts is the last event that was recorded by then.
    } else if (time != null) index = this.#times.findLastIndex((recordedAt) => recordedAt <= time);
    else index = this.#indexAt(position ?? Infinity);
    return index < 0 ? null : { position: this.#positions[index]!, recordedAt: this.#times[index]! };
  }

  /** The last moment at or before a position that is kept; null where there is none, and its stretch begins with the first event. */
  keptBefore(position: number): KeptFold | null {
    return this.#kept[partitionPoint(this.#kept, (kept) => kept.position <= position) - 1] ?? null;
  }

  /** The stretch that later events go on. */
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

  /** Keeps every second moment, and from now on as many events between them. */
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

/** A tournament at a moment, for whoever has all events that its history has folded. */
export function findThen(history: TournamentHistory, events: readonly RecordedEvent[], moment: Moment): TournamentThen | null {
  const last = history.lastAt(moment);
  if (last === null) return null;
  if (last.position > history.head.from) return thenOf(history.head, last, moment);
  const stretch = new Stretch(history.id, history.keptBefore(last.position));
  for (const event of events) if (event.position > stretch.from && event.position <= last.position) stretch.fold(event);
  return thenOf(stretch, last, moment);
}

/** What a stretch shows of a moment. @returns null before the tournament was announced */
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
