/** A table in its public form: its seats, and what it waits for. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ViewError } from '../../app/views/view-error.js';
import { showTableHand } from '../../../projections/table-hand.js';
import type { Halt, Leaving, TableCount, TableRow, TableSeat } from '../../../projections/table-row.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { Text } from '../../rulebooks/setting.js';
import { haltText, staleStackText } from '../../texts/floor-view-texts.js';
import { findNextBigBlind } from '../../tournament/seating/floor-plan.js';
import { CitationType } from '../language/citation.types.js';
import { TableStateEnum } from '../language/enums.js';
import { connectionType } from '../language/connections.js';
import { ShowingSeat } from '../language/player.types.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { ChipsScalar, InstantScalar, PositionScalar } from '../language/scalars.js';
import { HaltCauseEnum, MoveWaitsForEnum } from './table-enums.js';
import { SeatAtTable } from './seat-at-table.types.js';
import { field, list, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { LastHandType, TableHandType } from './table-hand.types.js';
import { EntityId, entityId, Node } from '../language/node.js';
import { Costs } from '../language/costs.js';

@ObjectType('TableSeat', { description: 'A taken seat at a table.' })
export class TableSeatType extends withFields(ShowingSeat<TableSeat>, {
  stack: field(
    ChipsScalar,
    'The player’s chips as of the last settled hand or count; 0 before the start. The chips behind during a hand are in the hand.',
  ),
}) {
  @Field(() => Boolean, { description: 'Whether the player’s chips are known now: no hand was played since without being recorded.' })
  get stackKnown(): boolean {
    return this.shown.asOf === undefined;
  }

  @Field(() => Int, {
    nullable: true,
    description: 'The hand of the table after which the chips were last known, 0 for before the first; null where they are known now.',
  })
  get stackAsOfHand(): number | null {
    return this.shown.asOf ?? null;
  }

  @Field(() => InstantScalar, {
    nullable: true,
    description: 'When the chips were last known: by a count, a recorded hand, a move or the start. Null before the start.',
  })
  get stackKnownAt(): number | null {
    return this.shown.knownAt ?? null;
  }

  @Field(() => BilingualText, { nullable: true, description: 'How old the figure is, in words; null where the chips are known now.' })
  get stackNote(): Text | null {
    const { asOf } = this.shown;
    return asOf === undefined ? null : inBoth((language) => staleStackText(asOf, language));
  }

  @Field(() => Boolean, { description: 'Whether the player is away: dealt in, with dead hands.' })
  get away(): boolean {
    return this.shown.away === true;
  }
}

@ObjectType('TableCount', { description: 'The last count of a table.' })
export class TableCountType extends withFields(Showing<TableCount>, {
  count: field(Int, 'Which count of the table it is, from 1: correctChipCount names it.'),
  hand: field(Int, 'After how many hands of the table it was made.'),
}) {}

@ObjectType('TableHalt', { description: 'Why a table begins no hand.' })
export class HaltType extends withFields(Showing<Halt>, {
  cause: field(HaltCauseEnum, 'What stops it.'),
  difference: field(Int, 'By how many players it was shorter than the fullest table when it stopped.'),
  reason: orNull(String, 'In the director’s words; null where the book stops it.'),
  articles: list(3, shownAs(CitationType), 'The rules that stop it.'),
  since: field(InstantScalar, 'Since when, as recorded.'),
}) {
  constructor(
    private readonly table: number,
    halt: Halt,
  ) {
    super(halt);
  }

  @Field(() => BilingualText, { description: 'Why, in one sentence.' })
  get explanation(): Text {
    return inBoth((language) => haltText(this.table, this.shown, language));
  }
}

@ObjectType('LeavingPlayer', { description: 'A player who goes to another seat as soon as what the move waits for has happened.' })
export class LeavingType extends withFields(ShowingSeat<Leaving>, {
  to: field(SeatAtTable, 'The seat that is kept for the player.'),
  waitsFor: field(MoveWaitsForEnum, 'What the player waits for.'),
}) {}

@ObjectType('AwaitedPlayer', { description: 'A seat that is kept for a player who is still to come.' })
export class AwaitedType extends ShowingSeat<TableRow['awaited'][number]> {}

/** A table with other data. */
@ObjectType({ isAbstract: true })
export abstract class ShowingTable extends withFields(Showing<TableRow>, {
  tournamentId: field(ID, 'The tournament.'),
  table: field(Int, 'Its number in the tournament, from 1.'),
  state: field(TableStateEnum, 'What happens at it.'),
  button: orNull(Int, 'The button of the hand in progress, else of the last one; it can be an empty seat.'),
  smallBlindSeat: orNull(Int, 'The seat of the small blind of that hand; null where no small blind is due.'),
  bigBlindSeat: orNull(Int, 'The seat of the big blind of that hand.'),
  dealer: orNull(Int, 'The seat whose turn it is to deal that hand, at a table without a dealer of its own.'),
  waiting: list(10, Int, 'Seats of newcomers who get no cards in that hand.'),
  level: orNull(Int, 'The level of that hand, from 1.'),
  handsPlayed: field(Int, 'How many hands are over, recorded or not.'),
  lastCount: orNull(shownAs(TableCountType), 'The last count of the table; null before the first.'),
}) {
  constructor(
    row: TableRow,
    private readonly directory: PlayerDirectory,
    position: number | null,
  ) {
    super(row);
    this.position = position;
  }

  @Costs({ entries: 10 })
  @Field(() => [TableSeatType], { description: 'The taken seats, in ascending order.' })
  get seats(): readonly TableSeatType[] {
    return this.shown.seats.map((at) => new TableSeatType(at, this.directory));
  }

  @Field(() => TableHandType, { nullable: true, description: 'The hand in progress; null for none.' })
  get hand(): TableHandType | null {
    this.refuseSetAside();
    return this.shown.hand === null ? null : new TableHandType(showTableHand(this.shown.hand), this.directory);
  }

  @Field(() => LastHandType, { nullable: true, description: 'The last hand that is over; null before the first.' })
  get lastHand(): LastHandType | null {
    this.refuseSetAside();
    return this.shown.lastHand === null ? null : new LastHandType(this.shown.lastHand, this.directory);
  }

  /** @throws ViewError `ROWS_SET_ASIDE` when the table's hands are set aside */
  private refuseSetAside(): void {
    const { setAside } = this.shown;
    if (setAside !== undefined)
      throw new ViewError('ROWS_SET_ASIDE', `What is recorded in ${setAside} can't be shown; all else is.`, { stream: setAside });
  }

  @Field(() => Boolean, { description: 'Whether the chips of everybody at the table are known now.' })
  get stacksKnown(): boolean {
    return this.shown.seats.every(({ asOf }) => asOf === undefined);
  }

  @Field(() => HaltType, { nullable: true, description: 'Why it begins no hand; null for a table in play.' })
  get halted(): HaltType | null {
    const { halted, table } = this.shown;
    return halted === null ? null : new HaltType(table, halted);
  }

  @Field(() => Int, {
    nullable: true,
    description:
      'The seat that the big blind comes to next: its player moves where tables are balanced (RC 10; MO 7.7; TDA 25; RO 2.3). Null for an empty table.',
  })
  get nextToMove(): number | null {
    return nextToMove(this.shown);
  }

  @Costs({ entries: 10 })
  @Field(() => [LeavingType], { description: 'Players who go elsewhere as soon as what their moves wait for has happened.' })
  get leaving(): readonly LeavingType[] {
    return this.shown.leaving.map((leaving) => new LeavingType(leaving, this.directory));
  }

  @Costs({ entries: 10 })
  @Field(() => [AwaitedType], { description: 'Seats that are kept for players who are still to come.' })
  get awaited(): readonly AwaitedType[] {
    return this.shown.awaited.map((awaited) => new AwaitedType(awaited, this.directory));
  }

  @Field(() => PositionScalar, { nullable: true, description: 'The position that the answer reflects.' })
  readonly position: number | null;
}

@ObjectType({ implements: () => [Node], description: 'A table of a tournament.' })
export class Table extends ShowingTable {
  @EntityId()
  get id(): string {
    return entityId('Table', this.shown.tournamentId, this.shown.table);
  }
}

export const TableConnection = connectionType(() => Table, 'Table', 'the tables of a tournament, by number');

/** The first player behind the last big blind who is not leaving already. */
function nextToMove({ table, seats, leaving, button, smallBlindSeat, bigBlindSeat }: TableRow): number | null {
  const occupied = seats.filter(({ playerId }) => !leaving.some((each) => each.playerId === playerId)).map(({ seat }) => seat);
  const last = button === null || bigBlindSeat === null ? null : { button, smallBlind: smallBlindSeat ?? button, bigBlind: bigBlindSeat };
  return findNextBigBlind({ table, maxSeats: 10, occupied, awaited: [], leaving: [], last });
}
