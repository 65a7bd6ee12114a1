/** From a played tournament to its result sheet: published at the end, revised by what is corrected since, ratified, amended by a commission. */
import { PublishedResults } from '../../src/app/sheets/published-results.js';
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';

const id = { tournamentId: 'friday' };
const sheet = { sheetId: 'friday' };

describe('the result sheet of a tournament that was played here', () => {
  let api: ApiUnderTest;
  let now = Date.UTC(2026, 10, 20, 19);
  let out: readonly string[] = [];

  beforeEach(async () => {
    api = await ApiUnderTest.open({ now: () => (now += 1_000) });
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
    await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', since: '2020-01-01' });
    await api.command('createTournament', { ...tournamentInput, ...id, seatsPerTable: 8, clubId: 'mons', rulebook: { id: 'ropta' } });
    for (let n = 1; n <= 4; n += 1) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true, showsDocument: true });
    await drawFrom(api, seed);
    await api.command('startTournament', id);
    const { data } = await api.asDirector('{ tournament(id: "friday") { table(table: 1) { seats { playerId } } } }');
    out = data!['tournament'].table.seats.map(({ playerId }: { playerId: string }) => playerId);
    await eliminate(out[0]!);
    await eliminate(out[1]!);
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function eliminate(playerId: string): Promise<void> {
    await api.command('recordHandPlayed', { ...id, table: 1 });
    await api.command('eliminatePlayer', { ...id, playerId });
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function read(): Promise<any> {
    const { data, errors } = await api.asDirector(`{ resultSheet(id: "friday") {
      revision status complete entrants entries unmatched source clubId
      rows { nodes { player { id } place tied state entries rebuys } }
      history { nodes { what revision cause { kind eventId } differences { recordedAs field before after } } } } }`);
    expect(errors).toBeUndefined();
    return data!['resultSheet'];
  }

  const places = async (): Promise<readonly (readonly [string, number, string])[]> =>
    ((await read()).rows.nodes as { player: { id: string }; place: number; state: string }[]).map((row) => [
      row.player.id,
      row.place,
      row.state,
    ]);

  it('is there once the tournament is over, and not before', async () => {
    expect(await read()).toBeNull();
    const { errors } = await api.give('publishResults', id, '{ revision }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOURNAMENT_NOT_OVER', article: null, parameters: {} });
    await eliminate(out[2]!);
    const first = await read();
    expect(first).toMatchObject({
      revision: 1,
      status: 'PROVISIONAL',
      complete: true,
      entrants: 4,
      entries: 4,
      unmatched: 0,
      source: 'TAPIS',
      clubId: 'mons',
    });
    expect(first.rows.nodes[0]).toEqual({ player: { id: out[3] }, place: 1, tied: 1, state: 'FINISHED', entries: 1, rebuys: 0 });
    expect(await places()).toEqual([3, 2, 1, 0].map((index, at) => [out[index], at + 1, 'FINISHED']));
    expect(first.history.nodes).toEqual([
      { what: 'PUBLISHED', revision: 1, cause: { kind: 'FINISHED', eventId: expect.any(String) as string }, differences: [] },
    ]);
  });

  it('is revised once by places that are ruled since, with the cause and the differences', async () => {
    await eliminate(out[2]!);
    await api.command('correctPlaces', {
      ...id,
      players: [
        { playerId: out[0], place: 3 },
        { playerId: out[1], place: 4 },
      ],
      article: 'RO 1.10',
      reason: 'Both lost the same hand',
    });
    const { revision, history } = await read();
    expect(revision).toBe(2);
    expect(history.nodes).toHaveLength(2);
    expect(history.nodes[1]).toMatchObject({ revision: 2, cause: { kind: 'PLACE_CORRECTED' } });
    expect(history.nodes[1].differences).toEqual(
      [
        { recordedAs: out[0], field: 'place', before: '4', after: '3' },
        { recordedAs: out[1], field: 'place', before: '3', after: '4' },
      ].toSorted((a, b) => (a.recordedAs! < b.recordedAs! ? -1 : 1)),
    );
  });

  it('keeps what a commission amended through later revisions, and has to be ratified again', async () => {
    await eliminate(out[2]!);
    await api.command('ratifySheet', sheet);
    expect((await read()).status).toBe('RATIFIED');
    await api.command('amendRow', { ...sheet, playerId: out[3], state: 'DISQUALIFIED', promote: true, reason: 'Cartes marquées' });
    const amended = [
      [out[2], 1],
      [out[3], 1],
    ];
    expect((await places()).slice(0, 2).map(([who, place]) => [who, place])).toEqual(expect.arrayContaining(amended));
    await api.command('correctPlaces', {
      ...id,
      players: [
        { playerId: out[0], place: 3 },
        { playerId: out[1], place: 4 },
      ],
      article: 'RO 1.10',
      reason: 'Both lost the same hand',
    });
    const standing = await places();
    expect(standing).toContainEqual([out[3], 1, 'DISQUALIFIED']);
    expect(standing).toContainEqual([out[0], 2, 'FINISHED']);
    expect(standing).toContainEqual([out[1], 3, 'FINISHED']);
    expect((await read()).status).toBe('PROVISIONAL');
    // The words of the commission are about a person: no event holds them.
    const events = await api.tapis.store.readStream('sheet-friday');
    expect(events.map(({ data }) => data).join('')).not.toContain('Cartes');
    await api.command('liftAmendment', { ...sheet, amendment: 1, reason: 'Appel accueilli' });
    expect(await places()).toContainEqual([out[3], 1, 'FINISHED']);
    expect(await places()).toContainEqual([out[2], 2, 'FINISHED']);
  });

  it('is among those of the club, of the federation and of a player, under the id that they are kept under', async () => {
    await eliminate(out[2]!);
    const { data } = await api.asDirector(`{ club(id: "mons") { resultSheets { totalCount nodes { id } } }
      federation(id: "north") { resultSheets { nodes { id } } }
      player(id: "${out[3]}") { sheetResults { nodes { sheetId place recordedAs } } } }`);
    expect(data!['club'].resultSheets).toEqual({ totalCount: 1, nodes: [{ id: 'friday' }] });
    expect(data!['federation'].resultSheets.nodes).toEqual([{ id: 'friday' }]);
    expect(data!['player'].sheetResults.nodes).toEqual([{ sheetId: 'friday', place: 1, recordedAs: out[3] }]);
    const { playerId } = (await api.command('registerPerson', { clubId: 'mons', name: 'Anna' }, '{ playerId }')) as { playerId: string };
    const ofAnna = async (): Promise<unknown> =>
      (await api.asDirector(`{ player(id: "${playerId}") { sheetResults { nodes { place recordedAs } } } }`)).data!['player'].sheetResults
        .nodes;
    await api.command('mergePlayers', { playerId, duplicateId: out[3] });
    expect(await ofAnna()).toEqual([{ place: 1, recordedAs: out[3] }]);
    await api.command('unmergePlayers', { playerId, duplicateId: out[3] });
    expect(await ofAnna()).toEqual([]);
  });

  it('has one revision an event, whoever comes to it again', async () => {
    await eliminate(out[2]!);
    const events = await api.tapis.store.readStream('tournament-friday');
    const { position } = events.find(({ type }) => type === 'TournamentFinished')!;
    const before = await api.tapis.streams.load('sheet', 'friday' as never);
    for await (const page of api.tapis.store.readAll(position - 1)) {
      for (const { id: eventId, stream, revision, metadata } of page.filter(({ type }) => type === 'TournamentFinished'))
        await api.tapis.part(PublishedResults).follow({ id: eventId, stream, revision, metadata: JSON.parse(metadata) } as never);
    }
    expect((await api.tapis.streams.load('sheet', 'friday' as never)).revision).toBe(before.revision);
    await api.command('publishResults', id);
    expect((await read()).revision).toBe(1);
  });
});
