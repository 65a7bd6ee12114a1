/**
 * The one place where credentials become a principal, over HTTP and WebSocket alike.
 */
import { operatorPrincipal } from '../../access/known-principals.js';
import type { Principal } from '../../access/principal.js';
import { isAuthorized } from './admin-token.js';

/** Who an `Authorization` value stands for; null for nobody that is known here. */
export type CredentialReader = (authorization: string) => Principal | null;

/** @param tokenHash the SHA-256 of the admin token, 64 hexadecimal digits */
export function makeCredentialReader(tokenHash: string): CredentialReader {
  return (authorization) => (isAuthorized(authorization, tokenHash) ? operatorPrincipal : null);
}
