/**
 * The audit feed through the API: every event as a sentence with reason and data, filtered by player, table, type and time, for the bearer of
 * the token alone; and who gave each command.
 */
import { ApiUnderTest, startFriday } from './client.js';
import { fold, openHand, playOut } from './hands.js';

interface Entry {
  readonly type: string;
  readonly text: { readonly en: string; readonly fr: string };
  readonly judgement: { readonly en: string } | null;
  readonly reason: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly handId: string | null;
  readonly tables: readonly number[];
  readonly playerIds: readonly string[];
  readonly recordedAt: string;
  readonly actor: { readonly actorId: string; readonly role: string };
}

const fields = 'type text { en fr } judgement { en } reason data handId tables playerIds recordedAt actor { actorId role }';

describe('the audit feed', () => {
  let api: ApiUnderTest;
  let now = Date.UTC(2026, 0, 2, 20);

  beforeAll(async () => {
    api = await ApiUnderTest.open({ now: () => (now += 1_000) });
    await startFriday(api);
    const hand = await openHand(api);
    const seat = hand.turn!;
    await api.command('act', { handId: hand.id, seat, act: { gesture: { motions: [[1000]] } } });
    await playOut(api, await rest(hand.id), fold);
    await api.command('pauseClock', { tournamentId: 'friday' });
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function rest(id: string): Promise<never> {
    const { data } = await api.asDirector(
      `{ hand(id: "${id}") { id phase street turn showdownOrder seats { seat playerId stack bet status cards tabled } legalActions { types callAmount minRaiseTo maxRaiseTo } } }`,
    );
    return data!['hand'] as never;
  }

  async function feed(
    args: string,
  ): Promise<{ nodes: Entry[]; pageInfo: { hasNextPage: boolean; endCursor: string | null }; totalCount: number }> {
    const { data, errors } = await api.asDirector(
      `{ tournament(id: "friday") { auditFeed(${args}) { totalCount nodes { ${fields} } pageInfo { hasNextPage endCursor } } } }`,
    );
    expect(errors).toBeUndefined();
    return data!['tournament'].auditFeed;
  }

  it('says each event in both languages, with the gesture, why it was judged so, and players by name', async () => {
    const { nodes } = await feed('first: 500');
    const judged = nodes.find(({ type }) => type === 'GestureJudged')!;
    const { seat } = judged.data as { readonly seat: number };
    expect(judged.text).toEqual({
      en: `seat ${seat} pushes one chip of 1,000 without a word: counts as a call to 50 (RC 49, RC 45-C)`,
      fr: `siège ${seat} pousse un jeton de 1\u202f000 sans un mot\u00a0: compte comme un call à 50 (RC 49, RC 45-C)`,
    });
    expect(judged.judgement!.en).toBe('A single oversized chip without a word is a call: 1,000 facing 50.');
    expect(nodes.find(({ type }) => type === 'PlayerRegistered')!.text.fr).toMatch(/^Player 1 s’inscrit/);
    for (const { text } of nodes) expect(`${text.en}|${text.fr}`).toMatch(/^\S.{3,}\|\S.{3,}$/);
  });

  it('is filtered by player: events that name them, and those of their seat in a hand', async () => {
    const { nodes } = await feed('first: 500, filter: {playerId: "p2"}');
    expect(nodes.length).toBeGreaterThan(3);
    expect(nodes.every(({ playerIds }) => playerIds.includes('p2'))).toBe(true);
    const folds = (await feed('first: 500, filter: {types: ["Folded"]}')).nodes;
    const ofPlayer = folds.filter(({ playerIds }) => playerIds.includes('p2'));
    expect(nodes.filter(({ type }) => type === 'Folded')).toEqual(ofPlayer);
    expect((await feed('filter: {playerId: "nobody"}')).nodes).toEqual([]);
  });

  it('is filtered by table, type and time, all at once', async () => {
    const { nodes } = await feed('first: 500');
    const moment = nodes.find(({ type }) => type === 'GestureJudged')!.recordedAt;
    const later = await feed(`first: 500, filter: {table: 1, types: ["Folded", "GestureJudged"], from: "${moment}"}`);
    expect(later.nodes).toEqual(nodes.filter(({ type, recordedAt }) => ['Folded', 'GestureJudged'].includes(type) && recordedAt >= moment));
    const earlier = await feed(`first: 500, filter: {to: "${moment}"}`);
    expect(earlier.nodes).toEqual(nodes.filter(({ recordedAt }) => recordedAt <= moment));
    expect((await feed('filter: {table: 9}')).nodes).toEqual([]);
  });

  it('goes on from its cursor, and refuses that of another filter', async () => {
    const whole = (await feed('first: 500, filter: {table: 1}')).nodes;
    const paged: Entry[] = [];
    for (let after = '', more = true; more;) {
      const page = await feed(`first: 3, filter: {table: 1}${after}`);
      paged.push(...page.nodes);
      more = page.pageInfo.hasNextPage;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    expect(paged).toEqual(whole);
    const { endCursor } = (await feed('first: 3, filter: {table: 1}')).pageInfo;
    const { errors } = await api.asDirector(
      `{ tournament(id: "friday") { auditFeed(after: "${endCursor}", filter: {table: 2}) { totalCount } } }`,
    );
    expect(errors![0]!.extensions.code).toBe('CURSOR_OF_ANOTHER_LIST');
  });

  it('refuses a type that does not exist, and who has no token', async () => {
    const unknown = await api.asDirector('{ tournament(id: "friday") { auditFeed(filter: {types: ["ChipsPainted"]}) { totalCount } } }');
    expect(unknown.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    const { errors } = await api.ask('{ tournament(id: "friday") { auditFeed { nodes { text { en } } } } }');
    expect(errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('names who gave each command, which no client can set', async () => {
    const { nodes } = await feed('first: 500');
    const roles = new Map(nodes.map(({ type, actor }) => [type, actor.role]));
    expect(roles.get('PlayerRegistered')).toBe('DIRECTOR');
    expect(roles.get('HandSettled')).toBe('SYSTEM');
    const forged = await api.asDirector(
      'mutation { pauseClock(input: {commandId: "x", tournamentId: "friday", actor: {id: "me", role: FLOOR}}) { revision } }',
    );
    expect(forged.errors![0]!.message).toMatch(/"actor" is not defined/);
    const replay = await api.asDirector('{ handReplay(handId: "friday.1.1") { steps { actor { actorId } reason judgement { fr } } } }');
    expect(replay.data!['handReplay'].steps.every(({ actor }: Entry) => actor.actorId === 'admin' || actor.actorId === 'tapis')).toBe(true);
    expect(replay.data!['handReplay'].steps.some(({ judgement }: Entry) => judgement !== null)).toBe(true);
  });
});
