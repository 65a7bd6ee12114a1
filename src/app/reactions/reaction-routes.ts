/**
 * Who reacts to which events: each process manager says so when it is made.
 */
import type { CommittedEvent } from '../../../events/envelope.js';
import type { CommandOutcome } from '../dispatch/outcome.js';

/** Gives the command that an event calls for; null for none. Doing it twice must have one effect. */
export type React = (event: CommittedEvent) => Promise<CommandOutcome | null>;

export class ReactionRoutes {
  readonly #byType = new Map<string, React>();

  /** @throws Error where two would react to one type of events */
  add(types: Iterable<string>, react: React): void {
    for (const type of types) {
      if (this.#byType.has(type)) throw new Error(`two process managers react to ${type}`);
      this.#byType.set(type, react);
    }
  }

  /** Whether somebody reacts to events of a type. */
  has(type: string): boolean {
    return this.#byType.has(type);
  }

  /** What follows from an event that somebody reacts to. */
  react(event: CommittedEvent): ReturnType<React> {
    return this.#byType.get(event.type)!(event);
  }
}
