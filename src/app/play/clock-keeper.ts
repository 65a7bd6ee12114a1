/**
 * Advances the clock of each running tournament at the instant its period ends. So a level or a break is recorded and shown on
 * every screen, even while nobody plays a hand. The instants are the tournament's own: a period that ended unseen is
 * recorded at the next look, and one that is seen twice has one effect.
 *
 * A timer can't be trusted with a long wait: it stands still while the machine is suspended, and knows nothing of a clock that is set.
 * So there is one timer for all tournaments, and it looks at the time once a second while any of them runs.
 *
 * Where more than one period would end at once, the machine's clock was set or the server was away for long. Nobody can say whether those periods were
 * played, so that clock is stopped, and the director decides.
 */
import type { TournamentId } from '../../../events/ids.js';
import { countEnded, type ClockRow } from '../../../projections/clock.js';
import { Deadlines } from '../deadlines.js';

/** How late a period can be advanced after a suspend or a step of the clock, and how soon a failure is tried again, milliseconds. */
export const LOOK_EVERY_MS = 1_000;

export interface ClockKeeperOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Gives the command `AdvanceClock`, or `StopUnseenClock` with the instant since which nobody saw the clock. `commandId` is the same for the same period
   * of the same start.
   */
  readonly advance: (id: TournamentId, commandId: string, unseenSince: number | null) => Promise<unknown>;
  readonly notice: (line: string) => void;
}

interface Followed {
  readonly clock: ClockRow;
  /** When the clock was surely right last, milliseconds since 1970. */
  readonly seenAt: number;
}

export class ClockKeeper {
  private readonly deadlines = new Deadlines<TournamentId, Followed>();
  /** Clocks that were stopped because nobody saw them, until the director decides. */
  private readonly unseen = new Map<TournamentId, ClockRow>();
  private lastLook = Number.NEGATIVE_INFINITY;
  /** The clock whose period was advanced last, while the view has shown nothing newer of that tournament. */
  private readonly advanced = new Map<TournamentId, ClockRow>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly options: ClockKeeperOptions) {}

  /**
   * Follows what the view of a tournament's clock says now; nothing once it is stopped.
   * @param seenAt when something was last recorded, where that was before this process; default now
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
   * Stops the clock of a tournament first, where it is to be stopped and no look has found that yet: a command must not record its periods.
   * @returns undefined where there is nothing to wait for
   */
  settle(id: TournamentId): Promise<unknown> | undefined {
    const due = this.deadlines.get(id);
    const now = this.options.now();
    if (due === undefined || due.at > now || countEnded(due.value.clock, now) <= 1) return undefined;
    this.deadlines.delete(id);
    return this.advance(due.value, now);
  }

  /** What the director has to decide, one sentence for each clock. */
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

  /** Waits for the next look: at the next deadline, and after a second at the most. */
  private wait(): void {
    clearTimeout(this.timer);
    const next = this.deadlines.next();
    if (next === undefined) return;
    const wait = Math.min(Math.max(0, next.at - this.options.now()), LOOK_EVERY_MS);
    // The process may end while clocks run: nothing is lost, the instants stand in the events.
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
      // A clock that was paused or set meanwhile is not advanced as it was before.
      if (this.advanced.get(id) !== clock) return;
      this.deadlines.set(id, this.options.now() + LOOK_EVERY_MS, { clock, seenAt });
      this.wait();
    });
  }
}
