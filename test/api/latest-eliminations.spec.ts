/** Who went out last, and by whom: what a display and the public page show. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';
import { allIn, openHand, playOut } from './hands.js';

const friday = { tournamentId: 'friday' };
const query = `query($count: Int) { tournament(id: "friday") { latestEliminations(count: $count) { place playerId recordedAt lostIn by { id } } } }`;

interface Out {
  readonly place: number;
  readonly playerId: string;
  readonly recordedAt: string;
  readonly lostIn: string | null;
  readonly by: readonly { readonly id: string }[];
}

describe('The latest eliminations', () => {
  let api: ApiUnderTest;
  let now = Date.UTC(2026, 10, 27, 20);

  beforeEach(async () => {
    api = await ApiUnderTest.open({ now: () => (now += 1_000) });
    const houseRules = [{ setting: 'prize.bounty', value: true }];
    await api.command('createTournament', { ...tournamentInput, chipUnit: 1, rulebook: { id: 'tdaFr', at: { version: 1 }, houseRules } });
    for (let n = 1; n <= 6; n += 1) await api.command('registerPlayer', { ...friday, playerId: `p${n}`, adult: true });
  });
  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function start(): Promise<void> {
    await drawFrom(api, seed);
    await api.command('startTournament', friday);
  }
  async function latest(count = 5): Promise<readonly Out[]> {
    const { data, errors } = await api.ask(query, { count });
    expect(errors).toBeUndefined();
    return data!['tournament'].latestEliminations;
  }

  it('are none before the first, then the latest first, as many as are asked for', async () => {
    expect(await latest()).toEqual([]);
    await start();
    expect(await latest()).toEqual([]);
    for (const playerId of ['p3', 'p1', 'p5']) await api.command('eliminatePlayer', { ...friday, playerId });
    expect((await latest()).map(({ place, playerId, by }) => [place, playerId, by])).toEqual([
      [4, 'p5', []],
      [5, 'p1', []],
      [6, 'p3', []],
    ]);
    expect((await latest(1)).map(({ playerId }) => playerId)).toEqual(['p5']);
    await api.command('reinstatePlayer', { ...friday, playerId: 'p5', reason: 'Still had a chip.' });
    expect((await latest()).map(({ place, playerId }) => [place, playerId])).toEqual([
      [5, 'p1'],
      [6, 'p3'],
    ]);
  });

  it('go by time where places were ruled otherwise', async () => {
    await start();
    for (const playerId of ['p3', 'p1']) await api.command('eliminatePlayer', { ...friday, playerId });
    await api.command('correctPlaces', {
      ...friday,
      players: [
        { playerId: 'p1', place: 6 },
        { playerId: 'p3', place: 5 },
      ],
      article: 'TDA 1',
      reason: 'Reported in the wrong order.',
    });
    expect((await latest()).map(({ playerId, place }) => [playerId, place])).toEqual([
      ['p1', 6],
      ['p3', 5],
    ]);
  });

  it('name those who won the last chips, by the recorded hand', async () => {
    await start();
    const { id, seats } = await playOut(api, await openHand(api), allIn);
    const out = await latest(20);
    expect(out.length).toBeGreaterThan(0);
    const winners = seats.filter(({ stack }) => stack > 0);
    expect(winners).toHaveLength(1);
    for (const each of out) expect([each.lostIn, each.by]).toEqual([id, [{ id: winners[0]!.playerId }]]);
  });

  it('name those whom the director named for a bounty', async () => {
    await api.command('setPrizes', {
      ...friday,
      entry: { price: 3_000, toPot: 2_000, bounty: 1_000 },
      money: { percentages: { basisPoints: [10_000] } },
    });
    await start();
    await api.command('eliminatePlayer', { ...friday, playerId: 'p3', knockedOutBy: ['p2', 'p4'] });
    expect((await latest())[0]!.by).toEqual([{ id: 'p2' }, { id: 'p4' }]);
  });
});
