/**
 * Equal subscriptions are executed once for all followers: each answer is made and serialised once, and every follower takes the text when
 * its client can receive it.
 */
import { BEARER_FACTOR, type Limits } from '../request/limits.js';
import { accessChanged } from '../request/network-errors.js';
import type { PrincipalTurns } from '../request/principal-turns.js';
import { nextTurn, type Turns } from '../request/turns.js';
import type { LiveQuery } from './live-query.js';
import { LiveHistory, type HistoryBudget } from './live-history.js';

/** A subscribed client. Its methods return at once. */
export interface Follower {
  /** Called when {@link Following.take} has something. */
  ready(): void;
  /** Nothing more will come. @param failure why, null for a normal end */
  ended(failure: Error | null): void;
}

/** One follower's position in a subscription. */
export interface Following {
  /** The next text; null for none now. */
  take(): string | null;
  leave(): void;
}

/** A subscription to execute. */
export interface LiveRequest {
  /** Equal exactly for requests with equal answers. */
  readonly key: string;
  readonly address: string;
  /** Whether the asker has a role here. */
  readonly hasRoles: boolean;
  /** The queue of the asker; null for none. */
  readonly line: string | null;
  /** The cost of one answer, in about microseconds. */
  readonly price: number;
  /** The policy decisions behind the answers. */
  readonly decisions: FollowedDecisions;
  /** Opens the source. @throws Error why it cannot be opened */
  open(): Promise<LiveQuery<unknown>>;
  /** Serialises an answer. */
  show(answer: unknown): Promise<string>;
  /** The error as followers get it. */
  explain(failure: Error): Error;
}

/** Policy decisions for the askers of a subscription. */
export interface FollowedDecisions {
  /** Whether all decisions would be the same now. */
  hold(): boolean;
  /** Drops the decisions: the next answer decides again. */
  clear(): void;
}

/** Followers served before other work runs. */
const SERVED_AT_ONCE = 32;

export interface LiveHubOptions {
  readonly limits: Limits;
  /** For requests without a role. */
  readonly turns: Turns;
  /** For requests with a role here. */
  readonly principalTurns: PrincipalTurns;
}

export class LiveHub {
  readonly #executions = new Map<string, LiveExecution>();
  /** Executions by opener: the address of a request without a role, or the queue of a principal. */
  readonly #opened = new Map<string, number>();
  readonly #limits: Limits;
  readonly #turnOf: (request: LiveRequest) => Promise<void>;
  readonly #budget: HistoryBudget;
  #strangers = 0;

  constructor({ limits, turns, principalTurns }: LiveHubOptions) {
    this.#limits = limits;
    // Requests with a role here do not wait for those without.
    this.#turnOf = ({ hasRoles, line, price, address }) =>
      hasRoles ? (principalTurns.waitForTurn(line, price) ?? nextTurn()) : turns.waitForTurn(address);
    this.#budget = { bytes: 0, most: limits.liveHistoryBytes };
  }

  /** The number of different subscriptions. */
  get size(): number {
    return this.#executions.size;
  }

  /** Joins or opens a subscription; null when no more may be opened. */
  follow(request: LiveRequest, follower: Follower): Following | null {
    const known = this.#executions.get(request.key);
    if (known !== undefined && known.takesNewcomers) return known.join(follower);
    if (!this.#mayOpen(request)) return null;
    const execution = new LiveExecution(
      request,
      () => this.#turnOf(request),
      this.#budget,
      () => this.#close(request, execution),
    );
    this.#executions.set(request.key, execution);
    this.#count(request, 1);
    const following = execution.join(follower);
    void execution.run();
    return following;
  }

  /** Something that the policy reads has changed: answers that would be decided otherwise are not sent. */
  reconsider(): void {
    for (const execution of this.#executions.values()) execution.reconsider();
  }

  /** Somebody was erased: earlier texts are no longer sent. */
  forget(): void {
    for (const execution of this.#executions.values()) execution.forget();
  }

  #mayOpen(request: LiveRequest): boolean {
    const { liveQueries, liveQueriesPerAddress } = this.#limits;
    const opened = this.#opened.get(openerOf(request)) ?? 0;
    if (!request.hasRoles) return this.#strangers < liveQueries && opened < liveQueriesPerAddress;
    return this.#executions.size < BEARER_FACTOR * liveQueries && (request.line === null || opened < liveQueries);
  }

  #close(request: LiveRequest, execution: LiveExecution): void {
    if (this.#executions.get(request.key) === execution) this.#executions.delete(request.key);
    this.#count(request, -1);
  }

  #count(request: LiveRequest, by: 1 | -1): void {
    if (!request.hasRoles) this.#strangers += by;
    const opener = openerOf(request);
    const count = (this.#opened.get(opener) ?? 0) + by;
    if (count === 0) this.#opened.delete(opener);
    else this.#opened.set(opener, count);
  }
}

const openerOf = ({ hasRoles, line, address }: LiveRequest): string => (hasRoles ? `holder ${line ?? ''}` : `address ${address}`);

/** What a follower of a view has not received yet. */
interface Place {
  readonly follower: Follower;
  /** It has received nothing yet. */
  isNew: boolean;
  /** The newest state that it has not taken. */
  pending: string | null;
  /** The number of its next answer in a history. */
  next: number;
}

class LiveExecution {
  readonly #places = new Set<Place>();
  readonly #history: LiveHistory;
  #query: LiveQuery<unknown> | null = null;
  #over = false;
  /** How often decisions were made again. */
  #reconsidered = 0;
  /** How often earlier texts were dropped. */
  #forgotten = 0;
  /** Called when the follower of a feed has taken all answers. */
  #drained: () => void = () => undefined;

  constructor(
    private readonly request: LiveRequest,
    private readonly turn: () => Promise<void>,
    budget: HistoryBudget,
    private readonly closed: () => void,
  ) {
    this.#history = new LiveHistory(budget);
  }

  /** Whether a new follower would get everything. */
  get takesNewcomers(): boolean {
    return !this.#over && this.#query?.kind !== 'feed' && this.#history.first === 0;
  }

  join(follower: Follower): Following {
    const place: Place = { follower, isNew: true, pending: null, next: 0 };
    this.#places.add(place);
    if (this.#query?.kind === 'state') this.#query.ask();
    // A history may have answers already; a new follower is called once it has its Following.
    else if (this.#history.end > 0) queueMicrotask(() => follower.ready());
    return {
      take: () => this.#take(place),
      leave: () => {
        this.#places.delete(place);
        if (this.#places.size === 0) this.#end(null);
        else if (this.#query?.kind === 'feed') this.#dropTaken();
      },
    };
  }

  async run(): Promise<void> {
    try {
      const query = await this.request.open();
      this.#query = query;
      if (this.#over) query.end();
      while (await query.wait()) {
        if (query.kind === 'feed') await this.#untilTaken();
        await this.turn();
        if (this.#over) return;
        // What a history has shown stays readable for newcomers, so its decisions have to hold.
        if (query.kind !== 'history') this.request.decisions.clear();
        const before = this.#reconsidered;
        const { answers, changed } = await query.read();
        for (const answer of answers) {
          const text = await this.#show(answer);
          // Otherwise a new read has already begun.
          if (before === this.#reconsidered) await this.#hand(text, changed, query.kind);
        }
      }
    } catch (error) {
      this.#end(this.request.explain(error as Error));
    }
  }

  /** If something would be decided otherwise now, a state is read again. A history ends, because its earlier answers would differ too. */
  reconsider(): void {
    try {
      if (this.#over || this.request.decisions.hold()) return;
      if (this.#query?.kind !== 'state') return this.#end(this.request.explain(accessChanged()));
    } catch (error) {
      return this.#end(this.request.explain(error as Error));
    }
    this.#reconsidered += 1;
    for (const place of this.#places) place.pending = null;
    this.#query.refresh();
  }

  /** Followers that are behind in a history get an error; new ones begin with an empty history. A state is read again. */
  forget(): void {
    this.#forgotten += 1;
    if (this.#query?.kind !== 'state') return this.#history.clear();
    for (const place of this.#places) place.pending = null;
    this.#query.refresh();
  }

  /** Serialises an answer, without data that were erased meanwhile. */
  async #show(answer: unknown): Promise<string> {
    for (;;) {
      const before = this.#forgotten;
      const text = await this.request.show(answer);
      if (before === this.#forgotten) return text;
    }
  }

  async #hand(text: string, changed: boolean, kind: LiveQuery<unknown>['kind']): Promise<void> {
    if (this.#over) return;
    if (kind !== 'state') this.#history.add(text);
    let served = 0;
    for (const place of this.#places) {
      if (kind === 'state' && !changed && !place.isNew) continue;
      if (kind === 'state') place.pending = text;
      place.isNew = false;
      place.follower.ready();
      served += 1;
      if (served % SERVED_AT_ONCE === 0) await nextTurn();
    }
  }

  #take(place: Place): string | null {
    if (this.#query?.kind === 'history' || this.#query?.kind === 'feed') {
      const text = this.#history.at(place.next);
      if (text !== null) place.next += 1;
      if (this.#query.kind === 'feed') this.#dropTaken();
      return text;
    }
    const text = place.pending;
    place.pending = null;
    return text;
  }

  #dropTaken(): void {
    this.#history.dropBefore(Math.min(...[...this.#places].map(({ next }) => next)));
    if (this.#history.end === this.#history.first) this.#drained();
  }

  async #untilTaken(): Promise<void> {
    while (!this.#over && this.#history.end > this.#history.first) await new Promise<void>((resolve) => (this.#drained = resolve));
  }

  #end(failure: Error | null): void {
    if (this.#over) return;
    this.#over = true;
    this.#drained();
    this.#query?.end();
    this.#history.clear();
    this.closed();
    for (const { follower } of this.#places) follower.ended(failure);
    this.#places.clear();
  }
}
