/**
 * Whether a cluster has a leader, asked of its nodes beside a check: how long it had none is not Tapis's to answer for.
 */
import { setTimeout as delay } from 'node:timers/promises';
import gossipPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import gossipRpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js';
import sharedPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import type { ClusterInfo } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import { parseConnectionString, stayWithNode } from '../../src/store/kurrentdb/connection-string.js';
import { KurrentConnection } from '../../src/store/kurrentdb/connection.js';
import { askServer } from '../../src/store/kurrentdb/server-calls.js';

/** Between two looks. */
export const EVERY_MS = 250;
/** A node that needs longer does not answer. */
const ANSWER_MS = 1_000;

export class LeaderWatch {
  /** The longest stretch without a leader that answers, milliseconds. */
  longestAwayMs = 0;
  private readonly connections = new Map<string, KurrentConnection>();
  private readonly ended = new AbortController();
  private readonly watching: Promise<void>;

  constructor(private readonly address: string) {
    this.watching = this.watch();
  }

  async end(): Promise<void> {
    this.ended.abort();
    for (const connection of this.connections.values()) connection.close();
    await this.watching;
  }

  private async watch(): Promise<void> {
    const { hosts } = parseConnectionString(this.address);
    let there = performance.now();
    while (!this.ended.signal.aborted) {
      const named = await Promise.all(hosts.map((host) => this.leaderBy(host)));
      const leader = named.find((each) => each !== null);
      if (leader !== undefined && (await this.leaderBy(leader)) !== null) there = performance.now();
      else this.longestAwayMs = Math.max(this.longestAwayMs, performance.now() - there);
      await delay(EVERY_MS, undefined, { signal: this.ended.signal }).catch(() => undefined);
    }
  }

  /** Which leader a node names, as `host:port`; null where it names none, or does not answer. */
  private async leaderBy(host: string): Promise<string | null> {
    const late = delay(ANSWER_MS, null, { signal: this.ended.signal, ref: false });
    const info = await Promise.race([this.gossipOf(host), late]).catch(() => null);
    const { VNodeState } = gossipPb.MemberInfo;
    const leader = info?.getMembersList().find((member) => member.getIsAlive() && member.getState() === VNodeState.LEADER);
    const at = leader?.getHttpEndPoint();
    return at === undefined ? null : `${at.getAddress()}:${at.getPort()}`;
  }

  private gossipOf(host: string): Promise<ClusterInfo> {
    const known = this.connections.get(host);
    const options = { connectionString: stayWithNode(this.address, host), notice: () => undefined, giveUpAfterMs: ANSWER_MS };
    const connection = known ?? new KurrentConnection(options);
    if (known === undefined) this.connections.set(host, connection);
    return connection.call((call) => askServer<ClusterInfo>(connection, call, gossipRpc.GossipClient, 'read', new sharedPb.Empty()));
  }
}
