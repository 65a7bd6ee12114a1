/**
 * A mutation for everything that can be reported of the board and the deck. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { Tapis } from '../../app/tapis.js';
import type { DeckCommand } from '../../hand/deck/commands.js';
import { HandPayload } from '../commands/command-payload.js';
import { takeHandCommand } from '../commands/hand-command-taking.js';
import type { HandCommandInput } from '../hand/hand.inputs.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { TAPIS } from '../reading/view-reading.js';
import {
  CorrectBoardInput,
  ReportBoardErrorInput,
  ReportBoardRemovedInput,
  ReportDeckIrregularityInput,
  ReportStubIncidentInput,
  VoidHandInput,
} from './deck.inputs.js';

@Resolver()
@UseGuards(TokenGuard)
export class DeckCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => HandPayload, {
    description:
      'Says that a street was dealt wrongly: the rulebook’s procedure is recorded, bets on the wrong street go back, and the hand waits for the right cards. Refused once enough was played on it.',
  })
  reportBoardError(@Args('input', checkedInput) input: ReportBoardErrorInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { street, kind, orderKnown = null, burnKnown = null, cards = null, shown = null } = input;
    const actsSince = input.actsSince.map(({ seat, action, amount }) => ({ seat, action, amount }));
    return this.take(input, request, { type: 'ReportBoardError', street, kind, orderKnown, burnKnown, cards, shown, actsSince });
  }

  @Mutation(() => HandPayload, {
    description: 'Turns up the right cards of a street that had been dealt wrongly; dealing the street does the same.',
  })
  correctBoard(@Args('input', checkedInput) input: CorrectBoardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'CorrectBoard', street: input.street, cards: input.cards ?? null });
  }

  @Mutation(() => HandPayload, {
    description: 'Says that the board was taken away too early: it is laid out again, or those still in share the pot (RO 7.6).',
  })
  reportBoardRemoved(
    @Args('input', checkedInput) input: ReportBoardRemovedInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take(input, request, { type: 'ReportBoardRemoved', discernible: input.discernible });
  }

  @Mutation(() => HandPayload, {
    description: 'Says what happened to the stub: it is shuffled with the muck, or the hand ends, shared or void (RO 7.6, 7.7, 7.8).',
  })
  reportStubIncident(
    @Args('input', checkedInput) input: ReportStubIncidentInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    const { kind, foldsInfluenced = null } = input;
    return this.take(input, request, { type: 'ReportStubIncident', kind, foldsInfluenced });
  }

  @Mutation(() => HandPayload, {
    description:
      'Says that the deck is irregular: the hand is void, or shared, or saved where only the board came from a wrong deck (RO 5.4, 7.8).',
  })
  reportDeckIrregularity(
    @Args('input', checkedInput) input: ReportDeckIrregularityInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    const { kind, foldsInfluenced = null, actionsOnBoth = null, from = null, earlierHand } = input;
    return this.take(input, request, { type: 'ReportDeckIrregularity', kind, foldsInfluenced, actionsOnBoth, from, earlierHand });
  }

  @Mutation(() => HandPayload, {
    description:
      'Ends a hand by the director’s word, for one of the causes that there are: chips go back and it is dealt again, or the pots are shared.',
  })
  voidHand(@Args('input', checkedInput) input: VoidHandInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { cause, settlement, reason } = input;
    return this.take(input, request, { type: 'VoidHand', cause, settlement, reason });
  }

  private take(input: HandCommandInput, request: RequestContext, command: DeckCommand): Promise<HandPayload> {
    return takeHandCommand(this.tapis, input, request, command);
  }
}
