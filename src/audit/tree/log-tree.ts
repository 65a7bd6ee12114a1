/**
 * The tree over all events of a store, and whether a store still begins as an earlier head says.
 */
import { storeStream } from '../../../events/ids.js';
import type { EventReader, StoredEvent } from '../../store/event-store.js';
import { unsealMetadata } from '../hash-chain.js';
import { type EventCheck, type Finding, findingAt } from '../verify.js';
import { MerkleTree } from './merkle-tree.js';
import type { TreeHead } from './signed-head.js';

/** What stands for an event in the tree: its stream, its revision there, its position and its hash, a line each. */
export function entryOf({ stream, revision, position, metadata }: StoredEvent): Buffer {
  return Buffer.from(`${stream}\n${revision}\n${position}\n${unsealMetadata(metadata)?.hash ?? ''}\n`);
}

/** The log by its first event: two logs that began differently have different names. */
export function originOf(first: StoredEvent): string {
  return `tapis/${(unsealMetadata(first.metadata)?.hash ?? '').slice(0, 16)}`;
}

/** The head of a store as it is; null where it has no event. */
export async function readTreeHead(reader: Pick<EventReader, 'readAll'>, onProgress: (events: number) => void): Promise<TreeHead | null> {
  const tree = new MerkleTree();
  let origin: string | null = null;
  for await (const page of reader.readAll(null)) {
    for (const event of page) {
      origin ??= originOf(event);
      tree.add(entryOf(event));
    }
    onProgress(tree.size);
  }
  return origin === null ? null : { origin, size: tree.size, root: tree.root() };
}

/** Compares the beginning of a log with each of its earlier heads. Where one agrees and a later one does not, the change is between them. */
export function checkHeads(heads: readonly TreeHead[]): EventCheck {
  const tree = new MerkleTree();
  const bySize = Map.groupBy(heads, ({ size }) => size);
  const findings: Finding[] = [];
  let agreed = 0;
  let origin: string | null = null;
  let last: Pick<Finding, 'position' | 'stream' | 'revision' | 'type'> | null = null;
  return {
    see(event) {
      origin ??= originOf(event);
      last = event;
      tree.add(entryOf(event));
      for (const head of bySize.get(tree.size) ?? []) {
        if (head.origin === origin && head.root.equals(tree.root())) agreed = tree.size;
        else findings.push(findingAt(event, { code: 'HEAD_DIFFERS', agreed, size: head.size }));
      }
    },
    *end() {
      yield* findings;
      const missing = heads.filter(({ size }) => size > tree.size);
      const place = last ?? { position: 0, stream: storeStream, revision: -1, type: '' };
      for (const { size } of missing) {
        const { position, stream, revision, type } = place;
        yield { position, stream, revision, type, code: 'LOG_CUT', size, events: tree.size };
      }
    },
  };
}
