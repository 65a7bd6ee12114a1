/**
 * Who makes tokens: people with a role and a token of their own without limits. A credential that ends by itself, is limited or belongs to a program
 * could otherwise leave behind one that opens for good.
 */
import { hasRoles } from './known-principals.js';
import type { Principal } from './principal.js';
import { refuse } from './refusals.js';

/** Why a principal makes no token; null where they may. */
export function refuseMaker(by: Principal): ReturnType<typeof refuse> | null {
  if (by.isOperator === true) return null;
  if (by.kind === 'service') return refuse('MAKES_NO_TOKENS', { why: 'program' });
  if (by.isLimited === true) return refuse('TOKEN_LIMITED');
  if (by.tokenId === undefined) return refuse('MAKES_NO_TOKENS', { why: 'identity' });
  return hasRoles(by) ? null : refuse('MAKES_NO_TOKENS', { why: 'noRole' });
}
