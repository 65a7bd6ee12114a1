/**
 * A mutation for every command of clean play, and for acts as they were seen. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { Tapis } from '../../app/tapis.js';
import type { HandCommand } from '../../hand/commands.js';
import { HandPayload } from '../commands/command-payload.js';
import { gestureOf } from '../judging/gesture.inputs.js';
import { takeHandCommand } from '../commands/hand-command-taking.js';
import {
  ActInput,
  actionOf,
  DealBoardInput,
  DeclareWinnersInput,
  type HandCommandInput,
  holeCardsOf,
  MuckHandInput,
  RecordHoleCardsInput,
  TableHandInput,
} from './hand.inputs.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { TAPIS } from '../reading/view-reading.js';

@Resolver()
@UseGuards(TokenGuard)
export class HandCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => HandPayload, {
    description:
      'Takes an act of a seat: a plain action in its turn, or what was said and pushed, in turn or before it, of which the rulebook says what it counts as.',
  })
  act(@Args('input', checkedInput) input: ActInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, action, gesture } = input;
    if (action == null) return this.take(input, request, { type: 'Act', seat, gesture: gestureOf(gesture!) });
    return this.take(input, request, { type: 'Act', seat, action: actionOf(action) });
  }

  @Mutation(() => HandPayload, { description: 'Turns up the cards of a street.' })
  dealBoard(@Args('input', checkedInput) input: DealBoardInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'DealBoard', street: input.street, cards: input.cards ?? null });
  }

  @Mutation(() => HandPayload, { description: 'Records the cards that were dealt to a seat before they are tabled.' })
  recordHoleCards(@Args('input', checkedInput) input: RecordHoleCardsInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'RecordHoleCards', seat: input.seat, cards: holeCardsOf(input) });
  }

  @Mutation(() => HandPayload, { description: 'Turns both cards of a seat face up.' })
  tableHand(@Args('input', checkedInput) input: TableHandInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'TableHand', seat: input.seat, cards: holeCardsOf(input) });
  }

  @Mutation(() => HandPayload, { description: 'Gives up a hand at showdown without tabling it.' })
  muckHand(@Args('input', checkedInput) input: MuckHandInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'MuckHand', seat: input.seat, potWaits: input.potWaits });
  }

  @Mutation(() => HandPayload, {
    description: 'Says who won each pot where the cards are not all known; refused when tabled cards say otherwise.',
  })
  declareWinners(@Args('input', checkedInput) input: DeclareWinnersInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'DeclareWinners', winners: input.winners.map(({ pot, seats }) => ({ pot, seats })) });
  }

  private take(input: HandCommandInput, request: RequestContext, command: HandCommand): Promise<HandPayload> {
    return takeHandCommand(this.tapis, input, request, command);
  }
}
