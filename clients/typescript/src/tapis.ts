/** The client over fetch. */
import { type Document, textOf } from './document.js';
import { type Answer, errorOf, isOver, isPassing, pause, TapisError, unreachable } from './error.js';

export interface TapisOptions {
  /** Such as `https://tapis.club.example`. */
  readonly url: string;
  /** Default: none, for what is public. */
  readonly token?: string;
  /** The language of errors. Default `en`. */
  readonly language?: 'en' | 'fr';
  /** How often a call is tried before it fails. Default 6, over about half a minute. */
  readonly attempts?: number;
  /** The time limit of an answer, in milliseconds. Default 20,000. */
  readonly timeoutMs?: number;
}

/** A change of the feed: a CloudEvent 1.0. The page docs/feed.md of Tapis has its fields. */
export interface Change<Event = Readonly<Record<string, unknown>>> {
  readonly specversion: '1.0';
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly subject: string;
  readonly time?: string;
  readonly position: string;
  readonly data: {
    readonly text: { readonly en: string; readonly fr: string };
    readonly by: { readonly role: string; readonly id: string | null } | null;
    readonly command: string | null;
    readonly commandId: string | null;
    readonly schema: number | null;
    readonly event: Event | null;
  };
}

export interface ChangesAsked {
  /** The position of the last change that you have. Default: from the first. */
  readonly after?: string | number | null;
  readonly kinds?: readonly string[];
  readonly types?: readonly string[];
  readonly tournament?: string;
  readonly season?: string;
  readonly club?: string;
  /** Ends the iteration. */
  readonly signal?: AbortSignal;
}

/** The input of a command, whose `commandId` may be left out. */
export type WithoutId<Input> = { [Field in keyof Input as Field extends 'commandId' ? never : Field]: Input[Field] } & {
  readonly commandId?: string;
};

/** A page of a list, as every list of the API has it. */
export interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** Nothing at all comes for so long only where the connection is dead: an empty line comes every 15 seconds. */
const SILENCE_MS = 45_000;

export class Tapis {
  readonly #options: Required<Omit<TapisOptions, 'token'>>;
  readonly #headers: Readonly<Record<string, string>>;

  constructor({ url, token, language = 'en', attempts = 6, timeoutMs = 20_000 }: TapisOptions) {
    this.#options = { url: url.replace(/\/$/, ''), language, attempts, timeoutMs };
    this.#headers = { 'accept-language': language, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  }

  /** Sends a query. It is tried again while no server answers, or it is busy. @throws TapisError for the first error of the answer */
  async query<Result, Variables extends object>(document: Document<Result, Variables>, variables?: Variables): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#send(textOf(document as Document<never, never>), variables ?? {});
      } catch (error) {
        if (!isPassing(error) || attempt >= this.#options.attempts) throw error;
        await pause(attempt, error);
      }
    }
  }

  /**
   * Gives a command: a mutation whose variable is `input`. It gets a `commandId` unless it has one, and is sent again with the same one where
   * the answer was lost, so it is done once. @throws TapisError
   */
  command<
    Result,
    Input extends { readonly commandId: string | number } = { readonly commandId: string; readonly [field: string]: unknown },
  >(document: Document<Result, { input: Input }>, input: WithoutId<Input>): Promise<Result> {
    const given = { commandId: crypto.randomUUID(), ...input } as unknown as Input;
    return this.query(document, { input: given });
  }

  /**
   * Every entry of a list, page after page.
   * @param document declares `$after`, gives it to the list, and asks for `pageInfo { hasNextPage endCursor }`
   * @param pick the page in the answer; null ends it
   * @throws TypeError for a document with which no next page can be asked for
   */
  async *pages<Result, Variables extends object, Node>(
    document: Document<Result, Variables>,
    variables: Omit<Variables, 'after'>,
    pick: (result: Result) => Page<Node> | null | undefined,
  ): AsyncGenerator<Node, void, undefined> {
    for (let after: string | null = null; ;) {
      const page = pick(await this.query(document, { ...variables, after } as unknown as Variables));
      if (page == null) return;
      const { hasNextPage, endCursor } = (page as Partial<Page<Node>>).pageInfo ?? {};
      if (hasNextPage === undefined || (hasNextPage && endCursor == null))
        throw new TypeError('pages() needs pageInfo { hasNextPage endCursor } in the document');
      if (hasNextPage && endCursor === after)
        throw new TypeError('pages() got the same page twice: declare $after: String in the document, and give the list after: $after');
      yield* page.nodes;
      if (!hasNextPage) return;
      after = endCursor!;
    }
  }

  /**
   * Every change after a position, and then each as it happens, without an end. After an interruption it goes on from the last one.
   * @throws TapisError where the token may not read the feed
   */
  async *changes({ after = null, signal, ...filter }: ChangesAsked = {}): AsyncGenerator<Change, void, undefined> {
    let position = after === null ? null : String(after);
    for (let attempt = 1; !isOver(signal); attempt += 1) {
      try {
        for await (const change of this.#follow(position, filter, signal)) {
          yield change;
          position = change.position;
          attempt = 0;
        }
        await pause(Math.max(1, attempt), undefined, signal);
      } catch (error) {
        if (isOver(signal)) return;
        if (!isPassing(error) && error instanceof TapisError) throw error;
        await pause(Math.max(1, attempt), error, signal);
      }
    }
  }

  async *#follow(
    after: string | null,
    filter: Omit<ChangesAsked, 'after' | 'signal'>,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<Change> {
    const query = new URLSearchParams({ follow: 'true', ...(after === null ? {} : { after }) });
    for (const [name, value] of [
      ['kind', filter.kinds?.join(',')],
      ['type', filter.types?.join(',')],
      ['tournament', filter.tournament],
      ['season', filter.season],
      ['club', filter.club],
    ] as const) {
      if (value !== undefined && value !== '') query.set(name, value);
    }
    const silent = new AbortController();
    let timer = setTimeout(() => silent.abort(), SILENCE_MS);
    try {
      const over = AbortSignal.any([silent.signal, ...(signal === undefined ? [] : [signal])]);
      const response = await this.#fetch(`/changes?${query}`, { headers: this.#headers, signal: over });
      if (!response.ok) throw errorOf(await this.#read(response), response.status);
      let text = '';
      const decoder = new TextDecoder();
      const reader = response.body!.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(timer);
        timer = setTimeout(() => silent.abort(), SILENCE_MS);
        const lines = (text + decoder.decode(value, { stream: true })).split('\n');
        text = lines.pop()!;
        for (const line of lines) if (line !== '') yield JSON.parse(line) as Change;
      }
    } finally {
      clearTimeout(timer);
      silent.abort();
    }
  }

  async #send<Result>(query: string, variables: object): Promise<Result> {
    const response = await this.#fetch('/graphql', {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(this.#options.timeoutMs),
    });
    const answer = await this.#read<Result>(response);
    if (answer.errors !== undefined || answer.data == null) throw errorOf(answer, response.status, response.headers.get('retry-after'));
    return answer.data;
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(`${this.#options.url}${path}`, { ...init, redirect: 'error' });
    } catch (cause) {
      throw this.#unreachable(cause);
    }
  }

  /** What is no JSON, of a proxy say, is an answer without data. @throws TapisError where the answer was cut */
  async #read<Result>(response: Response): Promise<Answer<Result>> {
    try {
      return (await response.json()) as Answer<Result>;
    } catch (cause) {
      if (cause instanceof SyntaxError) return {};
      throw this.#unreachable(cause);
    }
  }

  #unreachable(cause: unknown): TapisError {
    return unreachable(this.#options.url, this.#options.language, cause);
  }
}
