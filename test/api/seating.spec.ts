/** Who sits where, through the API: proposals, confirmations, halts, the order of breaking, tickets and the final table. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';

interface Seat {
  readonly seat: number;
  readonly playerId: string;
  readonly stack: number;
}
interface Event {
  readonly type: string;
  readonly data: Record<string, unknown>;
}

const id = { tournamentId: 'friday' };
const events = '{ events { type data } }';
const typesOf = ({ events: told }: { readonly events: readonly Event[] }): string[] => told.map(({ type }) => type);

describe('who sits where', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
  });

  afterEach(async () => {
    await api.close();
  });

  /** Tables with this many seats, full except for the last. */
  async function start(players: number, seatsPerTable: number, more: object = {}): Promise<void> {
    await api.command('createTournament', { ...tournamentInput, seatsPerTable, rulebook: { id: 'ropta', at: { version: 1 } }, ...more });
    for (let n = 1; n <= players; n += 1) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true });
    await drawFrom(api, seed, id.tournamentId);
    await api.command('startTournament', id);
  }

  async function seatsAt(table: number): Promise<readonly Seat[]> {
    const { data } = await api.asDirector(`{ tournament(id: "friday") { table(table: ${table}) { seats { seat playerId stack } } } }`);
    return data!['tournament'].table.seats;
  }

  /** The last players of a table lose everything to the first. */
  async function lose(table: number, count: number): Promise<{ events: readonly Event[] }> {
    const seats = await seatsAt(table);
    const lost = seats.slice(seats.length - count);
    const gain = lost.reduce((sum, { stack }) => sum + stack, 0);
    const players = lost.map(({ playerId }) => ({ playerId }));
    const out = await api.command('eliminatePlayers', { ...id, players, ...(count > 1 && { order: 'TIED' }) }, events);
    const stacks = (await seatsAt(table)).map(({ playerId, stack }, index) => ({ playerId, stack: index === 0 ? stack + gain : stack }));
    const counted = await api.command('recordChipCounts', { ...id, table, stacks }, events);
    return { events: [...out.events, ...counted.events] };
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function proposed(): Promise<any> {
    const { data, errors } = await api.ask(
      `{ tournament(id: "friday") { proposedMoves {
        due difference trigger haltFrom halts { table difference } haltArticles { article }
        moves { playerId from { table seat } to { table seat } waitsFor ontoSmallBlind }
        toCome { playerId from { table seat } to { table seat } waitsFor reason }
        breaking { table assignments { seat to { table seat } } tickets { table seat } excluded { table seat } articles { article } }
        finalTableSize explanation { en fr } articles { article fallback }
      } } }`,
    );
    expect(errors).toBeUndefined();
    return data!['tournament']?.proposedMoves ?? null;
  }

  it('is nobody’s question before the start, or of a tournament that there is not', async () => {
    expect(await proposed()).toBeNull();
    expect((await api.ask('{ tournament(id: "friday") { breakOrder { tables } } }')).data).toEqual({ tournament: null });
  });

  it('is proposed with its reason, confirmed, and seen at the tables (RO 2.3)', async () => {
    await start(16, 8);
    expect(typesOf(await lose(2, 3))).toEqual([
      'PlayerEliminated',
      'PlayerEliminated',
      'PlayerEliminated',
      'EliminatedTogether',
      'TableHalted',
      'ChipsCounted',
    ]);
    const proposal = await proposed();
    expect(proposal).toMatchObject({
      due: 'BALANCE',
      difference: 3,
      trigger: 3,
      haltFrom: 3,
      halts: [{ table: 2, difference: 3 }],
      moves: [{ from: { table: 1, seat: 3 }, to: { table: 2, seat: 6 }, waitsFor: null, ontoSmallBlind: false }],
      toCome: [],
      breaking: null,
      finalTableSize: null,
    });
    expect(proposal.explanation.en).toMatch(/^Table 1 has 8 players and table 2 has 5\. A difference of 3 moves a player\. .*\(RO 2\.3\)$/);
    expect(proposal.explanation.fr).toMatch(/^La table 1 a 8 joueurs et la table 2 en a 5\. .*\(RO 2\.3\)$/);
    const halted = await api.asDirector(
      '{ tournament(id: "friday") { tables { nodes { table halted { cause difference } nextToMove } } } }',
    );
    expect(halted.data!['tournament'].tables.nodes).toEqual([
      { table: 1, halted: null, nextToMove: 3 },
      { table: 2, halted: { cause: 'DIFFERENCE', difference: 3 }, nextToMove: 3 },
    ]);
    const refusal = await api.refusal('openHand', { ...id, table: 2 });
    expect(refusal.extensions).toMatchObject({ code: 'TABLE_HALTED', article: 'RO 2.3' });

    const [{ playerId, to }] = proposal.moves;
    const moved = await api.command('confirmMove', { ...id, playerId, ...to }, events);
    expect(typesOf(moved)).toEqual(['PlayerMoved', 'TableResumed']);
    expect(moved.events[0].data).toMatchObject({ reason: 'balancing', book: { followed: true, why: { key: 'balancing' } } });
    expect(await proposed()).toMatchObject({ due: 'NOTHING', moves: [], halts: [] });
    const another = (await seatsAt(1)).at(-1)!;
    const early = await api.refusal('confirmMove', { ...id, playerId: another.playerId, table: 2, seat: 8 });
    expect(early.extensions).toMatchObject({ code: 'BALANCE_NOT_DUE', article: 'RO 2.3', parameters: { difference: 1, trigger: 3 } });
  });

  it('waits for the end of a player’s hand, and is seen to wait', async () => {
    await start(16, 8);
    await lose(2, 3);
    await api.command('openHand', { ...id, table: 1 });
    const [move] = (await proposed()).moves;
    expect(move.waitsFor).toBe('HAND');
    const due = await api.command('confirmMove', { ...id, playerId: move.playerId, ...move.to }, events);
    expect(typesOf(due)).toEqual(['MoveDue']);
    expect((await proposed()).toCome).toEqual([
      { playerId: move.playerId, from: move.from, to: move.to, waitsFor: 'HAND', reason: 'balancing' },
    ]);
    const seen = await api.asDirector(
      '{ tournament(id: "friday") { tables { nodes { leaving { seat playerId to { table seat } waitsFor } awaited { seat playerId } } } } }',
    );
    const { seat } = move.from;
    expect(seen.data!['tournament'].tables.nodes).toEqual([
      { leaving: [{ seat, playerId: move.playerId, to: move.to, waitsFor: 'HAND' }], awaited: [] },
      { leaving: [], awaited: [{ seat: move.to.seat, playerId: move.playerId }] },
    ]);
    const dropped = await api.command('cancelMove', { ...id, playerId: move.playerId, reason: 'he is ill' }, events);
    expect(typesOf(dropped)).toEqual(['MoveDropped']);
    expect(
      (await api.asDirector('{ tournament(id: "friday") { table(table: 1) { leaving { seat } } } }')).data!['tournament'].table.leaving,
    ).toEqual([]);
  });

  it('may be ordered otherwise: the event tells what the book proposed', async () => {
    await start(16, 8);
    await lose(2, 3);
    const [first] = (await proposed()).moves;
    const other = (await seatsAt(1)).at(-1)!;
    const moved = await api.command('movePlayer', { ...id, playerId: other.playerId, table: 2, seat: 8, reason: 'a bad back' }, events);
    expect(moved.events[0].data).toMatchObject({
      reason: 'a bad back',
      book: { followed: false, move: { playerId: first.playerId, from: first.from, to: first.to } },
    });
  });

  it('tables stop and play on by the director’s word, and are balanced more tightly', async () => {
    await start(16, 8);
    expect(typesOf(await api.command('haltTable', { ...id, reason: 'fire drill' }, events))).toEqual(['TableHalted', 'TableHalted']);
    expect(typesOf(await api.command('resumeTable', { ...id, table: 1, reason: 'over' }, events))).toEqual(['TableResumed']);
    const halted = await api.asDirector('{ tournament(id: "friday") { tables { nodes { halted { cause } } } } }');
    expect(halted.data!['tournament'].tables.nodes).toEqual([{ halted: null }, { halted: { cause: 'DIRECTOR' } }]);
    await lose(1, 2);
    expect(await proposed()).toMatchObject({ due: 'NOTHING', trigger: 3 });
    await api.command('tightenBalancing', id);
    expect(await proposed()).toMatchObject({ due: 'BALANCE', trigger: 2 });
  });

  it('tables are broken in the order that was told, by tickets that the server draws (RO 2.4; TDA 13)', async () => {
    await start(17, 8, { rulebook: { id: 'tdaFr', at: { version: 1 } } });
    await lose(1, 1);
    const order = async (): Promise<unknown> =>
      (await api.ask('{ tournament(id: "friday") { breakOrder { announced tables articles { article fallback } } } }')).data!['tournament']
        .breakOrder;
    expect(await order()).toEqual({ announced: false, tables: [3, 2, 1], articles: [{ article: 'RO 2.4', fallback: true }] });
    await api.command('announceBreakOrder', { ...id, tables: [2] });
    expect(await order()).toMatchObject({ announced: true, tables: [2, 3, 1] });
    const proposal = await proposed();
    expect(proposal).toMatchObject({ due: 'TABLE_BREAK', breaking: { table: 2, assignments: null, excluded: [] } });
    expect(proposal.breaking.tickets).toHaveLength(6);
    expect((await api.refusal('breakTable', { ...id, table: 3 })).extensions).toMatchObject({
      code: 'BREAK_ORDER_VIOLATION',
      article: 'RO 2.4',
      parameters: { table: 3, next: 2 },
    });
    const broken = await api.command('breakTable', { ...id, table: 2, commandId: 'break-2' }, '{ repeated events { type data } }');
    expect(typesOf(broken).at(-1)).toBe('TableBroken');
    expect(broken.events.at(-1).data).toMatchObject({ seatsBy: 'seed', draw: { algorithm: 'sha256-tickets-1' } });
    const again = await api.command('breakTable', { ...id, table: 2, commandId: 'break-2' }, '{ repeated events { type data } }');
    expect(again).toEqual({ ...broken, repeated: true });
    expect((await api.refusal('announceBreakOrder', { ...id, tables: [1, 3] })).extensions.code).toBe('REASON_REQUIRED');
  });

  it('the final table is formed of all who are left, from a seed or tickets (RO 2.1)', async () => {
    await start(10, 5, { rulebook: { id: 'redcactus', at: { version: 1 } } });
    expect((await api.refusal('redrawFinalTable', id)).extensions.code).toBe('FINAL_TABLE_TOO_LARGE');
    await lose(2, 1);
    expect(await proposed()).toMatchObject({ due: 'FINAL_TABLE', finalTableSize: 9, moves: [] });
    const players = [...(await seatsAt(1)), ...(await seatsAt(2))].map(({ playerId }) => playerId);
    const formed = await api.command('redrawFinalTable', id, events);
    expect(typesOf(formed)).toEqual(['FinalTableFormed', 'TableBroken']);
    expect((await seatsAt(1)).map(({ playerId }) => playerId).sort()).toEqual(players.sort());
    const { data } = await api.asDirector(
      '{ tournament(id: "friday") { tables { nodes { table state seats { seat } button } } standings { nodes { playerId table seat } } } }',
    );
    expect(data!['tournament'].tables.nodes[1]).toMatchObject({ state: 'BROKEN', seats: [] });
    const standing = data!['tournament'].standings.nodes.filter(({ table }: { table: number | null }) => table !== null);
    expect(new Set(standing.map(({ seat }: { seat: number }) => seat)).size).toBe(9);
    expect(standing.every(({ table }: { table: number }) => table === 1)).toBe(true);
  });

  it('moves are made at once where they are automatic', async () => {
    await start(16, 8, { automaticMoves: true });
    const told = await lose(2, 3);
    expect(typesOf(told)).toEqual([
      'PlayerEliminated',
      'PlayerEliminated',
      'PlayerEliminated',
      'EliminatedTogether',
      'PlayerMoved',
      'ChipsCounted',
    ]);
    expect(await proposed()).toMatchObject({ due: 'NOTHING' });
  });

  it('a floor that is described is checked', async () => {
    const floor = (tables: string): string =>
      `{ balancing(situation: { seatsPerTable: 8, tables: [${tables}] }) { rulebook name { en } version due } }`;
    const table = (number: number, occupied: string): string =>
      `{ table: ${number}, occupied: ${occupied}, button: 1, smallBlind: 2, bigBlind: 3 }`;
    const { data } = await api.ask(floor(`${table(2, '[1, 2, 3]')}, ${table(1, '[4, 1]')}`));
    expect(data!['balancing']).toHaveLength(5);
    expect(data!['balancing'][0]).toMatchObject({ rulebook: 'redcactus', version: 1, due: 'FINAL_TABLE' });
    for (const wrong of [`${table(1, '[1]')}, ${table(1, '[2]')}`, table(0, '[1]'), table(1, '[11]'), table(1, '[1, 1]'), '']) {
      expect((await api.ask(floor(wrong))).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});
