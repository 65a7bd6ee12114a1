/**
 * The chain of hashes that makes tampering show. Each event's hash covers the one before it in its stream, so that an
 * event changed, removed, inserted or put elsewhere breaks the chain there, and a stream cut short shows against any
 * hash that was noted elsewhere. Described for integrators in docs/audit.md.
 * May import: node's crypto.
 */
import { hash } from 'node:crypto';

/**
 * SHA-256, in hexadecimal digits, of all that an event's hash covers, joined by line feeds.
 * @param unsealed the metadata's JSON text without the hash; it names the hash before
 * @param data the JSON text, byte for byte as stored, as the metadata's
 */
export function eventHash(stream: string, revision: number, id: string, type: string, unsealed: string, data: string): string {
  return hash('sha256', `${stream}\n${revision}\n${id}\n${type}\n${unsealed}\n${data}`, 'hex');
}

const sealPattern = /,"hash":"([0-9a-f]{64})"\}$/;
const sealLength = ',"hash":""}'.length + 64;

/** Puts the hash at the end of the metadata's JSON text. */
export function sealMetadata(unsealed: string, eventsHash: string): string {
  return `${unsealed.slice(0, -1)},"hash":"${eventsHash}"}`;
}

/** The metadata's text as it was hashed, and the hash that was put at its end; null when there is none. */
export function unsealMetadata(metadata: string): { readonly unsealed: string; readonly hash: string } | null {
  const seal = sealPattern.exec(metadata);
  return seal === null ? null : { unsealed: `${metadata.slice(0, -sealLength)}}`, hash: seal[1]! };
}
