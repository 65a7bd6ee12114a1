/** What a step of a replay says for a person, what a page loads that follows a hand, and what other books say at an earlier moment. */
import { publicPrincipal } from '../../src/access/known-principals.js';
import { askAs } from '../policy/as-principal.js';
import { ApiUnderTest, startFriday } from './client.js';
import { fold, give, type HandAnswer, openHand, playOut } from './hands.js';

interface Citation {
  readonly article: string;
  readonly rulebook: string | null;
  readonly topic: { readonly fr: string } | null;
}
interface Step {
  readonly revision: number;
  readonly text: { readonly en: string; readonly fr: string };
  readonly articles: readonly Citation[];
  readonly before: { readonly potTotal: number } | null;
  readonly after: { readonly potTotal: number };
  readonly event: { readonly type: string };
}
interface Row {
  readonly rulebook: string;
  readonly ruling: string;
  readonly to: number | null;
}

const steps =
  '{ length steps { revision text { en fr } articles { article rulebook topic { fr } } before { potTotal } after { potTotal } event { type } } }';

describe('The steps of a replay', () => {
  let api: ApiUnderTest;
  let hand: HandAnswer;
  let actor: number;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    hand = await openHand(api);
    actor = hand.turn!;
    // A raise by 150 under some books, to 150 under others.
    await give(api, 'act', { handId: hand.id, seat: actor, act: { gesture: { words: { kind: 'RAISE', amount: 150 } } } });
    const now = await give(api, 'recordHoleCards', { handId: hand.id, seat: 1, cards: ['As', 'Kh'] });
    await playOut(api, now, fold);
  });
  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const replay = async (args = ''): Promise<{ readonly length: number; readonly steps: readonly Step[] }> => {
    const { data, errors } = await askAs(api, publicPrincipal, `{ handReplay(handId: "${hand.id}"${args}) ${steps} }`);
    expect(errors).toBeUndefined();
    return (data as { readonly handReplay: { readonly length: number; readonly steps: readonly Step[] } }).handReplay;
  };

  it('name the player behind the seat, with cards as symbols', async () => {
    const found = (await replay()).steps;
    const named = hand.seats.find(({ seat }) => seat === actor)!.playerId.replace('p', 'Player ');
    const judged = found.find(({ event }) => event.type === 'GestureJudged')!;
    expect(judged.text.en).toContain(`seat ${actor} (${named}) says “raise 150”`);
    expect(judged.text.fr).toContain(
      `siège ${actor} (${named}) dit «\u00a0relance 150\u00a0»\u00a0: compte comme une relance à 150 (RC 47-B`,
    );
    expect(found.find(({ event }) => event.type === 'HoleCardsRecorded')!.text.en).not.toMatch(/A♠|K♥/);
    const { data } = await api.asDirector(`{ handReplay(handId: "${hand.id}") { steps { text { en fr } } } }`);
    expect(JSON.stringify(data)).toContain('A♠ K♥');
    expect(JSON.stringify(data)).toContain('A♠ R♥');
  });

  it('give the articles with their book and topic', async () => {
    const judged = (await replay()).steps.find(({ event }) => event.type === 'GestureJudged')!;
    expect(judged.articles.length).toBeGreaterThan(0);
    for (const { article, rulebook, topic } of judged.articles) {
      expect(article).toMatch(/^RC /);
      expect(rulebook).toBe('redcactus');
      expect(topic!.fr).toMatch(/\p{L}{3}/u);
      expect(judged.text.en).toContain(article);
    }
  });

  it('are given from a number on, with the table that the steps before have left', async () => {
    const all = await replay();
    const some = await replay(', from: 5');
    expect(some.length).toBe(all.length);
    expect(some.steps).toEqual(all.steps.slice(5));
    expect((await replay(', from: 5, upTo: 5')).steps).toEqual([all.steps[5]]);
    expect(some.steps[0]!.before).toEqual(all.steps[4]!.after);
    expect((await replay(`, from: ${all.length}`)).steps).toEqual([]);
  });

  it('can be judged by every book in the hand as it was before them', async () => {
    const judged = (await replay()).steps.find(({ event }) => event.type === 'GestureJudged')!;
    const query =
      'query($scene: RulingSceneInput!, $seat: Int!, $gesture: GestureInput!) { previewRuling(scene: $scene, seat: $seat, gesture: $gesture) { rulebook ruling to } }';
    const ask = async (scene: object): Promise<{ readonly rows?: readonly Row[]; readonly code?: string }> => {
      const variables = { scene, seat: actor, gesture: { words: { kind: 'RAISE', amount: 150 } } };
      const { data, errors } = await api.ask(query, variables);
      return errors === undefined ? { rows: data!['previewRuling'] as Row[] } : { code: errors[0]!.extensions.code };
    };
    const { rows } = await ask({ moment: { handId: hand.id, revision: judged.revision - 1 } });
    expect(rows!.map(({ rulebook }) => rulebook)).toEqual(['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers']);
    expect(new Set(rows!.map(({ ruling }) => ruling))).toEqual(new Set(['RAISE']));
    // Now the hand is over. Before its first event it had not begun.
    expect(await ask({ handId: hand.id })).toEqual({ code: 'HAND_COMPLETED' });
    expect(await ask({ moment: { handId: hand.id, revision: 10_000 } })).toEqual({ code: 'HAND_COMPLETED' });
    expect(await ask({ moment: { handId: 'friday.1.9', revision: 3 } })).toEqual({ code: 'HAND_NOT_STARTED' });
    expect(await ask({ moment: { handId: hand.id, revision: -1 } })).toEqual({ code: 'BAD_USER_INPUT' });
  });

  it('no longer name whose name was forgotten', async () => {
    const { playerId } = hand.seats.find(({ seat }) => seat === actor)!;
    await api.asDirector('mutation($input: NamePlayerInput!) { namePlayer(input: $input) { name } }', { input: { playerId, name: null } });
    const { data } = await api.asDirector(`{ handReplay(handId: "${hand.id}") { steps { text { en } } } }`);
    expect(JSON.stringify(data)).not.toContain(`seat ${actor} (`);
    expect(JSON.stringify(data)).toContain(`seat ${actor} says`);
  });
});
