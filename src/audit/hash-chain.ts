/**
 * The hash chain that shows tampering. Each event's hash covers the hash of the one before in its stream, so a changed, removed, inserted
 * or moved event breaks the chain. A truncated stream differs from any hash noted elsewhere. For integrators: docs/audit.md.
 */
import { hash } from 'node:crypto';
import type { Openings } from '../../events/envelope.js';

/**
 * SHA-256, in hexadecimal digits, of everything that an event's hash covers, joined by line feeds.
 * @param unsealed the metadata's JSON text up to the hash; it includes the previous hash
 * @param data the JSON text, byte for byte as stored, like the metadata's
 */
export function hashEvent(stream: string, revision: number, id: string, type: string, unsealed: string, data: string): string {
  return hash('sha256', `${stream}\n${revision}\n${id}\n${type}\n${unsealed}\n${data}`, 'hex');
}

const sealPattern = /,"hash":"([0-9a-f]{64})"(?:,"openings":(\{.*\}))?\}$/s;

/** Appends the hash to the metadata's JSON text, and after it what the hash does not cover. */
export function sealMetadata(unsealed: string, eventsHash: string, openings?: Openings): string {
  const open = unsealed.slice(0, -1);
  return openings === undefined
    ? `${open},"hash":"${eventsHash}"}`
    : `${open},"hash":"${eventsHash}","openings":${JSON.stringify(openings)}}`;
}

/** The parts of a metadata text. */
export interface Unsealed {
  /** The hashed text. */
  readonly unsealed: string;
  readonly hash: string;
  /** The JSON text after the hash; null for none. */
  readonly openings: string | null;
}

/** Null when the metadata has no hash. */
export function unsealMetadata(metadata: string): Unsealed | null {
  const seal = sealPattern.exec(metadata);
  return seal === null ? null : { unsealed: `${metadata.slice(0, seal.index)}}`, hash: seal[1]!, openings: seal[2] ?? null };
}

/** The end of metadata without openings; the hash is between the two. */
const SEAL = [',"hash":"', '"}'] as const;
const HASH_DIGITS = 64;

/** What an event's hash covers, and the metadata with the hash. */
export interface Hashed {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** Whether an event matches its hash. Checked at every read, so it avoids a pattern when possible. */
export function isAsHashed({ stream, revision, id, type, data, metadata }: Hashed): boolean {
  const at = metadata.length - SEAL[0].length - HASH_DIGITS - SEAL[1].length;
  if (metadata.startsWith(SEAL[0], at) && metadata.endsWith(SEAL[1]))
    return metadata.startsWith(hashEvent(stream, revision, id, type, `${metadata.slice(0, at)}}`, data), at + SEAL[0].length);
  const sealed = unsealMetadata(metadata);
  return sealed !== null && hashEvent(stream, revision, id, type, sealed.unsealed, data) === sealed.hash;
}

/** The metadata's text for readers who may not see secret values: the hash still verifies. */
export function removeOpenings(metadata: string): string {
  const sealed = unsealMetadata(metadata);
  return sealed === null ? metadata : sealMetadata(sealed.unsealed, sealed.hash);
}
