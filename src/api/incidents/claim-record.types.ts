/**
 * What was disputed of a hand and how its pots were corrected, as the API shows it.
 */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { ClaimKind } from '../../../events/hand-claims.js';
import type { Street } from '../../../events/values.js';
import type { AwardCorrection, ClaimOutcome, RecordedClaim } from '../../audit/incident-record.js';
import type { ClaimWindow } from '../../hand/claims/windows.js';
import { cite } from '../../rulebooks/citing.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { StreetEnum } from '../language/enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { SeatShare } from '../language/stakes.types.js';
import { ClaimKindEnum, ClaimOutcomeEnum, ClaimUntilEnum } from './claim-record-enums.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { Costs } from '../language/costs.js';

@ObjectType('Claim', { description: 'A claim that was raised in time.' })
export class ClaimType extends Showing<RecordedClaim> {
  @Shown(() => ClaimKindEnum, { description: 'What was disputed.' })
  declare readonly claim: ClaimKind;

  @Shown(() => Int, { nullable: true, description: 'The pot, 0 for the main pot; null where the claim is on a round of betting.' })
  declare readonly pot: number | null;

  @Shown(() => StreetEnum, { nullable: true, description: 'The round of betting; null where the claim is on a pot.' })
  declare readonly street: Street | null;

  @Shown(() => Int, { nullable: true, description: 'The seat that it is about; null where it names none.' })
  declare readonly seat: number | null;

  @Shown(() => Int, { nullable: true, description: 'The seat that spoke up; null for a person without a seat in the hand.' })
  declare readonly by: number | null;

  @Shown(() => ChipsScalar, { nullable: true, description: 'The chips that are said to be missing; null where the claim is on a pot.' })
  declare readonly amount: number | null;

  @Shown(() => ClaimOutcomeEnum, { description: 'The outcome of the claim.' })
  declare readonly outcome: ClaimOutcome;

  @Costs({ entries: 3 })
  @ShownAs(() => [CitationType], { description: 'The rules that allow it, the weightiest first.' })
  declare readonly articles: readonly CitationType[];
}

@ObjectType('AwardCorrection', { description: 'A pot that had gone to the wrong seats, or in wrong parts, or held more than was thought.' })
export class AwardCorrectionType extends Showing<AwardCorrection> {
  @Shown(() => Int, { description: 'The pot, 0 for the main pot.' })
  declare readonly pot: number;

  @Shown(() => ChipsScalar, { description: 'The chips in it now.' })
  declare readonly amount: number;

  @Costs({ entries: 10 })
  @Shown(() => [SeatShare], { description: 'Who had got what of it; empty where it held more than was thought.' })
  declare readonly from: AwardCorrection['from'];

  @Costs({ entries: 10 })
  @Shown(() => [SeatShare], { description: 'Who gets what; where it held more than was thought, what is paid in addition.' })
  declare readonly to: AwardCorrection['to'];

  @Costs({ entries: 3 })
  @ShownAs(() => [CitationType], { description: 'The rules that decided, the weightiest first.' })
  declare readonly articles: readonly CitationType[];
}

@ObjectType('ClaimWindow', {
  description: 'Until when one kind of claim on a hand can be raised. The director can correct a pot at any time, with a reason.',
})
export class ClaimWindowType extends Showing<ClaimWindow> {
  @Shown(() => ClaimKindEnum, { description: 'What can be disputed.' })
  declare readonly claim: ClaimKind;

  @Shown(() => Boolean, { description: 'Whether it can still be disputed.' })
  declare readonly open: boolean;

  @Shown(() => ClaimUntilEnum, { description: 'What ends the time.' })
  declare readonly until: ClaimWindow['until'];

  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The rules that say so, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(cite(...this.shown.rules));
  }
}
