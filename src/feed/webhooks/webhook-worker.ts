/** Delivers the changes of one webhook: in order, each until the receiver has taken it. */
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SigningKeys } from '../../app/access/webhook-secrets.js';
import type { WebhookRow } from '../../../projections/webhooks.js';
import type { Change } from '../change.js';
import { News } from '../news.js';
import type { ChangePage } from '../read-changes.js';
import { type Attempt, type DeliveryState, type DeliveryStates, followAsked, stateOf, withAttempt } from './delivery-state.js';
import type { Answer, Poster } from './poster.js';
import { GIVE_UP_AFTER_MS, pauseAfter } from './retries.js';
import { signedHeaders } from './signature.js';

/** Why the changes of a webhook cannot be read now. */
export type ReadingProblem = 'tokenOver' | 'forbidden' | 'secretUnknown' | 'notKnown';

export interface WorkerParts {
  /** Null once it is deleted. */
  readonly rowOf: () => WebhookRow | null;
  /** Reads with the rights of the webhook's token, and waits while its quota is used up. */
  readonly read: (row: WebhookRow, after: number | null, most: number, over: AbortSignal) => Promise<ChangePage | ReadingProblem>;
  /** Whether the changes of the last page may be sent on: its token may still read, and nobody was erased or hidden since. */
  readonly mayGoOn: (row: WebhookRow) => boolean;
  /** A change as its receiver gets it. */
  readonly write: (change: Change) => string;
  readonly keysOf: (row: WebhookRow) => readonly SigningKeys[];
  readonly poster: Pick<Poster, 'post'>;
  readonly states: Pick<DeliveryStates, 'read' | 'write'>;
  readonly disable: (row: WebhookRow, reason: 'gone' | 'failing') => Promise<void>;
  /** Whether this node still delivers. Asked before each request. */
  readonly isMine: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Waits for news, at most as long as given. Default: by the clock of the system. */
  readonly wait?: (ms: number) => Promise<void>;
}

/** Changes read at a time. */
const AT_ONCE = 50;
/** Progress is written this often. After a crash the changes since are sent again, with the same ids. Milliseconds. */
const WRITE_EVERY_MS = 1_000;
/** A cursor that only passed what is not for this webhook is written this often. Milliseconds. */
const WRITE_PASSED_EVERY_MS = 30_000;
/** Events often come together: they are read at once. Milliseconds. */
const SETTLE_MS = 50;
/** How long to wait where only somebody's decision helps, or a view: news wake it sooner. Milliseconds. */
const LOOK_AGAIN_MS = 30_000;

export class WebhookWorker {
  readonly #news = new News();
  readonly #parts: WorkerParts;
  #state: DeliveryState | null = null;
  #written: DeliveryState | null = null;
  #writtenAt = 0;
  /** What a page may hold has changed since it was read. */
  #isOld = false;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  /** There may be new changes. */
  readonly tell = this.#news.tell;

  /** The webhook, the rights of its token, or what is shown of people has changed: the rest of a page is read again. */
  readonly tellRights = (): void => {
    this.#isOld = true;
    this.#news.tell();
  };

  /** Delivers until it is stopped, or the webhook is disabled or deleted. @throws DeliveredElsewhere, StoreError */
  async run(stopped: AbortSignal): Promise<void> {
    try {
      while (!stopped.aborted && this.#parts.isMine()) {
        const row = this.#parts.rowOf();
        if (row === null || row.disabled !== null) return;
        const ms = await this.#goOn(row, stopped);
        if (ms > 0) await this.#wait(ms, stopped);
      }
    } finally {
      if (this.#parts.isMine() && this.#parts.rowOf() !== null) await this.#write();
    }
  }

  /** Delivers what is there. @returns how long to wait for something new, in milliseconds */
  async #goOn(row: WebhookRow, stopped: AbortSignal): Promise<number> {
    const { states, now, read } = this.#parts;
    this.#written ??= await states.read(row.webhookId);
    this.#state = followAsked(this.#state ?? this.#written ?? stateOf(row), row);
    const { failing } = this.#state;
    if (failing !== null && now() < failing.next) return failing.next - now();
    this.#isOld = false;
    const page = await read(row, this.#state.cursor, AT_ONCE, stopped);
    if (typeof page === 'string') return LOOK_AGAIN_MS;
    for (const change of page.changes) {
      if (stopped.aborted || !this.#parts.isMine() || this.#hasChanged(row) || this.#isOld || !this.#parts.mayGoOn(row)) return 0;
      const wait = await this.#deliver(row, change, stopped);
      if (wait !== null) return wait;
    }
    if (page.position !== this.#state.cursor) this.#state = { ...this.#state, cursor: page.position };
    await this.#writeWhenDue();
    return page.hasMore ? 0 : Math.max(1, Math.min(LOOK_AGAIN_MS, this.#writeDueIn()));
  }

  /** Waits for something new, and then a little for what comes with it. */
  async #wait(ms: number, stopped: AbortSignal): Promise<void> {
    if (this.#parts.wait !== undefined) return this.#parts.wait(ms);
    if (await this.#news.come(ms, stopped)) await delay(SETTLE_MS, undefined, { signal: stopped }).catch(() => undefined);
  }

  #hasChanged(row: WebhookRow): boolean {
    return JSON.stringify(this.#parts.rowOf()) !== JSON.stringify(row);
  }

  /** @returns null when it was taken, or how long to wait, in milliseconds */
  async #deliver(row: WebhookRow, change: Change, stopped: AbortSignal): Promise<number | null> {
    const { now } = this.#parts;
    const state = this.#state!;
    const attempts = (state.failing?.attempts ?? 0) + 1;
    const at = now();
    const answer = await this.#send(row, change, stopped);
    // A request that was cut short by a stop counts for nothing: the next start makes it again.
    if (stopped.aborted && 'problem' in answer) return 0;
    const isTaken = 'status' in answer && answer.status >= 200 && answer.status < 300;
    const attempt = { ...describe(row, change, answer), sentAt: at, attempt: attempts, durationMs: Math.max(0, now() - at) };
    if (isTaken) {
      this.#state = withAttempt({ ...state, cursor: Number(change.position), failing: null }, attempt);
      await this.#writeWhenDue();
      return null;
    }
    return this.#failed(row, withAttempt(state, attempt), attempts, at, answer);
  }

  async #failed(row: WebhookRow, state: DeliveryState, attempts: number, at: number, answer: Answer): Promise<number> {
    const { now, random, disable } = this.#parts;
    const since = state.failing?.since ?? at;
    const askedMs = 'status' in answer ? answer.retryAfterMs : null;
    const pause = pauseAfter(attempts, random(), askedMs);
    this.#state = { ...state, failing: { since, attempts, next: now() + pause } };
    await this.#write();
    const reason = 'status' in answer && answer.status === 410 ? 'gone' : now() - since >= GIVE_UP_AFTER_MS ? 'failing' : null;
    if (reason !== null) await disable(row, reason);
    return reason === null ? pause : 0;
  }

  async #send(row: WebhookRow, change: Change, stopped: AbortSignal): Promise<Answer> {
    const { write, keysOf, poster, now } = this.#parts;
    return sendSigned(
      poster,
      row,
      { id: messageIdOf(row, change.id), body: write(change), seconds: Math.floor(now() / 1_000) },
      keysOf(row),
      stopped,
    );
  }

  async #writeWhenDue(): Promise<void> {
    if (this.#writeDueIn() <= 0) await this.#write();
  }

  /** Milliseconds until the state has to be written. */
  #writeDueIn(): number {
    if (this.#state === this.#written) return Infinity;
    const every = this.#state!.recent === this.#written?.recent ? WRITE_PASSED_EVERY_MS : WRITE_EVERY_MS;
    return this.#writtenAt + every - this.#parts.now();
  }

  async #write(): Promise<void> {
    const row = this.#parts.rowOf();
    if (this.#state === null || row === null || this.#state === this.#written) return;
    await this.#parts.states.write(row.webhookId, this.#state);
    this.#written = this.#state;
    this.#writtenAt = this.#parts.now();
  }
}

/** What a receiver is sent, by Standard Webhooks. */
interface Message {
  readonly id: string;
  readonly body: string;
  readonly seconds: number;
}

export function sendSigned(
  poster: Pick<Poster, 'post'>,
  { url }: Pick<WebhookRow, 'url'>,
  message: Message,
  keys: readonly SigningKeys[],
  stopped: AbortSignal,
): Promise<Answer> {
  const headers = { 'content-type': 'application/cloudevents+json; charset=utf-8', ...signedHeaders(message, keys) };
  return poster.post(url, message.body, headers, stopped);
}

/** The id of a change's message: the same for each attempt and each replay. It has no full stop, which the signed content separates by. */
export const messageIdOf = ({ webhookId }: Pick<WebhookRow, 'webhookId'>, changeId: string): string =>
  `msg_${createHash('sha256').update(`${webhookId}\n${changeId}`).digest('base64url').slice(0, 27)}`;

function describe(row: WebhookRow, change: Change, answer: Answer): Omit<Attempt, 'sentAt' | 'attempt' | 'durationMs'> {
  return {
    messageId: messageIdOf(row, change.id),
    changeId: change.id,
    type: change.type,
    position: Number(change.position),
    ...outcomeOf(answer),
  };
}

/** The outcome of a request as it is shown. */
export const outcomeOf = (answer: Answer): Pick<Attempt, 'status' | 'problem'> =>
  'status' in answer ? { status: answer.status, problem: null } : { status: null, problem: answer.problem };
