/**
 * Writes an evidence bundle line by line.
 */
import { createHash, type KeyObject } from 'node:crypto';
import { signHead, signNote, type TreeHead, verifierKey } from '../tree/signed-head.js';
import { BUNDLE_FORMAT, BUNDLE_VERSION, type BundleEnd, type BundleEvent, type BundleHeader, markOf } from './bundle.js';
import { statementText } from './bundle-seal.js';

export class BundleWriter {
  readonly #digest = createHash('sha256');
  readonly #marks: string[] = [];

  constructor(
    private readonly key: KeyObject,
    private readonly head: TreeHead,
  ) {}

  header(of: BundleHeader['of'], rulebooks: NonNullable<BundleHeader['rulebooks']>): string {
    const key = verifierKey(this.head.origin, this.key);
    return this.#line({ format: BUNDLE_FORMAT, version: BUNDLE_VERSION, of, key, rulebooks } satisfies BundleHeader);
  }

  event({ index, position, stream, revision, id, type, data, metadata }: BundleEvent): string {
    return this.#line({ index, position, stream, revision, id, type, data, metadata } satisfies BundleEvent);
  }

  end(proof: readonly Buffer[], names: NonNullable<BundleEnd['names']>): string {
    const { origin } = this.head;
    const stated = { version: BUNDLE_VERSION, digest: this.#digest.digest('hex'), marks: this.#marks } as const;
    const end: BundleEnd = {
      events: this.#marks.length - 1,
      head: signHead(this.head, this.key),
      proof: proof.map((hash) => hash.toString('base64')),
      statement: signNote(origin, statementText(origin, stated), this.key),
      names,
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
 * A bundle without the names of some people. What is signed stays as it is.
 * @param text that of a bundle of the version that is written
 * @returns the text, and whose names were taken out
 */
export function withoutNames<Id extends string>(
  text: string,
  end: BundleEnd,
  players: readonly Id[],
): { readonly text: string; readonly takenOut: readonly Id[] } {
  const names = { ...end.names } as Record<string, unknown>;
  const takenOut = players.filter((id) => Object.hasOwn(names, id));
  for (const id of takenOut) delete names[id];
  const signed = text.slice(0, -lineOf(end).length);
  return { text: `${signed}${lineOf({ ...end, names })}`, takenOut };
}
