/**
 * A mutation for everything that can be reported of the initial deal. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { Tapis } from '../../app/tapis.js';
import type { DealCommand } from '../../hand/deal/commands.js';
import { HandPayload } from '../commands/command-payload.js';
import { takeHandCommand } from '../commands/hand-command-taking.js';
import type { HandCommandInput } from '../hand/hand.inputs.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { TAPIS } from '../reading/view-reading.js';
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
@UseGuards(TokenGuard)
export class DealCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => HandPayload, {
    description: 'Says who shuffled and cut: a wrong cut is refused before the first card, so that it is made again, and noted after it.',
  })
  recordShuffleAndCut(
    @Args('input', checkedInput) input: RecordShuffleAndCutInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    const { shuffledBy, cutBy, decks, smallestPile = null, cutCardUsed = null } = input;
    return this.take(input, request, { type: 'RecordShuffleAndCut', shuffledBy, cutBy, decks, smallestPile, cutCardUsed });
  }

  @Mutation(() => HandPayload, { description: 'Says that the first card is dealt: nobody acts before the deal is complete.' })
  beginDeal(@Args('input', checkedInput) input: BeginDealInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'BeginDeal', at: this.tapis.now() });
  }

  @Mutation(() => HandPayload, { description: 'Says that the last card is dealt: the betting begins.' })
  completeDeal(@Args('input', checkedInput) input: CompleteDealInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { absent, penalised } = input;
    return this.take(input, request, { type: 'CompleteDeal', at: this.tapis.now(), absent, penalised });
  }

  @Mutation(() => HandPayload, {
    description:
      'Says where a player was during the deal: whoever was not there when it counted has a dead hand (RC 30; MO 2.18; TDA 8; RO 4.1).',
  })
  checkPresence(@Args('input', checkedInput) input: CheckPresenceInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, seatedAt = null, leftAt = null, posture, official, cutoffAt = null } = input;
    return this.take(input, request, { type: 'CheckPresence', seat, seatedAt, leftAt, posture, official, cutoffAt });
  }

  @Mutation(() => HandPayload, {
    description:
      'Reports what went wrong with the deal: it is cancelled, or comes too late for that, or is mended or left, as the rulebook says.',
  })
  reportDealFault(@Args('input', checkedInput) input: ReportDealFaultInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { fault, seats, count = null, deckIsWrong, earlierMisdealsOfDealer } = input;
    return this.take(input, request, { type: 'ReportDealFault', fault, seats, count, deckIsWrong, earlierMisdealsOfDealer });
  }

  @Mutation(() => HandPayload, {
    description:
      'Cancels the deal, where the rulebook knows the cause and not too much has been played (RC 35; MO 2.17; RO 6.1; TF §2 b17).',
  })
  declareMisdeal(@Args('input', checkedInput) input: DeclareMisdealInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { cause, seats, byDirector, earlierMisdealsOfDealer } = input;
    return this.take(input, request, { type: 'DeclareMisdeal', cause, seats, byDirector, earlierMisdealsOfDealer });
  }

  @Mutation(() => HandPayload, {
    description: 'Deals a cancelled hand again: same seats, button, blinds and level, bets of the first deal returned (RC 35; RO 6.1).',
  })
  redeal(@Args('input', checkedInput) input: RedealInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { attempt, dealtIn, button, level, absentAtFirstDeal, penalised } = input;
    return this.take(input, request, {
      type: 'Redeal',
      attempt,
      ...(dealtIn == null ? {} : { dealtIn }),
      ...(button == null ? {} : { button }),
      ...(level == null ? {} : { level }),
      absentAtFirstDeal,
      penalised,
    });
  }

  private take(input: HandCommandInput, request: RequestContext, command: DealCommand): Promise<HandPayload> {
    return takeHandCommand(this.tapis, input, request, command);
  }
}
