/** The limits on clients of this server, each a setting with its default. The costs of operations are declared in `cost/`. */

/** The most bytes in a request's body or a WebSocket message. A structure of 200 periods has about 20 KB. */
export const MAX_BODY_BYTES = 256 * 1024;

interface DeclaredLimit {
  readonly default: number;
  /** The smallest value that makes sense. */
  readonly least: number;
  /** A description for the operator. */
  readonly meaning: string;
}

export const declaredLimits = {
  // Operations. GraphiQL's introspection query has about 400 tokens and a depth of 15 fields.
  tokens: { default: 5_000, least: 500, meaning: 'lexical tokens of a query' },
  nesting: { default: 50, least: 20, meaning: 'braces, brackets and parentheses of a query in each other' },
  selections: { default: 1_000, least: 100, meaning: 'fields, fragments and inline fragments that a query writes down' },
  fragments: { default: 50, least: 5, meaning: 'fragments that a query declares, and times that it names one' },
  aliases: { default: 60, least: 1, meaning: 'aliases of a query' },
  directives: { default: 50, least: 1, meaning: 'directives of a query' },
  depth: { default: 15, least: 15, meaning: 'fields of a query in each other' },
  cost: { default: 50_000, least: 1_000, meaning: 'cost of an operation; one is about a microsecond, or one value of the answer' },
  publicBodyBytes: { default: 64_000, least: 10_000, meaning: 'bytes of the body of a request without the token' },
  variableValues: { default: 3_000, least: 100, meaning: 'values in the variables of a request without the token' },
  errors: { default: 5, least: 1, meaning: 'errors of a request that are answered; no more are looked for' },
  cacheBytes: { default: 64_000_000, least: 1_000_000, meaning: 'bytes of queries kept between requests, estimated' },
  compiledFields: { default: 300, least: 0, meaning: 'fields of a query that is compiled; one with more is interpreted' },
  publicOperations: { default: 64, least: 1, meaning: 'operations without the token that run at one time' },
  publicQueue: { default: 256, least: 1, meaning: 'operations without the token that wait for their turn; of costly ones an eighth of it' },
  publicWaits: { default: 32, least: 1, meaning: 'operations without the token that wait at one time for a position of the views' },
  publicAnswerBytes: {
    default: 64_000_000,
    least: 1_000_000,
    meaning: 'bytes of unread answers without the token; beyond it costly operations are refused',
  },
  operationMs: { default: 10_000, least: 100, meaning: 'milliseconds that a query may take' },
  // Connections, sockets and messages.
  urlCharacters: { default: 8_192, least: 1_000, meaning: 'characters of an address, query included' },
  connections: { default: 4_000, least: 10, meaning: 'TCP connections at one time' },
  reservedConnections: { default: 200, least: 1, meaning: 'of these, how many only clients with the token may hold' },
  requestMs: { default: 30_000, least: 10, meaning: 'milliseconds for a whole request to arrive, body included' },
  arrivingBytes: {
    default: 32_000_000,
    least: 1_000_000,
    meaning: 'bytes of bodies and messages that are not whole yet, of all clients without a token; as many with one',
  },
  headersMs: { default: 10_000, least: 10, meaning: 'milliseconds for the headers of a request to arrive' },
  keepAliveMs: { default: 65_000, least: 10, meaning: 'milliseconds a connection may stay open between two requests' },
  idleConnectionMs: {
    default: 60_000,
    least: 10,
    meaning: 'milliseconds without a byte before a connection with a request in work is closed',
  },
  shutdownMs: { default: 10_000, least: 0, meaning: 'milliseconds that requests in work have to be answered when the server stops' },
  sockets: { default: 2_000, least: 1, meaning: 'WebSockets without the token at one time' },
  socketsPerAddress: { default: 250, least: 1, meaning: 'WebSockets without the token from one address' },
  connectionInitMs: { default: 5_000, least: 10, meaning: 'milliseconds until a WebSocket must have sent connection_init' },
  socketKeepAliveMs: {
    default: 12_000,
    least: 10,
    meaning: 'milliseconds between two pings of a WebSocket; one that misses a ping is closed',
  },
  idleSocketMs: { default: 120_000, least: 10, meaning: 'milliseconds a WebSocket may stay open without an operation' },
  operationsPerSocket: { default: 100, least: 1, meaning: 'operations at one time on a WebSocket' },
  messagesPerSecond: { default: 100, least: 1, meaning: 'messages per second on a WebSocket, twice as many at once' },
  bytesPerSecond: { default: 1_000_000, least: 1_000, meaning: 'bytes per second that a WebSocket may send, twice as many at once' },
  messageMs: { default: 10_000, least: 10, meaning: 'milliseconds for a whole message of a WebSocket to arrive' },
  socketBufferBytes: { default: 1_000_000, least: 1_000, meaning: 'bytes a WebSocket may leave unread before nothing more is made for it' },
  allSocketsBufferBytes: { default: 64_000_000, least: 10_000, meaning: 'bytes that all WebSockets together may leave unread' },
  stalledSocketMs: { default: 10_000, least: 10, meaning: 'milliseconds a WebSocket may leave that much unread before it is closed' },
  liveQueries: {
    default: 1_000,
    least: 1,
    meaning: 'different subscriptions of clients without the token, or of one holder of tokens',
  },
  liveQueriesPerAddress: { default: 300, least: 1, meaning: 'of these, those that one address opened first' },
  liveHistoryBytes: { default: 32_000_000, least: 10_000, meaning: 'bytes of hand events kept for subscribers that are behind' },
  tokenCostPerMinute: {
    default: 3_000_000,
    least: 50_000,
    meaning: 'cost that one holder of tokens may ask for in a minute, by all of them; the admin token has no such limit',
  },
  tokenOperations: {
    default: 50,
    least: 1,
    meaning: 'operations at one time of one holder of tokens, by all of them; the admin token has no such limit',
  },
  // Events from the commands of one holder: this many at once, and a sixtieth of them per second afterwards.
  deviceEventsPerMinute: { default: 300, least: 10, meaning: 'events a minute of the device of a table' },
  playerEventsPerMinute: { default: 60, least: 1, meaning: 'events a minute of a player' },
  officialEventsPerMinute: { default: 6_000, least: 100, meaning: 'events a minute of a floor or director' },
  adminEventsPerMinute: {
    default: 30_000,
    least: 100,
    meaning: 'events a minute of a program, or of an admin or official of a club or federation',
  },
  failedTokens: { default: 10, least: 1, meaning: 'wrong tokens and pairing codes from one address in a minute before it has to wait' },
} as const satisfies Readonly<Record<string, DeclaredLimit>>;

export type LimitName = keyof typeof declaredLimits;

/** Every bound with its value. */
export type Limits = { readonly [Name in LimitName]: number };

/** A client with a token may have this many times the operations, messages and bytes of another. */
export const BEARER_FACTOR = 10;

export const defaultLimits = Object.fromEntries(Object.entries(declaredLimits).map(([name, limit]) => [name, limit.default])) as Limits;

/** Parses the limit `name=number`. @throws RangeError with a sentence about the error */
export function readLimit(text: string): readonly [LimitName, number] {
  const [, name = '', digits = ''] = /^([A-Za-z]+)=(\d{1,12})$/.exec(text) ?? [];
  if (!Object.hasOwn(declaredLimits, name)) {
    throw new RangeError(`"${text}" is not NAME=NUMBER with one of these names: ${Object.keys(declaredLimits).join(', ')}`);
  }
  const limit = declaredLimits[name as LimitName];
  if (Number(digits) < limit.least) throw new RangeError(`${name} must be at least ${limit.least}`);
  return [name as LimitName, Number(digits)];
}
