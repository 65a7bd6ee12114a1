/**
 * Who may know what when seats are drawn. The hash of the seed is published before the list of players is closed, so that nobody can draw
 * until they like the result. A list that changes after its seed is known is drawn from another seed. So is one whose seed the organiser
 * knew: nobody can fit the list to the new seed. The node's seeds are a chain, each the SHA-256 hash of the next. So the hash published with
 * the announcement settles all of them, and a revealed seed is the hash of the next one (docs/seat-draw.md).
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import { refuseUnlessText } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { hashSeed, isSeed } from './seat-draw.js';
import type { Announced, DrawCommitments, Running } from '../state.js';
import { MOST_REASON } from '../../../events/values.js';

/** With the announcement. @returns null for a hash that is none */
export function makeFirstCommitment(hash: string | undefined): TournamentEvent[] | null {
  if (hash === undefined) return [];
  return isSeed(hash) ? [{ type: 'DrawCommitted', data: { draw: 1, hash, by: 'node' } }] : null;
}

/** Once a draw: an organiser who could publish one hash after the other would have a choice between known seeds. */
export function decideCommitment({ hash }: CommandOf<'CommitDraw'>, announced: Announced): TournamentDecision {
  if (!isSeed(hash)) return refuse('INVALID_HEX', { field: 'hash' });
  const { inForce, draws } = announced.commitments;
  if (inForce?.by === 'organiser') return inForce.hash === hash ? { events: [] } : refuse('DRAW_ALREADY_COMMITTED', { hash: inForce.hash });
  const closed = refuseClosed(announced);
  return closed ?? { events: [{ type: 'DrawCommitted', data: { draw: draws + 1, hash, by: 'organiser' } }] };
}

/** For the seats of the next day: before play is over for the day nobody knows who will be in. */
export function decideRedrawCommitment({ hash }: CommandOf<'CommitDraw'>, { commitments, entry }: Running): TournamentDecision {
  if (!isSeed(hash)) return refuse('INVALID_HEX', { field: 'hash' });
  const { inForce, draws } = commitments;
  if (inForce !== null) return inForce.hash === hash ? { events: [] } : refuse('DRAW_ALREADY_COMMITTED', { hash: inForce.hash });
  if (entry.dayOver) return refuse('DAY_OVER_BEFORE_COMMITMENT', { day: entry.day });
  return { events: [{ type: 'RedrawCommitted', data: { draw: draws + 1, hash } }] };
}

export function decideClosingOfList(_command: CommandOf<'CloseRegistration'>, announced: Announced): TournamentDecision {
  return { events: makeClosing(announced) };
}

/** The list is closed, if it is not yet. */
export function makeClosing({ closed, registered, commitments }: Announced): TournamentEvent[] {
  if (closed) return [];
  return [{ type: 'RegistrationClosed', data: { players: registered.length, commitment: commitments.inForce?.hash ?? null } }];
}

export function decideReopening({ reason }: CommandOf<'ReopenRegistration'>, announced: Announced): TournamentDecision {
  if (!announced.closed) return { events: [] };
  const refused = refuseUnlessText('reason', reason, MOST_REASON);
  return refused ?? { events: [{ type: 'RegistrationReopened', data: { reason } }, ...renewCommitment(announced)] };
}

/** The seed of the next draw where the list of a closed registration changes: another one if anybody may know that which was committed. */
export function renewCommitment({ closed, commitments }: Announced): TournamentEvent[] {
  const { inForce, node, draws } = commitments;
  if (!closed || node === null || inForce?.by === 'node') return [];
  return [{ type: 'DrawCommitted', data: { draw: draws + 1, hash: node, by: 'node' } }];
}

export function refuseClosed({ closed, registered }: Announced): Refused | null {
  return closed ? refuse('REGISTRATION_CLOSED', { players: registered.length }) : null;
}

type CommittedSeed = { readonly seed: string; readonly refusal?: undefined } | Refused;

/** Whether the seed is the one whose hash was published. */
export function checkCommittedSeed(seed: string | undefined, { commitments }: Announced): CommittedSeed {
  return checkSeed(seed, commitments.inForce?.hash ?? null);
}

/** The hash to which the seed of a redraw must lead: the organiser's, or that to which the node's next seed leads; null where there is neither. */
export function findRedrawCommitment({
  inForce,
  node,
}: DrawCommitments): { readonly hash: string; readonly by: 'node' | 'organiser' } | null {
  if (inForce !== null) return { hash: inForce.hash, by: inForce.by };
  return node === null ? null : { hash: node, by: 'node' };
}

export function checkSeed(seed: string | undefined, hash: string | null): CommittedSeed {
  if (seed === undefined) return refuse('SEED_NEEDED', { hash });
  if (!isSeed(seed)) return refuse('INVALID_HEX', { field: 'seed' });
  return hash === hashSeed(seed) ? { seed } : refuse('SEED_NOT_COMMITTED', { hash });
}
