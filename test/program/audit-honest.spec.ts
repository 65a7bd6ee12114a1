/** Evenings at which nothing is wrong, as the server records them: the audit fails nothing of them, and prints words instead of references to the vault. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from '../api/client.js';
import { tapis } from './run.js';

const id = { tournamentId: 'friday' };

describe('tapis audit, of what a server completes and rewrites', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
  });

  afterEach(async () => {
    await api.close();
  });

  async function start(players: number, settings: object = {}): Promise<void> {
    await api.command('createTournament', {
      ...tournamentInput,
      seatsPerTable: 4,
      rulebook: { id: 'ropta', at: { version: 1 } },
      ...settings,
    });
    for (let n = 1; n <= players; n += 1)
      await api.command('registerPlayer', { ...id, playerId: `p${n}`, name: `Player ${n}`, adult: true, showsDocument: true });
    await drawFrom(api, seed);
    await api.command('startTournament', id);
  }

  async function seatsAt(table: number): Promise<readonly { readonly seat: number; readonly playerId: string }[]> {
    const { data } = await api.asDirector(`{ tournament(id: "friday") { table(table: ${table}) { seats { seat playerId } } } }`);
    return data!['tournament'].table.seats;
  }

  async function failures(): Promise<readonly object[]> {
    await api.untilViewsReached();
    const { code, out } = await tapis('audit', '--data', api.folder, '--json');
    const report = JSON.parse(out) as { failures: readonly object[] };
    expect(code).toBe(report.failures.length === 0 ? 0 : 1);
    return report.failures;
  }

  it('nameBountyWinners at a table without hands', async () => {
    await start(4, { rulebook: { id: 'tdaFr', at: { version: 1 }, houseRules: [{ setting: 'prize.bounty', value: true }] } });
    await api.command('setPrizes', {
      ...id,
      entry: { price: 3000, toPot: 2000, bounty: 1000 },
      money: { percentages: { basisPoints: [10_000] } },
    });
    const [first, second, third] = await seatsAt(1);
    await api.command('recordHandPlayed', { ...id, table: 1, out: [{ playerId: first!.playerId }] });
    await api.command('nameBountyWinners', { ...id, playerId: first!.playerId, by: [second!.playerId, third!.playerId] });
    expect(await failures()).toEqual([]);
  });

  it('reinstatePlayer with a place, and a reason about the player', async () => {
    await start(8);
    const [out] = await seatsAt(1);
    const [other] = await seatsAt(2);
    await api.command('recordHandPlayed', { ...id, table: 1 });
    await api.command('eliminatePlayer', { ...id, playerId: out!.playerId });
    await api.command('movePlayer', { ...id, playerId: other!.playerId, table: 1, seat: out!.seat, reason: 'a broken chair' });
    await api.command('reinstatePlayer', {
      ...id,
      playerId: out!.playerId,
      place: { table: 2, seat: other!.seat },
      stack: tournamentInput.startingStack,
      reason: 'the wrong name was tapped',
    });
    expect(await failures()).toEqual([]);
  });

  it('eliminatePlayers again, with stacks put right', async () => {
    await start(8);
    const [first] = await seatsAt(1);
    const [second] = await seatsAt(2);
    const players = (stacks: readonly [number, number]) => [
      { playerId: first!.playerId, stack: stacks[0] },
      { playerId: second!.playerId, stack: stacks[1] },
    ];
    for (const table of [1, 2]) await api.command('recordHandPlayed', { ...id, table });
    await api.command('eliminatePlayers', { ...id, players: players([900, 400]), bubble: false });
    await api.command('eliminatePlayers', { ...id, players: players([300, 400]), bubble: false, reason: 'the stacks were swapped' });
    expect(await failures()).toEqual([]);
  });

  it('correctChipRace that leaves the winners as they were', async () => {
    await start(4, {
      anteFormat: 'NONE',
      structure: [{ kind: 'LEVEL', smallBlind: 100, bigBlind: 200, ante: 0, seconds: 1_200 }],
      chipSet: [
        { value: 25, count: 200, inStack: 20 },
        { value: 100, inStack: 15 },
      ],
    });
    const stacks = [2_075, 1_950, 1_925, 2_050];
    const seats = await seatsAt(1);
    await api.command('recordChipCounts', { ...id, table: 1, stacks: seats.map(({ playerId }, at) => ({ playerId, stack: stacks[at] })) });
    await api.command('announceChipRace', { ...id, newSmallest: 100 });
    const cards = [
      { seat: 1, cards: ['Ks', '7d', '2c'] },
      { seat: 2, cards: ['Ah', '4s'] },
      { seat: 3, cards: ['5c'] },
      { seat: 4, cards: ['9d', '3h'] },
    ];
    await api.command('runChipRace', { ...id, table: 1, newSmallest: 100, cards });
    const right = cards.map((each) => (each.seat === 3 ? { seat: 3, cards: ['6c'] } : each));
    await api.command('correctChipRace', { ...id, table: 1, cards: right, winners: [1, 2], reason: 'a six was typed as a five' });
    expect(await failures()).toEqual([]);
  });
});
