/** The tree over all events of a store, and whether a store still begins as an earlier head says. */
import { storeStream } from '../../../events/ids.js';
import type { EventReader, StoredEvent } from '../../store/event-store.js';
import { unsealMetadata } from '../hash-chain.js';
import { type EventCheck, type Finding, findingAt } from '../verify.js';
import { EntryCounter, entryOf, type FormerPositions } from './log-entries.js';
import { MerkleTree } from './merkle-tree.js';
import type { TreeHead } from './signed-head.js';

/** The log's name, from its first event: logs with different beginnings have different names. */
export function originOf(first: StoredEvent): string {
  return `tapis/${(unsealMetadata(first.metadata)?.hash ?? '').slice(0, 16)}`;
}

/** The trees of a log: with numbers, and with its original positions. They are one until an event's position differs from its number. */
class LogTrees {
  readonly #numbers = new MerkleTree();
  readonly #counter: EntryCounter;
  #former: MerkleTree | null = null;

  constructor(positions: FormerPositions | undefined) {
    this.#counter = new EntryCounter(positions);
  }

  get size(): number {
    return this.#numbers.size;
  }

  add(event: StoredEvent): void {
    const { number, former } = this.#counter.next(event);
    if (former !== number) this.#former ??= this.#numbers.copy();
    this.#numbers.add(entryOf(event, number));
    this.#former?.add(entryOf(event, former));
  }

  /** Whether a head has the root of either. */
  has({ root }: TreeHead): boolean {
    return root.equals(this.#numbers.root()) || (this.#former !== null && root.equals(this.#former.root()));
  }

  /** The signed root: the log itself records whether it began with positions. */
  root(): Buffer {
    return this.#counter.isChanged && this.#former !== null ? this.#former.root() : this.#numbers.root();
  }
}

/** The current head of a store; null when it is empty. @param positions of a log that was moved */
export async function readTreeHead(
  reader: Pick<EventReader, 'readAll'>,
  onProgress: (events: number) => void,
  positions?: FormerPositions,
): Promise<TreeHead | null> {
  const trees = new LogTrees(positions);
  let origin: string | null = null;
  for await (const page of reader.readAll(null)) {
    for (const event of page) {
      origin ??= originOf(event);
      trees.add(event);
    }
    onProgress(trees.size);
  }
  return origin === null ? null : { origin, size: trees.size, root: trees.root() };
}

/**
 * Compares the beginning of a log with its earlier heads. If one agrees and a later one does not, the change is between them.
 * @param positions of a log that was moved
 */
export function checkHeads(heads: readonly TreeHead[], positions?: FormerPositions): EventCheck {
  const trees = new LogTrees(positions);
  const bySize = Map.groupBy(heads, ({ size }) => size);
  const findings: Finding[] = [];
  let agreed = 0;
  let origin: string | null = null;
  let last: Pick<Finding, 'position' | 'stream' | 'revision' | 'type'> | null = null;
  return {
    see(event) {
      origin ??= originOf(event);
      last = event;
      trees.add(event);
      for (const head of bySize.get(trees.size) ?? []) {
        if (head.origin === origin && trees.has(head)) agreed = trees.size;
        else findings.push(findingAt(event, { code: 'HEAD_DIFFERS', agreed, size: head.size }));
      }
    },
    *end() {
      yield* findings;
      const missing = heads.filter(({ size }) => size > trees.size);
      const place = last ?? { position: 0, stream: storeStream, revision: -1, type: '' };
      for (const { size } of missing) {
        const { position, stream, revision, type } = place;
        yield { position, stream, revision, type, code: 'LOG_CUT', size, events: trees.size };
      }
    },
  };
}
