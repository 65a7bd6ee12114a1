/** The order in which tables break, its announcement, and the broken tables. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { TableToBreak } from '../../tournament/seating/plan.js';
import type { Announcement, BrokenTable, BreakOrderRow } from '../../../projections/break-order.js';
import type { Citation } from '../../../events/judging.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { theActor } from '../language/actor.types.js';
import { InstantScalar } from '../language/scalars.js';
import { SeatsByEnum } from './seating-enums.js';
import { TableToBreakType } from './seating.types.js';
import { field, list, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { EntityId, entityId, Node } from '../language/node.js';
import { Costs } from '../language/costs.js';

@ObjectType('BreakAnnouncement', { description: 'An announcement of the order of breaking.' })
export class BreakAnnouncement extends withFields(Showing<Announcement>, {
  tables: list(100, Int, 'The tables as announced, the next to be broken first.'),
  reason: orNull(String, 'Why the order changed, in the director’s words; null for the first.'),
  articles: list(3, shownAs(CitationType), 'The rules on that order.'),
  actor: theActor,
}) {
  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get recordedAt(): number {
    return this.shown.at;
  }
}

@ObjectType('BrokenTable', { description: 'A table that was closed.' })
export class BrokenTableType extends withFields(Showing<BrokenTable>, {
  table: field(Int, 'Its number.'),
  seatsBy: orNull(SeatsByEnum, 'How the seats of its players were found; null where it had none left.'),
  reason: orNull(String, 'Why the players were seated in another way than the book says, in the director’s words.'),
  articles: list(3, shownAs(CitationType), 'The rules on where they went.'),
  actor: theActor,
}) {
  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get recordedAt(): number {
    return this.shown.at;
  }
}

/** The current order. */
interface OrderNow {
  readonly tournamentId: string;
  readonly announced: boolean;
  readonly tables: readonly number[];
  readonly due: readonly TableToBreak[];
  readonly citations: readonly Citation[];
}

@ObjectType({ implements: () => [Node], description: 'In which order the tables of a tournament are broken.' })
export class BreakOrder extends withFields(Showing<OrderNow>, {
  announced: field(Boolean, 'Whether the order was announced; else the highest number comes first.'),
  tables: list(100, Int, 'All open tables, the next to be broken first.'),
}) {
  constructor(
    order: OrderNow,
    private readonly history: Pick<BreakOrderRow, 'announcements' | 'broken'>,
  ) {
    super(order);
  }

  @EntityId()
  get id(): string {
    return entityId('BreakOrder', this.shown.tournamentId);
  }

  @Costs({ entries: 10 })
  @Field(() => [TableToBreakType], {
    description: 'The tables that are to be broken now, each as soon as it can be; none where no break is due.',
  })
  get due(): readonly TableToBreakType[] {
    return [...this.shown.due];
  }

  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The rules on that order.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.shown.citations);
  }

  @Costs({ entries: 5 })
  @Field(() => [BreakAnnouncement], { description: 'The announcements to the players, oldest first: the last holds.' })
  get announcements(): readonly BreakAnnouncement[] {
    return this.history.announcements.map((announced) => new BreakAnnouncement(announced));
  }

  @Costs({ entries: 100 })
  @Field(() => [BrokenTableType], { description: 'The tables that were closed, in that order.' })
  get broken(): readonly BrokenTableType[] {
    return this.history.broken.map((table) => new BrokenTableType(table));
  }
}
