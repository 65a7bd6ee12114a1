/** What calls throw, and how long to wait after it. */

/** The server refused, or could not be reached. */
export class TapisError extends Error {
  override readonly name = 'TapisError';

  constructor(
    message: string,
    /** Such as `STALE_REVISION`; `UNREACHABLE` where no server answered. */
    readonly code: string,
    /** The article of the rulebook that decided; null for none. */
    readonly article: string | null,
    /** What the sentence says, as values. */
    readonly parameters: Readonly<Record<string, unknown>>,
    /** The sentence in both languages. */
    readonly messages: { readonly en: string; readonly fr: string },
    /** The HTTP status; 0 where no server answered. */
    readonly status: number,
  ) {
    super(message);
  }
}

interface ShownError {
  readonly message: string;
  readonly extensions?: {
    readonly code?: string;
    readonly article?: string | null;
    readonly parameters?: Readonly<Record<string, unknown>>;
    readonly messages?: { readonly en: string; readonly fr: string };
  };
}

export interface Answer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly ShownError[];
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** Answers after which the same call may succeed. */
const passing: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);

export const isPassing = (error: unknown): boolean => error instanceof TapisError && passing.has(error.status);

export function errorOf({ errors }: Answer<unknown>, status: number, retryAfter: string | null = null): TapisError {
  const message = errors?.[0]?.message ?? `The server answered ${status}.`;
  const { code = 'NO_DATA', article = null, parameters = {}, messages = { en: message, fr: message } } = errors?.[0]?.extensions ?? {};
  // A proxy may give a date instead: then the usual pause is kept.
  const seconds = Number(retryAfter ?? parameters['seconds'] ?? 0) || 0;
  return Object.assign(new TapisError(message, code, article, parameters, messages, status), { retryAfterMs: seconds * 1_000 });
}

export function unreachable(url: string, language: 'en' | 'fr', cause: unknown): TapisError {
  const messages = { en: `No server answers at ${url}.`, fr: `Aucun serveur ne répond à ${url}.` };
  return Object.assign(new TapisError(messages[language], 'UNREACHABLE', null, {}, messages, 0), { cause });
}

export const isOver = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

/** Longer after each attempt, by chance some more or less, and not before the server wants it; a signal ends it. */
export async function pause(attempt: number, error?: unknown, signal?: AbortSignal): Promise<void> {
  const backOff = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)) * (0.75 + Math.random() / 2);
  const { retryAfterMs = 0 } = (error ?? {}) as { readonly retryAfterMs?: number };
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.max(backOff, retryAfterMs));
    signal?.addEventListener('abort', end);
    if (isOver(signal)) end();
  });
}
