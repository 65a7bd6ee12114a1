/** The outcome and the costs of commands. */
import type { DomainEvent } from '../../../events/catalogue.js';
import type { CommandOutcome } from './outcome.js';

/** The outcome and the costs of one command. */
export interface CommandReport {
  readonly command: string;
  /** The id of the principal who gave it. */
  readonly by: string;
  /** `unchanged`: it had no effect left to make. `failed`: it threw, because the store failed or there is a bug. */
  readonly outcome: 'accepted' | 'repeated' | 'unchanged' | 'refused' | 'failed';
  /** The code of the refusal; null when the command was not refused. */
  readonly refusal: string | null;
  /** The number of its events. */
  readonly events: number;
  /** The number of conflicts with other commands. */
  readonly conflicts: number;
  /** The time of its appends, in milliseconds. */
  readonly appendMs: number;
  /** The time from call to answer, waiting included, in milliseconds. */
  readonly ms: number;
}

/** Measures one command from call to answer. */
export class CommandWatch {
  readonly #begun = performance.now();
  #conflicts = 0;
  #appendMs = 0;

  constructor(
    private readonly command: string,
    private readonly by: string,
    private readonly tell: (report: CommandReport) => void = () => undefined,
  ) {}

  /** Measures an append. */
  async append<Result>(appending: Promise<Result>): Promise<Result> {
    const begun = performance.now();
    const result = await appending;
    this.#appendMs += performance.now() - begun;
    return result;
  }

  conflicted(): void {
    this.#conflicts += 1;
  }

  /** Reports the outcome, and returns it. */
  answer<E extends DomainEvent>(outcome: CommandOutcome<E>): CommandOutcome<E> {
    if (!outcome.accepted) this.#report('refused', outcome.refusal.code);
    else if (outcome.repeated) this.#report('repeated');
    else this.#report(outcome.events.length === 0 ? 'unchanged' : 'accepted', null, outcome.events.length);
    return outcome;
  }

  failed(): void {
    this.#report('failed');
  }

  #report(outcome: CommandReport['outcome'], refusal: string | null = null, events = 0): void {
    const { command, by } = this;
    this.tell({
      command,
      by,
      outcome,
      refusal,
      events,
      conflicts: this.#conflicts,
      appendMs: this.#appendMs,
      ms: performance.now() - this.#begun,
    });
  }
}
