/**
 * Rows 5, 7b and 7c: commands and queries over HTTP. Commands are compared with a bare Fastify that answers after one durable append in group commit;
 * queries with a bare Fastify that answers the same bytes.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { hashToken } from '../src/api/request/admin-token.js';
import { startServer } from '../src/api/start-server.js';
import { openTapis } from '../src/app/tapis.js';
import { inFolder } from './folder.js';
import type { LoadResult } from './load.js';
import { load } from './loading.js';
import { compare, inTurn, type Row, rowOf } from './rounds.js';
import { playTournaments, seatTournament } from './tournaments.js';

const token = `tapis_${'b'.repeat(43)}`;
/** The quota of a director's token must not limit this. */
const limits = { tokenCostPerMinute: 1e9, tokenOperations: 1_000 };

async function listening(server: FastifyInstance): Promise<string> {
  return `${await server.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
}

/** Answers a constant after one row is on the disk; the rows of one turn of the event loop share a commit. */
function appendingServer(path: string): FastifyInstance {
  const database = new DatabaseSync(path);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE events (position INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT',
  );
  const insert = database.prepare('INSERT INTO events (body) VALUES (?)');
  let waiting: { readonly body: string; readonly done: () => void }[] = [];
  const commit = (): void => {
    const group = waiting;
    waiting = [];
    database.exec('BEGIN IMMEDIATE');
    for (const { body } of group) insert.run(body);
    database.exec('COMMIT');
    for (const { done } of group) done();
  };
  const append = (body: string): Promise<void> =>
    new Promise((done) => {
      if (waiting.push({ body, done }) === 1) setImmediate(commit);
    });
  const server = fastify();
  server.addHook('onClose', () => database.close());
  const take = async ({ body }: FastifyRequest): Promise<object> => {
    await append(JSON.stringify(body));
    return { data: { act: { position: 1 } } };
  };
  server.post('/graphql', take);
  return server;
}

const command = JSON.stringify({
  query: 'mutation act($input: ActInput!) { act(input: $input) { revision position } }',
  variables: { input: { commandId: 'bench-1-1-100', handId: 'bench-1-1.1.10', seat: 3, act: { action: { type: 'RAISE', to: 1200 } } } },
});

async function commandRows(): Promise<Row[]> {
  let round = 0;
  const ours = (): Promise<LoadResult> =>
    inFolder(async (path) => {
      const tapis = await openTapis({ folder: join(path, '..') });
      const server = await startServer({ tapis, adminTokenHash: hashToken(token), port: 0, limits });
      const options = { url: `${server.url}/graphql`, clients: 64, token };
      await load({ ...options, requests: 5_000, round: ++round });
      const result = await load({ ...options, requests: 15_000, round: ++round });
      await server.close();
      await tapis.close();
      return result;
    });
  const bare = (): Promise<LoadResult> =>
    inFolder(async (path) => {
      const server = appendingServer(path);
      const options = { url: await listening(server), clients: 64, body: command };
      await load({ ...options, requests: 5_000 });
      const result = await load({ ...options, requests: 40_000 });
      await server.close();
      return result;
    });
  const pairs = await inTurn(ours, bare);
  const of = (key: keyof LoadResult) => pairs.map((pair) => ({ ours: pair.ours[key], bare: pair.bare[key] }));
  return [
    rowOf(
      { name: '5a commands over HTTP, 64 clients, against bare Fastify with a durable append', unit: 'commands/s', target: 0.25 },
      of('perSecond'),
    ),
    rowOf({ name: '5b their 99th percentile', unit: 'ms', target: 2.5, sense: 'most' }, of('p99')),
  ];
}

interface Question {
  readonly name: string;
  readonly query: string;
  readonly variables: object;
  readonly target: number;
  readonly requests: number;
}

const standings = (first: number, id: string, target: number): Question => ({
  name: `7b standings of ${first} over HTTP, against bare Fastify answering the same bytes`,
  query: `query standings($id: ID!, $first: Int) { tournament(id: $id) { standings(first: $first) { nodes { rank playerId player { name } state stack } pageInfo { hasNextPage endCursor } } } }`,
  variables: { id, first },
  target,
  requests: 400_000 / (first + 40),
});

const floor = (id: string): Question => ({
  name: '7b a tournament, its 13 tables and its clock in one query, against the same',
  query: `query floor($id: ID!) { tournament(id: $id) { name left level tables { nodes { table seats { seat playerId stack } } } clock { level endsAt } } }`,
  variables: { id },
  target: 0.2,
  requests: 3_000,
});

const replay = (id: string): Question => ({
  name: '7c a hand replayed, its steps in full, against the same',
  query: `query replay($id: ID!) { handReplay(handId: $id) { steps { revision recordedAt actor { actorId role } event { __typename } text { en fr } hash
    legal { seat types callAmount wager minRaiseTo maxRaiseTo } stacks { seat stack bet } pots { amount seats } after { turn potTotal } } } }`,
  variables: { id },
  target: 0.12,
  requests: 2_000,
});

async function queryRows(): Promise<Row[]> {
  return inFolder(async (path) => {
    const tapis = await openTapis({ folder: join(path, '..') });
    const large = await seatTournament(tapis.store, 1, 500);
    const small = await seatTournament(tapis.store, 2, 100);
    await playTournaments(tapis.store, 1);
    await tapis.runner.waitFor((await tapis.store.lastPosition()) ?? 0, 10_000);
    const server = await startServer({ tapis, adminTokenHash: hashToken(token), port: 0 });
    const url = `${server.url}/graphql`;
    const rows: Row[] = [];
    for (const question of [
      standings(10, large, 0.4),
      standings(100, large, 0.3),
      standings(500, large, 0.25),
      floor(small),
      replay('bench-1.1.1'),
    ]) {
      const { name, query, variables, target, requests } = question;
      const body = JSON.stringify({ query, variables });
      const answer = await (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text();
      if (answer.includes('"errors"')) throw new Error(`${name}: ${answer.slice(0, 500)}`);
      const bare = fastify();
      bare.post('/graphql', (_request, reply) => reply.type('application/json; charset=utf-8').send(answer));
      const bareUrl = await listening(bare);
      const rate = async (at: string, count: number): Promise<number> =>
        (await load({ url: at, clients: 32, requests: count, body })).perSecond;
      const many = Math.round(requests);
      await rate(url, many);
      await rate(bareUrl, many);
      rows.push(await compare({ name, unit: 'requests/s', target, ours: () => rate(url, many), bare: () => rate(bareUrl, 4 * many) }));
      await bare.close();
    }
    await server.close();
    await tapis.close();
    return rows;
  });
}

export async function httpRows(): Promise<Row[]> {
  return [...(await commandRows()), ...(await queryRows())];
}
