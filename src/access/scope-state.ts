/**
 * What is known of the access to one scope.
 */
import type { GrantableRole } from '../../events/access.js';
import type { PairingId, PrincipalId } from '../../events/ids.js';

/** A role that somebody holds. */
export interface HeldRole {
  readonly principalId: PrincipalId;
  readonly role: GrantableRole;
  readonly until: number | null;
}

/** An offer that stands. */
export interface Offer {
  readonly pairingId: PairingId;
  readonly codeMark: string;
  readonly secretMark: string;
  readonly until: number;
}

export interface ScopeState {
  readonly roles: readonly HeldRole[];
  /** The open offer of each table. */
  readonly offers: ReadonlyMap<number, Offer>;
  /** The tables of pairings that can be ended, by their id: offered or paired. */
  readonly pairings: ReadonlyMap<PairingId, number>;
}
