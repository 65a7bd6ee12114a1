/**
 * The nodes of a cluster.
 */
import gossipRpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js';
import type { ClusterInfo } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import sharedPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import type { KurrentConnection } from './connection.js';
import { askServer } from './server-calls.js';

/**
 * The members of the cluster, each as `host:port`, including nodes that are down. After some time, gossip drops nodes that are down, so the
 * address is used if it names more.
 * @throws StoreError as every call of the store
 */
export async function findMembers(connection: KurrentConnection): Promise<readonly string[]> {
  const { hosts } = connection.address;
  const info = await connection.call((call) =>
    askServer<ClusterInfo>(connection, call, gossipRpc.GossipClient, 'read', new sharedPb.Empty()),
  );
  const members = info.getMembersList().flatMap((member) => {
    const at = member.getHttpEndPoint();
    return at === undefined ? [] : [`${at.getAddress()}:${at.getPort()}`];
  });
  // A single node need not know its public address.
  return members.length > 1 && members.length >= new Set(hosts).size ? members : [...new Set(hosts)];
}
