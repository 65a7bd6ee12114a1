/** What is announced on the floor: what each screen shows without a word of its own. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';

interface Announced {
  readonly key: string;
  readonly kind: string;
  readonly text: { readonly en: string; readonly fr: string };
  readonly since: string;
  readonly until: string | null;
  readonly player: { readonly id: string } | null;
}

const query = '{ tournament(id: "friday") { announcements { key kind text { en fr } since until player { id } } } }';
const friday = { tournamentId: 'friday' };
const START = Date.UTC(2026, 10, 27, 20);
const MINUTE = 60_000;

describe('What is announced', () => {
  let api: ApiUnderTest;
  let now: number;

  beforeEach(async () => {
    now = START;
    api = await ApiUnderTest.open({ now: () => now });
  });
  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function announced(): Promise<readonly Announced[]> {
    const { data, errors } = await api.ask(query);
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    const all = data!['tournament'].announcements as readonly Announced[];
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    return all;
  }
  const kinds = async (): Promise<string[]> => (await announced()).map(({ kind }) => kind);
  const find = async (kind: string): Promise<Announced | undefined> => (await announced()).find((each) => each.kind === kind);

  async function start(players: number, more: object = {}): Promise<void> {
    await api.command('createTournament', { ...tournamentInput, rulebook: { id: 'ropta', at: { version: 1 } }, ...more });
    for (let n = 1; n <= players; n += 1) await api.command('registerPlayer', { ...friday, playerId: `p${n}`, adult: true });
    await drawFrom(api, seed);
    await api.command('startTournament', friday);
  }
  async function playersAt(table: number): Promise<readonly string[]> {
    const { data } = await api.ask(`{ tournament(id: "friday") { table(table: ${table}) { seats { playerId } } } }`);
    return (data!['tournament'].table.seats as { playerId: string }[]).map(({ playerId }) => playerId);
  }

  it('is the message of the director, before the start too, as long as it is shown', async () => {
    await api.command('createTournament', tournamentInput);
    await api.command('showMessage', { ...friday, message: 'The bar closes at midnight.' });
    expect(await announced()).toEqual([
      {
        key: 'message',
        kind: 'MESSAGE',
        text: { en: 'The bar closes at midnight.', fr: 'The bar closes at midnight.' },
        since: new Date(START).toISOString(),
        until: null,
        player: null,
      },
    ]);
    await api.command('takeDownMessage', friday);
    expect(await announced()).toEqual([]);
  });

  it('is a message until its time by the clock of the server, for every reader', async () => {
    const until = START + 30 * MINUTE;
    const shown = async (): Promise<unknown> =>
      (await api.ask('{ tournament(id: "friday") { message { content shownAt until } } }')).data!['tournament'].message;
    await api.command('createTournament', tournamentInput);
    const input = { ...friday, message: 'Food until half past.', until: new Date(until).toISOString() };
    await api.command('showMessage', input);
    expect(await find('MESSAGE')).toMatchObject({ until: new Date(until).toISOString() });
    const message = { content: 'Food until half past.', shownAt: new Date(START).toISOString(), until: new Date(until).toISOString() };
    expect(await shown()).toEqual(message);
    now = until - 1;
    expect(await shown()).toEqual(message);
    now = until;
    expect(await shown()).toBeNull();
    expect(await announced()).toEqual([]);
    expect(await api.refusal('showMessage', input)).toMatchObject({ extensions: { code: 'MESSAGE_OVER' } });
    await api.command('showMessage', { ...friday, message: 'Last call.' });
    expect(await shown()).toMatchObject({ content: 'Last call.', until: null });
  });

  it('is no reason of a pause: the clock says it until it runs again', async () => {
    const pausedFor = async (): Promise<unknown> =>
      (await api.ask('{ tournament(id: "friday") { clock { pausedFor } } }')).data!['tournament'].clock.pausedFor;
    await start(4);
    expect(await pausedFor()).toBeNull();
    await api.command('pauseClock', { ...friday, reason: 'A fire alarm.' });
    expect(await pausedFor()).toBe('A fire alarm.');
    await api.command('pauseClock', { ...friday, reason: 'A power cut.' });
    expect(await pausedFor()).toBe('A power cut.');
    await api.command('resumeClock', friday);
    expect(await pausedFor()).toBeNull();
    await api.command('pauseClock', friday);
    expect(await pausedFor()).toBeNull();
  });

  it('is a move for five minutes, and a halted table until it plays on, the newest first', async () => {
    await start(12, { seatsPerTable: 9 });
    const [playerId] = await playersAt(1);
    await api.command('movePlayer', { ...friday, playerId, table: 2, seat: 9, stack: 2_000, reason: 'Equal tables.' });
    now += MINUTE;
    await api.command('haltTable', { ...friday, table: 1, reason: 'A spilt drink.' });
    const [halt, move] = await announced();
    expect(halt).toMatchObject({ kind: 'TABLE_HALTED', text: { en: 'Table 1 is halted by the director' }, until: null });
    expect(move).toMatchObject({
      kind: 'MOVE',
      text: { en: 'table 2, seat 9', fr: 'table 2, siège 9' },
      since: new Date(START).toISOString(),
      until: new Date(START + 5 * MINUTE).toISOString(),
      player: { id: playerId },
    });
    now = START + 5 * MINUTE;
    expect(await kinds()).toEqual(['TABLE_HALTED']);
    await api.command('resumeTable', { ...friday, table: 1, reason: 'It is dry.' });
    expect(await kinds()).toEqual([]);
  });

  it('is hand-for-hand play, with the tables that the others wait for', async () => {
    await start(8, { seatsPerTable: 4, atStake: { paidPlaces: 7 } });
    await api.command('announceHandForHand', { ...friday, reason: 'BUBBLE' });
    now += MINUTE;
    await api.command('recordHandPlayed', { ...friday, table: 1 });
    expect(await find('HAND_FOR_HAND')).toMatchObject({
      text: {
        en: 'Still playing: table 2. The others wait for the signal.',
        fr: 'Jouent encore\u00a0: table 2. Les autres attendent le signal.',
      },
      since: new Date(START).toISOString(),
    });
    await api.command('endHandForHand', { ...friday, reason: 'The bubble has burst.' });
    expect(await find('HAND_FOR_HAND')).toBeUndefined();
  });

  it('is a chip race until the last table has run it', async () => {
    await start(8, { seatsPerTable: 4 });
    await api.command('startPeriod', { ...friday, period: 2 });
    now += MINUTE;
    await api.command('announceChipRace', { ...friday, newSmallest: 50 });
    expect(await find('CHIP_RACE')).toMatchObject({
      text: { en: 'Chips of 25 leave play. The smallest will be 50. Still to race: tables 1, 2.' },
      since: new Date(now).toISOString(),
    });
    await api.command('recordHandPlayed', { ...friday, table: 2 });
    await api.command('runChipRace', { ...friday, table: 1, newSmallest: 50 });
    const progress = '{ tournament(id: "friday") { raceProgress { removed newSmallest announcedAt tables { table hasRaced waitsFor } } } }';
    expect((await api.ask(progress)).data!['tournament'].raceProgress).toEqual({
      removed: 25,
      newSmallest: 50,
      announcedAt: new Date(now).toISOString(),
      tables: [
        { table: 1, hasRaced: true, waitsFor: null },
        { table: 2, hasRaced: false, waitsFor: 'COUNT' },
      ],
    });
    const stacks = (await playersAt(2)).map((playerId) => ({ playerId, stack: 2_000 }));
    await api.command('recordChipCounts', { ...friday, table: 2, stacks });
    expect((await find('CHIP_RACE'))!.text.fr).toContain('À venir\u00a0: table 2.');
    await api.command('runChipRace', { ...friday, table: 2, newSmallest: 50 });
    expect(await find('CHIP_RACE')).toBeUndefined();
  });

  it('is not a chip race that was withdrawn', async () => {
    await start(4);
    await api.command('startPeriod', { ...friday, period: 2 });
    await api.command('announceChipRace', { ...friday, newSmallest: 50 });
    await api.command('withdrawChipRace', { ...friday, reason: 'There are enough small chips.' });
    expect((await api.ask('{ tournament(id: "friday") { raceProgress { removed } } }')).data!['tournament'].raceProgress).toBeNull();
    expect(await find('CHIP_RACE')).toBeUndefined();
  });

  it('is a break with its end while the clock runs', async () => {
    const level = { kind: 'LEVEL', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 1_200 };
    await start(4, { structure: [level, { kind: 'BREAK', seconds: 900 }, level] });
    await api.command('startPeriod', { ...friday, period: 1 });
    expect(await find('BREAK')).toMatchObject({
      text: { en: 'Break of 15 minutes', fr: 'Pause de 15 minutes' },
      until: new Date(START + 15 * MINUTE).toISOString(),
    });
    await api.command('pauseClock', friday);
    expect(await find('BREAK')).toMatchObject({ until: null });
    await api.command('startPeriod', { ...friday, period: 2 });
    expect(await find('BREAK')).toBeUndefined();
  });

  it('is a broken table with the new seats, and the final table', async () => {
    await start(7, { seatsPerTable: 6 });
    await api.command('redrawFinalTable', friday);
    const all = await announced();
    expect(all.map(({ kind }) => kind).toSorted()).toEqual(['FINAL_TABLE', ...Array<string>(7).fill('MOVE')].concat(['TABLE_BROKEN']));
    expect(all.find(({ kind }) => kind === 'FINAL_TABLE')!.text.en).toMatch(/^The final table plays at table [12]$/);
    now += 5 * MINUTE;
    expect(await kinds()).toEqual([]);
  });

  it('is nothing of the floor once the tournament is over', async () => {
    await start(2);
    await api.command('haltTable', { ...friday, table: 1, reason: 'A spilt drink.' });
    expect(await kinds()).toEqual(['TABLE_HALTED']);
    await api.command('eliminatePlayer', { ...friday, playerId: 'p2' });
    expect(await announced()).toEqual([]);
  });
});
