/**
 * Advances the clock of each running tournament at the instant its period ends. So a level or a break is recorded and shown on
 * every screen, even while nobody plays a hand. The instants are the tournament's own: a period that ended unseen is
 * recorded at the next look, and one that is seen twice has one effect.
 *
 * A timer can't be trusted with a long wait: it stands still while the machine is suspended, and knows nothing of a clock that is set.
 * So there is one timer for all tournaments, and it looks at the time once a second while any of them runs.
 */
import type { TournamentId } from '../../events/ids.js';
import type { ClockRow } from '../../projections/clock.js';
import { Deadlines } from './deadlines.js';

/** How late a period can be advanced after a suspend or a step of the clock, and how soon a failure is tried again, milliseconds. */
export const LOOK_EVERY_MS = 1_000;

export interface ClockKeeperOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Gives the command `AdvanceClock`; `commandId` is the same for the same period of the same start. */
  readonly advance: (id: TournamentId, commandId: string) => Promise<unknown>;
  readonly notice: (line: string) => void;
}

export class ClockKeeper {
  private readonly deadlines = new Deadlines<TournamentId, ClockRow>();
  /** The clock whose period was advanced last, while the view has shown nothing newer of that tournament. */
  private readonly advanced = new Map<TournamentId, ClockRow>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly options: ClockKeeperOptions) {}

  /** Follows what the view of a tournament's clock says now; nothing once it is stopped. */
  follow(clock: ClockRow): void {
    if (this.stopped) return;
    this.advanced.delete(clock.tournamentId);
    const isLast = clock.period !== null && clock.period >= clock.structure.length - 1;
    if (clock.endsAt === null || clock.period === null || isLast) this.deadlines.delete(clock.tournamentId);
    else this.deadlines.set(clock.tournamentId, clock.endsAt, clock);
    this.wait();
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
      this.advance(next.value);
    }
    this.wait();
  }

  private advance(clock: ClockRow): void {
    const id = clock.tournamentId;
    this.advanced.set(id, clock);
    this.options.advance(id, `clock-${clock.period}-${clock.startedAt}-${clock.endsAt}`).catch((error: unknown) => {
      this.options.notice(`the clock of ${id} could not be advanced: ${(error as Error).message}`);
      // A clock that was paused or set meanwhile is not advanced as it was before.
      if (this.advanced.get(id) !== clock) return;
      this.deadlines.set(id, this.options.now() + LOOK_EVERY_MS, clock);
      this.wait();
    });
  }
}
