/** Disputes. Everybody may see that one exists, its state and the deciding articles; statements are private. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { numberOfDispute, tournamentOfDispute } from '../../../events/ids.js';
import type { DisputeAccount } from '../../dispute/state.js';
import { Node } from '../language/node.js';
import { connectionType } from '../language/connections.js';
import { Player } from '../language/player.types.js';
import { field, list, orNull, shownAs, withFields } from '../language/showing.js';
import { isPrivate } from '../language/private-fields.js';
import { DisputeStatusEnum } from './dispute-enums.js';
import {
  DisputeAppeal,
  DisputeDecision,
  DisputeEvidence,
  DisputeRemedy,
  DisputeStepType,
  DisputeSubject,
  DisputeWindow,
  OpenedCards,
  PartOfDispute,
} from './dispute-parts.types.js';
import { Costs } from '../language/costs.js';
import type { Reading } from '../reading/reading.js';

@ObjectType({ implements: () => [Node], description: 'A claim that something of a tournament was wrong, and what became of it.' })
export class Dispute extends withFields(PartOfDispute<DisputeAccount>, {
  status: field(DisputeStatusEnum, 'Its state.'),
  claim: orNull(String, 'What is claimed; null for an asker who may not see it.', { isPrivate: 'dispute' }),
  takenUpReason: orNull(String, 'Why it was taken up although it came too late; null where it was not.', { isPrivate: 'dispute' }),
  window: orNull(shownAs(DisputeWindow), 'Whether it was in time; null where the book sets no time.'),
  remedies: list(20, shownAs(DisputeRemedy), 'The events that name it as their correlationId: corrections, and what followed from them.'),
  steps: list(10, shownAs(DisputeStepType), 'What happened to it, in order.'),
}) {
  constructor(account: DisputeAccount, reading: Reading) {
    super(account, account, reading);
  }

  @Field(() => ID, { description: 'Its id: the tournament and its number there, such as "friday.d2".' })
  get id(): string {
    return this.shown.disputeId;
  }

  @Field(() => Int, { description: 'Its number in the tournament, from 1.' })
  get number(): number {
    return numberOfDispute(this.shown.disputeId);
  }

  @Field(() => ID, { description: 'The id of the tournament, or of the result sheet.' })
  get tournamentId(): string {
    return tournamentOfDispute(this.shown.disputeId);
  }

  @Field(() => DisputeSubject, { description: 'What it is about.' })
  get subject(): DisputeSubject {
    return new DisputeSubject(this.shown.subject, this.dispute, this.reading);
  }

  @isPrivate('dispute')
  @Field(() => Player, { nullable: true, description: 'Who claims it; null for an official, and for an asker who may not see it.' })
  get claimant(): Player | null {
    return this.playerOf(this.shown.playerId);
  }

  @Costs({ entries: 5 })
  @isPrivate('dispute')
  @Field(() => [DisputeEvidence], { description: 'The evidence, in order; none for an asker who may not see it.' })
  get evidence(): readonly DisputeEvidence[] {
    return this.shown.evidence.map((each) => new DisputeEvidence(each, this.dispute, this.reading));
  }

  @Costs({ entries: 2 })
  @Field(() => [DisputeDecision], { description: 'The rulings of the director, the first one first: the last one holds.' })
  get rulings(): readonly DisputeDecision[] {
    return this.shown.rulings.map((each) => new DisputeDecision(each, this.dispute, this.reading));
  }

  @Field(() => DisputeAppeal, { nullable: true, description: 'The appeal; null for none.' })
  get appeal(): DisputeAppeal | null {
    return this.shown.appeal === null ? null : new DisputeAppeal(this.shown.appeal, this.dispute, this.reading);
  }

  @Costs({ weight: 400, entries: 2 })
  @isPrivate('openedCards')
  @Field(() => [OpenedCards], { description: 'The hole cards that were opened in it; none for an asker who may not see them.' })
  get openedCards(): Promise<readonly OpenedCards[]> {
    return this.readOpenedCards();
  }

  private async readOpenedCards(): Promise<readonly OpenedCards[]> {
    const { subject, openedSeats } = this.shown;
    if (subject.kind !== 'hand' || openedSeats.length === 0) return [];
    const { start, holeCards } = (await this.reading.load('hand', subject.handId)).state;
    return start!.seats.flatMap(({ seat }, index) => {
      const cards = holeCards[index];
      return cards == null || !openedSeats.includes(seat) ? [] : [new OpenedCards({ seat, cards })];
    });
  }
}

export const DisputeConnection = connectionType(() => Dispute, 'Dispute', 'disputes, in the order of their numbers');
