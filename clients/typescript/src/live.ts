/** Subscriptions over WebSocket, by the package graphql-ws. */
import { type Client, createClient } from 'graphql-ws/client';
import { type Document, textOf } from './document.js';
import { type Answer, errorOf, isOver, isPassing, pause, TapisError, unreachable } from './error.js';
import { ChangedDocument, type ChangeFilter } from './generated/operations.js';
import type { Change } from './tapis.js';

export interface LiveOptions {
  /** Such as `https://tapis.club.example`. */
  readonly url: string;
  /** Default: none, for what is public. */
  readonly token?: string;
  /** The language of errors. Default `en`. */
  readonly language?: 'en' | 'fr';
  /** Node has one from version 22; for an older one, that of the package `ws`. */
  readonly webSocketImpl?: unknown;
}

/** A ping is sent after so long without one, and its pong must come as fast. */
const PING_MS = 15_000;
/** The server closes with these where the same connection would be closed again. */
const lasting: ReadonlySet<unknown> = new Set([1008, 1009, 4400, 4401, 4403, 4406, 4500]);
/** Errors after which a subscription is given again. */
const again: ReadonlySet<string> = new Set(['ACCESS_CHANGED', 'OVERLOADED', 'VIEWS_LAGGING', 'STORE_UNREACHABLE', 'TOKEN_QUOTA_USED_UP']);

export class TapisLive {
  readonly #client: Client;
  readonly #options: LiveOptions;
  readonly #closed = new AbortController();

  constructor(options: LiveOptions) {
    const { url, token, webSocketImpl } = options;
    let silence: ReturnType<typeof setTimeout> | undefined;
    this.#options = options;
    this.#client = createClient({
      url: `${url.replace(/\/$/, '').replace(/^http/, 'ws')}/graphql`,
      connectionParams: token === undefined ? {} : { authorization: `Bearer ${token}` },
      webSocketImpl,
      keepAlive: PING_MS,
      // The loops below try again: they know where a subscription goes on.
      retryAttempts: 0,
      on: {
        ping: (received) => {
          if (!received) silence = setTimeout(() => this.#client.terminate(), PING_MS);
        },
        pong: () => clearTimeout(silence),
        closed: () => clearTimeout(silence),
      },
    });
  }

  /** What a subscription gives. After an interruption it is given again, and begins with what is there. @throws TapisError */
  async *subscribe<Result, Variables extends object>(
    document: Document<Result, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): AsyncGenerator<Result, void, undefined> {
    yield* this.#follow(document, () => variables, signal);
  }

  /** Every change after a position, then each as it happens. After an interruption it goes on from the last one. @throws TapisError */
  async *changes(
    after: string | number | null = null,
    filter: ChangeFilter = {},
    signal?: AbortSignal,
  ): AsyncGenerator<Change, void, undefined> {
    let position = after === null ? null : Number(after);
    for await (const { changed } of this.#follow(ChangedDocument, () => ({ after: position, filter }), signal)) {
      yield changed.cloudEvent as Change;
      position = changed.position;
    }
  }

  /** Closes the connection. */
  close(): void {
    this.#closed.abort();
    void this.#client.dispose();
  }

  async *#follow<Result, Variables extends object>(
    document: Document<Result, Variables>,
    variables: () => Variables,
    given?: AbortSignal,
  ): AsyncGenerator<Result, void, undefined> {
    const signal = AbortSignal.any([this.#closed.signal, ...(given === undefined ? [] : [given])]);
    const query = textOf(document as Document<never, never>);
    for (let attempt = 1; !isOver(signal); attempt += 1) {
      const answers = this.#client.iterate<Result>({ query, variables: variables() as Record<string, unknown> });
      const end = (): void => void answers.return?.();
      signal.addEventListener('abort', end);
      try {
        for await (const answer of answers) {
          if (answer.errors !== undefined || answer.data == null) throw errorOf(answer as Answer<Result>, 200);
          attempt = 0;
          yield answer.data;
        }
        return;
      } catch (cause) {
        const error = this.#errorOf(cause);
        if (isOver(signal)) return;
        if (!isPassing(error) && !again.has(error.code)) throw error;
        await pause(Math.max(1, attempt), error, signal);
      } finally {
        signal.removeEventListener('abort', end);
      }
    }
  }

  /** graphql-ws throws the errors of an operation as a list, and why a socket was closed as an event. */
  #errorOf(cause: unknown): TapisError {
    if (cause instanceof TapisError) return cause;
    const { url, language = 'en' } = this.#options;
    if (Array.isArray(cause)) {
      const error = errorOf({ errors: cause }, 200);
      return Object.assign(error, { message: error.messages[language] });
    }
    const { code, reason = '' } = cause as { readonly code?: number; readonly reason?: string };
    if (lasting.has(code))
      return errorOf({ errors: [{ message: reason, extensions: { code: code === 4403 ? 'FORBIDDEN' : 'BAD_REQUEST' } }] }, 400);
    return unreachable(url, language, cause);
  }
}
