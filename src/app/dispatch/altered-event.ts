/**
 * Events are checked against their hash whenever they are read. An altered event stops its own stream only: no decision uses it, and no
 * view takes it.
 */
import { tournamentOfHand, handOfStream, isHandStream, tournamentStream, type StreamName } from '../../../events/ids.js';
import { StoreError, type StoredEvent } from '../../store/event-store.js';

type Place = Pick<StoredEvent, 'position' | 'stream' | 'revision' | 'id' | 'type'>;

/** What does not match: the hash of the content, the link to the event before, or a committed secret value. */
export type Alteration = 'content' | 'chain' | 'secret';

const reasons: Readonly<Record<Alteration, string>> = {
  content: 'is not what its hash was made from',
  chain: 'does not follow the event before it',
  secret: 'has another secret value than the one it was committed to',
};

/** An altered event. The error names its place and not its content. */
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

/** The streams where this process met an altered event. They take no commands until the next start. */
export class AlteredStreams {
  readonly #met = new Map<StreamName, AlteredEvent>();

  /** @param tell called once per stream */
  constructor(private readonly tell: (error: AlteredEvent) => void) {}

  /**
   * Records an altered event and ignores other errors.
   * @returns whether the error was an altered event
   */
  meet(error: unknown): error is AlteredEvent {
    if (!(error instanceof AlteredEvent)) return false;
    if (this.#met.has(error.stream)) return true;
    this.#met.set(error.stream, error);
    this.tell(error);
    return true;
  }

  /** @throws AlteredEvent for a stream with an altered event, and for a hand of a tournament with one in its stream */
  refuse(stream: StreamName): void {
    if (this.#met.size === 0) return;
    const met =
      this.#met.get(stream) ?? (isHandStream(stream) ? this.#met.get(tournamentStream(tournamentOfHand(handOfStream(stream)))) : undefined);
    if (met !== undefined) throw met;
  }
}
