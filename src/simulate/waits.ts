/**
 * How long tables wait between two hands, breaks of the clock apart.
 */
import type { TournamentEvent } from '../../events/tournament.js';

export interface Wait {
  readonly table: number;
  readonly ms: number;
}

export class Waits {
  #longest: Wait | null = null;
  /** Milliseconds of all breaks that are over. */
  #breaks = 0;
  #breakSince: number | null = null;
  readonly #since = new Map<number, number>();

  get longest(): Wait | null {
    return this.#longest;
  }

  take({ type, data }: TournamentEvent): void {
    if (type === 'BreakStarted') this.#breakSince = data.at;
    if (type === 'LevelStarted' && this.#breakSince !== null) {
      this.#breaks += data.at - this.#breakSince;
      this.#breakSince = null;
    }
    if (type === 'FinalTableFormed') this.#since.delete(data.table);
  }

  handEnds(table: number, at: number): void {
    this.#since.set(table, this.#played(at));
  }

  handBegins(table: number, at: number): void {
    const since = this.#since.get(table);
    if (since === undefined) return;
    const ms = this.#played(at) - since;
    if (this.#longest === null || ms > this.#longest.ms) this.#longest = { table, ms };
  }

  /** The instant without all breaks before it. */
  #played(at: number): number {
    return (this.#breakSince ?? at) - this.#breaks;
  }
}
