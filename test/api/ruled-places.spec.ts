/** Players who were ranked wrongly, found the next day: what a ruling changes is shown first, then it is recorded, and prizes follow. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';

const id = { tournamentId: 'friday' };
const events = '{ events { type data } }';

describe('places that the director rules', () => {
  let api: ApiUnderTest;
  let now = Date.UTC(2026, 10, 20, 19);
  let out: readonly string[] = [];

  beforeEach(async () => {
    api = await ApiUnderTest.open({ now: () => (now += 1_000) });
    await api.command('createTournament', { ...tournamentInput, ...id, seatsPerTable: 8, rulebook: { id: 'ropta' } });
    for (let n = 1; n <= 4; n += 1) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true, showsDocument: true });
    await api.command('setPrizes', { ...id, money: { amounts: ['10000', '6000', '4000'].map(Number) } });
    await drawFrom(api, seed);
    await api.command('startTournament', id);
    const { data } = await api.asDirector('{ tournament(id: "friday") { table(table: 1) { seats { playerId } } } }');
    out = data!['tournament'].table.seats.map(({ playerId }: { playerId: string }) => playerId);
    for (const playerId of out.slice(0, 3)) {
      await api.command('recordHandPlayed', { ...id, table: 1 });
      await api.command('eliminatePlayer', { ...id, playerId });
    }
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function preview(players: object, token = true): Promise<any> {
    const query = `mutation ($input: CorrectPlacesInput!) { correctPlaces(input: $input) { events { type } repeated preview {
      events { type text { en fr } } differences { what playerId before after change text { en fr } } } } }`;
    const input = { commandId: 'tried', preview: true, ...id, players, article: 'RO 1.10', reason: 'read upside down' };
    return token ? api.asDirector(query, { input }) : api.ask(query, { input });
  }

  async function standings(): Promise<readonly unknown[]> {
    const { data } = await api.asDirector('{ tournament(id: "friday") { standings { nodes { playerId state place award { cents } } } } }');
    return data!['tournament'].standings.nodes;
  }

  it('are shown before they are ruled, and nothing is recorded by it', async () => {
    const [, , third, winner] = out;
    const before = await standings();
    const { data, errors } = await preview([
      { playerId: third, place: 1 },
      { playerId: winner, place: 2 },
    ]);
    expect(errors).toBeUndefined();
    const { events: recorded, repeated, preview: shown } = data!['correctPlaces'];
    expect({ recorded, repeated }).toEqual({ recorded: [], repeated: false });
    expect(shown.events.map(({ type }: { type: string }) => type)).toEqual([
      'TournamentReopened',
      'PlayerReinstated',
      'PlayerEliminated',
      'ChipsCounted',
      'PlacesRuled',
      'TournamentFinished',
      'PrizesAwarded',
    ]);
    const changed = (what: string, playerId: string | undefined, one: string | null, other: string | null, change: number | null) =>
      expect.objectContaining({ what, playerId, before: one, after: other, change });
    expect(shown.differences).toEqual(
      expect.arrayContaining([
        changed('PLACE', third, '2', '1', -1),
        changed('STATE', third, 'eliminated', 'winner', null),
        changed('PRIZE', third, '6000', '10000', 4000),
        changed('PLACE', winner, '1', '2', 1),
        changed('PRIZE', winner, '10000', '6000', -4000),
      ]),
    );
    expect(shown.differences.find(({ what }: { what: string }) => what === 'PRIZE').text).toEqual({
      en: `${third}: prize €60.00 → €100.00`,
      fr: `${third}\u00a0: prix 60,00\u00a0€ → 100,00\u00a0€`,
    });
    expect(await standings()).toEqual(before);
  });

  it('need the token even to be shown, and fail as the ruling would', async () => {
    const [first] = out;
    const { errors } = await preview([{ playerId: first, place: 3 }]);
    expect(errors).toBeUndefined();
    const misfit = await preview([{ playerId: first, place: 2 }]);
    expect(misfit.errors![0]!.extensions).toMatchObject({ code: 'PLACES_DO_NOT_FIT', parameters: { expected: 4 } });
    const stranger = await preview([{ playerId: first, place: 3 }], false);
    expect(stranger.errors![0]!.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('change standings and prizes, with the article, the reason and who ruled on record', async () => {
    const [first, second, third, winner] = out;
    const input = {
      ...id,
      players: [
        { playerId: second, place: 4 },
        { playerId: first, place: 3 },
      ],
      article: 'RO 1.10',
      reason: 'the sheet was read upside down',
    };
    const { events: made } = await api.command('correctPlaces', input, events);
    expect(made.map(({ type }: { type: string }) => type)).toEqual(['PlaceCorrected', 'PlaceCorrected', 'PlacesRuled', 'PrizesAwarded']);
    expect(await standings()).toEqual([
      { playerId: winner, state: 'WINNER', place: 1, award: { cents: 10_000 } },
      { playerId: third, state: 'ELIMINATED', place: 2, award: { cents: 6000 } },
      { playerId: first, state: 'ELIMINATED', place: 3, award: { cents: 4000 } },
      { playerId: second, state: 'ELIMINATED', place: 4, award: null },
    ]);
    const other = await api.command(
      'correctPlaces',
      {
        ...id,
        players: [
          { playerId: third, place: 1 },
          { playerId: winner, place: 2 },
        ],
        article: 'RO 1.10',
        reason: 'the last hand was theirs',
      },
      events,
    );
    expect(other.events.at(-1)).toMatchObject({ type: 'PrizesAwarded' });
    expect((await standings()).slice(0, 2)).toEqual([
      { playerId: third, state: 'WINNER', place: 1, award: { cents: 10_000 } },
      { playerId: winner, state: 'ELIMINATED', place: 2, award: { cents: 6000 } },
    ]);
    const refused = await api.refusal('correctPlaces', { ...input, article: 'MO 1.1' });
    expect(refused.extensions).toMatchObject({ code: 'UNKNOWN_ARTICLE', parameters: { article: 'MO 1.1', rulebook: 'ropta' } });
    expect(refused.extensions.messages.fr).toContain('n’a pas d’article MO 1.1');
  });
});
