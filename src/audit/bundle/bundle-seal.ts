/** The seal of a bundle: signatures, the proof that its events are in the log, and the names that its events prove. */
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
import { unsealMetadata } from '../hash-chain.js';
import { isNameOf } from '../names-in-log.js';
import { entryOf } from '../tree/log-entries.js';
import { hashLeaf } from '../tree/merkle-tree.js';
import { isNoteOf, NoteError, readHeadOf, readVerifierKey, type TreeHead } from '../tree/signed-head.js';
import { rootOfSubset } from '../tree/subset-proof.js';
import { type Bundle, BUNDLE_FORMAT, BUNDLE_VERSION, type BundleHeader, type BundleOf, MARK_DIGITS, provableNames } from './bundle.js';

/**
 * A fault of a whole bundle.
 * - `HEAD_INVALID`: its key did not sign its head.
 * - `STATEMENT_INVALID`: its key did not sign the statement in the last line, or signed it for another head.
 * - `LINE_DIFFERS`: from this line on, the file differs from the signed one.
 * - `PROOF_INVALID`: its events are not in the log of the head.
 * - `COUNT_DIFFERS`: the last line counts other events than there are.
 * - `STREAM_FOREIGN`: it has events of another subject, or of a stream that it lists as left out.
 * - `OPENING_GIVEN`: an event contains a secret value, which no bundle does.
 * - `NAME_UNPROVEN`: no event of the bundle commits to the name of a player.
 */
export type BundleFault =
  | { readonly code: 'HEAD_INVALID' | 'STATEMENT_INVALID' | 'PROOF_INVALID' }
  | {
      readonly code: 'LINE_DIFFERS';
      /** From 1. */
      readonly line: number;
      /** The event in the line, if it can be read. */
      readonly event: Pick<StoredEvent, 'stream' | 'revision'> | null;
    }
  | { readonly code: 'COUNT_DIFFERS'; readonly events: number; readonly stated: number }
  | { readonly code: 'STREAM_FOREIGN'; readonly stream: string }
  | { readonly code: 'OPENING_GIVEN'; readonly stream: StreamName; readonly revision: number }
  | { readonly code: 'NAME_UNPROVEN'; readonly playerId: PlayerId };

interface BundleSeal {
  /** Null when there is no such head. */
  readonly head: TreeHead | null;
  readonly faults: readonly BundleFault[];
}

/** The subject of a bundle's statement. */
type Stated = { readonly version: BundleHeader['version'] } & Pick<Bundle, 'digest' | 'marks'>;

/** The text signed by the key of a bundle. From version 3 on it includes the head, so that no later head can replace it. */
export function statementText({ origin, size, root }: TreeHead, { version, digest, marks }: Stated): string {
  const lines = [
    origin,
    `${BUNDLE_FORMAT} ${version}`,
    ...(version < 3 ? [] : [`${size} ${root.toString('base64')}`]),
    digest,
    ...(version === 1 ? [] : [marks.join('')]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Checks signatures, proof and names, which cover the whole bundle. The hashes of events are checked separately. */
export function checkSeal(bundle: Bundle): BundleSeal {
  const { header, events, end } = bundle;
  const foreign = findForeignStream(bundle);
  const opened = header.version === BUNDLE_VERSION ? events.find(({ metadata }) => unsealMetadata(metadata)?.openings != null) : undefined;
  const faults: BundleFault[] = [
    ...(end.events === events.length ? [] : [{ code: 'COUNT_DIFFERS', events: events.length, stated: end.events } as const]),
    ...(foreign === undefined ? [] : [{ code: 'STREAM_FOREIGN', stream: foreign } as const]),
    ...(opened === undefined ? [] : [{ code: 'OPENING_GIVEN', stream: opened.stream, revision: opened.revision } as const]),
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
  const changed = compareWithStatement(bundle, head, key);
  if (changed !== null) faults.push(changed);
  const leaves = events.map((event) => ({ index: event.index, hash: hashLeaf(entryOf(event, event.position)) }));
  const proof = end.proof.map((hash) => Buffer.from(hash, 'base64'));
  const isCanonical = proof.every((hash, at) => hash.length === 32 && hash.toString('base64') === end.proof[at]);
  const isAscending = leaves.every(({ index }, at) => Number.isSafeInteger(index) && index > (leaves[at - 1]?.index ?? -1));
  const root = isCanonical && isAscending ? rootOfSubset(head.size, leaves, proof) : null;
  if (root?.equals(head.root) !== true) faults.push({ code: 'PROOF_INVALID' });
  return { head, faults };
}

/** The first difference between a bundle's lines and the signed ones; null for none. */
function compareWithStatement(
  { header: { version }, end: { statement }, events, digest, marks }: Bundle,
  head: TreeHead,
  key: KeyObject,
): BundleFault | null {
  const isStatementOf = (stated: Pick<Stated, 'digest' | 'marks'>): boolean =>
    isNoteOf(statement, head.origin, statementText(head, { version, ...stated }), key);
  if (isStatementOf({ digest, marks })) return null;
  const [signedDigest = '', signedMarks = ''] = statement.split('\n').slice(version < 3 ? 2 : 3);
  const signed = signedMarks.match(new RegExp(`.{${MARK_DIGITS}}`, 'g')) ?? [];
  const at = Array.from({ length: Math.max(signed.length, marks.length) }).findIndex((_, line) => signed[line] !== marks[line]);
  if (version === 1 || !isStatementOf({ digest: signedDigest, marks: signed }) || at < 0) return { code: 'STATEMENT_INVALID' };
  const event = events[at - 1];
  return { code: 'LINE_DIFFERS', line: at + 1, event: event === undefined ? null : { stream: event.stream, revision: event.revision } };
}

/** A stream in the bundle that is not part of its subject, or that it lists as left out. */
function findForeignStream({ header, events }: Bundle): string | undefined {
  const { leftOut = [] } = header;
  const absent = new Set(leftOut);
  const found = events.find(({ stream }) => absent.has(stream) || !isOf(header, stream));
  return found?.stream ?? leftOut.find((stream) => !isStreamOf(header.of, stream));
}

/** The players whose name is not the last one committed to in the bundle's events. */
function unprovenNames({ events, end }: Bundle): PlayerId[] {
  const latest = new Map(events.filter(({ stream }) => stream.startsWith('name-')).map((event) => [event.stream as string, event]));
  return provableNames(end).flatMap(({ playerId, ...kept }) => {
    const event = latest.get(nameStream(playerId));
    return event?.type === 'NameRecorded' && isNameOf(event, kept) ? [] : [playerId];
  });
}

/** Whether a stream belongs in a bundle: it is part of the subject, or commits to a name. */
function isOf({ version, of }: BundleHeader, stream: string): boolean {
  return isStreamOf(of, stream) || (version !== 1 && stream.startsWith('name-'));
}

/** Whether a stream is part of a bundle's subject. For a dispute, every hand of its tournament may be. */
export function isStreamOf(of: BundleOf, stream: string): boolean {
  if ('hand' in of) return stream === handStream(of.hand);
  const isOfDispute = 'dispute' in of;
  if (isOfDispute && stream.startsWith('dispute-')) return stream === disputeStream(of.dispute);
  const tournament = isOfDispute ? tournamentOfDispute(of.dispute) : of.tournament;
  return /^(?:tournament|hand|dispute)-/.test(stream) && ownerOfStream(stream) === tournament;
}
