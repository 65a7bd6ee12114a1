/**
 * Events that no command made, with hashes as a store has them: an event without its hash is read by nobody.
 */
import type { StreamName } from '../events/ids.js';
import { hashEvent, sealMetadata, unsealMetadata } from '../src/audit/hash-chain.js';
import type { EventStore, EventToAppend } from '../src/store/event-store.js';

export interface MadeEvent {
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly metadata: object;
}

/** The texts of an event at its place. @param previousHash of the event before it in its stream */
export function seal(
  { id, type, data, metadata }: MadeEvent,
  stream: string,
  revision: number,
  previousHash: string | null,
): EventToAppend {
  const { hash: _hash, previousHash: _previous, ...said } = metadata as { hash?: string; previousHash?: string };
  const unsealed = JSON.stringify({ ...said, previousHash });
  const text = JSON.stringify(data);
  return { id, type, data: text, metadata: sealMetadata(unsealed, hashEvent(stream, revision, id, type, unsealed, text)) };
}

/** Appends an event at the end of a stream. */
export async function appendSealed(store: EventStore, stream: StreamName, event: MadeEvent): Promise<void> {
  const [last] = await store.readStream(stream, { direction: 'backwards', limit: 1 });
  const revision = (last?.revision ?? -1) + 1;
  const text = seal(event, stream, revision, last === undefined ? null : unsealMetadata(last.metadata)!.hash);
  expect(await store.append(stream, [text], revision === 0 ? 'noStream' : revision - 1)).toMatchObject({ ok: true });
}
