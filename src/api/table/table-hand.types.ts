/** The current and the last hand at a table, as everybody there sees them: hole cards only once they were tabled. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { type TableHand, type TableHandSeat } from '../../../projections/table-hand.js';
import type { TableLastHand } from '../../../projections/table-row.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import { SeatActionEnum, SeatStatusEnum, StreetEnum, TableHandStateEnum } from '../language/enums.js';
import { ShowingSeat } from '../language/player.types.js';
import { CardScalar, ChipsScalar } from '../language/scalars.js';
import { PotType, StakesType } from '../language/stakes.types.js';
import { field, list, listOrNull, listWithNulls, ofFields, orNull, Showing, withFields } from '../language/showing.js';
import { Costs } from '../language/costs.js';

@ObjectType('HandWinner', { description: 'A seat that won chips in a hand.' })
export class HandWinnerType extends withFields(ShowingSeat<TableLastHand['winners'][number]>, {
  amount: field(ChipsScalar, 'What it won in all.'),
}) {}

@ObjectType('LastHand', { description: 'The last hand of a table that is over.' })
export class LastHandType extends withFields(Showing<TableLastHand>, {
  handId: orNull(ID, 'Its id; null for a hand that was not recorded.'),
  number: field(Int, 'Its number at its table, from 1.'),
  level: field(Int, 'The level it was played at, from 1.'),
}) {
  constructor(
    last: TableLastHand,
    private readonly directory: PlayerDirectory,
  ) {
    super(last);
  }

  @Costs({ entries: 10 })
  @Field(() => [HandWinnerType], { description: 'Who won what; empty for a hand that was not recorded.' })
  get winners(): readonly HandWinnerType[] {
    return this.shown.winners.map((winner) => new HandWinnerType(winner, this.directory));
  }
}

@ObjectType('TableHandSeat', { description: 'A seat in the hand at a table.' })
export class TableHandSeatType extends withFields(ShowingSeat<TableHandSeat>, {
  stack: field(ChipsScalar, 'Chips behind.'),
  bet: field(ChipsScalar, 'Chips in front of the seat on this street, antes not counted.'),
  status: field(SeatStatusEnum, 'The status of the seat in the hand.'),
  action: orNull(SeatActionEnum, 'What it did last on this street.'),
  tabled: listOrNull(2, CardScalar, 'Both cards, once they are tabled.'),
}) {}

@ObjectType('PotAwardLine', { description: 'What a seat won of a pot.' })
export class PotAwardLine extends ofFields({
  pot: field(Int, 'The pot: 0 for the main pot, then the side pots in order.'),
  seat: field(Int, 'The number of the seat.'),
  amount: field(ChipsScalar, 'What it won.'),
}) {}

@ObjectType('TableHand', { description: 'The hand in progress at a table, as everybody at the table sees it.' })
export class TableHandType extends withFields(Showing<TableHand>, {
  handId: field(ID, 'Its id.'),
  number: field(Int, 'Its number at its table, from 1.'),
  level: field(Int, 'The level it is played at, from 1.'),
  stakes: field(StakesType, 'Its forced bets.'),
  state: field(TableHandStateEnum, 'The state of the hand.'),
  street: field(StreetEnum, 'The street.'),
  board: listWithNulls(5, CardScalar, 'The cards of the board; null for a hand that was not recorded.'),
  potTotal: field(ChipsScalar, 'All chips that were put in and not yet pushed or returned.'),
  pots: list(10, PotType, 'The pots as last gathered, main pot first; those already pushed have 0.'),
  showdownOrder: listOrNull(10, Int, 'The seats in the order of showing; null before a showdown.'),
  awards: list(4, PotAwardLine, 'What each seat won so far, by pot.'),
}) {
  constructor(hand: TableHand, directory: PlayerDirectory) {
    super(hand);
    this.seats = hand.seats.map((at) => new TableHandSeatType(at, directory));
  }

  @Costs({ entries: 10 })
  @Field(() => [TableHandSeatType], { description: 'The seats in the hand, clockwise.' })
  readonly seats: readonly TableHandSeatType[];
}
