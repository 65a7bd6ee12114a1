/**
 * What every operation passes before it is executed, over HTTP and WebSocket alike: without a token the gate, then its text is read within
 * bounds, and its cost is checked.
 */
import type { GraphQLError } from 'graphql';
import { hasRoles } from '../../access/known-principals.js';
import type { Principal } from '../../access/principal.js';
import { overloaded, queryTooLarge } from '../language/api-error.js';
import { Admission, type Lane } from './admission.js';
import { costProblem, hasMoreValues, isCheap, priceOfBytes, shownCost, type ShownCost } from './cost/operation-check.js';
import type { KeptDocument, OperationStore, Variables } from './cost/operation-store.js';
import type { Limits } from '../request/limits.js';
import { quotaUsedUp } from '../request/network-errors.js';
import type { PrincipalQuota } from '../request/principal-quota.js';
import { lineOf, PrincipalTurns } from '../request/principal-turns.js';
import { privateUseProblem } from './private-use.js';

/** A text that was not read before is taken to be costly when it is longer, characters. */
const CHEAP_TEXT = 2_000;
/** Shorter answers are not counted while their clients read them, bytes. */
const SMALL_ANSWER = 64 * 1024;

/** An operation as its client sent it: nothing of it has been checked. */
export interface AskedOperation {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Variables;
}

/** Who asks. */
export interface Asker {
  /** Those with a role here do not wait at the gate. */
  readonly principal: Principal;
  /** Theirs; null for none. */
  readonly quota: PrincipalQuota | null;
  readonly address: string;
  /** Whether they have left meanwhile. */
  readonly isGone: () => boolean;
}

/** Why an operation is not executed. */
export interface IntakeRefusal {
  readonly errors: readonly GraphQLError[];
  /** What it costs; null where that was not worked out. */
  readonly cost: ShownCost | null;
  /** Whether it may be sent again in a moment. */
  readonly isOverload: boolean;
  /** After how many seconds it may be sent again, because its principal has asked for too much; absent otherwise. */
  readonly quotaSeconds?: number;
}

/** Says once that an operation may begin (null), or why not. `leave`: to be called when one that began is over; null for nothing. */
export type Decided = (refusal: IntakeRefusal | null, leave: (() => void) | null) => void;

export class OperationIntake {
  /** The turns of those with a role here. */
  readonly turns = new PrincipalTurns();
  readonly #gate: Admission;
  #unreadBytes = 0;

  constructor(
    private readonly store: OperationStore,
    private readonly limits: Limits,
  ) {
    this.#gate = new Admission(limits);
  }

  /** How many operations without a token wait for their turn. */
  get waiting(): number {
    return this.#gate.waiting;
  }

  /** Takes an operation in, at once or when its turn comes. */
  take(asked: AskedOperation, asker: Asker, decided: Decided): void {
    // What is no operation Apollo refuses in its own words.
    if (asked.query === '') return decided(null, null);
    const isKnown = hasRoles(asker.principal);
    const unfit = this.#unfit(asked, isKnown);
    if (unfit !== null) return decided({ errors: [unfit], cost: null, isOverload: false }, null);
    if (isKnown) return this.#takeKnown(asked, asker, decided);
    const { address, isGone } = asker;
    const overload = (): void => decided({ errors: [overloaded()], cost: this.costOf(asked), isOverload: true }, null);
    const enter = (lane: Lane, begin: () => void): void =>
      lane === 'costly' && this.#unreadBytes > this.limits.publicAnswerBytes
        ? overload()
        : this.#gate.enter(lane, address, { begin, refuse: overload, isGone });
    const known = this.store.known(asked.query);
    const lane = laneOf(known, asked);
    const leave = (): void => this.#gate.leave();
    enter(lane, () => {
      const read = known ?? this.store.read(asked.query);
      const refusal = this.#refusalOf(read, asked);
      const isCostlier = refusal === null && lane !== 'costly' && laneOf(read as KeptDocument, asked) === 'costly';
      if (refusal === null && !isCostlier) return decided(null, leave);
      this.#gate.leave();
      if (refusal !== null) return decided(refusal, null);
      enter('costly', () => decided(null, leave));
    });
  }

  /** Lets the body of a request in to be parsed. @param decided null where it is to be parsed now; else why it is not */
  takeBody(bytes: number, { principal, quota, address, isGone }: Asker, decided: (refusal: IntakeRefusal | null) => void): void {
    if (!hasRoles(principal)) {
      const refuse = (): void => decided({ errors: [overloaded()], cost: null, isOverload: true });
      const begin = (): void => {
        decided(null);
        this.#gate.leave();
      };
      return this.#gate.enter('cheap', address, { begin, refuse, isGone });
    }
    const price = priceOfBytes(bytes);
    const seconds = quota?.charge(price) ?? null;
    if (seconds !== null)
      return decided({ errors: [quotaUsedUp(quota!.shown(), seconds)], cost: null, isOverload: false, quotaSeconds: seconds });
    this.turns.enter(lineOf(principal), price, { begin: () => decided(null), isGone, drop: () => undefined });
  }

  /** What an operation that was read costs; null where nothing is kept of it. */
  costOf({ query, operationName, variables }: AskedOperation): ShownCost | null {
    const operation = this.store.known(query)?.operation(operationName) ?? null;
    return operation === null ? null : shownCost(operation, variables, this.limits);
  }

  /** Counts an answer without a token while its client reads it. @returns what to call when it is read; null for one that is not counted */
  countUnread(bytes: number): (() => void) | null {
    if (bytes <= SMALL_ANSWER) return null;
    this.#unreadBytes += bytes;
    return () => (this.#unreadBytes -= bytes);
  }

  /** What of an operation is refused before it is read; null for nothing. */
  #unfit(asked: AskedOperation, isKnown: boolean): GraphQLError | null {
    const { variableValues } = this.limits;
    if (!isKnown && hasMoreValues(asked.variables, variableValues)) return queryTooLarge('variable values', variableValues, variableValues);
    return privateUseProblem(asked);
  }

  #takeKnown(asked: AskedOperation, { principal, quota, isGone }: Asker, decided: Decided): void {
    const refusal = this.#refusalOf(this.store.read(asked.query), asked);
    if (refusal !== null || quota === null) return decided(refusal, null);
    const cost = this.costOf(asked);
    const price = cost?.used ?? 0;
    const seconds = quota.begin(price);
    if (seconds !== null)
      return decided({ errors: [quotaUsedUp(quota.shown(), seconds)], cost, isOverload: false, quotaSeconds: seconds }, null);
    const end = (): void => quota.end();
    this.turns.enter(lineOf(principal), price, { begin: () => decided(null, end), isGone, drop: end });
  }

  /** Why an operation that was read is not executed; null where it is. */
  #refusalOf(read: KeptDocument | readonly GraphQLError[], asked: AskedOperation): IntakeRefusal | null {
    if (!('document' in read)) return { errors: read, cost: null, isOverload: false };
    const operation = read.operation(asked.operationName);
    if (operation === null) return null;
    const problem = costProblem(operation, asked.variables, this.limits);
    return problem === null ? null : { errors: [problem], cost: shownCost(operation, asked.variables, this.limits), isOverload: false };
  }
}

function laneOf(known: KeptDocument | undefined, asked: AskedOperation): Lane {
  if (known === undefined) return asked.query.length > CHEAP_TEXT ? 'costly' : 'cheap';
  const operation = known.operation(asked.operationName);
  return operation === null || isCheap(operation, asked.variables) ? 'known' : 'costly';
}
