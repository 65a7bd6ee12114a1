/**
 * A mutation for everything by which an official puts a hand right, and for the director's word on an incident. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { tableOfHand, tournamentOfHand, type HandId } from '../../../events/ids.js';
import type { Stakes } from '../../../events/values.js';
import { findStakesAtLevel } from '../../tournament/hands/stakes.js';
import { HandPayload } from '../commands/command-payload.js';
import { CommandMutation, HandMutations } from '../commands/mutations.js';
import { badInput } from '../language/api-error.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import {
  CorrectBlindsInput,
  CorrectLevelInput,
  CorrectMisreadActionInput,
  ResolveSkippedPlayerInput,
  RuleOnIncidentInput,
} from './director.inputs.js';

@Resolver()
export class DirectorCommandsResolver extends HandMutations {
  @CommandMutation(() => HandPayload, {
    description:
      'Puts a hand that began on the wrong level on the right one: cards and folds stand, and the betting begins again (RO 3.1).',
  })
  async correctLevel(@Args('input', checkedInput) input: CorrectLevelInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('CorrectLevel', input, request, { stakes: await this.stakesOf(input.handId, input.level) });
  }

  @CommandMutation(() => HandPayload, {
    description: 'Moves the button and the blinds to the right seats: cards and folds stand, and the betting begins again (RO 2.3).',
  })
  correctBlinds(@Args('input', checkedInput) input: CorrectBlindsInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('CorrectBlinds', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Puts the last bet or raise right, which had been taken for another: chips put in after it go back (RO 9.20).',
  })
  correctMisreadAction(
    @Args('input', checkedInput) input: CorrectMisreadActionInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('CorrectMisreadAction', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description:
      'Asks what becomes of a seat whose turn was jumped over; where that is the director’s, the refusal says what he can answer.',
  })
  resolveSkippedPlayer(
    @Args('input', checkedInput) input: ResolveSkippedPlayerInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('ResolveSkippedPlayer', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Gives the answer of the director to a question that a refusal or the hand asks him, with what follows of it.',
  })
  ruleOnIncident(@Args('input', checkedInput) input: RuleOnIncidentInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('RuleOnIncident', input, request);
  }

  /** The forced bets of the hand's own players at another level of its tournament. @throws ApiError where there is no such level */
  private async stakesOf(id: HandId, level: number): Promise<Stakes> {
    const [tournament, hand] = await Promise.all([this.tapis.loadTournament(tournamentOfHand(id)), this.tapis.loadHand(id)]);
    const stakes = findStakesAtLevel(tournament.state, level, hand.state.start?.seats.length ?? 0, tableOfHand(id));
    if (stakes === null) throw badInput([{ path: 'input.level', problem: 'must be a level of the tournament' }]);
    return stakes;
  }
}
