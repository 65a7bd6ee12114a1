/**
 * Reads the log of KurrentDB by position. Events of Tapis are returned; metadata of its streams, and foreign events in them, are
 * registered. A server skips filtered events silently, however long that takes. So a long stretch of foreign events is crossed with the
 * server's checkpoints, and searched backwards in pieces.
 */
import { BACKWARDS, END, START, type AllStreamResolvedEvent, type Position } from '@kurrent/kurrentdb-client';
import { StoreError, type StoredEvent } from '../event-store.js';
import type { Call, KurrentConnection } from './connection.js';
import { CallUnanswered } from './kurrent-errors.js';
import { readLogAtServer } from './server-reads.js';
import type { StreamNames } from './stream-names.js';
import type { StreamRegister } from './stream-register.js';
import { fromKurrent } from './stored-form.js';

/** Events fetched at once when the server's own search takes too long. */
const PIECE = 2_000;

/** Separates events of Tapis from foreign ones, which it registers. */
export function seeBy(names: StreamNames, register: StreamRegister): (resolved: AllStreamResolvedEvent) => StoredEvent | null {
  return ({ event }) => {
    if (event === undefined) return null;
    const metadataOf = names.metadataOf(event.streamId);
    if (metadataOf !== null) {
      register.noteMetadata(metadataOf, event.data);
      return null;
    }
    const stream = names.ours(event.streamId);
    const position = numberOf(event.position);
    const stored = fromKurrent(event, stream, position);
    if (stored === null) register.noteForeign(event, stream, position);
    return stored;
  };
}

/** A part of the log: its events of Tapis, and where to continue. */
export interface LogPage {
  readonly events: readonly StoredEvent[];
  /** Everything up to here was seen; null for nothing. */
  readonly upTo: number | null;
  readonly isEnd: boolean;
}

export class AllReading {
  /** The last event of Tapis before a place in the log, so that only the rest has to be searched. */
  private horizon: { readonly last: number | null; readonly upTo: number } = { last: null, upTo: -1 };

  /** @param see returns an event of Tapis; null for any other */
  constructor(
    private readonly connection: KurrentConnection,
    private readonly names: Pick<StreamNames, 'filter' | 'followed' | 'isOurs'>,
    private readonly see: (resolved: AllStreamResolvedEvent) => StoredEvent | null,
  ) {}

  /** About this many events after a position. */
  async page(after: number | null, pageSize: number): Promise<LogPage> {
    let read: LogPage = { events: [], upTo: after, isEnd: false };
    const take = (events: readonly StoredEvent[], upTo: number | null): void => void (read = { events, upTo, isEnd: false });
    try {
      return await this.connection.call((call) =>
        this.unlessSilent(call, (heard) => this.readPage({ ...call, heard }, after, pageSize, take)),
      );
    } catch (error) {
      if (!(error instanceof Silence)) throw error;
      return read.upTo === after ? this.cross(after) : read;
    }
  }

  /** The position of the last event of Tapis; null for none. */
  async lastPosition(): Promise<number | null> {
    try {
      return await this.connection.call((call) => this.unlessSilent(call, (heard) => this.readLast({ ...call, heard })));
    } catch (error) {
      if (!(error instanceof Silence)) throw error;
      return this.searchBack();
    }
  }

  /** The position of an event after all known ones, or of the last known one; null for none. */
  async lookAhead(): Promise<number | null> {
    const { last, upTo } = this.horizon;
    const page = await this.page(upTo < 0 ? null : upTo, 1);
    const position = page.events.at(-1)?.position ?? null;
    if (position === null && page.upTo !== null) this.sawUpTo(last, page.upTo);
    return position ?? last;
  }

  /** The position of the last event that was read or followed; null for none. */
  get lastSeen(): number | null {
    return this.horizon.last;
  }

  /** Records that the last event before a place in the log is known. */
  sawUpTo(last: number | null, upTo: number): void {
    if (upTo > this.horizon.upTo) this.horizon = { last, upTo };
  }

  /** Gives up a read that is silent for half the time of an answer. */
  private async unlessSilent<T>(call: Call, read: (heard: () => void) => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Silence()), this.connection.address.deadlineMs / 2);
    });
    const heard = (): void => {
      timer?.refresh();
      call.heard();
    };
    try {
      return await Promise.race([read(heard), silent]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param take called with everything read so far, and its end */
  private async readPage(
    { client, heard, over }: Call,
    after: number | null,
    pageSize: number,
    take: (events: readonly StoredEvent[], upTo: number | null) => void,
  ): Promise<LogPage> {
    const events: StoredEvent[] = [];
    // A read begins with the event at its position.
    const maxCount = pageSize + (after === null ? 0 : 1);
    const options = { fromPosition: fromAfter(after), maxCount, filter: this.names.followed, ...this.connection.reading };
    let upTo = after;
    let seen = 0;
    for await (const resolved of readLogAtServer(client, options, over)) {
      heard();
      seen += 1;
      const position = positionOf(resolved);
      if (position <= (upTo ?? -1)) continue;
      const event = this.see(resolved);
      upTo = position;
      if (event !== null && events.length < pageSize) events.push(event);
      take(events, upTo);
    }
    return { events, upTo, isEnd: seen < maxCount };
  }

  private async readLast({ client, heard, over }: Call): Promise<number | null> {
    let fromPosition: Position | typeof END = END;
    for (let maxCount = 1; ; maxCount = PIECE) {
      let seen = 0;
      let least: number | null = null;
      const options = {
        direction: BACKWARDS as typeof BACKWARDS,
        fromPosition,
        maxCount,
        filter: this.names.filter,
        ...this.connection.reading,
      };
      for await (const resolved of readLogAtServer(client, options, over)) {
        heard();
        seen += 1;
        least = positionOf(resolved);
        if (this.see(resolved) !== null) return least;
      }
      // The previous piece may end with the event at which this one begins.
      if (least === null || seen < maxCount || (maxCount > 1 && seen <= 1)) return null;
      fromPosition = positionFor(least);
    }
  }

  /** Crosses a long stretch without events of Tapis, up to where the server falls silent, or to the next event. */
  private cross(after: number | null): Promise<LogPage> {
    let upTo = after;
    const { deadlineMs } = this.connection.address;
    return this.connection.call(async ({ client, heard }) => {
      const from = upTo;
      let timer: NodeJS.Timeout | undefined;
      const checkpointReached = (_subscription: unknown, { commit }: Position): void => {
        heard();
        timer?.refresh();
        upTo = Math.max(upTo ?? -1, Number(commit));
      };
      const filter = { ...this.names.followed, checkpointReached };
      const subscription = client.subscribeToAll({ fromPosition: fromAfter(from), filter, ...this.connection.reading });
      try {
        return await new Promise<LogPage>((resolve, reject) => {
          // Older servers do not announce the end.
          timer = setTimeout(() => {
            if (upTo === from) reject(new CallUnanswered(deadlineMs / 2));
            else resolve({ events: [], upTo, isEnd: false });
          }, deadlineMs / 2);
          subscription.on('error', reject);
          subscription.on('end', () => reject(new CallUnanswered(0)));
          subscription.on('caughtUp', () => resolve({ events: [], upTo, isEnd: true }));
          subscription.on('data', (resolved: AllStreamResolvedEvent) => {
            const position = positionOf(resolved);
            if (position <= (from ?? -1)) return;
            const event = this.see(resolved);
            resolve({ events: event === null ? [] : [event], upTo: position, isEnd: false });
          });
        });
      } finally {
        clearTimeout(timer);
        subscription.unsubscribe().catch(() => undefined);
      }
    });
  }

  /** Searches backwards from the end of the log for the last event, up to the known part. */
  private async searchBack(): Promise<number | null> {
    const { last, upTo } = this.horizon;
    let end: number | null = null;
    for (let from: number | null = null; ;) {
      const piece = await this.connection.call((call) => this.readPiece(call, from));
      const least = piece.at(-1)?.position ?? null;
      end ??= piece[0]?.position ?? null;
      const found = piece.find(({ position, isOurs }) => isOurs && position > upTo)?.position;
      const isDone = found !== undefined || least === null || least <= upTo || piece.length < PIECE || least === from;
      from = least;
      if (!isDone) continue;
      const answer = found ?? last;
      if (end !== null) this.sawUpTo(answer, end);
      return answer;
    }
  }

  /** Everything before a place in the log, last first. */
  private async readPiece({ client, heard, over }: Call, before: number | null): Promise<PieceEvent[]> {
    const fromPosition = before === null ? END : positionFor(before);
    const piece: PieceEvent[] = [];
    const question = { direction: BACKWARDS, fromPosition, maxCount: PIECE, ...this.connection.reading } as const;
    for await (const resolved of readLogAtServer(client, question, over)) {
      heard();
      const isOurs = this.names.isOurs(resolved.event?.streamId ?? '') && this.see(resolved) !== null;
      piece.push({ position: positionOf(resolved), isOurs });
    }
    return piece;
  }
}

interface PieceEvent {
  readonly position: number;
  readonly isOurs: boolean;
}

/** A read that was given up because nothing came. It says nothing about the connection. */
class Silence extends Error {}

/** Events of Tapis are committed where they are prepared, so one number is enough for a place. */
export function numberOf({ commit }: Position): number {
  const position = Number(commit);
  if (Number.isSafeInteger(position)) return position;
  throw new StoreError(
    'STORE_FAILED',
    `Position ${commit} of KurrentDB is beyond what Tapis can count to: its log has grown past 9 petabytes.`,
  );
}

/** @throws StoreError when the position exceeds a safe integer */
export function positionOf({ event, commitPosition }: AllStreamResolvedEvent): number {
  const commit = event?.position.commit ?? commitPosition ?? 0n;
  return numberOf({ commit, prepare: commit });
}

function positionFor(position: number): Position {
  return { commit: BigInt(position), prepare: BigInt(position) };
}

export function fromAfter(after: number | null): Position | typeof START {
  return after === null ? START : positionFor(after);
}
