/**
 * How much one command and one stream may hold: far more than a tournament with thousands of players and all its hands needs.
 */
import { makeRefuse, type CommandRefusals, type Refusal } from '../../decider.js';

export const bounds = {
  /** Events of one command. */
  eventsOfCommand: 50_000,
  /** Events of one stream, before only what finishes what was decided is taken. */
  eventsOfStream: 2_000_000,
} as const;

const refuse = makeRefuse<CommandRefusals>();

/** @param revision of the stream's last event; -1 for none. @param isFinishing whether the command finishes what was decided before */
export function refuseTooMuch(events: number, revision: number, isFinishing: boolean): { readonly refusal: Refusal } | null {
  if (events > bounds.eventsOfCommand) return refuse('COMMAND_TOO_LARGE', { events, most: bounds.eventsOfCommand });
  const after = revision + 1 + events;
  return after > bounds.eventsOfStream && !isFinishing ? refuse('STREAM_TOO_LONG', { events: after, most: bounds.eventsOfStream }) : null;
}
