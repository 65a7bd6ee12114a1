/**
 * A table and what lies on it, as the API shows them to everybody: cards of a seat only once they were tabled.
 * May import: @nestjs/graphql, the views' rows.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import type { HaltCause, MoveWaitsFor } from '../../../events/tournament-seating.js';
import type { Card, Pot, Street } from '../../../events/values.js';
import { shownHand, type TableHand, type TableHandSeat } from '../../../projections/table-hand.js';
import type { Halt, LastHand, Leaving, TableRow, TableSeat } from '../../../projections/table-row.js';
import type { PlayerDirectory } from '../../app/player-directory.js';
import type { Text } from '../../rulebooks/setting.js';
import { haltText } from '../../texts/floor-view-texts.js';
import { nextBigBlind } from '../../tournament/seating/floor-plan.js';
import { CitationType } from '../language/citation.types.js';
import { SeatActionEnum, SeatStatusEnum, StreetEnum, TableHandStateEnum, TableStateEnum } from '../language/enums.js';
import { Player } from '../language/player.types.js';
import { BilingualText } from '../rulebook/rulebook.types.js';
import { CardScalar, ChipsScalar, InstantScalar, PositionScalar } from '../language/scalars.js';
import { HaltCauseEnum, MoveWaitsForEnum } from '../seating/seating-enums.js';
import { SeatAtTable } from '../seating/seating.types.js';
import { PotType, StakesType } from '../language/stakes.types.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';

@ObjectType({ isAbstract: true })
abstract class SeatedPlayer extends Showing<{ readonly seat: number; readonly playerId: PlayerId }> {
  constructor(
    seated: { readonly seat: number; readonly playerId: PlayerId },
    private readonly directory: PlayerDirectory,
  ) {
    super(seated);
  }

  @Shown(() => Int, { description: 'The number of the seat, 1 to 10.' })
  declare readonly seat: number;

  @Shown(() => ID, { description: 'The id of the player.' })
  declare readonly playerId: string;

  @Field(() => Player, { description: 'The player.' })
  get player(): Player {
    return new Player(this.shown.playerId, this.directory);
  }
}

@ObjectType('TableSeat', { description: 'A taken seat at a table.' })
export class TableSeatType extends SeatedPlayer {
  constructor(at: TableSeat, directory: PlayerDirectory) {
    super(at, directory);
    this.stack = at.stack;
    this.away = at.away === true;
  }

  @Field(() => ChipsScalar, {
    description: 'His chips as of the last settled hand or count; 0 before the start. What is behind during a hand stands in the hand.',
  })
  readonly stack: number;

  @Field(() => Boolean, { description: 'Whether the player is not there: he is dealt in, and his hands are dead.' })
  readonly away: boolean;
}

@ObjectType('HandWinner', { description: 'A seat that won chips in a hand.' })
export class HandWinnerType extends SeatedPlayer {
  constructor(winner: LastHand['winners'][number], directory: PlayerDirectory) {
    super(winner, directory);
    this.amount = winner.amount;
  }

  @Field(() => ChipsScalar, { description: 'What it took in all.' })
  readonly amount: number;
}

@ObjectType('LastHand', { description: 'The last hand of a table that is over.' })
export class LastHandType {
  constructor(last: LastHand, directory: PlayerDirectory) {
    this.handId = last.handId;
    this.number = last.number;
    this.level = last.level;
    this.winners = last.winners.map((winner) => new HandWinnerType(winner, directory));
  }

  @Field(() => ID, { nullable: true, description: 'Its id; null for a hand that nobody typed in.' })
  readonly handId: string | null;

  @Field(() => Int, { description: 'Its number at its table, from 1.' })
  readonly number: number;

  @Field(() => Int, { description: 'The level it was played at, from 1.' })
  readonly level: number;

  @Field(() => [HandWinnerType], { description: 'Who won what; empty for a hand that nobody typed in.' })
  readonly winners: readonly HandWinnerType[];
}

@ObjectType('TableHandSeat', { description: 'A seat in the hand at a table.' })
export class TableHandSeatType extends SeatedPlayer {
  constructor(at: TableHandSeat, directory: PlayerDirectory) {
    super(at, directory);
    this.stack = at.stack;
    this.bet = at.bet;
    this.status = at.status;
    this.action = at.action;
    this.tabled = at.tabled;
  }

  @Field(() => ChipsScalar, { description: 'Chips behind.' })
  readonly stack: number;

  @Field(() => ChipsScalar, { description: 'Chips in front of the seat on this street, antes not counted.' })
  readonly bet: number;

  @Field(() => SeatStatusEnum, { description: 'What it still is in the hand.' })
  readonly status: TableHandSeat['status'];

  @Field(() => SeatActionEnum, { nullable: true, description: 'What it did last on this street.' })
  readonly action: TableHandSeat['action'];

  @Field(() => [CardScalar], { nullable: true, description: 'Both cards, once they are tabled.' })
  readonly tabled: readonly Card[] | null;
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

  @Shown(() => TableHandStateEnum, { description: 'How far it is.' })
  declare readonly state: TableHand['state'];

  @Shown(() => StreetEnum, { description: 'The street.' })
  declare readonly street: Street;

  @Shown(() => [CardScalar], { nullable: 'items', description: 'The cards of the board; null for one that nobody typed in.' })
  declare readonly board: readonly (Card | null)[];

  @Shown(() => ChipsScalar, { description: 'All chips that were put in and not yet pushed or returned.' })
  declare readonly potTotal: number;

  @Shown(() => [PotType], { description: 'The pots as last gathered, main pot first; those already pushed stand at 0.' })
  declare readonly pots: readonly Pot[];

  @Field(() => [TableHandSeatType], { description: 'The seats in the hand, clockwise.' })
  readonly seats: readonly TableHandSeatType[];

  @Shown(() => [Int], { nullable: true, description: 'The seats in the order of showing; null before a showdown.' })
  declare readonly showdownOrder: readonly number[] | null;

  @Shown(() => [PotAwardLine], { description: 'What each seat won so far, by pot.' })
  declare readonly awards: TableHand['awards'];
}

@ObjectType('TableHalt', { description: 'Why a table begins no hand.' })
export class HaltType extends Showing<Halt> {
  constructor(
    private readonly table: number,
    halt: Halt,
  ) {
    super(halt);
  }

  @Shown(() => HaltCauseEnum, { description: 'What stops it.' })
  declare readonly cause: HaltCause;

  @Shown(() => Int, { description: 'By how many players it was shorter than the fullest table when it stopped.' })
  declare readonly difference: number;

  @Shown(() => String, { nullable: true, description: 'In the director’s words; null where the book stops it.' })
  declare readonly reason: string | null;

  @Field(() => BilingualText, { description: 'Why, in one sentence.' })
  get explanation(): Text {
    return { en: haltText(this.table, this.shown, 'en'), fr: haltText(this.table, this.shown, 'fr') };
  }

  @ShownAs(() => [CitationType], { description: 'The rules that stop it.' })
  declare readonly articles: readonly CitationType[];

  @Shown(() => InstantScalar, { description: 'Since when, as recorded.' })
  declare readonly since: number;
}

@ObjectType('LeavingPlayer', { description: 'A player who goes to another seat once what he waits for has come.' })
export class LeavingType extends SeatedPlayer {
  constructor(leaving: Leaving, directory: PlayerDirectory) {
    super(leaving, directory);
    this.to = leaving.to;
    this.waitsFor = leaving.waitsFor;
  }

  @Field(() => SeatAtTable, { description: 'The seat that is kept for him.' })
  readonly to: SeatAtTable;

  @Field(() => MoveWaitsForEnum, { description: 'What he waits for.' })
  readonly waitsFor: MoveWaitsFor;
}

@ObjectType('AwaitedPlayer', { description: 'A seat that is kept for a player who is still to come.' })
export class AwaitedType extends SeatedPlayer {}

@ObjectType({ description: 'A table of a tournament.' })
export class Table extends Showing<TableRow> {
  constructor(
    row: TableRow,
    private readonly directory: PlayerDirectory,
    position: number | null,
  ) {
    super(row);
    this.position = position;
  }

  @Shown(() => ID, { description: 'The tournament.' })
  declare readonly tournamentId: string;

  @Shown(() => Int, { description: 'Its number in the tournament, from 1.' })
  declare readonly table: number;

  @Shown(() => TableStateEnum, { description: 'What goes on at it.' })
  declare readonly state: TableRow['state'];

  @Field(() => [TableSeatType], { description: 'The taken seats, in ascending order.' })
  get seats(): readonly TableSeatType[] {
    return this.shown.seats.map((at) => new TableSeatType(at, this.directory));
  }

  @Shown(() => Int, { nullable: true, description: 'The button of the hand in progress, else of the last one; nobody need sit there.' })
  declare readonly button: number | null;

  @Shown(() => Int, { nullable: true, description: 'The seat of the small blind of that hand; null when nobody owes it.' })
  declare readonly smallBlindSeat: number | null;

  @Shown(() => Int, { nullable: true, description: 'The seat of the big blind of that hand.' })
  declare readonly bigBlindSeat: number | null;

  @Shown(() => Int, {
    nullable: true,
    description: 'The seat whose turn it is to deal that hand, at a table without a dealer of its own.',
  })
  declare readonly dealer: number | null;

  @Shown(() => [Int], { description: 'Seats of newcomers who get no cards in that hand.' })
  declare readonly waiting: readonly number[];

  @Shown(() => Int, { nullable: true, description: 'The level of that hand, from 1.' })
  declare readonly level: number | null;

  @Shown(() => Int, { description: 'How many hands are over, typed in or not.' })
  declare readonly handsPlayed: number;

  @Field(() => TableHandType, { nullable: true, description: 'The hand in progress; null for none.' })
  get hand(): TableHandType | null {
    return this.shown.hand === null ? null : new TableHandType(shownHand(this.shown.hand), this.directory);
  }

  @Field(() => LastHandType, { nullable: true, description: 'The last hand that is over; null before the first.' })
  get lastHand(): LastHandType | null {
    return this.shown.lastHand === null ? null : new LastHandType(this.shown.lastHand, this.directory);
  }

  @Field(() => HaltType, { nullable: true, description: 'Why it begins no hand; null where it plays.' })
  get halted(): HaltType | null {
    const { halted, table } = this.shown;
    return halted === null ? null : new HaltType(table, halted);
  }

  @Field(() => Int, {
    nullable: true,
    description:
      'The seat that the big blind comes to next: its player is the one to move where tables are balanced (RC 10; MO 7.7; TDA 25; RO 2.3). Null where nobody sits.',
  })
  get nextToMove(): number | null {
    return nextToMove(this.shown);
  }

  @Field(() => [LeavingType], { description: 'Players who go elsewhere once what they wait for has come.' })
  get leaving(): readonly LeavingType[] {
    return this.shown.leaving.map((leaving) => new LeavingType(leaving, this.directory));
  }

  @Field(() => [AwaitedType], { description: 'Seats that are kept for players who are still to come.' })
  get awaited(): readonly AwaitedType[] {
    return this.shown.awaited.map((awaited) => new AwaitedType(awaited, this.directory));
  }

  @Field(() => PositionScalar, { nullable: true, description: 'The position that the answer reflects.' })
  readonly position: number | null;
}

/** The first who sits behind the last big blind and is not leaving already. */
function nextToMove({ table, seats, leaving, button, smallBlindSeat, bigBlindSeat }: TableRow): number | null {
  const occupied = seats.filter(({ playerId }) => !leaving.some((each) => each.playerId === playerId)).map(({ seat }) => seat);
  const last = button === null || bigBlindSeat === null ? null : { button, smallBlind: smallBlindSeat ?? button, bigBlind: bigBlindSeat };
  return nextBigBlind({ table, maxSeats: 10, occupied, awaited: [], leaving: [], last });
}
