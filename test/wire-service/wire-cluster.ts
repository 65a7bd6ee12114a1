/**
 * What the nodes of one wire service share, and what each of them says of the others and of itself.
 * It tests our client code; it stands in for no database.
 */
import gossipPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import featuresPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js';
import sharedPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import type { ClusterInfo } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import type { SupportedMethods } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js';
import type { Behaviour } from './faults.js';
import type { ScavengeFault, WireSettings } from './messages.js';
import type { WireLog } from './wire-log.js';

export const HOST = '127.0.0.1';

/** Until when something is held back. */
type Holding = Pick<PromiseWithResolvers<void>, 'promise' | 'resolve'>;

/** What the nodes of one service share. */
export interface Cluster {
  readonly settings: WireSettings;
  log: WireLog;
  behaviour: Behaviour;
  leader: number;
  /** The nodes that the others can't reach. */
  readonly isolated: Set<number>;
  /** Nodes that ended for good. */
  readonly dead: Set<number>;
  clockAheadMs: number;
  /** The node whose scavenge runs. */
  scavenging: number | null;
  /** What the scavenges of one node end with. */
  scavengeFault: ScavengeFault | null;
  /** The node that is behind the others, the last position that it has, and when it has all. */
  lagging: ({ readonly node: number; readonly upTo: number } & Holding) | null;
  /** The nodes that answer nothing, and when they do again. */
  hung: ({ readonly nodes: Set<number> } & Holding) | null;
  /** Whether subscribers get each event by itself. */
  eventByEvent: boolean;
  /** How many milliseconds it takes to pass over an event that a filter does not let through. */
  scanMs: number;
  readonly ports: number[];
}

export function featuresAnswer(version: string): SupportedMethods {
  const methods = new featuresPb.SupportedMethods();
  methods.setEventStoreServerVersion(version);
  for (const name of ['read', 'append', 'batchappend', 'delete', 'tombstone']) {
    const method = new featuresPb.SupportedMethod();
    method.setServiceName('event_store.client.streams.streams');
    method.setMethodName(name);
    if (name === 'read') method.setFeaturesList(['position', 'events']);
    methods.addMethods(method);
  }
  return methods;
}

/** The members of the cluster as the node that is asked sees them. */
export function gossipAnswer(cluster: Cluster, asked: number): ClusterInfo {
  const { leader, isolated, dead } = cluster;
  const isIsolated = isolated.has(asked);
  const info = new gossipPb.ClusterInfo();
  for (const [number, port] of cluster.ports.entries()) {
    const member = new gossipPb.MemberInfo();
    const id = new sharedPb.UUID();
    id.setString(`00000000-0000-4000-8000-00000000000${number}`);
    member.setInstanceId(id);
    member.setTimeStamp('0');
    const { VNodeState } = gossipPb.MemberInfo;
    const leads = isIsolated ? number === asked : number === leader;
    member.setState(leads ? VNodeState.LEADER : VNodeState.FOLLOWER);
    // Nodes that can't reach each other take each other for dead; of the leader that is known once another one leads.
    const isSeen = isIsolated || isolated.has(number) ? number === asked : leads || !dead.has(number);
    member.setIsAlive(isSeen);
    const endPoint = new gossipPb.EndPoint();
    endPoint.setAddress(HOST);
    endPoint.setPort(port);
    member.setHttpEndPoint(endPoint);
    info.addMembers(member);
  }
  return info;
}
