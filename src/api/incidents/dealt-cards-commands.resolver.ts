/**
 * A mutation for everything that can be reported of single cards of the initial deal. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { HandPayload } from '../commands/command-payload.js';
import { CommandMutation, HandMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import {
  CompleteButtonHandInput,
  ReplaceExposedCardsInput,
  ReportBoxedCardInput,
  ReportExposedCardInput,
  ReportFallenCardInput,
  ReportFlashedCardInput,
  ReportMixedDeadCardInput,
  TakeBackExtraCardInput,
} from './dealt-cards.inputs.js';

@Resolver()
export class DealtCardsCommandsResolver extends HandMutations {
  @CommandMutation(() => HandPayload, {
    description:
      'Reports a card of the deal that was turned up: it plays, or is dead and replaced, or cancels the deal, or costs its player the hand.',
  })
  reportExposedCard(@Args('input', checkedInput) input: ReportExposedCardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportExposedCard', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Exchanges the dead cards of the deal for the next of the stub; the first of them becomes the burn of the flop.',
  })
  replaceExposedCards(
    @Args('input', checkedInput) input: ReplaceExposedCardsInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('ReplaceExposedCards', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Reports cards that lay face up in the deck: one is set aside, two cancel the deal, or the hand while bets are possible.',
  })
  reportBoxedCard(@Args('input', checkedInput) input: ReportBoxedCardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportBoxedCard', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Reports a card that fell from the table: dead by the dealer’s doing, to be played by its player’s own.',
  })
  reportFallenCard(@Args('input', checkedInput) input: ReportFallenCardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportFallenCard', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Reports a card of the deal that was seen without being turned up: it plays, or is dead, or its player says which.',
  })
  reportFlashedCard(@Args('input', checkedInput) input: ReportFlashedCardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportFlashedCard', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Reports that a player mixed his dead card with the live one: they are told apart, or the whole hand is dead.',
  })
  reportMixedDeadCard(
    @Args('input', checkedInput) input: ReportMixedDeadCardInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('ReportMixedDeadCard', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Gives the button the cards that it lacks, while it has not acted; in some books the deal is cancelled instead.',
  })
  completeButtonHand(
    @Args('input', checkedInput) input: CompleteButtonHandInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('CompleteButtonHand', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Takes the third card of the small blind back unseen, as the burn of the flop, in the books that know of it.',
  })
  takeBackExtraCard(@Args('input', checkedInput) input: TakeBackExtraCardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('TakeBackExtraCard', input, request);
  }
}
