/**
 * What the tests say to the wire service and what it answers, over the channel between the two processes. Types only.
 * The service tests our client code; it stands in for no database.
 */

/** How the service shall behave before its first call. */
export interface WireSettings {
  /** How many nodes share the log; the first leads. Default 1. */
  readonly nodes?: number;
  /** What it gives as its version; null: it knows neither server features nor batch appends, as the oldest servers do. Default `25.1.0`. */
  readonly version?: string | null;
  /** `user:password` without which it lets nobody in. Default: everybody. Clients send them over TLS only. */
  readonly credentials?: string;
  /** Whether it lets nobody delete, scavenge, or write the metadata of streams. Default: everybody. */
  readonly isRestricted?: boolean;
  /** What each call takes on its way there and back, milliseconds. Default 0. */
  readonly wayMs?: number;
  /** PEM texts. Without them it talks in clear. With `clientAuthority` it asks for a certificate that this authority signed. */
  readonly tls?: { readonly certificate: string; readonly key: string; readonly clientAuthority?: string };
}

/** One way to misbehave, on the next appends. */
export type AppendFault = { readonly on: 'append' } & (
  | { readonly kind: 'denied' | 'unavailable' | 'noLeader' | 'tooLarge' }
  /** Says inside the answer to one append that the server is not ready; the call of many appends stays open. */
  | { readonly kind: 'notReady' }
  /** Never answers. */
  | { readonly kind: 'noAnswer'; readonly written: boolean }
  /** Breaks the connection instead of answering. */
  | { readonly kind: 'broken'; readonly written: boolean }
  /** Says that it took too long. */
  | { readonly kind: 'timeout'; readonly written: boolean }
  /** Writes, and keeps the answer until `release`. */
  | { readonly kind: 'lateAnswer' }
  /** Writes, and answers twice. */
  | { readonly kind: 'twoAnswers' }
  /** Writes, and says that another revision was expected. */
  | { readonly kind: 'falseConflict' }
  /** Writes, and answers without a position, as a server may for a repeated append. */
  | { readonly kind: 'noPosition' }
);

/** One way to misbehave, on the next reads or subscriptions. */
export type ReadFault = { readonly on: 'read' | 'subscribe' } & (
  | { readonly kind: 'denied' | 'unavailable' | 'noLeader' }
  /** Gives so many events, then breaks the connection. */
  | { readonly kind: 'broken'; readonly after: number }
  /** Gives so many events, then nothing more. */
  | { readonly kind: 'silent'; readonly after: number }
);

export type Fault = AppendFault | ReadFault;

/**
 * What happens to a scavenge of one node: it ends with an error; it does not start because another one runs; it never ends; or it succeeds and goes
 * only to a point that was set before the tombstones.
 */
export interface ScavengeFault {
  readonly node: number;
  readonly kind: 'Errored' | 'busy' | 'endless' | 'early';
  /** How many scavenges; all where it is left out. */
  readonly times?: number;
}

export interface ForeignEvent {
  readonly stream: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
  readonly contentType?: string;
}

/** What the metadata of a stream may say of which events are given; all others of its fields are kept and mean nothing here. */
export interface StreamMetadata {
  readonly $tb?: number;
  readonly $maxCount?: number;
}

export type WireCommand =
  /** A new, empty log without faults, and the first node leads. */
  | { readonly do: 'reset' }
  /** The next so many calls meet the fault. Default once. */
  | { readonly do: 'fault'; readonly fault: Fault; readonly times?: number }
  /** The faults that are still due meet nobody. */
  | { readonly do: 'endFaults' }
  /** Gives the answers that were kept back. */
  | { readonly do: 'release' }
  | { readonly do: 'lead'; readonly node: number }
  /** One node ends and stays down. Until another one leads, the others take it for the leader. */
  | { readonly do: 'kill'; readonly node: number }
  /** A node that ended starts again. */
  | { readonly do: 'revive'; readonly node: number }
  /** A node that takes connections and calls, and answers nothing until this is called with null, as a process that is stopped. Several may hang. */
  | { readonly do: 'hang'; readonly node: number | null }
  /** A node that the other nodes can't reach, and clients can: it takes itself for the leader, and is ready for nothing. Several may be so. Null: none is. */
  | { readonly do: 'isolate'; readonly node: number | null }
  /** By how many milliseconds the clock of the nodes is ahead of the machine's. */
  | { readonly do: 'clock'; readonly aheadMs: number }
  /** From now on reads give nothing that is appended later, as a leader does that has not indexed it yet; or they give all again. */
  | { readonly do: 'hideLater'; readonly hidden: boolean }
  /** What an operator may do to a stream: take it away for now or for good, or write its metadata. */
  | { readonly do: 'remove'; readonly stream: string; readonly how: 'soft' | 'hard' }
  | { readonly do: 'metadata'; readonly stream: string; readonly metadata: StreamMetadata }
  /**
   * From now on a node has nothing that is appended later, until it is called with null. A subscription after a position that it has not reached
   * gets what comes then, as at a real server: also what is not after that position.
   */
  | { readonly do: 'lag'; readonly node: number | null }
  /** From now on subscribers get each event by itself, also those of one append. */
  | { readonly do: 'eventByEvent' }
  /** How long it takes to pass over an event that a filter does not let through, milliseconds. */
  | { readonly do: 'scan'; readonly ms: number }
  /** Writes an event past our code. */
  | { readonly do: 'write'; readonly event: ForeignEvent }
  /** Ends every connection; with `stay`, nobody can connect until `listen`. */
  | { readonly do: 'disconnect'; readonly stay?: boolean }
  | { readonly do: 'listen' }
  /** How scavenges of a node end; null: well. */
  | { readonly do: 'failScavenge'; readonly fault: ScavengeFault | null }
  /** Streams with events that are on the disk of a node. */
  | { readonly do: 'onDisk'; readonly node: number }
  | { readonly do: 'counts' }
  /** Everything that was written, as it came over the wire. */
  | { readonly do: 'appended' };

/** How often it was called, and how often a subscriber was too slow for it to go on writing. */
export interface WireCounts {
  readonly append: number;
  readonly read: number;
  readonly subscribe: number;
  readonly heldBack: number;
  /** Calls of `append` by the state of the stream that they expected. */
  readonly expected: Readonly<Record<string, number>>;
  /** Calls of `read` by stream; `$all` for the log. */
  readonly readOf: Readonly<Record<string, number>>;
}

export interface WireAppended {
  readonly stream: string;
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: string;
  readonly metadata: string;
}

export type WireAnswer = WireCounts | readonly WireAppended[] | readonly string[];

/** What comes from the service: that it listens, the answer to a command, or news. */
export type WireMessage =
  | { readonly say: 'listening'; readonly ports: readonly number[] }
  | { readonly say: 'done'; readonly answer?: WireAnswer }
  | { readonly say: 'news'; readonly what: 'heldBack' | 'answerKept' | 'silent' };
