/**
 * How much strangers may ask for, in one place: every bound is a setting with its default here. What is counted is declared in
 * `cost/`, what waits and what is refused in `admission.ts`.
 */

/** Bytes of a request's body or of a WebSocket message. A structure of 200 periods takes about 20 KB. */
export const MAX_BODY_BYTES = 256 * 1024;

/** The bounds of one server. */
export interface Limits {
  /** Lexical tokens of a query. The introspection query of GraphiQL takes about 400. */
  readonly tokens: number;
  /** How deep braces, brackets and parentheses of a query may stand in each other. */
  readonly nesting: number;
  /** Fields, fragments and inline fragments that a query may write down. */
  readonly selections: number;
  /** Fragments that a query may declare, and times that it may name one. */
  readonly fragments: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields in each other. The standard introspection query has 15. */
  readonly depth: number;
  /** What an operation may cost: about one for each value of its answer, more for what is costly to work out. One unit is about a microsecond. */
  readonly cost: number;
  /** Values in the variables of a request without a token: numbers, texts, lists and objects all count. */
  readonly variableValues: number;
  /** How many errors of one request are told; what comes after them is not looked for. */
  readonly errors: number;
  /** What is kept of queries between requests, bytes: documents and compiled code, estimated. */
  readonly cacheBytes: number;
  /** A query of more fields, fragments expanded, is never compiled: to compile it would stop the server for too long. */
  readonly compiledFields: number;
  /** Operations without a token that run at the same time. */
  readonly publicOperations: number;
  /** Operations without a token that wait for their turn; of costly ones an eighth of it. */
  readonly publicQueue: number;
  /** Operations without a token that wait at the same time for a position of the views. */
  readonly publicWaits: number;
  /** Bytes of answers without a token that their clients have not read yet; when there are more, costly operations are refused. */
  readonly publicAnswerBytes: number;
  /** How long a query may take, milliseconds. */
  readonly operationMs: number;
}

export const defaultLimits: Limits = {
  tokens: 5_000,
  nesting: 50,
  selections: 1_000,
  fragments: 50,
  aliases: 60,
  directives: 50,
  depth: 15,
  cost: 50_000,
  variableValues: 3_000,
  errors: 5,
  cacheBytes: 64 * 1024 * 1024,
  compiledFields: 300,
  publicOperations: 64,
  publicQueue: 256,
  publicWaits: 32,
  publicAnswerBytes: 64 * 1024 * 1024,
  operationMs: 10_000,
};
