/** The access state of one scope. */
import type { Desk, GrantableRole } from '../../events/access.js';
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
  /** What the device becomes; null for that of a table. */
  readonly desk: Desk | null;
}

export interface ScopeState {
  readonly roles: readonly HeldRole[];
  /** The open offer of each table, and by null that for a desk. */
  readonly offers: ReadonlyMap<number | null, Offer>;
  /** The table of each pairing that can be ended, offered or paired; null for a desk. */
  readonly pairings: ReadonlyMap<PairingId, number | null>;
}
