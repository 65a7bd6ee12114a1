/**
 * `tapis export --format bundle`: a tournament or a hand with all that proves it, in one file.
 */
import { resolve } from 'node:path';
import type { HandId, PlayerId, TournamentId } from '../../events/ids.js';
import { BundleWriter, type BundleEvent, isOf } from '../audit/bundle/bundle.js';
import { entryOf, originOf } from '../audit/tree/log-tree.js';
import { hashLeaf, MerkleTree } from '../audit/tree/merkle-tree.js';
import { proveSubset } from '../audit/tree/subset-proof.js';
import { openTreeKey } from '../app/tree-key.js';
import type { EventReader, StoredEvent } from '../store/event-store.js';
import type { Output } from './output.js';
import type { Progress } from './progress.js';

export interface BundleOptions {
  readonly of: { readonly tournament: TournamentId } | { readonly hand: HandId };
  /** The folder whose key signs. */
  readonly folder: string;
  readonly nameOf: (playerId: PlayerId) => string | null;
  /** The events as they are given away: without openings, or none of a stream that must not be. */
  readonly shown: (events: readonly StoredEvent[]) => AsyncIterable<readonly StoredEvent[]>;
}

/** Reads the whole log once, because the proof is over all of it. Memory holds one hash an event, and the events of the bundle. */
export async function writeBundle(
  reader: EventReader,
  { of, folder, nameOf, shown }: BundleOptions,
  output: Output,
  progress: Progress,
): Promise<{ events: number }> {
  const leaves: Buffer[] = [];
  const tree = new MerkleTree();
  const events: BundleEvent[] = [];
  let origin = '';
  for await (const page of reader.readAll(null)) {
    for (const event of page) {
      if (leaves.length === 0) origin = originOf(event);
      const entry = entryOf(event);
      if (isOf(of, event.stream)) events.push({ ...event, index: leaves.length });
      leaves.push(hashLeaf(entry));
      tree.add(entry);
    }
    progress.show(() => `${leaves.length.toLocaleString('en')} events read`);
  }
  const indices = new Map(events.map(({ position, index }) => [position, index]));
  const given: StoredEvent[] = [];
  for await (const page of shown(events)) given.push(...page);
  const writer = new BundleWriter(openTreeKey(resolve(folder)), { origin, size: leaves.length, root: tree.root() });
  await output.write(writer.header(of, namesOf(given, nameOf)));
  await output.write(given.map((event) => writer.event({ ...event, index: indices.get(event.position)! })).join(''));
  const proof = proveSubset(
    leaves,
    given.map(({ position }) => indices.get(position)!),
  );
  await output.write(writer.end(proof));
  return { events: given.length };
}

/** The names of those whom the events seat or enter. */
function namesOf(events: readonly StoredEvent[], nameOf: BundleOptions['nameOf']): Record<PlayerId, string> {
  const names: Record<PlayerId, string> = {};
  for (const { data } of events) {
    for (const [, id] of data.matchAll(/"playerId":"([^"\\]+)"/g)) {
      const name = nameOf(id as PlayerId);
      if (name !== null) names[id as PlayerId] = name;
    }
  }
  return names;
}
