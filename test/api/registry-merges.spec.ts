/** Two ids of one person: data of one id belong to the other, until the merge is undone. */
import { join } from 'node:path';
import { projections } from '../../projections/catalogue.js';
import { viewsFormat } from '../../src/app/views/views-database.js';
import { openSqliteFile } from '../../src/store/sqlite-file.js';
import { ApiUnderTest, startFriday } from './client.js';

describe('two ids of one person', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'Fédération du Nord' });
    await api.command('defineRegion', { federationId: 'north', region: 'HAINAUT', name: 'Hainaut' });
    await api.command('registerClub', { clubId: 'mons', name: 'Poker Club Mons', country: 'BE' });
    await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', region: 'HAINAUT', since: '2020-01-01' });
  });

  afterEach(() => api.close());

  const register = async (fields: object = {}): Promise<string> => {
    const { playerId } = (await api.command('registerPerson', { clubId: 'mons', name: 'Anna', ...fields }, '{ playerId }')) as {
      playerId: string;
    };
    return playerId;
  };

  const codeOf = async (name: string, input: object): Promise<string | undefined> =>
    (await api.give(name, input, '{ revision }')).errors?.[0]?.extensions.code;

  const entering = { tournamentId: 'friday', adult: true };
  const announce = (id: string, fields: object = {}): Promise<unknown> =>
    api.command('createTournament', {
      tournamentId: id,
      name: 'Friday',
      club: 'Poker Club Mons',
      rulebook: { id: 'ropta' },
      startingStack: 20_000,
      seatsPerTable: 8,
      chipUnit: 25,
      structure: [{ kind: 'LEVEL', smallBlind: 100, bigBlind: 200, seconds: 1200 }],
      ...fields,
    });

  /** Every row of every view in the file. */
  const rowsOfAll = (): Record<string, readonly object[]> => {
    const file = openSqliteFile({ path: join(api.folder, 'views.sqlite'), format: viewsFormat, readOnly: true });
    const tables = file.database.prepare<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`).all();
    // The audit feed and the list of merges keep what happened, and that is one of the things that merging does.
    const kept = tables.filter(({ name }) => name !== 'view_checkpoint' && !name.includes('audit') && name !== 'view_merges');
    const rows = kept.map(
      ({ name }) => [name, file.database.prepare<object>(`SELECT * FROM "${name}" ORDER BY 1, 2, 3, 4`).all()] as const,
    );
    file.close();
    return Object.fromEntries(rows);
  };

  it('merged and unmerged, every view is as it was before', async () => {
    await startFriday(api);
    await register({ knownAs: 'p1', name: 'Anna' });
    await api.command('registerPerson', { clubId: 'mons', name: 'Second Anna' }, '{ playerId }');
    await announce('monday', { clubId: 'mons' });
    await announce('sunday');
    await api.command('registerPlayer', { ...entering, tournamentId: 'monday', playerId: 'anna2' });
    const gone = { tournamentId: 'friday', playerId: 'p1', confirmed: true, judged: false };
    await api.command('recordAbandonment', gone);
    await api.asDirector('{ position }');
    const before = rowsOfAll();
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(projections.length - 1);

    await api.command('mergePlayers', { playerId: 'p1', duplicateId: 'anna2' });
    const { data } = await api.asDirector(
      '{ player(id: "p1") { tournaments { nodes { id } } registration { duplicates } } other: player(id: "anna2") { name registration { mergedInto } } }',
    );
    expect(data).toEqual({
      player: { tournaments: { nodes: [{ id: 'friday' }, { id: 'monday' }] }, registration: { duplicates: ['anna2'] } },
      other: { name: 'Anna', registration: { mergedInto: 'p1' } },
    });
    expect(await codeOf('registerPlayer', { ...entering, tournamentId: 'monday', playerId: 'anna2', commandId: 'again' })).toBe(undefined);
    expect(await codeOf('registerPlayer', { ...entering, tournamentId: 'sunday', playerId: 'anna2' })).toBe('PLAYER_KEPT_ELSEWHERE');

    await api.command('unmergePlayers', { playerId: 'p1', duplicateId: 'anna2' });
    await api.asDirector('{ position }');
    expect(rowsOfAll()).toEqual(before);
  });

  it('a suspension of the one holds under the other while they are merged', async () => {
    const [anna, second] = [await register(), await register()];
    await announce('friday', { clubId: 'mons' });
    const suspension = { playerId: second, federationId: 'north', from: '2020-01-01', reason: 'Struck Bram' };
    const { events } = (await api.command('suspendPlayer', suspension, '{ events { data } }')) as {
      events: { data: { suspensionId: string } }[];
    };
    await api.command('mergePlayers', { playerId: anna, duplicateId: second });
    expect(await codeOf('registerPlayer', { ...entering, playerId: anna })).toBe('PLAYER_SUSPENDED');
    const { data } = await api.asDirector(`{ player(id: "${anna}") { personalData { suspensions { suspensionId reason } } } }`);
    const { suspensionId } = events[0]!.data;
    expect(data!['player'].personalData.suspensions).toEqual([{ suspensionId, reason: 'Struck Bram' }]);
    await api.command('liftSuspension', { playerId: anna, federationId: 'north', suspensionId });
    await api.command('registerPlayer', { ...entering, playerId: anna });
  });

  it('who met in a tournament are two persons; merges are one step deep', async () => {
    await startFriday(api);
    await register({ knownAs: 'p1' });
    const other = await register();
    const third = await register();
    expect(await codeOf('mergePlayers', { playerId: 'p1', duplicateId: 'p2' })).toBe('PLAYERS_MET');
    expect(await codeOf('mergePlayers', { playerId: 'p1', duplicateId: 'p1' })).toBe('SAME_PLAYER');
    expect(await codeOf('mergePlayers', { playerId: 'p1', duplicateId: 'typo' })).toBe('DUPLICATE_UNKNOWN');
    await api.command('mergePlayers', { playerId: other, duplicateId: third });
    expect(await codeOf('mergePlayers', { playerId: 'p1', duplicateId: other })).toBe('HAS_DUPLICATES');
    expect(await codeOf('mergePlayers', { playerId: 'p1', duplicateId: third })).toBe('PERSON_MERGED');
    expect(await codeOf('joinClub', { playerId: third, clubId: 'mons' })).toBe('PERSON_MERGED');
  });
});
