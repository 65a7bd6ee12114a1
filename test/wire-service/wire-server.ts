/**
 * What every node of the wire service does with its port: it listens, and says to anybody what it is and which nodes there are.
 */
import { type handleUnaryCall, Metadata, type Server, ServerCredentials } from '@grpc/grpc-js';
import type { ClusterInfo } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import gossipRpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js';
import featuresRpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js';
import type { SupportedMethods } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js';
import type { Empty } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import type { WireSettings } from './messages.js';
import { refusals } from './wire-answers.js';
import { type Cluster, featuresAnswer, gossipAnswer, HOST } from './wire-cluster.js';

/** @param port 0 for any free one @returns the one it listens at */
export function listenAt(server: Server, port: number, tls: WireSettings['tls']): Promise<number> {
  const credentials =
    tls === undefined
      ? ServerCredentials.createInsecure()
      : ServerCredentials.createSsl(
          tls.clientAuthority === undefined ? null : Buffer.from(tls.clientAuthority),
          [{ cert_chain: Buffer.from(tls.certificate), private_key: Buffer.from(tls.key) }],
          tls.clientAuthority !== undefined,
        );
  return new Promise((resolve, reject) =>
    server.bindAsync(`${HOST}:${port}`, credentials, (error, at) => (error === null ? resolve(at) : reject(error))),
  );
}

interface Introduced {
  readonly cluster: Cluster;
  readonly number: number;
  /** Resolves when the node does not hang. */
  readonly awake: () => Promise<void>;
  readonly now: () => number;
}

/** Serves the version and the gossip. As with real servers, nobody has to identify themselves for this. */
export function introduce(server: Server, version: string | null, { cluster, number, awake, now }: Introduced): void {
  const features: handleUnaryCall<Empty, SupportedMethods> = async (call, answer) => {
    await awake();
    const head = new Metadata();
    head.set('date', new Date(now()).toUTCString());
    call.sendMetadata(head);
    answer(null, featuresAnswer(version ?? ''));
  };
  const unknown: handleUnaryCall<Empty, SupportedMethods> = (_call, answer) => answer(refusals.unimplemented());
  const gossip: handleUnaryCall<Empty, ClusterInfo> = async (_call, answer) => {
    await awake();
    answer(null, gossipAnswer(cluster, number));
  };
  server.addService(featuresRpc.ServerFeaturesService, { getSupportedMethods: version === null ? unknown : features });
  server.addService(gossipRpc.GossipService, { read: gossip });
}
