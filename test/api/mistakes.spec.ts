/** A director's mistakes corrected through the API, and their effect on the views. */
import { ApiUnderTest, inputUnder, tournamentInput } from './client.js';

const events = '{ events { type data } }';

describe('entries and purchases by mistake', () => {
  let api: ApiUnderTest;
  const id = { tournamentId: 'mistakes' };

  async function seen() {
    const { data } = await api.asDirector(
      `{ tournament(id: "mistakes") { registered left
         standings { nodes { playerId state stack place rebuys owed } }
         tables { nodes { seats { seat playerId stack } } }
         chipInventory { accounts { inPlay handedOut takenBack } }
         chipLedger { nodes { type text { en fr } reason } } } }`,
    );
    const { standings, tables, chipInventory, chipLedger, ...tournament } = data!['tournament'];
    const rows = standings.nodes as readonly { readonly playerId: string }[];
    return {
      tournament,
      of: (playerId: string) => rows.find((row) => row.playerId === playerId),
      seats: (tables.nodes as readonly { readonly seats: readonly { readonly seat: number; readonly playerId: string }[] }[])
        .flatMap(({ seats }) => seats)
        .sort((one, other) => one.seat - other.seat),
      accounts: chipInventory.accounts,
      lines: chipLedger.nodes as readonly { readonly type: string }[],
    };
  }

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    const entry = { rebuys: { chips: 5_000, lastLevel: 2, most: 2 } };
    await api.command('createTournament', { ...tournamentInput, ...id, ...inputUnder('tdaFr', { seatsPerTable: 8, entry }, 10_000) });
    for (const playerId of ['ann', 'ben', 'cat', 'dan']) {
      await api.command('registerPlayer', { ...id, playerId, adult: true, showsDocument: true });
    }
    await api.command('drawSeats', id);
    await api.command('startTournament', id);
  });

  afterAll(async () => {
    await api.close();
  });

  it('cancels a rebuy that was sold to the wrong player', async () => {
    await api.command('rebuy', { ...id, playerId: 'ann' });
    expect((await seen()).of('ann')).toMatchObject({ stack: 15_000, rebuys: 1, owed: 1 });
    const cancels = { ...id, playerId: 'ann', purchase: 'REBUY', reason: 'it was Ben' };
    expect((await api.command('cancelPurchase', cancels, events)).events).toMatchObject([
      { type: 'PurchaseCancelled', data: { playerId: 'ann', removed: 5_000, owed: 0, refund: false } },
    ]);
    const { of, accounts, lines } = await seen();
    expect(of('ann')).toMatchObject({ stack: 10_000, rebuys: 0, owed: 0 });
    expect(accounts).toEqual({ inPlay: 40_000, handedOut: 45_000, takenBack: 5_000 });
    expect(lines.find(({ type }) => type === 'PurchaseCancelled')).toEqual({
      type: 'PurchaseCancelled',
      text: { en: 'a purchase of ann is cancelled; 5,000 leave play', fr: 'un achat d’ann est annulé\u202f; 5\u202f000 quittent le jeu' },
      reason: 'it was Ben',
    });
    const refused = await api.refusal('cancelPurchase', cancels);
    expect(refused.extensions).toMatchObject({ code: 'NOTHING_BOUGHT', article: null, parameters: { playerId: 'ann', purchase: 'rebuy' } });
  });

  it('gives an entry to the right person, with the seat and the name', async () => {
    const before = (await seen()).seats;
    await api.command('transferEntry', { ...id, playerId: 'dan', toPlayer: 'eve', adult: true, name: 'Eve', reason: 'another Dan' });
    const { of, seats, tournament } = await seen();
    expect(of('dan')).toBeUndefined();
    expect(of('eve')).toMatchObject({ state: 'IN', stack: 10_000 });
    expect(seats).toEqual(before.map((seat) => (seat.playerId === 'dan' ? { ...seat, playerId: 'eve' } : seat)));
    expect(tournament).toEqual({ registered: 4, left: 4 });
    const { data } = await api.asDirector(
      `{ eve: player(id: "eve") { name results { nodes { tournamentId } } } dan: player(id: "dan") { results { nodes { tournamentId } } } }`,
    );
    expect(data).toMatchObject({ eve: { name: 'Eve', results: { nodes: [{ tournamentId: 'mistakes' }] } }, dan: null });
  });

  it('annuls an entry: nothing of it stands but the record', async () => {
    await api.command('annulEntry', { ...id, playerId: 'eve', reason: 'entered twice' });
    const { of, seats, tournament, accounts, lines } = await seen();
    expect(of('eve')).toBeUndefined();
    expect(seats.map(({ playerId }) => playerId)).not.toContain('eve');
    expect(tournament).toEqual({ registered: 3, left: 3 });
    expect(accounts).toEqual({ inPlay: 30_000, handedOut: 45_000, takenBack: 15_000 });
    expect(lines.find(({ type }) => type === 'EntryAnnulled')).toEqual({
      type: 'EntryAnnulled',
      text: {
        en: 'the entry of eve is annulled; their stack of 10,000 leaves play',
        fr: 'l’entrée d’eve est annulée\u202f; son tapis de 10\u202f000 quitte le jeu',
      },
      reason: 'entered twice',
    });
  });
});

describe('the clock and the structure by mistake', () => {
  let api: ApiUnderTest;
  let now = Date.UTC(2026, 10, 20, 19);
  const id = { tournamentId: 'clock' };
  const clock = async () => {
    const { data } = await api.asDirector(
      '{ tournament(id: "clock") { clock { level remainingMs current { bigBlind seconds } next { kind bigBlind seconds } } } }',
    );
    return data!['tournament'].clock;
  };
  const level = (bigBlind: number) => ({ kind: 'LEVEL', smallBlind: bigBlind / 2, bigBlind, ante: 0, seconds: 600 });

  beforeAll(async () => {
    api = await ApiUnderTest.open({ now: () => now });
    await api.command('createTournament', { ...tournamentInput, ...id, structure: [level(100), level(2000), level(300)] });
    for (const playerId of ['ann', 'ben']) await api.command('registerPlayer', { ...id, playerId, adult: true, showsDocument: true });
    await api.command('drawSeats', id);
    await api.command('startTournament', id);
  });

  afterAll(async () => {
    await api.close();
  });

  it('corrects blinds that were mistyped', async () => {
    now += 60_000;
    const changes = { ...id, from: 1, periods: [level(200), { kind: 'BREAK', seconds: 300 }, level(300)], reason: 'a zero too many' };
    const { events: told } = await api.command('changeStructure', changes, events);
    expect(told).toMatchObject([{ type: 'StructureChanged', data: { from: 1, remainingMs: 540_000, reason: 'a zero too many' } }]);
    expect(await clock()).toEqual({
      level: 1,
      remainingMs: 540_000,
      current: { bigBlind: 100, seconds: 600 },
      next: [
        { kind: 'LEVEL', bigBlind: 200, seconds: 600 },
        { kind: 'BREAK', bigBlind: null, seconds: 300 },
        { kind: 'LEVEL', bigBlind: 300, seconds: 600 },
      ],
    });
    const refused = await api.refusal('changeStructure', { ...changes, from: 0, periods: [{ kind: 'BREAK', seconds: 60 }, level(300)] });
    expect(refused.extensions).toMatchObject({ code: 'STRUCTURE_BEGINS_WITH_BREAK' });
  });

  it('puts a level back that ended too early, with the time that was left', async () => {
    await api.command('startPeriod', { ...id, period: 1 });
    now += 30_000;
    await api.command('startPeriod', { ...id, period: 0, remainingSeconds: 540, reason: 'the wrong button' });
    expect(await clock()).toMatchObject({ level: 1, remainingMs: 540_000, current: { bigBlind: 100 } });
    now += 541_000;
    const refused = await api.refusal('changeStructure', { ...id, from: 0, periods: [level(100)], reason: 'too late' });
    expect(refused.extensions).toMatchObject({
      code: 'PERIOD_OVER',
      article: null,
      parameters: { from: 0, running: 1 },
      messages: {
        fr: 'La période 0 de la structure est terminée. Remplacez à partir de la période en cours, 1. Les blindes jouées à un niveau terminé se notent avec correctPlayedLevel.',
      },
    });
  });
});

describe('decisions on the floor by mistake', () => {
  let api: ApiUnderTest;
  const id = { tournamentId: 'floor' };
  const because = { ...id, reason: 'by mistake' };

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    const entry = { rebuys: { chips: 5_000, lastLevel: 2, most: 2 } };
    await api.command('createTournament', { ...tournamentInput, ...id, ...inputUnder('tdaFr', { seatsPerTable: 4, entry }, 10_000) });
    for (const playerId of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'])
      await api.command('registerPlayer', { ...id, playerId, adult: true, showsDocument: true });
    await api.command('drawSeats', id);
    await api.command('startTournament', id);
  });

  afterAll(async () => {
    await api.close();
  });

  it('are taken back, and stand in the record', async () => {
    await api.command('announceBreakOrder', { ...id, tables: [2] });
    await api.command('withdrawBreakOrder', because);
    await api.command('tightenBalancing', id);
    await api.command('loosenBalancing', because);
    await api.command('closeLateEntry', { ...id, ruling: 'full' });
    await api.command('reopenLateEntry', because);
    await api.command('endDay', id);
    await api.command('reopenDay', because);
    await api.command('rebuy', { ...id, playerId: 'p1', paid: true });
    await api.command('withdrawPayment', { ...because, playerId: 'p1' });
    const { data } = await api.asDirector(
      `{ tournament(id: "floor") { breakOrder { announced announcements { tables reason } }
         standings { nodes { playerId owed } }
         auditFeed(last: 14) { nodes { type } } } }`,
    );
    expect(data!['tournament'].breakOrder).toEqual({
      announced: false,
      announcements: [
        { tables: [2], reason: null },
        { tables: [], reason: 'by mistake' },
      ],
    });
    expect(data!['tournament'].standings.nodes).toContainEqual({ playerId: 'p1', owed: 1 });
    const recorded = (data!['tournament'].auditFeed.nodes as readonly { readonly type: string }[]).map(({ type }) => type);
    const takenBack = ['BreakOrderWithdrawn', 'BalancingLoosened', 'LateEntryReopened', 'DayReopened', 'PaymentWithdrawn'];
    expect(recorded.filter((type) => takenBack.includes(type))).toEqual(takenBack);
    expect(recorded).toContain('ClockPaused');
  });

  it('are refused where there is nothing to take back', async () => {
    const refused = await api.refusal('reopenDay', because);
    expect(refused.extensions).toMatchObject({ code: 'DAY_NOT_OVER', article: null, parameters: { day: 1 } });
    const { extensions } = await api.refusal('loosenBalancing', because);
    expect(extensions.messages.fr).toBe('Les tables sont déjà équilibrées comme le règlement le prévoit.');
  });
});
