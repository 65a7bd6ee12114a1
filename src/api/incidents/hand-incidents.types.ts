/** The incidents of a hand, open and settled, now or at a step of its replay. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { IncidentRecord } from '../../audit/incident-record.js';
import type { ClaimWindow } from '../../hand/claims/windows.js';
import { noIncidents } from '../../hand/state/incidents.js';
import { listAnswersLeft } from '../../hand/incidents/open-questions.js';
import type { HandState } from '../../hand/state.js';
import type { Text } from '../../rulebooks/setting.js';
import { stepsLeft } from '../../texts/deck-procedure-texts.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { AwardCorrectionType, ClaimType, ClaimWindowType } from './claim-record.types.js';
import { InitialDeal } from './deal-state.types.js';
import {
  DeadHandType,
  HandToOpen,
  IncidentQuestionType,
  IncidentRulingType,
  NotedOffence,
  OfficialCall,
  ShownCards,
} from './incident-parts.types.js';
import { Costs } from '../language/costs.js';

@ObjectType({
  description: 'What went wrong with the deal, the cards or the pots of a hand: what is open now, and the outcome so far.',
})
export class HandIncidents {
  /**
   * @param record of the hand's events up to the state
   * @param windows the times until which the hand can be disputed; null for a step of a replay
   */
  constructor(
    private readonly state: HandState,
    private readonly record: IncidentRecord,
    private readonly windows: (() => Promise<readonly ClaimWindow[]>) | null,
  ) {}

  @Field(() => InitialDeal, { description: 'The initial deal.' })
  get deal(): InitialDeal {
    return new InitialDeal(this.state, this.record);
  }

  @Costs({ entries: 5 })
  @Field(() => [BilingualText], {
    description: 'What is still to be done before the river after a wrong street was corrected; empty for nearly every hand.',
  })
  get beforeRiver(): readonly Text[] {
    const { leftToDo } = this.record;
    return leftToDo === null || this.incidents.deck.correcting !== null ? [] : stepsLeft(leftToDo);
  }

  @Costs({ entries: 10 })
  @Field(() => [DeadHandType], { description: 'Hands that are dead for another cause than a fold, in the order in which they died.' })
  get deadHands(): readonly DeadHandType[] {
    return this.record.dead.map((dead) => new DeadHandType(dead));
  }

  @Field(() => Int, {
    nullable: true,
    description: 'The seat whose hand the dealer keeps apart for the director, and whose ruling play waits for; null for none.',
  })
  get heldAside(): number | null {
    return this.incidents.discards.held?.seat ?? null;
  }

  @Costs({ entries: 10 })
  @Field(() => [ShownCards], { description: 'Cards that everybody saw of hands that are not tabled.' })
  get shownCards(): readonly ShownCards[] {
    const { discards, showing } = this.incidents;
    const single = showing.oneCard.filter(({ seat }) => !this.isTabled(seat)).map(({ seat, card }) => ({ seat, cards: [card] }));
    return [...discards.shown.map(({ seat, cards }) => ({ seat, cards })), ...single];
  }

  @Costs({ entries: 10 })
  @Field(() => [HandToOpen], { description: 'Hands that were shown to some, and that everybody has still to see.' })
  get handsToOpen(): readonly HandToOpen[] {
    return this.incidents.discards.toOpen.map(({ seat, when }) => ({ seat, when }));
  }

  @Costs({ entries: 10 })
  @Field(() => [Int], { description: 'Seats whose hands an official looked at against collusion; the cards are not shown to others.' })
  get controlled(): readonly number[] {
    return [...new Set(this.incidents.showing.controls.map(({ seat }) => seat))];
  }

  @Costs({ entries: 10 })
  @Field(() => [IncidentQuestionType], { description: 'Questions that are left to the director and that can still be answered.' })
  get questions(): readonly IncidentQuestionType[] {
    return this.record.asked.flatMap((asked) => {
      const answers = listAnswersLeft(this.state, asked);
      return answers.length === 0 ? [] : [new IncidentQuestionType(asked, answers)];
    });
  }

  @Costs({ entries: 10 })
  @Field(() => [IncidentRulingType], { description: 'The director’s rulings on incidents of the hand, oldest first.' })
  get rulings(): readonly IncidentRulingType[] {
    return this.record.ruled.map((ruled) => new IncidentRulingType(ruled));
  }

  @Costs({ entries: 10 })
  @Field(() => [OfficialCall], { description: 'Why an official was called to the table, oldest first.' })
  get officialCalls(): readonly OfficialCall[] {
    return this.record.calls.map((call) => new OfficialCall(call));
  }

  @Costs({ entries: 10 })
  @Field(() => [NotedOffence], { description: 'Offences that were noted in the hand and that the rulebook sanctions, oldest first.' })
  get offences(): readonly NotedOffence[] {
    return this.record.offences.map((noted) => new NotedOffence(noted));
  }

  @Costs({ entries: 5 })
  @Field(() => [ClaimType], { description: 'Claims on the pots of the hand that were raised in time, oldest first.' })
  get claims(): readonly ClaimType[] {
    return this.record.claims.map((claim) => new ClaimType(claim));
  }

  @Costs({ entries: 3 })
  @Field(() => [AwardCorrectionType], { description: 'Corrections of its pots, oldest first. The first award stays on record.' })
  get corrections(): readonly AwardCorrectionType[] {
    return this.record.corrections.map((correction) => new AwardCorrectionType(correction));
  }

  @Costs({ entries: 4 })
  @Field(() => [ClaimWindowType], {
    nullable: true,
    description:
      'What of the hand can be disputed by its rulebook, and until when. Pots count from when one is pushed, amounts from the end of a betting round. Null at a step of a replay.',
  })
  get claimWindows(): Promise<readonly ClaimWindowType[]> | null {
    return this.windows?.().then((windows) => windows.map((window) => new ClaimWindowType(window))) ?? null;
  }

  private get incidents(): NonNullable<HandState['incidents']> {
    return this.state.incidents ?? noIncidents;
  }

  private isTabled(seat: number): boolean {
    return ((this.state.tabled >> (this.state.indexOfSeat[seat] ?? 31)) & 1) === 1;
  }
}
