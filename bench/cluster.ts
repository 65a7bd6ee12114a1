/**
 * Row 25: commands over HTTP to a node on a cluster, beside bare appends of the same client. The cluster is the tests' wire service, which stands in
 * for no database: what is measured is our side, and how often it asks. Each call takes 0 or 9 ms on its way.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashToken } from '../src/api/request/admin-token.js';
import { startServer } from '../src/api/start-server.js';
import { openTapis } from '../src/app/tapis.js';
import { type ClusterClientResult, measureAppends, measureCommands, measuredCommands } from './cluster-load.js';
import { type Pair, type Row, rowOf } from './rounds.js';
import { startWireService } from './wire-service.js';

const ways = [0, 9];
const loads = [1, 4, 16];
const ROUNDS = 3;
const SECONDS = 2;
/** Of a client alone, in round trips; of several together, as a share of bare appends. */
const MOST_TRIPS = 1.5;
const LEAST_SHARE = 0.5;

const token = `tapis_${'b'.repeat(43)}`;
const program = fileURLToPath(new URL('cluster-client.js', import.meta.url));

async function rowsOf(wayMs: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-bench-'));
  const wire = await startWireService({ wayMs });
  const tapis = await openTapis({ folder, storeAddress: wire.connectionString, drawSecret: 'x'.repeat(40) });
  const limits = { tokenCostPerMinute: 1e9, tokenOperations: 1_000, connections: 1_000 };
  const server = await startServer({ tapis, adminTokenHash: hashToken(token), port: 0, limits });
  const url = `${server.url}/graphql`;
  try {
    const rows: Row[] = [];
    for (const what of measuredCommands)
      for (const clients of loads) {
        const pairs: Pair<ClusterClientResult>[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const name = `${what}-${clients}-${round}`;
          const bare = await measureAppends(wire.connectionString, { streams: `bench-${name}-`, clients, seconds: SECONDS });
          pairs.push({ bare, ours: await measureCommands(program, { url, token, what, clients, seconds: SECONDS, run: name }) });
        }
        const of = (key: keyof ClusterClientResult): Pair<number>[] =>
          pairs.map(({ ours, bare }) => ({ ours: ours[key], bare: bare[key] }));
        const name = `25  ${what} on a cluster, ${wayMs} ms away, ${clients} ${clients === 1 ? 'client' : 'clients'}, against bare appends`;
        rows.push(
          clients === 1
            ? rowOf({ name, unit: 'ms', target: MOST_TRIPS, sense: 'most' }, of('took'))
            : rowOf({ name, unit: 'commands/s', target: LEAST_SHARE }, of('perSecond')),
        );
      }
    return rows;
  } finally {
    await server.close();
    await tapis.close();
    await wire.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function clusterRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const way of ways) rows.push(...(await rowsOf(way)));
  return rows;
}
