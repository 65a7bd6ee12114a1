/** The streams that a view could not fold. It skips their later events and continues with all others. See decision 66. */
import { ownerOfStream, tournamentStream, type StreamName } from '../../../events/ids.js';

/** Why a view sets a stream aside, and since when. */
export interface SetAside {
  readonly stream: StreamName;
  /** The row that could not be stored; null when the fold threw. */
  readonly key: string | null;
  /** The position of the event where it happened, or of the last in its batch. */
  readonly position: number;
  readonly reason: string;
}

/** A tournament with more streams set aside than this is set aside completely. */
const MOST_OF_TOURNAMENT = 10;
/** When this many streams are set aside, the view itself is wrong. */
export const MOST_SET_ASIDE = 500;

export class SetAsideStreams {
  readonly #streams = new Map<StreamName, SetAside>();
  /** The ids by which rows are found: keys that could not be stored, and the ids in stream names. */
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

  /** @returns what to set aside: the stream, or its tournament when too many of its streams are */
  add(given: SetAside): SetAside {
    const owner = tournamentOf(given.stream);
    const others = owner === null ? 0 : this.list().filter(({ stream }) => tournamentOf(stream) === owner).length;
    const kept = owner !== null && others >= MOST_OF_TOURNAMENT ? { ...given, stream: owner } : given;
    this.#streams.set(kept.stream, kept);
    this.#ids.add(idOf(kept.stream));
    if (kept.key !== null) this.#ids.add(kept.key);
    return kept;
  }

  /** Whether the view skips events of the stream. */
  has(stream: StreamName): boolean {
    if (this.#streams.size === 0) return false;
    if (this.#streams.has(stream)) return true;
    const owner = tournamentOf(stream);
    return owner !== null && this.#streams.has(owner);
  }

  /** The stream set aside whose events a row or partition may lack; null for none. */
  find(...ids: readonly string[]): SetAside | null {
    if (!ids.some((id) => this.#ids.has(id))) return null;
    return this.list().find(({ stream, key }) => ids.includes(idOf(stream)) || (key !== null && ids.includes(key))) ?? null;
  }
}

/** The stream of a stream's tournament; null for none. */
function tournamentOf(stream: StreamName): StreamName | null {
  const owner = ownerOfStream(stream);
  return owner === null ? null : tournamentStream(owner);
}

/** The id in a stream name: `friday` of `tournament-friday`. */
function idOf(stream: StreamName): string {
  return stream.slice(stream.indexOf('-') + 1);
}

/** The message for the operator, with what to do. */
export function describeSetAside(view: string, { stream, reason, position }: SetAside): string {
  return `The view ${view} leaves ${stream} out since position ${position}, and goes on with all others: ${reason}. The next start tries it again, and so does "tapis rebuild --view ${view}" on the folder.`;
}
