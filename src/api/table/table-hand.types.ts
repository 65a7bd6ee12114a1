/**
 * The hand at a table and the last one that is over, as everybody at the table sees them: cards of a seat only once they were tabled.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Card, Pot, Street } from '../../../events/values.js';
import { type TableHand, type TableHandSeat } from '../../../projections/table-hand.js';
import type { TableLastHand } from '../../../projections/table-row.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import { SeatActionEnum, SeatStatusEnum, StreetEnum, TableHandStateEnum } from '../language/enums.js';
import { ShowingSeat } from '../language/player.types.js';
import { CardScalar, ChipsScalar } from '../language/scalars.js';
import { PotType, StakesType } from '../language/stakes.types.js';
import { Showing, Shown } from '../language/showing.js';
import { Costs } from '../language/costs.js';

@ObjectType('HandWinner', { description: 'A seat that won chips in a hand.' })
export class HandWinnerType extends ShowingSeat<TableLastHand['winners'][number]> {
  @Shown(() => ChipsScalar, { description: 'What it won in all.' })
  declare readonly amount: number;
}

@ObjectType('LastHand', { description: 'The last hand of a table that is over.' })
export class LastHandType extends Showing<TableLastHand> {
  constructor(
    last: TableLastHand,
    private readonly directory: PlayerDirectory,
  ) {
    super(last);
  }

  @Shown(() => ID, { nullable: true, description: 'Its id; null for a hand that was not recorded.' })
  declare readonly handId: string | null;

  @Shown(() => Int, { description: 'Its number at its table, from 1.' })
  declare readonly number: number;

  @Shown(() => Int, { description: 'The level it was played at, from 1.' })
  declare readonly level: number;

  @Costs({ entries: 10 })
  @Field(() => [HandWinnerType], { description: 'Who won what; empty for a hand that was not recorded.' })
  get winners(): readonly HandWinnerType[] {
    return this.shown.winners.map((winner) => new HandWinnerType(winner, this.directory));
  }
}

@ObjectType('TableHandSeat', { description: 'A seat in the hand at a table.' })
export class TableHandSeatType extends ShowingSeat<TableHandSeat> {
  @Shown(() => ChipsScalar, { description: 'Chips behind.' })
  declare readonly stack: number;

  @Shown(() => ChipsScalar, { description: 'Chips in front of the seat on this street, antes not counted.' })
  declare readonly bet: number;

  @Shown(() => SeatStatusEnum, { description: 'The status of the seat in the hand.' })
  declare readonly status: TableHandSeat['status'];

  @Shown(() => SeatActionEnum, { nullable: true, description: 'What it did last on this street.' })
  declare readonly action: TableHandSeat['action'];

  @Costs({ entries: 2 })
  @Shown(() => [CardScalar], { nullable: true, description: 'Both cards, once they are tabled.' })
  declare readonly tabled: readonly Card[] | null;
}

@ObjectType('PotAwardLine', { description: 'What a seat won of a pot.' })
export class PotAwardLine {
  @Field(() => Int, { description: 'The pot: 0 for the main pot, then the side pots in order.' })
  pot!: number;

  @Field(() => Int, { description: 'The number of the seat.' })
  seat!: number;

  @Field(() => ChipsScalar, { description: 'What it won.' })
  amount!: number;
}

@ObjectType('TableHand', { description: 'The hand in progress at a table, as everybody at the table sees it.' })
export class TableHandType extends Showing<TableHand> {
  constructor(hand: TableHand, directory: PlayerDirectory) {
    super(hand);
    this.seats = hand.seats.map((at) => new TableHandSeatType(at, directory));
  }

  @Shown(() => ID, { description: 'Its id.' })
  declare readonly handId: string;

  @Shown(() => Int, { description: 'Its number at its table, from 1.' })
  declare readonly number: number;

  @Shown(() => Int, { description: 'The level it is played at, from 1.' })
  declare readonly level: number;

  @Shown(() => StakesType, { description: 'Its forced bets.' })
  declare readonly stakes: StakesType;

  @Shown(() => TableHandStateEnum, { description: 'The state of the hand.' })
  declare readonly state: TableHand['state'];

  @Shown(() => StreetEnum, { description: 'The street.' })
  declare readonly street: Street;

  @Costs({ entries: 5 })
  @Shown(() => [CardScalar], { nullable: 'items', description: 'The cards of the board; null for a hand that was not recorded.' })
  declare readonly board: readonly (Card | null)[];

  @Shown(() => ChipsScalar, { description: 'All chips that were put in and not yet pushed or returned.' })
  declare readonly potTotal: number;

  @Costs({ entries: 10 })
  @Shown(() => [PotType], { description: 'The pots as last gathered, main pot first; those already pushed stand at 0.' })
  declare readonly pots: readonly Pot[];

  @Costs({ entries: 10 })
  @Field(() => [TableHandSeatType], { description: 'The seats in the hand, clockwise.' })
  readonly seats: readonly TableHandSeatType[];

  @Costs({ entries: 10 })
  @Shown(() => [Int], { nullable: true, description: 'The seats in the order of showing; null before a showdown.' })
  declare readonly showdownOrder: readonly number[] | null;

  @Costs({ entries: 4 })
  @Shown(() => [PotAwardLine], { description: 'What each seat won so far, by pot.' })
  declare readonly awards: TableHand['awards'];
}
