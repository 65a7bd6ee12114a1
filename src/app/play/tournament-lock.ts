/**
 * A lock of a tournament and its hands, shared or exclusive. The exclusive holder waits until shared work has finished; later work waits for the holder.
 * The few commands that are decided on the state of several streams hold it exclusively.
 */
import type { TournamentId } from '../../../events/ids.js';

interface Traffic {
  underWay: number;
  /** Called when no shared work runs. */
  quiet: (() => void) | null;
  /** Resolves when the exclusive work is done. */
  held: Promise<void> | null;
}

export class TournamentLock {
  readonly #traffic = new Map<TournamentId, Traffic>();

  /** Runs work beside other shared work. */
  async runShared<T>(id: TournamentId, work: () => Promise<T>): Promise<T> {
    let traffic = this.#at(id);
    // Does not wait when the lock is free, so that commands for one stream keep their order.
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

  /** Runs work while no other work of the tournament runs. */
  async runExclusive<T>(id: TournamentId, work: () => Promise<T>): Promise<T> {
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
