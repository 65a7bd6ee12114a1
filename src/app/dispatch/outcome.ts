/**
 * What goes with a command to the node that takes it, and what comes back.
 */
import type { DomainEvent } from '../../../events/catalogue.js';
import type { Actor, CommittedEvent } from '../../../events/envelope.js';
import type { Refusal } from '../../decider.js';
import type { Stop } from './stop.js';

export interface CommandContext {
  /** Chosen by the client: sending the same command with the same id again has one effect and one answer. */
  readonly commandId: string;
  readonly actor: Actor;
  readonly correlationId: string;
  /** Whether the official who decides was dealt into the hand that it is about. */
  readonly inOwnCause?: boolean;
  /** Whether hole cards that were not tabled are hidden from whoever gives it: then no answer follows from them. */
  readonly isBlind?: boolean;
  readonly causationId?: string;
  /** The stream's revision that the client has seen; the command is refused when it has moved on. */
  readonly expectedRevision?: number;
  /** The command as the client gave it, where the server added to it (an instant, a seed): what a repetition is compared with. */
  readonly originalCommand?: object;
}

/** What a preview needs of the context of a command. */
export type PreviewContext = Pick<CommandContext, 'expectedRevision' | 'isBlind'>;

export type CommandOutcome<E extends DomainEvent = DomainEvent> =
  | {
      readonly accepted: true;
      /** The events of the command; none when its effect held already. */
      readonly events: readonly CommittedEvent<E>[];
      /** The stream's revision after the command. */
      readonly revision: number;
      /** The position of the stream's last known event; what a view must have reached to show the command's effect. */
      readonly position: number | null;
      /** True when this command id had been taken before and this is the first answer again. */
      readonly repeated: boolean;
    }
  | { readonly accepted: false; readonly refusal: Refusal };

/** What a stream amounts to. */
export interface StreamState<State> {
  readonly state: State;
  /** -1: the stream does not exist. */
  readonly revision: number;
  /** The position of its last event; null when there is none. */
  readonly position: number | null;
  /** What holds up its commands; null for nothing. */
  readonly stop: Stop | null;
}
