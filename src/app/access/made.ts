/** What the operations of access return: what was made, or a refusal. */
import type { PairingId, PrincipalId, TokenId, WebhookId } from '../../../events/ids.js';
import type { CommandOutcome } from '../dispatch/outcome.js';

/** A refusal, or what was made. `key` is null when the command was repeated: a key is shown once. */
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
  /** Ten consonants; null when the command was repeated, like the secret. */
  readonly code: string | null;
  /** 32 hexadecimal digits. */
  readonly secret: string | null;
  readonly until: number;
}

export interface MadeWebhook {
  readonly webhookId: WebhookId;
  /** What its deliveries are signed with, such as `whsec_…`; null when it was shown already. */
  readonly secret: string | null;
}

/** A device that was paired. */
export interface Redeemed {
  readonly paired: MadeToken;
}
