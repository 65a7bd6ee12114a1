/**
 * A season's export while others wait: eight at once of a season of 32,000 results. What counts is the longest turn of the event loop.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordedEvent } from '../events/envelope.js';
import { clubs } from '../projections/clubs.js';
import { people } from '../projections/people.js';
import { drain, handlerOf } from '../projections/projection.js';
import { seasonBoards } from '../projections/season-boards.js';
import { seasons } from '../projections/seasons.js';
import { Leaderboards } from '../src/app/seasons/leaderboards.js';
import { SeasonExports } from '../src/app/seasons/season-exports.js';
import { ViewStore } from '../src/app/views/view-store.js';
import { longestTurnOf } from './longest-turn.js';
import type { Row } from './rounds.js';

const PLAYERS = 2_000;
const FIELD = 400;
const SHEETS = 80;
const AT_ONCE = 8;
const MOST_MS = 50;

const rules = { counting: [{ name: 'all' }], selection: { count: { best: 8 } }, ranking: ['points', 'wins', 'countback'] };
const scheme = {
  points: { kind: 'sqrtRatio', c: '10' },
  tiedPlaces: 'average',
  rounding: { places: 2, mode: 'halfUp' },
  participation: '1',
};

function* eventsOfSeason(): Generator<readonly [type: string, data: object]> {
  const owner = { federationId: 'north', clubId: null, name: 'Big', competitors: 'players', stageName: 'All' };
  yield ['SeasonCreated', { seasonId: 'big', ...owner, rules, scheme }];
  const cause = { kind: 'imported', eventId: null, article: null };
  for (let sheet = 0; sheet < SHEETS; sheet += 1) {
    const sheetId = `s${sheet}`;
    const rows = Array.from({ length: FIELD }, (_, at) => ({
      recordedAs: `p${(sheet * FIELD + at * 7) % PLAYERS}`,
      place: at + 1,
      tied: 1,
      state: 'finished',
      entries: 1,
      rebuys: 0,
      bounties: 0,
    }));
    const facts = {
      source: 'import',
      tournamentId: null,
      clubId: null,
      name: sheetId,
      date: '2026-01-02',
      kind: null,
      entrants: FIELD,
      entries: FIELD,
      buyIn: null,
    };
    yield ['SheetPublished', { sheetId, part: 1, parts: 1, facts, cause, through: null, rows }];
    const by = { kind: 'rule', rule: 'all' };
    yield ['TournamentCounted', { seasonId: 'big', stage: 1, sheetId, by, level: null, manche: null }];
  }
}

export async function seasonExportRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-bench-'));
  const views = new ViewStore({
    path: join(folder, 'views.sqlite'),
    projections: [seasons, people, clubs, seasonBoards] as never,
    log: { info: () => undefined, error: () => undefined },
  });
  try {
    let position = 0;
    for (const [type, data] of eventsOfSeason()) {
      position += 1;
      const event = { type, data, id: `e${position}`, stream: 'season-big', revision: position, position, metadata: { recordedAt: 0 } };
      for (const { projection, rows } of views.views) handlerOf(projection.on as never, type)?.(event as never, rows);
      for (const { rows } of views.views) drain(rows.serialise());
      views.commit(views.views, event as unknown as RecordedEvent);
    }
    for (const { name } of views.views) views.complete(name);
    const rows: Row[] = [];
    for (const table of ['points', 'leaderboard'] as const) {
      const exports = new SeasonExports({ views, boards: new Leaderboards(views, undefined as never) });
      // Askers who see names each get a text of their own.
      const sights = Array.from({ length: AT_ONCE }, () => (table === 'points' ? 'public' : null));
      const wish = {
        asked: { seasonId: 'big', stage: 1 },
        table,
        format: 'csv',
        title: 'Big',
        language: 'en',
        people: { nameOf: (id: string) => id, licenceOf: () => null },
      } as const;
      const longest = await longestTurnOf(() => Promise.all(sights.map((sight) => exports.textOf({ ...wish, sight }))));
      rows.push({
        name: `exports  the longest turn while ${AT_ONCE} export the ${table} of a season of ${SHEETS * FIELD} results (milliseconds)`,
        ours: `${longest.toFixed(1)} ms`,
        bare: '–',
        ratio: longest,
        lowest: longest,
        highest: longest,
        target: `≤ ${MOST_MS}`,
        met: longest <= MOST_MS,
      });
    }
    return rows;
  } finally {
    views.close();
    rmSync(folder, { recursive: true });
  }
}
