/**
 * A table that is opened for late players, through the API: who finds no seat is drawn to it, others are brought by balancing, it plays, and
 * what the views say of it; what is refused.
 */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';
import { fold, type HandAnswer, playOut } from './hands.js';

interface Event {
  readonly type: string;
  readonly data: Record<string, unknown>;
}
interface Told {
  readonly events: readonly Event[];
}

const events = '{ events { type data } }';
const typesOf = ({ events: told }: Told): string[] => told.map(({ type }) => type);
const dataOf = ({ events: told }: Told, type: string) => told.find((event) => event.type === type)?.data;

describe('a table for late players', () => {
  let api: ApiUnderTest;

  let number = 0;
  let id = { tournamentId: '' };

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const late = (playerId: string): object => ({ ...id, playerId, adult: true, ruling: { reason: 'the train was late' } });
  const openTable = (): object => ({ ...id, reason: 'late players are waiting' });

  async function start(players: number, more: object = {}): Promise<void> {
    number += 1;
    id = { tournamentId: `evening-${number}` };
    const settings = { rulebook: { id: 'ropta', at: { version: 1 } }, seatsPerTable: 6, ...more };
    await api.command('createTournament', { ...tournamentInput, ...id, ...settings });
    for (let n = 1; n <= players; n += 1) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true });
    await drawFrom(api, seed, id.tournamentId);
    await api.command('startTournament', id);
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function look(query: string): Promise<any> {
    const { data, errors } = await api.asDirector(query);
    expect(errors).toBeUndefined();
    return data!['tournament'];
  }

  const tables = async (): Promise<readonly { table: number; state: string; seats: readonly { playerId: string; seat: number }[] }[]> =>
    (await look(`{ tournament(id: "${id.tournamentId}") { tables { nodes { table state seats { seat playerId stack } } } } }`)).tables
      .nodes;
  const code = async (name: string, input: object): Promise<string> => (await api.refusal(name, input)).extensions.code;

  it('takes the late player who found no seat, and plays once another sits with him (RO 2.3)', async () => {
    await start(12);
    expect(await code('admitLatePlayer', late('zoe'))).toBe('NO_FREE_SEAT');
    const opened = await api.command('openTable', openTable(), events);
    expect(dataOf(opened, 'TableOpened')).toEqual({ table: 3, reason: 'late players are waiting' });
    expect(await look(`{ tournament(id: "${id.tournamentId}") { tableNumbers left } }`)).toEqual({ tableNumbers: [1, 2, 3], left: 12 });
    expect((await tables())[2]).toMatchObject({ table: 3, state: 'WAITING', seats: [] });

    const came = await api.command('admitLatePlayer', late('zoe'), events);
    expect(dataOf(came, 'LatePlayerAdmitted')).toMatchObject({ playerId: 'zoe', ruling: 'the train was late' });
    expect((await tables())[2]!.seats).toMatchObject([{ playerId: 'zoe', stack: 2000 }]);
    const alone = await api.refusal('openHand', { ...id, table: 3 });
    expect(alone.extensions).toMatchObject({ code: 'TOO_FEW_SEATED' });

    const proposal = async () =>
      (
        await look(
          `{ tournament(id: "${id.tournamentId}") { proposedMoves { due moves { playerId to { table seat } } articles { article } } } }`,
        )
      ).proposedMoves;
    let made = 0;
    for (let next = await proposal(); next.due === 'BALANCE'; next = await proposal()) {
      expect(next.articles).toContainEqual({ article: 'RO 2.3' });
      const [{ playerId, to }] = next.moves;
      expect(to.table).toBe(3);
      await api.command('confirmMove', { ...id, playerId, ...to });
      made += 1;
    }
    expect(made).toBe(2);
    expect((await tables()).map(({ seats }) => seats.length)).toEqual([5, 5, 3]);
    const told = (await look(`{ tournament(id: "${id.tournamentId}") { moves { totalCount nodes { kind to { table } } } } }`)).moves;
    expect(told).toEqual({ totalCount: made, nodes: Array.from({ length: made }, () => ({ kind: 'BALANCE', to: { table: 3 } })) });

    const fields = '{ hand { id phase street turn potTotal revision seats { seat playerId stack status } showdownOrder } }';
    for (const table of [1, 2, 3]) {
      const { hand } = await api.command('openHand', { ...id, table }, fields);
      expect((await playOut(api, hand as HandAnswer, fold)).phase).toBe('COMPLETED');
    }
    const { standings } = await look(
      `{ tournament(id: "${id.tournamentId}") { standings { totalCount nodes { playerId state stack table } } } }`,
    );
    expect(standings.totalCount).toBe(13);
    expect(standings.nodes.reduce((sum: number, { stack }: { stack: number }) => sum + stack, 0)).toBe(26_000);
    expect(standings.nodes.find(({ playerId }: { playerId: string }) => playerId === 'zoe')).toMatchObject({ state: 'IN', table: 3 });
  });

  it('stays while late players are admitted, and is broken first once the doors are closed (RO 2.4)', async () => {
    await start(12);
    await api.command('openTable', openTable());
    const due = async (): Promise<unknown> =>
      (await look(`{ tournament(id: "${id.tournamentId}") { proposedMoves { due breaking { table } } } }`)).proposedMoves;
    expect(await due()).not.toMatchObject({ due: 'TABLE_BREAK' });
    await api.command('closeLateEntry', { ...id, ruling: 'nobody else comes' });
    expect(await due()).toMatchObject({ due: 'TABLE_BREAK', breaking: { table: 3 } });
    expect(typesOf(await api.command('breakTable', { ...id, table: 3 }, events))).toEqual(['TableBroken']);
    expect((await tables())[2]).toMatchObject({ table: 3, state: 'BROKEN', seats: [] });
    expect(dataOf(await api.command('openTable', openTable(), events), 'TableOpened')).toMatchObject({ table: 4 });
  });

  it('is opened by itself where moves are automatic', async () => {
    await start(6, { automaticMoves: true });
    const came = await api.command('admitLatePlayer', late('zoe'), events);
    expect(typesOf(came)).toEqual(expect.arrayContaining(['TableOpened', 'LatePlayerAdmitted', 'PlayerMoved']));
    expect(dataOf(came, 'TableOpened')).toEqual({ table: 2, reason: null });
    expect((await tables()).map(({ seats }) => seats.length).every((players) => players >= 2)).toBe(true);
  });

  it('has a reason, and is not before the start, beside a final table or after the end', async () => {
    await api.command('createTournament', { ...tournamentInput, tournamentId: 'sunday' });
    expect(await code('openTable', { ...openTable(), tournamentId: 'sunday' })).toBe('TOURNAMENT_NOT_RUNNING');
    await start(7);
    expect(await code('openTable', { ...openTable(), reason: '' })).toBe('BAD_USER_INPUT');
    await api.command('closeLateEntry', { ...id, ruling: 'nobody else comes' });
    await api.command('redrawFinalTable', id);
    expect((await api.refusal('openTable', openTable())).extensions).toMatchObject({
      code: 'FINAL_TABLE_RUNS',
      article: null,
      parameters: { table: 1 },
    });
    await api.command('recordHandPlayed', { ...id, table: 1 });
    for (const playerId of ['p2', 'p3', 'p4', 'p5', 'p6', 'p7']) await api.command('eliminatePlayer', { ...id, playerId });
    expect(await code('openTable', openTable())).toBe('TOURNAMENT_FINISHED');
  });

  it('is told by the audit feed, and opened once where the command comes twice', async () => {
    await start(6);
    const twice = { ...openTable(), commandId: 'one-more' };
    const told = await api.command('openTable', twice, '{ repeated events { type data } }');
    expect(await api.command('openTable', twice, '{ repeated events { type data } }')).toEqual({ ...told, repeated: true });
    expect(await tables()).toHaveLength(2);
    // An empty table is short by as many players as the other has.
    const { auditFeed } = await look(
      `{ tournament(id: "${id.tournamentId}") { auditFeed(last: 2) { nodes { type command actor { role } } } } }`,
    );
    expect(auditFeed.nodes).toEqual([
      { type: 'TableOpened', command: 'OpenTable', actor: { role: 'DIRECTOR' } },
      { type: 'TableHalted', command: 'OpenTable', actor: { role: 'DIRECTOR' } },
    ]);
  });
});
