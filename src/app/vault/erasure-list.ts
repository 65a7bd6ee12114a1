/**
 * The list of erased people, in a small file that is not in backups, because a backup does not know later erasures. It contains ids and
 * nothing else about people.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { PlayerId } from '../../../events/ids.js';

/** `person`: everything kept. `token`: the labels of a principal's tokens. `name`: the name only, which may have been given again since. */
const ErasedKind = z.enum(['person', 'token', 'name']);
export type ErasedKind = z.infer<typeof ErasedKind>;

const Line = z.object({ erased: z.string().min(1).max(200), kind: ErasedKind, at: z.iso.datetime() });
export type ListedErasure = z.infer<typeof Line>;

export class ErasureList {
  readonly #known = new Set<string>();
  #lines: ListedErasure[];
  #endsWithin: boolean;
  /** The number of unreadable lines. */
  readonly unread: number;

  /** @throws a system error when the file exists and cannot be read */
  constructor(
    private readonly path: string,
    private readonly now: () => number,
  ) {
    const { erasures, unread, endsWithin } = readErasures(path);
    this.#lines = [...erasures];
    for (const { erased, kind } of erasures) this.#known.add(`${kind} ${erased}`);
    this.unread = unread;
    this.#endsWithin = endsWithin;
  }

  /** The number of listed erasures. */
  get size(): number {
    return this.#lines.length;
  }

  /** People whose name was taken back at or after a moment, in milliseconds since 1970. */
  namesTakenSince(moment: number): readonly PlayerId[] {
    const since = new Date(moment).toISOString();
    return this.#lines.filter(({ kind, at }) => kind === 'name' && at >= since).map(({ erased }) => erased as PlayerId);
  }

  /** The listed people. */
  get people(): readonly PlayerId[] {
    return this.#ofKind('person');
  }

  /** The principals whose token labels were erased. */
  get principals(): readonly PlayerId[] {
    return this.#ofKind('token');
  }

  /** Adds an erasure and syncs the file. @throws a system error */
  add(erased: string, kind: ErasedKind): void {
    const key = `${kind} ${erased}`;
    // A name may be given and taken again.
    if (this.#known.has(key) && kind !== 'name') return;
    const at = new Date(this.now()).toISOString();
    const line = JSON.stringify({ erased, kind, at });
    writeFileSync(this.path, `${this.#endsWithin ? '\n' : ''}${line}\n`, { flag: 'a', mode: 0o600, flush: true });
    this.#endsWithin = false;
    this.#lines.push({ erased, kind, at });
    this.#known.add(key);
  }

  #ofKind(kind: ErasedKind): readonly PlayerId[] {
    return [...this.#known].flatMap((key) => (key.startsWith(`${kind} `) ? [key.slice(kind.length + 1) as PlayerId] : []));
  }
}

/** The content of a list. A crash may leave half a line at its end. @throws a system error */
export function readErasures(path: string): {
  readonly erasures: readonly ListedErasure[];
  readonly unread: number;
  readonly endsWithin: boolean;
} {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const lines = text.split('\n').filter((line) => line !== '');
  const erasures = lines.flatMap((line) => {
    const read = Line.safeParse(parse(line));
    return read.success ? [read.data] : [];
  });
  return { erasures, unread: lines.length - erasures.length, endsWithin: text !== '' && !text.endsWith('\n') };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
