/** Row 13: many followers of one standing, compared with a bare WebSocket server that sends the same text to all. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fastify from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { TournamentId } from '../events/ids.js';
import { hashToken } from '../src/api/request/admin-token.js';
import { startServer } from '../src/api/start-server.js';
import { openTapis } from '../src/app/tapis.js';
import { inFolder } from './folder.js';
import type { FollowersOptions, FollowersResult } from './followers.js';
import { inTurn, median, type Row, rowOf } from './rounds.js';
import { announceTournament } from './tournaments.js';

const FOLLOWERS = 5_000;
/** A percentile of few requests is one of them: these make some 700 in a round. */
const COMMANDS = 20;
const token = `tapis_${'b'.repeat(43)}`;
const many = { sockets: 2 * FOLLOWERS, socketsPerAddress: 2 * FOLLOWERS, connections: 2 * FOLLOWERS };

const subscription = {
  query: 'subscription($id: ID!) { standingsChanged(tournamentId: $id, first: 10) { totalCount nodes { rank playerId state stack } } }',
  variables: { id: 'announced' },
};
const query = '{ position }';
const commands = Array.from({ length: COMMANDS }, (_, at) =>
  JSON.stringify({
    query: 'mutation($input: RegisterPlayerInput!) { registerPlayer(input: $input) { position } }',
    variables: { input: { commandId: `late-${at}`, tournamentId: 'announced', playerId: `late${at}`, adult: true, showsDocument: true } },
  }),
);

async function followers(url: string): Promise<FollowersResult> {
  const options: FollowersOptions = { url, followers: FOLLOWERS, commands, subscription, query, token };
  const program = fileURLToPath(new URL('followers.js', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(options)]);
  return JSON.parse(stdout) as FollowersResult;
}

const ours = (): Promise<FollowersResult> =>
  inFolder(async (path) => {
    const tapis = await openTapis({ folder: join(path, '..') });
    await announceTournament(tapis.store, TournamentId.parse('announced'), 50);
    const server = await startServer({ tapis, adminTokenHash: hashToken(token), port: 0, limits: many });
    const result = await followers(`${server.url}/graphql`);
    await server.close();
    await tapis.close();
    return result;
  });

/** Says to all what one of ours says. */
async function bare(): Promise<FollowersResult> {
  const text = `{"id":"1","type":"next","payload":{"data":{"standingsChanged":{"totalCount":50,"nodes":[${Array(10)
    .fill('{"rank":null,"playerId":"p1","state":"REGISTERED","stack":100000}')
    .join(',')}]}},"extensions":{"cost":{"used":100,"limit":50000}}}}`;
  const server = fastify();
  const sockets = new WebSocketServer({ server: server.server, path: '/graphql', perMessageDeflate: false });
  const following = new Set<WebSocket>();
  sockets.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      if (data.includes('connection_init')) socket.send('{"type":"connection_ack"}');
      else {
        following.add(socket);
        socket.send(text);
      }
    });
  });
  server.post<{ Body: { query: string } }>('/graphql', async ({ body }) => {
    if (body.query.startsWith('mutation')) setImmediate(() => following.forEach((socket) => socket.send(text)));
    return { data: { position: 1 } };
  });
  const result = await followers(`${await server.listen({ host: '127.0.0.1', port: 0 })}/graphql`);
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
  await server.close();
  return result;
}

export async function subscriberRows(): Promise<Row[]> {
  const pairs = await inTurn(ours, bare);
  const of = (value: (result: FollowersResult) => number) => pairs.map((pair) => ({ ours: value(pair.ours), bare: value(pair.bare) }));
  const goal = { unit: 'ms', sense: 'most' } as const;
  return [
    rowOf(
      {
        ...goal,
        name: `13 ${FOLLOWERS.toLocaleString('en')} followers of a standing, the last message after the answer, against bare ws`,
        target: 2.5,
      },
      of(({ last }) => median(last)),
    ),
    rowOf(
      { ...goal, name: '13 other requests meanwhile, their 99th percentile, against 20 ms', target: 1 },
      pairs.map((pair) => ({ ours: pair.ours.p99, bare: 20 })),
    ),
  ];
}
