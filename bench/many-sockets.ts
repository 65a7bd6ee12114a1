/**
 * Row 24: how a server bears 1,000 and 4,000 sockets that follow as many tournaments: they come, and players are entered meanwhile and later.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TournamentId } from '../events/ids.js';
import { openSqliteEventStore } from '../src/store/sqlite-event-store.js';
import { growingRows, token, type Command } from './growing.js';
import type { Row } from './rounds.js';
import type { TournamentFollowersOptions } from './tournament-followers.js';
import { announceTournament } from './tournaments.js';

const sizes = [1_000, 4_000];
const COMMANDS = 40;
const program = fileURLToPath(new URL('tournament-followers.js', import.meta.url));

const idOf = (n: number): string => `night-${n}`;

async function fill(folder: string, tournaments: number): Promise<void> {
  const store = openSqliteEventStore({ path: join(folder, 'events.sqlite'), synchronous: 'normal' });
  for (let n = 0; n < tournaments; n++) await announceTournament(store, TournamentId.parse(idOf(n)), 10);
  await store.close();
}

/** Opens the sockets. @returns what closes them */
async function follow(url: string, size: number): Promise<() => Promise<void>> {
  const options: TournamentFollowersOptions = { url, token, tournaments: Array.from({ length: size }, (_, n) => idOf(n)) };
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: ['pipe', 'pipe', 'inherit'] });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => Promise.reject(new Error('the followers ended')))]);
  return async () => {
    child.stdin.end();
    await once(child, 'exit');
  };
}

/** Each tells one socket. */
const commands = (round: number, size: number): Command[] =>
  Array.from({ length: COMMANDS }, (_, at): Command => [
    'registerPlayer',
    {
      tournamentId: idOf(Math.floor((size * at) / COMMANDS)),
      playerId: `late${round}-${at}`,
      name: 'Late',
      adult: true,
      showsDocument: true,
    },
  ]);

export const manySocketsRows = (): Promise<Row[]> =>
  growingRows('24', 'sockets on as many tournaments', sizes, { fill, commands, beside: follow });
