/**
 * How much the network may ask of this server: connections, sockets, messages and waiting, each bound declared once with its default.
 * May import: nothing.
 */

interface DeclaredLimit {
  readonly default: number;
  /** The smallest value that makes sense. */
  readonly least: number;
  /** What it bounds, in words for the operator. */
  readonly meaning: string;
}

export const networkLimits = {
  connections: { default: 4_000, least: 10, meaning: 'TCP connections at one time' },
  reservedConnections: { default: 200, least: 1, meaning: 'of these, how many only clients with the token may hold' },
  requestMs: { default: 30_000, least: 10, meaning: 'milliseconds for a whole request to arrive, body included' },
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
  socketBufferBytes: { default: 1_000_000, least: 1_000, meaning: 'bytes a WebSocket may leave unread before nothing more is made for it' },
  allSocketsBufferBytes: { default: 64_000_000, least: 10_000, meaning: 'bytes that all WebSockets together may leave unread' },
  stalledSocketMs: { default: 10_000, least: 10, meaning: 'milliseconds a WebSocket may leave that much unread before it is closed' },
  liveQueries: { default: 1_000, least: 1, meaning: 'different subscriptions of clients without the token; identical ones count once' },
  liveQueriesPerAddress: { default: 300, least: 1, meaning: 'of these, those that one address opened first' },
  liveHistoryBytes: { default: 32_000_000, least: 10_000, meaning: 'bytes of hand events kept for subscribers that are behind' },
  failedTokens: { default: 10, least: 1, meaning: 'wrong tokens from one address in a minute before they are answered 429' },
} as const satisfies Readonly<Record<string, DeclaredLimit>>;

export type NetworkLimitName = keyof typeof networkLimits;

/** Every bound with its value. */
export type NetworkLimits = { readonly [Name in NetworkLimitName]: number };

/** A client with the token may have this many times the operations, messages and bytes of another one. */
export const BEARER_FACTOR = 10;

/** All limits: those that are given, the defaults for the rest. */
export function withDefaults(given: Partial<NetworkLimits> = {}): NetworkLimits {
  const defaults = Object.fromEntries(Object.entries(networkLimits).map(([name, limit]) => [name, limit.default]));
  return { ...defaults, ...given } as NetworkLimits;
}

/** The limit that `name=number` sets. @throws RangeError with a sentence that says what is wrong */
export function readLimit(text: string): readonly [NetworkLimitName, number] {
  const [, name = '', digits = ''] = /^([A-Za-z]+)=(\d{1,12})$/.exec(text) ?? [];
  if (!Object.hasOwn(networkLimits, name)) {
    throw new RangeError(`"${text}" is not NAME=NUMBER with one of these names: ${Object.keys(networkLimits).join(', ')}`);
  }
  const limit = networkLimits[name as NetworkLimitName];
  if (Number(digits) < limit.least) throw new RangeError(`${name} must be at least ${limit.least}`);
  return [name as NetworkLimitName, Number(digits)];
}
