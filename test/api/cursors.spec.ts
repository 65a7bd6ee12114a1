/** A cursor is good for the list that it was taken from, with the same arguments, and for no other. */
import { ApiUnderTest, startFriday, tournamentInput } from './client.js';
import { fold, openHand, playOut } from './hands.js';

/** A list, its parent, and the arguments that choose its rows. */
interface List {
  readonly of: string | null;
  readonly name: string;
  readonly by?: string;
}

/** Every list that has a row here; for each tournament one of its own. */
const all: readonly List[] = [
  ...['friday', 'saturday'].flatMap((id) => ['standings', 'auditFeed', 'chipLedger', 'events'].map((name) => ({ of: id, name }))),
  { of: null, name: 'tournaments' },
  { of: 'friday', name: 'hands' },
  { of: 'friday', name: 'fairness' },
  { of: null, name: 'events', by: 'stream: "hand-friday.1.1"' },
  { of: 'saturday', name: 'moves' },
  { of: 'saturday', name: 'moves', by: 'of: { table: 1 }' },
  { of: 'saturday', name: 'moves', by: 'of: { table: 2 }' },
];
const standingsOf = (of: string): List => all.find((list) => list.of === of && list.name === 'standings')!;

describe('Cursors', () => {
  let api: ApiUnderTest;
  const cursors = new Map<List, string>();

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    const saturday = { tournamentId: 'saturday' };
    await api.command('createTournament', { ...tournamentInput, ...saturday });
    for (const playerId of ['q1', 'q2', 'q3']) await api.command('registerPlayer', { ...saturday, playerId, adult: true });
    await api.command('drawSeats', saturday);
    await api.command('startTournament', saturday);
    await api.command('movePlayer', { ...saturday, playerId: 'q1', table: 1, seat: 6, reason: 'a draught' });
    await playOut(api, await openHand(api), fold);
    for (const list of all) {
      const { found } = await page(list, 'first: 1', '{ edges { cursor } pageInfo { startCursor endCursor } }');
      const { edges, pageInfo } = found!;
      if (edges.length === 0) continue;
      expect(pageInfo).toEqual({ startCursor: edges[0]!.cursor, endCursor: edges[0]!.cursor });
      cursors.set(list, edges[0]!.cursor);
    }
  });

  afterAll(async () => {
    await api.close();
  });

  async function page({ of, name, by }: List, argument: string, selection: string) {
    const list = `list: ${name}(${by === undefined ? '' : `${by}, `}${argument}) ${selection}`;
    const { data, errors } = await api.asDirector(of === null ? `{ ${list} }` : `{ tournament(id: "${of}") { ${list} } }`);
    const found = (of === null ? data : data?.['tournament'])?.list as { edges: { cursor: string }[]; pageInfo: object } | null;
    return { found, errors };
  }

  const withCursor = (list: List, cursor: string, argument = 'after') =>
    page(list, `${argument}: "${cursor}"`, '{ nodes { __typename } pageInfo { hasPreviousPage } }');

  it('are there to be tried', () => {
    expect(cursors.size).toBeGreaterThanOrEqual(12);
    expect(new Set(cursors.values()).size).toBe(cursors.size);
  });

  it('are taken by their own list', async () => {
    for (const [list, cursor] of cursors) {
      const { found, errors } = await withCursor(list, cursor);
      expect([list, errors, found!.pageInfo]).toEqual([list, undefined, { hasPreviousPage: expect.any(Boolean) }]);
    }
  });

  it('are refused by every other list, after and before', async () => {
    for (const [from, cursor] of cursors) {
      for (const [index, to] of all.entries()) {
        if (to === from) continue;
        const { errors } = await withCursor(to, cursor, index % 2 === 0 ? 'before' : 'after');
        expect([from, to, errors?.[0]?.extensions.code]).toEqual([from, to, 'CURSOR_OF_ANOTHER_LIST']);
      }
    }
    const { errors } = await withCursor(standingsOf('saturday'), cursors.get(standingsOf('friday'))!);
    expect(errors![0]!.extensions).toMatchObject({
      parameters: { argument: 'after' },
      messages: { fr: expect.stringContaining('curseur') },
    });
  });

  it('of an earlier release are told apart from what is none', async () => {
    const earlier = await withCursor(standingsOf('friday'), Buffer.from('-2000:friday/p1').toString('base64url'));
    expect(earlier.errors![0]!.message).toMatch(/a cursor of an earlier release; begin again/);
    expect(earlier.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    for (const none of ['', '###', 'aaaa', Buffer.from('abcdefgh:99999999999999999:x').toString('base64url')]) {
      const answer = await withCursor(standingsOf('friday'), none);
      expect([none, answer.errors![0]!.message]).toEqual([none, expect.stringMatching(/is no cursor of this list/)]);
    }
  });
});
