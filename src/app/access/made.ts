/**
 * What the ways of access answer: what was made, or why nothing was.
 */
import type { PairingId, PrincipalId, TokenId } from '../../../events/ids.js';
import type { CommandOutcome } from '../dispatch/outcome.js';

/** A refusal, or what was made. `key` is null where the command was given before: a key is shown once. */
export type Made<Value> =
  | { readonly refusal: NonNullable<Refused['refusal']> }
  | (Value & { readonly refusal?: undefined; readonly outcome: Accepted });
type Accepted = Extract<CommandOutcome, { readonly accepted: true }>;
type Refused = Extract<CommandOutcome, { readonly accepted: false }>;

export interface MadeToken {
  readonly principalId: PrincipalId;
  readonly tokenId: TokenId;
  readonly key: string | null;
}

export interface MadePairing {
  readonly pairingId: PairingId;
  /** Eight consonants; null where the offer was made before, as the secret is. */
  readonly code: string | null;
  /** 32 hexadecimal digits. */
  readonly secret: string | null;
  readonly until: number;
}

/** A device that was paired. */
export interface Redeemed {
  readonly paired: MadeToken;
}
