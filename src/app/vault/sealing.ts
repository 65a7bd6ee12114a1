/**
 * How records of the shared vault are sealed: AES-256-GCM under a key per record, wrapped by a key derived from the installation's secret.
 * A record opens only in its own stream, so one person's record cannot be presented as another's.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { ExternalId } from './person-vault.js';

/** A JSON value that only the owner of the secret can read. */
export interface Sealed {
  readonly form: 1;
  /** Identifies the secret without revealing it. */
  readonly under: string;
  /** The wrapped key, and the sealed value; each with its nonce before it and its tag after it, in base64. */
  readonly key: string;
  readonly data: string;
}

/** A sealed record cannot be read: it is under another secret, or it was altered. */
export class SealError extends Error {
  override readonly name = 'SealError';

  constructor(readonly state: 'sealed' | 'altered') {
    super(state === 'sealed' ? 'it is sealed with another secret' : 'it is not as a node of Tapis wrote it');
  }
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** As NIST SP 800-38D recommends for GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Record lengths are rounded up to this many bytes, to reveal little about the content. */
const BLOCK_BYTES = 256;

export class VaultSeal {
  readonly #wrapping: Buffer;
  readonly #naming: Buffer;
  readonly #under: string;

  /**
   * @param secret of the installation, the same for all nodes on one store
   * @param former the previous secret, whose records are opened too
   */
  constructor(
    secret: string,
    private readonly former: VaultSeal | null = null,
  ) {
    const derive = (purpose: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, '', `tapis vault 1 ${purpose}`, bytes));
    this.#wrapping = derive('wrapping key', KEY_BYTES);
    this.#naming = derive('names of claims', KEY_BYTES);
    this.#under = derive('name of the secret', 8).toString('hex');
  }

  /** @param place the stream of the value */
  seal(place: string, value: object): Sealed {
    // One key per record, so that no nonce is used twice with a key, whatever random numbers several nodes draw.
    const key = randomBytes(KEY_BYTES);
    const text = JSON.stringify(value);
    const blocks = Math.ceil(Buffer.byteLength(text) / BLOCK_BYTES);
    const padded = text + ' '.repeat(blocks * BLOCK_BYTES - Buffer.byteLength(text));
    return { form: 1, under: this.#under, key: encrypt(this.#wrapping, key, place), data: encrypt(key, Buffer.from(padded), place) };
  }

  /** @throws SealError */
  open(place: string, sealed: unknown): unknown {
    if (!isSealed(sealed)) throw new SealError('altered');
    if (sealed.under !== this.#under) return this.#openFormer(place, sealed);
    try {
      const key = decrypt(this.#wrapping, sealed.key, place);
      return JSON.parse(decrypt(key, sealed.data, place).toString('utf8'));
    } catch {
      throw new SealError('altered');
    }
  }

  /** Whether a value is sealed with the current secret. */
  isCurrent(sealed: unknown): boolean {
    return isSealed(sealed) && sealed.under === this.#under;
  }

  /** The stream that assigns an id of a source to one person. Its name does not reveal the id. */
  claimStreamOf({ source, id }: ExternalId): `claim-${string}` {
    const digest = createHmac('sha256', this.#naming)
      .update(JSON.stringify([source, id]))
      .digest('hex');
    return `claim-${digest}`;
  }

  #openFormer(place: string, sealed: Sealed): unknown {
    if (this.former === null) throw new SealError('sealed');
    return this.former.open(place, sealed);
  }
}

function encrypt(key: Buffer, plain: Buffer, place: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

function decrypt(key: Buffer, text: string, place: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(end));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, end)), decipher.final()]);
}

function isSealed(value: unknown): value is Sealed {
  if (typeof value !== 'object' || value === null) return false;
  const { form, under, key, data } = value as Record<string, unknown>;
  return form === 1 && [under, key, data].every((each) => typeof each === 'string');
}
