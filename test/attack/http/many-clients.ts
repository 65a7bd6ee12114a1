/** Many clients with uncached plain queries: requests with the token must be answered as before. */
import type { Attack } from '../attack.js';

const CLIENTS = 400;
const REQUESTS = 12_000;

export const manyClients: Attack = {
  name: 'many-clients',
  what: `${REQUESTS} plain queries of ${CLIENTS} clients at once, each another text`,
  heapMb: 512,
  run: (target) =>
    target.whileAsking(async () => {
      const bodies = Array.from({ length: REQUESTS }, (_, n) =>
        JSON.stringify({ query: `{ a${n}: tournament(id: "friday") { standings(first: 10) { nodes { rank stack } } } }` }),
      );
      await target.send(bodies, CLIENTS);
    }),
};
