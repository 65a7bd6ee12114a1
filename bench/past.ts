/**
 * Row 18: the standings of a tournament as of a moment in its middle, against those of now, over HTTP, in a store of a million events.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from '../src/api/server/server.js';
import { openTapis } from '../src/app/tapis.js';
import { compare, type Row } from './rounds.js';
import { playTournaments } from './tournaments.js';

const run = promisify(execFile);
const requests = 4_000;
const EVENTS = 1_000_000;

const bodyOf = (asOf: object | null): string =>
  JSON.stringify({
    query:
      'query Standings($id: ID!, $asOf: AsOfInput) { standings(tournamentId: $id, first: 10, asOf: $asOf) { nodes { playerId stack rank } } }',
    variables: { id: 'bench-1', asOf },
  });

async function load(url: string, body: string): Promise<number> {
  const { stdout } = await run(process.execPath, [fileURLToPath(new URL('load.js', import.meta.url)), url, body, String(requests)]);
  return Number(stdout);
}

export async function pastRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-bench-'));
  const tapis = await openTapis({ folder });
  const eachHas = await playTournaments(tapis.store, 1);
  // The others are there for the size of the store.
  for (let first = 2; first * eachHas < EVENTS; first += 50) await playTournaments(tapis.store, 50, first);
  await tapis.runner.waitFor((await tapis.store.lastPosition()) ?? 0, 600_000);
  const server = await startServer({ tapis, adminTokenHash: '0'.repeat(64), port: 0 });
  const url = `${server.url}/graphql`;
  const then = bodyOf({ position: Math.floor(eachHas / 2) });
  try {
    const answer = (await (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: then })).json()) as {
      readonly data: { readonly standings: { readonly nodes: readonly unknown[] } };
    };
    if (answer.data.standings.nodes.length !== 10) throw new Error(`unexpected answer: ${JSON.stringify(answer)}`);
    await load(url, bodyOf(null));
    return [
      await compare({
        name: '18  standings as of a moment, against those of now, in a store of a million events',
        unit: 'requests/s',
        ours: () => load(url, then),
        bare: () => load(url, bodyOf(null)),
        target: 0.5,
      }),
    ];
  } finally {
    await server.close();
    await tapis.close();
    rmSync(folder, { recursive: true });
  }
}
