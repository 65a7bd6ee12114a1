/** The day of a sheet is that of the calendar where the tournament was: seasons count by it, and a wrong one is put right. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const id = { tournamentId: 'friday' };

describe('the day of a tournament that was played here', () => {
  let api: ApiUnderTest;
  let now = 0;

  /** @param at the start of the evening, by the clock of the server */
  async function open(at: string): Promise<void> {
    now = Date.parse(at);
    api = await ApiUnderTest.open({ now: () => (now += 100) });
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
  }

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function play(announced: object = {}): Promise<void> {
    await api.command('createTournament', { ...tournamentInput, ...id, clubId: 'mons', ...announced });
    for (const playerId of ['a', 'b']) await api.command('registerPlayer', { ...id, playerId, adult: true });
    await drawFrom(api, seed);
    await api.command('startTournament', id);
    await api.command('recordHandPlayed', { ...id, table: 1 });
    await api.command('eliminatePlayer', { ...id, playerId: 'b' });
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function read(): Promise<any> {
    const { data, errors } = await api.asDirector(
      '{ resultSheet(id: "friday") { date dayFrom timeZone revision status history { nodes { what cause { kind } } } } }',
    );
    expect(errors).toBeUndefined();
    return data!['resultSheet'];
  }

  it.each([
    // Half past midnight in Brussels.
    ['2026-09-03T22:30:00Z', {}, '2026-09-04', 'STARTED', 'Europe/Brussels'],
    // Half past eight in the evening in Guadeloupe.
    ['2026-09-05T00:30:00Z', { timeZone: 'America/Guadeloupe' }, '2026-09-04', 'STARTED', 'America/Guadeloupe'],
    // Announced for the evening, begun after midnight.
    ['2026-09-04T22:30:00Z', { scheduledAt: '2026-09-04T18:00:00Z' }, '2026-09-04', 'SCHEDULED', 'Europe/Brussels'],
  ])('begun at %s with %j is %s', async (at, announced, date, dayFrom, timeZone) => {
    await open(at);
    await play(announced);
    expect(await read()).toMatchObject({ date, dayFrom, timeZone });
  });

  it('is in the time zone of its club where none was announced', async () => {
    await open('2026-09-05T00:30:00Z');
    await api.command('changeClubProfile', { clubId: 'mons', timeZone: 'America/Guadeloupe' });
    await play();
    expect(await read()).toMatchObject({ date: '2026-09-04', timeZone: 'America/Guadeloupe' });
    const { data } = await api.asDirector('{ club(id: "mons") { timeZone } tournament(id: "friday") { timeZone } }');
    expect(data).toEqual({ club: { timeZone: 'America/Guadeloupe' }, tournament: { timeZone: null } });
  });

  it('is corrected with the announcement, and counts in the season of that day', async () => {
    await open('2026-09-30T23:00:00Z');
    const rules = { counting: [{ name: 'September', to: '2026-09-30' }], selection: { count: 'all' }, ranking: ['points'] };
    const scheme = { points: { kind: 'linear', k: '1' }, tiedPlaces: 'average', rounding: { places: 0, mode: 'halfUp' } };
    const season = { seasonId: 's', owner: { clubId: 'mons' }, name: 'S', stageName: 'All' };
    await api.command('createSeason', { ...season, rules: rulesInput(rules), scheme: schemeInput(scheme) });
    const counted = async (): Promise<number> => {
      await api.untilViewsReached();
      return (await api.asDirector('{ season(id: "s") { leaderboard { totalCount } } }')).data!['season'].leaderboard.totalCount;
    };
    await play();
    expect([(await read()).date, await counted()]).toEqual(['2026-10-01', 0]);
    await api.command('correctAnnouncement', { ...id, scheduledAt: '2026-09-30T18:00:00Z', reason: 'forgotten' });
    const sheet = await read();
    expect([sheet.date, sheet.dayFrom, await counted()]).toEqual(['2026-09-30', 'SCHEDULED', 2]);
    expect(sheet.history.nodes.at(-1)).toEqual({ what: 'REVISED', cause: { kind: 'DAY_CORRECTED' } });
    await api.command('correctAnnouncement', { ...id, timeZone: 'Asia/Tokyo', reason: 'played there' });
    expect([(await read()).date, await counted()]).toEqual(['2026-10-01', 0]);
  });

  it('is what an official rules, through later revisions, until the time is corrected', async () => {
    await open('2026-09-04T18:00:00Z');
    await play();
    await api.command('correctSheetDay', { sheetId: 'friday', date: '2026-09-03', reason: 'typed in a day late' });
    expect(await read()).toMatchObject({ date: '2026-09-03', dayFrom: 'RULED', revision: 2 });
    const things = [{ place: 1, thing: 'a ham' }];
    await api.command('setPrizes', { ...id, things });
    expect(await read()).toMatchObject({ date: '2026-09-03', dayFrom: 'RULED', revision: 3 });
    const { data } = await api.asDirector('{ player(id: "a") { sheetResults { nodes { date } } } }');
    expect(data!['player'].sheetResults.nodes).toEqual([{ date: '2026-09-03' }]);
    await api.command('correctAnnouncement', { ...id, scheduledAt: '2026-09-02T18:00:00Z', reason: 'it was then' });
    expect(await read()).toMatchObject({ date: '2026-09-02', dayFrom: 'SCHEDULED' });
    const refusal = await api.refusal('correctSheetDay', { sheetId: 'friday', date: '2026-02-31', reason: 'x' });
    expect(refusal.extensions).toMatchObject({ code: 'SHEET_DAY_INVALID', parameters: { day: '2026-02-31' } });
  });

  it('is asked by the name of a zone that there is', async () => {
    await open('2026-09-04T18:00:00Z');
    const of = { ...tournamentInput, ...id, clubId: 'mons' };
    const codes = async (name: string, input: object): Promise<string> => (await api.refusal(name, input)).extensions.code;
    const refused = await api.refusal('createTournament', { ...of, timeZone: 'Europe/Mons' });
    const { code, article, parameters } = refused.extensions;
    expect({ code, article, parameters }).toEqual({ code: 'UNKNOWN_TIME_ZONE', article: null, parameters: { timeZone: 'Europe/Mons' } });
    expect(await codes('changeClubProfile', { clubId: 'mons', timeZone: 'Europe/Mons' })).toBe('TIME_ZONE_UNKNOWN');
    const { errors } = await api.give('createTournament', { ...of, timeZone: '+02:00' }, '{ revision }');
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('lets in a player who comes of age on it, and nobody who does so the day after', async () => {
    await open('2026-09-03T22:15:00Z');
    const of = { ...tournamentInput, ...id, clubId: 'mons', rulebook: { id: 'ropta', at: { version: 1 } } };
    await api.command('createTournament', of);
    await api.command('registerPlayer', { ...id, playerId: 'ann', bornOn: '2008-09-04', showsDocument: true });
    const young = { playerId: 'bob', bornOn: '2008-09-05', showsDocument: true };
    expect((await api.refusal('registerPlayer', { ...id, ...young })).extensions.code).toBe('UNDERAGE');
    // For an evening that is announced for the day of their birthday, they may register before it.
    const later = { tournamentId: 'saturday' };
    await api.command('createTournament', { ...of, ...later, name: 'Saturday', scheduledAt: '2026-09-05T18:00:00Z' });
    await api.command('registerPlayer', { ...later, ...young });
    // In Guadeloupe it is the day before.
    await api.command('createTournament', { ...of, tournamentId: 'far', name: 'Far', timeZone: 'America/Guadeloupe' });
    const far = { tournamentId: 'far', playerId: 'ann', bornOn: '2008-09-04', showsDocument: true };
    expect((await api.refusal('registerPlayer', far)).extensions.code).toBe('UNDERAGE');
  });
});
