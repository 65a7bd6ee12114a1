/**
 * Has the keeper of clocks follow what the views say of them, from the start on.
 */
import type { TournamentId } from '../../../events/ids.js';
import { clock } from '../../../projections/clock.js';
import { ALL_TOURNAMENTS, tournaments } from '../../../projections/tournaments.js';
import { ViewError } from '../views/view-error.js';
import type { ViewStore } from '../views/view-store.js';
import type { ClockKeeper } from './clock-keeper.js';

export class FollowedClocks {
  /** Before this process has caught up, a clock was last seen when something was last recorded: milliseconds since 1970. */
  #seenAt: number | undefined;

  /** @param lastRecordedAt milliseconds since 1970; null where nothing was recorded, or nobody knows when */
  constructor(
    private readonly views: ViewStore,
    private readonly clocks: Pick<ClockKeeper, 'follow'>,
    lastRecordedAt: number | null,
    private readonly notice: (line: string) => void,
  ) {
    this.#seenAt = lastRecordedAt ?? undefined;
  }

  /** Follows what the view says now of a clock. One that can't be shown stops no other. */
  follow(id: string): void {
    try {
      const row = this.views.get(clock, id);
      if (row !== undefined) this.clocks.follow(row.body, this.#seenAt);
    } catch (error) {
      if (!(error instanceof ViewError)) throw error;
      this.notice(`the clock of ${id} is not followed: ${error.message}`);
    }
  }

  /** Looks at the clock of every tournament that is played, before the first command: none may find a clock that nobody looked at. */
  followRunning(): void {
    for (const id of this.listRunning()) this.follow(id);
    this.#seenAt = undefined;
  }

  /** The tournaments that are played, the oldest first. */
  listRunning(): readonly TournamentId[] {
    const { rows } = this.views.page(tournaments, ALL_TOURNAMENTS);
    return rows.flatMap(({ body }) => (body.phase === 'running' ? [body.tournamentId] : []));
  }
}
