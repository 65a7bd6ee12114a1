/** A registration evening through the API: who is let in and who is not, late players, purchases, absences, and what the views say of it. */
import { ApiUnderTest, inputUnder, tournamentInput } from './client.js';

const events = '{ events { type data } }';
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${index + 1}`);

interface Told {
  readonly events: readonly { readonly type: string; readonly data: Record<string, unknown> }[];
}
const typesOf = ({ events: told }: Told): string[] => told.map(({ type }) => type);
const dataOf = ({ events: told }: Told, type: string) => told.find((event) => event.type === type)?.data;

describe('who plays', () => {
  let api: ApiUnderTest;
  let clock = Date.UTC(2026, 10, 20, 19);
  let number = 0;
  let id = { tournamentId: '' };

  beforeAll(async () => {
    api = await ApiUnderTest.open({ now: () => clock });
  });

  afterAll(async () => {
    await api.close();
  });

  async function announce(book: string, more: object = {}): Promise<void> {
    number += 1;
    id = { tournamentId: `evening-${number}` };
    const settings = inputUnder(book, { seatsPerTable: 8, ...more }, tournamentInput.startingStack);
    await api.command('createTournament', { ...tournamentInput, ...id, ...settings });
  }

  async function enter(...players: readonly string[]): Promise<void> {
    for (const playerId of players) await api.command('registerPlayer', { ...id, playerId, adult: true, showsDocument: true });
  }

  async function begin(notThere: readonly string[] = []): Promise<Told> {
    await api.command('drawSeats', id);
    return api.command('startTournament', { ...id, notThere }, events);
  }

  async function seen() {
    const { data } = await api.asDirector(
      `{ tournament(id: "${id.tournamentId}") { phase registrationOpen registered waiting left
         standings { nodes { playerId state rank stack place tied table away rebuys reEntries addOn owed } } } }`,
    );
    const rows = data!['tournament'].standings.nodes as readonly { readonly playerId: string }[];
    return { tournament: data!['tournament'], of: (playerId: string) => rows.find((row) => row.playerId === playerId), count: rows.length };
  }

  it('minors are refused with the article, and their birth is written nowhere (RO 1.4)', async () => {
    await announce('ropta');
    const young = { ...id, playerId: 'kim', bornOn: '2010-06-01', name: 'Kim' };
    const refusal = await api.refusal('registerPlayer', young);
    expect(refusal.extensions).toMatchObject({ code: 'UNDERAGE', article: 'RO 1.4', parameters: { playerId: 'kim', minimumAge: 18 } });
    expect(refusal.extensions.messages.fr).toContain('18');
    expect((await api.refusal('registerPlayer', { ...id, playerId: 'lou' })).extensions.code).toBe('AGE_NOT_CHECKED');
    const told = await api.command('registerPlayer', { ...id, playerId: 'max', bornOn: '1990-06-01', commandId: 'max-comes' }, events);
    expect(told.events).toEqual([
      { type: 'PlayerRegistered', data: { playerId: 'max', admission: { age: 'dayOfBirth', identity: 'notShown' } } },
    ]);
    const stored = await api.tapis.store.readStream(`tournament-${id.tournamentId}` as never);
    expect(JSON.stringify(stored)).not.toContain('1990-06');
  });

  it('Mons wants to see an identity card, and everybody accepts the rules (MO 1.1, 1.2)', async () => {
    await announce('mons');
    const registers = { ...id, playerId: 'ann', adult: true };
    expect((await api.refusal('registerPlayer', registers)).extensions).toMatchObject({
      code: 'IDENTITY_DOCUMENT_MISSING',
      article: 'MO 1.2',
    });
    const shown = { ...registers, showsDocument: true };
    expect((await api.refusal('registerPlayer', { ...shown, acceptsRules: false })).extensions).toMatchObject({
      code: 'RULES_NOT_ACCEPTED',
      article: 'MO 1.1',
    });
    await api.command('registerPlayer', shown);
    expect((await seen()).tournament).toMatchObject({ registered: 1 });
  });

  it('who comes when it is full waits, and gets the place of one who leaves', async () => {
    await announce('ropta', { entry: { capacity: 2 } });
    await enter('ann', 'bob', 'cyd');
    expect((await seen()).tournament).toMatchObject({ registered: 2, waiting: 1, left: 2, registrationOpen: true });
    expect((await seen()).of('cyd')).toMatchObject({ state: 'WAITING', rank: null });
    const left = await api.command('withdrawRegistration', { ...id, playerId: 'ann' }, events);
    expect(typesOf(left)).toEqual(['RegistrationWithdrawn', 'PlayerPromoted']);
    const now = await seen();
    expect(now.tournament).toMatchObject({ registered: 2, waiting: 0, left: 2 });
    expect([now.of('ann'), now.of('cyd')]).toMatchObject([undefined, { state: 'REGISTERED' }]);
    await api.command('closeRegistration', id);
    expect((await api.refusal('registerPlayer', { ...id, playerId: 'dan', adult: true })).extensions.code).toBe('REGISTRATION_CLOSED');
    expect((await seen()).tournament).toMatchObject({ registrationOpen: false });
  });

  it('a player with special needs keeps his seat (RO 2.1)', async () => {
    await announce('ropta');
    await enter(...names(4));
    expect((await api.refusal('assignSeat', { ...id, playerId: 'p1', table: 1, seat: 8 })).extensions).toMatchObject({
      code: 'NO_SPECIAL_NEED',
      article: 'RO 2.1',
    });
    await api.command('recordSpecialNeeds', { ...id, playerId: 'p1' });
    await api.command('assignSeat', { ...id, playerId: 'p1', table: 1, seat: 8 });
    await begin();
    const { data } = await api.asDirector(`{ tournament(id: "${id.tournamentId}") { table(table: 1) { seats { seat playerId } } } }`);
    expect(data!['tournament'].table.seats).toContainEqual({ seat: 8, playerId: 'p1' });
  });

  it('late in Mons: a small blind to each who is there, and nothing before he came (MO 3.1)', async () => {
    await announce('mons');
    await enter(...names(4), 'zoe');
    const begun = await begin(['zoe']);
    expect(dataOf(begun, 'TournamentStarted')).toMatchObject({ players: 4, expected: ['zoe'] });
    expect((await seen()).of('zoe')).toMatchObject({ state: 'REGISTERED', stack: 0, table: null });
    await api.command('markAway', { ...id, playerId: 'p1' });
    expect((await seen()).of('p1')).toMatchObject({ away: true, stack: 15_000 });
    const came = await api.command('admitLatePlayer', { ...id, playerId: 'zoe' }, events);
    expect(dataOf(came, 'LatePlayerAdmitted')).toMatchObject({
      stack: 14_925,
      price: 75,
      issued: 15_000,
      lot: { algorithm: 'sha256-free-seat-1' },
    });
    const now = await seen();
    expect([now.of('zoe'), now.of('p1'), now.of('p2')]).toMatchObject([
      { state: 'IN', stack: 14_925 },
      { stack: 15_000 },
      { stack: 15_025 },
    ]);
    expect(now.tournament).toMatchObject({ registered: 5, left: 5 });
    await api.command('markBack', { ...id, playerId: 'p1' });
    expect((await seen()).of('p1')).toMatchObject({ away: false });
  });

  it('late in RedCactus: a big blind less for each who is out, who stands one place lower; and the doors close after an hour (RC 7-A)', async () => {
    await announce('redcactus');
    await enter(...names(5));
    await begin();
    await api.command('recordHandPlayed', { ...id, table: 1 });
    await api.command('eliminatePlayer', { ...id, playerId: 'p5' });
    expect((await seen()).of('p5')).toMatchObject({ state: 'ELIMINATED', place: 5 });
    const came = await api.command('admitLatePlayer', { ...id, playerId: 'zoe', adult: true, name: 'Zoé' }, events);
    expect(dataOf(came, 'LatePlayerAdmitted')).toMatchObject({ stack: 1950, price: 50, paidTo: [], entrants: 6 });
    const now = await seen();
    expect([now.of('zoe'), now.of('p5')]).toMatchObject([{ state: 'IN', stack: 1950 }, { place: 6 }]);
    expect(now.tournament).toMatchObject({ registered: 6, left: 5 });
    expect((await api.refusal('reEnter', { ...id, playerId: 'p5' })).extensions).toMatchObject({
      code: 'REENTRY_FORBIDDEN',
      article: 'RC 7',
    });
    clock += 60 * 60_000 + 1;
    expect((await api.refusal('admitLatePlayer', { ...id, playerId: 'yan', adult: true })).extensions).toMatchObject({
      code: 'LATE_WINDOW_CLOSED',
      parameters: { unit: 'minutes', until: 60 },
    });
    const ruled = await api.command(
      'admitLatePlayer',
      { ...id, playerId: 'yan', adult: true, ruling: { reason: 'a strike of the trains' } },
      events,
    );
    expect(dataOf(ruled, 'LatePlayerAdmitted')).toMatchObject({ ruling: 'a strike of the trains' });
  });

  it('late in Toufflers: not without notice (TF §4 b1)', async () => {
    await announce('toufflers');
    await enter(...names(3), 'yan', 'zoe');
    await api.command('announceLateness', { ...id, playerId: 'yan' });
    await begin(['yan', 'zoe']);
    expect((await api.refusal('admitLatePlayer', { ...id, playerId: 'zoe' })).extensions).toMatchObject({
      code: 'LATE_NOT_ANNOUNCED',
      article: 'TF §4 b1',
    });
    expect((await seen()).of('yan')).toMatchObject({ state: 'IN', away: true, stack: 2000 });
    await api.command('admitLatePlayer', { ...id, playerId: 'yan' });
    expect((await seen()).of('yan')).toMatchObject({ away: false });
  });

  it('a rebuy is live at once and owed; the place that it undoes is free again (TDA 18)', async () => {
    await announce('tdaFr', { entry: { rebuys: { chips: 2000, lastLevel: 2, most: 1 } } });
    await enter(...names(3));
    await begin();
    await api.command('recordHandPlayed', { ...id, table: 1 });
    await api.command('eliminatePlayer', { ...id, playerId: 'p3' });
    expect((await seen()).of('p3')).toMatchObject({ state: 'ELIMINATED', place: 3 });
    await api.command('rebuy', { ...id, playerId: 'p3' });
    const now = await seen();
    expect(now.of('p3')).toMatchObject({ state: 'IN', stack: 2000, place: null, rebuys: 1, owed: 1 });
    expect(now.tournament).toMatchObject({ left: 3 });
    await api.command('payPurchase', { ...id, playerId: 'p3' });
    expect((await seen()).of('p3')).toMatchObject({ owed: 0 });
    expect((await api.refusal('rebuy', { ...id, playerId: 'p3' })).extensions.code).toBe('NO_REBUY_LEFT');
  });

  it('who is out enters again where the house lets him; an add-on is its own rule too', async () => {
    const houseRules = [
      { setting: 'reEntry.allowed', value: true },
      { setting: 'addOn.allowed', value: true },
    ];
    await announce('ropta', {
      rulebook: { id: 'ropta', at: { version: 1 }, houseRules },
      entry: { reEntries: { most: 1 }, addOn: { chips: 1000, lastLevel: 1 } },
    });
    await enter(...names(3));
    await begin();
    await api.command('recordHandPlayed', { ...id, table: 1 });
    await api.command('eliminatePlayer', { ...id, playerId: 'p3' });
    await api.command('reEnter', { ...id, playerId: 'p3' });
    await api.command('takeAddOn', { ...id, playerId: 'p3', paid: true });
    const now = await seen();
    expect(now.of('p3')).toMatchObject({ state: 'IN', stack: 3000, place: null, reEntries: 1, addOn: true, owed: 0 });
    expect(now.tournament).toMatchObject({ registered: 3, left: 3 });
  });

  it('days end and begin, who is not there is dealt in and blinded (RO 1.8)', async () => {
    await announce('ropta');
    await enter(...names(3));
    await begin();
    await api.command('endDay', id);
    expect((await api.refusal('openHand', { ...id, table: 1 })).extensions.code).toBe('DAY_OVER');
    clock += 20 * 3_600_000;
    await api.command('startDay', { ...id, absent: ['p2'] });
    const now = await seen();
    expect([now.of('p1'), now.of('p2')]).toMatchObject([{ away: false }, { away: true, stack: 2000 }]);
    expect((await api.refusal('removeAbsentPlayer', { ...id, playerId: 'p2', gaveNotice: false })).extensions).toMatchObject({
      code: 'STILL_HAS_CHIPS',
      article: 'RO 1.8',
    });
  });

  it('a player at a wrong seat goes to his own with the chips that he has (RC 6)', async () => {
    await announce('redcactus');
    await enter(...names(4));
    await begin();
    const corrected = await api.command('correctWrongSeat', { ...id, playerId: 'p1', table: 1, seat: 8 }, events);
    expect(dataOf(corrected, 'WrongSeatCorrected')).toMatchObject({
      players: [{ playerId: 'p1', to: { table: 1, seat: 8 }, stack: 2000 }],
    });
    const { data } = await api.asDirector(`{ tournament(id: "${id.tournamentId}") { table(table: 1) { seats { seat playerId } } } }`);
    expect(data!['tournament'].table.seats).toContainEqual({ seat: 8, playerId: 'p1' });
  });
});
