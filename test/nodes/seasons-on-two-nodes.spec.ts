/**
 * A season on two nodes of one store: results, corrections, merges and decisions come in at both, one node dies midway, and both show the same table,
 * which is the one that is computed from the streams. The store is the tests' wire service for KurrentDB.
 */
import type { SeasonId } from '../../events/ids.js';
import { seasonBoards } from '../../projections/season-boards.js';
import { openSqliteFile } from '../../src/store/sqlite-file.js';
import { viewsFormat } from '../../src/app/views/views-database.js';
import type { CommandContext } from '../../src/app/dispatch/outcome.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import type { GivenResults } from '../../src/app/sheets/given-results.js';
import { readSeasonAt, readStandings } from '../../src/app/seasons/season-past.js';
import { schemeOf } from '../fixtures/seasons.js';
import { removeTemporaryFolders, temporaryFolder } from '../program/run.js';
import { WireProcess } from '../wire-service/wire-process.js';
import { join } from 'node:path';
import { ImportResults } from '../../src/app/sheets/import-results.js';

interface Node {
  readonly tapis: Tapis;
  readonly folder: string;
}

let wire: WireProcess;
let commands = 0;

beforeAll(async () => void (wire = await WireProcess.start()));
afterAll(async () => {
  await wire.stop();
  removeTemporaryFolders();
});

async function start(folder = temporaryFolder()): Promise<Node> {
  const tapis = await openTapis({ folder, storeAddress: wire.connectionString(), shared: true, drawSecret: 's'.repeat(32) });
  return { tapis, folder };
}

const context = (): CommandContext =>
  ({ commandId: `c${(commands += 1)}`, actor: { id: 'official', role: 'federationOfficial' }, correlationId: 'x' }) as never;

const rules = {
  counting: [{ name: 'all' }],
  selection: { count: { best: 3 } },
  ranking: ['points', 'wins', 'latest'],
  qualification: { places: 3, tieAtCut: 'all' },
};

const resultsOf = (night: number, order: readonly string[]): GivenResults =>
  ({
    clubId: 'mons',
    source: 'paper',
    externalId: `n${night}`,
    name: `Night ${night}`,
    date: `2026-${night < 10 ? '09' : '10'}-${10 + (night % 20)}`,
    kind: null,
    buyIn: null,
    rows: order.map((playerId, at) => ({
      playerId,
      place: at + 1,
      state: 'finished',
      entries: 1,
      rebuys: 0,
      bounties: 0,
    })) as never,
  }) as never;

const turned = <Each>(all: readonly Each[], by: number): readonly Each[] => [
  ...all.slice(by % all.length),
  ...all.slice(0, by % all.length),
];

function rowsOf({ folder }: Node): readonly object[] {
  const file = openSqliteFile({ path: join(folder, 'views.sqlite'), format: viewsFormat, readOnly: true });
  const rows = file.database.prepare<object>(`SELECT * FROM "view_${seasonBoards.name}" ORDER BY key`).all();
  file.close();
  return rows;
}

it('a season is the same on two nodes after chaos, and as it is computed from the streams', async () => {
  let nodes: [Node, Node] = [await start(), await start()];
  const { give } = nodes[0].tapis;
  await give('federation', 'north' as never, { type: 'FoundFederation', name: 'North' }, context());
  await give('club', 'mons' as never, { type: 'RegisterClub', name: 'Mons' }, context());
  await give(
    'club',
    'mons' as never,
    { type: 'AffiliateClub', federationId: 'north' as never, region: null, since: '2020-01-01' },
    context(),
  );
  const players: string[] = [];
  for (let at = 0; at < 8; at += 1) {
    const id = `p${at}`;
    await give('player', 'mons' as never, { type: 'RegisterPerson', member: true, at: 0 }, { ...context(), aside: { knownAs: id } });
    players.push(id);
  }
  const id = 'autumn' as SeasonId;
  const created = { federationId: 'north', name: 'Autumn', competitors: 'players', stageName: 'All', rules, scheme: schemeOf() };
  expect(await nodes[1].tapis.give('season', id, { type: 'CreateSeason', ...created } as never, context())).toMatchObject({
    accepted: true,
  });

  const report = async (node: Node, night: number, by: number): Promise<void> => {
    const imported = await node.tapis.part(ImportResults).import(resultsOf(night, turned(players.slice(0, 6), by)), context());
    expect(imported.refusal).toBeUndefined();
  };
  // Both nodes at once, the same nights among them.
  for (let round = 0; round < 4; round += 1) {
    await Promise.all([report(nodes[0], round, round), report(nodes[1], round + 4, round + 1), report(nodes[1], round + 20, round)]);
  }
  // The second node dies, and the first goes on alone.
  await nodes[1].tapis.close();
  await report(nodes[0], 2, 3);
  await give('player', 'p7' as never, { type: 'RequestErasure' }, context()).catch(() => undefined);
  await nodes[0].tapis.part(ImportResults).import(resultsOf(30, ['p7', 'p3', 'p0']), context());
  expect(await give('player', 'p1' as never, { type: 'MergePlayers', duplicateId: 'p7' as never }, context())).toMatchObject({
    accepted: true,
  });
  nodes = [nodes[0], await start(nodes[1].folder)];
  const adjusted = { type: 'AdjustPoints', stage: 1, playerId: 'p2', points: '-1.5', reason: 'Late' } as const;
  expect(await nodes[1].tapis.give('season', id, adjusted as never, context())).toMatchObject({ accepted: true });
  await Promise.all([report(nodes[0], 5, 5), report(nodes[1], 6, 4)]);
  expect(await nodes[0].tapis.give('season', id, { type: 'CloseStage', stage: 1 }, context())).toMatchObject({ accepted: true });
  await report(nodes[1], 1, 4);

  const end = (await nodes[0].tapis.store.lastPosition())!;
  for (const { tapis } of nodes) expect(await tapis.runner.waitFor(end, 10_000, [seasonBoards.name])).toBe('reached');
  const [one, other] = nodes.map(rowsOf);
  expect(one!.length).toBeGreaterThan(100);
  expect(other).toEqual(one);

  const past = nodes[1].tapis;
  const season = await readSeasonAt(past, id, null);
  expect(season.stages[0]!.status).toBe('closed');
  const due = (await readStandings(past, season, 1, null)).ranked.map(({ tally }) => [tally.competitor, String(tally.total)]);
  const shown = nodes[0].tapis.views
    .page(seasonBoards, 'board autumn/1')
    .rows.map(({ body }) => body as { readonly competitor: string; readonly points: string });
  expect(shown.map(({ competitor, points }) => [competitor, points])).toEqual(due);
  for (const { tapis } of nodes) {
    expect(tapis.problems()).toEqual([]);
    await tapis.close();
  }
}, 60_000);
