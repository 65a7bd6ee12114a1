/**
 * A mutation for everything that can be reported of hands that die otherwise than by a fold. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { HandPayload } from '../commands/command-payload.js';
import { CommandMutation, HandMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import {
  RecordLeftTableInput,
  ReportDiscardInput,
  ReportExposedHandInput,
  ReportHandKilledInput,
  ReportHiddenCardsInput,
  ReportPhoneUseInput,
  ReportRabbitHuntingInput,
  ReportTalkInput,
  RetrieveHandInput,
} from './discards.inputs.js';

@Resolver()
export class DiscardsCommandsResolver extends HandMutations {
  @CommandMutation(() => HandPayload, {
    description:
      'Reports what happened to a live hand that its player did not do: it is dead and its uncalled chips go back, or it lives, as the rulebook says (RC 65; MO 5.8; TDA 28; RO 8.2, 8.5; TF §6 b7).',
  })
  reportHandKilled(@Args('input', checkedInput) input: ReportHandKilledInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportHandKilled', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description:
      'Reports that a player threw his own hand away: a fold, a dead hand, or one that is kept apart for the director (RC 14, 15, 58; MO 5.2 to 5.4; RO 8.3, 8.4, 10.10; TF §6 b2 to b4).',
  })
  reportDiscard(@Args('input', checkedInput) input: ReportDiscardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportDiscard', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description:
      'Asks for a thrown hand back. Where that is the director’s to say, the refusal tells what he can answer with ruleOnIncident (RC 14; MO 5.3, 5.4; RO 8.4; TF §6 b3, b4).',
  })
  retrieveHand(@Args('input', checkedInput) input: RetrieveHandInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('RetrieveHand', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Reports that a player showed his hand, or a card of it: whether it lives, who else must see it, what it costs.',
  })
  reportExposedHand(@Args('input', checkedInput) input: ReportExposedHandInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportExposedHand', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Reports a phone or another device: with live cards it can cost the hand.' })
  reportPhoneUse(@Args('input', checkedInput) input: ReportPhoneUseInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportPhoneUse', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Records that a player moved away from the table: a live hand dies of it, unless he is all in.',
  })
  recordLeftTable(@Args('input', checkedInput) input: RecordLeftTableInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('RecordLeftTable', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Reports cards of a live hand out of sight; what that comes to is for the director.' })
  reportHiddenCards(@Args('input', checkedInput) input: ReportHiddenCardsInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportHiddenCards', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Reports what a player said of a hand and must not say.' })
  reportTalk(@Args('input', checkedInput) input: ReportTalkInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportTalk', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Reports, once the hand is over, that a player looked at cards that would have come.',
  })
  reportRabbitHunting(
    @Args('input', checkedInput) input: ReportRabbitHuntingInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('ReportRabbitHunting', input, request);
  }
}
