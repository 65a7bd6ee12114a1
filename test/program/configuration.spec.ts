/** How a server is configured: a variable for every option, secrets in files, and nothing made before all of it is right. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../src/cli/serve.js';
import { storeAddress } from '../../src/cli/stores.js';
import { readToken } from '../../src/cli/environment.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

const LONG_SECRET = 'a secret of more than 32 characters';
const set = new Set<string>();

function setVariables(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) {
    process.env[name] = value;
    set.add(name);
  }
}

function fileWith(text: string): string {
  const path = join(temporaryFolder(), 'secret');
  writeFileSync(path, text);
  return path;
}

afterEach(() => {
  for (const name of set) delete process.env[name];
  set.clear();
  removeTemporaryFolders();
});

describe('the options of serve', () => {
  const lasting = Object.entries(serve.options).filter(([name, { once }]) => once !== true || name === 'config');

  it('each have a variable that is named as they are, but for those that are meant for one start', () => {
    expect(lasting.map(([name, { environment }]) => [name, environment])).toEqual(
      lasting.map(([name]) => [name, `TAPIS_${name.toUpperCase().replaceAll('-', '_')}`]),
    );
    const others = Object.entries(serve.options).filter(([, { once }]) => once === true);
    expect(others.map(([name]) => name)).toEqual(['accept-loss', 'accept-vault-loss', 'accept-new-secret', 'json', 'config']);
  });
});

describe('a configuration that is wrong is refused, and nothing is made', () => {
  it.each<[Record<string, string>, number, string]>([
    [{ TAPIS_PORT: 'tcp://10.0.0.7:4000' }, 2, 'TAPIS_PORT takes a whole number from 0 to 65535'],
    [{ TAPIS_HOST: '192.0.2.7' }, 1, '(HOST_UNKNOWN)'],
    [{ TAPIS_NAMES: 'nobody' }, 2, 'TAPIS_NAMES takes public, token, not "nobody"'],
    [{ TAPIS_LOG_LEVEL: 'loud' }, 2, 'TAPIS_LOG_LEVEL takes'],
    [{ TAPIS_HEAD_EVERY: '0' }, 2, 'TAPIS_HEAD_EVERY takes a whole number from 1'],
    [{ TAPIS_PUBLIC_URL: 'https://one.example two' }, 2, 'TAPIS_PUBLIC_URL: '],
    [{ TAPIS_ALLOW_ORIGIN: 'club.example/pages' }, 2, 'TAPIS_ALLOW_ORIGIN: '],
    [{ TAPIS_TRUST_PROXY: 'loopback, my-proxy' }, 2, 'TAPIS_TRUST_PROXY: '],
    [{ TAPIS_LIMIT: 'sockets=100 nonsense=1' }, 2, 'TAPIS_LIMIT: "nonsense=1" is not NAME=NUMBER'],
    [{ TAPIS_LIMIT: 'sockets=0' }, 2, 'TAPIS_LIMIT: sockets must be at least 1'],
    [{ TAPIS_STORE: 'sqlite://here' }, 1, '(STORE_ADDRESS_WRONG)'],
    [{ TAPIS_DRAW_SECRET: 'short' }, 1, '(DRAW_SECRET_UNUSABLE)'],
    [{ TAPIS_DRAW_SECRET: LONG_SECRET, TAPIS_FORMER_SECRET: 'short' }, 1, '(DRAW_SECRET_UNUSABLE)'],
    [{ TAPIS_DRAW_SECRET: LONG_SECRET, TAPIS_DRAW_SECRET_FILE: '/run/secrets/draw' }, 2, 'TAPIS_DRAW_SECRET_FILE are both set'],
    [{ TAPIS_DRAW_SECRET_FILE: '/there/is/no/such/file' }, 1, '(CONFIG_UNREADABLE)'],
    [{ TAPIS_OIDC_ISSUER: 'https://id.example' }, 2, 'are given together'],
    [{ TAPIS_CONFIG: '/there/is/no/such/file.toml' }, 1, '(CONFIG_UNREADABLE)'],
  ])('%j', async (variables, code, why) => {
    const folder = join(temporaryFolder(), 'data');
    setVariables({ TAPIS_DATA: folder, ...variables });
    const { code: found, err } = await tapis('serve', ...('TAPIS_PORT' in variables ? [] : ['--port', '0']));
    expect([found, err]).toEqual([code, expect.stringMatching(/^tapis serve: [^\n]+\n$/)]);
    expect(err).toContain(why);
    expect(existsSync(folder)).toBe(false);
  });
});

describe('a secret in a file', () => {
  it('is read without its last line break: the address of a store, a token', () => {
    setVariables({
      TAPIS_STORE_FILE: fileWith('kurrentdb://tapis:password@one:2113\n'),
      TAPIS_TOKEN_FILE: fileWith('tapis_token\r\n'),
    });
    expect(storeAddress(undefined)).toBe('kurrentdb://tapis:password@one:2113');
    expect(storeAddress('kurrentdb://two:2113')).toBe('kurrentdb://two:2113');
    expect(readToken()).toBe('tapis_token');
  });

  it('is the secret of draws too', async () => {
    const folder = join(temporaryFolder(), 'data');
    setVariables({ TAPIS_DATA: folder, TAPIS_DRAW_SECRET_FILE: fileWith('short\n') });
    expect((await tapis('serve', '--port', '0')).err).toContain('(DRAW_SECRET_UNUSABLE)');
    setVariables({ TAPIS_DRAW_SECRET_FILE: fileWith('\n') });
    expect((await tapis('serve', '--port', '0')).err).toContain('which TAPIS_DRAW_SECRET_FILE names, is empty');
    expect(existsSync(folder)).toBe(false);
  });

  it('is the token of commands that ask a running server', async () => {
    setVariables({ TAPIS_URL: 'http://127.0.0.1:1' });
    expect((await tapis('token', 'list')).err).toContain('set the environment variable TAPIS_TOKEN to a token, or TAPIS_TOKEN_FILE');
    setVariables({ TAPIS_TOKEN_FILE: fileWith('tapis_token') });
    expect((await tapis('token', 'list')).code).toBe(1);
  });
});
