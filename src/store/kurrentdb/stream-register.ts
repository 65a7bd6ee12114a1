/**
 * What is known of streams beside their events: foreign events in them, and which are deleted or truncated by metadata. It comes from what
 * a node reads anyway, so an append to a damaged stream can be refused without a call.
 */
import type { RecordedEvent } from '@kurrent/kurrentdb-client';
import type { StreamName } from '../../../events/ids.js';
import type { ForeignEvent, StoreError, StreamFinding } from '../event-store.js';
import { makeCutError, makeDeletedError } from './kurrent-errors.js';

/** The most foreign events kept with their place. Most have one cause. */
const MOST_FOREIGN = 10_000;
/** The most streams named among the problems. */
const MOST_NAMED = 5;
/** The last event of a stream that was deleted for good. */
export const TOMBSTONE = '$streamDeleted';
/** The metadata fields that truncate a stream. */
const CUTTING = ['$tb', '$maxCount', '$maxAge'] as const;

export class StreamRegister {
  private readonly foreign = new Map<string, ForeignEvent>();
  private readonly lost = new Map<StreamName, StoreError>();

  /** @param notice called with each message for the operator, one line each */
  constructor(private readonly notice: (line: string) => void) {}

  /** Registers a foreign event in one of our streams. */
  noteForeign({ type, revision }: RecordedEvent, stream: StreamName, position: number | null): void {
    if (type === TOMBSTONE) return this.noteLost(stream, makeDeletedError(stream));
    const key = `${stream} ${revision}`;
    if (this.foreign.has(key) || this.foreign.size >= MOST_FOREIGN) return;
    this.foreign.set(key, { stream, revision: Number(revision), position, type });
    if (this.foreign.size === 1) this.notice(this.describeForeign()!);
  }

  /** Registers the metadata of one of our streams. */
  noteMetadata(stream: StreamName, metadata: unknown): void {
    const cutting = findCutting(metadata);
    if (cutting === null) {
      if (this.lost.delete(stream)) this.notice(`The metadata of the stream ${stream} in KurrentDB no longer takes events away`);
      return;
    }
    this.noteLost(stream, cutting.deleted ? makeDeletedError(stream) : makeCutError(stream, cutting.said));
  }

  /** Why a stream takes no appends; null when it does. */
  problemOf(stream: StreamName): StoreError | null {
    return this.lost.get(stream) ?? null;
  }

  /** The problems for the operator, one sentence each. */
  troubles(): readonly string[] {
    const named = [...this.lost.values()].slice(0, MOST_NAMED).map(({ message }) => message);
    const more = this.lost.size - named.length;
    const rest = more > 0 ? [`${more} more streams were deleted or are cut in KurrentDB: "tapis verify" names all.`] : [];
    return [...named, ...rest, ...(this.describeForeign() === null ? [] : [this.describeForeign()!])];
  }

  /** Everything known, complete after the whole log was read. */
  findings(): { readonly foreign: readonly ForeignEvent[]; readonly streams: readonly StreamFinding[] } {
    return {
      foreign: [...this.foreign.values()],
      streams: [...this.lost].map(([stream, { message }]) => ({ stream, message })),
    };
  }

  private noteLost(stream: StreamName, error: StoreError): void {
    const isKnown = this.lost.get(stream)?.message === error.message;
    this.lost.set(stream, error);
    if (!isKnown) this.notice(error.message);
  }

  private describeForeign(): string | null {
    const { size } = this.foreign;
    const [first] = this.foreign.values();
    if (first === undefined) return null;
    const { stream, revision, type } = first;
    const count = size === 1 ? 'An event' : `${size === MOST_FOREIGN ? `${size} or more` : size} events`;
    return `${count} in streams of Tapis ${size === 1 ? 'was' : 'were'} not written by Tapis and ${size === 1 ? 'is' : 'are'} passed over (the first: event ${revision} of ${stream}, type ${type}): keep other programs out of these streams.`;
  }
}

/** The truncating part of a stream's metadata, in its own terms. */
function findCutting(metadata: unknown): { readonly said: string; readonly deleted: boolean } | null {
  if (typeof metadata !== 'object' || metadata === null) return null;
  const fields = metadata as Readonly<Record<string, unknown>>;
  const said = CUTTING.filter((name) => typeof fields[name] === 'number' && (name !== '$tb' || fields[name] > 0));
  if (said.length === 0) return null;
  const before = fields['$tb'];
  return {
    said: said.map((name) => `${name} ${String(fields[name])}`).join(', '),
    deleted: typeof before === 'number' && before >= Number.MAX_SAFE_INTEGER,
  };
}
