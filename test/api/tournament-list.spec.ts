/** Tournaments that are looked for, by club, phase and days, in either order. */
import { ApiUnderTest, tournamentInput } from './client.js';

const day = (n: number): string => `2026-03-0${n}T20:00:00.000Z`;

describe('The list of tournaments', () => {
  let api: ApiUnderTest;
  let now = Date.parse(day(1));

  beforeAll(async () => {
    api = await ApiUnderTest.open({ now: () => now });
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
    for (const [n, club] of ['Red', 'Mons', 'Red', 'Mons', 'Red'].entries()) {
      now = Date.parse(day(n + 1));
      await api.command('createTournament', {
        ...tournamentInput,
        tournamentId: `t${n + 1}`,
        club,
        kind: n === 0 ? 'REGIONAL' : null,
        ...(n === 1 ? { clubId: 'mons' } : {}),
      });
    }
    now = Date.parse(day(6));
    // A start makes the first the newest.
    for (const playerId of ['a', 'b']) await api.command('registerPlayer', { tournamentId: 't1', playerId, adult: true });
    await api.command('drawSeats', { tournamentId: 't1' });
    await api.command('startTournament', { tournamentId: 't1' });
    await api.asDirector('{ position }');
  });

  afterAll(async () => {
    await api.close();
  });

  const ids = async (args: string): Promise<string> => {
    const { data, errors } = await api.ask(`{ tournaments${args === '' ? '' : `(${args})`} { nodes { id } } }`);
    if (errors !== undefined) return errors[0]!.extensions.code;
    return data!['tournaments'].nodes.map(({ id }: { id: string }) => id).join(' ');
  };

  it('is there below the club too, the latest first', async () => {
    const { data } = await api.ask('{ club(id: "mons") { tournaments { totalCount nodes { id } } } }');
    expect(data!['club'].tournaments).toEqual({ totalCount: 1, nodes: [{ id: 't2' }] });
  });

  it.each([
    ['', 't1 t2 t3 t4 t5'],
    ['filter: {}', 't2 t3 t4 t5 t1'],
    ['orderBy: NEWEST_FIRST', 't1 t5 t4 t3 t2'],
    ['filter: { clubName: "Red" }', 't3 t5 t1'],
    ['filter: { clubName: "Red" }, orderBy: NEWEST_FIRST', 't1 t5 t3'],
    ['filter: { clubName: "red" }', ''],
    ['filter: { clubId: "mons" }', 't2'],
    ['filter: { clubId: "mons", clubName: "Red" }', ''],
    ['filter: { clubId: "mons", phase: RUNNING }', ''],
    ['filter: { phase: RUNNING }', 't1'],
    ['filter: { clubName: "Mons", phase: ANNOUNCED }', 't2 t4'],
    ['filter: { clubName: "Mons", phase: RUNNING }', ''],
    [`filter: { from: "${day(3)}" }`, 't3 t4 t5 t1'],
    [`filter: { to: "${day(3)}" }`, 't2 t3'],
    [`filter: { from: "${day(3)}", to: "${day(4)}" }, orderBy: NEWEST_FIRST`, 't4 t3'],
    [`filter: { from: "${day(4)}", to: "${day(3)}" }`, ''],
    ['orderBy: NEWEST_FIRST, first: 2', 't1 t5'],
    ['orderBy: NEWEST_FIRST, last: 2', 't3 t2'],
    ['filter: { clubName: "" }', 'BAD_USER_INPUT'],
    ['filter: {}, first: 501', 'BAD_USER_INPUT'],
  ])('%s: %s', async (args, expected) => {
    expect(await ids(args)).toBe(expected);
  });

  it.each([
    ['OLDEST_FIRST', '{}'],
    ['NEWEST_FIRST', '{}'],
    ['OLDEST_FIRST', `{ from: "${day(3)}", to: "${day(5)}" }`],
    ['NEWEST_FIRST', `{ from: "${day(3)}", to: "${day(5)}" }`],
    ['NEWEST_FIRST', '{ clubName: "Red" }'],
  ])('%s %s: pages there and back are the whole list, and know where it ends', async (orderBy, filter) => {
    const list = `filter: ${filter}, orderBy: ${orderBy}`;
    const whole = (await ids(list)).split(' ');
    const walk = async (forth: boolean): Promise<string[]> => {
      const seen: string[] = [];
      let cursor = '';
      for (let pages = 0; pages < whole.length + 1; pages++) {
        const window = forth ? `first: 1${cursor && `, after: "${cursor}"`}` : `last: 1${cursor && `, before: "${cursor}"`}`;
        const { data } = await api.ask(
          `{ tournaments(${list}, ${window}) { totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor } } }`,
        );
        const { nodes, pageInfo, totalCount } = data!['tournaments'];
        expect(totalCount).toBe(whole.length);
        const at = whole.indexOf(nodes[0].id);
        expect([pageInfo.hasPreviousPage, pageInfo.hasNextPage]).toEqual([at > 0, at < whole.length - 1]);
        seen.push(nodes[0].id);
        if (!(forth ? pageInfo.hasNextPage : pageInfo.hasPreviousPage)) break;
        cursor = pageInfo.startCursor;
      }
      return seen;
    };
    expect(await walk(true)).toEqual(whole);
    expect(await walk(false)).toEqual(whole.toReversed());
  });

  it('has cursors of its own for each filter and order', async () => {
    const cursorOf = async (args: string): Promise<string> =>
      (await api.ask(`{ tournaments(${args}, first: 1) { pageInfo { endCursor } } }`)).data!['tournaments'].pageInfo.endCursor;
    const ofRed = await cursorOf('filter: { clubName: "Red" }');
    expect(await ids(`filter: { clubName: "Mons" }, after: "${ofRed}"`)).toBe('CURSOR_OF_ANOTHER_LIST');
    expect(await ids(`filter: { clubName: "Red" }, orderBy: NEWEST_FIRST, after: "${ofRed}"`)).toBe('CURSOR_OF_ANOTHER_LIST');
    expect(await ids(`after: "${ofRed}"`)).toBe('CURSOR_OF_ANOTHER_LIST');
  });

  it('shows what was written of the kind of event', async () => {
    const { data } = await api.ask('{ a: tournament(id: "t1") { kind chipUnit automaticMoves } b: tournament(id: "t2") { kind } }');
    expect(data).toEqual({ a: { kind: 'REGIONAL', chipUnit: 25, automaticMoves: false }, b: { kind: null } });
  });
});

describe('A tournament that is scheduled', () => {
  let api: ApiUnderTest;
  let now = Date.parse(day(1));
  const details = { scheduledAt: day(8), venue: 'Salle des fêtes, Mons', currency: 'EUR', kind: 'REGIONAL' };

  beforeAll(async () => {
    api = await ApiUnderTest.open({ now: () => now });
    await api.command('createTournament', { ...tournamentInput, tournamentId: 'later', ...details });
    now = Date.parse(day(3));
    await api.command('createTournament', { ...tournamentInput, tournamentId: 'plain' });
    await api.command('createTournament', {
      ...tournamentInput,
      tournamentId: 'sooner',
      ...details,
      scheduledAt: day(2),
      kind: 'NATIONAL',
    });
  });

  afterAll(async () => {
    await api.close();
  });

  const ids = async (args: string): Promise<string> =>
    (await api.asDirector(`{ tournaments(${args}) { nodes { id } } }`))
      .data!['tournaments'].nodes.map(({ id }: { id: string }) => id)
      .join(' ');
  const shown = async (id: string): Promise<unknown> =>
    (await api.asDirector(`{ tournament(id: "${id}") { scheduledAt venue currency kind } }`)).data!['tournament'];

  it('shows what was given, and nothing where nothing was', async () => {
    expect(await shown('later')).toEqual(details);
    expect(await shown('plain')).toEqual({ scheduledAt: null, venue: null, currency: null, kind: null });
  });

  it('is found by its date and its kind, once corrected by the new ones', async () => {
    expect(await ids('orderBy: OLDEST_FIRST')).toBe('sooner plain later');
    expect(await ids(`filter: { from: "${day(4)}" }`)).toBe('later');
    const correction = { tournamentId: 'later', scheduledAt: day(1), kind: 'NATIONAL', reason: 'A week too late.' };
    await api.command('correctAnnouncement', { commandId: 'week', ...correction });
    expect(await ids('orderBy: NEWEST_FIRST')).toBe('plain sooner later');
    expect(await ids(`filter: { from: "${day(4)}" }`)).toBe('');
    expect(await ids(`filter: { kind: NATIONAL, from: "${day(2)}" }`)).toBe('sooner');
    expect(await ids('filter: { kind: REGIONAL }')).toBe('');
    expect(await shown('later')).toEqual({ ...details, scheduledAt: day(1), kind: 'NATIONAL' });
    expect(await api.command('correctAnnouncement', { commandId: 'week', ...correction })).toMatchObject({ repeated: true });
  });

  it('is on record with who corrected it and why', async () => {
    const { data } = await api.asDirector('{ events(stream: "tournament-later", last: 1) { nodes { type data actor { role } } } }');
    expect(data!['events'].nodes[0]).toMatchObject({
      type: 'AnnouncementCorrected',
      data: { reason: 'A week too late.' },
      actor: { role: expect.any(String) as string },
    });
  });

  it('is refused in a currency or at a time that there is not', async () => {
    const fields = async (input: object): Promise<unknown> =>
      (await api.refusal('correctAnnouncement', { tournamentId: 'plain', reason: 'x', ...input })).extensions;
    expect(await fields({ currency: 'EURO' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      parameters: { fields: [{ path: 'input.currency', problem: 'must be a currency code of ISO 4217, such as "EUR"' }] },
      messages: { fr: expect.stringContaining('doit être un code de devise ISO 4217, comme «\u00a0EUR\u00a0»') as string },
    });
    expect(await fields({ scheduledAt: 'tomorrow' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await fields({})).toMatchObject({ code: 'CORRECTION_EMPTY' });
  });
});
