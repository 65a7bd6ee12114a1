/**
 * How many bytes of memory a command and a query over HTTP take, answered by what `npm run build` made. No garbage is collected while it is counted: the young
 * generation is larger than all of it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.NODE_ENV = 'production';
const [built] = process.argv.slice(2);
const { openTapis } = await import(join(built, 'src/app/tapis.js'));
const { createApi } = await import(join(built, 'src/api/start-server.js'));
const { hashToken } = await import(join(built, 'src/api/request/admin-token.js'));

const WARM = 400;
const COUNTED = 400;
const folder = mkdtempSync(join(tmpdir(), 'tapis-allocations-'));
const token = `tapis_${'t'.repeat(43)}`;
const tapis = await openTapis({ folder });
const app = await createApi({ tapis, adminTokenHash: hashToken(token), log: { error: () => undefined } });

async function ask(query, variables) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
    payload: { query, variables },
  });
  const answer = response.json();
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

const create = 'mutation($input: CreateTournamentInput!) { createTournament(input: $input) { position } }';
const register = 'mutation($input: RegisterPlayerInput!) { registerPlayer(input: $input) { position } }';
const standings = '{ tournament(id: "friday") { standings(first: 10) { totalCount nodes { rank playerId state stack } } } }';
let registered = 0;
const command = () => {
  registered += 1;
  const input = { commandId: `r${registered}`, tournamentId: 'friday', playerId: `p${registered}`, adult: true, showsDocument: true };
  return ask(register, { input });
};

/** Bytes of each time, in the mean. The views take each command by itself: how many they take at once hangs on how busy the machine is. */
async function bytesOf(work) {
  const once = async () => {
    await work();
    await tapis.runner.waitFor(await tapis.store.lastPosition(), 5_000);
  };
  for (let time = 0; time < WARM; time += 1) await once();
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  for (let time = 0; time < COUNTED; time += 1) await once();
  return Math.round((process.memoryUsage().heapUsed - before) / COUNTED);
}

await ask(create, {
  input: {
    commandId: 'c',
    tournamentId: 'friday',
    name: 'Friday',
    club: 'Club',
    rulebook: { id: 'ropta' },
    startingStack: 10_000,
    seatsPerTable: 8,
    anteFormat: 'NONE',
    antePriority: 'BLIND_FIRST',
    chipUnit: 25,
    structure: [{ kind: 'LEVEL', smallBlind: 50, bigBlind: 100, ante: 0, seconds: 1200 }],
  },
});
const result = { command: await bytesOf(command), query: await bytesOf(() => ask(standings)) };
await app.close();
await tapis.close();
rmSync(folder, { recursive: true });
process.stdout.write(JSON.stringify(result));
