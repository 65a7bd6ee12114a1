/** A thief of a token, and identities without roles, try to keep access after a revocation and to write without limit. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { StoredEvent } from '../../src/store/event-store.js';
import { ApiUnderTest, type Answer, startFriday, token as admin } from './client.js';

let api: ApiUnderTest;
let keysServer: Server;
let signAs: (subject: string) => Promise<string>;
let now = Date.UTC(2026, 0, 10, 20);

beforeAll(async () => {
  const keys = await generateKeyPair('RS256');
  const body = JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] });
  keysServer = createServer((_request, response) => void response.setHeader('content-type', 'application/json').end(body));
  await new Promise<void>((listening) => void keysServer.listen(0, '127.0.0.1', listening));
  const keysUrl = `http://127.0.0.1:${(keysServer.address() as AddressInfo).port}/jwks`;
  const [issuer, audience] = ['https://id.example', 'tapis'];
  signAs = (subject) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(Math.floor(Date.now() / 1_000))
      .setExpirationTime(Math.floor(Date.now() / 1_000) + 86_400 * 365)
      .sign(keys.privateKey);
  now = Date.now();
  api = await ApiUnderTest.open({ now: () => now, oidc: { issuer, audience, keysUrl, cooldownMs: 0 }, limits: { failedTokens: 1_000 } });
  await startFriday(api);
});
afterAll(async () => {
  await api.close();
  keysServer.close();
});

const ask = (key: string, query: string, variables: object = {}): Promise<Answer> =>
  api.ask(query, variables, { authorization: `Bearer ${key}` });

let commands = 0;
const give = (key: string, name: string, input: object, selection: string): Promise<Answer> =>
  ask(key, `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} } }`, {
    input: { commandId: `stolen-${++commands}`, ...input },
  });

interface Made {
  readonly key: string;
  readonly tokenId: string;
  readonly principalId: string;
}

async function create(by: string, input: object = {}): Promise<Made> {
  const answer = await give(by, 'createToken', input, 'key tokenId principalId');
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data!['createToken'] as Made;
}

const codeOf = (answer: Answer): string | undefined => answer.errors?.[0]?.extensions.code;
const entryOf = async (key: string): Promise<string> => codeOf(await ask(key, '{ me { principalId } }')) ?? 'in';
const revoke = async (by: string, input: object): Promise<readonly string[]> => {
  const answer = await give(by, 'revokeToken', input, 'tokenIds');
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data!['revokeToken'].tokenIds;
};
const tokensOf = async (key: string): Promise<readonly string[]> =>
  (await ask(key, '{ me { tokens { tokenId } } }')).data!['me'].tokens.map(({ tokenId }: Made) => tokenId);
async function eventsAfter(position: number | null): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const page of api.tapis.store.readAll(position)) events.push(...page);
  return events;
}
const person = (role: string, scope: object = { clubId: 'mons' }): object => ({ holder: { kind: 'PERSON', roles: [role], ...scope } });

describe('who stole a token', () => {
  it('is out with it, whatever they made with it first', async () => {
    const owner = await create(admin, person('CLUB_ADMIN'));
    const child = await create(owner.key);
    const grandchild = await create(child.key);
    const puppet = await create(grandchild.key, person('CLUB_ADMIN'));
    const ofPuppet = await create(puppet.key);
    const service = await create(ofPuppet.key, { holder: { kind: 'SERVICE', roles: ['INTEGRATION_READ'], clubId: 'mons' } });
    const other = await create(admin, person('FLOOR'));
    const made = [child, grandchild, puppet, ofPuppet, service];
    const revoked = await revoke(admin, { tokenId: owner.tokenId });
    expect([...revoked].sort()).toEqual([owner, ...made].map(({ tokenId }) => tokenId).sort());
    for (const { key } of [owner, ...made]) expect(await entryOf(key)).toBe('TOKEN_OVER');
    expect(await entryOf(other.key)).toBe('in');
    const own = await api.tapis.store.readStream(`principal-${owner.principalId}`);
    const commandIds = own.filter(({ type }) => type === 'TokenRevoked').map(({ metadata }) => JSON.parse(metadata).commandId);
    expect(new Set(commandIds).size).toBe(1);
    expect(commandIds).toHaveLength(3);
  });

  it('is seen by the admin who issued it, who may revoke what was made with it', async () => {
    const clubAdmin = await create(admin, person('CLUB_ADMIN'));
    const td = await create(clubAdmin.key, person('TD'));
    const hidden = await create(td.key, { label: 'nothing to see' });
    expect(await tokensOf(clubAdmin.key)).toEqual([clubAdmin.tokenId, td.tokenId, hidden.tokenId]);
    const log = (await ask(clubAdmin.key, '{ accessLog(clubId: "mons", last: 3) { nodes { type data } } }')).data!['accessLog'].nodes;
    expect(log.at(-1)).toMatchObject({ type: 'TokenIssued', data: { tokenId: hidden.tokenId, parent: td.tokenId } });
    expect(await revoke(clubAdmin.key, { tokenId: hidden.tokenId })).toEqual([hidden.tokenId]);
    expect(await entryOf(td.key)).toBe('in');
  });

  it('is seen and revoked by another admin of the club, and by none of another club', async () => {
    const [first, second] = [await create(admin, person('CLUB_ADMIN')), await create(admin, person('CLUB_ADMIN'))];
    const foreign = await create(admin, person('CLUB_ADMIN', { clubId: 'namur' }));
    const td = await create(first.key, person('TD'));
    const log = `{ accessLog(principalId: "${td.principalId}") { totalCount } }`;
    expect((await ask(second.key, log)).data!['accessLog'].totalCount).toBe(2);
    expect(codeOf(await ask(foreign.key, log))).toBe('FORBIDDEN');
    expect(codeOf(await give(foreign.key, 'revokeToken', { tokenId: td.tokenId }, 'tokenIds'))).toBe('UNKNOWN_TOKEN');
    // A role granted in their own club gives no access and protects from nobody. Granted again, it keeps its age.
    await give(foreign.key, 'grantClubRole', { clubId: 'namur', principalId: td.principalId, role: 'FLOOR' }, 'changed');
    const until = new Date(now + 86_400_000).toISOString();
    await give(first.key, 'grantClubRole', { clubId: 'mons', principalId: td.principalId, role: 'TD', until }, 'changed');
    expect(codeOf(await give(foreign.key, 'revokeToken', { tokenId: td.tokenId }, 'tokenIds'))).toBe('UNKNOWN_TOKEN');
    expect((await ask(second.key, log)).data!['accessLog'].totalCount).toBe(2);
    expect(await revoke(second.key, { tokenId: td.tokenId })).toEqual([td.tokenId]);
  });

  it('does not take along what the holder keeps, nor twice', async () => {
    const phone = await create(admin, person('TD'));
    const laptop = await create(phone.key);
    const desk = await create(laptop.key);
    const lost = await create(phone.key);
    const input = { commandId: 'lost-phone', tokenId: phone.tokenId, keep: [laptop.tokenId] };
    expect(await revoke(laptop.key, input)).toEqual([phone.tokenId, lost.tokenId]);
    expect(await revoke(laptop.key, input)).toEqual([phone.tokenId, lost.tokenId]);
    expect([await entryOf(laptop.key), await entryOf(desk.key), await entryOf(lost.key)]).toEqual(['in', 'in', 'TOKEN_OVER']);
    // Later, the whole tree may go after all.
    expect(await revoke(admin, { tokenId: phone.tokenId })).toEqual([laptop.tokenId, desk.tokenId]);
  });

  it('gets nothing by a token that is recorded after its parent was revoked', async () => {
    const owner = await create(admin, person('CLUB_ADMIN'));
    const { tokens } = api.tapis.access.ways;
    const thief = {
      id: owner.principalId,
      kind: 'person',
      tokenId: owner.tokenId,
      grants: [{ scope: { kind: 'club', clubId: 'mons' }, role: 'clubAdmin' }],
    } as const;
    const wish = { roles: null, within: null, expiresAt: null };
    const puppet = { kind: 'person', scope: { kind: 'club', clubId: 'mons' }, roles: ['clubAdmin'] } as const;
    const actor = { id: owner.principalId, role: 'clubAdmin' } as const;
    await revoke(admin, { tokenId: owner.tokenId });
    // Both requests were let in before the revocation.
    const own = await tokens.issue(thief, { ...wish, holder: null }, { commandId: 'late-own', actor, correlationId: 'late' });
    expect(own.refusal?.code).toBe('MAKES_NO_TOKENS');
    const late = await tokens.issue(thief, { ...wish, holder: puppet }, { commandId: 'late-puppet', actor, correlationId: 'late' });
    expect(await entryOf((late as { key: string }).key)).toBe('TOKEN_OVER');
  });
});

describe('no token is made', () => {
  it('by a program, a limited token, or one whose holder lost every role', async () => {
    const service = await create(admin, { holder: { kind: 'SERVICE', roles: ['INTEGRATION_READ'], clubId: 'mons' } });
    const limited = await create(admin, { ...person('TD'), expiresAt: new Date(now + 60_000).toISOString() });
    const floor = await create(admin, person('FLOOR'));
    await give(admin, 'revokeClubRole', { clubId: 'mons', principalId: floor.principalId, role: 'FLOOR' }, 'changed');
    const before = await api.tapis.store.lastPosition();
    expect(codeOf(await give(service.key, 'createToken', {}, 'key'))).toBe('MAKES_NO_TOKENS');
    expect(codeOf(await give(limited.key, 'createToken', {}, 'key'))).toBe('TOKEN_LIMITED');
    expect(codeOf(await give(floor.key, 'createToken', {}, 'key'))).toBe('MAKES_NO_TOKENS');
    const types = (await eventsAfter(before)).map(({ type }) => type);
    expect(types.filter((type) => type !== 'TokenSeen')).toEqual([]);
  });

  it('by an identity of a provider, whose credentials end by themselves, with a role or without', async () => {
    const jwt = await signAs('anna');
    expect(codeOf(await give(jwt, 'createToken', {}, 'key'))).toBe('MAKES_NO_TOKENS');
    const { principalId } = (await ask(jwt, '{ me { principalId } }')).data!['me'];
    await give(admin, 'grantClubRole', { clubId: 'mons', principalId, role: 'CLUB_ADMIN' }, 'changed');
    expect(codeOf(await give(jwt, 'createToken', {}, 'key'))).toBe('MAKES_NO_TOKENS');
    expect(codeOf(await give(jwt, 'createToken', person('FLOOR'), 'key'))).toBe('MAKES_NO_TOKENS');
  });
});

it('any number of identities without roles write one event an hour, whatever they ask for', async () => {
  const attempts = ['{ accessLog { totalCount } }', '{ tournament(id: "friday") { auditFeed { totalCount } } }'];
  await api.tapis.access.notes.flush();
  const before = await api.tapis.store.lastPosition();
  for (let hour = 0; hour < 2; hour += 1) {
    for (let minute = 0; minute < 3; minute += 1) {
      for (let nobody = 0; nobody < 5; nobody += 1) {
        const jwt = await signAs(`nobody-${hour}-${minute}-${nobody}`);
        for (const attempt of attempts) expect(codeOf(await ask(jwt, attempt))).toMatch(/^(FORBIDDEN|NOT_FOUND)$/);
        expect(codeOf(await give(jwt, 'openHand', { tournamentId: 'friday', table: 1 }, 'revision'))).toBe('NOT_FOUND');
        expect(codeOf(await give(jwt, 'createToken', { label: 'mine' }, 'key'))).toBe('MAKES_NO_TOKENS');
      }
      await api.tapis.access.notes.flush();
      now += 60_000;
    }
    now += 3_600_000;
  }
  const written = await eventsAfter(before);
  // The clock of the tournament goes on by itself meanwhile.
  const asked = written.filter(({ stream }) => !stream.startsWith('tournament-'));
  expect(asked.map(({ type, stream }) => `${type} ${stream}`)).toEqual(Array(2).fill('OperationsRefused principal-strangers'));
});

it('one principal fills no more than eleven notes a minute with refusals', async () => {
  const floor = await create(admin, person('FLOOR'));
  await ask(floor.key, '{ me { principalId } }');
  await api.tapis.access.notes.flush();
  const before = await api.tapis.store.lastPosition();
  const { notes } = api.tapis.access;
  const principal = {
    id: floor.principalId,
    kind: 'person',
    grants: [{ scope: { kind: 'club', clubId: 'mons' }, role: 'floor' }],
  } as const;
  for (let operation = 0; operation < 100; operation += 1) notes.refused(principal, `operation${operation}`);
  await notes.flush();
  const written = await eventsAfter(before);
  const data = written.filter(({ type }) => type === 'OperationsRefused').map((event) => JSON.parse(event.data));
  expect(data).toHaveLength(11);
  expect(data).toContainEqual(expect.objectContaining({ operation: 'others', count: 90 }));
});
