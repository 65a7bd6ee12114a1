/** Connects the keeper of clocks to the clock view, from the start on. */
import type { TournamentId } from '../../../events/ids.js';
import { clock } from '../../../projections/clock.js';
import { ALL_TOURNAMENTS, tournaments } from '../../../projections/tournaments.js';
import { ViewError } from '../views/view-error.js';
import type { ViewStore } from '../views/view-store.js';
import type { ClockKeeper } from './clock-keeper.js';

export class FollowedClocks {
  /** The time of the last recorded event before this process has caught up: a clock was last seen then. Milliseconds since 1970. */
  #seenAt: number | undefined;

  /** @param lastRecordedAt milliseconds since 1970; null when nothing was recorded, or when it is unknown */
  constructor(
    private readonly views: ViewStore,
    private readonly clocks: Pick<ClockKeeper, 'follow'>,
    lastRecordedAt: number | null,
    private readonly notice: (line: string) => void,
  ) {
    this.#seenAt = lastRecordedAt ?? undefined;
  }

  /** Passes a clock row to the keeper. An unreadable row does not affect other clocks. */
  follow(id: string): void {
    try {
      const row = this.views.get(clock, id);
      if (row !== undefined) this.clocks.follow(row.body, this.#seenAt);
    } catch (error) {
      if (!(error instanceof ViewError)) throw error;
      this.notice(`the clock of ${id} is not followed: ${error.message}`);
    }
  }

  /** Looks at the clock of every running tournament before the first command, so that no command meets an unseen clock. */
  followRunning(): void {
    for (const id of this.listRunning()) this.follow(id);
    this.#seenAt = undefined;
  }

  /** The running tournaments, oldest first. */
  listRunning(): readonly TournamentId[] {
    const { rows } = this.views.page(tournaments, ALL_TOURNAMENTS);
    return rows.flatMap(({ body }) => (body.phase === 'running' ? [body.tournamentId] : []));
  }
}
