/**
 * Stops: a stream whose commands are held up while play stands still (`play-stops.ts` has why and when), and what stands of it in the stream.
 */
import type { HandId, StreamName } from '../../../events/ids.js';
import type { StandstillEvent } from '../../../events/standstill.js';
import { type CommandRefusals, type Decision, type RefusalOf, makeRefuse } from '../../decider.js';

const refuse = makeRefuse<CommandRefusals>();

/** What holds up the commands for a stream, and why: see `play-stops.ts`. */
export interface Stop {
  readonly stopId: string;
  /** The hand that is decided on. */
  readonly handId: HandId;
  /** The other hands that are held up. */
  readonly hands: readonly HandId[];
}

/** Given to streams of any kind, and taken here. */
export type StopCommand = ({ readonly type: 'StopPlay' } & Stop) | { readonly type: 'ResumePlay'; readonly stopId: string };

export function isStopCommand(command: { readonly type: string }): command is StopCommand {
  return command.type === 'StopPlay' || command.type === 'ResumePlay';
}

/** What a command for a stop comes to. A stream that is not there can't be stopped; what is stopped is not stopped by others. */
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
