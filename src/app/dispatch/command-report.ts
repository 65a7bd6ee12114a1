/**
 * How commands fare: what became of each, and what it cost.
 */
import type { DomainEvent } from '../../../events/catalogue.js';
import type { CommandOutcome } from './outcome.js';

/** How one command fared. */
export interface CommandReport {
  readonly command: string;
  /** The id of whoever gave it. */
  readonly by: string;
  /** `unchanged`: its effect held already. `failed`: it threw, because the store failed or there is a bug. */
  readonly outcome: 'accepted' | 'repeated' | 'unchanged' | 'refused' | 'failed';
  /** The code of its refusal; null where it was not refused. */
  readonly refusal: string | null;
  /** How many events it made. */
  readonly events: number;
  /** How often another command was faster. */
  readonly conflicts: number;
  /** How long the store took for its appends, milliseconds. */
  readonly appendMs: number;
  /** How long it took from its call to its answer, the wait for its turn included, milliseconds. */
  readonly ms: number;
}

/** Watches one command from its call to its answer. */
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

  /** Reports what the command came to, and gives it back. */
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
