/**
 * A mutation for every command on offences and penalties. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { TournamentPayload } from '../commands/command-payload.js';
import { CommandMutation, TournamentMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { CloseOffenceInput, IssuePenaltyInput, LiftPenaltyInput, RecordOffenceInput, WaiveSanctionInput } from './discipline.inputs.js';

@Resolver()
export class DisciplineCommandsResolver extends TournamentMutations {
  @CommandMutation(() => TournamentPayload, {
    description:
      'Puts an offence of a player on record, with what the scale of the book proposes; offences that hands note go on record by themselves.',
  })
  recordOffence(@Args('input', checkedInput) input: RecordOffenceInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('RecordOffence', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Gives a penalty for an offence: it is served from the next hand on, cards dealt and dead, blinds and antes taken (RC 71; MO 13.1; TDA 7; RO 11.1, 11.2). To disqualify a player there is disqualifyPlayer.',
  })
  issuePenalty(@Args('input', checkedInput) input: IssuePenaltyInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('IssuePenalty', input, request);
  }

  @CommandMutation(() => TournamentPayload, { description: 'Closes an offence without a penalty: none is given for it, or it was none.' })
  closeOffence(@Args('input', checkedInput) input: CloseOffenceInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('CloseOffence', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Spares a player a penalty that the book prescribes, for fairness (RC 1; MO 13.2; TDA 1; RO 1.1).',
  })
  waiveSanction(@Args('input', checkedInput) input: WaiveSanctionInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('WaiveSanction', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Takes back a penalty that was given in error: what is left of it falls away, and its offence is open again.',
  })
  liftPenalty(@Args('input', checkedInput) input: LiftPenaltyInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('LiftPenalty', input, request);
  }
}
