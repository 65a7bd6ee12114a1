import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { HandForHandReason } from '../../../events/tournament-hand-for-hand.js';
import { adviceOf, type HandForHandAdvice } from '../../tournament/hand-for-hand/advice.js';
import { listStillPlaying, listWaitingTables } from '../../tournament/hand-for-hand/waiting.js';
import type { Running } from '../../tournament/state.js';
import { CitationType, citationsOf } from '../language/citation.types.js';
import { HandForHandReasonEnum } from './hand-for-hand-enums.js';
import { EntityId, entityId, Node } from '../language/node.js';
import { Costs } from '../language/costs.js';

@ObjectType('HandForHand', {
  implements: () => [Node],
  description: 'Whether tables play hand for hand or should, and which tables the others wait for.',
})
export class HandForHandType {
  private readonly advice: HandForHandAdvice;

  constructor(
    private readonly tournamentId: string,
    private readonly state: Running,
  ) {
    this.advice = adviceOf(state);
  }

  @EntityId()
  get id(): string {
    return entityId('HandForHand', this.tournamentId);
  }

  @Field(() => Boolean, {
    description: 'Whether the book advises it now: one player is to go before the final table, the paid places or the qualification.',
  })
  get advised(): boolean {
    return this.advice.advised;
  }

  @Field(() => HandForHandReasonEnum, {
    nullable: true,
    description: 'The purpose for which it was announced or, before that, is advised; null where it is neither.',
  })
  get reason(): HandForHandReason | null {
    return this.state.handForHand?.reason ?? this.advice.reason;
  }

  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The articles that advise it; empty where it is not advised.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.advice.articles);
  }

  @Field(() => Boolean, { description: 'Whether it was announced and has not ended.' })
  get running(): boolean {
    return this.state.handForHand !== null;
  }

  @Field(() => Int, { nullable: true, description: 'The number of players left at which it ends; null while it does not run.' })
  get until(): number | null {
    return this.state.handForHand?.until ?? null;
  }

  @Field(() => Int, {
    nullable: true,
    description: 'The round that was begun last, from 1; null before the first, and while it does not run.',
  })
  get round(): number | null {
    return this.state.handForHand?.round || null;
  }

  @Costs({ entries: 100 })
  @Field(() => [Int], { description: 'Tables that the others wait for, by number; empty while it does not run.' })
  get playingTables(): readonly number[] {
    return listStillPlaying(this.state);
  }

  @Costs({ entries: 100 })
  @Field(() => [Int], { description: 'Tables that have finished and wait for the signal, by number; empty while it does not run.' })
  get waitingTables(): readonly number[] {
    return this.running ? listWaitingTables(this.state) : [];
  }

  @Costs({ entries: 100 })
  @Field(() => [Int], { description: 'Tables whose all-in hands wait face down for the others, by number.' })
  get heldTables(): readonly number[] {
    return this.state.handForHand?.held ?? [];
  }
}
