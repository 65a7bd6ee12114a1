/** The check of a webhook by Standard Webhooks 1.0.0 (https://www.standardwebhooks.com), over WebCrypto. */

type Headers = Iterable<readonly [string, string]> | Readonly<Record<string, string | readonly string[] | undefined>>;
type Bytes = Uint8Array<ArrayBuffer>;
/** Checks a signature of its version over what was signed. */
type Check = (version: string, signature: Bytes, signed: Bytes) => Promise<boolean>;

/** The request is not to be trusted. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';

  constructor(
    readonly code: 'MISSING_HEADER' | 'BAD_TIMESTAMP' | 'BAD_SIGNATURE',
    message: string,
  ) {
    super(message);
  }
}

export interface VerifyOptions {
  /** Seconds by which the clocks may differ. Default 300. */
  readonly tolerance?: number;
  /** In seconds. Default: that of this machine. */
  readonly now?: number;
}

/**
 * Checks a webhook, and returns its body as JSON.
 * @param payload the body as it arrived, before anything reads or changes it
 * @param headers of the request: of fetch or of Node
 * @param secrets `whsec_…`, or `whpk_…` for the public key of Ed25519; during a rotation, both the old and the new
 * @throws WebhookError if no secret signed this body at this time; TypeError for a secret that is none
 */
export async function verifyWebhook<Payload = unknown>(
  payload: string | Uint8Array,
  headers: Headers,
  secrets: string | readonly string[],
  { tolerance = 300, now = Date.now() / 1_000 }: VerifyOptions = {},
): Promise<Payload> {
  const checks = await Promise.all((typeof secrets === 'string' ? [secrets] : secrets).map(checkOf));
  if (checks.length === 0) throw new TypeError('a webhook is checked with at least one secret');
  const entries = Symbol.iterator in headers ? [...(headers as Iterable<readonly [string, string]>)] : Object.entries(headers);
  const given = new Map(entries.map(([name, value]) => [name.toLowerCase(), String(value ?? '')]));
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = given.get(name) ?? '';
    if (value === '') throw new WebhookError('MISSING_HEADER', `the header ${name} is missing`);
    return value;
  }) as [string, string, string];
  if (!/^\d{1,15}$/.test(timestamp)) throw new WebhookError('BAD_TIMESTAMP', 'webhook-timestamp is no whole number of seconds');
  if (Math.abs(now - Number(timestamp)) > tolerance)
    throw new WebhookError('BAD_TIMESTAMP', 'webhook-timestamp is too far from the time of this machine');
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const body = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  for (const each of signatures.split(' ')) {
    const comma = each.indexOf(',');
    const signature = decode(each.slice(comma + 1));
    if (comma < 0 || signature === null) continue;
    for (const check of checks) {
      if (await check(each.slice(0, comma), signature, signed)) return JSON.parse(new TextDecoder().decode(body)) as Payload;
    }
  }
  throw new WebhookError('BAD_SIGNATURE', 'no signature fits a secret');
}

function decode(text: string): Bytes | null {
  if (!/^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text)) return null;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** `subtle.verify` compares in constant time. */
async function checkOf(secret: string): Promise<Check> {
  if (secret.startsWith('whpk_')) {
    const bytes = decode(secret.slice('whpk_'.length));
    if (bytes?.length !== 32) throw new TypeError('a public key is whpk_ and 32 bytes in base64');
    const key = await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
    return async (version, signature, signed) => version === 'v1a' && crypto.subtle.verify('Ed25519', key, signature, signed);
  }
  const bytes = decode(secret.startsWith('whsec_') ? secret.slice('whsec_'.length) : secret);
  if (bytes === null || bytes.length < 24 || bytes.length > 64) throw new TypeError('a secret is whsec_ and 24 to 64 bytes in base64');
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  return async (version, signature, signed) => version === 'v1' && crypto.subtle.verify('HMAC', key, signature, signed);
}
