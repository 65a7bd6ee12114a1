/**
 * `tapis token` against a running server: a token is made, listed, used and revoked.
 */
import { startServerProcess, type ServerProcess } from '../nodes/server-process.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(temporaryFolder(), {});
  process.env['TAPIS_URL'] = server.url;
  process.env['TAPIS_TOKEN'] = server.token!;
});
afterAll(async () => {
  delete process.env['TAPIS_URL'];
  delete process.env['TAPIS_TOKEN'];
  await server.kill();
  removeTemporaryFolders();
});

it('makes, lists and revokes', async () => {
  const args = ['--service', '--role', 'integration-read', '--club', 'mons', '--label', 'club site'];
  const made = await tapis('token', 'create', ...args, '--json');
  expect(made).toMatchObject({ code: 0, err: '' });
  const { key, tokenId, principalId } = JSON.parse(made.out) as Record<string, string>;
  expect(key).toMatch(/^tapis_s_/);

  const ask = (): Promise<Response> =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: '{ me { principalId } }' }),
    });
  expect(await (await ask()).json()).toMatchObject({ data: { me: { principalId } } });
  const listed = await tapis('token', 'list');
  expect(listed.out).toMatch(new RegExp(`${tokenId} +${principalId} +service +open +(?:never|[0-9-]{10}) +club site\n`));
  expect(listed.out).not.toContain(key);
  expect(await tapis('token', 'revoke', tokenId!)).toMatchObject({ code: 0, out: 'Revoked.\n' });
  expect((await ask()).status).toBe(401);
  expect((await tapis('token', 'list')).out).toContain(' revoked ');
});

it.each([
  [['token', 'create', '--club', 'mons'], 2, /a new holder needs a role/],
  [['token', 'revoke'], 2, /name the token to revoke/],
  [['token', 'paint'], 2, /takes create, list, revoke, not "paint"/],
  [['token', 'create', '--role', 'king'], 2, /--role takes integration-read/],
  [['token', 'revoke', 'none'], 1, /There is no token none .+ \(UNKNOWN_TOKEN\)/],
  [['token', 'list', '--url', 'http://127.0.0.1:1'], 1, /No server answers at .+ \(SERVER_UNREACHABLE\)/],
])('says what is wrong: %j', async (args, code, said) => {
  expect(await tapis(...args)).toMatchObject({ code, err: expect.stringMatching(said) });
});
