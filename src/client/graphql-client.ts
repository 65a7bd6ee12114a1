/**
 * A GraphQL client over HTTP, as anybody could write it: it knows the address, the token and nothing of the server.
 */

/** What the server answered instead of data. */
export class GraphqlError extends Error {
  constructor(
    /** SCREAMING_SNAKE, from the error's extensions. */
    readonly code: string,
    message: string,
    /** What was asked, for whoever reads the message. */
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
  /** The admin token; without it only what is public is answered. */
  readonly token?: string;
  /** The language that refusals are answered in. Default `en`. */
  readonly language?: 'en' | 'fr';
  /** How long an answer may take, milliseconds. Default: as long as it takes. */
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

  /** Sends one operation. @throws GraphqlError for an answer with errors; TypeError when the server can't be reached; a TimeoutError when patience ends */
  async request<Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({ query, variables }),
      // No server may send a client's commands, or a load, to another one.
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
