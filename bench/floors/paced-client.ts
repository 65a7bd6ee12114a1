/**
 * A client that sends requests at given moments, one after the other: like a director, it waits for the last answer, and times each request
 * from the moment it was due.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type GraphqlClient, GraphqlError } from '../../src/client/graphql-client.js';
import type { Arrivals } from './arrivals.js';
import type { Measures } from './measures.js';

/** The load is over. */
export class LoadOver extends Error {}

export interface LoadClock {
  /** Milliseconds since the load began. */
  now(): number;
  /** When it ends, on the same clock. */
  readonly endsAt: number;
  /** Aborted to stop the load early. */
  readonly stopped: AbortSignal;
}

/** Waits until a moment of the load. @throws LoadOver when the load ends before */
export async function untilMoment(clock: LoadClock, at: number): Promise<void> {
  if (at >= clock.endsAt || clock.stopped.aborted) throw new LoadOver();
  const wait = at - clock.now();
  if (wait <= 0) return;
  await delay(wait, undefined, { signal: clock.stopped }).catch(() => {
    throw new LoadOver();
  });
}

/** Sends one operation and records it under its kind. @throws what the client throws */
export async function measured<Data>(measures: Measures, kind: string, since: () => number, send: () => Promise<Data>): Promise<Data> {
  try {
    const data = await send();
    measures.record(kind, since(), 'answered');
    return data;
  } catch (error) {
    const code = error instanceof GraphqlError ? error.code : (error as Error).name;
    measures.record(kind, since(), error instanceof GraphqlError && !failures.has(code) ? 'refused' : 'failed', code);
    throw error;
  }
}

/** What no rule of the game answers: the server could not. */
const failures = new Set(['NOT_GRAPHQL', 'NO_DATA', 'INTERNAL_ERROR', 'UNKNOWN']);

export class PacedClient implements Pick<GraphqlClient, 'request'> {
  readonly #first = Promise.withResolvers<void>();
  /** Resolves with the first answer, whatever it is. Rejects with LoadOver when the load ends before. */
  readonly firstAnswer = this.#first.promise;

  constructor(
    private readonly client: Pick<GraphqlClient, 'request'>,
    private readonly arrivals: Arrivals,
    private readonly clock: LoadClock,
    private readonly measures: Measures,
  ) {
    this.firstAnswer.catch(() => undefined);
  }

  /** @throws LoadOver, and what the client throws */
  async request<Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
    try {
      return await this.#send<Data>(query, variables);
    } catch (error) {
      if (error instanceof LoadOver) this.#first.reject(error);
      throw error;
    } finally {
      this.#first.resolve();
    }
  }

  async #send<Data>(query: string, variables: Readonly<Record<string, unknown>>): Promise<Data> {
    const due = this.arrivals();
    if (this.clock.now() >= this.clock.endsAt) this.#giveUp(due);
    await untilMoment(this.clock, due);
    const kind = /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'query';
    return measured(
      this.measures,
      kind,
      () => this.clock.now() - due,
      () => this.client.request<Data>(query, variables),
    );
  }

  /** Counts what was due before the end and can no longer be sent in time: the load ends when it says. @throws LoadOver */
  #giveUp(first: number): never {
    if (!this.clock.stopped.aborted) for (let due = first; due < this.clock.endsAt; due = this.arrivals()) this.measures.notSent++;
    throw new LoadOver();
  }
}
