/**
 * Identities of an OpenID provider: its signed tokens say who somebody is, and nothing of what they may do here.
 */
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';

export interface OidcOptions {
  /** The `iss` of its tokens. */
  readonly issuer: string;
  /** The `aud` that its tokens must have: what this server is called there. */
  readonly audience: string;
  /** Where its public keys are. */
  readonly keysUrl: string;
  /** How long keys are asked for no sooner again, where a token names one that is not known, milliseconds. Default 30,000. */
  readonly cooldownMs?: number;
}

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Reads a signed token. `wrong`: it proves nothing here; `over`: it did once; `unknown`: the provider's keys can't be had just now. */
export type IdentityReader = (jwt: string) => Promise<Identity | 'wrong' | 'over' | 'unknown'>;

/** Public keys alone: with a shared secret, whoever can check a token could make one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** By how many seconds the provider's clock may differ. */
const CLOCK_TOLERANCE = 30;
const KEYS_TIMEOUT_MS = 5_000;
/** Characters of the longest subject that the specification allows. */
const LONGEST_SUBJECT = 255;

export function makeIdentityReader({ issuer, audience, keysUrl, cooldownMs = 30_000 }: OidcOptions): IdentityReader {
  const keys = createRemoteJWKSet(new URL(keysUrl), { cooldownDuration: cooldownMs, timeoutDuration: KEYS_TIMEOUT_MS });
  const options = { issuer, audience, algorithms, clockTolerance: CLOCK_TOLERANCE, requiredClaims: ['sub', 'exp'] };
  return async (jwt) => {
    try {
      const { payload } = await jwtVerify(jwt, keys, options);
      // The library reads it only where it is to be a certain one. A number may be the text of another provider's subject.
      const subject: unknown = payload.sub;
      if (typeof subject !== 'string' || subject.trim() === '' || subject.length > LONGEST_SUBJECT) return 'wrong';
      return { issuer, subject, expiresAt: payload.exp! * 1_000 };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'over';
      const isOfTheToken = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';
      return isOfTheToken ? 'wrong' : 'unknown';
    }
  };
}
