/**
 * The secrets of webhooks. They follow from the secret of the installation, so no file or event contains them, and every node has the same.
 */
import { createHmac, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { WebhookRow, WebhookSecret } from '../../../projections/webhooks.js';
import type { WebhookId } from '../../../events/ids.js';

/** What a delivery is signed with, by both schemes of Standard Webhooks. */
export interface SigningKeys {
  /** For HMAC-SHA-256 (`v1`). */
  readonly secret: Buffer;
  /** For Ed25519 (`v1a`). */
  readonly privateKey: KeyObject;
}

const SECRET_BYTES = 32;
/** How long the secret before the newest signs beside it. */
const OVERLAP_MS = 24 * 60 * 60_000;
/** Begins a private Ed25519 key in PKCS #8; 32 bytes follow (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
const RAW_KEY_BYTES = 32;

export class WebhookSecrets {
  readonly #current: string;
  readonly #known: ReadonlyMap<string, string>;

  /** @param former the secret of the installation before this one, if it was changed */
  constructor(secret: string, former: string | undefined) {
    this.#current = nameOf(secret);
    this.#known = new Map([secret, ...(former === undefined ? [] : [former])].map((each) => [nameOf(each), each]));
  }

  /** Identifies the installation's secret for the events of a webhook. */
  get under(): string {
    return this.#current;
  }

  /** The secret that its receiver is given, such as `whsec_…`. @returns null when it follows from a secret that this node does not know */
  secretOf(webhookId: WebhookId, secret: Pick<WebhookSecret, 'number' | 'under'>): string | null {
    const keys = this.#keysOf(webhookId, secret);
    return keys === null ? null : `whsec_${keys.secret.toString('base64')}`;
  }

  /** The public key of `v1a`, such as `whpk_…`. @returns null as {@link WebhookSecrets.secretOf} */
  publicKeyOf(webhookId: WebhookId, secret: Pick<WebhookSecret, 'number' | 'under'>): string | null {
    const keys = this.#keysOf(webhookId, secret);
    if (keys === null) return null;
    const spki = createPublicKey(keys.privateKey).export({ type: 'spki', format: 'der' });
    return `whpk_${spki.subarray(-RAW_KEY_BYTES).toString('base64')}`;
  }

  /** The keys that sign now, the newest first; none when they follow from a secret that this node does not know. */
  signingKeys({ webhookId, secrets }: Pick<WebhookRow, 'webhookId' | 'secrets'>, now: number): readonly SigningKeys[] {
    const newest = secrets.at(-1)!;
    const valid = secrets.filter((each) => each === newest || now < newest.since + OVERLAP_MS);
    return valid.toReversed().flatMap((each) => this.#keysOf(webhookId, each) ?? []);
  }

  #keysOf(webhookId: WebhookId, { number, under }: Pick<WebhookSecret, 'number' | 'under'>): SigningKeys | null {
    const known = this.#known.get(under);
    if (known === undefined) return null;
    const derive = (scheme: string): Buffer =>
      Buffer.from(hkdfSync('sha256', known, '', `tapis webhook 1 ${scheme}\n${webhookId}\n${number}`, SECRET_BYTES));
    const key = Buffer.concat([PKCS8_ED25519, derive('Ed25519')]);
    return { secret: derive('HMAC'), privateKey: createPrivateKey({ key, format: 'der', type: 'pkcs8' }) };
  }
}

const nameOf = (secret: string): string => createHmac('sha256', secret).update('tapis webhook 1 name').digest('hex').slice(0, 16);
