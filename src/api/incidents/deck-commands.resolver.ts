/**
 * A mutation for everything that can be reported of the board and the deck. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { HandPayload } from '../commands/command-payload.js';
import { CommandMutation, HandMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import {
  CorrectBoardInput,
  ReportBoardErrorInput,
  ReportBoardRemovedInput,
  ReportDeckIrregularityInput,
  ReportStubIncidentInput,
  VoidHandInput,
} from './deck.inputs.js';

@Resolver()
export class DeckCommandsResolver extends HandMutations {
  @CommandMutation(() => HandPayload, {
    description:
      'Says that a street was dealt wrongly: the rulebook’s procedure is recorded, bets on the wrong street go back, and the hand waits for the right cards. Refused once enough was played on it.',
  })
  reportBoardError(@Args('input', checkedInput) input: ReportBoardErrorInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportBoardError', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Turns up the right cards of a street that had been dealt wrongly; dealing the street does the same.',
  })
  correctBoard(@Args('input', checkedInput) input: CorrectBoardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('CorrectBoard', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Says that the board was taken away too early: it is laid out again, or those still in share the pot (RO 7.6).',
  })
  reportBoardRemoved(
    @Args('input', checkedInput) input: ReportBoardRemovedInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('ReportBoardRemoved', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Says what happened to the stub: it is shuffled with the muck, or the hand ends, shared or void (RO 7.6, 7.7, 7.8).',
  })
  reportStubIncident(
    @Args('input', checkedInput) input: ReportStubIncidentInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('ReportStubIncident', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description:
      'Says that the deck is irregular: the hand is void, or shared, or saved where only the board came from a wrong deck (RO 5.4, 7.8).',
  })
  reportDeckIrregularity(
    @Args('input', checkedInput) input: ReportDeckIrregularityInput,
    @Context() request: RequestContext,
  ): Promise<HandPayload> {
    return this.take('ReportDeckIrregularity', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description:
      'Ends a hand by the director’s word, for one of the causes that there are: chips go back and it is dealt again, or the pots are shared.',
  })
  voidHand(@Args('input', checkedInput) input: VoidHandInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('VoidHand', input, request);
  }
}
