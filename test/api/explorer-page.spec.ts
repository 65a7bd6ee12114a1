/** What the explorer adds to GraphiQL: its examples run as they stand, and its token goes to this server alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { ApiUnderTest, startFriday, token } from './client.js';
import { openHand } from './hands.js';

const folder = join(import.meta.dirname, '../../bin/explorer');
const examples = readFileSync(join(folder, 'examples.graphql'), 'utf8');
const names = parse(examples).definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? [each.name!.value] : []));

describe('The examples', () => {
  let api: ApiUnderTest;
  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    await openHand(api);
    await api.untilViewsReached();
  });
  afterAll(() => api.close());

  const run = async (operationName: string, headers: object = {}) => {
    const payload = { query: examples, operationName };
    return (await api.app.inject({ method: 'POST', url: '/graphql', headers: { host: api.host, ...headers }, payload })).json();
  };

  it('are ten', () => {
    expect(names).toHaveLength(10);
  });

  it('are valid in the schema', () => {
    expect(validate(buildSchema(readFileSync('schema.graphql', 'utf8')), parse(examples))).toEqual([]);
  });

  it.each(names.slice(0, 8))('%s needs no token', async (name) => {
    expect((await run(name)).errors).toBeUndefined();
  });

  it.each(names)('%s is answered', async (name) => {
    const { data, errors } = await run(name, { authorization: `Bearer ${token}` });
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).not.toMatch(/^\{"\w+":(?:null|\{"nodes":\[\])/);
  });

  it('record nothing', async () => {
    const before = await api.tapis.store.lastPosition();
    await run('Preview', { authorization: `Bearer ${token}` });
    expect(await api.tapis.store.lastPosition()).toBe(before);
  });
});

describe('The field for the token', () => {
  const sent: [string, string | null][] = [];
  const messages: unknown[] = [];
  const kept = new Map<string, string>();

  function page(): { fetch: (address: string, init?: object) => void; say: (message: object) => void } {
    class Socket {
      send(data: string): void {
        messages.push(JSON.parse(data));
      }
    }
    const world = createContext({
      URL,
      Headers,
      Request,
      location: { href: 'https://tapis.club.example/explorer' },
      sessionStorage: { getItem: (key: string) => kept.get(key) ?? null },
      document: { addEventListener: () => undefined },
      WebSocket: Socket,
      fetch: (address: string, init: { headers?: Headers } = {}) => sent.push([address, new Headers(init.headers).get('authorization')]),
    });
    runInContext(readFileSync(join(folder, 'token.js'), 'utf8'), world);
    return { fetch: world['fetch'], say: (message) => new world['WebSocket']().send(JSON.stringify(message)) };
  }

  it('adds it to operations and sockets, and to nothing else', () => {
    const { fetch, say } = page();
    fetch('/graphql');
    kept.set('tapis-token', 'tapis_a');
    fetch('/graphql', { headers: { accept: 'application/json' } });
    fetch('/graphql', { headers: { Authorization: 'Bearer typed' } });
    fetch('/explorer/static/a.js');
    fetch('https://elsewhere.example/graphql');
    expect(sent).toEqual([
      ['/graphql', null],
      ['/graphql', 'Bearer tapis_a'],
      ['/graphql', 'Bearer typed'],
      ['/explorer/static/a.js', null],
      ['https://elsewhere.example/graphql', null],
    ]);
    say({ type: 'connection_init' });
    say({ type: 'subscribe', payload: { query: 'a "connection_init"' } });
    expect(messages).toEqual([
      { type: 'connection_init', payload: { authorization: 'Bearer tapis_a' } },
      { type: 'subscribe', payload: { query: 'a "connection_init"' } },
    ]);
  });
});
