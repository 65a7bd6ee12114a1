/**
 * Turns of the event loop for those with a role here. What they ask begins at once while there is time in this turn of the loop; what comes beyond
 * waits in lines, one for each principal, and one piece begins in each turn. Where nobody else waits, a long piece is followed by a rest. So nobody's flood delays anybody else by more than a few pieces.
 * The operator does not wait.
 */
import type { Principal } from '../../access/principal.js';
import { FairQueue } from './fair-queue.js';

/** How long pieces may begin in one turn of the event loop, milliseconds; what comes after waits for the next one. */
const TURN_MS = 5;
/** A piece that took longer is followed by a rest where only its own principal waits, milliseconds. */
const LONG_MS = 5;
const LONGEST_REST_MS = 50;

/** The line in which a principal waits; null for the operator, who does not. */
export const lineOf = ({ id, isOperator }: Principal): string | null => (isOperator === true ? null : id);

/** A piece of work. */
export interface Piece {
  readonly begin: () => void;
  /** Whether whoever asked is gone: then it is not begun. */
  readonly isGone: () => boolean;
  /** It is not begun. */
  readonly drop: () => void;
}

export class PrincipalTurns {
  readonly #queue = new FairQueue<Piece>();
  /** When the first piece of this turn of the event loop began; null before. */
  #turnBegan: number | null = null;
  #isDue = false;
  #rest: NodeJS.Timeout | null = null;

  /** How many pieces wait. */
  get waiting(): number {
    return this.#queue.size;
  }

  /**
   * Begins a piece of work, now or when its turn comes.
   * @param line whose work it is; null for the operator's
   * @param price what it takes, about microseconds
   */
  enter(line: string | null, price: number, piece: Piece): void {
    if (this.#begins(line)) return piece.begin();
    this.#queue.add(line!, price, piece);
    if (this.#rest !== null && this.#queue.onlyLine === null) this.#endRest();
    this.#plan();
  }

  /** Resolves when the turn has come; null where that is now. */
  take(line: string | null, price: number): Promise<void> | null {
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

  /** One piece a turn: between two of them the loop looks at what else came. */
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
