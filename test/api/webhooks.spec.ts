/** Webhooks: changes are sent to an address, signed, with the rights of the token that asked for them. */
import { createPublicKey, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { until } from '../until.js';
import { type Received, WebhookReceiver } from '../webhook-receiver.js';
import { type Answer, ApiUnderTest, startFriday, tournamentInput } from './client.js';

let api: ApiUnderTest;
let receiver: WebhookReceiver;
let reader: string;

beforeAll(async () => {
  api = await ApiUnderTest.open({ webhookNetworks: ['127.0.0.1'] });
  await startFriday(api);
  await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
  reader = await makeToken({ kind: 'SERVICE', roles: ['INTEGRATION_READ'] });
});
beforeEach(async () => void (receiver = await WebhookReceiver.open()));
afterEach(async () => {
  for (const id of made.splice(0)) await api.give('deleteWebhook', { webhookId: id });
  await receiver.close();
});
afterAll(() => api.close());

let sent = 0;
const made: string[] = [];

async function makeToken(holder: object): Promise<string> {
  return (await api.command('createToken', { commandId: `token-${++sent}`, holder }, '{ key }')).key as string;
}

/** Gives a command with a token. */
async function give(name: string, input: object, selection: string, key = reader): Promise<Answer> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const given = { input: { commandId: `hook-${++sent}`, ...input } };
  return api.ask(`mutation($input: ${type}!) { ${name}(input: $input) ${selection} }`, given, { authorization: `Bearer ${key}` });
}

interface MadeHook {
  readonly webhookId: string;
  readonly secret: string;
  readonly webhook: { readonly publicKey: string };
}

async function createWebhook(input: object = {}, key = reader): Promise<MadeHook> {
  const answer = await give('createWebhook', { url: receiver.url, ...input }, '{ webhookId secret webhook { publicKey } }', key);
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  const hook = answer.data!['createWebhook'] as MadeHook;
  made.push(hook.webhookId);
  return hook;
}

async function show(id: string, selection: string, key = reader): Promise<Record<string, unknown>> {
  const answer = await api.ask(`query($id: ID!) { webhook(id: $id) { ${selection} } }`, { id }, { authorization: `Bearer ${key}` });
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data!['webhook'] as Record<string, unknown>;
}

let announced = 0;
async function announce(): Promise<string> {
  const tournamentId = `evening-${++announced}`;
  await api.command('createTournament', { ...tournamentInput, tournamentId });
  return tournamentId;
}

const codeOf = ({ errors }: Answer): string | null => errors?.[0]?.extensions.code ?? null;

/** The package of Standard Webhooks verifies `v1`. */
function verifiedBy(secret: string, { headers, body }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

/** It does not know `v1a`, which is Ed25519 over the same content. */
function verifiedByKey(publicKey: string, { headers, body }: Received): boolean {
  const key = createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(publicKey.slice('whpk_'.length), 'base64')]),
    format: 'der',
    type: 'spki',
  });
  const content = Buffer.from(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`);
  const signatures = String(headers['webhook-signature']).split(' ');
  return signatures.some((each) => each.startsWith('v1a,') && verify(null, content, key, Buffer.from(each.slice(4), 'base64')));
}

describe('A webhook', () => {
  it('is sent what happens from now on, as CloudEvents, signed in both ways', async () => {
    const hook = await createWebhook();
    const id = await announce();
    await until(() => receiver.received.length > 0);
    const [first] = receiver.received;
    expect(first!.change).toMatchObject({ specversion: '1.0', type: 'tapis.TournamentCreated.v1', subject: `tournament/${id}` });
    expect(first!.headers).toMatchObject({ 'content-type': 'application/cloudevents+json; charset=utf-8' });
    expect(first!.headers['webhook-id']).toMatch(/^msg_[A-Za-z0-9_-]{27}$/);
    expect(verifiedBy(hook.secret, first!)).toBe(true);
    expect(verifiedByKey(hook.webhook.publicKey, first!)).toBe(true);
    expect(verifiedBy(hook.secret, { ...first!, body: first!.body.replace('tapis', 'other') })).toBe(false);
  });

  it('is sent just what the feed gives to its token, in order, each once', async () => {
    await createWebhook({ after: 0 });
    const page = await api.ask('{ changes(first: 500) { hasMore changes { id } } }', {}, { authorization: `Bearer ${reader}` });
    const { changes, hasMore } = page.data!['changes'] as {
      readonly changes: readonly { readonly id: string }[];
      readonly hasMore: boolean;
    };
    expect(hasMore).toBe(false);
    await until(() => receiver.received.length >= changes.length);
    expect(receiver.ids).toEqual(changes.map(({ id }) => id));
  });

  it('keeps to its filter, which can be changed', async () => {
    const hook = await createWebhook({ filter: { kinds: ['CLUB'] } });
    const [id, other] = [await announce(), await announce()];
    await give('updateWebhook', { webhookId: hook.webhookId, filter: { tournamentId: id, types: ['PlayerRegistered'] } }, '{ revision }');
    for (const tournamentId of [other, id]) await api.command('registerPlayer', { tournamentId, playerId: 'anna', adult: true });
    await until(() => receiver.received.length > 0);
    expect(receiver.received.map(({ change }) => [change.subject, change.type])).toEqual([
      [`tournament/${id}`, 'tapis.PlayerRegistered.v1'],
    ]);
  });

  it('tells what it delivered, and never what the receiver answered beside its status', async () => {
    const hook = await createWebhook({ filter: { types: ['TournamentCreated'] } });
    await announce();
    const selection = 'position failingSince deliveries { type status isDelivered attempt problem }';
    let shown: Record<string, unknown> = {};
    await until(async () => ((shown = await show(hook.webhookId, selection))['deliveries'] as unknown[]).length > 0);
    expect(shown).toMatchObject({
      failingSince: null,
      deliveries: [{ type: 'tapis.TournamentCreated.v1', status: 204, isDelivered: true, attempt: 1, problem: null }],
    });
    expect(JSON.stringify(shown)).not.toContain('answer of the receiver');
  });

  it('shows its secret once, and signs with the former one for a day after a rotation', async () => {
    const input = { commandId: 'hook-once', url: receiver.url };
    const [first, again] = [await createWebhook(input), await give('createWebhook', input, '{ webhookId secret repeated }')];
    expect(again.data!['createWebhook']).toEqual({ webhookId: first.webhookId, secret: null, repeated: true });
    const rotated = await give('rotateWebhookSecret', { webhookId: first.webhookId }, '{ secret webhook { publicKey } }');
    const { secret } = rotated.data!['rotateWebhookSecret'] as MadeHook;
    expect(secret).toMatch(/^whsec_/);
    expect(secret).not.toBe(first.secret);
    await announce();
    await until(() => receiver.received.length > 0);
    expect([secret, first.secret].map((each) => verifiedBy(each, receiver.received[0]!))).toEqual([true, true]);
    for await (const events of api.tapis.store.readAll(null)) {
      const text = JSON.stringify(events);
      expect([secret, first.secret].some((each) => text.includes(each.slice('whsec_'.length)))).toBe(false);
    }
  });

  it('stops at a 410, and goes on from the same change when it is enabled', async () => {
    receiver.reply = () => ({ status: 410 });
    const hook = await createWebhook();
    const id = await announce();
    await until(async () => (await show(hook.webhookId, 'disabled'))['disabled'] === 'GONE');
    receiver.reply = () => ({ status: 200 });
    await give('enableWebhook', { webhookId: hook.webhookId }, '{ revision }');
    await until(() => receiver.received.length > 1);
    expect(receiver.received.slice(0, 2).map(({ change }) => change.subject)).toEqual([`tournament/${id}`, `tournament/${id}`]);
    expect(new Set(receiver.received.slice(0, 2).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('says why it waits: a redirect is a failure, and is not followed', async () => {
    receiver.reply = () => ({ status: 302, headers: { location: receiver.url.replace('/hook', '/inside') } });
    const hook = await createWebhook();
    await announce();
    let shown: Record<string, unknown> = {};
    const selection = 'failingSince nextAttemptAt deliveries { status isDelivered }';
    await until(async () => (shown = await show(hook.webhookId, selection))['failingSince'] !== null);
    expect(shown['deliveries']).toEqual([{ status: 302, isDelivered: false }]);
    expect(shown['nextAttemptAt']).not.toBeNull();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  it('is sent everything again from a position, with the same ids', async () => {
    const hook = await createWebhook({ filter: { kinds: ['CLUB'] }, after: 0 });
    await until(() => receiver.received.length > 0);
    const before = receiver.received.length;
    await give('replayWebhook', { webhookId: hook.webhookId, after: 0 }, '{ revision }');
    await until(() => receiver.received.length === 2 * before);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids.slice(before)).toEqual(ids.slice(0, before));
  });

  it('is tested at once, also while it is disabled', async () => {
    const hook = await createWebhook();
    await give('disableWebhook', { webhookId: hook.webhookId }, '{ revision }');
    const test = async (): Promise<unknown> => {
      const query = 'mutation($input: TestWebhookInput!) { testWebhook(input: $input) { type status isDelivered problem } }';
      return (await api.ask(query, { input: { webhookId: hook.webhookId } }, { authorization: `Bearer ${reader}` })).data!['testWebhook'];
    };
    expect(await test()).toEqual({ type: 'tapis.Test.v1', status: 204, isDelivered: true, problem: null });
    expect(receiver.received[0]!.change).toMatchObject({ subject: `webhook/${hook.webhookId}`, data: { event: null } });
    expect(verifiedBy(hook.secret, receiver.received[0]!)).toBe(true);
    await receiver.close();
    expect(await test()).toEqual({ type: 'tapis.Test.v1', status: null, isDelivered: false, problem: 'UNREACHABLE' });
    receiver = await WebhookReceiver.open();
  });
});

describe('The rights of a webhook', () => {
  it('are those of its token: changes of others are not sent', async () => {
    const ofMons = await makeToken({ kind: 'SERVICE', clubId: 'mons', roles: ['INTEGRATION_READ'] });
    await createWebhook({}, ofMons);
    await announce();
    await api.command('createTournament', { ...tournamentInput, tournamentId: `mons-${++announced}`, clubId: 'mons' });
    await until(() => receiver.received.length > 0);
    expect(new Set(receiver.received.map(({ change }) => change.subject))).toEqual(new Set([`tournament/mons-${announced}`]));
  });

  it('end with its token', async () => {
    const answer = await api.command('createToken', { holder: { kind: 'SERVICE', roles: ['INTEGRATION_READ'] } }, '{ key tokenId }');
    const hook = await createWebhook({}, answer.key as string);
    await api.command('revokeToken', { tokenId: answer.tokenId });
    await announce();
    const admin = await api.asDirector('query($id: ID!) { webhook(id: $id) { problem position } }', { id: hook.webhookId });
    expect(admin.data!['webhook']).toMatchObject({ problem: 'TOKEN_OVER' });
    expect(receiver.received).toEqual([]);
  });

  it('are asked before each change: the rest of a page is not sent after a revocation', async () => {
    const answer = await api.command('createToken', { holder: { kind: 'SERVICE', roles: ['INTEGRATION_READ'] } }, '{ key tokenId }');
    receiver.reply = () => 'hang';
    await createWebhook({ after: 0 }, answer.key as string);
    await until(() => receiver.received.length > 0);
    await api.command('revokeToken', { tokenId: answer.tokenId });
    await api.untilViewsReached();
    receiver.reply = () => ({ status: 200 });
    receiver.cut();
    await announce();
    expect(receiver.received).toHaveLength(1);
  });

  it('need a role that reads the log, and a token', async () => {
    const floor = await makeToken({ kind: 'SERVICE', tournamentId: 'friday', roles: ['FLOOR'] });
    expect(codeOf(await give('createWebhook', { url: receiver.url }, '{ webhookId }', floor))).toBe('FORBIDDEN');
    const nobody = await api.ask('mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { webhookId } }', {
      input: { commandId: 'nobody', url: receiver.url },
    });
    expect(codeOf(nobody)).toBe('UNAUTHENTICATED');
  });

  it('are not for other principals: they neither see nor change it', async () => {
    const hook = await createWebhook();
    const stranger = await makeToken({ kind: 'SERVICE', clubId: 'mons', roles: ['INTEGRATION_READ'] });
    expect(await show(hook.webhookId, 'url', stranger)).toBeNull();
    for (const name of ['disableWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'enableWebhook'])
      expect(codeOf(await give(name, { webhookId: hook.webhookId }, '{ revision }', stranger))).toBe('UNKNOWN_WEBHOOK');
    const list = await api.ask('{ webhooks { id } }', {}, { authorization: `Bearer ${stranger}` });
    expect(list.data).toEqual({ webhooks: [] });
  });

  it('of a program may be ended by who administers it, and not be turned to another address', async () => {
    const admin = await makeToken({ kind: 'PERSON', clubId: 'mons', roles: ['CLUB_ADMIN'] });
    const program = await makeToken({ kind: 'SERVICE', clubId: 'mons', roles: ['INTEGRATION_READ'] });
    const hook = await createWebhook({}, program);
    const input = { webhookId: hook.webhookId };
    for (const [name, more] of [
      ['updateWebhook', { url: receiver.url }],
      ['rotateWebhookSecret', {}],
      ['replayWebhook', { after: 0 }],
    ] as const)
      expect(codeOf(await give(name, { ...input, ...more }, '{ revision }', admin))).toBe('UNKNOWN_WEBHOOK');
    expect(codeOf(await give('disableWebhook', input, '{ revision }', admin))).toBeNull();
    expect(codeOf(await give('deleteWebhook', input, '{ revision }', admin))).toBeNull();
  });

  it('of a limited token do not reach webhooks of another token of its holder', async () => {
    const admin = await makeToken({ kind: 'PERSON', clubId: 'mons', roles: ['CLUB_ADMIN', 'INTEGRATION_READ'] });
    const hook = await createWebhook({}, admin);
    const limited = await give('createToken', { roles: ['INTEGRATION_READ'] }, '{ key }', admin);
    const key = (limited.data!['createToken'] as { readonly key: string }).key;
    expect(codeOf(await give('updateWebhook', { webhookId: hook.webhookId, url: receiver.url }, '{ revision }', key))).toBe(
      'UNKNOWN_WEBHOOK',
    );
    expect(codeOf(await give('deleteWebhook', { webhookId: hook.webhookId }, '{ revision }', key))).toBe('UNKNOWN_WEBHOOK');
    expect(await show(hook.webhookId, 'url', key)).toBeNull();
    expect(codeOf(await give('rotateWebhookSecret', { webhookId: hook.webhookId }, '{ revision }', admin))).toBeNull();
  });
});

describe('An address', () => {
  it('is kept in its plain form', async () => {
    const hook = await createWebhook({ url: ` ${receiver.url.replace('http:', 'HTTP:')}?of=a b` });
    expect(await show(hook.webhookId, 'url')).toEqual({ url: `${receiver.url}?of=a%20b` });
  });

  it.each(['ftp://example.org/', 'https://192.168.1.1/', 'https://[::1]/', 'https://name:word@example.org/', 'nonsense'])(
    'like %s is refused, and says why',
    async (url) => {
      const answer = await give('createWebhook', { url }, '{ webhookId }');
      expect(codeOf(answer)).toBe('BAD_USER_INPUT');
      expect(answer.errors![0]!.extensions.parameters['fields']).toMatchObject([{ path: 'input.url' }]);
    },
  );

  it('is one of ten at the most', async () => {
    const busy = await makeToken({ kind: 'SERVICE', roles: ['INTEGRATION_READ'] });
    for (let each = 0; each < 10; each += 1) await createWebhook({}, busy);
    expect(codeOf(await give('createWebhook', { url: receiver.url }, '{ webhookId }', busy))).toBe('TOO_MANY_WEBHOOKS');
  });
});

it('refuses a position that is not there yet', async () => {
  expect(codeOf(await give('createWebhook', { url: receiver.url, after: 1_000_000 }, '{ webhookId }'))).toBe('BAD_USER_INPUT');
});
