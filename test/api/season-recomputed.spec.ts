/**
 * A season of twelve clubs, recomputed from its exports alone by a program that shares no line with Tapis (`examples/recompute-season.mjs`),
 * for eight schemes and rules of different kinds, through corrections, a disqualification, a merge and a second stage. Two of them rank
 * only some results.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { ApiUnderTest } from './client.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const CLUBS = 12;
const NIGHTS = 2;
const MEMBERS = 5;
/** Of a night: the members of the club, and those of the next one. */
const FIELD = 2 * MEMBERS;

const clubOf = (number: number): string => `club-${number % CLUBS}`;
const run = promisify(execFile);

/** Numbers below a bound, the same ones each time. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const published = (name: string): Record<string, object> =>
  JSON.parse(readFileSync(new URL(`../../examples/schemes/${name}.json`, import.meta.url), 'utf8')) as Record<string, object>;
const scheme = (name: string): object => published(name)['scheme']!;

const state = { zeroFor: ['disqualified'], notDroppable: ['disqualified'] };
const all = [{ name: 'all' }];
const ofMonths = [
  { name: 'September', to: '2026-09-30', manche: 1 },
  { name: 'October', from: '2026-10-01', manche: 2 },
];
const rounding = { places: 2, mode: 'halfUp' };

/** By the id of the season. */
const seasons: Readonly<Record<string, { readonly rules: object; readonly scheme: object; readonly competitors?: string }>> = {
  linear: {
    rules: { counting: all, selection: { count: { best: 3 } }, ranking: ['points', 'net'] },
    scheme: { ...scheme('simple-scoring'), ...state },
  },
  formula: {
    rules: { counting: all, selection: { count: { dropWorst: CLUBS * NIGHTS - 2 }, minParticipations: 4 }, ranking: ['points', 'latest'] },
    scheme: { ...scheme('crazed-weasels'), ...state },
  },
  neau: {
    rules: {
      counting: all,
      levels: ['major'],
      selection: { count: 'all', caps: [{ level: 'major', best: 2 }] },
      ranking: ['points', 'bounties'],
    },
    scheme: {
      points: { kind: 'drNeau' },
      tiedPlaces: 'worst',
      rounding,
      multiplier: { major: '2.5' },
      bonuses: [{ for: 'bubble', points: '1.5' }],
      ...state,
    },
  },
  average: {
    rules: {
      counting: all,
      selection: { ...published('kontenders')['selection'], count: { best: 3 } },
      ranking: ['points', 'participations'],
    },
    scheme: {
      ...scheme('kontenders'),
      ageing: {
        asOf: '2026-11-01',
        bands: [
          { from: 30, factor: '0.8' },
          { from: 45, factor: '0.5' },
        ],
      },
    },
  },
  // Most have no points, and share the last rank.
  stars: {
    rules: { counting: all, selection: { count: { best: 10 } }, ranking: ['points'], ranks: 'dense' },
    scheme: scheme('pokerstars'),
  },
  // Who is licensed, with the places of the sheet; licences begin and end in the season.
  licensed: {
    rules: {
      counting: all,
      eligibility: { requirements: [{ kind: 'licensed', federation: 'north' }] },
      selection: { count: { best: 3 } },
      ranking: ['points', 'latest'],
    },
    scheme: { ...scheme('kontenders'), bonuses: [{ for: 'extraPoints' }], ...state },
  },
  // Members of half of the clubs, who move up.
  members: {
    rules: {
      counting: all,
      eligibility: {
        requirements: [
          { kind: 'memberOfClub', clubs: Array.from({ length: CLUBS / 2 }, (_, at) => clubOf(2 * at)) },
          { kind: 'resident', regions: ['RN'] },
        ],
        places: 'movedUp',
      },
      selection: { count: 'all' },
      ranking: ['points', 'wins', 'countback'],
    },
    scheme: { ...scheme('wsop-ca'), bonuses: [{ for: 'finalTable', points: '2', places: 3 }], ...state },
  },
  teams: {
    competitors: 'TEAMS',
    rules: { counting: ofMonths, selection: { count: 'all', bestMembers: 2 }, ranking: ['points', 'wins', 'countback'] },
    scheme: { ...scheme('wsop-ca'), ...state },
  },
};

let api: ApiUnderTest;
let folder: string;
const ids: string[][] = [];

const season = (id: string): object => ({
  seasonId: id,
  owner: { federationId: 'north' },
  name: id,
  stageName: 'Season',
  rules: rulesInput(seasons[id]!.rules),
  scheme: schemeInput(seasons[id]!.scheme),
  ...(seasons[id]!.competitors === undefined ? {} : { competitors: 'TEAMS' }),
});

/** A night with ties, rebuys, bounties, money and teams, all by chance. */
function nightOf(club: number, night: number, seed: number, disqualified: number | null = null): object {
  const chance = chances(seed);
  const players = [...ids[club]!, ...ids[(club + 1) % CLUBS]!]
    .map((playerId) => [chance(1_000_000), playerId] as const)
    .sort(([a], [b]) => a - b);
  const tiedAt = 2 + chance(FIELD - 4);
  const rows = players.map(([, playerId], at) => {
    const isTied = at === tiedAt || at === tiedAt + 1;
    const rebuys = chance(3);
    return {
      playerId,
      place: isTied ? tiedAt + 1 : at + 1,
      tied: isTied ? 2 : 1,
      state: at + 1 === disqualified ? 'DISQUALIFIED' : 'FINISHED',
      entries: 1,
      rebuys,
      bounties: chance(4),
      ...(at < 3 ? { winnings: [10_800, 6_400, 4_320][at]! } : {}),
      // Where nobody said what they spent, it is the buy-in.
      ...(chance(5) === 0 ? {} : { expense: 2_000 + rebuys * 1_500 }),
      ...(chance(4) === 0 ? { extraPoints: String(chance(40) / 4 - 2) } : {}),
      ...(ids[club]!.includes(playerId) ? { team: `${clubOf(club)}-1` } : {}),
    };
  });
  const bought = rows.reduce((sum, row) => sum + row.rebuys, 0);
  return {
    clubId: clubOf(club),
    source: 'paper',
    externalId: `${club}-${night}`,
    name: `Night "${night}"; ${clubOf(club)}, =1`,
    date: new Date(Date.UTC(2026, 8, 4 + night * 28 + (club % 5))).toISOString().slice(0, 10),
    ...(club % 4 === 0 ? { level: 'major' } : {}),
    buyIn: 2_000,
    prizePool: FIELD * 1_800 + bought * 1_350,
    paidPlaces: 3,
    // One of them did not play there, and has too few results for a rank where four are needed.
    rows: [...rows.slice(0, club === 0 ? -1 : FIELD), ...(club === 2 ? [{ name: 'Nobody knows', place: FIELD + 1 }] : [])],
  };
}

const publish = (...night: Parameters<typeof nightOf>): Promise<unknown> => api.command('importResults', nightOf(...night));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapis-recomputed-'));
  api = await ApiUnderTest.open();
  await api.command('foundFederation', { federationId: 'north', name: 'North' });
  await api.command('defineRegion', { federationId: 'north', region: 'RN', name: 'North' });
  for (let club = 0; club < CLUBS; club += 1) {
    await api.command('registerClub', { clubId: clubOf(club), name: clubOf(club) });
    await api.command('affiliateClub', { clubId: clubOf(club), federationId: 'north', since: '2020-01-01', region: 'RN' });
    const members: string[] = [];
    for (let member = 0; member < MEMBERS; member += 1) {
      const person = { clubId: clubOf(club), name: `P ${club} ${member}`, bornOn: '1990-05-31', member: false };
      const { playerId } = (await api.command('registerPerson', person, '{ playerId }')) as { playerId: string };
      await api.command('joinClub', { playerId, clubId: clubOf(club), since: '2020-01-01' });
      members.push(playerId);
      // One has no licence, and another one only from October on.
      if (member === 1) continue;
      const validFrom = member === 2 ? '2026-10-01' : '2026-09-01';
      const licence = { playerId, clubId: clubOf(club), federationId: 'north', period: '2026', validFrom, validUntil: '2027-08-31' };
      await api.command('grantLicence', licence);
    }
    ids.push(members);
  }
  for (let night = 0; night < NIGHTS; night += 1)
    for (let club = 0; club < CLUBS; club += 1) await publish(club, night, night * CLUBS + club + 1);
  for (const id of Object.keys(seasons)) await api.command('createSeason', season(id));
  for (let club = 0; club < CLUBS; club += 1)
    await api.command('enterTeam', { seasonId: 'teams', teamId: `${clubOf(club)}-1`, clubId: clubOf(club), name: clubOf(club) });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

/** The files of a season, as anybody gets them. */
async function download(id: string, stage: number, files: readonly string[]): Promise<string> {
  await api.untilViewsReached();
  const place = mkdtempSync(join(folder, `${id}-`));
  for (const file of files) {
    const { statusCode, body } = await api.app.inject({ url: `/seasons/${id}/${file}?stage=${stage}`, headers: { host: api.host } });
    expect([file, statusCode, statusCode === 200 ? '' : body]).toEqual([file, 200, '']);
    writeFileSync(join(place, file), body);
  }
  return place;
}

const program = (place: string): Promise<{ stdout: string }> => run(process.execPath, ['examples/recompute-season.mjs', place]);

interface Row {
  readonly rank: number | null;
  readonly competitor: string;
  readonly points: number;
}
const inOrder = (rows: readonly Row[]): Row[] => rows.toSorted((a, b) => (a.competitor < b.competitor ? -1 : 1));

/** The table of the API. */
async function tableOf(id: string, stage: number): Promise<Row[]> {
  const { data } = await api.asDirector(
    `{ season(id: "${id}") { leaderboard(stage: ${stage}, first: 100) { nodes { rank points competitor { competitorId } } } } }`,
  );
  const { nodes } = data!['season'].leaderboard as {
    nodes: { rank: number | null; points: string; competitor: { competitorId: string } }[];
  };
  return nodes.map(({ rank, points, competitor }) => ({ rank, points: Number(points), competitor: competitor.competitorId }));
}

async function recompute(id: string, files: readonly string[], stage = 1): Promise<Row[]> {
  const { stdout } = await program(await download(id, stage, files));
  return parse<Record<string, string>>(stdout, { columns: true }).map((line) => ({
    rank: line['rank'] === '' ? null : Number(line['rank']),
    points: Math.round(Number(line['points']) * 1e4) / 1e4,
    competitor: line['player_id']!,
  }));
}

const facts = ['rules.json', 'tournaments.csv', 'points.csv'];

/** The competitors of the seasons that do not rank everybody. */
const rowsOf: Readonly<Record<string, number>> = { teams: CLUBS, licensed: CLUBS * (MEMBERS - 1), members: (CLUBS / 2) * MEMBERS };

async function expectSame(): Promise<void> {
  for (const id of Object.keys(seasons)) {
    const table = await tableOf(id, 1);
    expect({ id, rows: table.length }).toEqual({ id, rows: rowsOf[id] ?? CLUBS * MEMBERS });
    expect(inOrder(await recompute(id, facts))).toEqual(inOrder(table));
  }
}

describe('A season of twelve clubs', () => {
  it('has the table that another program computes from the exports alone', async () => {
    await expectSame();
    // The schemes differ in who is ahead, and ties are broken.
    expect((await tableOf('formula', 1)).filter(({ rank }) => rank === null).length).toBeGreaterThan(0);
    const first = await Promise.all(Object.keys(seasons).map(async (id) => (await tableOf(id, 1))[0]!.points));
    expect(new Set(first).size).toBe(first.length);
  });

  it('has it after corrections, a disqualification, points of a commission and a merge', async () => {
    await publish(3, 1, 901);
    await publish(7, 0, 902);
    await publish(5, 1, CLUBS + 5 + 1, 1);
    for (const id of ['linear', 'neau'])
      await api.command('adjustPoints', { seasonId: id, competitor: { playerId: ids[4]![0] }, points: '-7.5', reason: 'Late' });
    await api.command('adjustPoints', { seasonId: 'teams', competitor: { teamId: 'club-4-1' }, points: '3', reason: 'Lost evening' });
    const { sheetId } = await api.command(
      'importResults',
      {
        clubId: 'club-9',
        source: 'paper',
        externalId: 'late',
        name: 'Late',
        date: '2026-10-30',
        buyIn: 5_000,
        prizePool: 9_000,
        paidPlaces: 1,
        rows: [
          { name: 'P 9 0', place: 1 },
          { playerId: ids[9]![1], place: 2 },
        ],
      },
      '{ sheetId }',
    );
    const { data } = await api.asDirector(`{ resultSheet(id: "${sheetId}") { rows { nodes { recordedAs place } } } }`);
    const { recordedAs } = data!['resultSheet'].rows.nodes.find(({ place }: { place: number }) => place === 1);
    await api.command('reassignRow', { sheetId, recordedAs, playerId: ids[9]![0] });
    await expectSame();
  });

  it('has ranks that go on with the next number where its rules say so, also for a page that begins at a rank', async () => {
    const table = await tableOf('stars', 1);
    const ranks = [...new Set(table.map(({ rank }) => rank!))];
    expect(ranks).toEqual(Array.from({ length: ranks.length }, (_, at) => at + 1));
    expect(ranks.length).toBeLessThan(table.length / 2);
    const from = async (rank: number): Promise<unknown> =>
      (
        await api.asDirector(
          `{ season(id: "stars") { leaderboard(fromRank: ${rank}, first: 1) { nodes { rank competitor { competitorId } } } } }`,
        )
      ).data!['season'].leaderboard.nodes;
    for (const rank of [1, 2, ranks.length]) {
      const { competitor } = table.find((row) => row.rank === rank)!;
      expect(await from(rank)).toEqual([{ rank, competitor: { competitorId: competitor } }]);
    }
    expect(await from(ranks.length + 1)).toEqual([]);
  });

  it('has a second stage with the points of the first', async () => {
    await api.command('closeStage', { seasonId: 'linear' });
    await api.command('openStage', {
      seasonId: 'linear',
      name: 'Final',
      rules: rulesInput({
        counting: [{ name: 'Final', from: '2026-11-01' }],
        selection: { count: 'all' },
        ranking: ['points'],
        carryOver: { fraction: '0.5', rounding: { places: 1, mode: 'down' } },
      }),
    });
    await api.command('importResults', { ...nightOf(0, 9, 77), date: '2026-11-06' });
    const table = await tableOf('linear', 2);
    expect(table).toHaveLength(CLUBS * MEMBERS);
    const { stdout } = await program(await download('linear', 2, [...facts, 'leaderboard.csv']));
    expect(stdout).toBe(`${table.length} competitors, 0 differences\n`);
  });
});

describe('The program', () => {
  it('says where a table is another one', async () => {
    const place = await download('stars', 1, [...facts, 'leaderboard.csv']);
    const points = readFileSync(join(place, 'points.csv'), 'utf8').split('\n');
    const at = points.findIndex((line) => line.includes(',1,1,finished,'));
    writeFileSync(join(place, 'points.csv'), points.with(at, points[at]!.replace(/,1,([^,]*)$/, ',2,$1')).join('\n'));
    await expect(program(place)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/: rank \d+ with [\d.]+, and not \d+ with/),
    });
  });
});
