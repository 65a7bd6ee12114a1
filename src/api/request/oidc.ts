/** Identities of an OpenID provider. Its signed tokens say who a principal is, and not what they may do here. */
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';

export interface OidcOptions {
  /** The `iss` of its tokens. */
  readonly issuer: string;
  /** The required `aud` of its tokens: the name of this server there. */
  readonly audience: string;
  /** The URL of its public keys. */
  readonly keysUrl: string;
  /** The shortest time between two requests for keys after an unknown key, in milliseconds. Default 30,000. */
  readonly cooldownMs?: number;
}

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Reads a signed token. `wrong`: invalid here; `over`: expired; `unknown`: the provider's keys are unavailable. */
export type IdentityReader = (jwt: string) => Promise<Identity | 'wrong' | 'over' | 'unknown'>;

/** Only public-key algorithms: with a shared secret, everyone who can check a token could make one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** The tolerated difference to the provider's clock, in seconds. */
const CLOCK_TOLERANCE = 30;
const KEYS_TIMEOUT_MS = 5_000;
/** The longest subject that the specification allows. */
const LONGEST_SUBJECT = 255;

export function makeIdentityReader({ issuer, audience, keysUrl, cooldownMs = 30_000 }: OidcOptions): IdentityReader {
  const keys = createRemoteJWKSet(new URL(keysUrl), { cooldownDuration: cooldownMs, timeoutDuration: KEYS_TIMEOUT_MS });
  const options = { issuer, audience, algorithms, clockTolerance: CLOCK_TOLERANCE, requiredClaims: ['sub', 'exp'] };
  return async (jwt) => {
    try {
      const { payload } = await jwtVerify(jwt, keys, options);
      // The library does not check its type. A number could equal the text of another provider's subject.
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
