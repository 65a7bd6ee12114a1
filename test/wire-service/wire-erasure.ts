/**
 * Tombstones and scavenges of the wire service: a tombstone hides a stream, and each node's scavenge takes it from that node's disk.
 * It tests our client code; it stands in for no database.
 */
import { randomUUID } from 'node:crypto';
import type { handleUnaryCall } from '@grpc/grpc-js';
import operationsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/operations_pb.js';
import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { ScavengeResp, StartScavengeReq } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/operations_pb.js';
import type { TombstoneReq, TombstoneResp } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { ScavengeFault } from './messages.js';
import { refusals } from './wire-answers.js';
import type { Cluster } from './wire-cluster.js';
import { nameOf } from './wire-requests.js';

type Refuse = (metadata: Parameters<handleUnaryCall<unknown, unknown>>[0]['metadata'], needsLeader: boolean) => object | null;

/** Only administrators may erase. */
const denialIn = ({ settings }: Cluster): object | null => (settings.isRestricted === true ? refusals.denied() : null);

export function tombstoneBy(cluster: Cluster, refuse: Refuse): handleUnaryCall<TombstoneReq, TombstoneResp> {
  return (call, answer) => {
    const refusal = refuse(call.metadata, true) ?? denialIn(cluster);
    if (refusal !== null) return answer(refusal);
    const stream = nameOf(call.request.getOptions()!.getStreamIdentifier()!.getStreamName_asU8());
    if (cluster.log.isTombstoned(stream)) return answer(refusals.deleted(stream));
    void cluster.log.remove(stream, 'hard').then(() => answer(null, new streamsPb.TombstoneResp()));
  };
}

export function scavengeBy(cluster: Cluster, number: number, refuse: Refuse): handleUnaryCall<StartScavengeReq, ScavengeResp> {
  return (call, answer) => {
    const refusal = refuse(call.metadata, false) ?? denialIn(cluster);
    if (refusal !== null) return answer(refusal);
    const kind = dueFault(cluster, number);
    const id = randomUUID();
    const { ScavengeResult } = operationsPb.ScavengeResp;
    const value = new operationsPb.ScavengeResp();
    value.setScavengeId(id);
    value.setScavengeResult(kind === 'busy' ? ScavengeResult.INPROGRESS : ScavengeResult.STARTED);
    answer(null, value);
    if (kind !== 'busy') void scavenge(cluster, number, `$scavenges-${id}`, kind);
  };
}

type Kind = ScavengeFault['kind'] | 'Success';

function dueFault(cluster: Cluster, number: number): Kind {
  const { scavengeFault: fault } = cluster;
  if (fault?.node !== number || fault.times === 0) return 'Success';
  if (fault.times !== undefined) cluster.scavengeFault = { ...fault, times: fault.times - 1 };
  return fault.kind;
}

async function scavenge(cluster: Cluster, number: number, stream: string, kind: Kind): Promise<void> {
  const write = async (type: string, data: object): Promise<void> => {
    const event = { id: randomUUID(), contentType: 'application/json', metadata: '', type, data: JSON.stringify(data) };
    await cluster.log.append(stream, [event], 'any');
  };
  // Two at once: the second one starts, and fails.
  const isAlone = cluster.scavenging === null;
  if (isAlone) cluster.scavenging = number;
  await write('$scavengeStarted', {});
  if (kind === 'endless') return;
  const isWell = isAlone && kind !== 'Errored';
  if (isWell && kind !== 'early') await cluster.log.scavenge(number);
  if (isAlone) cluster.scavenging = null;
  await write('$scavengeCompleted', isWell ? { result: 'Success', error: null } : { result: 'Errored', error: 'disk full' });
}
