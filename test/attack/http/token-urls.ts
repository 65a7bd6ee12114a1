/**
 * Addresses full of beginnings of tokens: a pattern that looks for their ends from each of them works for the square of the length.
 */
import { Agent, get } from 'node:http';
import type { Attack } from '../attack.js';
import type { Target } from '../target.js';

const REQUESTS = 1_000;
const AT_A_TIME = 200;
/** Node takes 16 KB of headers. */
const address = `/graphql?${'eyJ'.repeat(5_000)}`;

export const tokenUrls: Attack = {
  name: 'token-urls',
  what: `${REQUESTS} addresses of ${address.length} characters that begin a token 5,000 times, ${AT_A_TIME} at a time`,
  run: (target) =>
    target.whileAsking(async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
      const statuses = await Promise.all(Array.from({ length: REQUESTS }, () => statusOf(target, agent)));
      agent.destroy();
      return [{ what: 'addresses refused as too long', figure: statuses.filter((status) => status === 414).length, unit: '', atLeast: 1 }];
    }),
};

/** The status of the answer; 0 where none came. */
function statusOf(target: Target, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const call = get(`${target.origin}${address}`, { agent, timeout: 60_000 }, (response) => {
      response.resume().on('error', () => resolve(0));
      response.on('end', () => resolve(response.statusCode!));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(0));
  });
}
