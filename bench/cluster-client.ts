/**
 * Clients of a node on a cluster, in a process of their own: `node cluster-client.js OPTIONS`, as JSON. Each has a tournament and gives its next
 * command when it has the answer to the last. Prints how many commands a second were taken and how long one took, on this machine only.
 */
import { GraphqlClient } from '../src/client/graphql-client.js';
import { hashSeed } from '../src/tournament/lots/seat-draw.js';
import type { ClusterClientOptions, ClusterClientResult } from './cluster-load.js';
import { median } from './rounds.js';

const { url, token, what, clients, seconds, run } = JSON.parse(process.argv[2]!) as ClusterClientOptions;
if (new URL(url).hostname !== '127.0.0.1') throw new Error('only this machine is a target');
const graphql = new GraphqlClient({ url, token });
const SEED = '0'.repeat(64);
const WARM_MS = 1_000;
const players = ['ada', 'bo'];
const times: number[] = [];

type Given = Readonly<Record<string, unknown>>;

async function give(name: string, input: Given): Promise<void> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  await graphql.request(`mutation($input: ${type}!) { ${name}(input: $input) { position } }`, {
    input: { commandId: crypto.randomUUID(), ...input },
  });
}

const entry = (playerId: string): Given => ({ playerId, adult: true, showsDocument: true });

/** Raises of one hand: a street takes 500 acts at most. */
const RAISES = 400;

/** The hand of the n-th raise, and the seat in turn: the button has the small blind, and is at the second seat in the first hand. */
function turnOf(tournamentId: string, n: number): { readonly handId: string; readonly seat: number } {
  const hand = Math.floor(n / RAISES);
  return { handId: `${tournamentId}.1.${hand + 1}`, seat: 2 - ((hand + n) % 2) };
}

/** The commands that are measured of one client, in order; `n` counts from 0. */
const next: Readonly<Record<ClusterClientOptions['what'], (tournamentId: string, n: number) => readonly [name: string, input: Given]>> = {
  registerPlayer: (tournamentId, n) => ['registerPlayer', { tournamentId, ...entry(`p${n}`) }],
  // Two players raise in turn.
  act: (tournamentId, n) => ['act', { ...turnOf(tournamentId, n), act: { action: { type: 'RAISE', to: 200 * ((n % RAISES) + 2) } } }],
  recordHandResult: (tournamentId, n) => ['recordHandResult', { handId: `${tournamentId}.1.${n + 1}`, stillIn: [(n % 2) + 1], put: [] }],
};

async function prepare(tournamentId: string): Promise<void> {
  const direct = (name: string, input: Given = {}): Promise<void> => give(name, { tournamentId, ...input });
  await direct('createTournament', {
    name: 'Bench',
    club: 'Bench',
    rulebook: { id: 'ropta', at: { edition: '2020-04' } },
    startingStack: 1_000_000,
    seatsPerTable: 8,
    anteFormat: 'NONE',
    antePriority: 'BLIND_FIRST',
    chipUnit: 100,
    structure: [{ kind: 'LEVEL', smallBlind: 100, bigBlind: 200, ante: 0, seconds: 7_200 }],
  });
  if (what === 'registerPlayer') return;
  for (const playerId of players) await direct('registerPlayer', entry(playerId));
  await direct('commitDraw', { hash: hashSeed(SEED) });
  await direct('drawSeats', { seed: SEED });
  await direct('startTournament');
  if (what === 'act') await direct('openHand', { table: 1 });
}

/** @param begin when counting begins: a process that has just started is slow itself */
async function play(tournamentId: string, begin: number, end: number): Promise<void> {
  for (let n = 0; performance.now() < end; n += 1) {
    const [name, input] = next[what](tournamentId, n);
    const endsHand = what === 'act' && n > 0 && n % RAISES === 0;
    if (endsHand) await give('act', { ...turnOf(tournamentId, n - 2), act: { action: { type: 'FOLD' } } });
    if (endsHand || what === 'recordHandResult') await give('openHand', { tournamentId, table: 1 });
    const before = performance.now();
    await give(name, input);
    if (before >= begin) times.push(performance.now() - before);
  }
}

const names = Array.from({ length: clients }, (_, client) => `${run}-${client}`);
await Promise.all(names.map(prepare));
const begin = performance.now() + WARM_MS;
await Promise.all(names.map((name) => play(name, begin, begin + seconds * 1_000)));
const took = (performance.now() - begin) / 1_000;
// A hand is opened by a command, too.
const given = times.length * (what === 'recordHandResult' ? 2 : 1);
process.stdout.write(JSON.stringify({ perSecond: given / took, took: median(times) } satisfies ClusterClientResult));
