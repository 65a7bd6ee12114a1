/**
 * A player who was taken out by mistake, through the API: they are put back at their seat, and the table is counted before it plays on.
 * Players who went out since then change places, and a tournament that had ended goes on.
 */
import { ApiUnderTest, drawFrom, inputUnder, seed, tournamentInput } from './client.js';
import { allIn, openHand, playOut } from './hands.js';

interface Seat {
  readonly seat: number;
  readonly playerId: string;
  readonly stack: number;
}
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

describe('a player who was taken out by mistake', () => {
  let api: ApiUnderTest;
  let now = Date.UTC(2026, 10, 20, 19);

  let number = 0;
  let id = { tournamentId: '' };

  beforeAll(async () => {
    api = await ApiUnderTest.open({ now: () => (now += 1_000) });
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  /** Tables with this many seats. */
  async function start(players: number, seatsPerTable: number, book = 'ropta'): Promise<void> {
    number += 1;
    id = { tournamentId: `mistake-${number}` };
    const settings = inputUnder(book, { seatsPerTable }, tournamentInput.startingStack);
    await api.command('createTournament', { ...tournamentInput, ...id, ...settings });
    for (let n = 1; n <= players; n += 1)
      await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true, showsDocument: true });
    await drawFrom(api, seed, id.tournamentId);
    await api.command('startTournament', id);
  }

  async function playUntyped(table: number): Promise<void> {
    await api.command('recordHandPlayed', { ...id, table });
  }

  async function seatsAt(table: number): Promise<readonly Seat[]> {
    const { data } = await api.asDirector(
      `{ tournament(id: "${id.tournamentId}") { table(table: ${table}) { seats { seat playerId stack } } } }`,
    );
    return data!['tournament'].table.seats;
  }

  /** By player: state, place, number of players sharing it, and seat. */
  async function standings(): Promise<Record<string, readonly unknown[]>> {
    const { data } = await api.asDirector(
      `{ tournament(id: "${id.tournamentId}") { standings { nodes { playerId state place tied table seat } } } }`,
    );
    const rows = data!['tournament'].standings.nodes as readonly Record<string, unknown>[];
    return Object.fromEntries(rows.map((row) => [row['playerId'], [row['state'], row['place'], row['tied'], row['table'], row['seat']]]));
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function tournament(): Promise<any> {
    return (await api.asDirector(`{ tournament(id: "${id.tournamentId}") { phase left winner { id } } }`)).data!['tournament'];
  }

  const eliminate = (playerId: string): Promise<Told> => api.command('eliminatePlayer', { ...id, playerId }, events);
  const slip = (playerId: string, more: object = {}): object => ({ ...id, playerId, reason: 'the wrong name was tapped', ...more });
  const reinstate = (playerId: string, more: object = {}): Promise<Told> => api.command('reinstatePlayer', slip(playerId, more), events);
  const code = async (name: string, input: object): Promise<string> => (await api.refusal(name, input)).extensions.code;

  it('is at his seat again, and who went out since stands one place lower', async () => {
    await start(8, 4);
    await playUntyped(1);
    await playUntyped(2);
    const [one, two] = await seatsAt(1);
    const [other] = await seatsAt(2);
    await eliminate(two!.playerId);
    await playUntyped(1);
    for (const { playerId } of [one!, other!]) await eliminate(playerId);
    expect(await standings()).toMatchObject({
      [two!.playerId]: ['ELIMINATED', 8, 1, null, null],
      [one!.playerId]: ['ELIMINATED', 7, 1, null, null],
      [other!.playerId]: ['ELIMINATED', 6, 1, null, null],
    });

    const told = await reinstate(one!.playerId);
    expect(typesOf(told)).toEqual(['PlayerReinstated', 'PlaceCorrected']);
    expect(dataOf(told, 'PlayerReinstated')).toEqual({
      playerId: one!.playerId,
      to: { table: 1, seat: one!.seat },
      handId: null,
      byDirector: { stack: 2000, returned: 0, takenFrom: null, uncertain: [1], reason: 'the wrong name was tapped' },
    });
    expect(await standings()).toMatchObject({
      [two!.playerId]: ['ELIMINATED', 8, 1, null, null],
      [one!.playerId]: ['IN', null, 1, 1, one!.seat],
      [other!.playerId]: ['ELIMINATED', 7, 1, null, null],
    });
    expect((await seatsAt(1)).map(({ playerId }) => playerId)).toContain(one!.playerId);
    expect(await tournament()).toMatchObject({ phase: 'RUNNING', left: 6 });
    expect(await code('reinstatePlayer', slip(one!.playerId))).toBe('PLAYER_STILL_IN');
  });

  it('has his table counted before a hand is dealt there, since nobody knows who has how many', async () => {
    await start(4, 4);
    await playUntyped(1);
    const [one] = await seatsAt(1);
    await eliminate(one!.playerId);
    await reinstate(one!.playerId);
    expect((await api.refusal('openHand', { ...id, table: 1 })).extensions).toMatchObject({
      code: 'COUNT_FIRST',
      parameters: { table: 1 },
    });
    const seats = await seatsAt(1);
    const stackOf = (index: number): number => [700, 3300][index] ?? 2000;
    const stacks = seats.map(({ playerId }, index) => ({ playerId, stack: stackOf(index) }));
    await api.command('recordChipCounts', { ...id, table: 1, stacks });
    expect((await seatsAt(1)).map(({ stack }) => stack)).toEqual([700, 3300, 2000, 2000]);
    expect((await openHand(api, [], id.tournamentId)).seats.map(({ seat }) => seat)).toEqual(seats.map(({ seat }) => seat));
  });

  it('has the tournament go on that had ended by it', async () => {
    await start(2, 4);
    await playUntyped(1);
    expect(typesOf(await eliminate('p1'))).toEqual(['PlayerEliminated', 'ChipsCounted', 'TournamentFinished']);
    expect(await tournament()).toMatchObject({ phase: 'FINISHED', left: 1, winner: { id: 'p2' } });
    expect(typesOf(await reinstate('p1'))).toEqual(['TournamentReopened', 'PlayerReinstated']);
    expect(await tournament()).toEqual({ phase: 'RUNNING', left: 2, winner: null });
    expect(await standings()).toMatchObject({ p1: ['IN', null, 1, 1, expect.any(Number)], p2: ['IN', null, 1, 1, expect.any(Number)] });

    await playUntyped(1);
    await eliminate('p2');
    expect(await standings()).toEqual({ p1: ['WINNER', 1, 1, 1, expect.any(Number)], p2: ['ELIMINATED', 2, 1, null, null] });
  });

  it('sits elsewhere where his seat is gone, with chips that were counted where they lie', async () => {
    await start(8, 4);
    await playUntyped(1);
    const [one] = await seatsAt(1);
    const last = (await seatsAt(2)).at(-1)!;
    await eliminate(one!.playerId);
    await api.command('movePlayer', { ...id, playerId: last.playerId, table: 1, seat: one!.seat, reason: 'by the window', stack: 2000 });
    expect((await api.refusal('reinstatePlayer', slip(one!.playerId))).extensions).toMatchObject({
      code: 'SEAT_GONE',
      article: null,
      parameters: { playerId: one!.playerId, table: 1, seat: one!.seat, toTable: 2, toSeat: last.seat },
    });
    const taken = (await seatsAt(2))[0]!;
    expect(await code('reinstatePlayer', slip(one!.playerId, { place: { table: 2, seat: taken.seat } }))).toBe('SEAT_TAKEN');
    const place = { table: 2, seat: last.seat };
    expect((await api.refusal('reinstatePlayer', slip(one!.playerId, { place }))).extensions).toMatchObject({
      code: 'STACK_NEEDED',
      parameters: { playerId: one!.playerId, table: 1 },
    });
    const told = await reinstate(one!.playerId, { place, stack: 1500 });
    expect(dataOf(told, 'PlayerReinstated')).toMatchObject({ to: place, byDirector: { stack: 1500, takenFrom: 1 } });
    expect(await seatsAt(2)).toContainEqual({ seat: last.seat, playerId: one!.playerId, stack: 1500 });
    expect(await standings()).toMatchObject({ [one!.playerId]: ['IN', null, 1, 2, last.seat] });
  });

  it.each([
    ['ropta', 'they share the place with the other table again (RO 1.10)', [8, 6, 6], [7, 7], 2],
    ['mons', 'the larger stack stays ahead (MO 9.10)', [8, 6, 7], [8, 7], 1],
  ] as const)('is taken out of those who went out with him: in %s %s', async (book, _how, together, without, tied) => {
    await start(8, 4, book);
    await playUntyped(1);
    await playUntyped(2);
    const [one, two] = await seatsAt(1);
    const [other] = await seatsAt(2);
    const stacks = [300, 800, 500];
    const busts = [two!, one!, other!].map(({ playerId }, index) => ({ playerId, stack: stacks[index] }));
    await api.command('eliminatePlayers', { ...id, players: busts });
    const placeOf = async (): Promise<unknown[]> => {
      const rows = await standings();
      return busts.map(({ playerId }) => rows[playerId]![1]);
    };
    expect(await placeOf()).toEqual(together);
    await reinstate(one!.playerId);
    expect(await placeOf()).toEqual([without[0], null, without[1]]);
    expect(await standings()).toMatchObject({ [other!.playerId]: ['ELIMINATED', without[1], tied, null, null] });
  });

  it('had left with his chips (RO 1.9): they come back into play, and nothing is asked', async () => {
    await start(4, 4);
    await api.command('recordAbandonment', { ...id, playerId: 'p1', confirmed: true });
    expect(await standings()).toMatchObject({ p1: ['WITHDRAWN', 4, 1, null, null] });
    expect(await code('reinstatePlayer', slip('p1', { stack: 500 }))).toBe('CHIP_COUNT_MISMATCH');
    expect(dataOf(await reinstate('p1'), 'PlayerReinstated')).toMatchObject({ byDirector: { stack: 2000, returned: 2000, uncertain: [] } });
    expect((await seatsAt(1)).map(({ stack }) => stack)).toEqual([2000, 2000, 2000, 2000]);
    expect((await openHand(api, [], id.tournamentId)).seats).toHaveLength(4);
  });

  it('is not for one whom a typed hand cost his chips, who is unknown, or without a reason', async () => {
    await start(3, 6);
    const hand = await playOut(api, await openHand(api, [], id.tournamentId), allIn);
    const rows = await standings();
    const out = Object.keys(rows).find((playerId) => rows[playerId]![0] === 'ELIMINATED')!;
    const refused = await api.refusal('reinstatePlayer', slip(out));
    expect(refused.extensions).toMatchObject({ code: 'ELIMINATED_BY_HAND', parameters: { playerId: out, handId: hand.id } });
    expect(refused.extensions.messages.fr).not.toBe(refused.extensions.messages.en);
    expect(await code('reinstatePlayer', slip('zoe'))).toBe('UNKNOWN_PLAYER');
    expect(await code('reinstatePlayer', { ...slip(out), reason: '' })).toBe('BAD_USER_INPUT');
    expect(await standings()).toEqual(rows);
  });

  it('is told by the audit feed, and once where the command comes twice', async () => {
    await start(3, 4);
    await playUntyped(1);
    await eliminate('p3');
    const input = slip('p3', { commandId: 'back' });
    const told = await api.command('reinstatePlayer', input, '{ repeated events { type data } }');
    expect(await api.command('reinstatePlayer', input, '{ repeated events { type data } }')).toEqual({ ...told, repeated: true });
    const { data } = await api.asDirector(
      `{ tournament(id: "${id.tournamentId}") { auditFeed(last: 2) { nodes { type command actor { role } } } } }`,
    );
    expect(data!['tournament'].auditFeed.nodes).toEqual([
      { type: 'PlayerEliminated', command: 'EliminatePlayer', actor: { role: 'DIRECTOR' } },
      { type: 'PlayerReinstated', command: 'ReinstatePlayer', actor: { role: 'DIRECTOR' } },
    ]);
  });

  /** The types of the events that a command would record, and each difference as `what player before after`; or the code of its refusal. */
  async function preview(mutation: string, input: object): Promise<{ events: string[]; differences: string[] } | string> {
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { events { type } preview {
      events { type } differences { what playerId before after } } } }`;
    const { data, errors } = await api.asDirector(query, { input: { commandId: 'tried', preview: true, ...input } });
    if (errors !== undefined) return errors[0]!.extensions['code'];
    const { events: recorded, preview: shown } = data![mutation];
    expect(recorded).toEqual([]);
    return {
      events: shown.events.map(({ type: each }: { type: string }) => each),
      differences: shown.differences.map((each: Record<string, string | null>) =>
        [each['what'], each['playerId'], each['before'], each['after']].filter((value) => value !== undefined).join(' '),
      ),
    };
  }

  it('is shown before it is done: the seat, the chips, the places, the end and the prizes', async () => {
    await start(2, 4);
    await api.command('setPrizes', { ...id, money: { amounts: [10_000, 6_000] } });
    await playUntyped(1);
    const [one] = await seatsAt(1);
    const other = one!.playerId === 'p1' ? 'p2' : 'p1';
    await eliminate(one!.playerId);
    const before = await standings();
    const given = slip(one!.playerId, { stack: 700 });
    const shown = (await preview('reinstatePlayer', given)) as { events: string[]; differences: string[] };
    expect(shown.differences).toEqual(
      expect.arrayContaining([
        'PHASE  finished running',
        `STATE ${one!.playerId} eliminated in`,
        `STACK ${one!.playerId} 0 700`,
        `SEAT ${one!.playerId}  ${one!.seat}`,
        `STATE ${other} winner in`,
        `PRIZE ${other} 10000 `,
      ]),
    );
    expect(await standings()).toEqual(before);
    expect(typesOf(await reinstate(one!.playerId, { stack: 700 }))).toEqual(shown.events);
    expect(await preview('reinstatePlayer', given)).toBe('PLAYER_STILL_IN');
  });

  it('is shown and corrected with the player who went out instead', async () => {
    await start(8, 4);
    await playUntyped(1);
    const [wrong, right] = await seatsAt(1);
    await eliminate(wrong!.playerId);
    const given = slip(wrong!.playerId, { wentOut: right!.playerId });
    const shown = (await preview('correctElimination', given)) as { events: string[]; differences: string[] };
    expect(shown.differences).toEqual(
      expect.arrayContaining([
        `PLACE ${wrong!.playerId} 8 `,
        `SEAT ${wrong!.playerId}  ${wrong!.seat}`,
        `PLACE ${right!.playerId}  8`,
        `STATE ${right!.playerId} in eliminated`,
      ]),
    );
    const told: Told = await api.command('correctElimination', given, events);
    expect(typesOf(told)).toEqual(shown.events);
    expect(await standings()).toMatchObject({
      [wrong!.playerId]: ['IN', null, 1, 1, wrong!.seat],
      [right!.playerId]: ['ELIMINATED', 8, 1, null, null],
    });
  });

  it('is shown what a lifted disqualification gives back', async () => {
    await start(2, 4);
    await api.command('setPrizes', { ...id, money: { amounts: [10_000, 6_000] } });
    const cause = { cause: 'OTHER', reason: 'mistaken for another' };
    await api.command('disqualifyPlayer', { ...id, playerId: 'p1', ...cause });
    const shown = (await preview('liftDisqualification', slip('p1'))) as { events: string[]; differences: string[] };
    expect(shown.differences).toContain('PRIZE p1  6000');
    expect(await preview('liftDeclassing', slip('p1'))).toBe('NOT_DECLASSED');
    const told: Told = await api.command('liftDisqualification', slip('p1'), events);
    expect(typesOf(told)).toEqual(shown.events);
  });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function waiting(): Promise<any> {
    const chart = `{ tournament(id: "${id.tournamentId}") { seatingChart {
      waiting { playerId player { id } stack due to { table seat } articles { article } } } } }`;
    const { data, errors } = await api.asDirector(chart);
    expect(errors).toBeUndefined();
    return data!['tournament'].seatingChart.waiting;
  }

  it('waits for a seat where the final table is full: it is dissolved, a table opened, and the player seated (RO 2.6)', async () => {
    await start(10, 8);
    await playUntyped(1);
    const [one, ...others] = await seatsAt(1);
    await eliminate(one!.playerId);
    const stacks = others.map(({ playerId, stack }, index) => ({ playerId, stack: stack + (index === 0 ? one!.stack : 0) }));
    await api.command('recordChipCounts', { ...id, table: 1, stacks });
    await api.command('redrawFinalTable', id);
    expect(await waiting()).toEqual([]);
    expect(await preview('reinstatePlayer', slip(one!.playerId, { stack: 900 }))).toMatchObject({
      differences: expect.arrayContaining([`STATE ${one!.playerId} eliminated in`, `STACK ${one!.playerId} 0 900`]),
    });
    await reinstate(one!.playerId, { stack: 900 });
    const [player] = await waiting();
    expect(player).toMatchObject({
      playerId: one!.playerId,
      player: { id: one!.playerId },
      stack: 900,
      due: 'DISSOLVE_FINAL_TABLE',
      to: null,
    });
    expect(player.articles).not.toEqual([]);
    expect(await code('seatWaitingPlayer', { ...id, playerId: one!.playerId })).toBe('NO_FREE_SEAT');
    const dissolved: Told = await api.command('dissolveFinalTable', { ...id, reason: 'ten play again' }, events);
    expect(dissolved.events).toMatchObject([{ type: 'FinalTableDissolved', data: { players: 10, reason: 'ten play again' } }]);
    expect(await waiting()).toMatchObject([{ due: 'OPEN_TABLE', to: null }]);
    await api.command('openTable', { ...id, reason: 'ten play again' });
    const [proposed] = await waiting();
    expect(proposed.due).toBe('SEAT');
    const seated: Told = await api.command('seatWaitingPlayer', { ...id, playerId: one!.playerId }, events);
    expect(seated.events[0]).toMatchObject({
      type: 'PlayerSeated',
      data: { playerId: one!.playerId, to: proposed.to, stack: 900, seatsBy: 'book' },
    });
    expect(await waiting()).toEqual([]);
    expect((await standings())[one!.playerId]).toEqual(['IN', null, 1, proposed.to.table, proposed.to.seat]);
    expect(await code('dissolveFinalTable', { ...id, reason: '' })).toBe('BAD_USER_INPUT');
  });

  it('gets an extra seat by order of the director, with a reason only', async () => {
    await start(4, 4);
    await playUntyped(1);
    const [one] = await seatsAt(1);
    await eliminate(one!.playerId);
    await api.command('admitLatePlayer', { ...id, playerId: 'zoe', adult: true, showsDocument: true });
    await reinstate(one!.playerId, { stack: 500 });
    expect(await waiting()).toMatchObject([{ playerId: one!.playerId, stack: 500, due: 'OPEN_TABLE', to: null }]);
    const extra = { ...id, playerId: one!.playerId, place: { table: 1, seat: 5 } };
    expect(await code('seatWaitingPlayer', extra)).toBe('REASON_REQUIRED');
    const told: Told = await api.command('seatWaitingPlayer', { ...extra, reason: 'no second table' }, events);
    expect(told.events[0]).toMatchObject({ data: { to: { table: 1, seat: 5 }, extra: true, seatsBy: 'director' } });
    expect(await code('seatWaitingPlayer', { ...extra, place: { table: 1, seat: 1 }, reason: 'again' })).toBe('NOT_WAITING_FOR_SEAT');
    expect(await code('seatWaitingPlayer', { ...id, playerId: 'nobody' })).toBe('UNKNOWN_PLAYER');
  });
});
