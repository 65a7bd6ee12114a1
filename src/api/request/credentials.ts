/**
 * Turns credentials into a principal, for HTTP and WebSocket: the folder's admin token, a key made here, or a signed token of an OpenID
 * provider.
 */
import { operatorPrincipal } from '../../access/known-principals.js';
import type { Principal } from '../../access/principal.js';
import { hashKey, isKey } from '../../app/access/api-key.js';
import type { KeyProblem } from '../../app/access/access-reader.js';
import type { Access } from '../../app/access/open-access.js';
import { isAuthorized } from './admin-token.js';
import { makeIdentityReader, type OidcOptions } from './oidc.js';

/** Valid credentials. */
export interface Credential {
  readonly principal: Principal;
  /** Whether they must be checked again, because an expiry has passed. */
  isDue(): boolean;
  /** Their current principal. */
  recheck(): Principal | KeyProblem;
}

export type CredentialReader = (authorization: string) => Credential | KeyProblem | Promise<Credential | KeyProblem>;

export interface CredentialOptions {
  readonly access: Pick<Access, 'reader' | 'ways' | 'notes'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The SHA-256 of the admin token, 64 hexadecimal digits. */
  readonly adminTokenHash: string;
  /** The provider whose identities are accepted. Default: none. */
  readonly oidc?: OidcOptions | undefined;
}

/** Longer than any signed token that names one person. */
const MOST_CHARACTERS = 8_192;
const bearerPattern = /^Bearer ([!-~]+)$/i;
const signedPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const operator: Credential = { principal: operatorPrincipal, isDue: () => false, recheck: () => operatorPrincipal };

export function makeCredentialReader({ access, now, adminTokenHash, oidc }: CredentialOptions): CredentialReader {
  const identify = oidc === undefined ? null : makeIdentityReader(oidc);
  const credentialOf = (recheck: () => Principal | KeyProblem): Credential | KeyProblem => {
    const principal = recheck();
    return typeof principal === 'string' ? principal : { principal, recheck, isDue: () => now() >= (principal.endsAt ?? Infinity) };
  };

  const readSigned = async (jwt: string): Promise<Credential | KeyProblem> => {
    const identity = await identify!(jwt);
    if (typeof identity === 'string') return identity;
    const { issuer, subject, expiresAt } = identity;
    const principalId = access.ways.identityOf(issuer, subject);
    return credentialOf(() => (expiresAt <= now() ? 'over' : access.reader.identified(principalId, expiresAt)));
  };

  return (authorization) => {
    if (authorization.length > MOST_CHARACTERS) return 'wrong';
    if (isAuthorized(authorization, adminTokenHash)) return operator;
    const token = bearerPattern.exec(authorization)?.[1] ?? '';
    if (isKey(token)) {
      const hash = hashKey(token);
      const read = credentialOf(() => access.reader.principalOf(hash));
      if (typeof read !== 'string') access.notes.sawKey(hash, read.principal);
      return read;
    }
    return identify !== null && signedPattern.test(token) ? readSigned(token) : 'wrong';
  };
}
