/**
 * Answers that strangers share. When a clock stops, everybody who has the page of a tournament open asks the same: one execution answers all of
 * them for a moment, and its text is compressed once. What strangers see depends on the operation and its variables alone.
 */
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { RecentMap } from '../../store/recent-map.js';
import { BROTLI_QUALITY, COMPRESSED_FROM_BYTES, type Encoding, GZIP_LEVEL } from './compression.js';
import type { Variables } from './cost/operation-store.js';
import { writeAnswer } from './query-engine.js';

/** How long an answer is given to others, when nothing changes. The time of day in it is late by this at most. Milliseconds. */
const SHARED_MS = 100;
/** Half of the answers that are kept at most, and the characters of one. */
const MOST = 20;
const MOST_CHARACTERS = 250_000;

/** An answer, and its status over HTTP; null for 200. */
export interface GivenAnswer {
  readonly answer: { readonly errors?: readonly unknown[] };
  readonly status: number | null;
}

interface Asked {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Variables | null;
}

const keyOf = ({ query, operationName, variables }: Asked): string =>
  [query, operationName ?? '', JSON.stringify(variables ?? {})].join('\0');

const compressors: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text) => promisify(gzip)(text, { level: GZIP_LEVEL }),
};

export class SharedAnswer {
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly text: string,
    readonly status: number,
    /** Whether it says what is wrong: then it is only for those who wait for it. */
    readonly hasErrors: boolean,
  ) {}

  /** The text in an encoding; null when it is too short to be worth it. */
  compressed(encoding: Encoding): Promise<Buffer> | null {
    if (this.text.length < COMPRESSED_FROM_BYTES) return null;
    const made = this.#compressed.get(encoding) ?? compressors[encoding](this.text);
    this.#compressed.set(encoding, made);
    return made;
  }
}

interface Kept {
  readonly until: number;
  readonly answer: Promise<SharedAnswer>;
}

export class SharedAnswers {
  readonly #kept = new RecentMap<string, Kept>(MOST);

  /** @param now milliseconds since 1970 */
  constructor(private readonly now: () => number) {}

  /** Whether an operation has an answer to share now. */
  has(asked: Asked): boolean {
    return this.#current(keyOf(asked)) !== null;
  }

  /** The answer of an operation: the current one, or that of a new execution. */
  answer(asked: Asked, execute: () => Promise<GivenAnswer>): Promise<SharedAnswer> {
    const key = keyOf(asked);
    const current = this.#current(key);
    // Errors are written in the language of who asks.
    if (current !== null) return current.answer.then((shared) => (shared.hasErrors ? this.#executed(execute) : shared));
    const kept: Kept = { until: this.now() + SHARED_MS, answer: this.#executed(execute) };
    this.#kept.set(key, kept);
    const drop = (): void => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    };
    kept.answer.then(({ text, hasErrors }) => {
      if (hasErrors || text.length > MOST_CHARACTERS) drop();
    }, drop);
    return kept.answer;
  }

  /** Forgets all: something has changed. */
  readonly forget = (): void => this.#kept.clear();

  async #executed(execute: () => Promise<GivenAnswer>): Promise<SharedAnswer> {
    const { answer, status } = await execute();
    return new SharedAnswer(writeAnswer(answer), status ?? 200, answer.errors !== undefined);
  }

  #current(key: string): Kept | null {
    const kept = this.#kept.get(key);
    return kept !== undefined && this.now() < kept.until ? kept : null;
  }
}
