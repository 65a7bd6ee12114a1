/**
 * A mutation for every dispute on a pot, and for the moment that ends most of them. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { HandPayload } from '../commands/command-payload.js';
import { CommandMutation, HandMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { ClaimAmountInput, ClaimAwardInput, ClaimReadingInput, CorrectAwardInput, ReportCardsPickedUpInput } from './claims.inputs.js';

@Resolver()
export class ClaimsCommandsResolver extends HandMutations {
  @CommandMutation(() => HandPayload, {
    description:
      'Disputes how a tabled hand was read, as long as the rulebook allows it. The pot goes to the seats that are named, else to the best tabled hands; where these are not known the claim is kept for correctAward (RC 22; MO 10.1; RO 10.9; TF §11 b1).',
  })
  claimReading(@Args('input', checkedInput) input: ClaimReadingInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ClaimReading', input, request, this.now());
  }

  @CommandMutation(() => HandPayload, {
    description:
      'Disputes to whom a pot or a part of it went, as long as the rulebook allows it (RC 22; MO 9.11, 9.12, 10.1; TDA 29; RO 10.9; TF §10 b11, b12).',
  })
  claimAward(@Args('input', checkedInput) input: ClaimAwardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ClaimAward', input, request, this.now());
  }

  @CommandMutation(() => HandPayload, {
    description:
      'Disputes what a pot held, as long as the rulebook allows it: the seat pays what it owed, and that goes where the pot went (RC 22; MO 10.2; RO 9.17; TF §11 b2).',
  })
  claimAmount(@Args('input', checkedInput) input: ClaimAmountInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ClaimAmount', input, request, this.now());
  }

  @CommandMutation(() => HandPayload, {
    description:
      'Gives a pot to the right seats: on a claim that was accepted, or with a reason by the director’s word against the rulebook. The award as it stands dismisses the claim.',
  })
  correctAward(@Args('input', checkedInput) input: CorrectAwardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('CorrectAward', input, request, this.now());
  }

  @CommandMutation(() => HandPayload, {
    description:
      'Records that the cards of a hand that is over were picked up: where the rulebook says so, it is not disputed any more (RO 10.9).',
  })
  reportCardsPickedUp(
    @Args('input', checkedInput) input: ReportCardsPickedUpInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('ReportCardsPickedUp', input, request, this.now());
  }
}
