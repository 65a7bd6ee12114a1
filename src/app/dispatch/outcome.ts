/** The context of a command, and its outcome. */
import type { DomainEvent } from '../../../events/catalogue.js';
import type { Actor, CommittedEvent } from '../../../events/envelope.js';
import type { Refusal } from '../../decider.js';
import type { Stop } from './stop.js';

export interface CommandContext {
  /** Chosen by the client. Sending the same command with the same id again has one effect and one answer. */
  readonly commandId: string;
  readonly actor: Actor;
  readonly correlationId: string;
  /** Whether the official who decides was dealt into the hand in question. */
  readonly inOwnCause?: boolean;
  /** Whether hole cards that were not tabled are hidden from the sender. Then no answer depends on them. */
  readonly isBlind?: boolean;
  readonly causationId?: string;
  /** The stream's revision that the client has seen; the command is refused when there are newer events. */
  readonly expectedRevision?: number;
  /** The command as the client sent it, when the server added fields to it (an instant, a seed). A repetition is compared with this. */
  readonly originalCommand?: object;
}

/** What a preview needs of the context of a command. */
export type PreviewContext = Pick<CommandContext, 'expectedRevision' | 'isBlind'>;

export type CommandOutcome<E extends DomainEvent = DomainEvent> =
  | {
      readonly accepted: true;
      /** The events of the command; none when it had no effect left to make. */
      readonly events: readonly CommittedEvent<E>[];
      /** The stream's revision after the command. */
      readonly revision: number;
      /** The position of the stream's last event. A view at this position shows the command's effect. */
      readonly position: number | null;
      /** True when this command id was executed before and this is the first answer again. */
      readonly repeated: boolean;
    }
  | { readonly accepted: false; readonly refusal: Refusal };

/** The state of a stream. */
export interface StreamState<State> {
  readonly state: State;
  /** -1: the stream does not exist. */
  readonly revision: number;
  /** The position of its last event; null when there is none. */
  readonly position: number | null;
  /** The stop that blocks its commands; null for none. */
  readonly stop: Stop | null;
}
