/** The seating chart: every table with its next hand, and who would have to move first. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { TableRow } from '../../../projections/table-row.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { HandToCome } from '../../tournament/button/hand-positions.js';
import type { TableToBreak } from '../../tournament/seating/plan.js';
import type { NextMover } from '../../tournament/seating/next-mover.js';
import { NextHandType } from '../button/button.types.js';
import { Player } from '../language/player.types.js';
import { PositionScalar } from '../language/scalars.js';
import { ShowingTable } from '../table/table.types.js';
import { SeatAtTable } from '../table/seat-at-table.types.js';
import { SeatingProposalType, TableToBreakType } from './seating.types.js';
import { WaitingPlayer } from './waiting-player.types.js';
import { field, list, orNull, Showing, withFields } from '../language/showing.js';
import { EntityId, entityId, Node } from '../language/node.js';

@ObjectType('NextMover', { description: 'Who goes first if a player has to leave a table.' })
export class NextMoverType extends withFields(Showing<NextMover>, {
  seat: field(Int, 'The player’s seat, 1 to 10.'),
  to: orNull(SeatAtTable, 'Where the player would go now; null where no other table has a free seat.'),
}) {
  constructor(
    mover: NextMover,
    private readonly who: Player | null,
  ) {
    super(mover);
  }

  @Field(() => ID, { nullable: true, description: 'The id of the player; null after the player has left.' })
  get playerId(): string | null {
    return this.who?.id ?? null;
  }

  @Field(() => Player, { nullable: true, description: 'The player; null after the player has left.' })
  get player(): Player | null {
    return this.who;
  }
}

/** A table's state in the tournament. */
export interface TableToCome {
  readonly deadButton: boolean | null;
  readonly next: HandToCome | null;
  readonly mover: NextMover | null;
  readonly breaksAs: number | null;
  /** Null when it is not to be broken now. */
  readonly toBreak: TableToBreak | null;
}

@ObjectType('SeatingChartTable', { description: 'A table of a tournament, with its next hand.' })
export class SeatingChartTable extends ShowingTable {
  constructor(
    private readonly tableRow: TableRow,
    private readonly people: PlayerDirectory,
    position: number | null,
    private readonly toCome: TableToCome | null,
  ) {
    super(tableRow, people, position);
  }

  @EntityId()
  get id(): string {
    return entityId('SeatingChartTable', this.shown.tournamentId, this.shown.table);
  }

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the button of the hand in progress, else of the last one, is dead: no player of the hand sits there. Null before the first hand.',
  })
  get deadButton(): boolean | null {
    return this.toCome?.deadButton ?? null;
  }

  @Field(() => NextHandType, {
    nullable: true,
    description:
      'The next hand, dealt with those who sit there now. Null where they are too few, or its first button is still to be drawn.',
  })
  get nextHand(): NextHandType | null {
    const next = this.toCome?.next ?? null;
    return next === null ? null : new NextHandType(this.tableRow.tournamentId, this.tableRow.table, next);
  }

  @Field(() => NextMoverType, {
    nullable: true,
    description:
      'Who goes first if a player has to leave. Null for an empty table, where no player can move, or where the first button is still to be drawn.',
  })
  get nextMover(): NextMoverType | null {
    const mover = this.toCome?.mover ?? null;
    if (mover === null) return null;
    const seated = this.tableRow.seats.find(({ seat }) => seat === mover.seat);
    return new NextMoverType(mover, seated === undefined ? null : new Player(seated.playerId, this.people));
  }

  @Field(() => Int, {
    nullable: true,
    description: 'Its place in the order of breaking, 1 for the next; null where it is broken or the tournament is not in play.',
  })
  get breaksAs(): number | null {
    return this.toCome?.breaksAs ?? null;
  }

  @Field(() => TableToBreakType, {
    nullable: true,
    description: 'Whether it is to be broken now, and what that waits for; null where it is not.',
  })
  get toBreak(): TableToBreakType | null {
    return this.toCome?.toBreak ?? null;
  }
}

interface Chart {
  readonly tournamentId: string;
  readonly tables: readonly SeatingChartTable[];
  readonly waiting: readonly WaitingPlayer[];
  readonly proposal: SeatingProposalType | null;
  readonly position: number | null;
}

@ObjectType('SeatingChart', { implements: () => [Node], description: 'Who sits where in a tournament, and what is due next.' })
export class SeatingChart extends withFields(Showing<Chart>, {
  tournamentId: field(ID, 'The tournament.'),
  tables: list(100, SeatingChartTable, 'Its tables by number, closed ones among them; none before the draw.'),
  waiting: list(10, WaitingPlayer, 'Players who are in again after a correction and wait for a seat, in the order in which they came.'),
  proposal: orNull(SeatingProposalType, 'What the book proposes now; null while the tournament is not in play.'),
  position: orNull(PositionScalar, 'The position that seats and stacks reflect.'),
}) {
  @EntityId()
  get id(): string {
    return entityId('SeatingChart', this.shown.tournamentId);
  }
}
