/**
 * Which streams have public changes: those of the game, its results and its people. Roles, tokens, commitments to names and what concerns
 * the store itself stay inside.
 */
import type { DomainEvent } from '../../events/catalogue.js';
import { categoryOf, ownerOfStream, type StreamCategory } from '../../events/ids.js';
import type { PolicyGroup } from '../access/policy/groups.js';

export const changeKinds = [
  'tournament',
  'hand',
  'dispute',
  'sheet',
  'season',
  'club',
  'federation',
  'player',
] as const satisfies readonly StreamCategory[];
export type ChangeKind = (typeof changeKinds)[number];

/** What a change is about. */
export interface Subject {
  readonly kind: ChangeKind;
  readonly id: string;
}

/** What a stream is about; null for one without public changes. */
export function subjectOf(stream: string): Subject | null {
  const category = categoryOf(stream);
  const kind = changeKinds.find((each) => each === category);
  return kind === undefined ? null : { kind, id: stream.slice(category.length + 1) };
}

/** The tournament of a stream with public changes: itself, a hand, a dispute, or its results. Null for none. */
export function tournamentOfChange(stream: string): string | null {
  const subject = subjectOf(stream);
  if (subject === null) return null;
  return subject.kind === 'sheet' ? subject.id : ownerOfStream(stream);
}

/** Changes of a person that fewer may see than those who may read what is kept of them. */
const restricted: { readonly [Type in DomainEvent['type']]?: PolicyGroup } = {
  PlayerSuspended: 'private.suspensions',
  SuspensionLifted: 'private.suspensions',
  ExcludedFromClub: 'private.suspensions',
  ClubExclusionEnded: 'private.suspensions',
};

/** The row of the policy table that lets somebody see a change. */
export function groupOfChange(kind: ChangeKind, type: string): PolicyGroup {
  if (kind !== 'player') return 'read.log';
  return restricted[type as DomainEvent['type']] ?? 'registry.read';
}
