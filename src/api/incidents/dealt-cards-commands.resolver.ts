/**
 * A mutation for everything that can be reported of single cards of the initial deal. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { Tapis } from '../../app/tapis.js';
import type { DealtCardCommand } from '../../hand/deal/commands.js';
import { HandPayload } from '../commands/command-payload.js';
import { takeHandCommand } from '../commands/hand-command-taking.js';
import type { HandCommandInput } from '../hand/hand.inputs.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { TAPIS } from '../reading/view-reading.js';
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
@UseGuards(TokenGuard)
export class DealtCardsCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => HandPayload, {
    description:
      'Reports a card of the deal that was turned up: it plays, or is dead and replaced, or cancels the deal, or costs its player the hand.',
  })
  reportExposedCard(@Args('input', checkedInput) input: ReportExposedCardInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, ordinal = null, cause, card = null, earlierMisdealsOfDealer } = input;
    return this.take(input, request, { type: 'ReportExposedCard', seat, ordinal, cause, card, earlierMisdealsOfDealer });
  }

  @Mutation(() => HandPayload, {
    description: 'Exchanges the dead cards of the deal for the next of the stub; the first of them becomes the burn of the flop.',
  })
  replaceExposedCards(
    @Args('input', checkedInput) input: ReplaceExposedCardsInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take(input, request, { type: 'ReplaceExposedCards' });
  }

  @Mutation(() => HandPayload, {
    description: 'Reports cards that lay face up in the deck: one is set aside, two cancel the deal, or the hand while bets are possible.',
  })
  reportBoxedCard(@Args('input', checkedInput) input: ReportBoxedCardInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { duringInitialDeal, count, cards, nextSeat = null, foldsInfluenced = null, earlierMisdealsOfDealer } = input;
    return this.take(input, request, {
      type: 'ReportBoxedCard',
      duringInitialDeal,
      count,
      cards,
      nextSeat,
      foldsInfluenced,
      earlierMisdealsOfDealer,
    });
  }

  @Mutation(() => HandPayload, {
    description: 'Reports a card that fell from the table: dead by the dealer’s doing, to be played by its player’s own.',
  })
  reportFallenCard(@Args('input', checkedInput) input: ReportFallenCardInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, ordinal = null, cause, afterDeal = null, card = null, earlierMisdealsOfDealer } = input;
    return this.take(input, request, { type: 'ReportFallenCard', seat, ordinal, cause, afterDeal, card, earlierMisdealsOfDealer });
  }

  @Mutation(() => HandPayload, {
    description: 'Reports a card of the deal that was seen without being turned up: it plays, or is dead, or its player says which.',
  })
  reportFlashedCard(@Args('input', checkedInput) input: ReportFlashedCardInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, ordinal = null, cause, seenBy, touchedByOwner, ownerKeeps = null, chosenBy, earlierMisdealsOfDealer } = input;
    return this.take(input, request, {
      type: 'ReportFlashedCard',
      seat,
      ordinal,
      cause,
      seenBy,
      touchedByOwner,
      ownerKeeps,
      ...(chosenBy == null ? {} : { chosenBy }),
      earlierMisdealsOfDealer,
    });
  }

  @Mutation(() => HandPayload, {
    description: 'Reports that a player mixed his dead card with the live one: they are told apart, or the whole hand is dead.',
  })
  reportMixedDeadCard(
    @Args('input', checkedInput) input: ReportMixedDeadCardInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    const { seat, liveCardIdentifiable } = input;
    return this.take(input, request, { type: 'ReportMixedDeadCard', seat, liveCardIdentifiable });
  }

  @Mutation(() => HandPayload, {
    description: 'Gives the button the cards that it lacks, while it has not acted; in some books the deal is cancelled instead.',
  })
  completeButtonHand(
    @Args('input', checkedInput) input: CompleteButtonHandInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take(input, request, { type: 'CompleteButtonHand', seat: input.seat, count: input.count ?? null });
  }

  @Mutation(() => HandPayload, {
    description: 'Takes the third card of the small blind back unseen, as the burn of the flop, in the books that know of it.',
  })
  takeBackExtraCard(@Args('input', checkedInput) input: TakeBackExtraCardInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, lastDealt, identifiable, seen } = input;
    return this.take(input, request, { type: 'TakeBackExtraCard', seat, lastDealt, identifiable, seen });
  }

  private take(input: HandCommandInput, request: RequestContext, command: DealtCardCommand): Promise<HandPayload> {
    return takeHandCommand(this.tapis, input, request, command);
  }
}
