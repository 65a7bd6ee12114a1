/**
 * Bounds the waits of operations for view positions. An operation waits for a position once, however often it needs it. Waits without a
 * token are bounded in number, and queries in time.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { GraphQLSchema } from 'graphql';
import { badInput, overloaded, timedOut } from '../language/api-error.js';
import { accessProblem, type Asking } from './access-problem.js';
import type { Limits } from './limits.js';
import { lineOf, type PrincipalTurns } from './principal-turns.js';
import { Turns } from './turns.js';

/** A screen with every view of a tournament waits for one position in each. */
const MOST_WAITS = 12;
/** The cost of continuing an operation, in about microseconds: most are screens. */
const PRICE = 1_000;

const waiting = new AsyncLocalStorage<OperationWaits>();

/** The waits without a token: their number, and the turns in which they continue. */
interface PublicWaits {
  count: number;
  readonly turns: Turns;
}

/** The part of an operation's context that waiting needs. */
interface WaitingContext extends Asking {
  readonly hasRoles: boolean;
  readonly address: string;
  readonly turns: PrincipalTurns | null;
  readonly isOver: boolean;
  waits: OperationWaits | null;
}

/** The waits of one operation. */
export class OperationWaits {
  readonly #waits = new Map<string, Promise<unknown>>();

  constructor(
    private readonly context: WaitingContext,
    private readonly others: PublicWaits,
    private readonly limits: Pick<Limits, 'publicWaits'>,
  ) {}

  /**
   * @throws ApiError `ACCESS_CHANGED` or `TOKEN_OVER` when the asker's rights changed during the wait; `OVERLOADED`; `BAD_USER_INPUT` for
   * too many different waits
   */
  wait<Outcome>(what: string, begin: () => Promise<Outcome>): Promise<Outcome> {
    const known = this.#waits.get(what);
    if (known !== undefined) return known as Promise<Outcome>;
    if (this.#waits.size >= MOST_WAITS) {
      throw badInput([{ path: 'atLeast', problem: 'is given for too many views and positions: give the newest position alone' }]);
    }
    const begun = this.#asBefore(this.context.hasRoles ? begin() : this.#publicly(begin));
    this.#waits.set(what, begun);
    return begun;
  }

  /** The earlier decisions must still hold after the wait. */
  async #asBefore<Outcome>(waiting: Promise<Outcome>): Promise<Outcome> {
    const outcome = await waiting;
    // A position is reached for all its waiters at once, so they continue in turns.
    await this.#turn();
    const problem = accessProblem(this.context);
    if (problem !== null) throw problem;
    return outcome;
  }

  #turn(): Promise<void> | null | undefined {
    const { hasRoles, principal, turns, address } = this.context;
    return hasRoles ? turns?.waitForTurn(lineOf(principal), PRICE) : this.others.turns.waitForTurn(address);
  }

  async #publicly<Outcome>(begin: () => Promise<Outcome>): Promise<Outcome> {
    if (this.others.count >= this.limits.publicWaits) throw overloaded();
    this.others.count += 1;
    try {
      return await begin();
    } finally {
      this.others.count -= 1;
    }
  }
}

/** Waits within the bounds of the current operation. @param what identifies the wait, which is shared within an operation */
export function waitTogether<Outcome>(what: string, begin: () => Promise<Outcome>): Promise<Outcome> {
  const operation = waiting.getStore();
  return operation === undefined ? begin() : operation.wait(what, begin);
}

/** Bounds the waits of a schema's queries, and starts no field of a query that has timed out. */
export function withBoundedQueries(schema: GraphQLSchema, limits: Limits): GraphQLSchema {
  const others: PublicWaits = { count: 0, turns: new Turns() };
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    const { resolve } = field;
    if (resolve === undefined) continue;
    field.resolve = (source, given: { readonly atLeast?: number | null }, context: WaitingContext, info) => {
      if (context.isOver) throw timedOut(limits.operationMs);
      if (given.atLeast == null) return resolve(source, given, context, info);
      const waits = (context.waits ??= new OperationWaits(context, others, limits));
      return waiting.run(waits, () => resolve(source, given, context, info));
    };
  }
  return schema;
}
