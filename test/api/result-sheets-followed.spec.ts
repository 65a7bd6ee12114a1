/** Decisions on a tournament after its end, on its result sheet: a declassing, a lifted disqualification, a reopening. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';

const id = { tournamentId: 'friday' };

describe('a result sheet follows', () => {
  let api: ApiUnderTest;
  let now = Date.UTC(2026, 10, 20, 19);
  let out: readonly string[] = [];

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function begin(rulebook: string, more: object = {}): Promise<void> {
    api = await ApiUnderTest.open({ now: () => (now += 1_000) });
    await api.command('createTournament', { ...tournamentInput, ...id, seatsPerTable: 8, rulebook: { id: rulebook }, ...more });
    for (let n = 1; n <= 4; n += 1) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true, showsDocument: true });
    await drawFrom(api, seed);
    await api.command('startTournament', id);
    const { data } = await api.asDirector('{ tournament(id: "friday") { table(table: 1) { seats { playerId } } } }');
    out = data!['tournament'].table.seats.map(({ playerId }: { playerId: string }) => playerId);
  }

  async function eliminate(...players: readonly string[]): Promise<void> {
    for (const playerId of players) {
      await api.command('recordHandPlayed', { ...id, table: 1 });
      await api.command('eliminatePlayer', { ...id, playerId });
    }
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function read(): Promise<any> {
    const { data, errors } = await api.asDirector(`{ resultSheet(id: "friday") { revision status entrants
      rows { nodes { player { id } place state } } history { nodes { what cause { kind } } } } }`);
    expect(errors).toBeUndefined();
    return data!['resultSheet'];
  }

  const rowOf = async (playerId: string): Promise<unknown> => {
    const { place, state } = (await read()).rows.nodes.find(({ player }: { player: { id: string } }) => player.id === playerId);
    return [place, state];
  };
  const happened = async (): Promise<unknown> =>
    (await read()).history.nodes.map(({ what, cause }: { what: string; cause: { kind: string } | null }) => `${what} ${cause?.kind ?? ''}`);

  it('MO 7.18: who said nothing keeps the place and is declassed, until that is lifted', async () => {
    await begin('mons', { atStake: { forPoints: true }, startingStack: 15_000, chipUnit: 25 });
    await eliminate(out[0]!, out[1]!, out[2]!);
    expect(await rowOf(out[0]!)).toEqual([4, 'FINISHED']);
    await api.command('recordUndeclaredElimination', { ...id, playerId: out[0], reason: 'left without a word' });
    expect(await rowOf(out[0]!)).toEqual([4, 'DECLASSED']);
    await api.command('liftDeclassing', { ...id, playerId: out[0], reason: 'the desk had noted it' });
    expect(await rowOf(out[0]!)).toEqual([4, 'FINISHED']);
    expect(await happened()).toEqual(['PUBLISHED FINISHED', 'REVISED DECLASSED', 'REVISED DECLASSED']);
  });

  it('a disqualification during play, and that it was lifted after the end', async () => {
    await begin('ropta');
    await api.command('disqualifyPlayer', { ...id, playerId: out[0], cause: 'OTHER', reason: 'taken for another' });
    await eliminate(out[1]!, out[2]!);
    expect(await rowOf(out[0]!)).toEqual([4, 'DISQUALIFIED']);
    await api.command('liftDisqualification', { ...id, playerId: out[0], reason: 'it was another player' });
    expect(await rowOf(out[0]!)).toEqual([4, 'WITHDRAWN']);
    expect(await happened()).toEqual(['PUBLISHED FINISHED', 'REVISED DISQUALIFIED']);
  });

  it('a tournament that goes on: its results are withdrawn until it is over again', async () => {
    await begin('ropta');
    await eliminate(out[0]!, out[1]!, out[2]!);
    await api.command('reinstatePlayer', { ...id, playerId: out[2], reason: 'the chips were under the cards' });
    expect((await read()).status).toBe('WITHDRAWN');
    await eliminate(out[3]!);
    expect(await read()).toMatchObject({ status: 'PROVISIONAL', entrants: 4 });
    expect([await rowOf(out[2]!), await rowOf(out[3]!)]).toEqual([
      [1, 'FINISHED'],
      [2, 'FINISHED'],
    ]);
    expect(await happened()).toEqual(['PUBLISHED FINISHED', 'WITHDRAWN REOPENED', 'REVISED FINISHED']);
  });
});
