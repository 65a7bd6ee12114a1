/**
 * What operations wait for: positions of the views. One operation waits for the same thing once, however often it asks, and those without a token
 * that wait at the same time are bounded; and so is the time that a query may take.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { GraphQLSchema } from 'graphql';
import { badInput, overloaded, timedOut } from '../language/api-error.js';
import { accessProblem, type Asking } from './access-problem.js';
import type { Limits } from './limits.js';
import { lineOf, type PrincipalTurns } from './principal-turns.js';
import { Turns } from './turns.js';

/** A screen that shows every view of a tournament asks of each for the same position. */
const MOST_WAITS = 12;
/** What an operation takes that goes on, about microseconds: most are screens. */
const PRICE = 1_000;

const waiting = new AsyncLocalStorage<OperationWaits>();

/** Those that wait without a token: how many, and in which turns they go on. */
interface PublicWaits {
  count: number;
  readonly turns: Turns;
}

/** The context of an operation, as far as it waits. */
interface WaitingContext extends Asking {
  readonly hasRoles: boolean;
  readonly address: string;
  readonly turns: PrincipalTurns | null;
  readonly isOver: boolean;
  waits: OperationWaits | null;
}

/** What one operation waits for. */
export class OperationWaits {
  readonly #waits = new Map<string, Promise<unknown>>();

  constructor(
    private readonly context: WaitingContext,
    private readonly others: PublicWaits,
    private readonly limits: Pick<Limits, 'publicWaits'>,
  ) {}

  /** @throws ApiError `ACCESS_CHANGED` or `TOKEN_OVER` where the asker may see something else after the wait; `OVERLOADED`; `BAD_USER_INPUT` when one operation waits for too many things */
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

  /** What was decided before the wait has to hold after it. */
  async #asBefore<Outcome>(waiting: Promise<Outcome>): Promise<Outcome> {
    const outcome = await waiting;
    // A position comes for all that wait for it at once.
    await this.#turn();
    const problem = accessProblem(this.context);
    if (problem !== null) throw problem;
    return outcome;
  }

  #turn(): Promise<void> | null | undefined {
    const { hasRoles, principal, turns, address } = this.context;
    return hasRoles ? turns?.take(lineOf(principal), PRICE) : this.others.turns.take(address);
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

/** Waits as the operation that is being executed may. @param what names it: an operation waits for the same thing once */
export function waitTogether<Outcome>(what: string, begin: () => Promise<Outcome>): Promise<Outcome> {
  const operation = waiting.getStore();
  return operation === undefined ? begin() : operation.wait(what, begin);
}

/** Bounds what the queries of a schema wait for, and begins no field of one whose time is over. */
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
