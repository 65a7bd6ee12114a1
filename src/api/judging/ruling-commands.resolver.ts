/**
 * A mutation for every act beside those of clean play, and for the director's rulings. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { HandPayload } from '../commands/command-payload.js';
import { CommandMutation, HandMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { ActSimultaneouslyInput, BetInTheDarkInput, ConfirmDarkBetInput, OverrideRulingInput, RuleOnActionInput } from './ruling.inputs.js';

@Resolver()
export class RulingCommandsResolver extends HandMutations {
  @CommandMutation(() => HandPayload, {
    description: 'Takes acts of several seats at the same moment; they count in turn order, however they are given.',
  })
  actSimultaneously(@Args('input', checkedInput) input: ActSimultaneouslyInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ActSimultaneously', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Records an act that was announced before the cards of its street are turned up.' })
  betInTheDark(@Args('input', checkedInput) input: BetInTheDarkInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('BetInTheDark', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Confirms, by the dealer, what was announced in the dark; unconfirmed, it does not bind.',
  })
  confirmDarkBet(@Args('input', checkedInput) input: ConfirmDarkBetInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ConfirmDarkBet', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Gives the answer of the director to a ruling that the hand waits for.' })
  ruleOnAction(@Args('input', checkedInput) input: RuleOnActionInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('RuleOnAction', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Departs from the text of the rulebook for fairness: the director sets the action of the seat in turn and says why.',
  })
  overrideRuling(@Args('input', checkedInput) input: OverrideRulingInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('OverrideRuling', input, request);
  }
}
