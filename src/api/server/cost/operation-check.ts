/**
 * Whether an operation may run at all, by what it costs, and whether it is cheap.
 */
import type { GraphQLFormattedError } from 'graphql';
import { queryTooLarge, type ApiError } from '../../language/api-error.js';
import type { Limits } from '../../request/limits.js';
import type { WorkDone } from '../../../app/work-done.js';
import type { KeptOperation, Variables } from './operation-store.js';

/** Above it an operation is costly. A page of ten standings with all their fields costs a tenth of it. */
const CHEAP_COST = 2_000;
const [QUOTE, COMMA, BRACKET, BACKSLASH, BRACE] = Buffer.from('",[\\{');
/** To compile a query of more fields takes longer than to run a cheap one. */
const CHEAP_TO_COMPILE = 25;

/** Why an operation may not run; null when it may. @param variables as the client gave them */
export function costProblem({ cost: worksOut, asksCatalogues }: KeptOperation, variables: Variables, limits: Limits): ApiError | null {
  const { cost, fields, depth } = worksOut.of(variables);
  if (depth > limits.depth) return queryTooLarge('depth', depth, limits.depth);
  // Each of them is looked at while the answer is prepared.
  if (asksCatalogues && fields > limits.selections) return queryTooLarge('selections', fields, limits.selections);
  return cost > limits.cost ? queryTooLarge('cost', cost, limits.cost) : null;
}

/** What an answer says of the price of its operation, in its extensions. */
export interface ShownCost {
  /** Of a query that was answered what it really took; else the estimate. */
  readonly used: number;
  readonly limit: number;
  /** What was charged before it ran. Absent where it was not settled. */
  readonly estimated?: number;
  /** Rows of views and events that were read for it, and their bytes. */
  readonly rows?: number;
  readonly events?: number;
  readonly bytes?: number;
}

/** The price of an operation as its answers show it, those that refuse it too. It is known since the operation was read. */
export function shownCost({ cost: worksOut }: KeptOperation, variables: Variables, limits: Limits): ShownCost {
  const { cost } = worksOut.of(variables);
  return { used: Number.isFinite(cost) ? cost : Number.MAX_SAFE_INTEGER, limit: limits.cost };
}

/** The price of a query that was answered, by what was done for it. */
export function settledCost({ cost: worksOut }: KeptOperation, estimate: ShownCost, data: object, done: WorkDone): ShownCost {
  const { used: estimated, limit } = estimate;
  const { rows, events, bytes } = done;
  return { used: worksOut.settle(data, done), limit, estimated, rows, events, bytes };
}

/** The errors of an operation that was not executed, where its answer over WebSocket is nothing but errors: each says the price. */
export function priceErrors(errors: readonly GraphQLFormattedError[], cost: ShownCost | null): readonly GraphQLFormattedError[] {
  return cost === null ? errors : errors.map((error) => ({ ...error, extensions: { ...error.extensions, cost } }));
}

/** Whether an operation takes so little time that it can go before others. */
export function isCheap({ cost: worksOut, asksCatalogues, isCompiled, run }: KeptOperation, variables: Variables): boolean {
  const { cost, fields } = worksOut.of(variables);
  if (asksCatalogues || cost > CHEAP_COST) return false;
  return isCompiled || run === null || fields <= CHEAP_TO_COMPILE;
}

/** Microseconds to parse a kilobyte of JSON with short keys only. */
const PRICE_OF_KILOBYTE = 60;

/** What it takes to parse a text. */
export const priceOfBytes = (bytes: number): number => Math.ceil((bytes * PRICE_OF_KILOBYTE) / 1_000);

/** Whether a JSON text has more values than a bound, or looks as if it had: nothing is parsed for it. Looks no further than the bound. */
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

/** Whether there are more values in some variables than a bound: numbers, texts, lists and objects all count. Looks no further than the bound. */
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
