/**
 * A mutation for everything that can be asked at a showdown. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { HandPayload } from '../commands/command-payload.js';
import { CommandMutation, HandMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
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
export class ShowingCommandsResolver extends HandMutations {
  @CommandMutation(() => HandPayload, { description: 'Keeps hands that are all in face down until the other tables have finished.' })
  holdAllInHands(@Args('input', checkedInput) input: HoldAllInHandsInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('HoldAllInHands', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Calls on all live hands to be turned up, once players are all in and no betting is left.',
  })
  turnUpAllInHands(@Args('input', checkedInput) input: TurnUpAllInHandsInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('TurnUpAllInHands', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Has an official set the order in which hands are shown.' })
  imposeShowdownOrder(
    @Args('input', checkedInput) input: ImposeShowdownOrderInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('ImposeShowdownOrder', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Turns up one card of a hand; it has no claim to a pot before the other lies open too.',
  })
  tableOneCard(@Args('input', checkedInput) input: TableOneCardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('TableOneCard', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Says that a seat will not turn up a hand that it must: an official does it, unless the director rules it dead.',
  })
  refuseToTable(@Args('input', checkedInput) input: RefuseToTableInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('RefuseToTable', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Asks to see the hand of another, as far as the rulebook gives that right; some books put a thrown hand back in play.',
  })
  requestToSee(@Args('input', checkedInput) input: RequestToSeeInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('RequestToSee', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Has an official look at hands against collusion; nobody else sees them, and nothing is won by it.',
  })
  requestHandControl(
    @Args('input', checkedInput) input: RequestHandControlInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('RequestHandControl', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Reports that a player announced a hand that he did not hold; the cards decide all the same.',
  })
  reportFalseAnnouncement(
    @Args('input', checkedInput) input: ReportFalseAnnouncementInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('ReportFalseAnnouncement', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Names the smallest chip that lies in the pots.' })
  reportSmallestChip(
    @Args('input', checkedInput) input: ReportSmallestChipInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('ReportSmallestChip', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Has the pots pushed: by the cards, or to the winners that the table names; refused with the reason why they wait.',
  })
  awardPots(@Args('input', checkedInput) input: AwardPotsInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('AwardPots', input, request);
  }
}
