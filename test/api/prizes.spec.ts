/** What there is to win, through the API: prizes, a deal, bounties, what everybody gets in the end. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';
import { allIn, openHand, playOut } from './hands.js';

const id = { tournamentId: 'friday' };

describe('what a tournament is played for', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
  });

  afterEach(async () => {
    await api.close();
  });

  async function start(players: number, houseRules: readonly object[] = []): Promise<void> {
    await api.command('createTournament', {
      ...tournamentInput,
      seatsPerTable: 8,
      chipUnit: 1,
      rulebook: { id: 'tdaFr', at: { version: 1 }, houseRules },
    });
    for (let n = 1; n <= players; n += 1) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true });
    await drawFrom(api, seed);
    await api.command('startTournament', id);
  }

  async function seated(): Promise<readonly string[]> {
    const { data } = await api.asDirector('{ tournament(id: "friday") { table(table: 1) { seats { playerId } } } }');
    return data!['tournament'].table.seats.map(({ playerId }: { playerId: string }) => playerId);
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function prizes(selection: string): Promise<any> {
    const { data, errors } = await api.asDirector(`{ tournament(id: "friday") { prizes { ${selection} } } }`);
    expect(errors).toBeUndefined();
    return data!['tournament'].prizes;
  }

  it('is nothing before it is said, and nothing of a tournament that there is not', async () => {
    expect((await api.ask('{ tournament(id: "nowhere") { prizes { paidPlaces } } }')).data).toEqual({ tournament: null });
    await start(3);
    expect(await prizes('paidPlaces bounty pot { cents } places { place } awarded { cents }')).toEqual({
      paidPlaces: null,
      bounty: 0,
      pot: null,
      places: [],
      awarded: null,
    });
  });

  it('is shown as it is by now, and changed by a deal that everybody accepts', async () => {
    await start(4);
    await api.command('setPrizes', {
      ...id,
      entry: { price: 5000, toPot: 5000 },
      money: { percentages: { basisPoints: [5000, 3000, 2000], unit: 100 } },
      things: [{ place: 4, thing: 'a ham' }],
    });
    expect(await prizes('paidPlaces pot { entries cents } places { place cents things }')).toEqual({
      paidPlaces: 4,
      pot: { entries: 4, cents: 20_000 },
      places: [
        { place: 1, cents: 10_000, things: [] },
        { place: 2, cents: 6000, things: [] },
        { place: 3, cents: 4000, things: [] },
        { place: 4, cents: 0, things: ['a ham'] },
      ],
    });
    await api.command('closeLateEntry', { ...id, ruling: 'everybody is here' });
    const seats = await seated();
    const stacks = [4000, 2400, 1600, 0].map((stack, at) => ({ playerId: seats[at], stack }));
    await api.command('recordChipCounts', { ...id, table: 1, stacks });
    await api.command('proposeDeal', { ...id, method: 'CHIP_CHOP', playOn: false });
    // 40.00 each for sure; 80.00 by chips 5 : 3 : 2.
    expect(await prizes('proposal { deal method shares { playerId stack cents } accepted }')).toEqual({
      proposal: {
        deal: 1,
        method: 'CHIP_CHOP',
        shares: [8000, 6400, 5600].map((cents, at) => ({ ...stacks[at], cents })),
        accepted: [],
      },
    });
    for (const playerId of seats.slice(0, 3)) await api.command('acceptDeal', { ...id, playerId, deal: 1 });
    const over = await prizes('proposal { deal } deal { accepted } awarded { cents awards { playerId place cents things } }');
    expect(over).toMatchObject({
      proposal: null,
      awarded: { cents: 20_000, awards: [{ playerId: seats[0], place: 1, cents: 8000 }, {}, {}, { place: 4, things: ['a ham'] }] },
    });
    expect(new Set(over.deal.accepted)).toEqual(new Set(seats.slice(0, 3)));
    const { data } = await api.asDirector('{ tournament(id: "friday") { standings { nodes { playerId state award { cents things } } } } }');
    expect(data!['tournament'].standings.nodes).toEqual([
      { playerId: seats[0], state: 'WINNER', award: { cents: 8000, things: [] } },
      { playerId: seats[1], state: 'ELIMINATED', award: { cents: 6400, things: [] } },
      { playerId: seats[2], state: 'ELIMINATED', award: { cents: 5600, things: [] } },
      { playerId: seats[3], state: 'ELIMINATED', award: { cents: 0, things: ['a ham'] } },
    ]);
  });

  it('has bounties where a house rule says so: the pot of a typed hand tells whose they are', async () => {
    await start(2, [{ setting: 'prize.bounty', value: true }]);
    await api.command('setPrizes', {
      ...id,
      entry: { price: 3000, toPot: 2000, bounty: 1000 },
      money: { percentages: { basisPoints: [10_000] } },
    });
    // The lowest seat has the best cards.
    const [winner, loser] = await seated();
    const { id: handId } = await playOut(api, await openHand(api), allIn);
    expect(
      await prizes('bounties { playerId entry handId to { playerId cents } } awarded { unclaimedBounties awards { bounties cents } }'),
    ).toEqual({
      bounties: [{ playerId: loser, entry: 1, handId, to: [{ playerId: winner, cents: 1000 }] }],
      awarded: { unclaimedBounties: 0, awards: [{ cents: 4000, bounties: 2000 }] },
    });
  });

  it('is refused with its reason in both languages', async () => {
    await start(3);
    const both = await api.give('setPrizes', { ...id, money: { amounts: [100], percentages: { basisPoints: [10_000] } } });
    expect(both.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    const parts = await api.give('setPrizes', { ...id, money: { percentages: { basisPoints: [6000, 3000] } } });
    expect(parts.errors![0]!.extensions).toMatchObject({ code: 'PERCENTAGES_NOT_WHOLE', parameters: { sum: 9000 } });
    const early = await api.give('proposeDeal', { ...id, method: 'ICM', playOn: true });
    expect(early.errors![0]!.extensions.messages.en).toMatch(/^No prizes are set/);
  });
});
