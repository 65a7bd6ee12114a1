/**
 * A snapshot by HTTP that stays current: what the socket says is a hint to take another. Only the clock is shown as the socket gives it. A
 * snapshot is also taken from time to time, after an interruption and when the page is shown again. An older one never replaces a newer one.
 */
import { batch, signal, type Signal } from '@preact/signals';
import {
  ClockChanged,
  EverythingChanged,
  type ClockChangedAnswer,
  type Operation,
  ServerTime as ServerTimeQuery,
  StandingsChanged,
  type StandingsChangedAnswer,
  TournamentChanged,
  type TournamentChangedAnswer,
} from '../generated/operations.js';
import { ask, type Failure } from './ask.js';
import { currentLanguage } from './language.js';
import { ServerTime } from './server-time.js';
import { type HintSocket, openSocket } from './socket.js';
import { store, stored } from './stored.js';

/** Hints of one change come together. */
const JOINED_MS = 20;
/** Snapshots are not taken more often. */
const REST_MS = 150;
/** A desk hears of each act at the tables: a ruling may wait. */
const DESK_REST_MS = 500;
/** Stacks change with each hand, and nobody waits for them. */
const CALM_REST_MS = 5_000;
/** Who looks is about as many as play: a page waits up to this time by chance for each player, so that not all ask at one moment. */
const SPREAD_MS = 10;
const JUST_NOW_MS = 1_000;
const POLL_MS = 30_000;
/** While there is no socket. */
const POLL_ALONE_MS = 5_000;
/** Without a message for so long, what is shown may be out of date. It is noticed at the next second's edge, so within 8 seconds. */
const STALE_MS = 7_000;

interface Snapshot {
  readonly position: number | null;
  readonly tournament: {
    readonly registered: number;
    readonly clock: { readonly now: string; readonly endsAt: string | null } | null;
  } | null;
}

/** A clock that the socket gave, and its position. */
type PushedClock = ClockChangedAnswer['clockChanged'];

interface LiveOptions<Answer, Variables extends { readonly id: string }> {
  readonly query: Operation<Answer, Variables>;
  readonly variables: () => Variables;
  readonly longestRetryMs: number;
  /** Whether many have the page open. */
  readonly isOfMany?: boolean;
  /** The device that asks for snapshots; nobody when it is not given. */
  readonly device?: string;
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
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The rest that the next snapshot waits for; none is planned when it is infinite. */
  #plannedRest = Number.POSITIVE_INFINITY;
  /** The position of the last change that is known. */
  #changedAt = 0;
  #clock: PushedClock | null = null;
  #running: AbortController | null = null;
  #again = false;
  #socket: HintSocket | null = null;

  constructor(private readonly options: LiveOptions<Answer, Variables>) {
    this.now = signal(this.time.now());
  }

  start(): void {
    this.#restore();
    this.refresh();
    const { device } = this.options;
    const { id } = this.options.variables();
    this.#socket = openSocket({
      url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
      subscriptions: [
        [
          device === undefined ? TournamentChanged : EverythingChanged,
          ({ tournamentChanged }: TournamentChangedAnswer) =>
            this.#hint(tournamentChanged.position, device === undefined ? REST_MS : DESK_REST_MS),
        ],
        [StandingsChanged, ({ standingsChanged }: StandingsChangedAnswer) => this.#hint(standingsChanged.position, CALM_REST_MS)],
        [ClockChanged, ({ clockChanged }: ClockChangedAnswer) => this.#takeClock(clockChanged)],
      ],
      variables: { id },
      device,
      longestRetryMs: this.options.longestRetryMs,
      onHeard: () => this.#hear(),
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

  /** @param position up to which something changed @param restMs the least time after the last request */
  #hint(position: number | null, restMs: number): void {
    // The first answer of a subscription repeats what the snapshot has.
    if (position === null || position <= this.#shownAt) return;
    this.#changedAt = Math.max(this.#changedAt, position);
    this.#plan(restMs, this.#spread());
  }

  #spread(): number {
    const players = this.options.isOfMany === true ? (this.snapshot.peek()?.tournament?.registered ?? 0) : 0;
    return Math.random() * players * SPREAD_MS;
  }

  get #shownAt(): number {
    return this.snapshot.peek()?.position ?? 0;
  }

  #plan(restMs: number, spreadMs = 0): void {
    if (restMs >= this.#plannedRest) return;
    clearTimeout(this.#timer);
    this.#plannedRest = restMs;
    const now = performance.now();
    this.#timer = setTimeout(
      () => {
        this.#plannedRest = Number.POSITIVE_INFINITY;
        if (this.#running !== null) this.#again = true;
        else if (this.#changedAt > this.#shownAt) void this.#take();
      },
      Math.max(JOINED_MS, this.#askedAt + restMs - now) + spreadMs,
    );
  }

  #takeClock(clock: PushedClock): void {
    this.#clock = clock;
    const shown = this.snapshot.peek();
    if (shown !== null) this.snapshot.value = this.#withClock(shown);
    this.#hint(clock.position, REST_MS);
  }

  /** With the clock that was pushed, where it is newer. */
  #withClock(answer: Answer): Answer {
    const { tournament, position } = answer;
    if (this.#clock === null || (this.#clock.position ?? 0) <= (position ?? 0) || tournament?.clock == null) return answer;
    return { ...answer, tournament: { ...tournament, clock: { ...tournament.clock, ...this.#clock } } };
  }

  async #take(): Promise<void> {
    const own = (this.#running = new AbortController());
    const { query, variables } = this.options;
    const sentAt = (this.#askedAt = performance.now());
    const outcome = await ask(query, variables(), currentLanguage(), own.signal, this.options.device);
    if (this.#running !== own) return;
    this.#running = null;
    batch(() => this.#keep(outcome, sentAt));
    if (this.#again) {
      this.#again = false;
      this.#plan(REST_MS);
    }
  }

  #keep(outcome: { readonly answer: Answer } | { readonly failure: Failure }, sentAt: number): void {
    if ('failure' in outcome) {
      this.failure.value = outcome.failure;
      // A server that is too busy has time later; without a network the answer would be the same.
      if (outcome.failure.message !== null) this.#plan(CALM_REST_MS, this.#spread());
      return;
    }
    const { answer } = outcome;
    const shown = this.snapshot.peek();
    if (answer.tournament?.clock != null) this.time.sample(sentAt, Date.parse(answer.tournament.clock.now));
    this.#hear();
    this.failure.value = null;
    if (shown !== null && (answer.position ?? 0) < (shown.position ?? 0)) return;
    this.snapshot.value = this.#withClock(answer);
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
    const toEdge = (((this.#edge(now) - now) % 1_000) + 1_000) % 1_000;
    // A little later, so that a timer that runs early does not show the old second.
    setTimeout(() => this.#tick(), (toEdge < 20 ? toEdge + 1_000 : toEdge) + 5);
  }

  /** A moment at which a second begins: the end of the period, which is counted down to, else a full second. */
  #edge(now: number): number {
    const endsAt = this.snapshot.peek()?.tournament?.clock?.endsAt ?? null;
    return endsAt === null ? now - (now % 1_000) : Date.parse(endsAt);
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
