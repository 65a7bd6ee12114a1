/**
 * What makes a bundle one piece: signatures, the proof that its events are in the log, and the names that its events prove.
 */
import type { KeyObject } from 'node:crypto';
import {
  disputeStream,
  handStream,
  nameStream,
  ownerOfStream,
  type PlayerId,
  type StreamName,
  tournamentOfDispute,
} from '../../../events/ids.js';
import type { StoredEvent } from '../../store/event-store.js';
import { isNameOf } from '../names-in-log.js';
import { entryOf } from '../tree/log-tree.js';
import { hashLeaf } from '../tree/merkle-tree.js';
import { isNoteOf, NoteError, readHeadOf, readVerifierKey, type TreeHead } from '../tree/signed-head.js';
import { rootOfSubset } from '../tree/subset-proof.js';
import { type Bundle, BUNDLE_FORMAT, BUNDLE_VERSION, type BundleHeader, type BundleOf, MARK_DIGITS } from './bundle.js';

/**
 * What is wrong with a bundle as a whole. `HEAD_INVALID`: its key did not sign its head. `STATEMENT_INVALID`: nor its statement, in the last line.
 * `LINE_DIFFERS`: from this line on it is not what was signed. `PROOF_INVALID`: its events are not those of the log that the head is of.
 * `COUNT_DIFFERS`: there are not
 * as many events as its last line says. `STREAM_FOREIGN`: it has events of something else. `NAME_UNPROVEN`: no event of the bundle is of this name of a player.
 */
export type BundleFault =
  | { readonly code: 'HEAD_INVALID' | 'STATEMENT_INVALID' | 'PROOF_INVALID' }
  | {
      readonly code: 'LINE_DIFFERS';
      /** From 1. */
      readonly line: number;
      /** The event of the line, as far as there is one. */
      readonly event: Pick<StoredEvent, 'stream' | 'revision'> | null;
    }
  | { readonly code: 'COUNT_DIFFERS'; readonly events: number; readonly stated: number }
  | { readonly code: 'STREAM_FOREIGN'; readonly stream: StreamName }
  | { readonly code: 'NAME_UNPROVEN'; readonly playerId: PlayerId };

interface BundleSeal {
  /** Null where there is no such head. */
  readonly head: TreeHead | null;
  readonly faults: readonly BundleFault[];
}

/** What a bundle says of all its lines but the last. */
type Stated = { readonly version: BundleHeader['version'] } & Pick<Bundle, 'digest' | 'marks'>;

/** What the key of a bundle signs. */
export function statementText(origin: string, { version, digest, marks }: Stated): string {
  const text = `${origin}\n${BUNDLE_FORMAT} ${version}\n${digest}\n`;
  return version === 1 ? text : `${text}${marks.join('')}\n`;
}

/** Checks signatures, proof and names, which cover all of a bundle. The hashes of its events are another check. */
export function checkSeal(bundle: Bundle): BundleSeal {
  const { header, events, end } = bundle;
  const foreign = events.find(({ stream }) => !isOf(header, stream));
  const faults: BundleFault[] = [
    ...(end.events === events.length ? [] : [{ code: 'COUNT_DIFFERS', events: events.length, stated: end.events } as const]),
    ...(foreign === undefined ? [] : [{ code: 'STREAM_FOREIGN', stream: foreign.stream } as const]),
    ...unprovenNames(bundle).map((playerId) => ({ code: 'NAME_UNPROVEN', playerId }) as const),
  ];
  let head: TreeHead;
  let key: KeyObject;
  try {
    key = readVerifierKey(header.key);
    head = readHeadOf(end.head, key);
  } catch (error) {
    if (!(error instanceof NoteError)) throw error;
    return { head: null, faults: [...faults, { code: 'HEAD_INVALID' }] };
  }
  const changed = compareWithStatement(bundle, head.origin, key);
  if (changed !== null) faults.push(changed);
  const leaves = events.map((event) => ({ index: event.index, hash: hashLeaf(entryOf(event)) }));
  const proof = end.proof.map((hash) => Buffer.from(hash, 'base64'));
  const isCanonical = proof.every((hash, at) => hash.length === 32 && hash.toString('base64') === end.proof[at]);
  const isAscending = leaves.every(({ index }, at) => Number.isSafeInteger(index) && index > (leaves[at - 1]?.index ?? -1));
  const root = isCanonical && isAscending ? rootOfSubset(head.size, leaves, proof) : null;
  if (root?.equals(head.root) !== true) faults.push({ code: 'PROOF_INVALID' });
  return { head, faults };
}

/** In what the lines of a bundle are not those that were signed; null where they are. */
function compareWithStatement(
  { header: { version }, end: { statement }, events, digest, marks }: Bundle,
  origin: string,
  key: KeyObject,
): BundleFault | null {
  if (isNoteOf(statement, origin, statementText(origin, { version, digest, marks }), key)) return null;
  const [, , statedDigest = '', statedMarks = ''] = statement.split('\n');
  const signed = statedMarks.match(new RegExp(`.{${MARK_DIGITS}}`, 'g')) ?? [];
  const at = Array.from({ length: Math.max(signed.length, marks.length) }).findIndex((_, line) => signed[line] !== marks[line]);
  const isSigned = isNoteOf(statement, origin, statementText(origin, { version, digest: statedDigest, marks: signed }), key);
  if (version !== BUNDLE_VERSION || !isSigned || at < 0) return { code: 'STATEMENT_INVALID' };
  const event = events[at - 1];
  return { code: 'LINE_DIFFERS', line: at + 1, event: event === undefined ? null : { stream: event.stream, revision: event.revision } };
}

/** The players with a name to which no event of the bundle commits, or not the last of its stream. */
function unprovenNames({ events, end: { names = {} } }: Bundle): PlayerId[] {
  const latest = new Map(events.filter(({ stream }) => stream.startsWith('name-')).map((event) => [event.stream, event]));
  return (Object.keys(names) as PlayerId[]).filter((id) => {
    const event = latest.get(nameStream(id));
    return event?.type !== 'NameRecorded' || !isNameOf(event, names[id]!);
  });
}

/** Whether a stream belongs in a bundle: it is of what the bundle is of, or commits to the name of somebody. */
function isOf({ version, of }: BundleHeader, stream: string): boolean {
  return isStreamOf(of, stream) || (version === BUNDLE_VERSION && stream.startsWith('name-'));
}

/** Whether a stream belongs to what a bundle is of. Of a dispute, all hands of its tournament may. */
export function isStreamOf(of: BundleOf, stream: string): boolean {
  if ('hand' in of) return stream === handStream(of.hand);
  const isOfDispute = 'dispute' in of;
  if (isOfDispute && stream.startsWith('dispute-')) return stream === disputeStream(of.dispute);
  const tournament = isOfDispute ? tournamentOfDispute(of.dispute) : of.tournament;
  return /^(?:tournament|hand|dispute)-/.test(stream) && ownerOfStream(stream) === tournament;
}
