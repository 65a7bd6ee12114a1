/** `tapis export --format bundle`: a tournament, a hand or a dispute with its proofs, in one file. */
import { resolve } from 'node:path';
import { type HandId, handStream, isHandStream, nameStream, type PlayerId, type StreamName } from '../../events/ids.js';
import { mentionsOf } from '../../events/mentions.js';
import type { BundleEvent, BundleOf } from '../audit/bundle/bundle.js';
import { rulebooksOf } from '../audit/bundle/bundle-rulebooks.js';
import { isStreamOf } from '../audit/bundle/bundle-seal.js';
import { BundleWriter } from '../audit/bundle/bundle-writer.js';
import { checkEvents } from '../audit/bundle/check-bundle.js';
import { isNameOf, type KeptName } from '../audit/names-in-log.js';
import { EntryCounter, entryOf } from '../audit/tree/log-entries.js';
import { originOf } from '../audit/tree/log-tree.js';
import { hasChangedForm } from '../audit/tree/log-form.js';
import { hashLeaf } from '../audit/tree/merkle-tree.js';
import { proveSubset, rootOfLeaves } from '../audit/tree/subset-proof.js';
import { decodeEvent } from '../app/dispatch/event-codec.js';
import { findFormerPositions } from '../app/log/former-positions.js';
import { openTreeKey } from '../app/log/tree-key.js';
import type { EventReader } from '../store/event-store.js';
import { EVENTS_A_PIECE } from '../store/stream-pieces.js';
import { CliError } from './command.js';
import type { Output } from './output.js';
import type { Progress } from './progress.js';

export interface BundleOptions {
  readonly of: BundleOf;
  /** The folder whose key signs. */
  readonly folder: string;
  /** The names that may be included; null for none. */
  readonly names: ReadonlyMap<PlayerId, KeptName> | null;
  /** The events in their public form: without openings, and without streams that must not be given away. */
  readonly shown: (events: readonly BundleEvent[]) => AsyncIterable<readonly BundleEvent[]>;
}

/** Reads the whole log once, because the proof covers it. Memory holds one hash per event, the bundle's events, and those of all names. */
export async function writeBundle(
  reader: EventReader,
  { of, folder, names, shown }: BundleOptions,
  output: Output,
  progress: Progress,
): Promise<{ events: number; names: number }> {
  const counter = new EntryCounter(await findFormerPositions(reader, resolve(folder)));
  const isBegunWithPositions = await hasChangedForm(reader);
  const leaves: Buffer[] = [];
  const found: BundleEvent[] = [];
  const ofNames = new Map<string, BundleEvent[]>();
  let origin = '';
  for await (const page of reader.readAll(null)) {
    for (const stored of page) {
      const { number, former } = counter.next(stored);
      // In a bundle, an event's position is its number in the tree entry, because verifiers have no store.
      const event = { ...stored, position: isBegunWithPositions ? former : number };
      const index = leaves.length;
      if (index === 0) origin = originOf(event);
      if (isStreamOf(of, event.stream)) found.push({ ...event, index });
      if (names !== null && event.stream.startsWith('name-'))
        ofNames.set(event.stream, [...(ofNames.get(event.stream) ?? []), { ...event, index }]);
      leaves.push(hashLeaf(entryOf(event, event.position)));
    }
    progress.show(() => `${leaves.length.toLocaleString('en')} events read`);
  }
  const own = 'dispute' in of ? ofDispute(found, of.dispute) : found;
  const players = new Set<PlayerId>();
  for (const stored of own) for (const player of mentionsOf(decodeEvent(stored)).players) players.add(player);
  const told = names === null ? [] : provenNames(players, names, ofNames, progress);
  const events = [...own, ...told.flatMap(({ events: ofName }) => ofName)].sort((one, other) => one.index - other.index);
  const given: BundleEvent[] = [];
  for await (const page of shown(events)) given.push(...page);
  const shownStreams = new Set(given.map(({ stream }) => stream));
  // Hands that may not be given away, and opened hands without events.
  const due = [...own.map(({ stream }) => stream), ...('tournament' in of ? openedHands(own) : [])];
  const leftOut = [...new Set(due)].filter((stream) => !shownStreams.has(stream));
  const writer = new BundleWriter(openTreeKey(resolve(folder)), { origin, size: leaves.length, root: rootOfLeaves(leaves) });
  await refuseFaults({ of, leftOut }, given);
  await output.write(writer.header(of, rulebooksOf(given), leftOut));
  for (let from = 0; from < given.length; from += EVENTS_A_PIECE)
    await output.write(
      given
        .slice(from, from + EVENTS_A_PIECE)
        .map((event) => writer.event(event))
        .join(''),
    );
  const proof = proveSubset(
    leaves,
    given.map(({ index }) => index),
  );
  const namesInEnd = told.map(({ playerId, kept }) => ({ playerId, ...kept }));
  await output.write(writer.end(proof, namesInEnd));
  return { events: given.length, names: told.length };
}

/** Refuses to write a bundle that would not verify. @throws CliError `BUNDLE_NOT_VALID` */
async function refuseFaults(of: Parameters<typeof checkEvents>[0], events: readonly BundleEvent[]): Promise<void> {
  const [first] = (await checkEvents(of, events)).findings;
  if (first === undefined) return;
  throw new CliError(
    'BUNDLE_NOT_VALID',
    `The bundle would not verify: ${first.code} (${first.stream} ${first.revision}). Nothing was written. "tapis verify" says what is wrong with the store.`,
  );
}

const openedHands = (events: readonly BundleEvent[]): StreamName[] =>
  events.flatMap(({ type, data }) => (type === 'HandOpened' ? [handStream((JSON.parse(data) as { handId: HandId }).handId)] : []));

/** The hands that a dispute is about or that were corrected for it: their events cite it. */
function ofDispute(events: readonly BundleEvent[], dispute: string): readonly BundleEvent[] {
  const text = JSON.stringify(dispute);
  const opened = events.find(({ stream }) => stream === `dispute-${dispute}`);
  const subject = opened === undefined ? undefined : (JSON.parse(opened.data) as { subject?: { handId?: string } }).subject;
  const hands = new Set(events.filter(({ metadata }) => metadata.includes(text)).map(({ stream }) => stream));
  if (subject?.handId !== undefined) hands.add(handStream(subject.handId as never));
  return events.filter(({ stream }) => !isHandStream(stream) || hands.has(stream));
}

interface ProvenName {
  readonly playerId: PlayerId;
  readonly kept: KeptName;
  readonly events: readonly BundleEvent[];
}

/** The last committed names of players, and how many are left out. */
function provenNames(
  players: ReadonlySet<PlayerId>,
  names: ReadonlyMap<PlayerId, KeptName>,
  ofNames: ReadonlyMap<string, readonly BundleEvent[]>,
  progress: Progress,
): readonly ProvenName[] {
  const named = [...players].filter((playerId) => names.has(playerId));
  const proven = named.flatMap((playerId): ProvenName[] => {
    const kept = names.get(playerId)!;
    const events = ofNames.get(nameStream(playerId)) ?? [];
    const last = events.at(-1);
    return last?.type === 'NameRecorded' && isNameOf(last, kept) ? [{ playerId, kept, events }] : [];
  });
  const unproven = named.length - proven.length;
  if (unproven > 0)
    progress.say(
      `${unproven} of ${named.length} names are left out, because no event proves them: give them again (namePlayer), and then export`,
    );
  return proven;
}
