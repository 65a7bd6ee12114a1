/**
 * One fault has one code, whether the operation comes by HTTP or by WebSocket.
 */
import { ApiUnderTest, startFriday, token, type Answer, type ShownError } from './client.js';
import { RawSocket } from './raw-socket.js';

type Fault = readonly [what: string, query: string, variables: object, bearer: boolean];

const faults: readonly Fault[] = [
  ['a query that cannot be parsed', '{ position', {}, false],
  ['no operation at all', '', {}, false],
  ['two operations without a name to choose', 'query a { position } query b { position }', {}, false],
  ['a field that there is not', '{ nothing }', {}, false],
  ['an argument that there is not', '{ hand(tournament: "friday") { id } }', {}, false],
  ['an argument that is missing', '{ hand { id } }', {}, false],
  ['an argument of another type', '{ tournament(id: "friday", atLeast: "x") { clock { state } } }', {}, false],
  [
    'an enumeration’s value that there is not',
    'mutation { act(input: { commandId: "a", handId: "friday.1.1", seat: 1, act: { action: { type: DANCE } } }) { revision } }',
    {},
    true,
  ],
  ['a variable of another type', 'query($p: Position) { tournament(id: "friday", atLeast: $p) { clock { state } } }', { p: 'x' }, false],
  ['a variable that is missing', 'query($t: ID!) { tournament(id: $t) { clock { state } } }', {}, false],
  [
    'a field of an input that is wrong',
    'mutation($i: PauseClockInput!) { pauseClock(input: $i) { revision } }',
    { i: { commandId: '', tournamentId: 'friday' } },
    true,
  ],
  ['a field of an input that there is not', 'mutation($i: PauseClockInput!) { pauseClock(input: $i) { revision } }', { i: { x: 1 } }, true],
  ['a command without the token', 'mutation { pauseClock(input: { commandId: "p", tournamentId: "friday" }) { revision } }', {}, false],
  ['a query that needs the token', '{ events(stream: "tournament-friday") { totalCount } }', {}, false],
  ['a command that is refused', 'mutation { openHand(input: { commandId: "p", tournamentId: "friday", table: 99 }) { handId } }', {}, true],
  ['a command to nobody', 'mutation { pauseClock(input: { commandId: "p", tournamentId: "none" }) { revision } }', {}, true],
  ['a page that is too large', '{ tournament(id: "friday") { standings(first: 100000) { totalCount } } }', {}, false],
  ['too many aliases', `{ ${Array.from({ length: 61 }, (_, n) => `a${n}: position`).join(' ')} }`, {}, false],
  ['too many words', `{ ${'position '.repeat(5_000)} }`, {}, false],
  ['a subscription to what there is not', 'subscription { nothing }', {}, false],
  [
    'a subscription that is skipped',
    'subscription($n: Boolean!) { clockChanged(tournamentId: "friday") @skip(if: $n) { state } }',
    { n: true },
    false,
  ],
  [
    'a subscription that a fragment includes or not',
    'subscription($n: Boolean!) { ...f } fragment f on Subscription { ... on Subscription { clockChanged(tournamentId: "friday") @include(if: $n) { state } } }',
    { n: false },
    false,
  ],
  [
    'a subscription with a variable of another type',
    'subscription($p: Position) { clockChanged(tournamentId: "friday", atLeast: $p) { state } }',
    { p: 'x' },
    false,
  ],
];

/** Errors without what differs from request to request. */
const withoutIds = ({ errors }: Answer): unknown =>
  JSON.parse(JSON.stringify(errors, (key, value: unknown) => (key === 'correlationId' ? undefined : value)));

describe('The same fault', () => {
  let api: ApiUnderTest;
  const sockets: RawSocket[] = [];

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    await api.app.listen(0, '127.0.0.1');
    for (const payload of [undefined, { authorization: `Bearer ${token}` }]) {
      sockets.push(await RawSocket.connect(`ws://${api.host}/graphql`, payload));
    }
  });

  afterAll(async () => {
    for (const socket of sockets) socket.end();
    await api.close();
  });

  it.each(faults)('%s', async (what, query, variables, bearer) => {
    const overHttp = bearer ? await api.asDirector(query, variables) : await api.ask(query, variables);
    const socket = sockets[bearer ? 1 : 0]!;
    socket.ask(what, query, variables);
    const { type, payload } = await socket.until(({ id }) => id === what);
    const overSocket: Answer = type === 'error' ? inOneAnswer(payload) : payload;
    expect(codes(overSocket)).toEqual(codes(overHttp));
    expect(codes(overHttp)).toHaveLength(1);
    // Over HTTP a subscription is refused as such once its text is right; over WebSocket its variables are looked at.
    if (!query.startsWith('subscription')) {
      expect(withoutIds(overSocket)).toEqual(withoutIds(overHttp));
      expect(overSocket.extensions).toEqual(overHttp.extensions);
    }
    expect(overSocket.data).toEqual(overHttp.data);
  });
});

type ErrorOverSocket = ShownError & { readonly extensions: Partial<NonNullable<Answer['extensions']>> };

/** An operation that is refused over WebSocket is answered by errors alone, each with the price. */
function inOneAnswer(errors: readonly ErrorOverSocket[]): Answer {
  const [cost] = errors.map(({ extensions }) => extensions.cost);
  const unpriced = errors.map(({ extensions: { cost: _cost, ...extensions }, ...error }) => ({ ...error, extensions }));
  return { errors: unpriced, ...(cost === undefined ? {} : { extensions: { cost } }) };
}

const codes = ({ errors = [] }: Answer): string[] => [...new Set(errors.map(({ extensions }) => extensions.code))];
