/** Whether an operation may run at its cost, and whether it is cheap. */
import { type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import { queryTooLarge, type ApiError } from '../../language/api-error.js';
import type { Limits } from '../../request/limits.js';
import type { WorkDone } from '../../../app/work-done.js';
import type { KeptOperation, Variables } from './operation-store.js';

/** Above it an operation is costly. A page of ten standings with all fields costs a tenth. */
const CHEAP_COST = 2_000;
const [QUOTE, COMMA, BRACKET, BACKSLASH, BRACE] = Buffer.from('",[\\{');
/** Measuring or sharing a query that costs less is not worth its own cost. */
const SMALL_COST = 300;
/** Compiling a query with more fields takes longer than running a cheap one. */
const CHEAP_TO_COMPILE = 25;

/** Why an operation may not run; null when it may. @param variables as the client gave them */
export function costProblem({ cost: worksOut }: KeptOperation, variables: Variables, limits: Limits): ApiError | null {
  const { cost, depth } = worksOut.of(variables);
  if (depth > limits.depth) return queryTooLarge('depth', depth, limits.depth);
  return cost > limits.cost ? queryTooLarge('cost', cost, limits.cost) : null;
}

/** The price of an operation, as shown in the answer's extensions. */
export interface ShownCost {
  /** The actual cost of an answered query; else the estimate. */
  readonly used: number;
  readonly limit: number;
  /** The charge before it ran. Absent when the cost was not settled. */
  readonly estimated?: number;
  /** The view rows and events read, and their bytes. */
  readonly rows?: number;
  readonly events?: number;
  readonly bytes?: number;
}

/** The price of an operation for its answers, refusals included. It is known after the operation was read. */
export function shownCost({ cost: worksOut }: KeptOperation, variables: Variables, limits: Limits): ShownCost {
  const { cost } = worksOut.of(variables);
  return { used: Number.isFinite(cost) ? cost : Number.MAX_SAFE_INTEGER, limit: limits.cost };
}

/** The price of an answered query, by the work done. */
export function settledCost({ cost: worksOut }: KeptOperation, estimate: ShownCost, data: object, done: WorkDone): ShownCost {
  const { used: estimated, limit } = estimate;
  const { rows, events, bytes } = done;
  return { used: worksOut.actualCost(data, done), limit, estimated, rows, events, bytes };
}

/** The errors of an operation that was not executed, each with the price, because an answer over WebSocket may be only errors. */
export function priceErrors(errors: readonly GraphQLFormattedError[], cost: ShownCost | null): readonly GraphQLFormattedError[] {
  return cost === null ? errors : errors.map((error) => ({ ...error, extensions: { ...error.extensions, cost } }));
}

/** Whether an operation is fast enough to go before others. */
export function isCheap({ cost: worksOut, isCompiled, run }: KeptOperation, variables: Variables): boolean {
  const { cost, fields } = worksOut.of(variables);
  if (cost > CHEAP_COST) return false;
  return isCompiled || run === null || fields <= CHEAP_TO_COMPILE;
}

/** Whether an operation is a query that may cost enough to be measured, and to be shared by those who ask it at one time. */
export function isLargerQuery({ node, cost: worksOut }: KeptOperation, variables: Variables): boolean {
  return node.operation === OperationTypeNode.QUERY && worksOut.of(variables).cost > SMALL_COST;
}

/** Microseconds to parse a kilobyte of JSON with short keys only. */
const PRICE_OF_KILOBYTE = 60;

/** The cost of parsing a text. */
export const priceOfBytes = (bytes: number): number => Math.ceil((bytes * PRICE_OF_KILOBYTE) / 1_000);

/** Whether a JSON text seems to have more values than a limit, without parsing it. Reads no further than the limit. */
export function writesMoreValues(json: Buffer, most: number): boolean {
  let values = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (isText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if ((byte === COMMA || byte === BRACKET || byte === BRACE) && ++values > most) return true;
  }
  return false;
}

/** Whether variables have more values than a limit: numbers, texts, lists and objects all count. Reads no further than the limit. */
export function hasMoreValues(variables: Variables, most: number): boolean {
  const rest: unknown[] = [variables];
  for (let values = 0; rest.length > 0; values++) {
    if (values > most) return true;
    const value = rest.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const part of Object.values(value)) {
      rest.push(part);
      if (rest.length > most) return true;
    }
  }
  return false;
}
