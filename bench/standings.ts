/** Row 7a: a page of ten standings over HTTP, compared with a bare Apollo server that answers a constant of the same shape. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../src/api/start-server.js';
import { openTapis } from '../src/app/tapis.js';
import { load } from './loading.js';
import { compare, type Row } from './rounds.js';
import { playTournaments } from './tournaments.js';

const requests = 6000;
const query = `query Standings($id: ID!) { tournament(id: $id) { standings(first: 10) { edges { node { player { id } stack } } pageInfo { hasNextPage endCursor } } } }`;
const body = JSON.stringify({ query, variables: { id: 'bench-1' } });

const typeDefs = `
  type Query { tournament(id: ID!): Tournament }
  type Tournament { standings(first: Int): Connection }
  type Connection { edges: [Edge!]! pageInfo: PageInfo! }
  type Edge { node: Standing! }
  type Standing { player: Player! stack: Float }
  type Player { id: ID! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
`;

const rate = async (url: string): Promise<number> => (await load({ url, clients: 32, requests, body })).perSecond;

export async function standingsRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-bench-'));
  const tapis = await openTapis({ folder });
  await playTournaments(tapis.store, 1);
  await tapis.runner.waitFor((await tapis.store.lastPosition()) ?? 0, 10_000);
  const server = await startServer({ tapis, adminTokenHash: '0'.repeat(64), port: 0 });
  const constant = (await (
    await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  ).json()) as {
    data: { tournament: { standings: { edges: unknown[] } } };
  };
  if (constant.data.tournament.standings.edges.length !== 10) throw new Error(`unexpected answer: ${JSON.stringify(constant)}`);
  const apollo = new ApolloServer({ typeDefs, resolvers: { Query: { tournament: () => constant.data.tournament } } });
  const bare = await startStandaloneServer(apollo, { listen: { host: '127.0.0.1', port: 0 } });
  try {
    const bareUrl = `http://127.0.0.1:${new URL(bare.url).port}/`;
    await rate(bareUrl);
    await rate(`${server.url}/graphql`);
    return [
      await compare({
        name: '7a standings, ten rows over HTTP, against bare Apollo answering a constant',
        unit: 'requests/s',
        ours: () => rate(`${server.url}/graphql`),
        bare: () => rate(bareUrl),
        target: 2,
      }),
    ];
  } finally {
    await apollo.stop();
    await server.close();
    await tapis.close();
    rmSync(folder, { recursive: true });
  }
}
