/**
 * An evidence bundle: a tournament or a hand in one file that verifies without the store. Its form is described in docs/evidence-bundles.md.
 */
import { createHash, type KeyObject } from 'node:crypto';
import { type HandId, handStream, ownerOfStream, type PlayerId, type StreamName, type TournamentId } from '../../../events/ids.js';
import type { StoredEvent } from '../../store/event-store.js';
import { hashLeaf } from '../tree/merkle-tree.js';
import { entryOf } from '../tree/log-tree.js';
import { isNoteOf, NoteError, readHeadOf, readVerifierKey, signHead, signNote, type TreeHead, verifierKey } from '../tree/signed-head.js';
import { rootOfSubset } from '../tree/subset-proof.js';

const FORMAT = 'tapis-bundle';
const VERSION = 1;

/** The first line. */
export interface BundleHeader {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly of: { readonly tournament: TournamentId } | { readonly hand: HandId };
  /** The key that signs head and statement, as signed notes write it. */
  readonly key: string;
  /** Names of players; none unless whoever made the bundle asked for them. */
  readonly names: Readonly<Record<PlayerId, string>>;
}

/** An event with its place in the tree, from 0. */
export interface BundleEvent extends StoredEvent {
  readonly index: number;
}

/** The last line. */
interface BundleEnd {
  /** How many events there are. */
  readonly events: number;
  /** The head of the log, as a signed note. */
  readonly head: string;
  /** That all events are in the tree of the head; each hash in base64. */
  readonly proof: readonly string[];
  /** A signed note over the hash of all lines before. */
  readonly statement: string;
}

export interface Bundle {
  readonly header: BundleHeader;
  readonly events: readonly BundleEvent[];
  readonly end: BundleEnd;
  /** SHA-256 of all lines but the last, in hexadecimal digits. */
  readonly digest: string;
}

/** A text that is no bundle of this form. */
export class BundleError extends Error {
  readonly code = 'BUNDLE_UNREADABLE';
}

/** Writes a bundle line by line. */
export class BundleWriter {
  readonly #digest = createHash('sha256');
  #events = 0;

  constructor(
    private readonly key: KeyObject,
    private readonly head: TreeHead,
  ) {}

  header(of: BundleHeader['of'], names: BundleHeader['names']): string {
    return this.#line({ format: FORMAT, version: VERSION, of, key: verifierKey(this.head.origin, this.key), names } satisfies BundleHeader);
  }

  event({ index, position, stream, revision, id, type, data, metadata }: BundleEvent): string {
    this.#events += 1;
    return this.#line({ index, position, stream, revision, id, type, data, metadata } satisfies BundleEvent);
  }

  end(proof: readonly Buffer[]): string {
    const end: BundleEnd = {
      events: this.#events,
      head: signHead(this.head, this.key),
      proof: proof.map((hash) => hash.toString('base64')),
      statement: signNote(this.head.origin, statementOf(this.head.origin, this.#digest.digest('hex')), this.key),
    };
    return `${JSON.stringify(end)}\n`;
  }

  #line(value: object): string {
    const line = `${JSON.stringify(value)}\n`;
    this.#digest.update(line);
    return line;
  }
}

const statementOf = (origin: string, digest: string): string => `${origin}\n${FORMAT} ${VERSION}\n${digest}\n`;

const kinds = {
  index: 'number',
  position: 'number',
  stream: 'string',
  revision: 'number',
  id: 'string',
  type: 'string',
  data: 'string',
  metadata: 'string',
} as const satisfies Readonly<Record<keyof BundleEvent, 'number' | 'string'>>;

/** Takes a bundle apart, without believing anything that it says. @throws BundleError */
export function readBundle(text: string): Bundle {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.length < 2) throw new BundleError('The file is no whole bundle: it must end with a line feed.');
  const header = parseLine(lines[0]!, 1) as Partial<BundleHeader>;
  if (
    header.format !== FORMAT ||
    header.version !== VERSION ||
    typeof header.key !== 'string' ||
    !isRecord(header.of) ||
    !isRecord(header.names) ||
    !Object.values(header.names!).every((name) => typeof name === 'string')
  )
    throw new BundleError('Line 1 is no header of a bundle that this release knows.');
  const events = lines.slice(1, -1).map((line, at): BundleEvent => {
    const event = parseLine(line, at + 2) as Record<string, unknown>;
    for (const [field, kind] of Object.entries(kinds))
      if (typeof event[field] !== kind) throw new BundleError(`Line ${at + 2} is no event: "${field}" is missing.`);
    return event as unknown as BundleEvent;
  });
  const last = lines.at(-1)!;
  const end = parseLine(last, lines.length) as Partial<BundleEnd>;
  const isWhole =
    typeof end.head === 'string' &&
    typeof end.statement === 'string' &&
    Array.isArray(end.proof) &&
    end.proof.every((hash) => typeof hash === 'string') &&
    JSON.stringify(end) === last;
  if (!isWhole || end.events !== events.length)
    throw new BundleError(`Line ${lines.length} is not the end of a bundle of ${events.length} events.`);
  const digest = createHash('sha256')
    .update(text.slice(0, -last.length - 1))
    .digest('hex');
  return { header: header as BundleHeader, events, end: end as BundleEnd, digest };
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function parseLine(line: string, number: number): object {
  try {
    const value: unknown = JSON.parse(line);
    if (isRecord(value)) return value as object;
  } catch {
    // Said below.
  }
  throw new BundleError(`Line ${number} is no JSON object.`);
}

/**
 * What is wrong with a bundle as a whole. `HEAD_INVALID`: its key did not sign its head. `STATEMENT_INVALID`: something was changed after it was
 * signed. `PROOF_INVALID`: its events are not those of the log that the head is of. `STREAM_FOREIGN`: it has events of something else.
 */
export type BundleFault =
  | { readonly code: 'HEAD_INVALID' | 'STATEMENT_INVALID' | 'PROOF_INVALID' }
  | { readonly code: 'STREAM_FOREIGN'; readonly stream: StreamName };

export interface BundleSeal {
  /** Null where there is no such head. */
  readonly head: TreeHead | null;
  readonly faults: readonly BundleFault[];
}

/** Checks signatures and proof, which cover all of a bundle. The hashes of its events are another check. */
export function checkSeal({ header, events, end, digest }: Bundle): BundleSeal {
  const faults: BundleFault[] = [];
  const foreign = events.find(({ stream }) => !isOf(header.of, stream));
  if (foreign !== undefined) faults.push({ code: 'STREAM_FOREIGN', stream: foreign.stream });
  let head: TreeHead;
  let key: KeyObject;
  try {
    key = readVerifierKey(header.key);
    head = readHeadOf(end.head, key);
  } catch (error) {
    if (!(error instanceof NoteError)) throw error;
    return { head: null, faults: [...faults, { code: 'HEAD_INVALID' }] };
  }
  if (!isNoteOf(end.statement, head.origin, statementOf(head.origin, digest), key)) faults.push({ code: 'STATEMENT_INVALID' });
  const leaves = events.map((event) => ({ index: event.index, hash: hashLeaf(entryOf(event)) }));
  const proof = end.proof.map((hash) => Buffer.from(hash, 'base64'));
  const isCanonical = proof.every((hash, at) => hash.length === 32 && hash.toString('base64') === end.proof[at]);
  const isAscending = leaves.every(({ index }, at) => Number.isSafeInteger(index) && index > (leaves[at - 1]?.index ?? -1));
  const root = isCanonical && isAscending ? rootOfSubset(head.size, leaves, proof) : null;
  if (root?.equals(head.root) !== true) faults.push({ code: 'PROOF_INVALID' });
  return { head, faults };
}

/** Whether a stream belongs to what a bundle is of. */
export function isOf(of: BundleHeader['of'], stream: string): boolean {
  if ('hand' in of) return stream === handStream(of.hand);
  return /^(?:tournament|hand|dispute)-/.test(stream) && ownerOfStream(stream) === of.tournament;
}
