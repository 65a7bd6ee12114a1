/** Identities of an OpenID provider: it identifies people, and roles are granted here. Invalid tokens are refused. */
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type GenerateKeyPairResult, type JWK, SignJWT } from 'jose';
import { ApiUnderTest, type Answer } from './client.js';

const issuer = 'https://id.example';
const audience = 'tapis';
const me = '{ me { principalId kind grants { role scope { clubId } } } }';

let provider: Server;
let published: JWK[] = [];
let asked = 0;
let answers = true;
let keys: GenerateKeyPairResult;
let api: ApiUnderTest;

const publish = async (kid: string, { publicKey }: GenerateKeyPairResult): Promise<JWK> => ({
  ...(await exportJWK(publicKey)),
  kid,
  alg: 'RS256',
});

beforeAll(async () => {
  provider = createServer((_request, response) => {
    asked += 1;
    if (!answers) return void response.writeHead(500).end();
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  keys = await generateKeyPair('RS256', { extractable: true });
  published = [await publish('one', keys)];
  const keysUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/keys`;
  api = await ApiUnderTest.open({ oidc: { issuer, audience, keysUrl, cooldownMs: 0 }, limits: { failedTokens: 1_000 } });
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => provider.close(resolve));
});

interface Claims {
  readonly iss?: string;
  readonly aud?: string;
  readonly sub?: string;
  readonly expires?: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

function sign(
  { iss = issuer, aud = audience, sub = 'anna', expires = '5m', more = {} }: Claims = {},
  by = keys,
  kid = 'one',
): Promise<string> {
  const jwt = new SignJWT({ ...more }).setProtectedHeader({ alg: 'RS256', kid }).setIssuer(iss).setAudience(aud).setExpirationTime(expires);
  return (sub === '' ? jwt : jwt.setSubject(sub)).sign(by.privateKey);
}

const ask = (jwt: string): Promise<Answer> => api.ask(me, {}, { authorization: `Bearer ${jwt}` });
const codeOf = (answer: Answer): string | undefined => answer.errors?.[0]?.extensions.code;
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

it('is somebody, always the same, without any role but those that were granted here', async () => {
  const first = (await ask(await sign({ more: { roles: ['federationAdmin'], role: 'td', scope: 'openid admin' } }))).data!['me'];
  expect(first).toEqual({ principalId: expect.stringMatching(/^I[0-9a-f]{20}$/), kind: 'PERSON', grants: [] });
  expect((await ask(await sign())).data!['me'].principalId).toBe(first.principalId);
  expect((await ask(await sign({ sub: 'bram' }))).data!['me'].principalId).not.toBe(first.principalId);
  await api.command('grantClubRole', { clubId: 'mons', principalId: first.principalId, role: 'FLOOR' }, '{ changed }');
  expect((await ask(await sign())).data!['me'].grants).toEqual([{ role: 'FLOOR', scope: { clubId: 'mons' } }]);
});

describe('is nobody', () => {
  it.each([
    ['of another issuer', { iss: 'https://other.example' }, 'UNAUTHENTICATED'],
    ['for another audience', { aud: 'another' }, 'UNAUTHENTICATED'],
    ['without a subject', { sub: '' }, 'UNAUTHENTICATED'],
    ['after its end', { expires: '1 minute ago' }, 'TOKEN_OVER'],
  ])('%s', async (_what, claims, code) => {
    expect(codeOf(await ask(await sign(claims)))).toBe(code);
  });

  it.each([[7], [''], [' '], [null], [true], [['anna']], [{ toString: 'anna' }], ['a'.repeat(256)]])(
    'by a subject such as %j',
    async (subject) => {
      expect(codeOf(await ask(await sign({ sub: '', more: { sub: subject } })))).toBe('UNAUTHENTICATED');
    },
  );

  it('by a signature of another key under a known name', async () => {
    expect(codeOf(await ask(await sign({}, await generateKeyPair('RS256'))))).toBe('UNAUTHENTICATED');
  });

  it('by no signature, or one whose secret is the public key', async () => {
    const claims = part({ iss: issuer, aud: audience, sub: 'anna', exp: Math.floor(Date.now() / 1_000) + 300 });
    expect(codeOf(await ask(`${part({ alg: 'none' })}.${claims}.`))).toBe('UNAUTHENTICATED');
    const pem = await exportSPKI(keys.publicKey);
    for (const secret of [pem, JSON.stringify(published[0])]) {
      const start = `${part({ alg: 'HS256', kid: 'one' })}.${claims}`;
      expect(codeOf(await ask(`${start}.${createHmac('sha256', secret).update(start).digest('base64url')}`))).toBe('UNAUTHENTICATED');
    }
  });

  it('by a key that stands in the token, or at an address that it names', async () => {
    const own = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(own.publicKey);
    for (const header of [{ jwk }, { jku: 'http://127.0.0.1:1/keys', kid: 'two' }]) {
      const jwt = await new SignJWT({})
        .setProtectedHeader({ alg: 'RS256', ...header })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject('anna')
        .setExpirationTime('5m')
        .sign(own.privateKey);
      expect(codeOf(await ask(jwt))).toBe('UNAUTHENTICATED');
    }
  });
});

it('follows the provider to another key, and no longer takes the one before', async () => {
  const next = await generateKeyPair('RS256', { extractable: true });
  published = [await publish('two', next)];
  const before = asked;
  expect(codeOf(await ask(await sign({}, next, 'two')))).toBeUndefined();
  expect(asked).toBeGreaterThan(before);
  expect(codeOf(await ask(await sign()))).toBe('UNAUTHENTICATED');
});

it('says so where the provider cannot be asked, and lets nobody in', async () => {
  answers = false;
  expect(codeOf(await ask(await sign({}, keys, 'three')))).toBe('ACCESS_NOT_KNOWN');
  answers = true;
});
