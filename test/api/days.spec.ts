/** Two days of a tournament over the API: bags, new seats from a seed that was settled beforehand, and who did not come. */
import { hashSeed } from '../../src/tournament/lots/seat-draw.js';
import { tapis } from '../program/run.js';
import { ApiUnderTest, seed, tournamentInput } from './client.js';

const id = { tournamentId: 'weekend' };
const HOUR = 3_600_000;

interface Seated {
  readonly playerId: string;
  readonly table: number;
  readonly seat: number;
  readonly stack: number;
}

describe('a tournament of two days', () => {
  let api: ApiUnderTest;
  let now: number;

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 27, 20);
    api = await ApiUnderTest.open({ now: () => now });
    const terms = { ...tournamentInput, ...id, rulebook: { id: 'ropta', at: { version: 1 } }, seatsPerTable: 6 };
    await api.command('createTournament', terms);
    for (let n = 1; n <= 20; n += 1) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true });
    await api.command('drawSeats', id);
    await api.command('startTournament', id);
    await api.command('closeLateEntry', { ...id, ruling: 'Nobody else comes.' });
    for (const playerId of ['p1', 'p2', 'p3']) await api.command('recordAbandonment', { ...id, playerId, confirmed: true });
  });
  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function read(fields: string): Promise<any> {
    const { data, errors } = await api.asDirector(`{ tournament(id: "weekend") { ${fields} } }`);
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data!['tournament'];
  }
  const readSeats = async (): Promise<Seated[]> => {
    const { seatingChart } = await read('seatingChart { tables { table seats { seat playerId stack } } }');
    const tables = seatingChart.tables as { table: number; seats: Omit<Seated, 'table'>[] }[];
    return tables.flatMap(({ table, seats }) => seats.map((each) => ({ table, ...each })));
  };
  const bags = 'bags { agrees bagged inPlay missing { id } bags { bag playerId table seat first second stack state } }';
  const bag = (playerId: string, number: number, count: string, stack: number) =>
    api.command('recordBag', { ...id, playerId, bag: number, count, stack });

  it('has bags that two people count, and that are the stacks before the next day begins', async () => {
    await api.command('endDay', id);
    expect((await read(bags)).bags).toBeNull();
    const seated = await readSeats();
    for (const [index, { playerId, stack }] of seated.entries()) await bag(playerId, 101 + index, 'FIRST', stack);
    const [first, second, third] = seated;
    expect((await read(bags)).bags).toMatchObject({ agrees: false, bagged: 0, inPlay: 34_000 });
    for (const [index, { playerId, stack }] of seated.slice(1).entries()) await bag(playerId, 102 + index, 'SECOND', stack);
    expect((await api.refusal('startDay', id)).extensions).toMatchObject({
      code: 'BAGS_UNRESOLVED',
      parameters: { missing: [], recount: [first!.playerId], differing: [] },
    });
    await bag(first!.playerId, 101, 'SECOND', first!.stack);
    await bag(second!.playerId, 102, 'SECOND', second!.stack - 25);
    await api.command('withdrawBag', { ...id, bag: 103 });
    const { bags: list } = await read(bags);
    expect(list).toMatchObject({ agrees: false, missing: [{ id: third!.playerId }] });
    expect(list.bags.slice(0, 2)).toMatchObject([
      { bag: 101, playerId: first!.playerId, state: 'AGREES' },
      { bag: 102, first: second!.stack, second: second!.stack - 25, stack: second!.stack, state: 'COUNTS_DIFFER' },
    ]);
    await bag(second!.playerId, 102, 'SECOND', second!.stack);
    await bag(third!.playerId, 103, 'FIRST', third!.stack);
    await bag(third!.playerId, 103, 'SECOND', third!.stack);
    expect((await read(bags)).bags).toMatchObject({ agrees: true, bagged: 34_000, inPlay: 34_000, missing: [] });
    expect(((await api.ask('{ tournament(id: "weekend") { bags { bagged } } }')).errors ?? [])[0]?.extensions.code).toBe('UNAUTHENTICATED');
    await api.command('startDay', id);
    expect((await read(bags)).bags).toBeNull();
  });

  it('has new seats, which anybody can draw again; taken back, the next come from another seed', async () => {
    await api.command('endDay', id);
    const before = await readSeats();
    await api.command('redrawSeats', id);
    const drawn = await readSeats();
    const stacksOf = (seats: readonly Seated[]) => seats.map(({ playerId, stack }) => `${playerId} ${stack}`).toSorted();
    expect(stacksOf(drawn)).toEqual(stacksOf(before));
    expect(Object.values(Object.groupBy(drawn, ({ table }) => table)).map((seats) => seats!.length)).toEqual([6, 6, 5]);
    const { drawCommitment, tableNumbers } = await read('drawCommitment { draw hash by seed } tableNumbers');
    expect(drawCommitment).toMatchObject({ draw: 2, by: 'NODE', hash: hashSeed(drawCommitment.seed) });
    expect(tableNumbers).toEqual([1, 2, 3]);
    const again = await tapis('draw-seats', 'weekend', '--data', api.folder);
    expect(again).toMatchObject({
      code: 0,
      out: expect.stringMatching(/recorded seats are the same\.\n.*by the server before the day was over/s),
    });

    await api.command('withdrawRedraw', { ...id, reason: 'A table was left out.' });
    expect(await readSeats()).toEqual(before);
    expect((await read('tableNumbers')).tableNumbers).toEqual([1, 2, 3, 4]);
    await api.command('redrawSeats', id);
    const other = (await read('drawCommitment { draw hash seed }')).drawCommitment;
    expect(other).toMatchObject({ draw: 3, hash: drawCommitment.seed });
    expect(await readSeats()).not.toEqual(drawn);

    now += 18 * HOUR;
    const [absent] = await readSeats();
    await api.command('startDay', { ...id, absent: [absent!.playerId] });
    const opened = await api.command('openHand', { ...id, table: 1 }, '{ position events { type } }');
    expect(opened.events.map(({ type }: { type: string }) => type)).toContain('HandOpened');
    const { fairness, moves } = await read(`
      fairness(first: 1) { nodes { playerId moved moves { redraw } } }
      moves(last: 1) { nodes { kind explanation { fr } } }`);
    expect(fairness.nodes[0]).toMatchObject({ moved: 1, moves: { redraw: 1 } });
    expect(moves.nodes[0]).toMatchObject({ kind: 'REDRAW' });
    const audit = await tapis('audit', '--data', api.folder, '--json');
    expect(JSON.parse(audit.out)).toMatchObject({ failures: [] });
  });

  it('has new seats from the organiser’s own seed, whose hash was published before the day was over', async () => {
    await api.command('commitDraw', { ...id, hash: hashSeed(seed) });
    expect((await read('drawCommitment { draw hash by seed }')).drawCommitment).toEqual({
      draw: 2,
      hash: hashSeed(seed),
      by: 'ORGANISER',
      seed: null,
    });
    await api.command('endDay', id);
    expect((await api.refusal('redrawSeats', id)).extensions.code).toBe('SEED_NEEDED');
    await api.command('redrawSeats', { ...id, seed });
    const again = await tapis('draw-seats', 'weekend', '--data', api.folder);
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('by the organiser before the day was over') });
  });
});
