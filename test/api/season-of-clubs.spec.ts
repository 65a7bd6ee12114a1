/**
 * A federation of 12 clubs with 10 tournaments each, as they were simulated: late corrections, a disqualification, two ids of one person. The table
 * is the one that is computed here from the exported CSV alone, with other arithmetic.
 */
import { parse } from 'csv-parse/sync';
import { rulebookNamed } from '../../src/rulebooks/rulebooks.js';
import { simulate } from '../../src/simulate/simulate.js';
import { ApiUnderTest } from './client.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const CLUBS = 12;
const NIGHTS = 10;
const FIELD = 8;
/** Members of a club, this many of whom play on a night, with two guests of the next club. */
const MEMBERS = 9;
const BEST = 6;
/** In hundredths: 10·√(n/p), rounded half up, and a point for taking part. */
const SCHEME = {
  points: { kind: 'sqrtRatio', c: '10' },
  tiedPlaces: 'average',
  rounding: { places: 2, mode: 'halfUp' },
  participation: '1',
  bonuses: [{ for: 'win', points: '2' }],
  zeroFor: ['disqualified'],
  notDroppable: ['disqualified'],
};

type Line = Readonly<Record<string, string>>;
const linesOf = (csv: string): Line[] => parse(csv, { columns: true });

const clubOf = (number: number): string => `club-${number % CLUBS}`;
const dayOf = (club: number, night: number): string => new Date(Date.UTC(2026, 8, 1 + night * 7 + (club % 5))).toISOString().slice(0, 10);

/** The order in which a simulated tournament ended, by the numbers of its players. */
function simulatedOrder(seed: number): readonly (readonly [place: number, tied: number, player: number])[] {
  const { ranking } = simulate({ players: FIELD, book: rulebookNamed('ropta')!, seed, seatsPerTable: 8, untyped: 'all' });
  const ids = ranking.map(({ playerId }) => playerId).toSorted();
  return ranking.map(({ place, tied, playerId }) => [place, tied, ids.indexOf(playerId)]);
}

/** The table by the exports alone: names of columns and the scheme are all that is known. */
function recompute(points: readonly Line[], tournaments: readonly Line[]): Map<string, number> {
  const sizes = new Map(tournaments.map((line) => [line['tournament']!, Number(line['n'])]));
  const byPlayer = Map.groupBy(points, (line) => line['competitor']!);
  return new Map(
    [...byPlayer].map(([player, lines]) => {
      const results = lines.map((line) => {
        const [place, tied, n] = [Number(line['place']), Number(line['tied']), sizes.get(line['tournament']!)!];
        if (line['state'] === 'disqualified') return { points: 0, mustCount: true };
        let sum = 0;
        for (let each = place; each < place + tied; each += 1) sum += 10 * Math.sqrt(n / each);
        return { points: Math.round((sum / tied) * 100) + 100 + (place === 1 ? 200 : 0), mustCount: false };
      });
      const sorted = results.toSorted((a, b) => Number(b.mustCount) - Number(a.mustCount) || b.points - a.points);
      return [player, sorted.slice(0, BEST).reduce((sum, result) => sum + result.points, 0)];
    }),
  );
}

describe('a season of twelve clubs', () => {
  let api: ApiUnderTest;
  const ids: string[][] = [];

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    for (let club = 0; club < CLUBS; club += 1) {
      await api.command('registerClub', { clubId: clubOf(club), name: clubOf(club) });
      await api.command('affiliateClub', { clubId: clubOf(club), federationId: 'north', since: '2020-01-01' });
      const members: string[] = [];
      for (let member = 0; member < MEMBERS; member += 1) {
        const person = { clubId: clubOf(club), name: `P ${club} ${member}` };
        members.push(((await api.command('registerPerson', person, '{ playerId }')) as { playerId: string }).playerId);
      }
      ids.push(members);
    }
    await api.command('createSeason', {
      seasonId: 'autumn',
      owner: { federationId: 'north' },
      name: 'Autumn',
      stageName: 'Season',
      rules: rulesInput({ counting: [{ name: 'all' }], selection: { count: { best: BEST } }, ranking: ['points'] }),
      scheme: schemeInput(SCHEME),
    });
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const playersOf = (club: number, night: number): readonly string[] => [
    ...Array.from({ length: FIELD - 2 }, (_, at) => ids[club]![(night + at) % (MEMBERS - 1)]!),
    ...[0, 1].map((at) => ids[(club + 1) % CLUBS]![(night + at) % (MEMBERS - 1)]!),
  ];
  const play = (club: number, night: number, seed: number, disqualified: number | null = null): Promise<unknown> => {
    const players = playersOf(club, night);
    const rows = simulatedOrder(seed).map(([place, tied, player]) => ({
      playerId: players[player],
      place,
      tied,
      state: place === disqualified ? 'DISQUALIFIED' : 'FINISHED',
    }));
    return api.command('importResults', {
      clubId: clubOf(club),
      source: 'simulated',
      externalId: `${club}-${night}`,
      name: `${clubOf(club)}, night ${night}`,
      date: dayOf(club, night),
      rows,
    });
  };
  const exported = async (table: string): Promise<Line[]> =>
    linesOf((await api.asDirector(`{ season(id: "autumn") { export(table: ${table}) } }`)).data!['season'].export);

  const expectSame = async (): Promise<void> => {
    const table = await exported('LEADERBOARD');
    const due = recompute(await exported('POINTS'), await exported('TOURNAMENTS'));
    expect(new Map(table.map((line) => [line['player_id']!, Math.round(Number(line['points']) * 100)]))).toEqual(due);
    const totals = [...due.values()];
    for (const line of table) {
      const mine = Math.round(Number(line['points']) * 100);
      expect(Number(line['rank'])).toBe(1 + totals.filter((total) => total > mine).length);
    }
  };

  it('is the table that somebody else computes from the export, through corrections, a disqualification and a merge', async () => {
    for (let night = 0; night < NIGHTS; night += 1)
      for (let club = 0; club < CLUBS; club += 1) await play(club, night, night * CLUBS + club + 1);
    expect(await exported('TOURNAMENTS')).toHaveLength(CLUBS * NIGHTS);
    expect(await exported('LEADERBOARD')).toHaveLength(CLUBS * (MEMBERS - 1));
    await expectSame();
    // Late corrections: nights that were reported wrongly, and who had won one is disqualified.
    await play(3, 2, 901);
    await play(7, 9, 902);
    await play(5, 4, 4 * CLUBS + 5 + 1, 1);
    await expectSame();
    // One member had played a night under another id.
    const double = ids[0]![MEMBERS - 1]!;
    const rows = [
      { playerId: double, place: 1 },
      { playerId: ids[2]![0], place: 2 },
    ];
    await api.command('importResults', { clubId: 'club-0', source: 'simulated', externalId: 'x', name: 'Extra', date: '2026-11-30', rows });
    await api.command('mergePlayers', { playerId: ids[1]![0], duplicateId: double });
    const table = await exported('LEADERBOARD');
    expect(table.some((line) => line['player_id'] === double)).toBe(false);
    await expectSame();
    await api.command('unmergePlayers', { playerId: ids[1]![0], duplicateId: double });
    await expectSame();
  });
});
