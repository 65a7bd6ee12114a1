/**
 * Who may make tokens: people with a role and an unlimited token. Credentials that expire, are limited or belong to a program could
 * otherwise create permanent access.
 */
import { hasRoles } from './known-principals.js';
import type { Principal } from './principal.js';
import { refuse } from './refusals.js';

/** Why a principal may not make tokens; null when they may. */
export function refuseMaker(by: Principal): ReturnType<typeof refuse> | null {
  if (by.isOperator === true) return null;
  if (by.kind === 'service') return refuse('MAKES_NO_TOKENS', { why: 'program' });
  if (by.isLimited === true) return refuse('TOKEN_LIMITED');
  if (by.tokenId === undefined) return refuse('MAKES_NO_TOKENS', { why: 'identity' });
  return hasRoles(by) ? null : refuse('MAKES_NO_TOKENS', { why: 'noRole' });
}
