/**
 * Followers of as many tournaments, in a process of their own: `node tournament-followers.js OPTIONS`, as JSON. Prints a line once each has its standing, and
 * ends with its input.
 */
import { WebSocket } from 'ws';

export interface TournamentFollowersOptions {
  /** Of HTTP; WebSockets have the same address. */
  readonly url: string;
  readonly token: string;
  /** Each is followed by one socket. */
  readonly tournaments: readonly string[];
}

/** Sockets that are opened at one time. */
const AT_ONCE = 50;
const query =
  'subscription($id: ID!) { standingsChanged(tournamentId: $id, first: 10) { totalCount nodes { rank playerId state stack } } }';

const { url, token, tournaments } = JSON.parse(process.argv[2]!) as TournamentFollowersOptions;
if (new URL(url).hostname !== '127.0.0.1') throw new Error('only this machine is a target');

const follow = (id: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws'), 'graphql-transport-ws', { perMessageDeflate: false });
    const say = (message: object): void => socket.send(JSON.stringify(message));
    socket.once('open', () => say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const type = /"type":"(\w+)"/.exec(data.subarray(0, 60).toString())?.[1];
      if (type === 'connection_ack') say({ id: '1', type: 'subscribe', payload: { query, variables: { id } } });
      else if (type === 'next') resolve();
      else if (type !== 'ping') reject(new Error(data.toString().slice(0, 300)));
    });
  });

for (let from = 0; from < tournaments.length; from += AT_ONCE) await Promise.all(tournaments.slice(from, from + AT_ONCE).map(follow));
process.stdin.resume().once('end', () => process.exit(0));
process.stdout.write('all follow\n');
