/**
 * A club's floor screen through the API. The evening has an untracked table, a dead button, an absent player, waiting and ordered moves, a
 * waiting newcomer, and a broken table.
 */
import { readFileSync } from 'node:fs';
import { ApiUnderTest, tournamentInput } from './client.js';
import { fold, give, type HandAnswer } from './hands.js';

interface Seat {
  readonly seat: number;
  readonly playerId: string;
  readonly stack: number;
}
type Answered = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

const id = { tournamentId: 'friday' };
const chart = `{ tournament(id: "friday") { seatingChart {
  position proposal { due breaks { table waitsFor } moves { playerId from { table seat } to { table seat } } explanation { en } }
  tables {
    table state players: seats { seat playerId stack away } button deadButton smallBlindSeat bigBlindSeat handsPlayed waiting
    halted { cause difference reason explanation { en fr } articles { article } since }
    leaving { seat to { table seat } waitsFor } awaited { seat playerId }
    nextHand { button deadButton dealer smallBlindSeat bigBlindSeat dealtIn newcomers { seat plays owes articles { article } } }
    nextMover { seat player { id } to { table seat } } breaksAs toBreak { waitsFor }
  }
} } }`;
const moveFields = `
  playerId kind from { table seat } to { table seat } stack recordedAt reason explanation { en fr } articles { article }
  decided { command recordedAt actor { actorId role } } book { due followed move { playerId } explanation { en } }`;

const clockwise = (seat: number, steps: number): number => ((seat - 1 + steps) % 8) + 1;

describe('the views of the floor', () => {
  let api: ApiUnderTest;
  let now = 1_700_000_000_000;

  async function look(query: string): Promise<Answered> {
    const { data, errors } = await api.asDirector(query);
    expect(errors).toBeUndefined();
    return data!['tournament'];
  }

  async function tables(): Promise<readonly Answered[]> {
    return (await look(chart))['seatingChart'].tables;
  }

  async function table(number: number): Promise<Answered> {
    return (await tables())[number - 1]!;
  }

  const playerAt = (at: Answered, seat: number): string => at['players'].find((each: Seat) => each.seat === seat)!.playerId;
  const moves = async (args = ''): Promise<Answered> =>
    (await look(`{ tournament(id: "friday") { moves${args} { totalCount nodes { ${moveFields} } pageInfo { endCursor hasNextPage } } } }`))[
      'moves'
    ];
  const fairnessOf = async (playerId: string): Promise<Answered> =>
    (
      await look(
        `{ tournament(id: "friday") { playerFairness(playerId: "${playerId}") { hands waited bigBlinds { times chips } smallBlinds { times chips } antes { times chips } bigBlindShare chipsShare moves { balance tableBreak order } moved } } }`,
      )
    )['playerFairness'];

  /** The players at these seats have lost everything to the first at their table. */
  async function lose(number: number, lost: readonly number[]): Promise<void> {
    const { players } = await table(number);
    const seats = players as readonly Seat[];
    const winner = seats.find(({ seat }) => !lost.includes(seat))!.seat;
    const gain = seats.filter(({ seat }) => lost.includes(seat)).reduce((sum, { stack }) => sum + stack, 0);
    const out = seats.filter(({ seat }) => lost.includes(seat)).map(({ playerId }) => ({ playerId }));
    if (out.length > 0) await api.command('eliminatePlayers', { ...id, players: out, order: 'TIED' });
    const stacks = seats
      .filter(({ seat }) => !lost.includes(seat))
      .map(({ seat, playerId, stack }) => ({ playerId, stack: seat === winner ? stack + gain : stack }));
    await api.command('recordChipCounts', { ...id, table: number, stacks });
  }

  async function playToTheBigBlind(number: number): Promise<void> {
    const { hand } = await api.command('openHand', { ...id, table: number }, '{ hand { id phase street turn revision seats { seat } } }');
    await foldOut(hand as HandAnswer);
  }

  async function foldOut(start: HandAnswer): Promise<void> {
    let hand = start;
    while (hand.phase !== 'COMPLETED') hand = await give(api, 'act', { handId: hand.id, seat: hand.turn, act: { action: fold() } });
  }

  beforeEach(async () => {
    api = await ApiUnderTest.open({ now: () => (now += 1_000) });
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function start(players: number): Promise<void> {
    const structure = [{ kind: 'LEVEL', smallBlind: 25, bigBlind: 50, ante: 50, seconds: 80_000 }];
    await api.command('createTournament', {
      ...tournamentInput,
      structure,
      seatsPerTable: 8,
      rulebook: { id: 'ropta', at: { version: 1 } },
    });
    for (let n = 1; n <= players; n += 1)
      await api.command('registerPlayer', { ...id, playerId: `p${n}`, name: `Player ${n}`, adult: true, showsDocument: true });
    await api.command('drawSeats', id);
    await api.command('startTournament', id);
  }

  it('know nothing of a tournament that there is not, and of one that has not begun only its players’ seats', async () => {
    const nothing = await look(
      '{ tournament(id: "friday") { seatingChart { position } moves { totalCount } fairness { totalCount } fairnessSummary { players } breakOrder { due { table } } } }',
    );
    expect(nothing).toBeNull();
    await start(3);
    expect((await look(chart))['seatingChart']).toMatchObject({
      proposal: { due: 'NOTHING' },
      tables: [{ button: null, deadButton: null, nextHand: null, halted: null, breaksAs: 1, nextMover: null }],
    });
    expect(await moves()).toMatchObject({ totalCount: 0, nodes: [] });
    const summary = await look('{ tournament(id: "friday") { fairnessSummary { players hands { min } } } }');
    expect(summary['fairnessSummary']).toEqual({ players: 0, hands: null });
    expect(await fairnessOf('p1')).toBeNull();
  });

  it('say what is wrong with a question', async () => {
    await start(3);
    const questions = [
      ['tournament(id: "friday") { moves(of: { table: 0 }) { totalCount } }', 'of.table'],
      ['tournament(id: "friday") { moves(of: { playerId: "p 1" }) { totalCount } }', 'of.playerId'],
      ['tournament(id: "fri day") { moves { totalCount } }', 'id'],
      ['tournament(id: "friday") { moves(first: 501) { totalCount } }', 'first'],
      ['tournament(id: "friday") { fairness(after: "no cursor") { totalCount } }', 'after'],
      ['tournament(id: "friday") { playerFairness(playerId: "") { hands } }', 'playerId'],
    ] as const;
    for (const [field, path] of questions) {
      const { errors } = await api.ask(`{ ${field} }`);
      const { code, parameters } = errors![0]!.extensions;
      expect({ field, code, parameters }).toMatchObject({ field, code: 'BAD_USER_INPUT', parameters: { fields: [{ path }] } });
    }
  });

  it('show an evening (RO 2.3, 2.4, 4.3)', async () => {
    await start(24);

    // Hands at an untracked table, and an absent player: they pay their blinds all the same.
    await api.command('recordHandPlayed', { ...id, table: 2 });
    const first = await table(2);
    expect(first).toMatchObject({
      handsPlayed: 1,
      deadButton: false,
      smallBlindSeat: clockwise(first['button'], 1),
      players: { length: 8 },
    });
    const { smallBlindSeat: small, bigBlindSeat: big, button } = first;
    const away = playerAt(first, clockwise(big, 2));
    await api.command('markAway', { ...id, playerId: away });
    const gap = clockwise(big, 1);
    await api.command('eliminatePlayer', { ...id, playerId: playerAt(first, gap) });
    await api.command('recordHandPlayed', { ...id, table: 2 });
    expect(await fairnessOf(away)).toMatchObject({ hands: 2, bigBlinds: { times: 1, chips: 50 }, bigBlindShare: 1 / 8 + 1 / 7, moved: 0 });

    // The small blind goes out: the button will be dead at that seat.
    const second = await table(2);
    expect(second).toMatchObject({ button: small, smallBlindSeat: big, bigBlindSeat: clockwise(gap, 1) });
    await api.command('eliminatePlayer', { ...id, playerId: playerAt(second, big) });
    const next = (await table(2))['nextHand'];
    expect(next).toMatchObject({ button: big, deadButton: true, smallBlindSeat: clockwise(gap, 1), bigBlindSeat: clockwise(gap, 2) });

    // A third goes out: tables are 8, 5 and 8, and this one stops.
    await api.command('eliminatePlayer', { ...id, playerId: playerAt(await table(2), button) });
    const short = await table(2);
    expect(short['halted']).toMatchObject({ cause: 'DIFFERENCE', difference: 3, reason: null, articles: [{ article: 'RO 2.3' }] });
    const halts = 'haltedTables { table halted { cause } }';
    expect((await look(`{ tournament(id: "friday") { ${halts} } }`))['haltedTables']).toEqual([
      { table: 2, halted: { cause: 'DIFFERENCE' } },
    ]);
    expect((await api.ask(`{ tournament(id: "nobody") { ${halts} } }`)).data).toEqual({ tournament: null });
    expect(short['halted'].explanation.en).toBe('Table 2 starts no hand: it had 3 players fewer than the fullest table. (RO 2.3)');
    expect(short['halted'].explanation.fr).toMatch(/^La table 2 ne commence pas de main\s: .* \(RO 2\.3\)$/);

    // The player who is to move plays a hand. They go when it is over, by the authority of the official who confirmed the move.
    const opened = await api.command('openHand', { ...id, table: 1 }, '{ hand { id phase street turn revision seats { seat } } }');
    const seen = (await look(chart))['seatingChart'];
    const [proposed] = seen.proposal.moves;
    expect(seen.proposal).toMatchObject({ due: 'BALANCE' });
    expect(seen.tables[0].nextMover).toEqual({ seat: proposed.from.seat, player: { id: proposed.playerId }, to: proposed.to });
    expect(proposed).toMatchObject({ from: { table: 1 }, to: { table: 2 } });
    await api.command('confirmMove', { ...id, playerId: proposed.playerId, ...proposed.to });
    expect(await tables()).toMatchObject([
      { leaving: [{ seat: proposed.from.seat, to: proposed.to, waitsFor: 'HAND' }] },
      { awaited: [{ seat: proposed.to.seat, playerId: proposed.playerId }] },
      { nextMover: null },
    ]);
    await foldOut(opened.hand);
    const [confirmed] = (await moves())['nodes'];
    expect(confirmed).toMatchObject({
      playerId: proposed.playerId,
      kind: 'BALANCE',
      from: proposed.from,
      to: proposed.to,
      reason: null,
      decided: { command: 'ConfirmMove' },
      book: { due: 'BALANCE', followed: true, move: { playerId: proposed.playerId } },
    });
    expect(confirmed.decided.recordedAt < confirmed.recordedAt).toBe(true);
    expect(confirmed.explanation.en).toMatch(/^Table 1 has 8 players and table 2 has 5\. .*\(RO 2\.3\)$/);
    expect(confirmed.explanation.fr).toMatch(/^La table 1 a 8 joueurs .*\(RO 2\.3\)$/);
    expect((await table(2))['halted']).toBeNull();

    // The director sends another player to a seat where they have to wait: between the next button and the small blind.
    const ordered = playerAt(await table(1), (await table(1))['players'].at(-1).seat);
    await api.command('movePlayer', { ...id, playerId: ordered, table: 2, seat: gap, reason: 'a bad back' });
    const waits = await table(2);
    expect(waits['nextHand'].newcomers).toContainEqual(expect.objectContaining({ seat: gap, plays: false, owes: null }));
    expect(waits['nextHand'].dealtIn).not.toContain(gap);
    await api.command('recordHandPlayed', { ...id, table: 2 });
    expect(await table(2)).toMatchObject({ button: big, deadButton: true, waiting: [gap] });
    expect(await fairnessOf(ordered)).toMatchObject({ hands: 1, waited: 1, moves: { order: 1, balance: 0 }, moved: 1 });
    const [, order] = (await moves())['nodes'];
    expect(order).toMatchObject({
      kind: 'ORDER',
      reason: 'a bad back',
      decided: { command: 'MovePlayer' },
      book: { due: 'NOTHING', followed: false },
    });
    expect(order.explanation.en).toMatch(/^The director ordered the move from seat \d of table 1 to seat \d of table 2: a bad back$/);

    // The order of breaking is announced, and changes; a table is broken.
    const orderOf = async (): Promise<Answered> =>
      (
        await look(
          '{ tournament(id: "friday") { breakOrder { announced tables due { table waitsFor } announcements { tables reason actor { role } } broken { table seatsBy articles { article } } } } }',
        )
      )['breakOrder'];
    expect(await orderOf()).toMatchObject({ announced: false, tables: [3, 2, 1], due: [], announcements: [], broken: [] });
    await api.command('announceBreakOrder', { ...id, tables: [2, 3] });
    await api.command('announceBreakOrder', { ...id, tables: [3], reason: 'the light is bad there' });
    expect(await orderOf()).toMatchObject({
      announced: true,
      tables: [3, 2, 1],
      announcements: [
        { tables: [2, 3], reason: null },
        { tables: [3], reason: 'the light is bad there' },
      ],
    });
    expect((await tables()).map(({ breaksAs }) => breaksAs)).toEqual([3, 2, 1]);
    await lose(3, [4, 5, 6, 7, 8]);
    expect(await orderOf()).toMatchObject({ due: [{ table: 3, waitsFor: null }] });
    expect((await look(chart))['seatingChart'].proposal).toMatchObject({ due: 'TABLE_BREAK', breaks: [{ table: 3, waitsFor: null }] });
    await api.command('recordHandPlayed', { ...id, table: 3 });
    expect(await orderOf()).toMatchObject({ due: [{ table: 3, waitsFor: 'COUNT' }] });
    expect((await tables()).map(({ toBreak }) => toBreak)).toEqual([null, null, { waitsFor: 'COUNT' }]);
    await lose(3, []);
    await api.command('breakTable', { ...id, table: 3 });
    expect(await orderOf()).toMatchObject({ tables: [2, 1], due: [], broken: [{ table: 3 }] });
    expect((await tables())[2]).toMatchObject({ state: 'BROKEN', players: [], nextHand: null, nextMover: null, breaksAs: null });
    const broken = (await moves('(of: { table: 3 })'))['nodes'];
    expect(broken).toHaveLength(3);
    for (const move of broken) {
      expect(move).toMatchObject({ kind: 'TABLE_BREAK', decided: { command: 'BreakTable' }, book: { due: 'TABLE_BREAK', followed: true } });
      expect(move.explanation.en).toMatch(/^Table 3 was broken\. .*\(/);
    }
    expect((await moves(`(of: { playerId: "${proposed.playerId}" })`))['nodes']).toEqual([confirmed]);

    // By page.
    const page = await moves('(first: 2)');
    expect(page).toMatchObject({ totalCount: 5, nodes: [confirmed, order], pageInfo: { hasNextPage: true } });
    expect((await moves(`(after: "${page['pageInfo'].endCursor}")`))['nodes']).toEqual((await moves())['nodes'].slice(2));

    // Is it fair?
    const all = await look(
      '{ tournament(id: "friday") { fairness(first: 500) { totalCount nodes { playerId player { name } hands waited bigBlinds { times chips } smallBlinds { chips } antes { chips } bigBlindShare smallBlindShare chipsShare moved } } fairnessSummary { players hands { min median max } waited { max } bigBlinds { min median max } chips { max } bigBlindsAboveShare { min max } smallBlindsAboveShare { min } moved { min max } position } } }',
    );
    const nodes = all['fairness'].nodes as readonly Answered[];
    const total = (of: (node: Answered) => number): number => nodes.reduce((sum, node) => sum + of(node), 0);
    expect(total(({ bigBlinds }) => bigBlinds.times)).toBe(5);
    expect(total(({ bigBlindShare }) => bigBlindShare)).toBeCloseTo(5, 10);
    expect(total(({ smallBlindShare }) => smallBlindShare)).toBeCloseTo(5, 10);
    expect(total(({ bigBlinds, smallBlinds, antes }) => bigBlinds.chips + smallBlinds.chips + antes.chips)).toBe(5 * 125);
    expect(total(({ chipsShare }) => chipsShare)).toBeCloseTo(5 * 125, 8);
    expect(all['fairness'].totalCount).toBe(nodes.length);
    expect(nodes.find(({ playerId }) => playerId === ordered)).toMatchObject({
      waited: 1,
      player: { name: expect.stringMatching(/^Player/) },
    });
    expect(all['fairnessSummary']).toMatchObject({ waited: { max: 1 }, bigBlinds: { min: 0, max: 1 }, moved: { min: 0, max: 1 } });
    expect(all['fairnessSummary'].bigBlindsAboveShare.max).toBeLessThan(1);

    // They can be built again from the events: the same rows.
    const before = [await look(chart), await moves(), all];
    await api.tapis.runner.rebuild();
    const { seatingChart } = await look(chart);
    expect(seatingChart.tables).toEqual(before[0]!['seatingChart'].tables);
    expect(await moves()).toEqual(before[1]);
    expect(
      (
        await look(
          '{ tournament(id: "friday") { fairness(first: 500) { nodes { playerId hands waited bigBlinds { times chips } moved } } } }',
        )
      )['fairness'].nodes,
    ).toMatchObject(nodes.map(({ playerId, hands, waited, bigBlinds, moved }) => ({ playerId, hands, waited, bigBlinds, moved })));
  });

  it('are asked for as the page on them has it', async () => {
    await start(8);
    await playToTheBigBlind(1);
    const page = readFileSync(new URL('../../docs/floor-views.md', import.meta.url), 'utf8');
    const queries = [...page.matchAll(/```graphql\n(.+?)```/gs)].map(([, query]) => query!);
    expect(queries).toHaveLength(6);
    for (const query of queries) {
      const { data, errors } = await api.asDirector(query);
      expect({ query, errors, empty: Object.values(data?.['tournament'] ?? { none: null }).includes(null) }).toEqual({
        query,
        errors: undefined,
        empty: false,
      });
    }
  });

  it('tell why the director has stopped a table, and let a typed hand count once it is over', async () => {
    await start(8);
    await playToTheBigBlind(1);
    const { smallBlindSeat, bigBlindSeat, players } = await table(1);
    const at = (seat: number): string => (players as readonly Seat[]).find((each) => each.seat === seat)!.playerId;
    expect(await fairnessOf(at(bigBlindSeat))).toMatchObject({ hands: 1, bigBlinds: { times: 1, chips: 50 }, chipsShare: 125 / 8 });
    expect(await fairnessOf(at(smallBlindSeat))).toMatchObject({ smallBlinds: { times: 1, chips: 25 } });
    await api.command('haltTable', { ...id, table: 1, reason: 'a fire drill' });
    expect((await table(1))['halted']).toMatchObject({ cause: 'DIRECTOR', reason: 'a fire drill' });
    expect((await table(1))['halted'].explanation.en).toMatch(/^The director has stopped table 1: a fire drill/);
    expect((await table(1))['halted'].explanation.fr).toMatch(/^Le directeur a arrêté la table 1\u00a0: a fire drill/);
  });
});
