/** The cash desk of an evening through the API: what it takes and gives, and who may read it. The figures are those of docs/cash-desk.md. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';

const friday = { tournamentId: 'friday' };
const sums = 'charged fees toPot pot paid owed inAdvance dueBack givenBack prizesDue prizesPaid tooMuch left';

describe('the cash desk', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await api.command('createTournament', {
      ...tournamentInput,
      seatsPerTable: 8,
      chipUnit: 1,
      rulebook: { id: 'tdaFr', at: { version: 1 }, houseRules: [] },
      entry: { rebuys: { chips: 10_000, lastLevel: 2, most: 2 } },
    });
    await api.command('setPrizes', {
      ...friday,
      entry: { price: 2500, toPot: 2000 },
      rebuy: { price: 1000, toPot: 1000 },
      money: { percentages: { basisPoints: [7000, 3000], unit: 100 } },
    });
    for (const playerId of ['anna', 'bruno', 'chloe', 'dan']) await api.command('registerPlayer', { ...friday, playerId, adult: true });
  });

  afterAll(async () => {
    await api.close();
  });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function read(selection: string): Promise<any> {
    const { data, errors } = await api.asDirector(`{ tournament(id: "friday") { cashDesk { ${selection} } } }`);
    expect(errors).toBeUndefined();
    return data!['tournament'].cashDesk;
  }

  it('takes entries by method and receipt, and says who owes what', async () => {
    await api.command('payEntry', { ...friday, playerId: 'anna', method: 'CASH', receipt: 'R1' });
    await api.command('payEntry', { ...friday, playerId: 'bruno', method: 'CARD', receipt: 'R2' });
    await api.command('payEntry', { ...friday, playerId: 'dan', method: 'CASH', receipt: 'R3' });
    expect(await read(`entries ${sums} methods { method taken left } open { playerId owed owedFor player { id } }`)).toEqual({
      entries: 4,
      charged: 10_000,
      fees: 2000,
      toPot: 8000,
      pot: 8000,
      paid: 7500,
      owed: 2500,
      inAdvance: 0,
      dueBack: 0,
      givenBack: 0,
      prizesDue: 0,
      prizesPaid: 0,
      tooMuch: 0,
      left: 7500,
      methods: [
        { method: 'CASH', taken: 5000, left: 5000 },
        { method: 'CARD', taken: 2500, left: 2500 },
      ],
      open: [{ playerId: 'chloe', owed: 2500, owedFor: ['ENTRY'], player: { id: expect.any(String) } }],
    });
  });

  it('gives back what a player who leaves had paid, and no more', async () => {
    await api.command('withdrawRegistration', { ...friday, playerId: 'dan' });
    const { extensions } = await api.refusal('giveRefund', { ...friday, playerId: 'dan', cents: 2600 });
    expect(extensions).toMatchObject({ code: 'MORE_THAN_DUE', parameters: { given: 2600, due: 2500 } });
    expect(extensions.messages.fr).toContain('25,00');
    await api.command('giveRefund', { ...friday, playerId: 'dan', method: 'CASH', receipt: 'B1' });
    expect(
      await read('methods { method left } accounts { playerId payments { item cents isVoid } payouts { payout kind cents receipt } }'),
    ).toMatchObject({
      methods: [
        { method: 'CASH', left: 2500 },
        { method: 'CARD', left: 2500 },
      ],
      accounts: [
        { playerId: 'anna' },
        { playerId: 'bruno' },
        { playerId: 'chloe' },
        {
          playerId: 'dan',
          payments: [{ item: 'ENTRY', cents: 2500, isVoid: true }],
          payouts: [{ payout: 1, kind: 'REFUND', cents: 2500, receipt: 'B1' }],
        },
      ],
    });
  });

  it('refuses a receipt that is none, with what to do', async () => {
    const { extensions } = await api.refusal('payEntry', { ...friday, playerId: 'chloe', receipt: 'Chloe Martin' });
    expect(extensions.messages.en).toContain('at most four letters');
    expect(extensions.messages.fr).toContain('quatre lettres');
  });

  it('sells a rebuy with its payment, pays the prizes, and is left with the fees', async () => {
    await api.command('payEntry', { ...friday, playerId: 'chloe', method: 'TRANSFER' });
    await drawFrom(api, seed);
    await api.command('startTournament', friday);
    await api.command('rebuy', { ...friday, playerId: 'bruno', paid: true, method: 'CASH', receipt: 'R4' });
    for (const playerId of ['chloe', 'bruno']) await api.command('eliminatePlayer', { ...friday, playerId });
    expect(await read('pot prizesDue open { playerId prizesDue }')).toEqual({
      pot: 7000,
      prizesDue: 7000,
      open: [
        { playerId: 'anna', prizesDue: 4900 },
        { playerId: 'bruno', prizesDue: 2100 },
      ],
    });
    await api.command('payPrize', { ...friday, playerId: 'bruno', method: 'CASH', receipt: 'P1' });
    await api.command('payPrize', { ...friday, playerId: 'anna', cents: 900, method: 'CASH' });
    await api.command('withdrawPayout', { ...friday, playerId: 'anna', payout: 3, reason: 'All of it by transfer.' });
    await api.command('payPrize', { ...friday, playerId: 'anna', method: 'TRANSFER' });
    expect(await read(`${sums} methods { method taken givenBack prizesPaid left } open { playerId }`)).toEqual({
      charged: 8500,
      fees: 1500,
      toPot: 7000,
      pot: 7000,
      paid: 11_000,
      owed: 0,
      inAdvance: 0,
      dueBack: 2500,
      givenBack: 2500,
      prizesDue: 7000,
      prizesPaid: 7000,
      tooMuch: 0,
      left: 1500,
      methods: [
        { method: 'CASH', taken: 6000, givenBack: 2500, prizesPaid: 2100, left: 1400 },
        { method: 'CARD', taken: 2500, givenBack: 0, prizesPaid: 0, left: 2500 },
        { method: 'TRANSFER', taken: 2500, givenBack: 0, prizesPaid: 4900, left: -2400 },
      ],
      open: [],
    });
  });

  it('gives the result sheet its money', async () => {
    await api.untilViewsReached();
    const { data } = await api.asDirector('{ resultSheet(id: "friday") { prizePool rows { nodes { recordedAs expense winnings } } } }');
    expect(data!['resultSheet'].prizePool).toBe(7000);
    expect(data!['resultSheet'].rows.nodes).toEqual([
      { recordedAs: 'anna', expense: 2500, winnings: 4900 },
      { recordedAs: 'bruno', expense: 3500, winnings: 2100 },
      { recordedAs: 'chloe', expense: 2500, winnings: 0 },
    ]);
  });

  it('is shown as it was at a moment, and to nobody without a role', async () => {
    const { data } = await api.asDirector('{ tournament(id: "friday") { cashDesk(asOf: { position: 20 }) { prizesPaid } } }');
    expect(data).toEqual({ tournament: { cashDesk: { prizesPaid: 0 } } });
    const { errors } = await api.ask('{ tournament(id: "friday") { cashDesk { paid } } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
