/** Where a client gives one of several fields: the input of the choice, and the fields that clients of earlier releases give. */
import { ApiUnderTest, startFriday } from './client.js';
import { openHand } from './hands.js';

const situation = {
  button: 6,
  players: [1, 2, 3].map((seat) => ({ seat, stack: 20_000 })),
  smallBlind: 50,
  bigBlind: 100,
  street: 'FLOP',
  acts: [{ seat: 1, action: { type: 'BET', to: 1_200 } }],
};
const row = '{ rulebook ruling to minRaiseTo articles { article } }';
const gesture = '{motions: [[1000, 1000]]}';

describe('One of several fields', () => {
  let api: ApiUnderTest;
  let handId: string;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    handId = (await openHand(api)).id;
    await api.asDirector('{ position }');
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  // Twice: the second time the query is compiled.
  const answers = async (query: string, variables: object = {}): Promise<unknown> => {
    const [first, second] = [await api.ask(query, variables), await api.ask(query, variables)];
    expect(first.errors).toBeUndefined();
    expect(second).toEqual(first);
    return first.data;
  };
  const codes = async (query: string, variables: object = {}): Promise<readonly unknown[] | undefined> =>
    (await api.asDirector(query, variables)).errors?.map(({ extensions: { code, parameters } }) => parameters['fields'] ?? code);

  it.each<[what: string, today: [query: string, variables?: object], earlier: [query: string, variables?: object]]>([
    [
      'the hand of a preview',
      [`query($id: ID!) { previewRuling(scene: {handId: $id}, seat: 4, gesture: ${gesture}) ${row} }`],
      [`query($id: ID!) { previewRuling(handId: $id, seat: 4, gesture: ${gesture}) ${row} }`],
    ],
    [
      'the situation of a preview',
      [`query($scene: RulingSceneInput) { previewRuling(scene: $scene, seat: 2, gesture: ${gesture}) ${row} }`, { scene: { situation } }],
      [`query($s: SituationInput) { previewRuling(situation: $s, seat: 2, gesture: ${gesture}) ${row} }`, { s: situation }],
    ],
    [
      'the moves of a table',
      ['query($n: Int!) { tournament(id: "friday") { moves(of: {table: $n}) { totalCount nodes { id } } } }', { n: 1 }],
      ['query($n: Int!) { tournament(id: "friday") { moves(table: $n) { totalCount nodes { id } } } }', { n: 1 }],
    ],
    [
      'the moves of a player',
      ['{ tournament(id: "friday") { moves(of: {playerId: "p1"}) { totalCount } } }'],
      ['{ tournament(id: "friday") { moves(playerId: "p1") { totalCount } } }'],
    ],
    [
      'an edition by its name',
      ['{ rulebook(id: "ropta", at: {edition: "2020-04"}) { version } }'],
      ['{ rulebook(id: "ropta", edition: "2020-04") { version } }'],
    ],
    [
      'two editions by their numbers',
      ['{ rulebookDifferences(a: "ropta", b: "mons", atA: {version: 1}, atB: {version: 1}) { differences { question { key } } } }'],
      ['{ rulebookDifferences(a: "ropta", b: "mons", versionA: 1, versionB: 1) { differences { question { key } } } }'],
    ],
  ])('%s: the same answer as to earlier clients', async (_what, [query, variables = {}], [earlier, given = {}]) => {
    const id = query.includes('$id') ? { id: handId } : {};
    const found = await answers(query, { ...id, ...variables });
    expect(found).toEqual(await answers(earlier, { ...id, ...given }));
  });

  it('an act, plainly and as a gesture', async () => {
    const mutation = (act: string): string =>
      `mutation { act(input: {commandId: "${act.length}", handId: "${handId}", seat: 4, act: ${act}}) { events { type } } }`;
    expect((await api.asDirector(mutation('{gesture: {words: {kind: CALL}}}'))).data!['act'].events).toEqual([
      { type: 'GestureJudged' },
      { type: 'Called' },
    ]);
    await api.command('act', { handId, seat: 5, act: { action: { type: 'FOLD' } } });
  });

  it.each<[what: string, query: string, variables: object, wrong: unknown]>([
    ['none', `{ previewRuling(scene: {}, seat: 4, gesture: ${gesture}) ${row} }`, {}, 'GRAPHQL_VALIDATION_FAILED'],
    ['null', `{ previewRuling(scene: {handId: null}, seat: 4, gesture: ${gesture}) ${row} }`, {}, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a variable that may be null',
      `query($id: ID) { previewRuling(scene: {handId: $id}, seat: 4, gesture: ${gesture}) ${row} }`,
      { id: null },
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['two in the query', '{ rulebook(id: "ropta", at: {edition: "2020-04", version: 1}) { id } }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two in a variable',
      'query($at: EditionInput) { rulebook(id: "ropta", at: $at) { id } }',
      { at: { edition: '2020-04', version: 1 } },
      'BAD_USER_INPUT',
    ],
    [
      'null in a variable',
      'query($at: EditionInput) { rulebook(id: "ropta", at: $at) { id } }',
      { at: { edition: null } },
      'BAD_USER_INPUT',
    ],
    [
      'two in the variable of a mutation',
      'mutation($input: ActInput!) { act(input: $input) { revision } }',
      { input: { commandId: 'x', handId: 'friday.1.1', seat: 4, act: { action: { type: 'FOLD' }, gesture: { taps: 1 } } } },
      'BAD_USER_INPUT',
    ],
    [
      'a choice beside an earlier field',
      '{ rulebook(id: "ropta", at: {version: 1}, edition: "2020-04") { id } }',
      {},
      [{ path: 'at', problem: 'cannot be given together with edition' }],
    ],
    [
      'nothing where one is needed',
      `{ previewRuling(seat: 4, gesture: ${gesture}) ${row} }`,
      {},
      [{ path: 'scene', problem: 'must have one of: handId, situation' }],
    ],
    [
      'a value that is out of bounds',
      '{ tournament(id: "friday") { moves(of: {table: 0}) { totalCount } } }',
      {},
      [{ path: 'of.table', problem: 'must not be less than 1' }],
    ],
  ])('%s is refused', async (_what, query, variables, wrong) => {
    expect(await codes(query, variables)).toEqual([wrong]);
    expect(await codes(query, variables)).toEqual([wrong]);
  });

  it('is said to have exactly one field: clients can read it in the schema', async () => {
    const { data } = await api.ask('{ __schema { types { name isOneOf } } }');
    const found = (data!['__schema'].types as { name: string; isOneOf: boolean | null }[]).flatMap(({ name, isOneOf }) =>
      isOneOf === true ? [name] : [],
    );
    expect(found.toSorted()).toEqual([
      'ActChoiceInput',
      'AsOfInput',
      'DisputedThingInput',
      'EditionInput',
      'MovesOfInput',
      'PotGoesToInput',
      'PrizeMoneyInput',
      'PunishedOffenceInput',
      'RulingSceneInput',
      'SeasonCompetitorInput',
      'SeasonOwnerInput',
    ]);
  });
});
