/**
 * A mutation for every act beside those of clean play, and for the director's rulings. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { Tapis } from '../../app/tapis.js';
import type { HandCommand } from '../../hand/commands.js';
import { HandPayload } from '../commands/command-payload.js';
import { gestureOf } from './gesture.inputs.js';
import { takeHandCommand } from '../commands/hand-command-taking.js';
import { actionOf, type HandCommandInput } from '../hand/hand.inputs.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { ActSimultaneouslyInput, BetInTheDarkInput, ConfirmDarkBetInput, OverrideRulingInput, RuleOnActionInput } from './ruling.inputs.js';
import { TokenGuard } from '../server/token.guard.js';
import { TAPIS } from '../reading/view-reading.js';

@Resolver()
@UseGuards(TokenGuard)
export class RulingCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => HandPayload, {
    description: 'Takes acts of several seats at the same moment; they count in turn order, however they are given.',
  })
  actSimultaneously(@Args('input', checkedInput) input: ActSimultaneouslyInput, @Context() request: RequestContext): Promise<HandPayload> {
    const acts = input.acts.map(({ seat, gesture }) => ({ seat, gesture: gestureOf(gesture) }));
    return this.take(input, request, { type: 'ActSimultaneously', acts });
  }

  @Mutation(() => HandPayload, { description: 'Records an act that was announced before the cards of its street are turned up.' })
  betInTheDark(@Args('input', checkedInput) input: BetInTheDarkInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, street, gesture } = input;
    return this.take(input, request, { type: 'BetInTheDark', seat, street, gesture: gestureOf(gesture) });
  }

  @Mutation(() => HandPayload, { description: 'Confirms, by the dealer, what was announced in the dark; unconfirmed, it does not bind.' })
  confirmDarkBet(@Args('input', checkedInput) input: ConfirmDarkBetInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'ConfirmDarkBet', seat: input.seat, street: input.street });
  }

  @Mutation(() => HandPayload, { description: 'Gives the answer of the director to a ruling that the hand waits for.' })
  ruleOnAction(@Args('input', checkedInput) input: RuleOnActionInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { rulingId, option, amount = null, reason = null } = input;
    return this.take(input, request, { type: 'RuleOnAction', rulingId, option, amount, reason });
  }

  @Mutation(() => HandPayload, {
    description: 'Departs from the text of the rulebook for fairness: the director sets the action of the seat in turn and says why.',
  })
  overrideRuling(@Args('input', checkedInput) input: OverrideRulingInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, action, reason } = input;
    const gesture = input.gesture == null ? null : gestureOf(input.gesture);
    return this.take(input, request, { type: 'OverrideRuling', seat, gesture, action: actionOf(action), reason });
  }

  private take(input: HandCommandInput, request: RequestContext, command: HandCommand): Promise<HandPayload> {
    return takeHandCommand(this.tapis, input, request, command);
  }
}
