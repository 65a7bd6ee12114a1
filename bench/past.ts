/** Row 18: the standings at a past moment compared with the present ones, over HTTP, in a store of a million events. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashToken } from '../src/api/request/admin-token.js';
import { startServer } from '../src/api/start-server.js';
import { openTapis } from '../src/app/tapis.js';
import { load } from './loading.js';
import { compare, type Row } from './rounds.js';
import { playTournaments } from './tournaments.js';

const requests = 4_000;
// Strangers would wait for each other.
const token = `tapis_${'b'.repeat(43)}`;
const EVENTS = 1_000_000;

const bodyOf = (asOf: object | null): string =>
  JSON.stringify({
    query:
      'query Standings($id: ID!, $asOf: AsOfInput) { tournament(id: $id) { standings(first: 10, asOf: $asOf) { nodes { playerId stack rank } } } }',
    variables: { id: 'bench-1', asOf },
  });

const rate = async (url: string, body: string): Promise<number> => (await load({ url, clients: 32, requests, body, token })).perSecond;

export async function pastRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-bench-'));
  const tapis = await openTapis({ folder });
  const eachHas = await playTournaments(tapis.store, 1);
  // The others are there for the size of the store.
  for (let first = 2; first * eachHas < EVENTS; first += 50) await playTournaments(tapis.store, 50, first);
  await tapis.runner.waitFor((await tapis.store.lastPosition()) ?? 0, 600_000);
  const server = await startServer({
    tapis,
    adminTokenHash: hashToken(token),
    port: 0,
    limits: { tokenCostPerMinute: 1e9, tokenOperations: 1_000 },
  });
  const url = `${server.url}/graphql`;
  const then = bodyOf({ position: Math.floor(eachHas / 2) });
  try {
    const answer = (await (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: then })).json()) as {
      readonly data: { readonly standings: { readonly nodes: readonly unknown[] } };
    };
    if (answer.data.standings.nodes.length !== 10) throw new Error(`unexpected answer: ${JSON.stringify(answer)}`);
    await rate(url, bodyOf(null));
    return [
      await compare({
        name: '18  standings as of a moment, against those of now, in a store of a million events',
        unit: 'requests/s',
        ours: () => rate(url, then),
        bare: () => rate(url, bodyOf(null)),
        target: 0.5,
      }),
    ];
  } finally {
    await server.close();
    await tapis.close();
    rmSync(folder, { recursive: true });
  }
}
