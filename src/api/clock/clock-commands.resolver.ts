/**
 * A mutation for every command on the clock. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { TournamentPayload } from '../commands/command-payload.js';
import { CommandMutation, TournamentMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { AdjustClockInput, AdvanceClockInput, PauseClockInput, ResumeClockInput, StartPeriodInput } from './clock.inputs.js';

@Resolver()
export class ClockCommandsResolver extends TournamentMutations {
  @CommandMutation(() => TournamentPayload, {
    description: 'Records the levels and breaks whose time has come; no events when nothing is due.',
  })
  advanceClock(@Args('input', checkedInput) input: AdvanceClockInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('AdvanceClock', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, { description: 'Goes to a period of the structure by hand, now.' })
  startPeriod(@Args('input', checkedInput) input: StartPeriodInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('StartPeriod', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, { description: 'Stops the clock.' })
  pauseClock(@Args('input', checkedInput) input: PauseClockInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('PauseClock', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, { description: 'Lets the clock run again.' })
  resumeClock(@Args('input', checkedInput) input: ResumeClockInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('ResumeClock', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Adds time to the level or break that stands, or takes time from it.',
  })
  adjustClock(@Args('input', checkedInput) input: AdjustClockInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('AdjustClock', input, request, this.now());
  }
}
