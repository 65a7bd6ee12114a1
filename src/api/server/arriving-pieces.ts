/**
 * What has arrived of a message that is not whole yet. Each piece of it is kept in a buffer of its own, which takes more memory than a few bytes: who
 * sends byte by byte makes the server keep a hundred times what they sent.
 */

/** What is kept of a piece beside its bytes: measured for pieces of one byte. */
export const PIECE_BYTES = 512;
/** Pieces that any message may come in: of a slow line, or through proxies. */
const FREE_PIECES = 64;
/** The smallest packets of the internet carry more. */
const LEAST_AVERAGE = 512;
/** The most that the frame around a message takes, and what may stay unknown of a next one. */
const FRAME_BYTES = 14;
const UNCOUNTED_BYTES = 2_048;

/** Whether the bytes came in more pieces than a network splits them into. */
export function isShredded(pieces: number, bytes: number): boolean {
  return pieces > FREE_PIECES + bytes / LEAST_AVERAGE;
}

export class ArrivingPieces {
  #bytes = 0;
  #pieces = 0;
  /** Bytes of what became whole by the last piece; and whether a message did. */
  #taken = 0;
  #isNew = false;
  #isPaused = false;
  #deadline: NodeJS.Timeout | null = null;

  /**
   * @param late called where a message is not whole in time
   * @param changed called at each change of what is kept, bytes
   */
  constructor(
    private readonly allowedMs: number,
    private readonly late: () => void,
    private readonly changed: (by: number) => void,
  ) {}

  /** What is kept, bytes. */
  get kept(): number {
    return this.#bytes + this.#pieces * PIECE_BYTES;
  }

  /** Bytes of the message that is not whole. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Whether the message comes in too many pieces. */
  get isShredded(): boolean {
    return isShredded(this.#pieces, this.#bytes);
  }

  /** A message is complete. {@link arrived} is called next, for its last piece. */
  tookMessage(bytes: number): void {
    this.#taken += bytes + FRAME_BYTES;
    this.#isNew = true;
  }

  /** So did a ping or a pong; they may come between the parts of a message. */
  tookControl(bytes: number): void {
    this.#taken += bytes + FRAME_BYTES;
  }

  /** A piece arrived, and what became whole by it was taken. */
  arrived(bytes: number): void {
    const before = this.kept;
    const rest = this.#bytes + bytes - this.#taken;
    if (this.#taken === 0) this.#pieces += 1;
    else this.#pieces = rest > UNCOUNTED_BYTES ? 1 : 0;
    this.#bytes = this.#pieces === 0 ? 0 : rest;
    if (this.#isNew || this.#pieces === 0) this.#stop();
    this.#taken = 0;
    this.#isNew = false;
    this.#start();
    if (this.kept !== before) this.changed(this.kept - before);
  }

  /** Nothing is read for a while: the time does not count. */
  pause(): void {
    this.#isPaused = true;
    this.#stop();
  }

  /** It is read again: what is not whole has its time from now on. */
  resume(): void {
    this.#isPaused = false;
    this.#start();
  }

  /** Nothing is kept any longer. */
  end(): void {
    this.#stop();
    const before = this.kept;
    [this.#bytes, this.#pieces] = [0, 0];
    if (before > 0) this.changed(-before);
  }

  #start(): void {
    if (this.#pieces > 0 && !this.#isPaused) this.#deadline ??= setTimeout(this.late, this.allowedMs);
  }

  #stop(): void {
    if (this.#deadline !== null) clearTimeout(this.#deadline);
    this.#deadline = null;
  }
}
