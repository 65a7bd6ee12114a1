/** The headers of a delivery, by Standard Webhooks 1.0.0: https://www.standardwebhooks.com */
import { createHmac, sign } from 'node:crypto';
import type { SigningKeys } from '../../app/access/webhook-secrets.js';

/** @param id the same for each attempt. @param seconds when this attempt is made, since 1970 */
export function signedHeaders(
  { id, seconds, body }: { readonly id: string; readonly seconds: number; readonly body: string },
  keys: readonly SigningKeys[],
): Readonly<Record<string, string>> {
  const content = Buffer.from(`${id}.${seconds}.${body}`);
  const signatures = keys.flatMap(({ secret, privateKey }) => [
    `v1,${createHmac('sha256', secret).update(content).digest('base64')}`,
    `v1a,${sign(null, content, privateKey).toString('base64')}`,
  ]);
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') };
}
