/**
 * What a tournament was after each of its events: a few moments are kept, and for any other the events since the last of them are folded again.
 */
import type { RecordedEvent } from '../../../events/envelope.js';
import { type HandId, handOfStream, isHandStream, type TournamentId } from '../../../events/ids.js';
import type { TournamentState } from '../../tournament/state.js';
import type { StreamState } from '../outcome.js';
import type { ViewReads } from '../views/view-store.js';
import { partitionPoint } from './partition-point.js';
import { bytesBeside, type KeptFold, TournamentFold } from './tournament-fold.js';

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

/** A fold up to `position`; the events after it are missing. */
export interface Unfinished {
  readonly fold: TournamentFold;
  readonly position: number;
  /** How many events are missing. */
  readonly missing: number;
  /** About how many bytes it holds that it shares with the history. */
  readonly bytes: number;
}

/** The moments that are kept of a tournament, at the most; and how many events lie between two at the least. */
const MOST_KEPT = 24;
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
  #sinceKept = 0;
  #bytes = 0;
  #head: TournamentFold;

  constructor(readonly id: TournamentId) {
    this.#head = TournamentFold.from(id, null);
  }

  get length(): number {
    return this.#positions.length;
  }

  /** About how many bytes it holds. */
  get bytes(): number {
    return this.#bytes + this.length * EVENT_BYTES;
  }

  /** Whether it has events of a hand. */
  knowsHand(handId: HandId): boolean {
    return this.#lastOf.has(handId);
  }

  /** The position that it has come to; -1 before the first event. */
  get through(): number {
    return this.#positions.at(-1) ?? -1;
  }

  /** The next event of the tournament or one of its hands, in the order of the log. */
  fold(event: RecordedEvent): void {
    const { position, stream, metadata } = event;
    this.#positions.push(position);
    this.#times.push(metadata.recordedAt);
    const handId = isHandStream(stream) ? handOfStream(stream) : (event.data as { readonly handId?: HandId | null }).handId;
    if (handId != null) this.#lastOf.set(handId, position);
    this.#head.fold(event);
    this.#sinceKept += 1;
    if (this.#sinceKept >= this.#between) this.#keepHead();
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

  /** The nearest fold at or before a position that the history has, for whoever folds the rest. */
  nearest(at: number): Unfinished {
    const kept = this.#kept[partitionPoint(this.#kept, ({ position }) => position <= at) - 1] ?? null;
    const bytes = kept === null ? 0 : bytesBeside(kept, null);
    if (at >= this.through) return { fold: this.#head.fork(), position: this.through, missing: 0, bytes };
    const position = kept?.position ?? -1;
    const missing = this.#indexAt(at) - this.#indexAt(position);
    return { fold: TournamentFold.from(this.id, kept), position, missing, bytes };
  }

  #keepHead(): void {
    const kept = this.#head.keep();
    this.#bytes += bytesBeside(kept, this.#kept.at(-1) ?? null);
    this.#kept = [...this.#kept, kept];
    this.#sinceKept = 0;
    if (this.#kept.length > MOST_KEPT) this.thin();
    this.#head = TournamentFold.from(this.id, this.#kept.at(-1)!);
  }

  /** Keeps every second moment, and from now on as many events between them. */
  thin(): void {
    this.#between *= 2;
    this.#kept = this.#kept.filter((_, index) => (this.#kept.length - index) % 2 === 1);
    this.#bytes = this.#kept.reduce((sum, kept, index) => sum + bytesBeside(kept, this.#kept[index - 1] ?? null), 0);
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
  const { fold, position } = history.nearest(last.position);
  for (const event of events) if (event.position > position && event.position <= last.position) fold.fold(event);
  return thenOf(fold, last, moment);
}

/** What a finished fold shows. @returns null before the tournament was announced */
export function thenOf(fold: TournamentFold, { position, recordedAt }: LastEvent, moment: Moment): TournamentThen | null {
  if (fold.state === null) return null;
  const { state, revision } = fold.state;
  return {
    position,
    recordedAt,
    at: moment.time ?? recordedAt,
    views: fold.views,
    state: { state, revision, position, stop: null },
  };
}
