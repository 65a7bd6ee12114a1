/**
 * The time that a node gives to commands and events. It follows the machine's clock and never runs backwards: not after a step of that clock,
 * and not after a restart. Everything that compares instants (recorded events, levels, late entry) asks this one source.
 */

/** A step back of the machine's clock that is waited out, milliseconds: the time stands still so long. After a larger one it goes on. */
const LONGEST_STAND = 1_000;

export interface TimeSourceOptions {
  /** The machine's clock, milliseconds since 1970. It may be set at any moment. */
  readonly wall: () => number;
  /** Milliseconds since any moment; never set, never backwards. */
  readonly elapsed: () => number;
  /** Called once at a step back, and of its end, one line each. */
  readonly notice: (line: string) => void;
}

export class TimeSource {
  /** The last instant that was given, and when that was; nothing earlier is given after it. */
  private last = Number.NEGATIVE_INFINITY;
  private lastElapsed = 0;
  /** While the machine's clock is far behind: from where, and since when, time goes on. */
  private anchor: { readonly at: number; readonly elapsed: number } | null = null;
  private behind = 0;

  constructor(private readonly options: TimeSourceOptions) {}

  /** Milliseconds since 1970; never less than it gave before. */
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

  /** By how many milliseconds the instant that was given last is later than the machine's clock said; 0 when it is that clock's. */
  get adjustedBy(): number {
    return this.behind;
  }

  /**
   * Gives nothing before this instant, that of the last event of a process before this one, however far ahead of the machine's clock it is: what is
   * recorded never runs backwards. `problem` says so until the clock has caught up.
   */
  goOnFrom(recordedAt: number): void {
    this.last = Math.max(this.last, recordedAt);
    this.lastElapsed = this.options.elapsed();
  }

  /** What a person has to look at; null when the time is the machine's. */
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
