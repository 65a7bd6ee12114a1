/**
 * A mutation for every command on button and newcomers. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import type { Tapis } from '../../app/tapis.js';
import { commandContext } from '../commands/command.input.js';
import { HandPayload, TournamentPayload } from '../commands/command-payload.js';
import { refused } from '../server/error-presentation.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { takeTournamentCommand } from '../commands/tournament-command-taking.js';
import { TAPIS } from '../reading/view-reading.js';
import { DealInNewcomerInput, DetermineFirstButtonInput } from './button.inputs.js';

@Resolver()
@UseGuards(TokenGuard)
export class ButtonCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => TournamentPayload, {
    description:
      'Tells where the director has drawn the first button of a table, where the rulebook has it drawn (RC 6; TF §2 b2), or has it drawn from the seed of the seats where he gives no seat. Else it is drawn so with the first hand.',
  })
  determineFirstButton(
    @Args('input', checkedInput) input: DetermineFirstButtonInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { table, seat } = input;
    return takeTournamentCommand(this.tapis, input, request, { type: 'DetermineFirstButton', table, ...(seat == null ? {} : { seat }) });
  }

  @Mutation(() => HandPayload, {
    description:
      'Deals a player in who sat down after the hand of his table was opened, and before its first card; antes and blinds are posted again where they then belong (RC 10; RO 2.3).',
  })
  async dealInNewcomer(@Args('input', checkedInput) input: DealInNewcomerInput, @Context() request: RequestContext): Promise<HandPayload> {
    const context = commandContext(input, request);
    const { handId, outcome } = await this.tapis.dealIn(input.tournamentId as TournamentId, input.playerId as PlayerId, context);
    if (!outcome.accepted) throw refused(outcome.refusal);
    return new HandPayload(outcome, this.tapis, handId!);
  }
}
