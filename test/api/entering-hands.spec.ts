/** `docs/entering-hands.md`: its mutations run unchanged in order, and do what the page says. */
import { readFileSync } from 'node:fs';
import { ApiUnderTest, startFriday } from './client.js';
import { openHand } from './hands.js';

const page = readFileSync(new URL('../../docs/entering-hands.md', import.meta.url), 'utf8');
const mutations = Array.from(page.matchAll(/```graphql\n(.+?)```/gs), ([, mutation]) => mutation!);
const [whole, refused, fold, result] = mutations as [string, string, string, string];

describe('Entering hands, as the page shows it', () => {
  let api: ApiUnderTest;
  const stacks = async (): Promise<number[]> => {
    const { data } = await api.ask('{ tournament(id: "friday") { table(table: 1) { seats { seat stack } } } }');
    const seats = (data!['tournament'].table as { seats: { seat: number; stack: number }[] }).seats;
    return seats.toSorted((one, other) => one.seat - other.seat).map(({ stack }) => stack);
  };
  const sum = (chips: readonly number[]): number => chips.reduce((total, each) => total + each, 0);

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    await openHand(api);
  });

  afterAll(async () => {
    await api.close();
  });

  it('shows four mutations', () => {
    expect(mutations).toHaveLength(4);
  });

  it('a whole hand in one call, once however often it is sent', async () => {
    for (let k = 0; k < 2; k++) {
      const { data, errors } = await api.asDirector(whole);
      expect(errors).toBeUndefined();
      expect(data!['playActions']).toEqual({ hand: { phase: 'COMPLETED' } });
    }
    const after = await stacks();
    expect(after).toEqual([2000, 1975, 1650, 2375, 2000, 2000]);
  });

  it('all or none: the refusal of one entry has its index', async () => {
    await openHand(api);
    const { errors } = await api.asDirector(refused);
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining('Entry 1: ') as string,
        extensions: { code: 'BELOW_MINIMUM_RAISE', article: 'RC 47-A', parameters: { seat: 5, to: 75, minRaiseTo: 100, index: 0 } },
      },
    ]);
    const { data } = await api.ask('{ hand(id: "friday.1.2") { turn } }');
    expect(data!['hand']).toEqual({ turn: 5 });
  });

  it('all fold to a seat, then the result alone, which settles like a typed one', async () => {
    const folded = await api.asDirector(fold);
    expect(folded.errors).toBeUndefined();
    const ended = await api.asDirector(result);
    expect(ended.errors).toBeUndefined();
    expect(ended.data!['recordHandResult']).toEqual({ hand: { phase: 'COMPLETED' } });
    const { data } = await api.asDirector(
      '{ tournament(id: "friday") { hands { nodes { id stage resultOnly } } } handReplay(handId: "friday.1.2") { steps { text { en } event { type } } } }',
    );
    expect((data!['tournament'].hands as { nodes: object[] }).nodes).toEqual([
      { id: 'friday.1.1', stage: 'SETTLED', resultOnly: false },
      { id: 'friday.1.2', stage: 'SETTLED', resultOnly: true },
    ]);
    const { steps } = data!['handReplay'] as { steps: { text: { en: string }; event: { type: string } }[] };
    const step = steps.find(({ event }) => event.type === 'HandResultRecorded')!;
    expect(step.text.en).toContain('result only, the acts are not known');
    expect(sum(await stacks())).toBe(12_000);
    const places = await api.ask('{ tournament(id: "friday") { standings(first: 6) { nodes { playerId place } } } }');
    expect(places.errors).toBeUndefined();
    expect(JSON.stringify(places.data)).toContain('"place":6');
  });
});
