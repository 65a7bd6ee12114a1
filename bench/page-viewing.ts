/** Row 27: 5,000 people have the page of a tournament of 2,000 players at 250 tables open, and its clock is paused and resumed. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openSqliteEventStore } from '../src/store/sqlite-event-store.js';
import { inFolder } from './folder.js';
import { token, whileRunning } from './growing.js';
import type { PageViewersOptions, PageViewersResult } from './page-viewers.js';
import { median, rowOf, type Row } from './rounds.js';
import { seatTournament } from './tournaments.js';

const VIEWERS = 5_000;
const PLAYERS = 2_000;
/** As `web/lib/live.ts` spreads the snapshots of a page. */
const SPREAD_MS = 10 * PLAYERS;
const ROUNDS = 3;
const goal = { sense: 'most', unit: 'ms', target: 1 } as const;

/** The text of an operation of the pages. */
function operationOf(name: string): string {
  const made = readFileSync('web/generated/operations.ts', 'utf8');
  const text = new RegExp(`^export const ${name} = (".*") as Operation`, 'm').exec(made)?.[1];
  if (text === undefined) throw new Error(`the pages have no operation ${name}`);
  return JSON.parse(text) as string;
}

const commands = (tournamentId: string): string[] =>
  Array.from({ length: ROUNDS }, (_, at) => {
    const [name, type] = at % 2 === 0 ? ['pauseClock', 'PauseClockInput'] : ['resumeClock', 'ResumeClockInput'];
    return JSON.stringify({
      query: `mutation($input: ${type}!) { ${name}(input: $input) { position } }`,
      variables: { input: { commandId: `clock-${at}`, tournamentId } },
    });
  });

export const pageViewingRows = (): Promise<Row[]> =>
  inFolder(async (path) => {
    const store = openSqliteEventStore({ path, synchronous: 'normal' });
    const tournamentId = await seatTournament(store, 1, PLAYERS);
    await store.close();
    const result = await whileRunning(dirname(path), async ({ url }) => {
      const options: PageViewersOptions = {
        url,
        viewers: VIEWERS,
        tournamentId,
        subscriptions: ['TournamentChanged', 'StandingsChanged', 'ClockChanged'].map(operationOf),
        told: 2,
        snapshot: operationOf('TournamentPage'),
        spreadMs: SPREAD_MS,
        commands: commands(tournamentId),
        query: '{ position }',
        token,
      };
      const program = fileURLToPath(new URL('page-viewers.js', import.meta.url));
      const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(options)]);
      return JSON.parse(stdout) as PageViewersResult;
    });
    process.stderr.write(`row 27: ${result.snapshotsTaken} snapshots, ${result.refused} refused at first\n`);
    const who = `${VIEWERS.toLocaleString('en')} viewers of a page, ${PLAYERS.toLocaleString('en')} players`;
    return [
      rowOf({ ...goal, name: `27a ${who}: from a pause to the last screen that hears of it, against 1 s` }, [
        { ours: median(result.last), bare: 1_000 },
      ]),
      rowOf({ ...goal, name: '27b other queries until all have their snapshot, their 99th percentile, against 250 ms' }, [
        { ours: result.queries, bare: 250 },
      ]),
      rowOf({ ...goal, name: '27c those snapshots, their 99th percentile, against 1 s' }, [{ ours: result.snapshots, bare: 1_000 }]),
    ];
  });
