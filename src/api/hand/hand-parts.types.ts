/** Legal actions and the result of pots. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Action } from '../../../commands/hand/action.js';
import type { LegalActions } from '../../hand/betting/legal-actions.js';
import type { PotAward } from '../../hand/state.js';
import { ActionTypeEnum, AwardBasisEnum, RaiseBarEnum, WagerEnum } from '../language/enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { SeatShare } from '../language/stakes.types.js';
import { field, list, orNull, Showing, withFields } from '../language/showing.js';
import { Costs } from '../language/costs.js';

@ObjectType('LegalActions', { description: 'What the seat in turn may do; anything else is refused.' })
export class LegalActionsType extends withFields(Showing<LegalActions>, {
  seat: field(Int, 'The seat in turn.'),
  callAmount: field(ChipsScalar, 'The chips to add for a call, the whole stack where it is shorter; 0 when there is nothing to call.'),
  wager: field(WagerEnum, 'What putting in more is called now.'),
  minRaiseTo: orNull(ChipsScalar, 'The smallest total on this street to bet or raise to; null when none is allowed.'),
  maxRaiseTo: orNull(ChipsScalar, 'The largest such total, which is the whole stack; null when none is allowed.'),
  chipUnit: field(ChipsScalar, 'Totals between the two must be a multiple of this; the whole stack is always allowed.'),
  raiseBar: orNull(RaiseBarEnum, 'Why there is no bet or raise; null when there is.'),
}) {
  @Costs({ entries: 6 })
  @Field(() => [ActionTypeEnum], { description: 'The types of action that it may take.' })
  get types(): readonly Action['type'][] {
    const { canFold, canCheck, callAmount, wager, minRaiseTo, raiseBar } = this.shown;
    // Going all in counts as a call when it cannot be more.
    const canGoAllIn = minRaiseTo !== null || (callAmount > 0 && raiseBar !== 'notReopened');
    return [
      ...(canFold ? (['fold'] as const) : []),
      ...(canCheck ? (['check'] as const) : []),
      ...(callAmount > 0 ? (['call'] as const) : []),
      ...(minRaiseTo === null ? [] : [wager]),
      ...(canGoAllIn ? (['allIn'] as const) : []),
    ];
  }
}

@ObjectType('PotAward', { description: 'A pot that was pushed.' })
export class PotAwardType extends withFields(Showing<PotAward>, {
  pot: field(Int, 'The pot: 0 for the main pot, then the side pots in order.'),
  amount: field(ChipsScalar, 'The chips in it.'),
  basis: field(AwardBasisEnum, 'How its winners were found.'),
  shares: list(10, SeatShare, 'What each winner took, clockwise from the left of the button.'),
  oddChips: field(Int, 'How many chip units an even split left over; they went to the first winners left of the button.'),
}) {}
