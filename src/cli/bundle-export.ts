/**
 * `tapis export --format bundle`: a tournament or a hand with all that proves it, in one file.
 */
import { resolve } from 'node:path';
import { mentionsOf } from '../../events/mentions.js';
import type { PlayerId } from '../../events/ids.js';
import { type BundleEvent, type BundleHeader, BundleWriter, isOf } from '../audit/bundle/bundle.js';
import { entryOf, originOf } from '../audit/tree/log-tree.js';
import { hashLeaf } from '../audit/tree/merkle-tree.js';
import { proveSubset, rootOfLeaves } from '../audit/tree/subset-proof.js';
import { decodeEvent } from '../app/event-codec.js';
import { openTreeKey } from '../app/tree-key.js';
import type { EventReader } from '../store/event-store.js';
import type { Output } from './output.js';
import type { Progress } from './progress.js';

export interface BundleOptions {
  readonly of: BundleHeader['of'];
  /** The folder whose key signs. */
  readonly folder: string;
  readonly nameOf: (playerId: PlayerId) => string | null;
  /** The events as they are given away: without openings, or none of a stream that must not be. */
  readonly shown: (events: readonly BundleEvent[]) => AsyncIterable<readonly BundleEvent[]>;
}

/** Reads the whole log once, because the proof is over all of it. Memory holds one hash an event, and the events of the bundle. */
export async function writeBundle(
  reader: EventReader,
  { of, folder, nameOf, shown }: BundleOptions,
  output: Output,
  progress: Progress,
): Promise<{ events: number }> {
  const leaves: Buffer[] = [];
  const events: BundleEvent[] = [];
  let origin = '';
  for await (const page of reader.readAll(null)) {
    for (const event of page) {
      if (leaves.length === 0) origin = originOf(event);
      if (isOf(of, event.stream)) events.push({ ...event, index: leaves.length });
      leaves.push(hashLeaf(entryOf(event)));
    }
    progress.show(() => `${leaves.length.toLocaleString('en')} events read`);
  }
  const given: BundleEvent[] = [];
  for await (const page of shown(events)) given.push(...page);
  const writer = new BundleWriter(openTreeKey(resolve(folder)), { origin, size: leaves.length, root: rootOfLeaves(leaves) });
  await output.write(writer.header(of, namesOf(events, nameOf)));
  await output.write(given.map((event) => writer.event(event)).join(''));
  const proof = proveSubset(
    leaves,
    given.map(({ index }) => index),
  );
  await output.write(writer.end(proof));
  return { events: given.length };
}

/** The names of the players whom events name. */
function namesOf(events: readonly BundleEvent[], nameOf: BundleOptions['nameOf']): Record<PlayerId, string> {
  const players = new Set(events.flatMap((event) => mentionsOf(decodeEvent(event)).players));
  const named = [...players].map((id) => [id, nameOf(id)] as const);
  return Object.fromEntries(named.filter((each): each is readonly [PlayerId, string] => each[1] !== null));
}
