/** Stops: a stop blocks the commands of a stream (`cluster-lock.ts` explains when and why) and is recorded in the stream. */
import type { HandId, StreamName } from '../../../events/ids.js';
import type { StandstillEvent } from '../../../events/standstill.js';
import { type CommandRefusals, type Decision, type RefusalOf, makeRefuse } from '../../decider.js';

const refuse = makeRefuse<CommandRefusals>();

/** Why the commands of a stream are blocked: see `cluster-lock.ts`. */
export interface Stop {
  readonly stopId: string;
  /** The hand that decides. */
  readonly handId: HandId;
  /** The other hands that are stopped. */
  readonly hands: readonly HandId[];
}

/** Commands that streams of every kind take. */
export type StopCommand = ({ readonly type: 'StopPlay' } & Stop) | { readonly type: 'ResumePlay'; readonly stopId: string };

export function isStopCommand(command: { readonly type: string }): command is StopCommand {
  return command.type === 'StopPlay' || command.type === 'ResumePlay';
}

/** Decides on a stop. A stream without events cannot be stopped, and a stopped stream cannot be stopped by another decision. */
export function decideStop(
  stream: StreamName,
  command: StopCommand,
  { stop, revision }: { readonly stop: Stop | null; readonly revision: number },
): Decision<StandstillEvent> {
  const { stopId } = command;
  if (command.type === 'ResumePlay') return { events: stop?.stopId === stopId ? [{ type: 'PlayResumed', data: { stopId } }] : [] };
  if (stop !== null) return stop.stopId === stopId ? { events: [] } : refuseStopped(stream, stop);
  if (revision < 0) return { events: [] };
  return { events: [{ type: 'PlayStopped', data: { stopId, handId: command.handId, hands: [...command.hands] } }] };
}

export function refuseStopped(
  stream: StreamName,
  { handId, stopId }: Stop,
): { readonly refusal: RefusalOf<Pick<CommandRefusals, 'PLAY_STOPPED'>> } {
  return refuse('PLAY_STOPPED', { handId, stopId, stream });
}
