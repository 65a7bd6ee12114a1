/** Where a client gives one of several fields: the input of the choice. */
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

  it.each<[what: string, query: string, variables: object, answer: object]>([
    [
      'the hand of a preview',
      `query($id: ID!) { previewRuling(scene: {handId: $id}, seat: 4, gesture: ${gesture}, rulebooks: ["ropta"]) { ruling to } }`,
      {},
      { previewRuling: [{ ruling: 'ALL_IN', to: 2_000 }] },
    ],
    [
      'the situation of a preview',
      `query($scene: RulingSceneInput!) { previewRuling(scene: $scene, seat: 2, gesture: ${gesture}, rulebooks: ["ropta"]) { ruling to } }`,
      { scene: { situation } },
      { previewRuling: [{ ruling: 'CALL', to: 1_200 }] },
    ],
    [
      'the moves of a table',
      'query($n: Int!) { tournament(id: "friday") { moves(of: {table: $n}) { nodes { playerId } } } }',
      { n: 2 },
      { tournament: { moves: { nodes: [] } } },
    ],
    [
      'the moves of a player',
      '{ tournament(id: "friday") { moves(of: {playerId: "p1"}) { nodes { playerId } } } }',
      {},
      { tournament: { moves: { nodes: [] } } },
    ],
    ['an edition by its name', '{ rulebook(id: "ropta", at: {edition: "2020-04"}) { version } }', {}, { rulebook: { version: 1 } }],
    [
      'two editions by their numbers',
      '{ rulebookDifferences(a: "ropta", b: "ropta", atA: {version: 1}, atB: {version: 1}) { a { edition } differences { question { key } } } }',
      {},
      { rulebookDifferences: { a: { edition: '2020-04' }, differences: [] } },
    ],
  ])('%s', async (_what, query, variables, answer) => {
    const id = query.includes('$id') ? { id: handId } : {};
    expect(await answers(query, { ...id, ...variables })).toEqual(answer);
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
    ['two in the query', '{ rulebook(id: "ropta", at: {edition: "2020-04", version: 1}) { rulebookId } }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two in a variable',
      'query($at: EditionInput) { rulebook(id: "ropta", at: $at) { rulebookId } }',
      { at: { edition: '2020-04', version: 1 } },
      'BAD_USER_INPUT',
    ],
    [
      'null in a variable',
      'query($at: EditionInput) { rulebook(id: "ropta", at: $at) { rulebookId } }',
      { at: { edition: null } },
      'BAD_USER_INPUT',
    ],
    [
      'two in the variable of a mutation',
      'mutation($input: ActInput!) { act(input: $input) { revision } }',
      { input: { commandId: 'x', handId: 'friday.1.1', seat: 4, act: { action: { type: 'FOLD' }, gesture: { taps: 1 } } } },
      'BAD_USER_INPUT',
    ],
    ['nothing where one is needed', `{ previewRuling(seat: 4, gesture: ${gesture}) ${row} }`, {}, 'GRAPHQL_VALIDATION_FAILED'],
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
      'BonusInput',
      'CountedResultsInput',
      'DisputedThingInput',
      'EditionInput',
      'EligibilityRequirementInput',
      'MovesOfInput',
      'PlacePointsInput',
      'PlayerSearchInput',
      'PotGoesToInput',
      'PrizeMoneyInput',
      'PunishedOffenceInput',
      'RulingSceneInput',
      'SeasonCompetitorInput',
      'SeasonOwnerInput',
    ]);
  });
});
