/**
 * Lets one piece of work have a tournament and its hands to itself: what is under way is finished first, and what comes meanwhile waits.
 * For the few commands that are decided on the state of several streams. Nothing waits while nobody asks for it.
 */
import type { TournamentId } from '../../../events/ids.js';

interface Traffic {
  underWay: number;
  /** Called when nothing is under way. */
  quiet: (() => void) | null;
  /** Settled when the work that has the tournament to itself is done. */
  held: Promise<void> | null;
}

export class Standstill {
  readonly #traffic = new Map<TournamentId, Traffic>();

  /** Does work that may run beside other such work. */
  async pass<T>(id: TournamentId, work: () => Promise<T>): Promise<T> {
    let traffic = this.#at(id);
    // Nobody waits for a turn that is free: commands for one stream keep the order in which they came.
    while (traffic.held !== null) {
      await traffic.held;
      traffic = this.#at(id);
    }
    traffic.underWay += 1;
    try {
      return await work();
    } finally {
      traffic.underWay -= 1;
      if (traffic.underWay === 0) this.#cameToRest(id, traffic);
    }
  }

  /** Does work that nothing else of the tournament runs beside. */
  async alone<T>(id: TournamentId, work: () => Promise<T>): Promise<T> {
    let traffic = this.#at(id);
    while (traffic.held !== null) {
      await traffic.held;
      traffic = this.#at(id);
    }
    let release = (): void => undefined;
    traffic.held = new Promise((done) => (release = done));
    try {
      if (traffic.underWay > 0) await new Promise<void>((quiet) => (traffic.quiet = quiet));
      return await work();
    } finally {
      traffic.held = null;
      release();
      this.#cameToRest(id, traffic);
    }
  }

  #at(id: TournamentId): Traffic {
    let traffic = this.#traffic.get(id);
    if (traffic === undefined) this.#traffic.set(id, (traffic = { underWay: 0, quiet: null, held: null }));
    return traffic;
  }

  #cameToRest(id: TournamentId, traffic: Traffic): void {
    traffic.quiet?.();
    traffic.quiet = null;
    if (traffic.underWay === 0 && traffic.held === null) this.#traffic.delete(id);
  }
}
