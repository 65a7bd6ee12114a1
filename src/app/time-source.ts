/**
 * The time that a node gives to commands and events. It follows the machine's clock and never runs backwards, also after a change of that
 * clock or a restart. Everything that compares instants (recorded events, levels, late entry) uses it.
 */

/**
 * After a step back of the machine's clock of at most this many milliseconds, time stands still until the clock catches up. After a larger
 * step it continues.
 */
const LONGEST_STAND = 1_000;

export interface TimeSourceOptions {
  /** The machine's clock, milliseconds since 1970. It may be set at any moment. */
  readonly wall: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly elapsed: () => number;
  /** Called once at a step back and once at its end, with one line. */
  readonly notice: (line: string) => void;
}

export class TimeSource {
  /** The last instant given, and the monotonic time of it; no earlier instant is given after it. */
  private last = Number.NEGATIVE_INFINITY;
  private lastElapsed = 0;
  /** While the machine's clock is far behind: the instant and the monotonic time from which time continues. */
  private anchor: { readonly at: number; readonly elapsed: number } | null = null;
  private behind = 0;

  constructor(private readonly options: TimeSourceOptions) {}

  /** Milliseconds since 1970; never less than before. */
  readonly now = (): number => {
    const wall = this.options.wall();
    const elapsed = this.options.elapsed();
    if (this.anchor === null && wall >= this.last) {
      this.behind = 0;
      this.last = wall;
    } else {
      this.last = this.goOn(wall, elapsed);
    }
    this.lastElapsed = elapsed;
    return this.last;
  };

  /** By how many milliseconds the last instant is ahead of the machine's clock; 0 when it is that clock's. */
  get adjustedBy(): number {
    return this.behind;
  }

  /**
   * Gives no instant before this one: the last event of the previous process, even if it is ahead of the machine's clock. `problem` reports
   * it until the clock has caught up.
   */
  goOnFrom(recordedAt: number): void {
    this.last = Math.max(this.last, recordedAt);
    this.lastElapsed = this.options.elapsed();
  }

  /** The problem for the operator; null when the time is the machine's. */
  problem(): string | null {
    return this.anchor === null
      ? null
      : `this machine's clock is behind what is recorded: times are given ${Math.round(this.behind / 1_000)} s later than it says, until it has caught up. Set it if it is wrong`;
  }

  private goOn(wall: number, elapsed: number): number {
    if (this.anchor === null && this.last - wall > LONGEST_STAND) {
      this.anchor = { at: this.last, elapsed: this.lastElapsed };
      this.behind = this.last - wall;
      this.options.notice(this.problem()!);
    }
    const at = this.anchor === null ? this.last : this.anchor.at + Math.floor(elapsed - this.anchor.elapsed);
    if (wall >= at) {
      this.anchor = null;
      this.behind = 0;
      this.options.notice("this machine's clock has caught up: times are its own again");
      return wall;
    }
    this.behind = at - wall;
    return at;
  }
}
