/**
 * Events are checked against their hash whenever they are read. One that is not as it was recorded stops its stream, and no other: nothing is decided
 * on it, and no view takes it.
 */
import { tournamentOfHand, handOfStream, isHandStream, tournamentStream, type StreamName } from '../../../events/ids.js';
import { StoreError, type StoredEvent } from '../../store/event-store.js';

type Place = Pick<StoredEvent, 'position' | 'stream' | 'revision' | 'id' | 'type'>;

/** What does not fit: the hash of its content, the hash of the event before it, or a secret value that was committed to. */
export type Alteration = 'content' | 'chain' | 'secret';

const reasons: Readonly<Record<Alteration, string>> = {
  content: 'is not what its hash was made from',
  chain: 'does not follow the event before it',
  secret: 'has another secret value than the one it was committed to',
};

/** An event that is not as it was recorded. It says where it is, in place of what it says. */
export class AlteredEvent extends StoreError implements Place {
  readonly position: number;
  readonly stream: StreamName;
  readonly revision: number;
  readonly id: string;
  readonly type: string;

  constructor({ position, stream, revision, id, type }: Place, alteration: Alteration) {
    super(
      'STORE_DAMAGED',
      `The event at position ${position} (${type}, revision ${revision} of ${stream}) ${reasons[alteration]}: nothing more of this stream is read or recorded. "tapis doctor" says what to do.`,
    );
    this.position = position;
    this.stream = stream;
    this.revision = revision;
    this.id = id;
    this.type = type;
  }
}

/** The streams in which this process met an altered event. They take no commands until the next start. */
export class AlteredStreams {
  readonly #met = new Map<StreamName, AlteredEvent>();

  /** @param tell called once for each stream */
  constructor(private readonly tell: (error: AlteredEvent) => void) {}

  /** Keeps an error that says so, and lets go of all others. @returns whether it is such an error */
  meet(error: unknown): error is AlteredEvent {
    if (!(error instanceof AlteredEvent)) return false;
    if (this.#met.has(error.stream)) return true;
    this.#met.set(error.stream, error);
    this.tell(error);
    return true;
  }

  /** @throws AlteredEvent for a stream in which one was met, and for a hand of a tournament in whose stream one was */
  refuse(stream: StreamName): void {
    if (this.#met.size === 0) return;
    const met =
      this.#met.get(stream) ?? (isHandStream(stream) ? this.#met.get(tournamentStream(tournamentOfHand(handOfStream(stream)))) : undefined);
    if (met !== undefined) throw met;
  }
}
