/**
 * What a hand keeps of what may be said of a pot afterwards: how a hand was read, how much there was, who got it.
 */
import type { ClaimKind } from '../../../events/hand-claims.js';
import type { HandId } from '../../../events/ids.js';
import type { Street } from '../../../events/values.js';

/** Who gets how many chips of a pot. */
export type Shares = readonly { readonly seat: number; readonly amount: number }[];

export interface OpenClaim {
  readonly claim: ClaimKind;
  readonly pot: number;
  readonly seat: number | null;
}

export interface StackCorrection {
  readonly handId: HandId;
  readonly correction: number;
  readonly seat: number;
  readonly amount: number;
  /** It stays when the hand is dealt again. */
  readonly lasting?: true | undefined;
}

export interface ClaimState {
  /** Milliseconds since 1970; null while the cards lie on the table. */
  readonly pickedUpAt: number | null;
  /** Accepted, and not looked into yet. */
  readonly open: readonly OpenClaim[];
  /** Claims on amounts that were accepted. */
  readonly amounts: readonly { readonly street: Street; readonly seat: number; readonly amount: number | null }[];
  /** Pots whose award was corrected, or found to be right. */
  readonly lookedInto: readonly number[];
  /** The director departs from the book on the pots of this hand. */
  readonly overridden: boolean;
  /** Corrections of earlier hands that came to the stacks of this one. */
  readonly earlier: readonly StackCorrection[];
}

export const quietClaim: ClaimState = {
  pickedUpAt: null,
  open: [],
  amounts: [],
  lookedInto: [],
  overridden: false,
  earlier: [],
};
