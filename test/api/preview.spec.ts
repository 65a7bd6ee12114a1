import { ApiUnderTest, startFriday, tournamentInput } from './client.js';
import { openHand, type HandAnswer } from './hands.js';

const query = `query($scene: RulingSceneInput!, $seat: Int!, $gesture: GestureInput!, $rulebooks: [ID!]) {
  previewRuling(scene: $scene, seat: $seat, gesture: $gesture, rulebooks: $rulebooks) {
    rulebook version name { en fr } withHouseRules ruling kind to returned toAdd committed minTo minRaiseTo binding directorMayRelieve
    options { option to } default articles { article fallback house text { en fr } } explanation { en fr }
    offences { offence sanction article { article } } refusalCode
  }
}`;

const situation = {
  button: 6,
  players: [1, 2, 3, 4].map((seat) => ({ seat, stack: 20_000 })),
  smallBlind: 50,
  bigBlind: 100,
  street: 'FLOP',
  pot: 400,
  acts: [{ seat: 1, action: { type: 'BET', to: 1_200 } }],
};

describe('The same act under every book', () => {
  let api: ApiUnderTest;
  let hand: HandAnswer;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    hand = await openHand(api);
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const rows = async (variables: object): Promise<any[]> => {
    const answer = await api.ask(query, variables);
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
    return answer.data!['previewRuling'];
  };
  const codeOf = async (variables: object): Promise<string | undefined> => (await api.ask(query, variables)).errors?.[0]?.extensions.code;

  it('facing 1200, two chips of 1000 in silence: one row a book, each with its article or its silence', async () => {
    const found = await rows({ scene: { situation }, seat: 2, gesture: { motions: [[1_000, 1_000]] } });
    expect(found.map(({ rulebook }) => rulebook)).toEqual(['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers']);
    for (const row of found) {
      expect(row).toMatchObject({
        version: 1,
        ruling: 'CALL',
        to: 1_200,
        returned: 800,
        toAdd: 0,
        minRaiseTo: 2_400,
        binding: true,
        refusalCode: null,
      });
      expect(row.explanation.en).toContain(row.articles[0].text.en);
      expect(row.explanation.fr).toContain(row.articles[0].text.fr);
    }
    expect(found[3].articles[0]).toMatchObject({ article: 'RO 9.13', fallback: false, house: false });
    expect(found[1].articles[0]).toMatchObject({ article: 'RO 9.13', fallback: true, text: { fr: 'silence du règlement\u00a0: RO 9.13' } });
  });

  it('only under the books that are asked for, in that order', async () => {
    const found = await rows({ scene: { situation }, seat: 2, gesture: { words: { kind: 'CALL' } }, rulebooks: ['ropta', 'mons'] });
    expect(found.map(({ rulebook }) => rulebook)).toEqual(['ropta', 'mons']);
  });

  it('in a hand, which stays as it was', async () => {
    const before = await api.tapis.store.lastPosition();
    const gesture = { words: { kind: 'RAISE', amount: 200, conditional: true } };
    const found = await rows({ scene: { handId: hand.id }, seat: hand.turn, gesture });
    expect(found.map(({ ruling }) => ruling)).toEqual(['DIRECTOR_DECIDES', 'VOID', 'VOID', 'VOID', 'VOID']);
    expect(found[0]).toMatchObject({
      kind: 'CONDITIONAL',
      default: 'FREE',
      options: [
        { option: 'HOLD_TO_RAISE', to: 200 },
        { option: 'FREE', to: null },
      ],
      offences: [{ offence: 'CONDITIONAL_DECLARATION', sanction: 'MAY', article: { article: 'RC 59-A' } }],
    });
    expect(found[3].options.map(({ option }: { option: string }) => option)).toEqual(['CALL', 'RAISE', 'FOLD']);
    expect(await api.tapis.store.lastPosition()).toBe(before);
    expect(await rows({ scene: { handId: hand.id }, seat: hand.turn, gesture })).toEqual(found);
  });

  it('with the house rules of the tournament, for its own book alone', async () => {
    const tournamentId = 'club';
    const houseRules = [{ setting: 'conditional.binding', value: 'notBinding' }];
    await api.command('createTournament', { ...tournamentInput, tournamentId, rulebook: { id: 'redcactus', houseRules } });
    for (const n of [1, 2, 3]) await api.command('registerPlayer', { tournamentId, playerId: `c${n}`, adult: true });
    await api.command('drawSeats', { tournamentId });
    await api.command('startTournament', { tournamentId });
    const opened = await api.command('openHand', { tournamentId, table: 1 }, '{ hand { id turn } }');
    const gesture = { words: { kind: 'RAISE', amount: 200, conditional: true } };
    const found = await rows({ scene: { handId: opened.hand.id }, seat: opened.hand.turn, gesture, rulebooks: ['redcactus', 'ropta'] });
    expect(found).toMatchObject([
      { rulebook: 'redcactus', withHouseRules: true, ruling: 'VOID', articles: [{ house: true }] },
      { rulebook: 'ropta', withHouseRules: false, articles: [{ house: false }] },
    ]);
    const act = await api.command('act', { handId: opened.hand.id, seat: opened.hand.turn, act: { gesture } }, '{ events { type data } }');
    expect(act.events[0]).toMatchObject({ type: 'GestureJudged', data: { ruling: 'void' } });
  });

  it('says under which books the situation cannot come about', async () => {
    const acts = [...situation.acts, { seat: 2, action: { type: 'RAISE', to: 2_400 } }, { seat: 3, action: { type: 'RAISE', to: 3_600 } }];
    const found = await rows({ scene: { situation: { ...situation, acts } }, seat: 4, gesture: { words: { kind: 'CALL' } } });
    expect(found.map(({ refusalCode }) => refusalCode)).toEqual(['BELOW_MINIMUM_RAISE', 'BELOW_MINIMUM_RAISE', null, null, null]);
    expect(found[0]).toMatchObject({ ruling: null, to: null, options: [], articles: [] });
    expect(found[0].explanation.en).toMatch(/too small/);
    expect(found[4]).toMatchObject({ ruling: 'CALL', to: 3_600 });
  });

  it('fails where no book can judge the act', async () => {
    expect(await codeOf({ scene: { situation }, seat: 2, gesture: {} })).toBe('EMPTY_ACT');
    expect(await codeOf({ scene: { situation }, seat: 9, gesture: { taps: 2 } })).toBe('SEAT_NOT_IN_HAND');
    expect(await codeOf({ scene: { situation }, seat: 2, gesture: { motions: [[25_000]] } })).toBe('CHIPS_EXCEED_STACK');
    expect(await codeOf({ scene: { handId: 'friday.1.99' }, seat: 2, gesture: { taps: 2 } })).toBe('HAND_NOT_STARTED');
    expect(await codeOf({ scene: { handId: hand.id }, seat: hand.turn, gesture: { motions: [[30]] } })).toBe('CHIP_VALUE_NOT_IN_PLAY');
  });

  it.each<[string, object, string]>([
    ['a book that there is not', { scene: { situation }, seat: 2, gesture: { taps: 1 }, rulebooks: ['wsop'] }, 'rulebooks'],
    ['no book at all', { scene: { situation }, seat: 2, gesture: { taps: 1 }, rulebooks: [] }, 'rulebooks'],
    ['a seat that there is not', { scene: { situation }, seat: 11, gesture: { taps: 1 } }, 'seat'],
    ['an empty motion', { scene: { situation }, seat: 2, gesture: { motions: [[]] } }, 'gesture.motions'],
    ['a chip of nothing', { scene: { situation }, seat: 2, gesture: { motions: [[0]] } }, 'gesture.motions'],
    ['51 motions', { scene: { situation }, seat: 2, gesture: { motions: Array.from({ length: 51 }, () => [100]) } }, 'gesture.motions'],
    ['an amount that was not said', { scene: { situation }, seat: 2, gesture: { words: { kind: 'AMOUNT' } } }, 'gesture.words.amount'],
    ['21 taps', { scene: { situation }, seat: 2, gesture: { taps: 21 } }, 'gesture.taps'],
    [
      'a seat twice',
      { scene: { situation: { ...situation, players: [...situation.players, { seat: 1, stack: 1 }] } }, seat: 2, gesture: { taps: 1 } },
      'scene.situation.players',
    ],
    [
      'one player',
      { scene: { situation: { ...situation, players: [{ seat: 1, stack: 1 }] } }, seat: 1, gesture: { taps: 1 } },
      'scene.situation.players',
    ],
    [
      'a bet without its total',
      { scene: { situation: { ...situation, acts: [{ seat: 1, action: { type: 'BET' } }] } }, seat: 2, gesture: { taps: 1 } },
      'scene.situation.acts[0].action.to',
    ],
  ])('understands no question with %s', async (_name, variables, path) => {
    const answer = await api.ask(query, variables);
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', parameters: { fields: [{ path }] } });
  });
});
