/** Which process manager reacts to which events. Each registers itself when it is made. */
import type { CommittedEvent } from '../../../events/envelope.js';
import type { CommandOutcome } from '../dispatch/outcome.js';

/** Gives the command that follows from an event; null for none. Repeating it must have one effect. */
export type React = (event: CommittedEvent) => Promise<CommandOutcome | null>;

export class ReactionRoutes {
  readonly #byType = new Map<string, React>();

  /** @throws Error when two process managers would react to one event type */
  add(types: Iterable<string>, react: React): void {
    for (const type of types) {
      if (this.#byType.has(type)) throw new Error(`two process managers react to ${type}`);
      this.#byType.set(type, react);
    }
  }

  /** Whether an event type has a reaction. */
  has(type: string): boolean {
    return this.#byType.has(type);
  }

  /** Runs the reaction to an event. */
  react(event: CommittedEvent): ReturnType<React> {
    return this.#byType.get(event.type)!(event);
  }
}
