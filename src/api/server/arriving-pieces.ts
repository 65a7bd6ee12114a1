/**
 * The pieces of an incomplete message. Each is a buffer of its own, with more overhead than a few bytes: a client that sends byte by byte
 * would make the server keep a hundred times as much.
 */

/** The overhead of a piece beside its bytes, measured with pieces of one byte. */
export const PIECE_BYTES = 512;
/** Any message may come in this many pieces: over a slow line, or through proxies. */
const FREE_PIECES = 64;
/** The smallest packets of the internet carry more. */
const LEAST_AVERAGE = 512;
/** The largest frame header, and the part of the next one that may be unknown. */
const FRAME_BYTES = 14;
const UNCOUNTED_BYTES = 2_048;

/** Whether the bytes came in more pieces than a network makes. */
export function isShredded(pieces: number, bytes: number): boolean {
  return pieces > FREE_PIECES + bytes / LEAST_AVERAGE;
}

export class ArrivingPieces {
  #bytes = 0;
  #pieces = 0;
  /** The bytes that the last piece completed, and whether it completed a message. */
  #taken = 0;
  #isNew = false;
  #isPaused = false;
  #deadline: NodeJS.Timeout | null = null;

  /**
   * @param late called when a message is not complete in time
   * @param changed called at each change of the memory, in bytes
   */
  constructor(
    private readonly allowedMs: number,
    private readonly late: () => void,
    private readonly changed: (by: number) => void,
  ) {}

  /** The memory in bytes. */
  get kept(): number {
    return this.#bytes + this.#pieces * PIECE_BYTES;
  }

  /** The bytes of the incomplete message. */
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

  /** A ping or pong is complete; they may come between the parts of a message. */
  tookControl(bytes: number): void {
    this.#taken += bytes + FRAME_BYTES;
  }

  /** A piece arrived, after the calls for what it completed. */
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

  /** Reading is paused, so the time limit is too. */
  pause(): void {
    this.#isPaused = true;
    this.#stop();
  }

  /** Reading continues: an incomplete message gets its full time again. */
  resume(): void {
    this.#isPaused = false;
    this.#start();
  }

  /** Releases everything. */
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
