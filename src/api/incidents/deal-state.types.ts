/**
 * How far the initial deal of a hand is, and what went wrong with it, as the API shows it.
 */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { MisdealCause } from '../../../events/hand-deal.js';
import type { Card } from '../../../events/values.js';
import type { IncidentRecord } from '../../audit/incident-record.js';
import { type DealPhase, type DealState, quietDeal, type ReportedFault, type SpoiltCard } from '../../hand/state/deal.js';
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
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { Costs } from '../language/costs.js';

@ObjectType('Misdeal', { description: 'Why a deal is cancelled: the hand waits to be dealt again.' })
export class MisdealType extends Showing<NonNullable<IncidentRecord['misdeal']>> {
  @Shown(() => MisdealCauseEnum, { description: 'The cause.' })
  declare readonly cause: MisdealCause;

  @Costs({ entries: 10 })
  @Shown(() => [Int], { description: 'The seats that it is about; none where it is about the table.' })
  declare readonly seats: readonly number[];

  @Costs({ entries: 3 })
  @ShownAs(() => [CitationType], { description: 'The rules that make it a misdeal, the weightiest first.' })
  declare readonly articles: readonly CitationType[];
}

@ObjectType('DealFaultReport', { description: 'A fault of the deal that was reported and did not cancel it.' })
export class DealFaultReport extends Showing<ReportedFault> {
  @Shown(() => MisdealCauseEnum, { description: 'The fault.' })
  declare readonly fault: MisdealCause;

  @Costs({ entries: 10 })
  @Shown(() => [Int], { description: 'The seats that it is about.' })
  declare readonly seats: readonly number[];

  @Shown(() => Int, { nullable: true, description: 'The cards that the seat holds, where it is about their number.' })
  declare readonly count: number | null;

  @Shown(() => DealRemedyEnum, { description: 'The outcome of the fault.' })
  declare readonly remedy: ReportedFault['remedy'];
}

@ObjectType('SpoiltCard', { description: 'A card of the deal that was turned up, seen or dropped.' })
export class SpoiltCardType extends Showing<SpoiltCard> {
  @Shown(() => Int, { nullable: true, description: 'Its place in the deal, from 1; null where it is not known.' })
  declare readonly ordinal: number | null;

  @Shown(() => Int, { description: 'The seat that it was dealt to.' })
  declare readonly seat: number;

  @Shown(() => CardScalar, { nullable: true, description: 'The card; null where it was not entered.' })
  declare readonly card: Card | null;

  @Shown(() => SpoiltHowEnum, { description: 'What happened to it.' })
  declare readonly how: SpoiltCard['how'];

  @Shown(() => SpoiltByEnum, { description: 'By whose doing.' })
  declare readonly by: SpoiltCard['by'];

  @Shown(() => SeenByEnum, {
    nullable: true,
    description: 'How many players saw it; null where that is not known, and for cards that lay open.',
  })
  declare readonly seenBy: SpoiltCard['seenBy'];

  @Shown(() => SpoiltCardFateEnum, { description: 'What happens to it.' })
  declare readonly fate: SpoiltCard['fate'];
}

@ObjectType('InitialDeal', { description: 'The initial deal of a hand.' })
export class InitialDeal {
  private readonly deal: DealState;

  constructor(
    { incidents }: HandState,
    private readonly record: IncidentRecord,
  ) {
    this.deal = incidents?.deal ?? quietDeal;
  }

  @Field(() => DealPhaseEnum, { description: 'The phase of the deal.' })
  get phase(): DealPhase {
    return this.deal.phase;
  }

  @Field(() => Int, { description: 'Which deal of this hand it is, from 1.' })
  get attempt(): number {
    return this.deal.attempt;
  }

  @Field(() => InstantScalar, { nullable: true, description: 'When the first card was dealt; null where it was not reported.' })
  get firstCardAt(): number | null {
    return this.deal.firstCardAt;
  }

  @Field(() => InstantScalar, { nullable: true, description: 'When the last card was dealt; null where it was not reported.' })
  get lastCardAt(): number | null {
    return this.deal.lastCardAt;
  }

  @Field(() => MisdealType, { nullable: true, description: 'Why it is cancelled; null where it is not, and in a void hand.' })
  get misdeal(): MisdealType | null {
    return this.record.misdeal === null ? null : new MisdealType(this.record.misdeal);
  }

  @Costs({ entries: 5 })
  @Field(() => [DealFaultReport], { description: 'Faults that did not cancel it, in the order in which they were reported.' })
  get faults(): readonly DealFaultReport[] {
    return this.deal.faults.map((fault) => new DealFaultReport(fault));
  }

  @Costs({ entries: 10 })
  @Field(() => [SpoiltCardType], { description: 'Its cards that were turned up, seen or dropped.' })
  get spoiltCards(): readonly SpoiltCardType[] {
    return this.deal.spoilt.map((card) => new SpoiltCardType(card));
  }

  @Costs({ entries: 10 })
  @Field(() => [Int], { description: 'The seats whose card is dead and is to be replaced once the deal is over.' })
  get replacementDue(): readonly number[] {
    return this.deal.spoilt.filter(({ fate }) => fate === 'dead').map(({ seat }) => seat);
  }

  @Field(() => Int, { description: 'How many cards were found face up in the deck and set aside, in the deal and after it.' })
  get boxedCards(): number {
    return this.deal.boxed + this.deal.boxedLater;
  }

  @Field(() => FirstBurnEnum, { description: 'What is burned before the flop.' })
  get firstBurn(): DealState['firstBurn'] {
    return this.deal.firstBurn;
  }
}
