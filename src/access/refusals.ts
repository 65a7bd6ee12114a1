/**
 * Every reason why something about access is refused.
 */
import { makeRefuse, type Decision, type None, type RefusalOf } from '../decider.js';
import type { AccessEvent, PrincipalEvent } from '../../events/access.js';

export interface AccessRefusals {
  /** `role`: nobody grants or takes away a role above their own, and only admins of clubs and federations do so at all. */
  ROLE_ABOVE_OWN: { role: string };
  /** `role`, `scope`: the kind of scope that does not have the role. */
  ROLE_NOT_OF_SCOPE: { role: string; scope: string };
  /** A federation keeps an admin whose role does not end by itself. */
  LAST_ADMIN: None;
  /** `until` is over already, milliseconds since 1970. */
  ALREADY_OVER: { until: number };
  /** A token that is limited in roles, in scope or in time makes no other token. */
  TOKEN_LIMITED: None;
  /** Programs, identities of a provider and those who hold no role make no token. `why`: which of these; `revoked`: the token was just revoked. */
  MAKES_NO_TOKENS: { why: 'program' | 'identity' | 'noRole' | 'revoked' };
  /** `tokenId`: no token of this principal. */
  UNKNOWN_TOKEN: { tokenId: string };
  /** `maximum`: tokens that one principal may have at a time. */
  TOO_MANY_TOKENS: { maximum: number };
  /** `principalId`: nobody has credentials under it, or it is that of the admin token, which is nobody's in particular. */
  UNKNOWN_PRINCIPAL: { principalId: string };
  /** `playerId`: nobody is registered under it, and it entered no tournament. */
  UNKNOWN_PLAYER_TO_LINK: { playerId: string };
  /** The principal holds roles where whoever asks has no say. Where, is not for everybody who may ask. */
  ROLES_ELSEWHERE: None;
  /** The principal is linked with another player. Which, is not for everybody who may ask. */
  LINKED_OTHERWISE: None;
  /** `playerId`: the principal is not linked with it. */
  NOT_LINKED: { playerId: string };
  /** `table`: the tournament has no such table in play, or has ended. */
  NO_TABLE_TO_PAIR: { table: number };
  /** `table`: nothing is offered there with this code, or no longer. */
  NO_PAIRING_OFFERED: { table: number };
  /** `pairingId`: nothing that could be ended. */
  UNKNOWN_PAIRING: { pairingId: string };
}

export type AccessRefusal = RefusalOf<AccessRefusals>;

export type AccessDecision = Decision<AccessEvent, AccessRefusal>;
export type PrincipalDecision = Decision<PrincipalEvent, AccessRefusal>;

export const refuse = makeRefuse<AccessRefusals>();
