/**
 * The histories of the tournaments whose past was asked for last. One is made at a time, in turns with everything else that goes on, so that nobody
 * waits for a question about the past but those who ask one.
 */
import type { TournamentId } from '../../../events/ids.js';
import type { EventStore } from '../../store/event-store.js';
import type { ViewStore } from '../views/view-store.js';
import { type Moment, TournamentHistory, type TournamentThen } from './tournament-history.js';

/** About how many events the histories have together that are kept: a night of a club has two thousand. */
const MOST_EVENTS = 100_000;

export class Histories {
  /** The least recently asked first. */
  readonly #kept = new Map<TournamentId, TournamentHistory>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: EventStore,
    private readonly views: ViewStore,
  ) {}

  /**
   * A tournament as it was. What comes after the position that the audit feed has come to is not known yet.
   * @returns null for a tournament that was not there then
   * @throws ViewError, StoreError
   */
  async at(id: TournamentId, moment: Moment): Promise<TournamentThen | null> {
    const history = await this.of(id, moment.position ?? Infinity);
    return history.at(moment);
  }

  /** The history of a tournament, up to a position at least, or to where the audit feed has come. */
  async of(id: TournamentId, upTo: number): Promise<TournamentHistory> {
    const known = this.#kept.get(id);
    if (known !== undefined && upTo <= known.through) return this.#keep(known);
    const made = this.#turn.then(async () => {
      const history = this.#kept.get(id) ?? new TournamentHistory(id, this.store, this.views);
      await history.extend();
      return this.#keep(history);
    });
    this.#turn = made.catch(() => undefined);
    return made;
  }

  #keep(history: TournamentHistory): TournamentHistory {
    // Strangers may ask for any number of tournaments that do not exist.
    if (history.length === 0) return history;
    this.#kept.delete(history.id);
    this.#kept.set(history.id, history);
    let events = [...this.#kept.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [id, { length }] of this.#kept) {
      if (events <= MOST_EVENTS || id === history.id) break;
      this.#kept.delete(id);
      events -= length;
    }
    return history;
  }
}
