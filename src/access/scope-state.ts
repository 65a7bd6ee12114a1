/** The access state of one scope. */
import type { GrantableRole } from '../../events/access.js';
import type { PairingId, PrincipalId } from '../../events/ids.js';

/** A granted role. */
export interface HeldRole {
  readonly principalId: PrincipalId;
  readonly role: GrantableRole;
  readonly until: number | null;
}

/** An open offer. */
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
  /** The table of each pairing that can be ended: offered or paired. */
  readonly pairings: ReadonlyMap<PairingId, number>;
}
