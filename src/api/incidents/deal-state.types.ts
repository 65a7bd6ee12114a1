/** The progress and faults of the initial deal of a hand. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { IncidentRecord } from '../../audit/incident-record.js';
import { type DealState, quietDeal, type ReportedFault, type SpoiltCard } from '../../hand/state/deal.js';
import type { HandState } from '../../hand/state.js';
import { CitationType } from '../language/citation.types.js';
import { CardScalar, InstantScalar } from '../language/scalars.js';
import {
  DealPhaseEnum,
  DealRemedyEnum,
  FirstBurnEnum,
  MisdealCauseEnum,
  SeenByEnum,
  SpoiltByEnum,
  SpoiltCardFateEnum,
  SpoiltHowEnum,
} from './deal-enums.js';
import { field, list, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { Costs } from '../language/costs.js';

@ObjectType('Misdeal', { description: 'Why a deal is cancelled: the hand waits to be dealt again.' })
export class MisdealType extends withFields(Showing<NonNullable<IncidentRecord['misdeal']>>, {
  cause: field(MisdealCauseEnum, 'The cause.'),
  seats: list(10, Int, 'The seats that it is about; none where it is about the table.'),
  articles: list(3, shownAs(CitationType), 'The rules that make it a misdeal, the weightiest first.'),
}) {}

@ObjectType('DealFaultReport', { description: 'A fault of the deal that was reported and did not cancel it.' })
export class DealFaultReport extends withFields(Showing<ReportedFault>, {
  fault: field(MisdealCauseEnum, 'The fault.'),
  seats: list(10, Int, 'The seats that it is about.'),
  count: orNull(Int, 'The cards that the seat holds, where it is about their number.'),
  remedy: field(DealRemedyEnum, 'The outcome of the fault.'),
}) {}

@ObjectType('SpoiltCard', { description: 'A card of the deal that was turned up, seen or dropped.' })
export class SpoiltCardType extends withFields(Showing<SpoiltCard>, {
  ordinal: orNull(Int, 'Its place in the deal, from 1; null where it is not known.'),
  seat: field(Int, 'The seat that it was dealt to.'),
  card: orNull(CardScalar, 'The card; null where it was not entered.'),
  how: field(SpoiltHowEnum, 'What happened to it.'),
  by: field(SpoiltByEnum, 'By whose doing.'),
  seenBy: orNull(SeenByEnum, 'How many players saw it; null where that is not known, and for cards that lay open.'),
  fate: field(SpoiltCardFateEnum, 'What happens to it.'),
}) {}

@ObjectType('InitialDeal', { description: 'The initial deal of a hand.' })
export class InitialDeal extends withFields(Showing<DealState>, {
  phase: field(DealPhaseEnum, 'The phase of the deal.'),
  attempt: field(Int, 'Which deal of this hand it is, from 1.'),
  firstCardAt: orNull(InstantScalar, 'When the first card was dealt; null where it was not reported.'),
  lastCardAt: orNull(InstantScalar, 'When the last card was dealt; null where it was not reported.'),
  faults: list(5, shownAs(DealFaultReport), 'Faults that did not cancel it, in the order in which they were reported.'),
  firstBurn: field(FirstBurnEnum, 'What is burned before the flop.'),
}) {
  constructor(
    { incidents }: HandState,
    private readonly record: IncidentRecord,
  ) {
    super(incidents?.deal ?? quietDeal);
  }

  @Field(() => MisdealType, { nullable: true, description: 'Why it is cancelled; null where it is not, and in a void hand.' })
  get misdeal(): MisdealType | null {
    return this.record.misdeal === null ? null : new MisdealType(this.record.misdeal);
  }

  @Costs({ entries: 10 })
  @Field(() => [SpoiltCardType], { description: 'Its cards that were turned up, seen or dropped.' })
  get spoiltCards(): readonly SpoiltCardType[] {
    return this.shown.spoilt.map((card) => new SpoiltCardType(card));
  }

  @Costs({ entries: 10 })
  @Field(() => [Int], { description: 'The seats whose card is dead and is to be replaced once the deal is over.' })
  get replacementDue(): readonly number[] {
    return this.shown.spoilt.filter(({ fate }) => fate === 'dead').map(({ seat }) => seat);
  }

  @Field(() => Int, { description: 'How many cards were found face up in the deck and set aside, in the deal and after it.' })
  get boxedCards(): number {
    return this.shown.boxed + this.shown.boxedLater;
  }
}
