/**
 * A mutation for everything that can be reported of the initial deal. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { HandPayload } from '../commands/command-payload.js';
import { CommandMutation, HandMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import {
  BeginDealInput,
  CheckPresenceInput,
  CompleteDealInput,
  DeclareMisdealInput,
  RecordShuffleAndCutInput,
  RedealInput,
  ReportDealFaultInput,
} from './deal.inputs.js';

@Resolver()
export class DealCommandsResolver extends HandMutations {
  @CommandMutation(() => HandPayload, {
    description: 'Says who shuffled and cut: a wrong cut is refused before the first card, so that it is made again, and noted after it.',
  })
  recordShuffleAndCut(
    @Args('input', checkedInput) input: RecordShuffleAndCutInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('RecordShuffleAndCut', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Says that the first card is dealt: nobody acts before the deal is complete.' })
  beginDeal(@Args('input', checkedInput) input: BeginDealInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('BeginDeal', input, request, this.now());
  }

  @CommandMutation(() => HandPayload, { description: 'Says that the last card is dealt: the betting begins.' })
  completeDeal(@Args('input', checkedInput) input: CompleteDealInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('CompleteDeal', input, request, this.now());
  }

  @CommandMutation(() => HandPayload, {
    description:
      'Says where a player was during the deal: whoever was not there when it counted has a dead hand (RC 30; MO 2.18; TDA 8; RO 4.1).',
  })
  checkPresence(@Args('input', checkedInput) input: CheckPresenceInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('CheckPresence', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description:
      'Reports what went wrong with the deal: it is cancelled, or comes too late for that, or is mended or left, as the rulebook says.',
  })
  reportDealFault(@Args('input', checkedInput) input: ReportDealFaultInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportDealFault', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description:
      'Cancels the deal, where the rulebook knows the cause and not too much has been played (RC 35; MO 2.17; RO 6.1; TF §2 b17).',
  })
  declareMisdeal(@Args('input', checkedInput) input: DeclareMisdealInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('DeclareMisdeal', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Deals a cancelled hand again: same seats, button, blinds and level, bets of the first deal returned (RC 35; RO 6.1).',
  })
  redeal(@Args('input', checkedInput) input: RedealInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('Redeal', input, request);
  }
}
