/** References to personal texts are in every bundle and export. Typing one into any field gives no text. */
import { ApiUnderTest, startFriday, token } from './client.js';
import { RawSocket } from './raw-socket.js';
import { PersonalTexts } from '../../src/app/words/personal-texts.js';

const WORDS = 'canary accusation';
const id = { tournamentId: 'friday' };

describe('a reference to kept words', () => {
  let api: ApiUnderTest;
  /** As the log has it, and as a string of JSON or of GraphQL may spell it. */
  let spellings: readonly string[];

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    await api.command('recordOffence', { ...id, playerId: 'p1', offence: 'INSULT', note: WORDS });
    const stored = await api.tapis.store.readStream('tournament-friday');
    const { note } = JSON.parse(stored.find(({ type }) => type === 'OffenceRecorded')!.data) as { note: string };
    expect(note).toMatch(/^\uE000p1 [0-9a-f]{20}\uE001$/u);
    const inner = note.slice(1, -1);
    spellings = [note, `\\ue000${inner}\\uE001`, `\\u{e000}${inner}\\u{0E001}`];
    await api.app.listen(0, '127.0.0.1');
  });

  afterAll(() => api.close());

  const post = async (payload: string, type = 'application/json'): Promise<string> =>
    (await api.app.inject({ method: 'POST', url: '/graphql', headers: { host: api.host, 'content-type': type }, payload })).body;
  const refusesWith = (answer: string, path: string): void => {
    expect(answer).not.toContain(WORDS);
    expect(answer).not.toMatch(/[\uE000-\uF8FF]/u);
    const { code, parameters } = (JSON.parse(answer) as { errors: [{ extensions: Record<string, unknown> }] }).errors[0].extensions;
    const problem = 'contains a character without an agreed meaning (U+E000) at character 1; type it again without it';
    expect({ code, parameters }).toEqual({ code: 'BAD_USER_INPUT', parameters: { fields: [{ path, problem }] } });
  };

  it('in a variable is refused, whatever it is for', async () => {
    for (const spelling of spellings.slice(0, 2)) {
      const inName = (query: string, variables: string): string => `{"query":${JSON.stringify(query)},"variables":${variables}}`;
      refusesWith(
        await post(inName('query($p: Position) { tournament(id: "friday", atLeast: $p) { clock { state } } }', `{"p":"${spelling}"}`)),
        'p',
      );
      refusesWith(await post(inName('query($id: ID!) { player(id: $id) { id name } }', `{"id":"${spelling}"}`)), 'id');
      refusesWith(await post(inName('{ position }', `{"unused":{"list":[1,"${spelling}"]}}`)), 'unused.list[1]');
      refusesWith(await post(inName('{ position }', `{"${spelling}":1}`)), 'variables');
      refusesWith(await post(`{"query":"query a { position }","operationName":"${spelling}"}`), 'operationName');
    }
  });

  it('in a literal is refused, for whoever asks', async () => {
    for (const spelling of spellings) {
      for (const query of [
        `{ player(id: "${spelling}") { id name } }`,
        `{ tournament(id: "friday", atLeast: "${spelling}") { clock { state } } }`,
      ]) {
        refusesWith(await post(JSON.stringify({ query })), 'query');
        refusesWith(JSON.stringify(await api.asDirector(query)), 'query');
      }
    }
    refusesWith(await post(JSON.stringify({ query: `{ player(id: """${spellings[0]!}""") { id name } }` })), 'query');
  });

  it('in an address is refused', async () => {
    const get = async (parameters: Record<string, string>): Promise<string> => {
      const url = `/graphql?${new URLSearchParams(parameters).toString()}`;
      return (await api.app.inject({ method: 'GET', url, headers: { host: api.host, 'x-apollo-operation-name': 'a' } })).body;
    };
    refusesWith(await get({ query: `{ player(id: "${spellings[0]!}") { id } }` }), 'query');
    const query = 'query($id: ID!) { player(id: $id) { id } }';
    refusesWith(await get({ query, variables: `{"id":"${spellings[1]!}"}` }), 'id');
    const lost = await api.app.inject({ method: 'GET', url: encodeURI(`/${spellings[0]!}`), headers: { host: api.host } });
    expect(lost.body).not.toContain(WORDS);
  });

  it('in a header is answered with escapes', async () => {
    const bytes = Buffer.from(spellings[0]!).toString('latin1');
    for (const headers of [{ host: bytes }, { host: api.host, origin: bytes }, { host: api.host, 'x-correlation-id': bytes }]) {
      const { body } = await api.app.inject({ method: 'GET', url: '/graphql', headers });
      expect(body).not.toContain(WORDS);
      // eslint-disable-next-line no-control-regex
      expect(body).not.toMatch(/[\u0080-\u009f\ue000-\uf8ff]/u);
    }
  });

  it('on a socket is no key either, as an id or in an operation', async () => {
    for (const payload of [undefined, { authorization: `Bearer ${token}` }]) {
      const socket = await RawSocket.connect(`ws://${api.host}/graphql`, payload);
      const query = 'query($id: ID!) { player(id: $id) { id name } }';
      socket.ask('one', query, { id: spellings[0]! });
      socket.ask(spellings[0]!, '{ position }');
      socket.ask('two', `{ player(id: "${spellings[0]!}") { id } }`);
      for (const [of, path] of [
        ['one', 'id'],
        ['two', 'query'],
      ] as const) {
        const { payload: errors } = await socket.until((message) => message.id === of);
        refusesWith(JSON.stringify({ errors }), path);
      }
      await socket.until((message) => message.id === spellings[0]);
      expect(JSON.stringify(socket.received)).not.toContain(WORDS);
      socket.end();
    }
  });

  it('is read in the fields alone that show words', async () => {
    const { data } = await api.asDirector('{ tournament(id: "friday") { auditFeed { nodes { data text { en } } } } }');
    expect(JSON.stringify(data).split(WORDS)).toHaveLength(3);
    const thrown = api.tapis.part(PersonalTexts).showIn({ a: [spellings[0]!], b: 1 });
    expect(thrown).toEqual({ a: [WORDS], b: 1 });
  });
});
