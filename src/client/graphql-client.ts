/** A GraphQL client over HTTP that uses only the public interface. */

/** The server's errors instead of data. */
export class GraphqlError extends Error {
  constructor(
    /** SCREAMING_SNAKE, from the error's extensions. */
    readonly code: string,
    message: string,
    /** The operation, for the message. */
    readonly operation: string,
  ) {
    super(message);
    this.name = 'GraphqlError';
  }
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

export interface ClientOptions {
  /** Such as `http://127.0.0.1:4000/graphql`. */
  readonly url: string;
  /** The admin token; without it only public data are answered. */
  readonly token?: string;
  /** The language that refusals are answered in. Default `en`. */
  readonly language?: 'en' | 'fr';
  /** The time limit for an answer, in milliseconds. Default: none. */
  readonly patienceMs?: number;
}

export class GraphqlClient {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #patienceMs: number | undefined;

  constructor({ url, token, language = 'en', patienceMs }: ClientOptions) {
    this.#url = url;
    this.#patienceMs = patienceMs;
    this.#headers = {
      'content-type': 'application/json',
      'accept-language': language,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
  }

  /**
   * Sends one operation. @throws GraphqlError for an answer with errors; TypeError when the server cannot be reached; a TimeoutError after
   * the limit
   */
  async request<Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({ query, variables }),
      // A server must not redirect a client's commands or load to another one.
      redirect: 'error',
      ...(this.#patienceMs === undefined ? {} : { signal: AbortSignal.timeout(this.#patienceMs) }),
    });
    const operation = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'query';
    const text = await response.text();
    let answer: Answer<Data>;
    try {
      answer = JSON.parse(text) as Answer<Data>;
    } catch {
      throw new GraphqlError('NOT_GRAPHQL', `the server answered ${response.status} and no JSON`, operation);
    }
    const [error] = answer.errors ?? [];
    if (error !== undefined) throw new GraphqlError(error.extensions?.code ?? 'UNKNOWN', error.message, operation);
    if (answer.data == null) throw new GraphqlError('NO_DATA', `the server answered ${response.status} without data`, operation);
    return answer.data;
  }
}
