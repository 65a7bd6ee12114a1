/**
 * Reads of queries. The leader answers them. While it does not answer, every node is asked. A node may answer if its log has everything
 * that Tapis has seen.
 */
import { BACKWARDS, END } from '@kurrent/kurrentdb-client';
import type { StreamName } from '../../../events/ids.js';
import type { QueryReads, ReadStreamOptions, StoredEvent } from '../event-store.js';
import { untilAborted } from '../until-aborted.js';
import { positionOf } from './all-reading.js';
import { KurrentConnection, type KurrentOptions } from './connection.js';
import { stayWithNode } from './connection-string.js';
import { makeAwayError, StaleRead } from './kurrent-errors.js';
import { findMembers } from './members.js';
import { readLogAtServer } from './server-reads.js';
import { readStreamOf, type StreamSource } from './stream-reading.js';

/** How long a query waits for an answer while the store is away, in milliseconds. */
const ANSWER_MS = 700;

export interface AnyNodeOptions {
  /** The source at the leader. */
  readonly source: StreamSource;
  readonly options: KurrentOptions;
  /** The position of the last event known to this node; -1 for none. */
  readonly seen: () => number;
}

export class AnyNode implements QueryReads {
  /** The nodes asked since the store is away. */
  private readonly nodes = new Map<string, AskedNode>();
  /** The nodes of the cluster, each as `host:port`. */
  private members: readonly string[];
  /** The number of waiting queries. */
  private waiting = 0;

  constructor(private readonly of: AnyNodeOptions) {
    this.members = of.source.connection.address.hosts;
  }

  get away(): AbortSignal {
    return this.of.source.connection.away;
  }

  /** Learns the nodes of the cluster, which DNS need not name. Never throws: if it fails, the nodes in the address are asked. */
  async learnMembers(): Promise<void> {
    const { connection } = this.of.source;
    this.members = await findMembers(connection).catch(() => connection.address.hosts);
  }

  async readStream(stream: StreamName, options: ReadStreamOptions = {}): Promise<StoredEvent[]> {
    const over = new AbortController();
    this.waiting += 1;
    const atLeader = this.readAt(this.of.source, stream, options, over.signal);
    try {
      return await Promise.race([atLeader, this.readWhileAway(stream, options, over.signal)]);
    } finally {
      over.abort();
      this.waiting -= 1;
      if (this.waiting === 0 && !this.away.aborted) this.close();
    }
  }

  close(): void {
    for (const { connection } of this.nodes.values()) connection.close();
    this.nodes.clear();
  }

  /** Waits until the store is away, then for the first node with the requested data. @throws StoreError `STORE_UNREACHABLE` */
  private async readWhileAway(stream: StreamName, options: ReadStreamOptions, over: AbortSignal): Promise<StoredEvent[]> {
    await untilAborted(this.away, over);
    const answers = this.members.map((member) => this.readAtNode(this.nodeOf(member), stream, options, over));
    return Promise.race([
      // The leader may answer in time after all.
      Promise.any(answers).catch(() => never),
      untilAborted(AbortSignal.timeout(ANSWER_MS), over).then(() => {
        // The leader answers other calls again, so it is only busy.
        if (!this.away.aborted) return never;
        throw makeAwayError(this.of.source.connection.address.shown);
      }),
    ]);
  }

  private async readAtNode(node: AskedNode, stream: StreamName, options: ReadStreamOptions, over: AbortSignal): Promise<StoredEvent[]> {
    const { connection } = node;
    const seen = this.of.seen();
    if (node.reached < seen) node.reached = await reachOf(connection, over);
    if (node.reached < seen) throw new StaleRead(stream);
    // Deletions are known from the log that this node has followed.
    return this.readAt({ ...this.of.source, connection, wasDeleted: () => Promise.resolve(false) }, stream, options, over);
  }

  private readAt(source: StreamSource, stream: StreamName, options: ReadStreamOptions, needless: AbortSignal): Promise<StoredEvent[]> {
    return readStreamOf({ ...source, needless }, stream, options, () => Promise.resolve(this.of.seen()));
  }

  private nodeOf(member: string): AskedNode {
    const known = this.nodes.get(member);
    if (known !== undefined) return known;
    const { options, source } = this.of;
    const connection = new KurrentConnection({
      connectionString: stayWithNode(source.connection.address.connectionString, member),
      giveUpAfterMs: options.giveUpAfterMs ?? ANSWER_MS,
      requiresLeader: false,
      notice: () => undefined,
    });
    const node: AskedNode = { connection, reached: -1 };
    this.nodes.set(member, node);
    return node;
  }
}

interface AskedNode {
  readonly connection: KurrentConnection;
  /** A position up to which it has everything. */
  reached: number;
}

/** The position of a node. */
function reachOf(connection: KurrentConnection, needless: AbortSignal): Promise<number> {
  return connection.call(
    async ({ client, over }) => {
      const question = { direction: BACKWARDS, fromPosition: END, maxCount: 1, ...connection.reading } as const;
      for await (const resolved of readLogAtServer(client, question, over)) return positionOf(resolved);
      return -1;
    },
    { needless },
  );
}

const never = new Promise<never>(() => undefined);
