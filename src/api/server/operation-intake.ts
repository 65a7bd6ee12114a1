/**
 * The checks of every operation before execution, over HTTP and WebSocket: the gate if it has no token, then its text within limits, then
 * its cost.
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
import type { SharedAnswers } from './shared-answers.js';

/** A new text with more characters counts as costly. */
const CHEAP_TEXT = 2_000;
/** Answers with fewer bytes are not counted while clients read them. */
const SMALL_ANSWER = 64 * 1024;

/** An operation as sent, unchecked. */
export interface AskedOperation {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Variables;
}

/** The asker. */
export interface Asker {
  /** Principals with a role here do not wait at the gate. */
  readonly principal: Principal;
  /** The principal's quota; null for none. */
  readonly quota: PrincipalQuota | null;
  readonly address: string;
  /** Whether the asker has left. */
  readonly isGone: () => boolean;
  /** Whether they may be given what others were answered. */
  readonly sharesAnswers?: boolean;
}

/** Why an operation is not executed. */
export interface IntakeRefusal {
  readonly errors: readonly GraphQLError[];
  /** Its cost; null when it was not computed. */
  readonly cost: ShownCost | null;
  /** Whether a retry may succeed in a moment. */
  readonly isOverload: boolean;
  /** Seconds after which it may be sent again, when the quota is used up; absent otherwise. */
  readonly quotaSeconds?: number;
}

/**
 * Called once: null lets an operation start, else the refusal. `leave` must be called when a started operation ends; null when not needed.
 */
export type Decided = (refusal: IntakeRefusal | null, leave: (() => void) | null) => void;

export class OperationIntake {
  /** The turns of principals with a role here. */
  readonly turns = new PrincipalTurns();
  readonly #gate: Admission;
  #unreadBytes = 0;

  constructor(
    private readonly store: OperationStore,
    private readonly limits: Limits,
    private readonly shared: Pick<SharedAnswers, 'has'>,
  ) {
    this.#gate = new Admission(limits);
  }

  /** The number of waiting operations without a token. */
  get waiting(): number {
    return this.#gate.waiting;
  }

  /** Decides on an operation, at once or in its turn. */
  admit(asked: AskedOperation, asker: Asker, decided: Decided): void {
    // Apollo rejects an empty query.
    if (asked.query === '') return decided(null, null);
    const isKnown = hasRoles(asker.principal);
    const unfit = this.#unfit(asked, isKnown);
    if (unfit !== null) return decided({ errors: [unfit], cost: null, isOverload: false }, null);
    if (isKnown) return this.#takeKnown(asked, asker, decided);
    const { address, isGone, sharesAnswers = false } = asker;
    const overload = (): void => decided({ errors: [overloaded()], cost: this.costOf(asked), isOverload: true }, null);
    const enter = (lane: Lane, begin: () => void): void =>
      lane === 'costly' && this.#unreadBytes > this.limits.publicAnswerBytes
        ? overload()
        : this.#gate.enter(lane, address, { begin, refuse: overload, isGone });
    const known = this.store.known(asked.query);
    // What others have been answered just now costs little more than sending it.
    const isShared = (): boolean => sharesAnswers && this.shared.has(asked);
    const ownLane = laneOf(known, asked);
    const lane = ownLane === 'costly' && isShared() ? 'known' : ownLane;
    const leave = (): void => this.#gate.leave();
    enter(lane, () => {
      const read = known ?? this.store.read(asked.query);
      const refusal = this.#refusalOf(read, asked);
      const isCostlier = refusal === null && lane !== 'costly' && laneOf(read as KeptDocument, asked) === 'costly' && !isShared();
      if (refusal === null && !isCostlier) return decided(null, leave);
      this.#gate.leave();
      if (refusal !== null) return decided(refusal, null);
      enter('costly', () => decided(null, leave));
    });
  }

  /** Decides whether a request's body is parsed. @param decided null to parse it now; else the refusal */
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

  /** The cost of a known operation; null for an unknown one. */
  costOf({ query, operationName, variables }: AskedOperation): ShownCost | null {
    const operation = this.store.known(query)?.operation(operationName) ?? null;
    return operation === null ? null : shownCost(operation, variables, this.limits);
  }

  /**
   * Counts an answer without a token while its client reads it. @returns a function to call when it is read; null when it is not counted
   */
  countUnread(bytes: number): (() => void) | null {
    if (bytes <= SMALL_ANSWER) return null;
    this.#unreadBytes += bytes;
    return () => (this.#unreadBytes -= bytes);
  }

  /** The error of an operation before it is read; null for none. */
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

  /** Why an operation is not executed after it was read; null when it is. */
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
