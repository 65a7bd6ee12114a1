/**
 * Row 21: how a server bears a tournament of 100 to 5,000 players, seated and in play.
 */
import { join } from 'node:path';
import { openSqliteEventStore } from '../src/store/sqlite-event-store.js';
import { growingRows, type Command } from './growing.js';
import type { Row } from './rounds.js';
import { seatTournament } from './tournaments.js';

const sizes = [100, 400, 1_600, 5_000];

async function fill(folder: string, players: number): Promise<void> {
  const store = openSqliteEventStore({ path: join(folder, 'events.sqlite'), synchronous: 'normal' });
  await seatTournament(store, 1, players);
  await store.close();
}

/** Players go and come back. */
const commands = (): Command[] =>
  Array.from({ length: 20 }, (_, k): Command => [
    k % 2 === 0 ? 'markAway' : 'markBack',
    { tournamentId: 'seated-1', playerId: `p${1 + Math.floor(k / 2)}` },
  ]);

export const largeFieldRows = (): Promise<Row[]> => growingRows('21', 'players', sizes, { fill, commands }, 3);
