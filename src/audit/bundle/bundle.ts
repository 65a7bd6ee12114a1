/**
 * An evidence bundle: a tournament, a hand or a dispute in one file that verifies without the store. Its form is described in docs/evidence-bundles.md.
 */
import { createHash } from 'node:crypto';
import type { DisputeId, HandId, PlayerId, TournamentId } from '../../../events/ids.js';
import type { RulebookReference } from '../../../events/values.js';
import type { StoredEvent } from '../../store/event-store.js';
import type { KeptName } from '../names-in-log.js';

export const BUNDLE_FORMAT = 'tapis-bundle';
/** The version that is written. Version 1 is read: it has names in its header, which nobody can take out. */
export const BUNDLE_VERSION = 2;

export type BundleOf = { readonly tournament: TournamentId } | { readonly hand: HandId } | { readonly dispute: DisputeId };

/** A rulebook as the release that wrote the bundle knew it. */
export interface BundleRulebook extends RulebookReference {
  /** By key: what the book, or the club's own rule, says, and by which article. Empty for an edition that it did not know. */
  readonly settings: Readonly<Record<string, readonly [value: string | number | boolean, article: string]>>;
}

/** The first line. */
export interface BundleHeader {
  readonly format: typeof BUNDLE_FORMAT;
  readonly version: 1 | typeof BUNDLE_VERSION;
  readonly of: BundleOf;
  /** The key that signs head and statement, as signed notes write it. */
  readonly key: string;
  /** Those that events of the bundle name; absent in version 1. */
  readonly rulebooks?: readonly BundleRulebook[];
  /** In version 1 alone: names of players. */
  readonly names?: Readonly<Record<PlayerId, string>>;
}

/** An event with its place in the tree, from 0. */
export interface BundleEvent extends StoredEvent {
  readonly index: number;
}

/** The last line. */
export interface BundleEnd {
  /** How many events there are. */
  readonly events: number;
  /** The head of the log, as a signed note. */
  readonly head: string;
  /** That all events are in the tree of the head; each hash in base64. */
  readonly proof: readonly string[];
  /** A signed note over all lines before: one hash for all of them, and a mark for each. */
  readonly statement: string;
  /** Names of players, each proven by the events of its own stream; absent in version 1. They can be taken out, and not exchanged. */
  readonly names?: Readonly<Record<PlayerId, KeptName>>;
}

export interface Bundle {
  readonly header: BundleHeader;
  readonly events: readonly BundleEvent[];
  readonly end: BundleEnd;
  /** SHA-256 of all lines but the last, in hexadecimal digits. */
  readonly digest: string;
  /** The mark of each line but the last. */
  readonly marks: readonly string[];
}

/** A text that is no bundle of this form. */
export class BundleError extends Error {
  readonly code = 'BUNDLE_UNREADABLE';
}

/** By how many hexadecimal digits a line is marked: enough to tell which line was changed. That one was is what the digest proves. */
export const MARK_DIGITS = 16;

/** What tells a line from others. @param line with its line feed */
export const markOf = (line: string): string => createHash('sha256').update(line).digest('hex').slice(0, MARK_DIGITS);

/** The names that a bundle tells, whether they are proven or not. */
export function namesInBundle({ header, end }: Bundle): ReadonlyMap<PlayerId, string> {
  const told = Object.entries(end.names ?? {}).map(([id, { name }]) => [id, name] as const);
  return new Map([...Object.entries(header.names ?? {}), ...told] as [PlayerId, string][]);
}

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
  const header = parseLine(lines[0]!, 1);
  if (!isHeader(header)) throw new BundleError('Line 1 is no header of a bundle that this release knows.');
  const events = lines.slice(1, -1).map((line, at): BundleEvent => {
    const event = parseLine(line, at + 2) as Record<string, unknown>;
    for (const [field, kind] of Object.entries(kinds))
      if (typeof event[field] !== kind) throw new BundleError(`Line ${at + 2} is no event: "${field}" is missing.`);
    return event as unknown as BundleEvent;
  });
  const last = lines.at(-1)!;
  const end = parseLine(last, lines.length);
  if (!isEnd(end, header.version) || JSON.stringify(end) !== last)
    throw new BundleError(`Line ${lines.length} is not the end of a bundle: its last line was changed, or is missing.`);
  const digest = createHash('sha256')
    .update(text.slice(0, -last.length - 1))
    .digest('hex');
  return { header, events, end, digest, marks: lines.slice(0, -1).map((line) => markOf(`${line}\n`)) };
}

function isHeader(line: object): line is BundleHeader {
  const { format, version, key, of, names, rulebooks } = line as Partial<BundleHeader>;
  if (format !== BUNDLE_FORMAT || typeof key !== 'string' || !isSubject(of)) return false;
  if (version === 1) return isRecord(names) && Object.values(names!).every((name) => typeof name === 'string');
  return version === BUNDLE_VERSION && names === undefined && Array.isArray(rulebooks) && rulebooks.every(isRulebook);
}

function isSubject(value: unknown): boolean {
  const [[kind, id] = [], ...more] = Object.entries(isRecord(value) ? (value as object) : {});
  return ['tournament', 'hand', 'dispute'].includes(kind!) && typeof id === 'string' && more.length === 0;
}

function isRulebook(value: unknown): boolean {
  const { id, edition, settings } = (isRecord(value) ? value : {}) as Partial<BundleRulebook>;
  return typeof id === 'string' && typeof edition === 'string' && isRecord(settings) && Object.values(settings!).every(Array.isArray);
}

function isEnd(line: object, version: BundleHeader['version']): line is BundleEnd {
  const { events, head, statement, proof, names } = line as Partial<BundleEnd>;
  const areNames =
    version === 1
      ? names === undefined
      : isRecord(names) && Object.values(names!).every((each) => typeof each?.name === 'string' && typeof each.salt === 'string');
  return (
    typeof events === 'number' &&
    typeof head === 'string' &&
    typeof statement === 'string' &&
    Array.isArray(proof) &&
    proof.every((hash) => typeof hash === 'string') &&
    areNames
  );
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
