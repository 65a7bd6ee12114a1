/** Queries over HTTP. Without a device they have no token, and the answers have what is public. */
import type { Operation } from '../generated/operations.js';

/** Why there is no answer: the network failed, or the server refused with a code and a sentence. */
export interface Failure {
  readonly code: string;
  /** Null when the network failed: there is no sentence from the server. */
  readonly message: string | null;
}

export const noNetwork: Failure = { code: 'NO_NETWORK', message: null };

/** A request that is not answered by then has failed. Milliseconds. */
const LONGEST_MS = 8_000;

export type Outcome<Answer> = { readonly answer: Answer } | { readonly failure: Failure };

/**
 * @param signal ends the request early
 * @param device the name of the desk that this browser may be, whose cookie then counts
 */
export async function ask<Answer, Variables>(
  query: Operation<Answer, Variables>,
  variables: Variables,
  language: string,
  signal?: AbortSignal,
  device?: string,
): Promise<Outcome<Answer>> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, LONGEST_MS);
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(device === undefined ? {} : { 'tapis-device': device }),
      },
      body: JSON.stringify({ query, variables }),
      cache: 'no-store',
      credentials: device === undefined ? 'omit' : 'same-origin',
      signal: controller.signal,
    });
    const { data, errors } = (await response.json()) as {
      readonly data?: Answer | null;
      readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
    };
    if (data != null) return { answer: data };
    const error = errors?.[0];
    return { failure: { code: error?.extensions?.code ?? String(response.status), message: error?.message ?? null } };
  } catch {
    return { failure: noNetwork };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
