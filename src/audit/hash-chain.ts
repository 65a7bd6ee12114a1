/**
 * The chain of hashes that makes tampering show. Each event's hash covers the one before it in its stream. An event that is changed,
 * removed, inserted or moved breaks the chain there. A stream that is cut short differs from any hash noted elsewhere.
 * Described for integrators in docs/audit.md.
 */
import { hash } from 'node:crypto';
import type { Openings } from '../../events/envelope.js';

/**
 * SHA-256, in hexadecimal digits, of all that an event's hash covers, joined by line feeds.
 * @param unsealed the metadata's JSON text without the hash and what stands behind it; it names the hash before
 * @param data the JSON text, byte for byte as stored, as the metadata's
 */
export function hashEvent(stream: string, revision: number, id: string, type: string, unsealed: string, data: string): string {
  return hash('sha256', `${stream}\n${revision}\n${id}\n${type}\n${unsealed}\n${data}`, 'hex');
}

const sealPattern = /,"hash":"([0-9a-f]{64})"(?:,"openings":(\{.*\}))?\}$/s;

/** Puts the hash at the end of the metadata's JSON text, and behind it what the hash does not cover. */
export function sealMetadata(unsealed: string, eventsHash: string, openings?: Openings): string {
  const open = unsealed.slice(0, -1);
  return openings === undefined
    ? `${open},"hash":"${eventsHash}"}`
    : `${open},"hash":"${eventsHash}","openings":${JSON.stringify(openings)}}`;
}

/** A metadata text, taken apart. */
export interface Unsealed {
  /** The text as it was hashed. */
  readonly unsealed: string;
  readonly hash: string;
  /** The JSON text of what stands behind the hash; null for nothing. */
  readonly openings: string | null;
}

/** Null when the metadata has no hash. */
export function unsealMetadata(metadata: string): Unsealed | null {
  const seal = sealPattern.exec(metadata);
  return seal === null ? null : { unsealed: `${metadata.slice(0, seal.index)}}`, hash: seal[1]!, openings: seal[2] ?? null };
}

/** What stands at the end of metadata that has no openings: the hash is between the two. */
const SEAL = [',"hash":"', '"}'] as const;
const HASH_DIGITS = 64;

/** What an event's hash covers, with the metadata that has it. */
export interface Hashed {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** Whether an event is what its hash was made from. It is asked at every read, so it takes the metadata apart without a pattern where it can. */
export function isAsHashed({ stream, revision, id, type, data, metadata }: Hashed): boolean {
  const at = metadata.length - SEAL[0].length - HASH_DIGITS - SEAL[1].length;
  if (metadata.startsWith(SEAL[0], at) && metadata.endsWith(SEAL[1]))
    return metadata.startsWith(hashEvent(stream, revision, id, type, `${metadata.slice(0, at)}}`, data), at + SEAL[0].length);
  const sealed = unsealMetadata(metadata);
  return sealed !== null && hashEvent(stream, revision, id, type, sealed.unsealed, data) === sealed.hash;
}

/** The metadata's text for somebody who may not see secret values: the hash still verifies. */
export function removeOpenings(metadata: string): string {
  const sealed = unsealMetadata(metadata);
  return sealed === null ? metadata : sealMetadata(sealed.unsealed, sealed.hash);
}
