/** Disputed pots of a hand and their corrections. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { AwardCorrection, RecordedClaim } from '../../audit/incident-record.js';
import type { ClaimWindow } from '../../hand/claims/windows.js';
import { cite } from '../../rulebooks/citing.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { StreetEnum } from '../language/enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { SeatShare } from '../language/stakes.types.js';
import { ClaimKindEnum, ClaimOutcomeEnum, ClaimUntilEnum } from './claim-record-enums.js';
import { field, list, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { Costs } from '../language/costs.js';

@ObjectType('Claim', { description: 'A claim that was raised in time.' })
export class ClaimType extends withFields(Showing<RecordedClaim>, {
  claim: field(ClaimKindEnum, 'What was disputed.'),
  pot: orNull(Int, 'The pot, 0 for the main pot; null where the claim is on a round of betting.'),
  street: orNull(StreetEnum, 'The round of betting; null where the claim is on a pot.'),
  seat: orNull(Int, 'The seat that it is about; null where it names none.'),
  by: orNull(Int, 'The seat that spoke up; null for a person without a seat in the hand.'),
  amount: orNull(ChipsScalar, 'The chips that are said to be missing; null where the claim is on a pot.'),
  outcome: field(ClaimOutcomeEnum, 'The outcome of the claim.'),
  articles: list(3, shownAs(CitationType), 'The rules that allow it, the weightiest first.'),
}) {}

@ObjectType('AwardCorrection', { description: 'A pot that had gone to the wrong seats, or in wrong parts, or held more than was thought.' })
export class AwardCorrectionType extends withFields(Showing<AwardCorrection>, {
  pot: field(Int, 'The pot, 0 for the main pot.'),
  amount: field(ChipsScalar, 'The chips in it now.'),
  from: list(10, SeatShare, 'Who had got what of it; empty where it held more than was thought.'),
  to: list(10, SeatShare, 'Who gets what; where it held more than was thought, what is paid in addition.'),
  articles: list(3, shownAs(CitationType), 'The rules that decided, the weightiest first.'),
}) {}

@ObjectType('ClaimWindow', {
  description: 'Until when one kind of claim on a hand can be raised. The director can correct a pot at any time, with a reason.',
})
export class ClaimWindowType extends withFields(Showing<ClaimWindow>, {
  claim: field(ClaimKindEnum, 'What can be disputed.'),
  open: field(Boolean, 'Whether it can still be disputed.'),
  until: field(ClaimUntilEnum, 'What ends the time.'),
}) {
  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The rules that say so, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(cite(...this.shown.rules));
  }
}
