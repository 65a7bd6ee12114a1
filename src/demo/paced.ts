/** A client that sends its requests evenly, so that a person can follow what they do. */
import { setTimeout as delay } from 'node:timers/promises';
import type { GraphqlClient } from '../client/graphql-client.js';

type Requests = Pick<GraphqlClient, 'request'>;

/** @param pace the most requests a second; a late one is not made up for */
export function paced(client: Requests, pace: number): Requests {
  let due = performance.now();
  return {
    async request(query, variables) {
      due = Math.max(due + 1_000 / pace, performance.now());
      const early = due - performance.now();
      if (early >= 1) await delay(early);
      return client.request(query, variables);
    },
  };
}
