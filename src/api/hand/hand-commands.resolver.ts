/**
 * A mutation for every command of clean play, and for acts as they were seen. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { HandPayload } from '../commands/command-payload.js';
import { CommandMutation, HandMutations } from '../commands/mutations.js';
import { told } from '../commands/told.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { ActInput, DealBoardInput, DeclareWinnersInput, MuckHandInput, RecordHoleCardsInput, TableHandInput } from './hand.inputs.js';

@Resolver()
export class HandCommandsResolver extends HandMutations {
  @CommandMutation(() => HandPayload, {
    description:
      'Takes an act of a seat: a plain action in its turn, or what was said and pushed, in turn or before it, of which the rulebook says what it counts as.',
  })
  act(@Args('input', checkedInput) input: ActInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, action, gesture } = told(input);
    return this.give(input, request, action === undefined ? { type: 'Act', seat, gesture: gesture! } : { type: 'Act', seat, action });
  }

  @CommandMutation(() => HandPayload, { description: 'Turns up the cards of a street.' })
  dealBoard(@Args('input', checkedInput) input: DealBoardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('DealBoard', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Records the cards that were dealt to a seat before they are tabled.' })
  recordHoleCards(@Args('input', checkedInput) input: RecordHoleCardsInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('RecordHoleCards', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Turns both cards of a seat face up.' })
  tableHand(@Args('input', checkedInput) input: TableHandInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('TableHand', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Gives up a hand at showdown without tabling it.' })
  muckHand(@Args('input', checkedInput) input: MuckHandInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('MuckHand', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Says who won each pot where the cards are not all known; refused when tabled cards say otherwise.',
  })
  declareWinners(@Args('input', checkedInput) input: DeclareWinnersInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('DeclareWinners', input, request);
  }
}
