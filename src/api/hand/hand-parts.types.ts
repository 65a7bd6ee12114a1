/**
 * What is legal in a hand, and what came of its pots, as the API shows them.
 */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Action } from '../../../commands/hand/action.js';
import type { LegalActions } from '../../hand/betting/legal-actions.js';
import type { PotAward } from '../../hand/state.js';
import { ActionTypeEnum, AwardBasisEnum, RaiseBarEnum, WagerEnum } from '../language/enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { SeatShare } from '../language/stakes.types.js';
import { Showing, Shown } from '../language/showing.js';
import { Costs } from '../language/costs.js';

@ObjectType('LegalActions', { description: 'What the seat in turn may do; anything else is refused.' })
export class LegalActionsType extends Showing<LegalActions> {
  @Shown(() => Int, { description: 'The seat in turn.' })
  declare readonly seat: number;

  @Costs({ entries: 6 })
  @Field(() => [ActionTypeEnum], { description: 'The types of action that it may take.' })
  get types(): readonly Action['type'][] {
    const { canFold, canCheck, callAmount, wager, minRaiseTo, raiseBar } = this.shown;
    // All in counts as a call where it can be no more than one.
    const canGoAllIn = minRaiseTo !== null || (callAmount > 0 && raiseBar !== 'notReopened');
    return [
      ...(canFold ? (['fold'] as const) : []),
      ...(canCheck ? (['check'] as const) : []),
      ...(callAmount > 0 ? (['call'] as const) : []),
      ...(minRaiseTo === null ? [] : [wager]),
      ...(canGoAllIn ? (['allIn'] as const) : []),
    ];
  }

  @Shown(() => ChipsScalar, {
    description: 'The chips to add for a call, the whole stack where it is shorter; 0 when there is nothing to call.',
  })
  declare readonly callAmount: number;

  @Shown(() => WagerEnum, { description: 'What putting in more is called now.' })
  declare readonly wager: LegalActions['wager'];

  @Shown(() => ChipsScalar, {
    nullable: true,
    description: 'The smallest total on this street to bet or raise to; null when none is allowed.',
  })
  declare readonly minRaiseTo: number | null;

  @Shown(() => ChipsScalar, { nullable: true, description: 'The largest such total, which is the whole stack; null when none is allowed.' })
  declare readonly maxRaiseTo: number | null;

  @Shown(() => ChipsScalar, { description: 'Totals between the two must be a multiple of this; the whole stack is always allowed.' })
  declare readonly chipUnit: number;

  @Shown(() => RaiseBarEnum, { nullable: true, description: 'Why there is no bet or raise; null when there is.' })
  declare readonly raiseBar: LegalActions['raiseBar'];
}

@ObjectType('PotAward', { description: 'A pot that was pushed.' })
export class PotAwardType extends Showing<PotAward> {
  @Shown(() => Int, { description: 'The pot: 0 for the main pot, then the side pots in order.' })
  declare readonly pot: number;

  @Shown(() => ChipsScalar, { description: 'The chips in it.' })
  declare readonly amount: number;

  @Shown(() => AwardBasisEnum, { description: 'How its winners were found.' })
  declare readonly basis: PotAward['basis'];

  @Costs({ entries: 10 })
  @Shown(() => [SeatShare], { description: 'What each winner took, clockwise from the left of the button.' })
  declare readonly shares: readonly SeatShare[];

  @Shown(() => Int, { description: 'How many chip units an even split left over; they went to the first winners left of the button.' })
  declare readonly oddChips: number;
}
