/**
 * Whether what is to be erased leaves the disk of every node: a tombstone, then a scavenge of each.
 */
import { randomUUID } from 'node:crypto';
import { jsonEvent, NO_STREAM } from '@kurrent/kurrentdb-client';
import { appending } from '../../src/store/kurrentdb/append-options.js';
import { KurrentConnection } from '../../src/store/kurrentdb/connection.js';
import { StreamErasure } from '../../src/store/kurrentdb/erase-streams.js';
import type { ErasableStream } from '../../src/store/erasable-streams.js';
import { StoreError } from '../../src/store/event-store.js';
import type { CheckResult, Subject } from './check.js';

const STREAMS = 3;
const WITHIN_MS = 600_000;

export async function checkErasure({ address, prefix, onProgress }: Subject): Promise<CheckResult> {
  const names = Array.from({ length: STREAMS }, (_, number) => `${prefix}erased-${number}` as ErasableStream);
  const options = { connectionString: address, notice: onProgress };
  const connection = new KurrentConnection(options);
  const erasure = new StreamErasure(options);
  try {
    for (const stream of names) {
      const event = jsonEvent({ id: randomUUID(), type: 'ClusterCheck', data: { text: 'to be erased' } });
      await connection.call(({ client }) => client.appendToStream(stream, [event], { streamState: NO_STREAM, ...appending }));
    }
    const plan = await erasure.look(names);
    onProgress(`erasure: ${names.length} streams, then a scavenge of ${plan.nodes.length} nodes, one after the other`);
    const nodes = await erasure.erase(plan, WITHIN_MS, ({ node, step }) => onProgress(`erasure: ${node} ${step}`));
    const says = nodes.map(({ node, outcome, detail }) => `${node}: ${outcome}${detail === null ? '' : ` (${detail})`}.`);
    const isGone = nodes.every(({ outcome }) => outcome === 'erased');
    return { outcome: isGone ? 'holds' : 'fails', says, figures: { nodes: nodes.length } };
  } catch (error) {
    const isDenied = error instanceof StoreError && error.code === 'STORE_ACCESS_DENIED';
    if (isDenied)
      return { outcome: 'notTried', says: ['These credentials may not delete or scavenge: try it with those of an administrator.'] };
    return { outcome: 'fails', says: [(error as Error).message] };
  } finally {
    erasure.close();
    connection.close();
  }
}
