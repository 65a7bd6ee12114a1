/**
 * The streams that a view could not take: their later events pass it by, and all others go on. Docs: decision 66.
 */
import { ownerOfStream, tournamentStream, type StreamName } from '../../../events/ids.js';

/** Why a stream is set aside in a view, and from where on. */
export interface SetAside {
  readonly stream: StreamName;
  /** The row that could not be stored; null where the fold threw. */
  readonly key: string | null;
  /** Of the event at which it happened, or the last of its batch. */
  readonly position: number;
  readonly reason: string;
}

/** A tournament with more streams set aside than this is set aside as a whole. */
const MOST_OF_TOURNAMENT = 10;
/** A view that takes so few streams that this many are set aside is wrong itself. */
export const MOST_SET_ASIDE = 500;

export class SetAsideStreams {
  readonly #streams = new Map<StreamName, SetAside>();
  /** What rows are found by: keys that could not be stored, and what the names of the streams are of. */
  readonly #ids = new Set<string>();

  constructor(known: readonly SetAside[] = []) {
    for (const each of known) this.add(each);
  }

  get size(): number {
    return this.#streams.size;
  }

  list(): readonly SetAside[] {
    return [...this.#streams.values()];
  }

  /** @returns what is to be kept: the stream, or its tournament where too many of its streams are set aside */
  add(given: SetAside): SetAside {
    const owner = tournamentOf(given.stream);
    const others = owner === null ? 0 : this.list().filter(({ stream }) => tournamentOf(stream) === owner).length;
    const kept = owner !== null && others >= MOST_OF_TOURNAMENT ? { ...given, stream: owner } : given;
    this.#streams.set(kept.stream, kept);
    this.#ids.add(idOf(kept.stream));
    if (kept.key !== null) this.#ids.add(kept.key);
    return kept;
  }

  /** Whether events of the stream pass the view by. */
  has(stream: StreamName): boolean {
    if (this.#streams.size === 0) return false;
    if (this.#streams.has(stream)) return true;
    const owner = tournamentOf(stream);
    return owner !== null && this.#streams.has(owner);
  }

  /** The stream that was set aside, where a row or partition may lack its events; null for none. */
  find(...ids: readonly string[]): SetAside | null {
    if (!ids.some((id) => this.#ids.has(id))) return null;
    return this.list().find(({ stream, key }) => ids.includes(idOf(stream)) || (key !== null && ids.includes(key))) ?? null;
  }
}

/** The stream of the tournament that a stream belongs to; null for none. */
function tournamentOf(stream: StreamName): StreamName | null {
  const owner = ownerOfStream(stream);
  return owner === null ? null : tournamentStream(owner);
}

/** What a stream is of: `friday` of `tournament-friday`. */
function idOf(stream: StreamName): string {
  return stream.slice(stream.indexOf('-') + 1);
}

/** What a person should know, and do. */
export function describeSetAside(view: string, { stream, reason, position }: SetAside): string {
  return `The view ${view} leaves ${stream} out since position ${position}, and goes on with all others: ${reason}. The next start tries it again, and so does "tapis rebuild --view ${view}" on the folder.`;
}
