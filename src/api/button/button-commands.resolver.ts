/**
 * A mutation for every command on button and newcomers. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { commandContext } from '../commands/command-context.js';
import { HandPayload, TournamentPayload } from '../commands/command-payload.js';
import { acceptedOf, CommandMutation, TournamentMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { DealInNewcomerInput, DetermineFirstButtonInput } from './button.inputs.js';

@Resolver()
export class ButtonCommandsResolver extends TournamentMutations {
  @CommandMutation(() => TournamentPayload, {
    description:
      'Tells where the director has drawn the first button of a table, where the rulebook has it drawn, or has it drawn from the seed of the seats where he gives no seat (RC 6; TF §2 b2). Else it is drawn so with the first hand.',
  })
  determineFirstButton(
    @Args('input', checkedInput) input: DetermineFirstButtonInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('DetermineFirstButton', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description:
      'Deals a player in who sat down after the hand of his table was opened, and before its first card; antes and blinds are posted again where they then belong (RC 10; RO 2.3).',
  })
  async dealInNewcomer(@Args('input', checkedInput) input: DealInNewcomerInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { handId, outcome } = await this.tapis.dealIn(input.tournamentId, input.playerId, commandContext(input, request));
    return new HandPayload(acceptedOf(outcome), this.tapis, handId!);
  }
}
