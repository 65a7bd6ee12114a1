/**
 * Turns of the event loop for principals with a role here. Work starts at once while the turn has time left. Further work waits in queues,
 * one per principal, and one piece starts per turn. When only one principal waits, a long piece is followed by a pause. So one principal's
 * flood delays others by a few pieces at most. The operator does not wait.
 */
import type { Principal } from '../../access/principal.js';
import { FairQueue } from './fair-queue.js';

/** How long work may start in one turn of the event loop, in milliseconds; later work waits for the next turn. */
const TURN_MS = 5;
/** A longer piece is followed by a pause when only its principal waits, in milliseconds. */
const LONG_MS = 5;
const LONGEST_REST_MS = 50;

/** The queue of a principal; null for the operator, who does not wait. */
export const lineOf = ({ id, isOperator }: Principal): string | null => (isOperator === true ? null : id);

/** A piece of work. */
export interface Piece {
  readonly begin: () => void;
  /** Whether the asker has left: then it is not started. */
  readonly isGone: () => boolean;
  /** Called when it is not started. */
  readonly drop: () => void;
}

export class PrincipalTurns {
  readonly #queue = new FairQueue<Piece>();
  /** When the first piece of this turn started; null before. */
  #turnBegan: number | null = null;
  #isDue = false;
  #rest: NodeJS.Timeout | null = null;

  /** The number of waiting pieces. */
  get waiting(): number {
    return this.#queue.size;
  }

  /**
   * Starts a piece of work, now or in its turn.
   * @param line the queue; null for the operator
   * @param price the cost in about microseconds
   */
  enter(line: string | null, price: number, piece: Piece): void {
    if (this.#begins(line)) return piece.begin();
    this.#queue.add(line!, price, piece);
    if (this.#rest !== null && this.#queue.onlyLine === null) this.#endRest();
    this.#plan();
  }

  /** Resolves in its turn; null when that is now. */
  waitForTurn(line: string | null, price: number): Promise<void> | null {
    if (this.#begins(line)) return null;
    return new Promise((resolve) => this.enter(line, price, { begin: resolve, isGone: () => false, drop: resolve }));
  }

  #begins(line: string | null): boolean {
    return line === null || (this.#queue.size === 0 && this.#isFree());
  }

  #isFree(): boolean {
    const now = performance.now();
    if (this.#turnBegan === null) {
      this.#turnBegan = now;
      setImmediate(() => (this.#turnBegan = null));
    }
    return now - this.#turnBegan < TURN_MS;
  }

  #plan(): void {
    if (this.#isDue || this.#rest !== null) return;
    this.#isDue = true;
    setImmediate(this.#next);
  }

  /** One piece per turn, so that the loop handles other events in between. */
  readonly #next = (): void => {
    this.#isDue = false;
    for (const { drop } of this.#queue.drop(({ isGone }) => isGone())) drop();
    const piece = this.#queue.next();
    if (piece === null) return;
    const begun = performance.now();
    piece.begin();
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      if (this.#queue.size === 0) return;
      const took = performance.now() - begun;
      if (took <= LONG_MS || this.#queue.onlyLine === null) return this.#next();
      this.#rest = setTimeout(() => this.#endRest(), Math.min(took, LONGEST_REST_MS));
    });
  };

  #endRest(): void {
    clearTimeout(this.#rest!);
    this.#rest = null;
    this.#plan();
  }
}
