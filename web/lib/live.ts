/**
 * A snapshot by HTTP that stays current: what the socket says is only a hint to take another. It also does so from time to time, after an
 * interruption and when the page is shown again. An older snapshot never replaces a newer one.
 */
import { batch, signal, type Signal } from '@preact/signals';
import { ClockChanged, ServerTime as ServerTimeQuery, TournamentChanged, type Operation } from '../generated/operations.js';
import { ask, type Failure } from './ask.js';
import { currentLanguage } from './language.js';
import { ServerTime } from './server-time.js';
import { type HintSocket, openSocket } from './socket.js';
import { store, stored } from './stored.js';

const COALESCED_MS = 150;
const JUST_NOW_MS = 1_000;
const POLL_MS = 30_000;
/** While there is no socket. */
const POLL_ALONE_MS = 5_000;
/** Without a message for so long, what is shown may be out of date. It is noticed at the next second's edge, so within 8 seconds. */
const STALE_MS = 7_000;

interface Snapshot {
  readonly position: number | null;
  readonly tournament: { readonly clock: { readonly now: string } | null } | null;
}

interface LiveOptions<Answer, Variables extends { readonly id: string }> {
  readonly query: Operation<Answer, Variables>;
  readonly variables: () => Variables;
  readonly longestRetryMs: number;
  /** Where the last snapshot is kept, so that it is shown when the page is loaded without a network to the API. */
  readonly keptAs?: string;
}

export class Live<Answer extends Snapshot, Variables extends { readonly id: string }> {
  readonly snapshot: Signal<Answer | null> = signal(null);
  readonly failure: Signal<Failure | null> = signal(null);
  /** Seconds since the last message once it is stale, else null. */
  readonly staleSeconds: Signal<number | null> = signal(null);
  /** The time of the server, at each second's edge. */
  readonly now: Signal<number>;
  readonly time = new ServerTime({ steady: () => performance.now(), wall: () => Date.now() });
  #heardAt = performance.now();
  #askedAt = 0;
  #hint: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | null = null;
  #again = false;
  #socket: HintSocket | null = null;
  #end: (now: number) => number = (now) => now;

  constructor(private readonly options: LiveOptions<Answer, Variables>) {
    this.now = signal(this.time.now());
  }

  /** @param end a moment that is counted down to: seconds begin with it */
  start(end: (answer: Answer | null, now: number) => number): void {
    this.#end = (now) => end(this.snapshot.peek(), now);
    this.#restore();
    this.refresh();
    const { id } = this.options.variables();
    this.#socket = openSocket({
      url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
      subscriptions: [TournamentChanged, ClockChanged],
      variables: { id },
      longestRetryMs: this.options.longestRetryMs,
      onHeard: () => this.#hear(),
      // The first answer of a subscription repeats what the snapshot has.
      onHint: (position) => position > (this.snapshot.peek()?.position ?? 0) && this.#coalesce(),
      onOpen: () => performance.now() - this.#askedAt > JUST_NOW_MS && this.refresh(),
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#wake();
    });
    addEventListener('online', () => this.#wake());
    this.#tick();
  }

  /** Takes a snapshot now; a running request is given up, because it may hang. */
  refresh(): void {
    this.#running?.abort();
    void this.#take();
  }

  #wake(): void {
    this.#socket?.hurry();
    this.refresh();
  }

  #coalesce(): void {
    if (this.#hint !== undefined) return;
    this.#hint = setTimeout(() => {
      this.#hint = undefined;
      if (this.#running === null) void this.#take();
      else this.#again = true;
    }, COALESCED_MS);
  }

  async #take(): Promise<void> {
    const own = (this.#running = new AbortController());
    const { query, variables } = this.options;
    const sentAt = (this.#askedAt = performance.now());
    const outcome = await ask(query, variables(), currentLanguage(), own.signal);
    if (this.#running !== own) return;
    this.#running = null;
    batch(() => this.#keep(outcome, sentAt));
    if (this.#again) {
      this.#again = false;
      this.#coalesce();
    }
  }

  #keep(outcome: { readonly answer: Answer } | { readonly failure: Failure }, sentAt: number): void {
    if ('failure' in outcome) {
      this.failure.value = outcome.failure;
      return;
    }
    const { answer } = outcome;
    const shown = this.snapshot.peek();
    if (answer.tournament?.clock != null) this.time.sample(sentAt, Date.parse(answer.tournament.clock.now));
    this.#hear();
    this.failure.value = null;
    if (shown !== null && (answer.position ?? 0) < (shown.position ?? 0)) return;
    this.snapshot.value = answer;
    const { keptAs } = this.options;
    if (keptAs !== undefined) store(keptAs, JSON.stringify(answer));
  }

  #hear(): void {
    this.#heardAt = performance.now();
    this.staleSeconds.value = null;
  }

  /** Runs at each second's edge. */
  #tick(): void {
    const at = performance.now();
    if (this.time.hasSlept()) {
      void this.#sampleTime();
      this.#wake();
    }
    const pollMs = this.#socket?.isOpen === true ? POLL_MS : POLL_ALONE_MS;
    if (at - this.#askedAt > pollMs && this.#running === null) void this.#take();
    const silentMs = at - this.#heardAt;
    const now = this.time.now();
    batch(() => {
      this.staleSeconds.value = silentMs > STALE_MS ? Math.round(silentMs / 1_000) : null;
      this.now.value = now;
    });
    const toEdge = (((this.#end(now) - now) % 1_000) + 1_000) % 1_000;
    // A little later, so that a timer that runs early does not show the old second.
    setTimeout(() => this.#tick(), (toEdge < 20 ? toEdge + 1_000 : toEdge) + 5);
  }

  async #sampleTime(): Promise<void> {
    const sentAt = performance.now();
    const outcome = await ask(ServerTimeQuery, { id: this.options.variables().id }, currentLanguage());
    const now = 'answer' in outcome ? outcome.answer.tournament?.clock?.now : undefined;
    if (now !== undefined) this.time.sample(sentAt, Date.parse(now));
  }

  #restore(): void {
    const { keptAs } = this.options;
    const text = keptAs === undefined ? null : stored(keptAs);
    if (text !== null) this.snapshot.value = JSON.parse(text) as Answer;
  }
}
