/**
 * An evidence bundle: a tournament, a hand or a dispute in one file that verifies without the store. See docs/evidence-bundles.md for its
 * format.
 */
import { createHash } from 'node:crypto';
import type { DisputeId, HandId, PlayerId, TournamentId } from '../../../events/ids.js';
import type { RulebookReference } from '../../../events/values.js';
import type { StoredEvent } from '../../store/event-store.js';
import type { KeptName } from '../names-in-log.js';

export const BUNDLE_FORMAT = 'tapis-bundle';
/**
 * The written version. Versions 1 and 2 can be read: their statements do not cover the head, so a later head can be put under an older
 * bundle. Version 1 has names in its header, which cannot be removed.
 */
export const BUNDLE_VERSION = 3;

export type BundleOf = { readonly tournament: TournamentId } | { readonly hand: HandId } | { readonly dispute: DisputeId };

/** A rulebook as known to the release that wrote the bundle. */
export interface BundleRulebook extends RulebookReference {
  /**
   * By key: the value and the article of the edition. Empty for an edition that the release did not know. Version 2 applies the club's own
   * rules to it.
   */
  readonly settings: Readonly<Record<string, readonly [value: string | number | boolean, article: string]>>;
}

/** The first line. */
export interface BundleHeader {
  readonly format: typeof BUNDLE_FORMAT;
  readonly version: 1 | 2 | typeof BUNDLE_VERSION;
  readonly of: BundleOf;
  /** The key that signs head and statement, in the form of signed notes. */
  readonly key: string;
  /** The rulebooks in the bundle's events, in order of appearance; absent in version 1. */
  readonly rulebooks?: readonly BundleRulebook[];
  /** From version 3 on: streams of the subject that may not be given away, and so are missing. */
  readonly leftOut?: readonly string[];
  /** Only in version 1: names of players. */
  readonly names?: Readonly<Record<PlayerId, string>>;
}

/** An event with its index in the tree, from 0. */
export interface BundleEvent extends StoredEvent {
  readonly index: number;
}

/** The last line. */
export interface BundleEnd {
  /** The number of events. */
  readonly events: number;
  /** The head of the log, as a signed note. */
  readonly head: string;
  /** The proof that all events are in the tree of the head; each hash in base64. */
  readonly proof: readonly string[];
  /** A signed note over the head and all lines before: one hash for all, and a mark for each line. */
  readonly statement: string;
  /** Names of players, by ascending id; an object by id in version 2, absent in version 1. They can be removed, and not replaced. */
  readonly names?: readonly NameInBundle[] | Readonly<Record<PlayerId, KeptName>>;
}

/** A name proven by the events of its own stream. */
export interface NameInBundle extends KeptName {
  readonly playerId: PlayerId;
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

/** A text that is no valid bundle. */
export class BundleError extends Error {
  readonly code = 'BUNDLE_UNREADABLE';
}

/** The hexadecimal digits of a line's mark: enough to find the changed line. The digest proves that one was changed. */
export const MARK_DIGITS = 16;

/** The mark of a line. @param line with its line feed */
export const markOf = (line: string): string => createHash('sha256').update(line).digest('hex').slice(0, MARK_DIGITS);

/** The names that events must prove, in any version. */
export function provableNames({ names = [] }: BundleEnd): readonly NameInBundle[] {
  if (Array.isArray(names)) return names as readonly NameInBundle[];
  return Object.entries(names as Readonly<Record<PlayerId, KeptName>>).map(([id, kept]) => ({ playerId: id as PlayerId, ...kept }));
}

/** All names in a bundle, proven or not. */
export function namesInBundle({ header, end }: Bundle): ReadonlyMap<PlayerId, string> {
  const provable = provableNames(end).map(({ playerId, name }) => [playerId, name] as const);
  return new Map([...(Object.entries(header.names ?? {}) as [PlayerId, string][]), ...provable]);
}
