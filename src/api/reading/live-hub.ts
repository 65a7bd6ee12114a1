/**
 * Subscriptions that are the same are executed once, however many follow: the answer is made and written as text one time, and every
 * follower takes that text when its client can have it.
 */
import { BEARER_FACTOR, type Limits } from '../request/limits.js';
import { accessChanged } from '../request/network-errors.js';
import type { PrincipalTurns } from '../request/principal-turns.js';
import { nextTurn, type Turns } from '../request/turns.js';
import type { LiveQuery } from './live-query.js';
import { LiveHistory, type HistoryBudget } from './live-history.js';

/** A client that follows. What it is called with returns at once. */
export interface Follower {
  /** There is something to {@link Following.take}. */
  ready(): void;
  /** Nothing more comes. @param failure why, null where it is simply over */
  ended(failure: Error | null): void;
}

/** One follower's place in what it follows. */
export interface Following {
  /** The next text, null for none now. */
  take(): string | null;
  leave(): void;
}

/** What is to be executed. */
export interface LiveRequest {
  /** The same for two requests exactly when every answer to them is the same. */
  readonly key: string;
  readonly address: string;
  /** Whether the asker has a role here. */
  readonly hasRoles: boolean;
  /** The line in which the asker waits for turns; null for none. */
  readonly line: string | null;
  /** What one answer takes, about microseconds. */
  readonly price: number;
  /** What the policy decided for the answers that there are. */
  readonly decisions: FollowedDecisions;
  /** Opens the source. @throws Error why that can't be done */
  open(): Promise<LiveQuery<unknown>>;
  /** The text of an answer. */
  show(answer: unknown): Promise<string>;
  /** What followers hear of a failure. */
  explain(failure: Error): Error;
}

/** What was decided for whoever asked, while it is followed. */
export interface FollowedDecisions {
  /** Whether all would be decided as it was. */
  hold(): boolean;
  /** Forgets it: the next answer is decided again. */
  clear(): void;
}

/** Followers that are served before other work comes between. */
const SERVED_AT_ONCE = 32;

export interface LiveHubOptions {
  readonly limits: Limits;
  /** Of strangers. */
  readonly turns: Turns;
  /** Of those with a role here. */
  readonly principalTurns: PrincipalTurns;
}

export class LiveHub {
  readonly #executions = new Map<string, LiveExecution>();
  /** Executions by who opened them: the address of a stranger, or the line of somebody with a role here. */
  readonly #opened = new Map<string, number>();
  readonly #limits: Limits;
  readonly #turnOf: (request: LiveRequest) => Promise<void>;
  readonly #budget: HistoryBudget;
  #strangers = 0;

  constructor({ limits, turns, principalTurns }: LiveHubOptions) {
    this.#limits = limits;
    // Who has a role here does not wait for strangers.
    this.#turnOf = ({ hasRoles, line, price, address }) =>
      hasRoles ? (principalTurns.take(line, price) ?? nextTurn()) : turns.take(address);
    this.#budget = { bytes: 0, most: limits.liveHistoryBytes };
  }

  /** How many different subscriptions are executed. */
  get size(): number {
    return this.#executions.size;
  }

  /** Follows what is asked for, with whoever follows it already; null when no further execution may be opened. */
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

  /** Something changed that the policy reads: nothing is given that would be decided otherwise now. */
  reconsider(): void {
    for (const execution of this.#executions.values()) execution.reconsider();
  }

  /** Somebody was erased: no text that was made before is given any longer. */
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

/** A follower of a view: what it has not had yet. */
interface Place {
  readonly follower: Follower;
  /** It has had nothing yet. */
  isNew: boolean;
  /** The newest state that it has not taken. */
  pending: string | null;
  /** The number of the next answer of a history. */
  next: number;
}

class LiveExecution {
  readonly #places = new Set<Place>();
  readonly #history: LiveHistory;
  #query: LiveQuery<unknown> | null = null;
  #over = false;
  /** How often it was decided again. */
  #reconsidered = 0;
  /** How often what was made was forgotten. */
  #forgotten = 0;

  constructor(
    private readonly request: LiveRequest,
    private readonly turn: () => Promise<void>,
    budget: HistoryBudget,
    private readonly closed: () => void,
  ) {
    this.#history = new LiveHistory(budget);
  }

  /** Whether who joins now gets all that there is to get. */
  get takesNewcomers(): boolean {
    return !this.#over && this.#history.first === 0;
  }

  join(follower: Follower): Following {
    const place: Place = { follower, isNew: true, pending: null, next: 0 };
    this.#places.add(place);
    if (this.#query?.kind === 'state') this.#query.ask();
    // A history may be there already; who joins hears so when it knows what it follows.
    else if (this.#history.end > 0) queueMicrotask(() => follower.ready());
    return {
      take: () => this.#take(place),
      leave: () => {
        this.#places.delete(place);
        if (this.#places.size === 0) this.#end(null);
      },
    };
  }

  async run(): Promise<void> {
    try {
      const query = await this.request.open();
      this.#query = query;
      if (this.#over) query.end();
      while (await query.wait()) {
        await this.turn();
        if (this.#over) return;
        if (query.kind === 'state') this.request.decisions.clear();
        const before = this.#reconsidered;
        const { answers, changed } = await query.read();
        for (const answer of answers) {
          const text = await this.#show(answer);
          // Otherwise it is read again already.
          if (before === this.#reconsidered) await this.#hand(text, changed, query.kind);
        }
      }
    } catch (error) {
      this.#end(this.request.explain(error as Error));
    }
  }

  /** Where something would be decided otherwise now, a state is read again. A history is ended: what it gave would be given otherwise too. */
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

  /** Whoever is behind in a history hears that they are; newcomers begin with an empty history. A state is read again. */
  forget(): void {
    this.#forgotten += 1;
    if (this.#query?.kind !== 'state') return this.#history.clear();
    for (const place of this.#places) place.pending = null;
    this.#query.refresh();
  }

  /** The text of an answer, without what was erased while it was made. */
  async #show(answer: unknown): Promise<string> {
    for (;;) {
      const before = this.#forgotten;
      const text = await this.request.show(answer);
      if (before === this.#forgotten) return text;
    }
  }

  async #hand(text: string, changed: boolean, kind: LiveQuery<unknown>['kind']): Promise<void> {
    if (this.#over) return;
    if (kind === 'history') this.#history.add(text);
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
    if (this.#query?.kind === 'history') {
      const text = this.#history.at(place.next);
      if (text !== null) place.next += 1;
      return text;
    }
    const text = place.pending;
    place.pending = null;
    return text;
  }

  #end(failure: Error | null): void {
    if (this.#over) return;
    this.#over = true;
    this.#query?.end();
    this.#history.clear();
    this.closed();
    for (const { follower } of this.#places) follower.ended(failure);
    this.#places.clear();
  }
}
