/** Limits for one command and one stream: far more than a tournament with thousands of players and all its hands needs. */
import { makeRefuse, type CommandRefusals, type Refusal } from '../../decider.js';

export const bounds = {
  /** The most events of one command. */
  eventsOfCommand: 50_000,
  /** The most events of one stream; beyond it, only commands that finish an earlier decision are taken. */
  eventsOfStream: 2_000_000,
} as const;

const refuse = makeRefuse<CommandRefusals>();

/**
 * @param revision of the stream's last event; -1 for none
 * @param isFinishing whether the command finishes an earlier decision
 */
export function refuseTooMuch(events: number, revision: number, isFinishing: boolean): { readonly refusal: Refusal } | null {
  if (events > bounds.eventsOfCommand) return refuse('COMMAND_TOO_LARGE', { events, most: bounds.eventsOfCommand });
  const after = revision + 1 + events;
  return after > bounds.eventsOfStream && !isFinishing ? refuse('STREAM_TOO_LONG', { events: after, most: bounds.eventsOfStream }) : null;
}
