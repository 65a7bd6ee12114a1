/** The first check of every request and WebSocket: its host, its origin, and its token, if any. */
import type { IncomingMessage } from 'node:http';
import { hasRoles } from '../../access/known-principals.js';
import type { KeyProblem } from '../../app/access/access-reader.js';
import type { AcceptedHosts } from './accepted-hosts.js';
import type { ClientAddresses } from './client-address.js';
import type { Connections } from './connections.js';
import { useDeviceToken } from './device-sessions.js';
import type { Credential, CredentialReader } from '../request/credentials.js';
import type { Limits } from '../request/limits.js';
import {
  accessNotKnown,
  hostNotAllowed,
  originNotAllowed,
  shuttingDown,
  tokenInUrl,
  tokenOver,
  tooManyWrongTokens,
  urlTooLong,
  wrongToken,
  type Rejection,
} from '../request/network-errors.js';
import type { TokenAttempts } from '../request/token-attempts.js';
import { holdsToken } from './token-in-url.js';
import type { WorkInProgress } from './work-in-progress.js';

export interface GateOptions {
  readonly readCredentials: CredentialReader;
  readonly hosts: AcceptedHosts;
  readonly addresses: ClientAddresses;
  readonly attempts: TokenAttempts;
  readonly connections: Connections;
  readonly work: WorkInProgress;
  readonly limits: Pick<Limits, 'urlCharacters'>;
}

/** The most characters of a header that an answer repeats. */
const REPEATED = 100;

export class Gate {
  readonly #credentials = new WeakMap<IncomingMessage, Credential>();

  constructor(private readonly parts: GateOptions) {}

  /** Why the request is refused; null when it is not. Asynchronous when another server must be asked. */
  reject(request: IncomingMessage): Rejection | null | Promise<Rejection | null> {
    const { hosts, work, limits } = this.parts;
    const { url = '' } = request;
    if (url.length > limits.urlCharacters) return urlTooLong(limits.urlCharacters);
    useDeviceToken(request.headers);
    const { host, origin, authorization } = request.headers;
    if (!hosts.acceptsHost(host)) return hostNotAllowed(host!.slice(0, REPEATED));
    if (origin !== undefined && !hosts.acceptsOrigin(origin)) return originNotAllowed(origin.slice(0, REPEATED));
    if (work.stopping) return shuttingDown();
    if (holdsToken(url)) return tokenInUrl();
    return authorization === undefined ? null : this.rejectToken(request, authorization);
  }

  /** The credentials of a request; null for none. Known after {@link reject}. */
  credentialOf(request: IncomingMessage): Credential | null {
    return this.#credentials.get(request) ?? null;
  }

  /** Why an `Authorization` value of a request or its WebSocket is refused; null when it is valid. */
  rejectToken(request: IncomingMessage, authorization: string): Rejection | null | Promise<Rejection | null> {
    const read = this.parts.readCredentials(authorization);
    return read instanceof Promise ? read.then((late) => this.#judge(request, late)) : this.#judge(request, read);
  }

  #judge(request: IncomingMessage, read: Credential | KeyProblem): Rejection | null {
    const { attempts, addresses, connections } = this.parts;
    if (typeof read !== 'string') {
      this.#credentials.set(request, read);
      if (hasRoles(read.principal)) connections.trust(request.socket);
      return null;
    }
    if (read === 'over') return tokenOver();
    if (read === 'unknown') return accessNotKnown();
    const seconds = attempts.fail(addresses.of(request));
    return seconds === 0 ? wrongToken() : tooManyWrongTokens(seconds);
  }
}
