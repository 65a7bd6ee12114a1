/** `docs/an-evening-of-disputes.md`: its operations run unchanged in order, with the answers on the page. */
import { readFileSync } from 'node:fs';
import { ApiUnderTest, drawFrom, seed } from './client.js';

interface Step {
  readonly query: string;
  readonly variables: object;
  /** The page's statement about the answer. */
  readonly said: string;
}
interface Text {
  readonly en: string;
  readonly fr: string;
}
interface Payload {
  readonly events?: readonly { readonly type: string }[];
  readonly hand?: { readonly phase: string };
}

const page = readFileSync(new URL('../../docs/an-evening-of-disputes.md', import.meta.url), 'utf8');
const disputes = page
  .split('\n## ')
  .slice(1)
  .map((section) => {
    const steps = Array.from(
      section.matchAll(/```graphql\n(.+?)```\s+```json\n(.+?)```\s+((?:Answer|Refused|Hand|Preview): [^\n]+)/gs),
      ([, query, variables, said]): Step => ({ query: query!, variables: JSON.parse(variables!) as object, said: said! }),
    );
    const account = Array.from(section.matchAll(/^- (.+)\n {2}- (.+)$/gm), ([, en, fr]): Text => ({ en: en!, fr: fr! }));
    return { title: section.slice(0, section.indexOf('\n')), section, steps, account };
  });

const id = { tournamentId: 'evening' };
const chips = 14_000;

/** Events of the tournament that name a hand: its replay does not have them. */
const ofTournament = new Set(['HandOpened', 'HandSettled', 'OffenceRecorded', 'PenaltyIssued', 'SettlementCorrected']);

describe('An evening of disputes, as the page shows it', () => {
  let api: ApiUnderTest;
  let now = Date.UTC(2026, 10, 20, 19);
  let seen: string | null = null;

  /** The sentences since the last look. */
  async function lookAtFeed(): Promise<readonly { readonly type: string; readonly text: Text; readonly handId: string | null }[]> {
    const after = seen === null ? '' : `, after: "${seen}"`;
    const { data, errors } = await api.asDirector(
      `{ tournament(id: "evening") { auditFeed(first: 500${after}) { nodes { type text { en fr } handId } pageInfo { endCursor } } } }`,
    );
    expect(errors).toBeUndefined();
    seen = data!['tournament'].auditFeed.pageInfo.endCursor as string;
    return data!['tournament'].auditFeed.nodes;
  }

  async function run({ query, variables }: Step): Promise<string> {
    const { data, errors } = await api.asDirector(query, variables);
    if (errors !== undefined) {
      const { code, article } = errors[0]!.extensions;
      return `Refused: \`${code}\`${article === null ? '' : ` (${article})`}`;
    }
    const [[, payload]] = Object.entries(data!) as [[string, Payload & { preview?: { differences: object } }]];
    if (payload.preview != null) return `Preview: \`${JSON.stringify(payload.preview.differences)}\``;
    if (payload.hand !== undefined) return `Hand: \`${payload.hand.phase}\``;
    const cited = new Set(Array.from(JSON.stringify(payload.events).matchAll(/"article":"([^"]+)"/g), ([, article]) => article!));
    const types = payload.events!.map(({ type }) => `\`${type}\``).join(', ');
    return `Answer: ${types}${cited.size === 0 ? '' : ` (${[...cited].join('; ')})`}`;
  }

  async function expectChipsConserved(): Promise<void> {
    const { data } = await api.asDirector(
      '{ tournament(id: "evening") { standings(first: 7) { nodes { stack stackKnown } } chipInventory { accounts { inPlay } } } }',
    );
    const rows = data!['tournament'].standings.nodes as { stack: number; stackKnown: boolean }[];
    expect(data!['tournament'].chipInventory.accounts).toEqual({ inPlay: chips });
    if (rows.every(({ stackKnown }) => stackKnown)) expect(rows.reduce((sum, { stack }) => sum + stack, 0)).toBe(chips);
  }

  beforeAll(async () => {
    api = await ApiUnderTest.open({ now: () => (now += 1_000) });
    const level = (smallBlind: number): object => ({ kind: 'LEVEL', smallBlind, bigBlind: smallBlind * 2, ante: 0, seconds: 36_000 });
    await api.command('createTournament', {
      ...id,
      name: 'An evening',
      club: 'The club',
      rulebook: { id: 'ropta', at: { version: 1 } },
      startingStack: 2_000,
      seatsPerTable: 8,
      anteFormat: 'NONE',
      chipUnit: 25,
      chipSet: [
        { value: 25, count: 200, inStack: 20 },
        { value: 100, inStack: 15 },
      ],
      structure: [level(25), level(100)],
    });
    for (let n = 1; n <= 7; n += 1) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true });
    await api.command('setPrizes', { ...id, money: { amounts: [10_000, 6_000, 4_000] } });
    await drawFrom(api, seed, 'evening');
    await api.command('startTournament', id);
    await api.command('determineFirstButton', { ...id, table: 1, seat: 1 });
    await lookAtFeed();
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  it('shows sixteen disputes, each with its account, and no operation that is not run', () => {
    expect(disputes.map(({ title }) => Number.parseInt(title, 10))).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
    for (const { section, steps, account } of disputes) {
      expect(steps).toHaveLength(section.split('```graphql').length - 1);
      expect(account.length).toBeGreaterThan(0);
    }
  });

  it.each(disputes)('$title', async ({ steps, account }) => {
    for (const each of steps) {
      expect(await run(each)).toBe(each.said);
      await expectChipsConserved();
    }

    const told = await lookAtFeed();
    for (const text of account) expect(told.map((each) => each.text)).toContainEqual(text);

    const ofHands = told.filter(({ type, handId }) => handId !== null && !ofTournament.has(type));
    for (const handId of new Set(ofHands.map((each) => each.handId))) {
      const { data, errors } = await api.asDirector(`{ handReplay(handId: "${handId}") { steps { text { en fr } } } }`);
      expect(errors).toBeUndefined();
      const replayed = data!['handReplay'].steps.map(({ text }: { text: Text }) => text) as Text[];
      expect(replayed).toEqual(expect.arrayContaining(ofHands.filter((each) => each.handId === handId).map(({ text }) => text)));
    }
  });

  it('ends with the places and the prizes as they were ruled', async () => {
    const { data } = await api.asDirector(
      '{ tournament(id: "evening") { standings(first: 7) { nodes { playerId place award { cents } } } } }',
    );
    expect(data!['tournament'].standings.nodes.slice(0, 4)).toEqual([
      { playerId: 'p5', place: 1, award: { cents: 10_000 } },
      { playerId: 'p7', place: 2, award: { cents: 6_000 } },
      { playerId: 'p2', place: 3, award: { cents: 4_000 } },
      { playerId: 'p3', place: 4, award: null },
    ]);
  });
});
