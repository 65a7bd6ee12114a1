/**
 * Writes an evidence bundle line by line.
 */
import { createHash, type KeyObject } from 'node:crypto';
import { signHead, signNote, type TreeHead, verifierKey } from '../tree/signed-head.js';
import {
  BUNDLE_FORMAT,
  BUNDLE_VERSION,
  type BundleEnd,
  type BundleEvent,
  type BundleHeader,
  markOf,
  type NameInBundle,
  provableNames,
} from './bundle.js';
import { statementText } from './bundle-seal.js';

export class BundleWriter {
  readonly #digest = createHash('sha256');
  readonly #marks: string[] = [];

  constructor(
    private readonly key: KeyObject,
    private readonly head: TreeHead,
  ) {}

  header(of: BundleHeader['of'], rulebooks: NonNullable<BundleHeader['rulebooks']>, leftOut: readonly string[] = []): string {
    const key = verifierKey(this.head.origin, this.key);
    return this.#line({ format: BUNDLE_FORMAT, version: BUNDLE_VERSION, of, key, rulebooks, leftOut } satisfies BundleHeader);
  }

  event({ index, position, stream, revision, id, type, data, metadata }: BundleEvent): string {
    return this.#line({ index, position, stream, revision, id, type, data, metadata } satisfies BundleEvent);
  }

  end(proof: readonly Buffer[], names: readonly NameInBundle[]): string {
    const stated = { version: BUNDLE_VERSION, digest: this.#digest.digest('hex'), marks: this.#marks } as const;
    const end: BundleEnd = {
      events: this.#marks.length - 1,
      head: signHead(this.head, this.key),
      proof: proof.map((hash) => hash.toString('base64')),
      statement: signNote(this.head.origin, statementText(this.head, stated), this.key),
      names: names
        .map(({ playerId, name, salt }) => ({ playerId, name, salt }))
        .sort((one, other) => (one.playerId < other.playerId ? -1 : 1)),
    };
    return lineOf(end);
  }

  #line(value: object): string {
    const line = lineOf(value);
    this.#digest.update(line);
    this.#marks.push(markOf(line));
    return line;
  }
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;

/**
 * A bundle without the names of some people. Signatures stay valid.
 * @param text of a bundle of version 2 or 3
 * @returns the text, and the people whose names were removed
 */
export function withoutNames<Id extends string>(
  text: string,
  end: BundleEnd,
  players: readonly Id[],
): { readonly text: string; readonly takenOut: readonly Id[] } {
  const names = provableNames(end);
  const takenOut = players.filter((id) => names.some(({ playerId }) => (playerId as string) === id));
  const left = names.filter(({ playerId }) => !takenOut.includes(playerId as string as Id));
  const asWritten = Array.isArray(end.names) ? left : Object.fromEntries(left.map(({ playerId, ...kept }) => [playerId, kept]));
  const signed = text.slice(0, -lineOf(end).length);
  return { text: `${signed}${lineOf({ ...end, names: asWritten })}`, takenOut };
}
