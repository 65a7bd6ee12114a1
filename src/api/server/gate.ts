/**
 * What every request and every WebSocket passes first: is it meant for this server, may its page ask, is a token that came with it right.
 */
import type { IncomingMessage } from 'node:http';
import { publicPrincipal } from '../../access/known-principals.js';
import type { Principal } from '../../access/principal.js';
import type { AcceptedHosts } from './accepted-hosts.js';
import type { ClientAddresses } from './client-address.js';
import type { Connections } from './connections.js';
import type { CredentialReader } from './credentials.js';
import {
  hostNotAllowed,
  originNotAllowed,
  shuttingDown,
  tokenInUrl,
  tooManyWrongTokens,
  wrongToken,
  type Rejection,
} from './network-errors.js';
import type { TokenAttempts } from './token-attempts.js';
import type { WorkInProgress } from './work-in-progress.js';

export interface GateOptions {
  readonly readCredentials: CredentialReader;
  readonly hosts: AcceptedHosts;
  readonly addresses: ClientAddresses;
  readonly attempts: TokenAttempts;
  readonly connections: Connections;
  readonly work: WorkInProgress;
}

/** Characters of a header that an answer repeats. */
const REPEATED = 100;
/** What a token looks like, and names of parameters that would hold one. */
const tokenPattern = /tapis_[A-Za-z0-9_-]{43}|[?&](?:access_?token|token|authorization|bearer)=/i;

export class Gate {
  readonly #principals = new WeakMap<IncomingMessage, Principal>();

  constructor(private readonly parts: GateOptions) {}

  /** Why the request is refused; null when it may go on. */
  reject(request: IncomingMessage): Rejection | null {
    const { hosts, work } = this.parts;
    const { host, origin, authorization } = request.headers;
    if (!hosts.acceptsHost(host)) return hostNotAllowed(host!.slice(0, REPEATED));
    if (origin !== undefined && !hosts.acceptsOrigin(origin)) return originNotAllowed(origin.slice(0, REPEATED));
    if (work.stopping) return shuttingDown();
    const { url = '' } = request;
    if (url.includes('?') && tokenPattern.test(url)) return tokenInUrl();
    return authorization === undefined ? null : this.rejectToken(request, authorization);
  }

  /** Who asks. Known once {@link reject} has seen the request. */
  principalOf(request: IncomingMessage): Principal {
    return this.#principals.get(request) ?? publicPrincipal;
  }

  /** Why an `Authorization` value is refused that came with the request or on its WebSocket; null when it is right. */
  rejectToken(request: IncomingMessage, authorization: string): Rejection | null {
    const { readCredentials, attempts, addresses, connections } = this.parts;
    const principal = readCredentials(authorization);
    if (principal !== null) {
      this.#principals.set(request, principal);
      connections.trust(request.socket);
      return null;
    }
    const seconds = attempts.fail(addresses.of(request));
    return seconds === 0 ? wrongToken() : tooManyWrongTokens(seconds);
  }
}
