import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clubs } from '../../../projections/clubs.js';
import { people } from '../../../projections/people.js';
import { drain, handlerOf } from '../../../projections/projection.js';
import { seasonBoards } from '../../../projections/season-boards.js';
import { seasons } from '../../../projections/seasons.js';
import { ViewStore } from '../views/view-store.js';
import { Leaderboards } from './leaderboards.js';
import { type ExportWish, SeasonExports } from './season-exports.js';
import { SeasonChanged } from './season-export.js';

const PLAYERS = 40;
const SHEETS = 30;

const rowOf = (player: number, place: number): object => ({
  recordedAs: `p${player}`,
  place,
  tied: 1,
  state: 'finished',
  entries: 1,
  rebuys: 0,
  bounties: 0,
});
const cause = { kind: 'imported', eventId: null, article: null };
const factsOf = (name: string): object => ({
  source: 'import',
  tournamentId: null,
  clubId: null,
  name,
  date: '2026-01-02',
  kind: null,
  entrants: PLAYERS,
  entries: PLAYERS,
  buyIn: null,
});

let folder: string;
let views: ViewStore;
let position = 0;

function fold(stream: string, type: string, data: object): void {
  position += 1;
  const event = { type, data, id: `e${position}`, stream, revision: position, position, metadata: { recordedAt: position } } as never;
  for (const { projection, rows } of views.views) handlerOf(projection.on as never, type)?.(event, rows);
  for (const { rows } of views.views) drain(rows.serialise());
  views.commit(views.views, event);
}

function exchangeFirst(revision: number): void {
  const [first, second] = revision % 2 === 0 ? [2, 1] : [1, 2];
  const changes = [
    { recordedAs: 'p0', before: rowOf(0, 3 - first), after: rowOf(0, first) },
    { recordedAs: 'p1', before: rowOf(1, 3 - second), after: rowOf(1, second) },
  ];
  fold('sheet-s0', 'SheetRevised', { sheetId: 's0', part: 1, parts: 1, revision, facts: factsOf('s0'), cause, through: null, changes });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapis-exports-'));
  views = new ViewStore({
    path: join(folder, 'views.sqlite'),
    projections: [seasons, people, clubs, seasonBoards] as never,
    log: { info: () => undefined, error: () => undefined },
  });
  const rules = { counting: [{ name: 'all' }], selection: { count: 'all' }, ranking: ['points', 'wins', 'countback'] };
  const scheme = {
    points: { kind: 'sqrtRatio', c: '10' },
    tiedPlaces: 'average',
    rounding: { places: 2, mode: 'halfUp' },
    participation: '1',
  };
  const owner = { federationId: 'north', clubId: null, name: 'Big', competitors: 'players', stageName: 'All' };
  for (const seasonId of ['big', 'other']) fold(`season-${seasonId}`, 'SeasonCreated', { seasonId, ...owner, rules, scheme });
  for (let sheet = 0; sheet < SHEETS; sheet += 1) {
    const sheetId = `s${sheet}`;
    const rows = Array.from({ length: PLAYERS }, (_, at) => rowOf(at, at + 1));
    fold(`sheet-${sheetId}`, 'SheetPublished', { sheetId, part: 1, parts: 1, facts: factsOf(sheetId), cause, through: null, rows });
    const by = { kind: 'rule', rule: 'all' };
    fold('season-big', 'TournamentCounted', { seasonId: 'big', stage: 1, sheetId, by, level: null, manche: null });
  }
  for (const { name } of views.views) views.complete(name);
});
afterAll(() => {
  views.close();
  rmSync(folder, { recursive: true });
});

const open = (): SeasonExports => new SeasonExports({ views, boards: new Leaderboards(views, undefined as never) });
const points: ExportWish = {
  asked: { seasonId: 'big', stage: 1 },
  table: 'points',
  format: 'csv',
  title: 'Big',
  language: 'en',
  people: { nameOf: (id) => `name of ${id}`, licenceOf: () => null },
  sight: 'public',
};

/** Counts the turns of the event loop during some work. */
async function turnsWhile(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work;
  isOver = true;
  return turns;
}

describe('an export of a season', () => {
  it('lets others have a turn after every hundred rows and those of one competitor', async () => {
    expect(await turnsWhile(open().textOf(points))).toBeGreaterThanOrEqual((PLAYERS * SHEETS) / (100 + SHEETS));
    expect(await turnsWhile(open().textOf({ ...points, table: 'leaderboard', format: 'html' }))).toBeGreaterThanOrEqual(1);
  });

  it('has a line for each result, in each form', async () => {
    const exports = open();
    const lines = (await exports.textOf(points)).trimEnd().split('\n');
    expect(lines).toHaveLength(PLAYERS * SHEETS + 1);
    const records = JSON.parse(await exports.textOf({ ...points, format: 'json' })) as readonly object[];
    expect(records).toHaveLength(PLAYERS * SHEETS);
    expect(lines[1]).toBe(Object.values(records[0]!).map(String).join(',').replaceAll('null', ''));
    const page = await exports.textOf({ ...points, format: 'html' });
    expect(page.match(/<tr>/g)).toHaveLength(PLAYERS * SHEETS + 1);
    expect(page).toContain('<th>tournament</th>');
    const french = await exports.textOf({ ...points, format: 'html', language: 'fr' });
    expect(french).toContain('<html lang="fr">');
    expect(french).toContain('<th>tournoi</th>');
    expect(JSON.parse(await exports.textOf({ ...points, asked: { seasonId: 'other', stage: 1 }, format: 'json' }))).toEqual([]);
  });

  it('is made once for all who ask at the same time, and kept until the season changes', async () => {
    const exports = open();
    const page = jest.spyOn(views, 'page');
    await Promise.all(Array.from({ length: 8 }, () => exports.textOf(points)));
    const reads = page.mock.calls.length;
    await exports.textOf(points);
    fold('season-other', 'SeasonRulesChanged', {
      seasonId: 'other',
      stage: 1,
      rules: { counting: [], selection: { count: 'all' }, ranking: ['points'] },
    });
    const kept = await exports.textOf(points);
    expect(page.mock.calls.length).toBe(reads);
    exchangeFirst(2);
    const next = await exports.textOf(points);
    expect(page.mock.calls.length).toBe(2 * reads);
    expect(next).not.toBe(kept);
    page.mockRestore();
  });

  it('shows a name to those who see it alone', async () => {
    const exports = open();
    const table: ExportWish = { ...points, table: 'leaderboard' };
    const [official, stranger] = await Promise.all([
      exports.textOf({ ...table, sight: null }),
      exports.textOf({ ...table, people: { nameOf: () => null, licenceOf: () => null } }),
    ]);
    expect(official).toContain('name of p3');
    expect(stranger).not.toContain('name of');
  });

  it('is of one state: begun again where results come in meanwhile, and refused where they do not cease', async () => {
    const exports = open();
    const made = exports.textOf({ ...points, format: 'json' });
    let revision = 3;
    setImmediate(() => exchangeFirst(revision));
    const records = JSON.parse(await made) as readonly {
      readonly tournament: string;
      readonly revision: number;
      readonly playerId: string;
    }[];
    expect(records.filter(({ tournament }) => tournament === 's0').map((each) => each.revision)).toEqual(Array(PLAYERS).fill(3));
    expect(records.find(({ tournament, playerId }) => tournament === 's0' && playerId === 'p0')).toMatchObject({ place: 1 });
    let isOver = false;
    const disturb = (): void => {
      if (isOver) return;
      exchangeFirst((revision += 1));
      setImmediate(disturb);
    };
    disturb();
    await expect(exports.textOf({ ...points, format: 'html' })).rejects.toThrow(SeasonChanged);
    isOver = true;
  });
});
