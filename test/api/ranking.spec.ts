/** How players leave a tournament, through the API: places and ties, abandonment, disqualification, satellites, and what the views say of it. */
import { ApiUnderTest, inputUnder, tournamentInput } from './client.js';

const events = '{ events { type data } }';
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${index + 1}`);

interface Told {
  readonly events: readonly { readonly type: string; readonly data: Record<string, unknown> }[];
}
const dataOf = ({ events: told }: Told, type: string) => told.find((event) => event.type === type)?.data;

describe('the places of a tournament', () => {
  let api: ApiUnderTest;
  let number = 0;
  let id = { tournamentId: '' };

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterAll(async () => {
    await api.close();
  });

  /** A tournament in play: every table has played a hand that nobody typed in, or none where they are typed. */
  async function begin(book: string, players: number, more: object = {}, isPlayed = true): Promise<void> {
    number += 1;
    id = { tournamentId: `places-${number}` };
    await api.command('createTournament', { ...tournamentInput, ...id, ...inputUnder(book, more, tournamentInput.startingStack) });
    for (const playerId of names(players)) await api.command('registerPlayer', { ...id, playerId, adult: true, showsDocument: true });
    await api.command('drawSeats', id);
    await api.command('startTournament', id);
    if (isPlayed) for (const table of await tables()) await api.command('recordHandPlayed', { ...id, table });
  }

  async function tables(): Promise<readonly number[]> {
    return (await api.asDirector(`{ tournament(id: "${id.tournamentId}") { tableNumbers } }`)).data!['tournament'].tableNumbers;
  }

  async function seatedAt(table: number): Promise<readonly string[]> {
    const { data } = await api.asDirector(`{ tournament(id: "${id.tournamentId}") { table(table: ${table}) { seats { playerId } } } }`);
    return data!['tournament'].table.seats.map(({ playerId }: { readonly playerId: string }) => playerId);
  }

  /** By player: state, place, and how many share it. */
  async function places(): Promise<Record<string, readonly [state: string, place: number | null, tied: number]>> {
    const { data } = await api.asDirector(`{ tournament(id: "${id.tournamentId}") { standings { nodes { playerId state place tied } } } }`);
    const rows = data!['tournament'].standings.nodes as readonly { playerId: string; state: string; place: number | null; tied: number }[];
    return Object.fromEntries(rows.map(({ playerId, state, place, tied }) => [playerId, [state, place, tied]]));
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function tournament(): Promise<any> {
    return (await api.asDirector(`{ tournament(id: "${id.tournamentId}") { phase left winner { id } qualified { id } } }`)).data![
      'tournament'
    ];
  }

  it('two who go out together at one table are placed by the chips with which they began the hand (RO 1.10)', async () => {
    await begin('ropta', 6);
    const told = await api.command(
      'eliminatePlayers',
      {
        ...id,
        players: [
          { playerId: 'p1', stack: 900 },
          { playerId: 'p2', stack: 400 },
        ],
      },
      events,
    );
    expect(told.events.map(({ type }: { type: string }) => type)).toContain('EliminatedTogether');
    expect(await places()).toMatchObject({ p1: ['ELIMINATED', 5, 1], p2: ['ELIMINATED', 6, 1], p3: ['IN', null, 1] });
    expect(await tournament()).toMatchObject({ left: 4 });
  });

  it('with equal chips they share the place (RO 1.10)', async () => {
    await begin('ropta', 6);
    await api.command('eliminatePlayers', {
      ...id,
      players: [
        { playerId: 'p1', stack: 900 },
        { playerId: 'p2', stack: 900 },
      ],
    });
    expect(await places()).toMatchObject({ p1: ['ELIMINATED', 5, 2], p2: ['ELIMINATED', 5, 2] });
  });

  it('at two tables they share it in ROPTA (RO 1.10), and in Mons the larger stack is ahead (MO 9.10)', async () => {
    const busts = async (): Promise<readonly [string, string]> => {
      const [one] = await seatedAt(1);
      const [two] = await seatedAt(2);
      await api.command('eliminatePlayers', {
        ...id,
        players: [
          { playerId: one, stack: 900 },
          { playerId: two, stack: 400 },
        ],
      });
      return [one!, two!];
    };
    await begin('ropta', 8, { seatsPerTable: 4 });
    const [one, two] = await busts();
    const shared = await places();
    expect([shared[one], shared[two]]).toEqual([
      ['ELIMINATED', 7, 2],
      ['ELIMINATED', 7, 2],
    ]);
    await begin('mons', 8, { seatsPerTable: 4 });
    const [larger, smaller] = await busts();
    const apart = await places();
    expect([apart[larger], apart[smaller]]).toEqual([
      ['ELIMINATED', 7, 1],
      ['ELIMINATED', 8, 1],
    ]);
  });

  it('who gives up is out as of his announcement, once he has confirmed it; his chips leave play (RO 1.9)', async () => {
    await begin('ropta', 4, {}, false);
    const gives = { ...id, playerId: 'p1', confirmed: false };
    expect((await api.refusal('recordAbandonment', gives)).extensions).toMatchObject({
      code: 'ABANDONMENT_NOT_CONFIRMED',
      article: 'RO 1.9',
    });
    const told = await api.command('recordAbandonment', { ...gives, confirmed: true }, events);
    expect(dataOf(told, 'PlayerWithdrew')).toMatchObject({ playerId: 'p1', removed: 2000, place: 4 });
    expect(await places()).toMatchObject({ p1: ['WITHDRAWN', 4, 1] });
    expect(await tournament()).toMatchObject({ left: 3 });
    expect((await api.command('recordAbandonment', { ...gives, confirmed: true }, events)).events).toEqual([]);
  });

  it('who is disqualified is placed where he went; before the start he leaves the list (RO 1.4)', async () => {
    await begin('ropta', 4, {}, false);
    const fraud = { ...id, playerId: 'p2', cause: 'IDENTITY_FRAUD', reason: 'plays with the card of another' };
    const told = await api.command('disqualifyPlayer', fraud, events);
    expect(dataOf(told, 'PlayerDisqualified')).toMatchObject({ place: 4, articles: [{ article: 'RO 1.4' }] });
    expect(await places()).toMatchObject({ p2: ['DISQUALIFIED', 4, 1] });
    expect((await api.refusal('openHand', { ...id, table: 9 })).extensions.code).toBe('UNKNOWN_TABLE');
  });

  it('who was disqualified wrongly has left in that place, and it is shown so', async () => {
    await begin('ropta', 4, {}, false);
    await api.command('disqualifyPlayer', { ...id, playerId: 'p2', cause: 'OTHER', reason: 'taken for another' });
    const told = await api.command('liftDisqualification', { ...id, playerId: 'p2', reason: 'it was another player' }, events);
    expect(dataOf(told, 'DisqualificationLifted')).toMatchObject({ playerId: 'p2', reason: 'it was another player' });
    expect(await places()).toMatchObject({ p2: ['WITHDRAWN', 4, 1] });
    const again = await api.refusal('liftDisqualification', { ...id, playerId: 'p2', reason: 'once more' });
    expect(again.extensions).toMatchObject({ code: 'NOT_DISQUALIFIED', parameters: { playerId: 'p2' } });
  });

  it('who says nobody that he is out gets no points, where the book has it (MO 7.18)', async () => {
    await begin('mons', 4, { atStake: { forPoints: true } });
    await api.command('eliminatePlayer', { ...id, playerId: 'p4' });
    await api.command('recordUndeclaredElimination', { ...id, playerId: 'p4', reason: 'left without a word' });
    const { data } = await api.asDirector(`{ tournament(id: "${id.tournamentId}") { standings { nodes { playerId declassed } } } }`);
    expect(data!['tournament'].standings.nodes).toContainEqual({ playerId: 'p4', declassed: true });
    const told = await api.command('liftDeclassing', { ...id, playerId: 'p4', reason: 'the desk had noted it' }, events);
    expect(dataOf(told, 'DeclassingLifted')).toMatchObject({ playerId: 'p4', articles: [{ article: 'MO 7.18' }] });
    const lifted = await api.asDirector(`{ tournament(id: "${id.tournamentId}") { standings { nodes { playerId declassed } } } }`);
    expect(lifted.data!['tournament'].standings.nodes).toContainEqual({ playerId: 'p4', declassed: false });
    const again = await api.refusal('liftDeclassing', { ...id, playerId: 'p4', reason: 'once more' });
    expect(again.extensions).toMatchObject({ code: 'NOT_DECLASSED', article: null, parameters: { playerId: 'p4' } });
    await api.command('eliminatePlayer', { ...id, playerId: 'p3' });
    await api.command('declareElimination', { ...id, playerId: 'p3' });
    expect((await api.refusal('recordUndeclaredElimination', { ...id, playerId: 'p3', reason: 'x' })).extensions.code).toBe(
      'ELIMINATION_DECLARED',
    );
  });

  it('the last who has chips has won, every place is given once', async () => {
    await begin('tdaFr', 4);
    for (const playerId of ['p4', 'p3', 'p2']) {
      if (playerId !== 'p4') await api.command('recordHandPlayed', { ...id, table: 1 });
      await api.command('eliminatePlayer', { ...id, playerId });
    }
    expect(await places()).toEqual({ p1: ['WINNER', 1, 1], p2: ['ELIMINATED', 2, 1], p3: ['ELIMINATED', 3, 1], p4: ['ELIMINATED', 4, 1] });
    expect(await tournament()).toMatchObject({ phase: 'FINISHED', winner: { id: 'p1' }, qualified: null });
    expect((await api.refusal('recordHandPlayed', { ...id, table: 1 })).extensions).toMatchObject({
      code: 'TOURNAMENT_FINISHED',
      parameters: { winner: 'p1' },
    });
  });

  it('a satellite is over when no more are left than qualify; who shares the last place waits for a ruling', async () => {
    await begin('ropta', 5, { atStake: { satellite: true, qualifiers: 3 } });
    await api.command('eliminatePlayer', { ...id, playerId: 'p5' });
    expect(await tournament()).toMatchObject({ phase: 'RUNNING', left: 4 });
    await api.command('recordHandPlayed', { ...id, table: 1 });
    await api.command('eliminatePlayer', { ...id, playerId: 'p4' });
    const over = await tournament();
    expect(over).toMatchObject({ phase: 'FINISHED', winner: null });
    expect(over.qualified.map((one: { id: string }) => one.id).sort()).toEqual(['p1', 'p2', 'p3']);
    expect(await places()).toMatchObject({ p1: ['QUALIFIED', null, 1], p4: ['ELIMINATED', 4, 1] });

    await begin('ropta', 5, { atStake: { satellite: true, qualifiers: 4 } });
    const tied = [
      { playerId: 'p4', stack: 500 },
      { playerId: 'p5', stack: 500 },
    ];
    const told = await api.command('eliminatePlayers', { ...id, players: tied }, events);
    expect(dataOf(told, 'QualificationTied')).toBeDefined();
    await api.command('ruleOnQualification', { ...id, players: ['p5'], reason: 'they drew for it' });
    const ruled = await tournament();
    expect(ruled.qualified.map((one: { id: string }) => one.id).sort()).toEqual(['p1', 'p2', 'p3', 'p5']);
    expect(await places()).toMatchObject({ p5: ['QUALIFIED', 4, 2], p4: ['ELIMINATED', 4, 2] });
  });
});
