/** Strangers who ask the same at one time are given one answer; nobody gets what is out of date, or what somebody else may see. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, ApiUnderTest, startFriday, token } from './client.js';

let api: ApiUnderTest;
let now = Date.now();

/** Long enough to be compressed. */
const query = `query Page($id: ID!) { tournament(id: $id) {
  clock { pausedAt now structure { kind smallBlind bigBlind ante seconds } }
  standings(first: 100) { nodes { ...Row } } again: standings(first: 100) { nodes { ...Row } }
} } fragment Row on Standing { id rank playerId player { id name } stack seat reEntries hands }`;
const bearer = { authorization: `Bearer ${token}` };

beforeAll(async () => {
  api = await ApiUnderTest.open({ now: () => now });
  await startFriday(api);
  // Known from now on.
  await ask();
});
afterAll(() => api.close());
beforeEach(() => (now += 1_000));

async function ask(headers: object = {}, variables: object = { id: 'friday' }) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables }),
  });
  const { 'content-encoding': encoding } = answer.headers;
  const unpacked = encoding === 'br' ? brotliDecompressSync(answer.rawPayload) : encoding === 'gzip' ? gunzipSync(answer.rawPayload) : null;
  const { data, errors } = JSON.parse(unpacked?.toString() ?? answer.body) as Answer;
  return { data: data!, errors: errors!, encoding, headers: answer.headers };
}
/** The moment that an answer was made for. */
const madeAt = ({ data }: Required<Pick<Answer, 'data'>>): string => data!['tournament'].clock.now;

it('is shared for a moment, and made again after it', async () => {
  const first = await ask();
  now += 99;
  expect(madeAt(await ask())).toBe(madeAt(first));
  now += 1;
  expect(madeAt(await ask())).not.toBe(madeAt(first));
});

it('is shared by those who ask at once, each with a correlation id of their own', async () => {
  const asked = ['one', 'two', 'three'].map((id) => ask({ 'x-correlation-id': id }));
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(madeAt)).size).toBe(1);
  expect(answers.map(({ headers }) => headers['x-correlation-id'])).toEqual(['one', 'two', 'three']);
});

it('is not given once something has changed', async () => {
  expect((await ask()).data['tournament'].clock.pausedAt).toBeNull();
  await api.command('pauseClock', { tournamentId: 'friday' });
  await api.untilViewsReached();
  expect((await ask()).data['tournament'].clock.pausedAt).not.toBeNull();
  await api.command('resumeClock', { tournamentId: 'friday' });
  await api.untilViewsReached();
  expect((await ask()).data['tournament'].clock.pausedAt).toBeNull();
});

it('is for strangers: who has a token asks for themselves', async () => {
  const first = await ask();
  now += 50;
  expect(madeAt(await ask(bearer))).not.toBe(madeAt(first));
});

it('is that of its variables', async () => {
  expect((await ask()).data['tournament']).not.toBeNull();
  expect((await ask({}, { id: 'nobody' })).data['tournament']).toBeNull();
});

it('says what is wrong to everybody in their language', async () => {
  const problems = await Promise.all(['en', 'fr'].map((language) => ask({ 'accept-language': language }, { id: 'a b' })));
  const [english, french] = problems.map(({ errors }) => errors[0]!.message);
  expect(english).not.toBe(french);
});

it('is compressed as each of them accepts it', async () => {
  const answers = await Promise.all([ask({ 'accept-encoding': 'gzip, deflate, br' }), ask({ 'accept-encoding': 'gzip' }), ask()]);
  expect(answers.map(({ encoding }) => encoding)).toEqual(['br', 'gzip', undefined]);
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
});
