/** Tables with unrecorded hands: stacks show their age, absent players are blinded, wrong counts and seats are corrected. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';

const id = { tournamentId: 'friday' };
const events = '{ events { type data } }';

interface Seat {
  readonly seat: number;
  readonly playerId: string;
  readonly stack: number;
  readonly stackKnown: boolean;
  readonly stackAsOfHand: number | null;
  readonly stackNote: { readonly en: string; readonly fr: string } | null;
}

describe('stacks at a table whose hands are not recorded', () => {
  let api: ApiUnderTest;
  let now = Date.UTC(2026, 10, 20, 19);

  beforeEach(async () => {
    api = await ApiUnderTest.open({ now: () => (now += 1_000) });
    await api.command('createTournament', { ...tournamentInput, ...id, seatsPerTable: 8, rulebook: { id: 'ropta' } });
    for (let n = 1; n <= 4; n += 1) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true, showsDocument: true });
    await drawFrom(api, seed);
    await api.command('startTournament', id);
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const play = (): Promise<unknown> => api.command('recordHandPlayed', { ...id, table: 1 });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function table(): Promise<any> {
    const { data, errors } = await api.asDirector(
      '{ tournament(id: "friday") { table(table: 1) { stacksKnown lastCount { count hand } seats { seat playerId stack stackKnown stackAsOfHand stackNote { en fr } } } } }',
    );
    expect(errors).toBeUndefined();
    return data!['tournament'].table;
  }

  async function standing(playerId: string): Promise<unknown> {
    const { data } = await api.asDirector(
      '{ tournament(id: "friday") { standings { nodes { playerId stack stackKnown stackAsOfHand } } } }',
    );
    return data!['tournament'].standings.nodes.find((each: { playerId: string }) => each.playerId === playerId);
  }

  async function count(stacks: readonly number[], more: object = {}, name = 'recordChipCounts'): Promise<{ events: unknown[] }> {
    const { seats } = (await table()) as { seats: readonly Seat[] };
    const counted = seats.map(({ playerId }, at) => ({ playerId, stack: stacks[at] }));
    return api.command(name, { ...id, table: 1, stacks: counted, ...more }, events);
  }

  it('say when they were last known: at the start, then at a count', async () => {
    const known = async (): Promise<readonly (string | null)[]> => {
      const { data } = await api.ask(
        '{ tournament(id: "friday") { standings { nodes { playerId stackKnownAt } } table(table: 1) { seats { playerId stackKnownAt } } } }',
      );
      const { standings, table: chart } = data!['tournament'];
      const ofPlayer = new Map(
        (standings.nodes as { playerId: string; stackKnownAt: string | null }[]).map((each) => [each.playerId, each.stackKnownAt]),
      );
      // Both views say the same.
      for (const seat of chart.seats) expect(seat.stackKnownAt).toBe(ofPlayer.get(seat.playerId));
      return ['p1', 'p2', 'p3', 'p4'].map((playerId) => ofPlayer.get(playerId)!);
    };
    const { data } = await api.ask('{ tournament(id: "friday") { startedAt } }');
    const { startedAt } = data!['tournament'] as { readonly startedAt: string };
    expect(await known()).toEqual(Array(4).fill(startedAt));
    await play();
    // A hand that is not recorded says nothing of chips.
    expect(await known()).toEqual(Array(4).fill(startedAt));
    await count([2_500, 1_500, 2_000, 2_000]);
    const [counted] = await known();
    expect(Date.parse(counted!)).toBeGreaterThan(Date.parse(startedAt));
    expect(await known()).toEqual(Array(4).fill(counted));
    await play();
    await api.command('eliminatePlayer', { ...id, playerId: 'p4' });
    expect(await known()).toEqual([counted, counted, counted, null]);
  });

  it('say as of which hand they are, until a count', async () => {
    const first = await table();
    expect(first).toMatchObject({
      stacksKnown: true,
      lastCount: null,
      seats: [{ stackKnown: true, stackAsOfHand: null, stackNote: null }, {}, {}, {}],
    });
    const { playerId, stack } = first.seats[0] as Seat;
    await play();
    await play();
    expect(await table()).toMatchObject({
      stacksKnown: false,
      seats: [
        {
          stack,
          stackKnown: false,
          stackAsOfHand: 0,
          stackNote: { en: 'as of the start, not counted since', fr: 'au départ, non recompté depuis' },
        },
        {},
        {},
        {},
      ],
    });
    expect(await standing(playerId)).toEqual({ playerId, stack, stackKnown: false, stackAsOfHand: 0 });
    await count([stack + 100, stack - 100, stack, stack]);
    expect(await table()).toMatchObject({ stacksKnown: true, lastCount: { count: 1, hand: 2 } });
    expect(await standing(playerId)).toEqual({ playerId, stack: stack + 100, stackKnown: true, stackAsOfHand: null });
    await play();
    expect(await standing(playerId)).toMatchObject({ stackKnown: false, stackAsOfHand: 2 });
  });

  it('are put right where a count was typed wrong, hands later too', async () => {
    const { stack } = (await table()).seats[0] as Seat;
    await play();
    await count([stack + 1000, stack - 1000, stack, stack]);
    await play();
    const { events: made } = await count(
      [stack - 1000, stack + 1000, stack, stack],
      { count: 1, reason: 'two lines swapped' },
      'correctChipCount',
    );
    expect(made).toMatchObject([{ type: 'ChipCountCorrected', data: { count: 1, reason: 'two lines swapped' } }]);
    expect((await table()).seats.map((each: Seat) => each.stack)).toEqual([stack - 1000, stack + 1000, stack, stack]);
    const { seats } = (await table()) as { seats: readonly Seat[] };
    const stacks = seats.map(({ playerId }) => ({ playerId, stack }));
    const refused = await api.refusal('correctChipCount', { ...id, table: 1, count: 2, stacks, reason: 'x' });
    expect(refused.extensions).toMatchObject({ code: 'UNKNOWN_COUNT', article: null, parameters: { table: 1, count: 2 } });
    const { events: moved } = await count([stack, stack, stack, stack], { reason: 'counted by two' });
    expect(moved).toMatchObject([{ type: 'ChipsCounted', data: { reason: 'counted by two' } }]);
  });

  it('of an absent player pay their blinds', async () => {
    const { playerId, stack } = (await table()).seats[1] as Seat;
    await api.command('markAway', { ...id, playerId });
    await play();
    const none = await api.refusal('recordAbsentBlinds', { ...id, playerId, blinds: [{ level: 1, bigBlinds: 2 }] });
    expect(none.extensions).toMatchObject({
      code: 'BLINDS_NOT_OWED',
      article: 'RO 4.1',
      parameters: { smallBlinds: 0, bigBlinds: 1, antes: 1 },
    });
    const { events: made } = await api.command('recordAbsentBlinds', { ...id, playerId, blinds: [{ level: 1, bigBlinds: 1 }] }, events);
    expect(made).toMatchObject([{ type: 'AbsentBlindsTaken', data: { articles: [{ article: 'RO 4.1' }] } }]);
    const { amount } = made[0].data as { amount: number };
    expect(await standing(playerId)).toEqual({ playerId, stack: stack - amount, stackKnown: false, stackAsOfHand: 0 });
  });

  it('go to the right seat with a player who sat in a wrong one since a hand', async () => {
    await play();
    await play();
    const { playerId } = (await table()).seats[0] as Seat;
    const { events: made } = await api.command(
      'correctWrongSeat',
      { ...id, playerId, table: 1, seat: 8, sinceHand: 1, ruling: 'no penalty' },
      events,
    );
    expect(made).toMatchObject([
      { type: 'WrongSeatCorrected', data: { ruling: 'no penalty', since: { hand: 1, hands: 2, blinds: 'asPlayed' } } },
    ]);
    expect(await standing(playerId)).toMatchObject({ stackKnown: false, stackAsOfHand: 0 });
    const { data, errors } = await api.asDirector('{ tournament(id: "friday") { moves { nodes { playerId explanation { en } } } } }');
    expect(errors).toBeUndefined();
    expect(data!['tournament'].moves.nodes[0].explanation.en).toMatch(
      /Played there since hand 1; hands and blinds stand\. no penalty \(RO 2\.1\)$/,
    );
    const late = await api.refusal('correctWrongSeat', { ...id, playerId, table: 1, seat: 7, sinceHand: 2 });
    expect(late.extensions).toMatchObject({ code: 'SAT_ELSEWHERE', parameters: { playerId, table: 1, seat: 8, hand: 2 } });
  });
});
