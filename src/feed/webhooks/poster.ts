/** Sends one request to the receiver of a webhook. It goes only to addresses that were checked, follows no redirect, and keeps nothing of the answer but its status. */
import { Resolver } from 'node:dns/promises';
import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { addressesIn, type WebhookTargets } from './targets.js';

/** Why there was no answer. */
export type DeliveryProblem = 'timeout' | 'unreachable' | 'certificate' | 'unknownName' | 'notAllowed';

export type Answer =
  | { readonly status: number; /** As the receiver asks; null where it does not. */ readonly retryAfterMs: number | null }
  | { readonly problem: DeliveryProblem };

/** Finds the addresses of a name, IPv4 first; none when it has none. */
export type FindAddresses = (name: string) => Promise<readonly string[]>;

interface PosterOptions {
  readonly targets: WebhookTargets;
  readonly findAddresses?: FindAddresses;
  /** For a whole request. Milliseconds. */
  readonly timeoutMs?: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The certificates of further authorities. Default: those of Node. */
  readonly ca?: string;
}

/** A receiver has to answer in this time. Milliseconds. */
export const ANSWER_WITHIN_MS = 15_000;
/** The answer's body is thrown away, and the connection with it when the body is longer than this or takes longer. */
const MOST_BODY_BYTES = 16_384;
const BODY_WITHIN_MS = 1_000;
const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60_000;

class NotReachable extends Error {
  constructor(readonly problem: 'unknownName' | 'notAllowed') {
    super(problem);
  }
}

export class Poster {
  readonly #options: Required<Omit<PosterOptions, 'ca'>>;
  readonly #https: HttpsAgent;
  readonly #http = new HttpAgent({ keepAlive: true, timeout: 30_000 });

  constructor({ ca, ...options }: PosterOptions) {
    this.#options = { findAddresses: askNameServer, timeoutMs: ANSWER_WITHIN_MS, ...options };
    this.#https = new HttpsAgent({ keepAlive: true, timeout: 30_000, ...(ca === undefined ? {} : { ca }) });
  }

  /** @param stopped ends it early, as a timeout */
  async post(address: string, body: string, headers: Readonly<Record<string, string>>, stopped: AbortSignal): Promise<Answer> {
    const url = new URL(address);
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(this.#options.timeoutMs)]);
    try {
      const literal = addressesIn(url);
      if (literal !== null && !this.#options.targets.mayReach(url, literal)) throw new NotReachable('notAllowed');
      return await this.#send(url, body, headers, signal);
    } catch (error) {
      return { problem: problemOf(error, signal) };
    }
  }

  close(): void {
    this.#https.destroy();
    this.#http.destroy();
  }

  #send(url: URL, body: string, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Answer> {
    const [start, agent] = url.protocol === 'https:' ? [requestHttps, this.#https] : [requestHttp, this.#http];
    return new Promise((resolve, reject) => {
      const sent = start(url, {
        method: 'POST',
        agent,
        signal,
        lookup: this.#lookup(url),
        headers: { ...headers, 'user-agent': 'Tapis-Webhooks/1', 'content-length': Buffer.byteLength(body) },
      });
      sent.once('error', reject);
      // Without an answer, as after a change of protocol. Settled before, it makes no difference.
      sent.once('close', () => reject(new Error('closed')));
      sent.once('response', (response) => {
        const { statusCode = 0, headers: given } = response;
        resolve({ status: statusCode, retryAfterMs: this.#retryAfter(given['retry-after']) });
        let bytes = 0;
        const late = setTimeout(() => response.destroy(), BODY_WITHIN_MS).unref();
        response.on('data', (piece: Buffer) => {
          bytes += piece.length;
          if (bytes > MOST_BODY_BYTES) response.destroy();
        });
        response.on('error', () => undefined);
        response.once('close', () => clearTimeout(late));
      });
      sent.end(body);
    });
  }

  /** Looks a name up once, checks what it leads to, and gives the connection just these addresses, so that no later answer counts. */
  #lookup(url: URL): LookupFunction {
    const { targets, findAddresses } = this.#options;
    return (name, { all }, done) => {
      const local = addressesIn(url);
      const found = local === null ? findAddresses(name) : Promise.resolve(local);
      found.then(
        (addresses) => {
          if (addresses.length === 0) return done(new NotReachable('unknownName'), []);
          if (!targets.mayReach(url, addresses)) return done(new NotReachable('notAllowed'), []);
          const each = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
          if (all === true) return done(null, each);
          done(null, each[0]!.address, each[0]!.family);
        },
        () => done(new NotReachable('unknownName'), []),
      );
    };
  }

  /** `Retry-After` as seconds or a date. */
  #retryAfter(text: string | undefined): number | null {
    if (text === undefined) return null;
    const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - this.#options.now();
    return Number.isFinite(ms) && ms > 0 ? Math.min(ms, LONGEST_RETRY_AFTER_MS) : null;
  }
}

/** Asks the name server, without the threads that the system's own look-up blocks. */
async function askNameServer(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
}

function problemOf(error: unknown, signal: AbortSignal): DeliveryProblem {
  if (error instanceof NotReachable) return error.problem;
  if (signal.aborted) return 'timeout';
  const { code = '', cause } = error as NodeJS.ErrnoException;
  if (cause instanceof NotReachable) return cause.problem;
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO|ALTNAME|EPROTO/.test(code) ? 'certificate' : 'unreachable';
}
