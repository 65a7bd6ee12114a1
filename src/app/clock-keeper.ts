/**
 * Wakes the clock of each running tournament at the instant its period ends, so that a level or a break is recorded, and
 * shown on every screen, also when nobody plays a hand just then. The instants are the tournament's own: a wake-up
 * that was missed is made up for by the next one, and one that comes twice has one effect.
 * May import: `projections/`, `events/`.
 */
import type { TournamentId } from '../../events/ids.js';
import type { ClockRow } from '../../projections/clock.js';

/** `setTimeout` fires at once beyond this; a longer wait is made of several. */
const longestWaitMs = 2 ** 31 - 1;

/** After a failure, such as a full disk. */
const againAfterMs = 1000;

export interface ClockKeeperOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Gives the command `AdvanceClock`; `commandId` is the same for the same period of the same start. */
  readonly advance: (id: TournamentId, commandId: string) => Promise<unknown>;
  readonly notice: (line: string) => void;
}

export class ClockKeeper {
  private readonly timers = new Map<TournamentId, NodeJS.Timeout>();

  constructor(private readonly options: ClockKeeperOptions) {}

  /** Follows what the view of a tournament's clock says now. */
  follow(clock: ClockRow): void {
    clearTimeout(this.timers.get(clock.tournamentId));
    this.timers.delete(clock.tournamentId);
    const isLast = clock.period !== null && clock.period >= clock.structure.length - 1;
    if (clock.endsAt === null || clock.period === null || isLast) return;
    const wait = Math.max(0, clock.endsAt - this.options.now());
    const timer = setTimeout(() => (wait > longestWaitMs ? this.follow(clock) : this.wake(clock)), Math.min(wait, longestWaitMs));
    // The process may end while clocks run: nothing is lost, the instants stand in the events.
    this.timers.set(clock.tournamentId, timer.unref());
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private wake(clock: ClockRow): void {
    if (clock.endsAt! > this.options.now()) return this.follow(clock);
    this.options.advance(clock.tournamentId, `clock-${clock.period}-${clock.startedAt}-${clock.endsAt}`).catch((error: unknown) => {
      this.options.notice(`the clock of ${clock.tournamentId} could not be advanced: ${(error as Error).message}`);
      this.timers.set(clock.tournamentId, setTimeout(() => this.wake(clock), againAfterMs).unref());
    });
  }
}
