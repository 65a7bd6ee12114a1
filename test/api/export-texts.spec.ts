/** Hands, summaries and calendars at plain addresses, in the form of their standards. */
import { OpenHandHistory, OpenTournamentSummary, stacksAfter } from '../fixtures/open-hand-history.js';
import { ApiUnderTest, startFriday, token, tournamentInput } from './client.js';
import { allIn, fold, give, holeCards, openHand, playOut } from './hands.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

let api: ApiUnderTest;
const hands: string[] = [];

beforeAll(async () => {
  api = await ApiUnderTest.open();
  await startFriday(api);
  for (const choose of [fold, allIn]) {
    const hand = await openHand(api);
    hands.push(hand.id);
    await give(api, 'recordHoleCards', { handId: hand.id, seat: 1, cards: holeCards[1] });
    await playOut(api, hand, choose);
  }
  await api.untilViewsReached();
});
afterAll(() => api.close());

const get = async (url: string, headers: object = {}) => {
  await api.untilViewsReached();
  return api.app.inject({ url, headers: { host: api.host, ...headers } });
};
const director = { authorization: `Bearer ${token}` };

describe('Open Hand History', () => {
  const readHand = async (id: string, headers: object = {}): Promise<OpenHandHistory> =>
    OpenHandHistory.parse((await get(`/hands/${id}.ohh.json`, headers)).json());

  it('has the fields of the standard, and its chips add up', async () => {
    for (const id of hands) {
      const hand = await readHand(id);
      const all = (stacks: readonly number[]): number => stacks.reduce((sum, each) => sum + each, 0);
      expect(all(Object.values(stacksAfter(hand)))).toBe(all(hand.ohh.players.map(({ starting_stack: stack }) => stack)));
      expect(hand.ohh).toMatchObject({ game_number: id, table_size: 6, tournament_info: { name: 'Friday night', initial_stack: 2_000 } });
      expect(hand.ohh.players.map(({ name }) => name)).toContain('Player 1');
    }
  });

  it('has cards that were not tabled for those who may see them', async () => {
    expect(JSON.stringify(await readHand(hands[0]!))).not.toContain('Dealt Cards');
    const [round] = (await readHand(hands[0]!, director)).ohh.rounds;
    expect(round!.actions.find(({ action }) => action === 'Dealt Cards')).toMatchObject({ player_id: 1, cards: holeCards[1] });
    expect((await get(`/hands/${hands[0]}.phh`)).body).toContain('"d dh p1 ????"');
  });

  it('separates the hands of a tournament by an empty line', async () => {
    const { headers, body } = await get('/tournaments/friday/hands.ohh');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const read = body.split('\n\n').map((each) => OpenHandHistory.parse(JSON.parse(each)).ohh.game_number);
    expect(read).toEqual(hands);
    expect((await get('/tournaments/friday/hands.phhs')).body).toMatch(/^\[1\]\n[^[]*(?:.*\n)*\n\[2\]\n/);
  });

  it.each(['/hands/friday.9.9.ohh.json', '/hands/friday.ohh.json', '/tournaments/nothing/hands.ohh'])('%s is not there', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });
});

describe('Open Tournament Summary', () => {
  it('has the fields of the standard, and everybody who plays', async () => {
    const { ots } = OpenTournamentSummary.parse((await get('/tournaments/friday/summary.ots.json')).json());
    expect(ots).toMatchObject({
      tournament_number: 'friday',
      player_count: 6,
      initial_stack: 2_000,
      speed: { round_time: 1_200 },
      type: 'STT',
    });
    const finishes = ots.tournament_finishes_and_winnings;
    expect(finishes.filter(({ still_playing: plays, finish_position: place }) => plays === (place === null))).toHaveLength(6);
    expect((await get('/tournaments/nothing/summary.ots.json')).statusCode).toBe(404);
  });
});

/** The events of a calendar by their UID, read by RFC 5545: lines are unfolded, then texts unescaped. */
function eventsIn(calendar: string): Record<string, Record<string, string>> {
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const lines = calendar.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  const events: Record<string, Record<string, string>> = {};
  let event: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', , value = ''] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') event = {};
    else if (line === 'END:VEVENT') events[event['UID']!] = event;
    else event[name] = value.replaceAll(/\\([\\;,nN])/g, (_all, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
  }
  return events;
}

describe('The calendar of a club', () => {
  const name = 'Coupe d’été; « la belle », 1re manche \\ une très longue épreuve de poker par équipes à Mons';
  const scheduledAt = '2026-09-11T18:00:00.000Z';

  beforeAll(async () => {
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
    await api.command('createTournament', {
      ...tournamentInput,
      tournamentId: 'coupe',
      name,
      clubId: 'mons',
      scheduledAt,
      venue: 'Salle A, Mons',
    });
    await api.command('createTournament', { ...tournamentInput, tournamentId: 'undated', clubId: 'mons' });
  });

  it('has its dated tournaments, with any text', async () => {
    const { headers, body } = await get('/clubs/mons.ics');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const events = eventsIn(body);
    expect(Object.keys(events)).toEqual(['coupe@tournaments.tapis']);
    expect(events['coupe@tournaments.tapis']).toMatchObject({
      SUMMARY: name,
      LOCATION: 'Salle A, Mons',
      DTSTART: '20260911T180000Z',
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
    });
    expect((await get('/clubs/mons.ics')).headers.etag).toBe(headers.etag);
    expect((await get('/clubs/nothing.ics')).statusCode).toBe(404);
  });

  it('moves an event: the same UID, with a higher SEQUENCE', async () => {
    await api.command('correctAnnouncement', {
      tournamentId: 'coupe',
      scheduledAt: '2026-09-18T17:30:00.000Z',
      reason: 'the hall was taken',
    });
    expect(eventsIn((await get('/clubs/mons.ics')).body)['coupe@tournaments.tapis']).toMatchObject({
      DTSTART: '20260918T173000Z',
      SEQUENCE: '1',
    });
  });
});

describe('The calendar of a season', () => {
  it('has what counts by its day, what is announced, and withdrawn results as cancelled', async () => {
    const scheme = {
      points: { kind: 'placeTable', table: ['10'], below: '0' },
      tiedPlaces: 'average',
      rounding: { places: 2, mode: 'halfUp' },
      zeroFor: [],
      notDroppable: [],
    };
    const rules = { counting: [{ name: 'all' }], selection: { count: 'all' }, ranking: ['points'] };
    const season = { seasonId: 'autumn', owner: { clubId: 'mons' }, name: 'Autumn', stageName: 'League' };
    const { playerId } = await api.command('registerPerson', { clubId: 'mons', name: 'Anna' }, '{ playerId }');
    const night = { clubId: 'mons', source: 'paper', externalId: '1', name: 'Night 1', date: '2026-09-04', rows: [{ playerId, place: 1 }] };
    const { sheetId } = await api.command('importResults', night, '{ sheetId }');
    await api.command('createSeason', { ...season, rules: rulesInput(rules), scheme: schemeInput(scheme) });
    const counted = `${sheetId}@tournaments.tapis`;
    const read = async () => eventsIn((await get('/seasons/autumn.ics')).body);
    expect(Object.keys(await read()).toSorted()).toEqual([counted, 'coupe@tournaments.tapis'].toSorted());
    expect((await read())[counted]).toMatchObject({ DTSTART: '20260904', DTEND: '20260905', STATUS: 'CONFIRMED', SUMMARY: 'Night 1' });
    await api.command('withdrawImport', { sheetId });
    expect((await read())[counted]).toMatchObject({ STATUS: 'CANCELLED' });
    expect((await get('/seasons/nothing.ics')).statusCode).toBe(404);
  });
});
