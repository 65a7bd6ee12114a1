/** Webhooks as Standard Webhooks 1.0.0 signs them, and altered ones. `node:crypto` signs here; the clients check. */
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

type Outcome = 'accepted' | 'MISSING_HEADER' | 'BAD_TIMESTAMP' | 'BAD_SIGNATURE' | 'not a secret';

export interface WebhookCase {
  readonly name: string;
  readonly payload: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly secrets: string | readonly string[];
  /** Seconds since 1970. */
  readonly now: number;
  readonly outcome: Outcome;
}

const at = 1_614_265_330;
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const payload = '{"type":"tapis.PlayerMoved.v1","data":{"text":{"fr":"Zoé change de siège."}}}';
/** The example of the standard. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const next = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const publicText = `whpk_${publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')}`;

const signed = (body = payload, time = at): string => `${id}.${time}.${body}`;
const v1 = (key: string, text = signed()): string =>
  `v1,${createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'))
    .update(text)
    .digest('base64')}`;
const v1a = (text = signed()): string => `v1a,${sign(null, Buffer.from(text), privateKey).toString('base64')}`;

const headers = (signature: string, time: string | number = at): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(time),
  'webhook-signature': signature,
});

const make = (name: string, outcome: Outcome, changed: Partial<WebhookCase>): WebhookCase => ({
  name,
  payload,
  headers: headers(v1(secret)),
  secrets: secret,
  now: at,
  outcome,
  ...changed,
});

export const webhookCases: readonly WebhookCase[] = [
  make('by the secret', 'accepted', {}),
  make('of the standard’s own example', 'accepted', {
    payload: '{"test": 2432232314}',
    headers: headers('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='),
  }),
  make('with headers in capitals', 'accepted', {
    headers: Object.fromEntries(Object.entries(headers(v1(secret))).map(([name, value]) => [name.toUpperCase(), value])),
  }),
  make('with a secret without its prefix', 'accepted', { secrets: secret.slice('whsec_'.length) }),
  make('signed by the old and the new secret, checked with the new', 'accepted', {
    headers: headers(`${v1(secret)} ${v1(next)}`),
    secrets: next,
  }),
  make('signed by the old secret, checked with both', 'accepted', { secrets: [next, secret] }),
  make('beside a version that nobody knows', 'accepted', { headers: headers(`v9,AAAA ${v1(secret)}`) }),
  make('at the edge of the tolerance', 'accepted', { now: at + 300 }),
  make('by the private key', 'accepted', { headers: headers(v1a()), secrets: publicText }),
  make('by both, checked with both', 'accepted', { headers: headers(`${v1a()} ${v1(secret)}`), secrets: [publicText, secret] }),
  make('whose body was altered', 'BAD_SIGNATURE', { payload: payload.replace('Zoé', 'Zoe') }),
  make('whose id was altered', 'BAD_SIGNATURE', { headers: { ...headers(v1(secret)), 'webhook-id': 'msg_other' } }),
  make('whose time was altered', 'BAD_SIGNATURE', { headers: headers(v1(secret), at + 1) }),
  make('by another secret', 'BAD_SIGNATURE', { secrets: next }),
  make('by the secret, but said to be by the key', 'BAD_SIGNATURE', { headers: headers(v1(secret).replace('v1,', 'v1a,')) }),
  make('by the key, altered', 'BAD_SIGNATURE', { headers: headers(v1a()), payload: `${payload} `, secrets: publicText }),
  make('with a signature that is no base64', 'BAD_SIGNATURE', { headers: headers('v1,%%% v1, v1') }),
  make('with half a signature', 'BAD_SIGNATURE', { headers: headers(v1(secret).slice(0, 23)) }),
  make('without a signature', 'MISSING_HEADER', { headers: { ...headers(''), 'webhook-signature': '' } }),
  make('without an id', 'MISSING_HEADER', { headers: { 'webhook-timestamp': String(at), 'webhook-signature': v1(secret) } }),
  make('that is too old', 'BAD_TIMESTAMP', { now: at + 301 }),
  make('that is too early', 'BAD_TIMESTAMP', { now: at - 301 }),
  ...['soon', 'NaN', '1e9', '-5', `${at}.5`, '٣', '9'.repeat(5_000)].map((time) =>
    make(`at the time ${time.slice(0, 20)}`, 'BAD_TIMESTAMP', { headers: headers(v1(secret, `${id}.${time}.${payload}`), time) }),
  ),
  make('with a secret that is no base64', 'not a secret', { secrets: 'whsec_%%%' }),
  make('with an empty secret', 'not a secret', { secrets: 'whsec_' }),
  make('with a short secret', 'not a secret', { secrets: `whsec_${Buffer.alloc(23).toString('base64')}` }),
  make('with a short key', 'not a secret', { secrets: `whpk_${Buffer.alloc(31).toString('base64')}` }),
  make('without a secret', 'not a secret', { secrets: [] }),
];
