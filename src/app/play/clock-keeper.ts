/**
 * Advances the clock of each running tournament when its period ends, so that a level or a break is recorded and shown on every screen even
 * when no hand is played. The instants come from the tournament: a period that ended unseen is recorded at the next look, and one seen
 * twice has one effect.
 *
 * A long timer is unreliable: it pauses while the machine is suspended, and ignores changes of the clock. So one timer for all tournaments
 * looks at the time once a second while any of them runs.
 *
 * If more than one period would end at once, the machine's clock was set or the server was away for long. Nobody knows whether those
 * periods were played, so the clock is stopped and the director decides.
 */
import type { TournamentId } from '../../../events/ids.js';
import { countEnded, type ClockRow } from '../../../projections/clock.js';
import { Deadlines } from '../deadlines.js';

/** The longest delay of a period after a suspend or a change of the clock, and the pause after a failure, in milliseconds. */
export const LOOK_EVERY_MS = 1_000;

export interface ClockKeeperOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Gives the command `AdvanceClock`, or `StopUnseenClock` with the instant since which the clock was unseen. `commandId` is the same for
   * the same period of the same start.
   */
  readonly advance: (id: TournamentId, commandId: string, unseenSince: number | null) => Promise<unknown>;
  readonly notice: (line: string) => void;
}

interface Followed {
  readonly clock: ClockRow;
  /** When the clock was last seen, in milliseconds since 1970. */
  readonly seenAt: number;
}

export class ClockKeeper {
  private readonly deadlines = new Deadlines<TournamentId, Followed>();
  /** Clocks that were stopped as unseen, until the director decides. */
  private readonly unseen = new Map<TournamentId, ClockRow>();
  private lastLook = Number.NEGATIVE_INFINITY;
  /** The last clock row whose period was advanced, until the view shows a newer one. */
  private readonly advanced = new Map<TournamentId, ClockRow>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly options: ClockKeeperOptions) {}

  /**
   * Follows a tournament's clock by its row; stops following a stopped clock.
   * @param seenAt when something was last recorded, if that was before this process; default now
   */
  follow(clock: ClockRow, seenAt = this.options.now()): void {
    if (this.stopped) return;
    this.advanced.delete(clock.tournamentId);
    if (clock.unseenSince === null) this.unseen.delete(clock.tournamentId);
    else this.unseen.set(clock.tournamentId, clock);
    const isLast = clock.period !== null && clock.period >= clock.structure.length - 1;
    if (clock.endsAt === null || clock.period === null || isLast) this.deadlines.delete(clock.tournamentId);
    else this.deadlines.set(clock.tournamentId, clock.endsAt, { clock, seenAt });
    this.wait();
  }

  /**
   * Stops the clock of a tournament that was unseen and not yet noticed, so that a command cannot record its periods.
   * @returns undefined when there is nothing to wait for
   */
  stopIfUnseen(id: TournamentId): Promise<unknown> | undefined {
    const due = this.deadlines.get(id);
    const now = this.options.now();
    if (due === undefined || due.at > now || countEnded(due.value.clock, now) <= 1) return undefined;
    this.deadlines.delete(id);
    return this.advance(due.value, now);
  }

  /** The clocks that need a decision of the director, one sentence each. */
  problems(): string[] {
    return Array.from(this.unseen.values(), ({ tournamentId, unseenSince, pausedAt }) => {
      const [from, to] = [new Date(unseenSince!).toISOString(), new Date(pausedAt!).toISOString()];
      return `the clock of ${tournamentId} was stopped: nobody saw it from ${from} to ${to}, and more than one period would have ended. Resume it (resumeClock): with unseenTimeCounts, that time counts as played; without, the level goes on where it was`;
    });
  }

  stop(): void {
    this.stopped = true;
    this.deadlines.clear();
    this.advanced.clear();
    this.wait();
  }

  /** Sets the timer for the next deadline, at most a second. */
  private wait(): void {
    clearTimeout(this.timer);
    const next = this.deadlines.next();
    if (next === undefined) return;
    const wait = Math.min(Math.max(0, next.at - this.options.now()), LOOK_EVERY_MS);
    // The process may end while clocks run: the instants are in the events.
    this.timer = setTimeout(() => this.look(), wait).unref();
  }

  private look(): void {
    const now = this.options.now();
    for (let next = this.deadlines.next(); next !== undefined && next.at <= now; next = this.deadlines.next()) {
      this.deadlines.delete(next.key);
      void this.advance(next.value, now);
    }
    this.lastLook = now;
    this.wait();
  }

  private advance(followed: Followed, now: number): Promise<unknown> {
    const { clock } = followed;
    const id = clock.tournamentId;
    this.advanced.set(id, clock);
    const seenAt = Math.max(followed.seenAt, this.lastLook);
    const unseenSince = countEnded(clock, now) > 1 ? Math.min(seenAt, clock.endsAt!) : null;
    return this.options.advance(id, `clock-${clock.period}-${clock.startedAt}-${clock.endsAt}`, unseenSince).catch((error: unknown) => {
      this.options.notice(`the clock of ${id} could not be advanced: ${(error as Error).message}`);
      // The clock was paused or set meanwhile, so its old period is not advanced.
      if (this.advanced.get(id) !== clock) return;
      this.deadlines.set(id, this.options.now() + LOOK_EVERY_MS, { clock, seenAt });
      this.wait();
    });
  }
}
