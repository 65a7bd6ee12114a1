/**
 * A mutation for everything that can be asked at a showdown. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { Card, HoleCards } from '../../../events/values.js';
import type { Tapis } from '../../app/tapis.js';
import type { ShowingCommand } from '../../hand/showing/commands.js';
import { HandPayload } from '../commands/command-payload.js';
import { takeHandCommand } from '../commands/hand-command-taking.js';
import type { HandCommandInput } from '../hand/hand.inputs.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { TAPIS } from '../reading/view-reading.js';
import {
  AwardPotsInput,
  HoldAllInHandsInput,
  ImposeShowdownOrderInput,
  RefuseToTableInput,
  ReportFalseAnnouncementInput,
  ReportSmallestChipInput,
  RequestHandControlInput,
  RequestToSeeInput,
  TableOneCardInput,
  TurnUpAllInHandsInput,
} from './showing.inputs.js';

@Resolver()
@UseGuards(TokenGuard)
export class ShowingCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => HandPayload, { description: 'Keeps hands that are all in face down until the other tables have finished.' })
  holdAllInHands(@Args('input', checkedInput) input: HoldAllInHandsInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'HoldAllInHands' });
  }

  @Mutation(() => HandPayload, { description: 'Calls on all live hands to be turned up, once players are all in and no betting is left.' })
  turnUpAllInHands(@Args('input', checkedInput) input: TurnUpAllInHandsInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'TurnUpAllInHands', otherTablesFinished: input.otherTablesFinished });
  }

  @Mutation(() => HandPayload, { description: 'Has an official set the order in which hands are shown.' })
  imposeShowdownOrder(
    @Args('input', checkedInput) input: ImposeShowdownOrderInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take(input, request, { type: 'ImposeShowdownOrder', seat: input.seat ?? null });
  }

  @Mutation(() => HandPayload, { description: 'Turns up one card of a hand; it has no claim to a pot before the other lies open too.' })
  tableOneCard(@Args('input', checkedInput) input: TableOneCardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'TableOneCard', seat: input.seat, card: input.card });
  }

  @Mutation(() => HandPayload, {
    description: 'Says that a seat will not turn up a hand that it must: an official does it, unless the director rules it dead.',
  })
  refuseToTable(@Args('input', checkedInput) input: RefuseToTableInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'RefuseToTable', seat: input.seat });
  }

  @Mutation(() => HandPayload, {
    description: 'Asks to see the hand of another, as far as the rulebook gives that right; some books put a thrown hand back in play.',
  })
  requestToSee(@Args('input', checkedInput) input: RequestToSeeInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { bySeat, targetSeat, cards, identifiable = null, touchedMuck = null, muckedByDealer = null } = input;
    return this.take(input, request, {
      type: 'RequestToSee',
      bySeat,
      targetSeat,
      cards: cards == null ? null : pairOf(cards),
      identifiable,
      touchedMuck,
      muckedByDealer,
    });
  }

  @Mutation(() => HandPayload, {
    description: 'Has an official look at hands against collusion; nobody else sees them, and nothing is won by it.',
  })
  requestHandControl(
    @Args('input', checkedInput) input: RequestHandControlInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    const { by = null, targetSeats, suspicion = null, earlierRequests } = input;
    const cards = input.cards.map((each) => ({ seat: each.seat, cards: pairOf(each.cards) }));
    return this.take(input, request, { type: 'RequestHandControl', by, targetSeats, suspicion, earlierRequests, cards });
  }

  @Mutation(() => HandPayload, {
    description: 'Reports that a player announced a hand that he did not hold; the cards decide all the same.',
  })
  reportFalseAnnouncement(
    @Args('input', checkedInput) input: ReportFalseAnnouncementInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    const { seat, deliberate, earlier } = input;
    return this.take(input, request, { type: 'ReportFalseAnnouncement', seat, deliberate, earlier });
  }

  @Mutation(() => HandPayload, { description: 'Names the smallest chip that lies in the pots.' })
  reportSmallestChip(
    @Args('input', checkedInput) input: ReportSmallestChipInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take(input, request, { type: 'ReportSmallestChip', chip: input.chip });
  }

  @Mutation(() => HandPayload, {
    description: 'Has the pots pushed: by the cards, or to the winners that the table names; refused with the reason why they wait.',
  })
  awardPots(@Args('input', checkedInput) input: AwardPotsInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { withoutTabling = null, smallestChipInPot = null } = input;
    const winners = input.winners?.map(({ pot, seats }) => ({ pot, seats })) ?? null;
    return this.take(input, request, { type: 'AwardPots', withoutTabling, winners, smallestChipInPot });
  }

  private take(input: HandCommandInput, request: RequestContext, command: ShowingCommand): Promise<HandPayload> {
    return takeHandCommand(this.tapis, input, request, command);
  }
}

/** The two cards of an input, whose number has been checked. */
function pairOf(cards: readonly Card[]): HoleCards {
  return [cards[0]!, cards[1]!];
}
