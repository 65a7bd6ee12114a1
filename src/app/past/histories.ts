/**
 * The histories of the tournaments whose past was asked for last. One is made at a time, in turns with everything else that goes on, so that nobody
 * waits for a question about the past but those who ask one.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TournamentId } from '../../../events/ids.js';
import { auditFeed } from '../../../projections/audit-feed.js';
import type { EventStore } from '../../store/event-store.js';
import { readEventsAt } from '../views/events-at.js';
import type { ViewStore } from '../views/view-store.js';
import { type Moment, TournamentHistory, type TournamentThen } from './tournament-history.js';

/** About how many events the histories have together that are kept: a night of a club has two thousand. */
const MOST_EVENTS = 100_000;
/** Events that are folded before others have their turn. */
const EVENTS_A_TURN = 100;
const EVENTS_A_READ = 500;

export class Histories {
  /** The least recently asked first. */
  readonly #kept = new Map<TournamentId, TournamentHistory>();
  /** How many events they have together. */
  #events = 0;
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
      const history = this.#kept.get(id) ?? new TournamentHistory(id);
      const before = history.length;
      await this.#extend(history);
      this.#events += history.length - before;
      return this.#keep(history);
    });
    this.#turn = made.catch(() => undefined);
    return made;
  }

  /** Folds what was recorded since, as far as the audit feed has come. */
  async #extend(history: TournamentHistory): Promise<void> {
    for (;;) {
      const { through } = history;
      const after = through < 0 ? undefined : { sort: through, key: String(through) };
      const { rows, hasNext } = this.views.page(auditFeed, history.id, { after, first: EVENTS_A_READ });
      const events = await readEventsAt(
        this.store,
        rows.map(({ body }) => body),
      );
      for (const [index, { sort: position }] of rows.entries()) {
        if (index % EVENTS_A_TURN === EVENTS_A_TURN - 1) await nextTurn();
        history.fold(events.get(position)!);
      }
      if (!hasNext) return;
    }
  }

  #keep(history: TournamentHistory): TournamentHistory {
    // Strangers may ask for any number of tournaments that do not exist.
    if (history.length === 0) return history;
    this.#kept.delete(history.id);
    this.#kept.set(history.id, history);
    for (const [id, { length }] of this.#kept) {
      if (this.#events <= MOST_EVENTS || id === history.id) break;
      this.#kept.delete(id);
      this.#events -= length;
    }
    return history;
  }
}
