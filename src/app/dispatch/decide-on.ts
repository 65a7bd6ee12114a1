/**
 * Decides a command on a stream: whether play is stopped there, what its decider says, and whether the events are too many.
 */
import type { DomainEvent } from '../../../events/catalogue.js';
import type { StreamName } from '../../../events/ids.js';
import type { Decider, Decision, Refusal } from '../../decider.js';
import { refuseTooMuch } from './bounds.js';
import type { CommandContext, StreamState } from './outcome.js';
import { refuseStopped } from './stop.js';

export interface DecisionBounds {
  /** The types of commands that are taken while play stands still: those that finish what was decided before. Default: none. */
  readonly passing?: ReadonlySet<string>;
  /** Why events are more than the aggregate may hold; null where they are not. Default: never. */
  readonly bound?: (command: never, state: never, events: readonly never[]) => { readonly refusal: Refusal } | null;
}

export function decideOn<State, Command extends { readonly type: string }, E extends DomainEvent>(
  { decide, decideUnseen = decide }: Decider<State, Command, E>,
  { passing, bound }: DecisionBounds,
  stream: StreamName,
  { state, revision, stop }: Pick<StreamState<State>, 'state' | 'revision' | 'stop'>,
  command: Command,
  { isBlind }: Pick<CommandContext, 'isBlind'>,
): Decision<E> {
  const mayPass = passing?.has(command.type) === true;
  if (stop !== null && !mayPass) return refuseStopped(stream, stop);
  const decision = (isBlind === true ? decideUnseen : decide)(command, state);
  if (decision.events === undefined) return decision;
  const { events } = decision;
  return (
    refuseTooMuch(events.length, revision, mayPass) ?? bound?.(command as never, state as never, events as readonly never[]) ?? decision
  );
}
