/** A cursor is good for the list that it was taken from, with the same arguments, and for no other. */
import { ApiUnderTest, startFriday, tournamentInput } from './client.js';
import { fold, openHand, playOut } from './hands.js';

/** Every list that has a row here, with what chooses its rows; for each tournament one of its own. */
const lists = ['friday', 'saturday'].flatMap((id) => [
  `standings(tournamentId: "${id}")`,
  `auditFeed(tournamentId: "${id}")`,
  `chipLedger(tournamentId: "${id}")`,
  `events(stream: "tournament-${id}")`,
]);
const all = [
  ...lists,
  'tournaments',
  'hands(tournamentId: "friday")',
  'fairness(tournamentId: "friday")',
  'events(stream: "hand-friday.1.1")',
  'moves(tournamentId: "saturday")',
  'moves(tournamentId: "saturday", table: 1)',
  'moves(tournamentId: "saturday", table: 2)',
];

/** The field with one argument more. */
const withArgument = (field: string, argument: string): string =>
  field.endsWith(')') ? `${field.slice(0, -1)}, ${argument})` : `${field}(${argument})`;

describe('Cursors', () => {
  let api: ApiUnderTest;
  const cursors = new Map<string, string>();

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
    for (const field of all) {
      const answer = await api.asDirector(
        `{ list: ${withArgument(field, 'first: 1')} { edges { cursor } pageInfo { startCursor endCursor } } }`,
      );
      const { edges, pageInfo } = answer.data!['list'];
      if (edges.length === 0) continue;
      expect(pageInfo).toEqual({ startCursor: edges[0].cursor, endCursor: edges[0].cursor });
      cursors.set(field, edges[0].cursor);
    }
  });

  afterAll(async () => {
    await api.close();
  });

  const withCursor = (field: string, cursor: string, argument = 'after') =>
    api.asDirector(`{ list: ${withArgument(field, `${argument}: "${cursor}"`)} { nodes { __typename } pageInfo { hasPreviousPage } } }`);

  it('are there to be tried', () => {
    expect(cursors.size).toBeGreaterThanOrEqual(12);
    expect(new Set(cursors.values()).size).toBe(cursors.size);
  });

  it('are taken by their own list', async () => {
    for (const [field, cursor] of cursors) {
      const answer = await withCursor(field, cursor);
      expect([field, answer.errors, answer.data!['list'].pageInfo]).toEqual([field, undefined, { hasPreviousPage: expect.any(Boolean) }]);
    }
  });

  it('are refused by every other list, after and before', async () => {
    for (const [from, cursor] of cursors) {
      for (const to of all.filter((field) => field !== from)) {
        const { errors } = await withCursor(to, cursor, to.length % 2 === 0 ? 'before' : 'after');
        expect([from, to, errors?.[0]?.extensions.code]).toEqual([from, to, 'CURSOR_OF_ANOTHER_LIST']);
      }
    }
    const { errors } = await withCursor('standings(tournamentId: "saturday")', cursors.get('standings(tournamentId: "friday")')!);
    expect(errors![0]!.extensions).toMatchObject({
      parameters: { argument: 'after' },
      messages: { fr: expect.stringContaining('curseur') },
    });
  });

  it('of an earlier release are told apart from what is none', async () => {
    const earlier = await withCursor('standings(tournamentId: "friday")', Buffer.from('-2000:friday/p1').toString('base64url'));
    expect(earlier.errors![0]!.message).toMatch(/a cursor of an earlier release; begin again/);
    expect(earlier.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    for (const none of ['', '###', 'aaaa', Buffer.from('abcdefgh:99999999999999999:x').toString('base64url')]) {
      const answer = await withCursor('standings(tournamentId: "friday")', none);
      expect([none, answer.errors![0]!.message]).toEqual([none, expect.stringMatching(/is no cursor of this list/)]);
    }
  });
});
