import { Field, Int, ObjectType } from '@nestjs/graphql';
import { cite } from '../../rulebooks/citing.js';
import type { Newcomer } from '../../tournament/button/newcomers.js';
import type { HandToCome } from '../../tournament/button/hand-positions.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { BlindEnum } from './button-enums.js';
import { field, orNull, Showing, withFields } from '../language/showing.js';
import { EntityId, entityId } from '../language/node.js';
import { Costs } from '../language/costs.js';

@ObjectType('NewcomerStatus', { description: 'What a player who is new at a table gets and owes in its next hand.' })
export class NewcomerStatus extends withFields(Showing<Newcomer>, {
  seat: field(Int, 'The number of the seat, 1 to 10.'),
  plays: field(Boolean, 'Whether the newcomer gets cards in the next hand, or else in the one after.'),
  owes: orNull(BlindEnum, 'The blind that the newcomer owes, like any player at that seat; null for none.'),
}) {
  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The rules on the newcomer’s seat.' })
  get articles(): readonly CitationType[] {
    return citationsOf(cite(...this.shown.settings));
  }
}

@ObjectType('NextHand', {
  description: 'The button and blinds of the next hand of a table by rule, if it is dealt with those who sit there now.',
})
export class NextHandType {
  constructor(
    private readonly tournamentId: string,
    tableNumber: number,
    private readonly hand: HandToCome,
  ) {
    this.table = tableNumber;
  }

  @EntityId()
  get id(): string {
    return entityId('NextHand', this.tournamentId, this.table);
  }

  @Field(() => Int, { description: 'The number of the table.' })
  readonly table: number;

  @Field(() => Int, { description: 'The seat of the button, 1 to 10.' })
  get button(): number {
    return this.hand.next.button.seat;
  }

  @Field(() => Boolean, { description: 'Whether the button is dead: no player of the hand sits there.' })
  get deadButton(): boolean {
    return !this.hand.next.button.live;
  }

  @Field(() => Int, { description: 'The seat whose turn it is to deal, at a table without a dealer of its own.' })
  get dealer(): number {
    return this.hand.next.dealer;
  }

  @Field(() => Int, { nullable: true, description: 'The seat that owes the small blind; null for none.' })
  get smallBlindSeat(): number | null {
    const { seat, posted } = this.hand.next.smallBlind;
    return posted ? seat : null;
  }

  @Field(() => Int, { description: 'The seat that owes the big blind.' })
  get bigBlindSeat(): number {
    return this.hand.next.bigBlind;
  }

  @Field(() => Boolean, { description: 'Whether two players are dealt in.' })
  get headsUp(): boolean {
    return this.hand.next.headsUp;
  }

  @Costs({ entries: 10 })
  @Field(() => [Int], { description: 'The seats that get cards, ascending.' })
  get dealtIn(): readonly number[] {
    return this.hand.next.dealtIn;
  }

  @Costs({ entries: 10 })
  @Field(() => [Int], { description: 'The seats of newcomers who wait for the hand after.' })
  get waiting(): readonly number[] {
    return this.hand.next.waiting;
  }

  @Costs({ entries: 10 })
  @Field(() => [NewcomerStatus], { description: 'Who sat down since the last hand began, and what that means for them.' })
  get newcomers(): readonly NewcomerStatus[] {
    return this.hand.newcomers.map((newcomer) => new NewcomerStatus(newcomer));
  }

  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The rules where it moves by more than one seat; empty where no player has come or gone.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.hand.articles);
  }
}
