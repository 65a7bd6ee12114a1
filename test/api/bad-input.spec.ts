import { ApiUnderTest, startFriday, token, tournamentInput, priced, type Answer } from './client.js';
import { allIn, give, openHand, playOut, type HandAnswer } from './hands.js';

const codeOf = (answer: Answer): string | undefined => answer.errors?.[0]?.extensions.code;

describe('What bad input gets', () => {
  let api: ApiUnderTest;
  let hand: HandAnswer;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    hand = await openHand(api);
  });

  afterAll(async () => {
    await api.close();
  });

  /** The position of the last event: nothing may have changed. */
  let before: number | null;
  beforeEach(async () => {
    before = await api.tapis.store.lastPosition();
  });
  afterEach(async () => {
    expect(await api.tapis.store.lastPosition()).toBe(before);
    expect(api.log).toEqual([]);
    expect((await api.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  const bet = (to: unknown): Promise<Answer> =>
    api.give('act', { handId: hand.id, seat: hand.turn, act: { action: { type: 'RAISE', to } } });

  it.each([
    ['-1', -1],
    ['1.5', 1.5],
    ['10¹⁸', 1e18],
    ['a text', '12'],
    ['a list', [100]],
    ['true', true],
  ])('a bet of %s', async (_name, to) => {
    const answer = await bet(to);
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(answer.errors![0]!.message).toMatch(/Chips must be/);
  });

  it('a word that an enumeration does not have, in a query and in a variable: the answer lists those that it has', async () => {
    const inline = await api.asDirector(
      `mutation { act(input: { commandId: "e", handId: "${hand.id}", seat: ${hand.turn}, act: { action: { type: RAISES } } }) { revision } }`,
    );
    expect(inline.errors![0]!.message).toMatch(/Its values: FOLD, CHECK, CALL/);
    const answer = await api.give('act', { handId: hand.id, seat: hand.turn, act: { action: { type: 'RAISES', to: 100 } } });
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(answer.errors![0]!.message).toMatch(/Its values: FOLD, CHECK, CALL/);
    expect(answer.errors![0]!.extensions['messages']).toMatchObject({ fr: expect.stringMatching(/Ses valeurs\u00a0: FOLD, CHECK/) });
  });

  it('a bet of NaN, in JSON and in the query itself', async () => {
    const json = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: '{"query": "{ __typename }", "variables": {"to": NaN}}',
    });
    expect(json.statusCode).toBe(400);
    expect(json.json<Answer>().errors![0]!.extensions.code).toBe('BAD_REQUEST');

    const inline = await api.asDirector(
      `mutation { act(input: { commandId: "n", handId: "${hand.id}", seat: ${hand.turn}, act: { action: { type: RAISE, to: NaN } } }) { revision } }`,
    );
    expect(codeOf(inline)).toBe('BAD_USER_INPUT');
  });

  it('a bet that no rule allows: refused with its article and the amounts that would do', async () => {
    const [error] = (await bet(75)).errors!;
    expect(error!.extensions).toMatchObject({
      code: 'BELOW_MINIMUM_RAISE',
      article: expect.any(String),
      parameters: { to: 75, minRaiseTo: 100 },
    });
    expect(codeOf(await bet(1_000_000))).toBe('BET_OUT_OF_RANGE');
    expect(codeOf(await bet(110))).toBe('NOT_A_CHIP_MULTIPLE');
  });

  it('a bet without a total, and a fold with one', async () => {
    const missing = await api.give('act', { handId: hand.id, seat: hand.turn, act: { action: { type: 'RAISE' } } });
    expect(missing.errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      parameters: { fields: [{ path: 'input.act.action.to', problem: 'is needed for BET and RAISE' }] },
    });
    const superfluous = await api.give('act', { handId: hand.id, seat: hand.turn, act: { action: { type: 'FOLD', to: 100 } } });
    expect(codeOf(superfluous)).toBe('BAD_USER_INPUT');
  });

  it('an unknown id: null for a question, a code for a command', async () => {
    const answer = await api.asDirector(`{
      tournament(id: "nope") { id standings { totalCount } auditFeed { totalCount } }
      hand(id: "nope.1.1") { id } handReplay(handId: "nope.1.1") { length }
      events(stream: "tournament-nope") { totalCount }
    }`);
    expect(answer).toEqual({
      extensions: priced,
      data: {
        tournament: null,
        hand: null,
        handReplay: null,
        events: null,
      },
    });
    expect(codeOf(await api.give('pauseClock', { tournamentId: 'nope' }))).toBe('TOURNAMENT_NOT_FOUND');
    expect(codeOf(await api.give('act', { handId: 'friday.1.99', seat: 1, act: { action: { type: 'FOLD' } } }))).toBe('HAND_NOT_STARTED');
    expect(codeOf(await api.give('eliminatePlayer', { tournamentId: 'friday', playerId: 'stranger' }))).toBe('UNKNOWN_PLAYER');
    expect(codeOf(await api.give('openHand', { tournamentId: 'friday', table: 77 }))).toBe('UNKNOWN_TABLE');
  });

  it('a wrong phase', async () => {
    expect(codeOf(await api.give('registerPlayer', { tournamentId: 'friday', playerId: 'late', adult: true }))).toBe(
      'TOURNAMENT_ALREADY_STARTED',
    );
    expect(codeOf(await api.give('openHand', { tournamentId: 'friday', table: 1 }))).toBe('HAND_IN_PROGRESS');
    expect(codeOf(await api.give('dealBoard', { handId: hand.id, street: 'FLOP', cards: ['2c', '3c', '4c'] }))).toBe('BETTING_NOT_OVER');
    expect(codeOf(await api.give('muckHand', { handId: hand.id, seat: 1 }))).toBe('SHOWDOWN_NOT_OPEN');
    expect(codeOf(await api.give('declareWinners', { handId: hand.id, winners: [{ pot: 0, seats: [1] }] }))).toBe('SHOWDOWN_NOT_OPEN');
  });

  it('a stale revision', async () => {
    const answer = await api.give('act', { handId: hand.id, seat: hand.turn, act: { action: { type: 'FOLD' } }, expectedRevision: 0 });
    expect(codeOf(answer)).toBe('STALE_REVISION');
  });

  it.each([
    ['an id with a slash', 'registerPlayer', { tournamentId: 'friday', playerId: 'a/b', adult: true }, 'input.playerId'],
    ['an id of 65 characters', 'registerPlayer', { tournamentId: 'x'.repeat(65), playerId: 'a', adult: true }, 'input.tournamentId'],
    ['a hand id that is none', 'muckHand', { handId: 'friday', seat: 1 }, 'input.handId'],
    ['seat 11', 'muckHand', { handId: 'friday.1.1', seat: 11 }, 'input.seat'],
    ['seat 0', 'muckHand', { handId: 'friday.1.1', seat: 0 }, 'input.seat'],
    ['an empty command id', 'pauseClock', { tournamentId: 'friday', commandId: '' }, 'input.commandId'],
    ['a command id of 65 characters', 'pauseClock', { tournamentId: 'friday', commandId: 'x'.repeat(65) }, 'input.commandId'],
    ['one card', 'tableHand', { handId: 'friday.1.1', seat: 1, cards: ['As'] }, 'input.cards'],
    ['the same card twice', 'tableHand', { handId: 'friday.1.1', seat: 1, cards: ['As', 'As'] }, 'input.cards'],
    ['a seed of other letters', 'drawSeats', { tournamentId: 'friday', seed: 'xyz' }, 'input.seed'],
    ['a board before the flop', 'dealBoard', { handId: 'friday.1.1', street: 'PREFLOP', cards: ['2c'] }, 'input.street'],
    ['no structure', 'createTournament', { ...tournamentInput, structure: [] }, 'input.structure'],
    [
      'a level without blinds',
      'createTournament',
      { ...tournamentInput, structure: [{ kind: 'LEVEL', seconds: 60 }] },
      'input.structure[0].smallBlind',
    ],
    ['a table of 11 seats', 'createTournament', { ...tournamentInput, seatsPerTable: 11 }, 'input.seatsPerTable'],
  ])('%s', async (_what, command, input, path) => {
    const { extensions } = await api.refusal(command, input);
    expect(extensions.code).toBe('BAD_USER_INPUT');
    expect((extensions.parameters['fields'] as { path: string }[])[0]!.path).toBe(path);
  });

  it('a card that there is not', async () => {
    const { extensions, message } = await api.refusal('tableHand', { handId: hand.id, seat: 1, cards: ['1s', 'Ah'] });
    expect(extensions.code).toBe('BAD_USER_INPUT');
    expect(message).toMatch(/Card must be a rank/);
  });

  it('a page that is too long, a cursor that is none, first and last together', async () => {
    for (const args of ['first: 501', 'first: -1', 'after: "###"', 'first: 1, last: 1']) {
      expect(codeOf(await api.ask(`{ tournament(id: "friday") { standings(${args}) { totalCount } } }`))).toBe('BAD_USER_INPUT');
    }
  });

  it('a query that is no query, not of this schema, too deep, too wide or too costly', async () => {
    expect(codeOf(await api.ask('{'))).toBe('GRAPHQL_PARSE_FAILED');
    expect(codeOf(await api.ask('{ nope }'))).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(codeOf(await api.ask(`{ ${Array.from({ length: 61 }, (_, i) => `a${i}: position`).join(' ')} }`))).toBe('QUERY_TOO_LARGE');
    expect(codeOf(await api.ask(`query { ${'position '.repeat(6_000)} }`))).toBe('GRAPHQL_PARSE_FAILED');
    const fragments =
      'query { tournaments(first: 500) { nodes { id name } edges { node { ...f ...f ...f } } } } fragment f on Tournament { id name clubName winner { id name } rulebook { rulebookId version } level phase }';
    expect(codeOf(await api.ask(fragments))).toBeUndefined();
    const deep = `{ a: __type(name: "Query") { ${'ofType { '.repeat(14)} name ${'} '.repeat(14)} } }`;
    expect(codeOf(await api.ask(deep))).toBe('QUERY_TOO_LARGE');
  });

  it('a body that is too large, or of another kind', async () => {
    const query = `{ position } # ${'x'.repeat(300_000)}`;
    const large = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'accept-language': 'fr', 'x-correlation-id': 'large-1', authorization: `Bearer ${token}` },
      payload: { query },
    });
    const messages = { en: 'The request is too large.', fr: 'La requête est trop grande.' };
    const extensions = { code: 'BODY_TOO_LARGE', article: null, parameters: {}, messages, correlationId: 'large-1' };
    expect([large.statusCode, large.json<Answer>()]).toEqual([413, { errors: [{ message: messages.fr, extensions }] }]);
    const text = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/plain' },
      payload: '{ position }',
    });
    expect(text.statusCode).toBeGreaterThanOrEqual(400);
    expect(text.statusCode).toBeLessThan(500);
    expect(text.json<Answer>().errors![0]!.extensions).toMatchObject({ messages: { en: expect.any(String), fr: expect.any(String) } });
    const nowhere = await api.app.inject({ method: 'GET', url: '/nowhere' });
    expect([nowhere.statusCode, nowhere.json<Answer>().errors![0]!.extensions]).toMatchObject([404, { code: 'NOT_FOUND', messages: {} }]);
  });

  it('a subscription over HTTP', async () => {
    expect(codeOf(await api.ask('subscription { clockChanged(tournamentId: "friday") { state } }'))).toBe('BAD_USER_INPUT');
  });
});

describe('Facts that contradict each other', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
  });

  afterEach(async () => {
    await api.close();
  });

  it('a card dealt twice', async () => {
    const hand = await openHand(api);
    await give(api, 'recordHoleCards', { handId: hand.id, seat: 1, cards: ['As', 'Ah'] });
    const twice = await api.refusal('recordHoleCards', { handId: hand.id, seat: 2, cards: ['As', 'Kh'] });
    expect(twice.extensions).toMatchObject({ code: 'CARD_ALREADY_DEALT', parameters: { card: 'As' } });
  });

  it('a seat that is taken', async () => {
    const [table] = (await api.asDirector('{ tournament(id: "friday") { tables { nodes { seats { seat playerId } } } } }')).data![
      'tournament'
    ].tables.nodes;
    const [mover, sitter] = table.seats;
    const refusal = await api.refusal('movePlayer', {
      tournamentId: 'friday',
      playerId: mover.playerId,
      table: 1,
      seat: sitter.seat,
      reason: 'for the test',
    });
    expect(refusal.extensions).toMatchObject({ code: 'SEAT_TAKEN', parameters: { playerId: sitter.playerId } });
  });

  it('chip counts that do not add up', async () => {
    const [table] = (await api.asDirector('{ tournament(id: "friday") { tables { nodes { seats { playerId } } } } }')).data!['tournament']
      .tables.nodes;
    await api.command('recordHandPlayed', { tournamentId: 'friday', table: 1 });
    const stacks = table.seats.map(({ playerId }: { playerId: string }) => ({ playerId, stack: 1_000 }));
    const refusal = await api.refusal('recordChipCounts', { tournamentId: 'friday', table: 1, stacks });
    expect(refusal.extensions.code).toBe('CHIP_COUNT_MISMATCH');
  });

  it('anything at all after the end', async () => {
    for (let hands = 0; hands < 20; hands++) {
      if ((await api.asDirector('{ tournament(id: "friday") { phase } }')).data!['tournament'].phase === 'FINISHED') break;
      await playOut(api, await openHand(api), allIn);
    }
    expect((await api.refusal('openHand', { tournamentId: 'friday', table: 1 })).extensions.code).toBe('TOURNAMENT_FINISHED');
  });

  it('a tournament whose id is taken', async () => {
    const refusal = await api.refusal('createTournament', { ...tournamentInput, name: 'Another' });
    expect(refusal.extensions.code).toBe('TOURNAMENT_ALREADY_EXISTS');
  });
});
