/**
 * What was disputed of a hand and how its pots were corrected, as the API shows it. May import: @nestjs/graphql, `src/hand`, the audit.
 */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { ClaimKind } from '../../../events/hand-claims.js';
import type { Street } from '../../../events/values.js';
import type { AwardCorrection, ClaimOutcome, RecordedClaim } from '../../audit/incident-record.js';
import type { ClaimWindow } from '../../hand/claims/windows.js';
import { cite } from '../../hand/judging/citing.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { StreetEnum } from '../language/enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { SeatShare } from '../language/stakes.types.js';
import { ClaimKindEnum, ClaimOutcomeEnum, ClaimUntilEnum } from './claim-record-enums.js';

@ObjectType('Claim', { description: 'A claim that was raised in time.' })
export class ClaimType {
  constructor(private readonly claim: RecordedClaim) {}

  @Field(() => ClaimKindEnum, { description: 'What was disputed.' })
  get kind(): ClaimKind {
    return this.claim.claim;
  }

  @Field(() => Int, { nullable: true, description: 'The pot, 0 for the main pot; null where the claim is on a round of betting.' })
  get pot(): number | null {
    return this.claim.pot;
  }

  @Field(() => StreetEnum, { nullable: true, description: 'The round of betting; null where the claim is on a pot.' })
  get street(): Street | null {
    return this.claim.street;
  }

  @Field(() => Int, { nullable: true, description: 'The seat that it is about; null where it names none.' })
  get seat(): number | null {
    return this.claim.seat;
  }

  @Field(() => Int, { nullable: true, description: 'The seat that spoke up; null for anybody else.' })
  get by(): number | null {
    return this.claim.by;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'The chips that are said to be missing; null where the claim is on a pot.' })
  get amount(): number | null {
    return this.claim.amount;
  }

  @Field(() => ClaimOutcomeEnum, { description: 'What came of it.' })
  get outcome(): ClaimOutcome {
    return this.claim.outcome;
  }

  @Field(() => [CitationType], { description: 'The rules that allow it, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.claim.articles);
  }
}

@ObjectType('AwardCorrection', { description: 'A pot that had gone to the wrong seats, or in wrong parts, or held more than was thought.' })
export class AwardCorrectionType {
  constructor(private readonly correction: AwardCorrection) {}

  @Field(() => Int, { description: 'The pot, 0 for the main pot.' })
  get pot(): number {
    return this.correction.pot;
  }

  @Field(() => ChipsScalar, { description: 'The chips in it now.' })
  get amount(): number {
    return this.correction.amount;
  }

  @Field(() => [SeatShare], { description: 'Who had got what of it; none where it held more than was thought.' })
  get from(): AwardCorrection['from'] {
    return this.correction.from;
  }

  @Field(() => [SeatShare], { description: 'Who gets what; where it held more than was thought, what is paid in addition.' })
  get to(): AwardCorrection['to'] {
    return this.correction.to;
  }

  @Field(() => [CitationType], { description: 'The rules that decided, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.correction.articles);
  }
}

@ObjectType('ClaimWindow', {
  description: 'Until when one kind of claim on a hand can be raised. The director can correct a pot at any time, with a reason.',
})
export class ClaimWindowType {
  constructor(private readonly window: ClaimWindow) {}

  @Field(() => ClaimKindEnum, { description: 'What can be disputed.' })
  get kind(): ClaimKind {
    return this.window.claim;
  }

  @Field(() => Boolean, { description: 'Whether it still can.' })
  get open(): boolean {
    return this.window.open;
  }

  @Field(() => ClaimUntilEnum, { description: 'What ends the time.' })
  get until(): ClaimWindow['until'] {
    return this.window.until;
  }

  @Field(() => [CitationType], { description: 'The rules that say so, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(cite(...this.window.rules));
  }
}
