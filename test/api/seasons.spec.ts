/**
 * A season of a federation from its first tournament to its correction after the end, by GraphQL alone: docs/a-season-evening.md tells it.
 */
import { until } from '../until.js';
import { ApiUnderTest } from './client.js';
import { RawSocket } from './raw-socket.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const scheme = {
  points: { kind: 'linear', k: '3' },
  tiedPlaces: 'average',
  rounding: { places: 2, mode: 'halfUp' },
  zeroFor: ['disqualified'],
  notDroppable: ['disqualified'],
};
const rules = {
  counting: [{ name: 'Autumn', from: '2026-09-01', to: '2026-12-31' }],
  selection: { count: { best: 2 } },
  ranking: ['points', 'wins'],
  qualification: { places: 2, tieAtCut: 'official' },
};

interface Shown {
  readonly rank: number | null;
  readonly competitor: { readonly competitorId: string; readonly player: { readonly name: string | null } | null };
  readonly points: string;
}

describe('a season', () => {
  let api: ApiUnderTest;
  const ids: Record<string, string> = {};
  const names: Record<string, string> = {};

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    for (const clubId of ['mons', 'namur']) {
      await api.command('registerClub', { clubId, name: clubId });
      await api.command('affiliateClub', { clubId, federationId: 'north', region: null, since: '2020-01-01' });
    }
    for (const [name, clubId] of [
      ['Anna', 'mons'],
      ['Bruno', 'mons'],
      ['Chloe', 'namur'],
      ['Dora', 'namur'],
    ] as const) {
      ids[name] = ((await api.command('registerPerson', { clubId, name }, '{ playerId }')) as { playerId: string }).playerId;
      names[ids[name]] = name;
    }
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const play = async (clubId: string, externalId: string, date: string, order: readonly string[], more: object = {}): Promise<string> => {
    const rows = order.map((name, at) => ({ playerId: ids[name], place: at + 1, ...more }));
    const tournament = { clubId, source: 'paper', externalId, name: `Night ${externalId}`, date, rows };
    return ((await api.command('importResults', tournament, '{ sheetId }')) as { sheetId: string }).sheetId;
  };
  const create = (more: object = {}): Promise<unknown> =>
    api.command('createSeason', {
      seasonId: 'autumn',
      owner: { federationId: 'north' },
      name: 'Autumn 2026',
      stageName: 'Qualifying',
      rules: rulesInput(rules),
      scheme: schemeInput(scheme),
      ...more,
    });
  const season = { seasonId: 'autumn' };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const read = async (fields: string): Promise<any> => (await api.asDirector(`{ season(id: "autumn") { ${fields} } }`)).data!['season'];
  const table = async (args = ''): Promise<readonly (readonly [number | null, string, string])[]> => {
    const { leaderboard } = await read(`leaderboard${args} { nodes { rank competitor { competitorId player { name } } points } }`);
    return leaderboard.nodes.map(({ rank, competitor, points }: Shown) => [
      rank,
      names[competitor.competitorId] ?? competitor.competitorId,
      points,
    ]);
  };

  it('counts what its rules match, whenever it was played, and follows corrections', async () => {
    await play('mons', '1', '2026-09-04', ['Anna', 'Bruno', 'Chloe', 'Dora']);
    await play('mons', 'old', '2026-08-28', ['Dora', 'Anna']);
    await create();
    expect(await table()).toEqual([
      [1, 'Anna', '12.00'],
      [2, 'Bruno', '9.00'],
      [3, 'Chloe', '6.00'],
      [4, 'Dora', '3.00'],
    ]);
    await play('namur', '2', '2026-09-11', ['Chloe', 'Anna', 'Dora']);
    const before = (await api.asDirector('{ position }')).data!['position'];
    await play('namur', '3', '2026-09-18', ['Chloe', 'Bruno', 'Anna']);
    expect(await table()).toEqual([
      [1, 'Chloe', '18.00'],
      [2, 'Anna', '18.00'],
      [3, 'Bruno', '15.00'],
      [4, 'Dora', '6.00'],
    ]);
    const { tournaments } = await read('tournaments { nodes { name by reason level revision } }');
    expect(tournaments.nodes).toEqual(
      ['1', '2', '3'].map((night) => ({ name: `Night ${night}`, by: 'RULE', reason: 'Autumn', level: null, revision: 1 })),
    );
    // A late correction: who had won the second night was disqualified.
    await api.command('importResults', {
      clubId: 'namur',
      source: 'paper',
      externalId: '2',
      name: 'Night 2',
      date: '2026-09-11',
      rows: [
        {
          playerId: ids['Chloe'],
          place: 1,
          state: 'DISQUALIFIED',
        },
        {
          playerId: ids['Anna'],
          place: 2,
        },
        {
          playerId: ids['Dora'],
          place: 3,
        },
      ],
    });
    expect((await table()).slice(0, 3)).toEqual([
      [1, 'Anna', '18.00'],
      [2, 'Bruno', '15.00'],
      [3, 'Chloe', '9.00'],
    ]);
    expect(await table(`(asOf: ${before})`)).toEqual([
      [1, 'Anna', '18.00'],
      [2, 'Chloe', '15.00'],
      [3, 'Bruno', '9.00'],
      [4, 'Dora', '6.00'],
    ]);
    const { rankChange, changes } = await read(
      `rankChange(competitor: "${ids['Chloe']}", from: ${before}) { rankBefore rankAfter totalBefore totalAfter passedBy { competitorId } sentence { en fr } }
       changes(competitor: "${ids['Chloe']}", last: 1) { nodes { cause sheetId totalBefore totalAfter pointsBefore pointsAfter newlyCounted newlyDropped } }`,
    );
    expect(rankChange).toMatchObject({
      rankBefore: 2,
      rankAfter: 3,
      totalBefore: '15.00',
      totalAfter: '9.00',
      passedBy: [{ competitorId: ids['Bruno'] }],
    });
    expect(rankChange.sentence.fr).toMatch(/^Chloe\u00a0: rang 2 → 3, 15,00 → 9,00 points\. .*Désormais devant\u00a0: Bruno\.$/);
    expect(changes.nodes).toMatchObject([
      { cause: 'SheetRevised', totalBefore: '18.00', totalAfter: '9.00', pointsBefore: '9.00', pointsAfter: '0.00' },
    ]);
  });

  it('gives changes and tournaments one by one, each once, in both directions', async () => {
    await play('mons', '1', '2026-09-04', ['Anna', 'Bruno', 'Chloe', 'Dora']);
    await play('namur', '2', '2026-09-11', ['Chloe', 'Anna', 'Dora']);
    await create();
    for (const [list, node] of [
      ['changes', 'position competitor { competitorId }'],
      ['tournaments', 'sheetId'],
    ] as const) {
      const all = (await read(`${list}(first: 100) { nodes { ${node} } }`))[list].nodes as readonly unknown[];
      expect(all.length).toBeGreaterThanOrEqual(2);
      for (const [size, from, cursor] of [
        ['first', 'after', 'endCursor'],
        ['last', 'before', 'startCursor'],
      ] as const) {
        const found: unknown[] = [];
        for (let at: string | null = null, more = true; more && found.length <= all.length;) {
          const place: string = at === null ? '' : `, ${from}: "${at}"`;
          const page = (await read(`${list}(${size}: 1${place}) { nodes { ${node} } pageInfo { hasNextPage hasPreviousPage ${cursor} } }`))[
            list
          ];
          found.push(...page.nodes);
          at = page.pageInfo[cursor];
          more = page.pageInfo[size === 'first' ? 'hasNextPage' : 'hasPreviousPage'];
        }
        expect(size === 'first' ? found : found.reverse()).toEqual(all);
      }
    }
  });

  it('shows somebody’s results, clubs, pages from a rank and around somebody', async () => {
    await play('mons', '1', '2026-09-04', ['Anna', 'Bruno', 'Chloe', 'Dora']);
    await create();
    expect(await table('(fromRank: 3, first: 1)')).toEqual([[3, 'Chloe', '6.00']]);
    expect(await table(`(around: "${ids['Bruno']}", first: 3)`)).toEqual([
      [1, 'Anna', '12.00'],
      [2, 'Bruno', '9.00'],
      [3, 'Chloe', '6.00'],
    ]);
    expect(await table('(fromRank: 9)')).toEqual([]);
    expect(await table('(clubId: "namur")')).toEqual([
      [1, 'Chloe', '6.00'],
      [2, 'Dora', '3.00'],
    ]);
    const { clubs } = await read('clubs { rank groupId points competitors }');
    expect(clubs).toEqual([
      { rank: 1, groupId: 'mons', points: '21.00', competitors: 2 },
      { rank: 2, groupId: 'namur', points: '9.00', competitors: 2 },
    ]);
    const { data } = await api.asDirector(`{
      player(id: "${ids['Bruno']}") {
        seasonStanding(seasonId: "autumn") { rank results { place base multiplier bonus points counted player { name } } }
        headToHead(opponentId: "${ids['Anna']}") { met ahead behind level }
      }
      club(id: "mons") { report(seasonId: "autumn") { tournaments players entries averageField attendance { tournaments } } seasons { totalCount } }
      federation(id: "north") { seasons { nodes { id } } }
    }`);
    expect(data).toEqual({
      player: {
        seasonStanding: {
          rank: 2,
          results: [{ place: 2, base: '9.00', multiplier: '1', bonus: '0.00', points: '9.00', counted: true, player: { name: 'Bruno' } }],
        },
        headToHead: { met: 1, ahead: 0, behind: 1, level: 0 },
      },
      club: {
        report: {
          tournaments: 1,
          players: 4,
          entries: 4,
          averageField: '4.00',
          attendance: Array.from({ length: 4 }, () => ({ tournaments: 1 })),
        },
        seasons: { totalCount: 0 },
      },
      federation: { seasons: { nodes: [{ id: 'autumn' }] } },
    });
    const page = (await read('leaderboard(first: 2) { totalCount edges { cursor } pageInfo { hasNextPage } }')).leaderboard;
    expect([page.totalCount, page.pageInfo.hasNextPage]).toEqual([4, true]);
    expect(await table(`(first: 5, after: "${page.edges[1].cursor}")`)).toEqual([
      [3, 'Chloe', '6.00'],
      [4, 'Dora', '3.00'],
    ]);
  });

  it('adopts a scheme only after somebody saw what it changes', async () => {
    await play('mons', '1', '2026-09-04', ['Anna', 'Bruno', 'Chloe']);
    await create();
    const flat = { ...scheme, points: { kind: 'formula', text: '10/p' } };
    await api.command('proposeScheme', { ...season, scheme: schemeInput(flat) });
    const { schemePreview } = await read(
      'schemePreview(version: 2) { digest differenceCount differences { competitor { competitorId } pointsNow pointsThen } problems { place } }',
    );
    expect(schemePreview.differenceCount).toBe(3);
    expect(schemePreview.differences[0]).toEqual({ competitor: { competitorId: ids['Anna'] }, pointsNow: '9.00', pointsThen: '10.00' });
    const adopt = { ...season, version: 2, differences: '0'.repeat(64) };
    expect((await api.refusal('adoptScheme', adopt)).extensions.code).toBe('DIFFERENCES_NOT_SEEN');
    await api.command('adoptScheme', { ...adopt, differences: schemePreview.digest });
    expect(await table()).toEqual([
      [1, 'Anna', '10.00'],
      [2, 'Bruno', '5.00'],
      [3, 'Chloe', '3.33'],
    ]);
    const wrong = { ...scheme, points: { kind: 'formula', text: '1/(p-1)' } };
    expect((await api.refusal('proposeScheme', { ...season, scheme: schemeInput(wrong) })).extensions.code).toBe('SCHEME_WITHOUT_NUMBER');
    const previewed = await api.ask(
      'query ($definition: SchemeInput!) { season(id: "autumn") { schemePreview(definition: $definition) { problems { place } } } }',
      {
        definition: schemeInput(wrong),
      },
    );
    expect(previewed.data!['season'].schemePreview.problems[0]).toEqual({ place: 1 });
    const unread = { ...scheme, points: { kind: 'formula', text: 'n*' } };
    expect((await api.refusal('proposeScheme', { ...season, scheme: schemeInput(unread) })).extensions.code).toBe('SCHEME_UNREADABLE');
    expect((await api.refusal('proposeScheme', { ...season, scheme: { ...schemeInput(flat), points: {} } })).extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('keeps who proceeds through a correction, unless an official amends it, and carries points over', async () => {
    await play('mons', '1', '2026-09-04', ['Anna', 'Bruno', 'Chloe', 'Dora']);
    await create();
    const last = { counting: [{ name: 'Final', from: '2027-01-01' }], selection: { count: 'all' }, ranking: ['points'] };
    const carryOver = { fraction: '0.5', rounding: { places: 2, mode: 'halfUp' } };
    const stage = { ...season, name: 'Final', rules: rulesInput({ ...last, carryOver }) };
    expect((await api.refusal('openStage', stage)).extensions.code).toBe('STAGE_NOT_CLOSED');
    await api.command('closeStage', { ...season, stage: 1 });
    const stages =
      'stages { status qualified { competitor { competitorId } rank points } cut { rank } review { wouldProceed { competitorId } wouldNot { competitorId } } }';
    expect((await read(stages)).stages).toEqual([
      {
        status: 'CLOSED',
        qualified: [
          { competitor: { competitorId: ids['Anna'] }, rank: 1, points: '12' },
          { competitor: { competitorId: ids['Bruno'] }, rank: 2, points: '9' },
        ],
        cut: [],
        review: null,
      },
    ]);
    await api.command('openStage', stage);
    expect(await table('(stage: 2)')).toEqual([
      [1, 'Anna', '6.00'],
      [2, 'Bruno', '4.50'],
    ]);
    await play('mons', '1', '2026-09-04', ['Anna', 'Chloe', 'Bruno', 'Dora']);
    expect((await read(stages)).stages[0].review).toEqual({
      wouldProceed: [{ competitorId: ids['Chloe'] }],
      wouldNot: [{ competitorId: ids['Bruno'] }],
    });
    const chloe = { competitor: { playerId: ids['Chloe'] }, proceeds: true };
    await api.command('amendQualification', { ...season, stage: 1, ...chloe, reason: 'She was second.' });
    await api.command('upholdQualification', { ...season, stage: 1, reason: 'He has played.' });
    expect((await read(stages)).stages[0].review).toBeNull();
    await play('namur', '9', '2027-01-08', ['Bruno', 'Dora', 'Anna', 'Chloe']);
    expect(await table('(stage: 2)')).toEqual([
      [1, 'Bruno', '16.50'],
      [2, 'Anna', '12.00'],
      [3, 'Chloe', '7.50'],
    ]);
  });

  it('is followed as it changes, and every page of it', async () => {
    await play('mons', '1', '2026-09-04', ['Anna', 'Bruno']);
    await create();
    await api.app.listen(0, '127.0.0.1');
    const socket = await RawSocket.connect(`ws://${api.host}/graphql`);
    const ask = (id: string, seasonId: string): void =>
      socket.ask(
        id,
        `subscription { leaderboardChanged(seasonId: "${seasonId}", first: 1) { nodes { competitor { player { name } } points } } }`,
      );
    ask('table', 'autumn');
    const shown = (): unknown[] =>
      socket.received.flatMap(({ id, type, payload }) =>
        id === 'table' && type === 'next' ? [payload.data.leaderboardChanged.nodes] : [],
      );
    await until(() => shown().length === 1);
    expect(shown()).toEqual([[{ competitor: { player: { name: 'Anna' } }, points: '6.00' }]]);
    await play('mons', '2', '2026-09-11', ['Bruno', 'Chloe', 'Anna']);
    await until(() => JSON.stringify(shown().at(-1)).includes('Bruno'));
    ask('nothing', 'spring');
    const refused = await socket.until(({ id, type }) => id === 'nothing' && type === 'error');
    expect(refused.payload[0].extensions.code).toBe('NOT_FOUND');
    socket.end();
  });

  it('is frozen when it is closed, with the corrected table beside it', async () => {
    const sheetId = await play('mons', '1', '2026-09-04', ['Anna', 'Bruno']);
    await create();
    await api.command('adjustPoints', { ...season, competitor: { playerId: ids['Anna'] }, points: '−1,0', reason: 'Late' });
    expect((await api.refusal('closeSeason', season)).extensions.code).toBe('SEASON_STAGE_OPEN');
    await api.command('closeStage', season);
    await api.command('closeSeason', season);
    await play('mons', '1', '2026-09-04', ['Bruno', 'Anna']);
    const frozen = [
      [1, 'Anna', '5.00'],
      [2, 'Bruno', '3.00'],
    ];
    const corrected = [
      [1, 'Bruno', '6.00'],
      [2, 'Anna', '2.00'],
    ];
    expect(await table()).toEqual(frozen);
    expect(await table('(corrected: true)')).toEqual(corrected);
    expect(await table('(clubId: "mons")')).toEqual(frozen);
    expect(await table('(clubId: "mons", corrected: true)')).toEqual(corrected);
    const { leaderboard } = await read('leaderboard(first: 1) { nodes { results { place points } } }');
    expect(leaderboard.nodes).toEqual([{ results: [{ place: 1, points: '6.00' }] }]);
    expect((await read('correctionDue status')).correctionDue).toBe(true);
    expect((await api.refusal('discountTournament', { ...season, sheetId, reason: 'x' })).extensions.code).toBe('SEASON_CLOSED');
    await api.command('adoptCorrection', { ...season, reason: 'The sheet was wrong.' });
    expect(await table()).toEqual(corrected);
    expect(await read('correctionDue')).toEqual({ correctionDue: false });
  });

  it('takes no rules or schemes beyond their types, and says where', async () => {
    const problemOf = async (scheme: object): Promise<string> =>
      (
        await api.refusal('createSeason', {
          seasonId: 'x',
          owner: { federationId: 'north' },
          name: 'x',
          stageName: 'x',
          rules: rulesInput(rules),
          scheme,
        })
      ).message;
    const given = schemeInput(scheme);
    expect(await problemOf({ ...given, multiplier: ['1', '2'].map((factor) => ({ level: 'national', factor })) })).toContain(
      'input.scheme.multiplier is not as it should be: national is given twice',
    );
    expect(await problemOf({ ...given, points: { linear: { k: 'three' } } })).toContain(
      'input.scheme.points.linear.k is not as it should be: must be a decimal',
    );
    const tables = Array.from({ length: 60 }, (_, at) => ({ size: at + 1, table: Array.from({ length: 500 }, () => '1000') }));
    expect(await problemOf({ ...given, points: { placeTableBySize: { tables } } })).toContain('longer than 100000 characters');
  });

  it('says what it counts, and is closed with a reason where results wait for a person', async () => {
    await play('mons', '1', '2026-09-04', ['Anna', 'Bruno']);
    await create();
    const rows = [
      { playerId: ids['Anna'], place: 1 },
      { name: 'Emile', place: 2 },
    ];
    const night = { clubId: 'mons', source: 'paper', externalId: '2', name: 'Night 2', date: '2026-09-11', rows };
    const { sheetId, waiting } = await api.command('importResults', night, '{ sheetId waiting { recordedAs } }');
    const counting = 'counting { tournaments waiting withoutNumber { problem results sentence { fr } } }';
    expect((await read(counting)).counting).toEqual({ tournaments: 2, waiting: 1, withoutNumber: [] });
    await api.command('closeStage', season);
    expect((await api.refusal('closeSeason', season)).extensions).toMatchObject({
      code: 'SEASON_RESULTS_WAIT',
      parameters: { waiting: 1 },
    });
    await api.command('reassignRow', { sheetId, recordedAs: waiting[0].recordedAs, playerId: ids['Bruno'] });
    expect((await read(counting)).counting.waiting).toBe(0);
    await api.command('closeSeason', season);
    await api.command('reopenSeason', { ...season, reason: 'Another night' });
    await api.command('importResults', { ...night, externalId: '3', name: 'Night 3' });
    // Stage 1 is closed: the third night does not count.
    expect((await read(counting)).counting.tournaments).toBe(2);
  });

  it('counts results that have no number, and says why', async () => {
    await api.command('importResults', {
      clubId: 'mons',
      source: 'paper',
      externalId: '1',
      name: 'Night',
      date: '2026-09-04',
      buyIn: 2_000,
      rows: [
        { playerId: ids['Anna'], place: 1 },
        { playerId: ids['Bruno'], place: 2 },
      ],
    });
    await create({ scheme: schemeInput({ ...scheme, points: { kind: 'drNeau' } }) });
    await play('mons', '2', '2026-09-11', ['Anna', 'Bruno', 'Chloe']);
    const { counting } = await read('counting { withoutNumber { problem results sentence { en } } }');
    expect(counting.withoutNumber).toEqual([
      { problem: 'NOT_RECORDED', results: 3, sentence: { en: expect.stringContaining('buy-in') as unknown } },
    ]);
    const given = { name: 'x', stageName: 'x', rules: rulesInput(rules), scheme: schemeInput({ ...scheme, points: { kind: 'drNeau' } }) };
    const error = await api.refusal('createSeason', { seasonId: 'other', owner: { federationId: 'north' }, ...given });
    expect(error.extensions).toMatchObject({ code: 'SCHEME_WITHOUT_NUMBER', parameters: { entrants: 3, problem: 'NOT_RECORDED' } });
  });

  it('shows a tournament that came after it was closed as due for correction, until it and its stage are reopened', async () => {
    await play('mons', '1', '2026-09-04', ['Anna', 'Bruno']);
    await create();
    await api.command('closeStage', season);
    await api.command('closeSeason', season);
    const late = await play('mons', '2', '2026-09-11', ['Bruno', 'Anna']);
    expect(await read('correctionDue lateTournaments')).toEqual({ correctionDue: true, lateTournaments: [late] });
    const reopened = await api.command('reopenSeason', { ...season, reason: 'A night was missing' }, '{ events { text { en } } }');
    expect(JSON.stringify(reopened)).toContain('still closed: stage 1');
    await api.command('reopenStage', { ...season, reason: 'A night was missing' });
    expect(await read('correctionDue lateTournaments counting { tournaments }')).toEqual({
      correctionDue: false,
      lateTournaments: [],
      counting: { tournaments: 2 },
    });
  });

  it('exports what somebody else needs to compute it again', async () => {
    await play('mons', '1', '2026-09-04', ['Anna', 'Bruno']);
    await create();
    const files = {
      ...(await read('leaderboard: export points: export(table: POINTS)')),
      ...(await read('tournaments: export(table: TOURNAMENTS, format: JSON) page: export(format: HTML)')),
      ...(await read('french: export(format: HTML, language: FR)')),
    };
    expect(files.leaderboard.split('\n')[1]).toMatch(/^autumn,1,players,1,\d+,1,.*,,Anna,mons,,6\.00,0\.00,0\.00,1,1,1,0,$/);
    expect(files.points.split('\n')[2]).toMatch(/^autumn,1,.*,1,.*,2,1,finished,2,,,3\.00,1,0\.00,3\.00,1,,0,0,,,,2,$/);
    expect(JSON.parse(files.tournaments)).toMatchObject([{ name: 'Night 1', n: 2, by: 'rule', rule: 'Autumn' }]);
    expect(files.page).toContain('<td>Anna</td>');
    expect(files.french).toContain('<html lang="fr">');
    expect(files.french).toContain('<th>rang</th>');
  });

  it('counts and leaves out by an official’s word, which can be taken back', async () => {
    const sheetId = await play('mons', '1', '2026-09-04', ['Anna', 'Bruno']);
    const old = await play('mons', 'old', '2026-08-28', ['Dora', 'Anna']);
    await create();
    await api.command('discountTournament', { ...season, sheetId, reason: 'Short deck' });
    await api.command('countTournament', { ...season, sheetId: old, reason: 'Rained off' });
    expect(await table()).toEqual([
      [1, 'Dora', '6.00'],
      [2, 'Anna', '3.00'],
    ]);
    for (const id of [sheetId, old]) await api.command('leaveTournamentToRules', { ...season, sheetId: id });
    expect(await table()).toEqual([
      [1, 'Anna', '6.00'],
      [2, 'Bruno', '3.00'],
    ]);
  });

  it('follows a merge and its end', async () => {
    await play('mons', '1', '2026-09-04', ['Anna', 'Bruno']);
    await play('mons', '2', '2026-09-05', ['Chloe', 'Bruno']);
    await create();
    const separate = await table();
    await api.command('mergePlayers', { playerId: ids['Anna'], duplicateId: ids['Chloe'] });
    expect(await table()).toEqual([
      [1, 'Anna', '12.00'],
      [2, 'Bruno', '6.00'],
    ]);
    await api.command('unmergePlayers', { playerId: ids['Anna'], duplicateId: ids['Chloe'] });
    expect(await table()).toEqual(separate);
  });

  it('of teams counts the best members of each manche, by line-up or by the name on the sheet', async () => {
    const licence = { period: '2026', validFrom: '2026-01-01', validUntil: '2099-12-31' };
    for (const [name, clubId] of [
      ['Anna', 'mons'],
      ['Bruno', 'mons'],
      ['Chloe', 'namur'],
      ['Dora', 'namur'],
    ] as const) {
      await api.command('recordPersonalData', { playerId: ids[name], bornOn: '1990-05-31' });
      await api.command('grantLicence', { playerId: ids[name], federationId: 'north', clubId, number: name, ...licence });
    }
    const ofTeams = { counting: [{ name: 'Round 1', manche: 1 }], selection: { count: 'all', bestMembers: 1 }, ranking: ['points'] };
    await create({ competitors: 'TEAMS', rules: rulesInput(ofTeams) });
    for (const clubId of ['mons', 'namur'])
      await api.command('enterTeam', { ...season, teamId: `${clubId}-1`, clubId, name: `${clubId} I` });
    await api.command('nameLineup', { ...season, teamId: 'mons-1', clubId: 'mons', members: [ids['Anna'], ids['Bruno']] });
    const stranger = { ...season, teamId: 'namur-1', clubId: 'namur', members: [ids['Anna']] };
    expect((await api.refusal('nameLineup', stranger)).extensions.code).toBe('PLAYER_IN_ANOTHER_TEAM');
    const rows = ['Anna', 'Chloe', 'Bruno', 'Dora'].map((name, at) => ({
      playerId: ids[name],
      place: at + 1,
      ...(name === 'Chloe' || name === 'Dora' ? { team: 'namur-1' } : {}),
    }));
    await api.command('importResults', { clubId: 'mons', source: 'paper', externalId: 't', name: 'Round', date: '2026-09-04', rows });
    expect(await table()).toEqual([
      [1, 'mons-1', '12.00'],
      [2, 'namur-1', '9.00'],
    ]);
    expect((await read('rounds { manche standings { competitor { competitorId } points } }')).rounds).toEqual([
      {
        manche: 1,
        standings: [
          { competitor: { competitorId: 'mons-1' }, points: '12.00' },
          { competitor: { competitorId: 'namur-1' }, points: '9.00' },
        ],
      },
    ]);
    await api.command('withdrawTeam', { ...season, teamId: 'mons-1', reason: 'Too few' });
    expect(await table()).toEqual([[1, 'namur-1', '9.00']]);
    const { stages, teams } = await read('stages { lineups { team { team { name } } members { name } } } teams { teamId withdrawn }');
    expect(stages[0].lineups).toEqual([{ team: { team: { name: 'mons I' } }, members: [{ name: 'Anna' }, { name: 'Bruno' }] }]);
    expect(teams).toEqual([
      { teamId: 'mons-1', withdrawn: true },
      { teamId: 'namur-1', withdrawn: false },
    ]);
  });

  it('has the best result of each, now and at a position, and results lead to their sheets', async () => {
    await create();
    await play('mons', '1', '2026-09-04', ['Anna', 'Bruno', 'Chloe', 'Dora']);
    const before = (await api.asDirector('{ position }')).data!['position'];
    await play('namur', '2', '2026-09-11', ['Chloe', 'Dora', 'Bruno']);
    const best = async (args = ''): Promise<Record<string, string>> => {
      const { leaderboard } = await read(`leaderboard${args} { nodes { best competitor { competitorId } } }`);
      return Object.fromEntries(
        (leaderboard.nodes as readonly (Pick<Shown, 'competitor'> & { readonly best: string })[]).map((row) => [
          names[row.competitor.competitorId],
          row.best,
        ]),
      );
    };
    expect(await best()).toEqual({ Anna: '12.00', Bruno: '9.00', Chloe: '9.00', Dora: '6.00' });
    expect(await best(`(asOf: ${before})`)).toEqual({ Anna: '12.00', Bruno: '9.00', Chloe: '6.00', Dora: '3.00' });
    const { data } = await api.ask(`{ player(id: "${ids['Dora']}") { sheetResults { nodes { place sheet { name entrants } } } } }`);
    expect(data!['player'].sheetResults.nodes).toEqual([
      { place: 2, sheet: { name: 'Night 2', entrants: 3 } },
      { place: 4, sheet: { name: 'Night 1', entrants: 4 } },
    ]);
  });

  it('is the affair of its owner alone', async () => {
    await api.command('registerClub', { clubId: 'arlon', name: 'Arlon' });
    const holding = async (holder: object): Promise<string> =>
      ((await api.command('createToken', { holder: { kind: 'PERSON', ...holder } }, '{ key }')) as { key: string }).key;
    const official = await holding({ roles: ['FEDERATION_OFFICIAL'], federationId: 'north' });
    const club = await holding({ roles: ['CLUB_ADMIN'], clubId: 'arlon' });
    const plan = { name: 'x', stageName: 'x', rules: rulesInput(rules), scheme: schemeInput(scheme) };
    const codeOf = async (key: string, name: string, input: object): Promise<string> => {
      const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
      const query = `mutation M($input: ${type}!) { ${name}(input: $input) { revision } }`;
      const answer = await api.ask(query, { input: { commandId: `by-${Math.random()}`, ...input } }, { authorization: `Bearer ${key}` });
      return answer.errors?.[0]?.extensions.code ?? 'taken';
    };
    await api.asDirector('{ position }');
    expect(await codeOf(official, 'createSeason', { seasonId: 'one', owner: { federationId: 'north' }, ...plan })).toBe('taken');
    expect(await codeOf(club, 'createSeason', { seasonId: 'two', owner: { clubId: 'arlon' }, ...plan })).toBe('taken');
    expect(await codeOf(club, 'createSeason', { seasonId: 'three', owner: { federationId: 'north' }, ...plan })).toBe('NOT_FOUND');
    expect(await codeOf(club, 'createSeason', { seasonId: 'three', owner: { clubId: 'mons' }, ...plan })).toBe('NOT_FOUND');
    expect(await codeOf(club, 'renameSeason', { seasonId: 'one', name: 'y' })).toBe('NOT_FOUND');
    expect(await codeOf(club, 'closeStage', { seasonId: 'two' })).toBe('taken');
    expect(await codeOf(official, 'closeStage', { seasonId: 'two' })).toBe('NOT_FOUND');
    expect(
      await codeOf(official, 'adjustPoints', { seasonId: 'one', competitor: { playerId: 'p-elsewhere' }, points: '1', reason: 'x' }),
    ).toBe('COMPETITOR_UNKNOWN');
  });
});
