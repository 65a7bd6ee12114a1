/**
 * What is legal in a hand, and what came of its pots, as the API shows them. May import: @nestjs/graphql, `src/hand`.
 */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Action } from '../../hand/commands.js';
import type { LegalActions } from '../../hand/betting/legal-actions.js';
import type { PotAward } from '../../hand/state.js';
import { ActionTypeEnum, AwardBasisEnum, RaiseBarEnum, WagerEnum } from '../language/enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { SeatShare } from '../language/stakes.types.js';

@ObjectType('LegalActions', { description: 'What the seat in turn may do; anything else is refused.' })
export class LegalActionsType {
  constructor(private readonly legal: LegalActions) {}

  @Field(() => Int, { description: 'The seat in turn.' })
  get seat(): number {
    return this.legal.seat;
  }

  @Field(() => [ActionTypeEnum], { description: 'The types of action that it may take.' })
  get types(): readonly Action['type'][] {
    const { canFold, canCheck, callAmount, wager, minRaiseTo, raiseBar } = this.legal;
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

  @Field(() => ChipsScalar, {
    description: 'The chips to add for a call, the whole stack where it is short of that; 0 when there is nothing to call.',
  })
  get callAmount(): number {
    return this.legal.callAmount;
  }

  @Field(() => WagerEnum, { description: 'What putting in more is called now.' })
  get wager(): LegalActions['wager'] {
    return this.legal.wager;
  }

  @Field(() => ChipsScalar, {
    nullable: true,
    description: 'The smallest total on this street to bet or raise to; null when none is allowed.',
  })
  get minRaiseTo(): number | null {
    return this.legal.minRaiseTo;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'The largest such total, which is the whole stack; null when none is allowed.' })
  get maxRaiseTo(): number | null {
    return this.legal.maxRaiseTo;
  }

  @Field(() => ChipsScalar, { description: 'Totals between the two must be a multiple of this; the whole stack always may go in.' })
  get chipUnit(): number {
    return this.legal.chipUnit;
  }

  @Field(() => RaiseBarEnum, { nullable: true, description: 'Why there is no bet or raise; null when there is.' })
  get raiseBar(): LegalActions['raiseBar'] {
    return this.legal.raiseBar;
  }
}

@ObjectType('PotAward', { description: 'A pot that was pushed.' })
export class PotAwardType {
  constructor(private readonly award: PotAward) {}

  @Field(() => Int, { description: 'The pot: 0 for the main pot, then the side pots in order.' })
  get pot(): number {
    return this.award.pot;
  }

  @Field(() => ChipsScalar, { description: 'The chips in it.' })
  get amount(): number {
    return this.award.amount;
  }

  @Field(() => AwardBasisEnum, { description: 'How its winners were found.' })
  get basis(): PotAward['basis'] {
    return this.award.basis;
  }

  @Field(() => [SeatShare], { description: 'What each winner took, clockwise from the left of the button.' })
  get shares(): readonly SeatShare[] {
    return this.award.shares;
  }

  @Field(() => Int, { description: 'How many chip units an even split left over; they went to the first winners left of the button.' })
  get oddChips(): number {
    return this.award.oddChips;
  }
}
