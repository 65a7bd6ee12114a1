/**
 * The order in which tables are broken, what was announced of it, and which were broken.
 */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { TableToBreak } from '../../tournament/seating/plan.js';
import type { SeatsBy } from '../../../events/tournament-seating.js';
import type { Announcement, BrokenTable, BreakOrderRow } from '../../../projections/break-order.js';
import type { Citation } from '../../../events/judging.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { actorField, ActorType } from '../language/actor.types.js';
import { InstantScalar } from '../language/scalars.js';
import { SeatsByEnum } from './seating-enums.js';
import { TableToBreakType } from './seating.types.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { EntityId, entityId, Node } from '../graph/node.js';
import { Costs } from '../language/costs.js';

@ObjectType('BreakAnnouncement', { description: 'An announcement of the order of breaking.' })
export class BreakAnnouncement extends Showing<Announcement> {
  @Costs({ entries: 100 })
  @Shown(() => [Int], { description: 'The tables as announced, the next to be broken first.' })
  declare readonly tables: readonly number[];

  @Shown(() => String, { nullable: true, description: 'Why the order changed, in the director’s words; null for the first.' })
  declare readonly reason: string | null;

  @Costs({ entries: 3 })
  @ShownAs(() => [CitationType], { description: 'The rules on that order.' })
  declare readonly articles: readonly CitationType[];

  @Shown(() => ActorType, actorField)
  declare readonly actor: ActorType;

  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get recordedAt(): number {
    return this.shown.at;
  }
}

@ObjectType('BrokenTable', { description: 'A table that was closed.' })
export class BrokenTableType extends Showing<BrokenTable> {
  @Shown(() => Int, { description: 'Its number.' })
  declare readonly table: number;

  @Shown(() => SeatsByEnum, { nullable: true, description: 'How the seats of its players were found; null where it had none left.' })
  declare readonly seatsBy: SeatsBy | null;

  @Shown(() => String, {
    nullable: true,
    description: 'Why the players were seated in another way than the book says, in the director’s words.',
  })
  declare readonly reason: string | null;

  @Costs({ entries: 3 })
  @ShownAs(() => [CitationType], { description: 'The rules on where they went.' })
  declare readonly articles: readonly CitationType[];

  @Shown(() => ActorType, actorField)
  declare readonly actor: ActorType;

  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get recordedAt(): number {
    return this.shown.at;
  }
}

/** The order as it stands now. */
interface OrderNow {
  readonly tournamentId: string;
  readonly announced: boolean;
  readonly tables: readonly number[];
  readonly due: readonly TableToBreak[];
  readonly citations: readonly Citation[];
}

@ObjectType({ implements: () => [Node], description: 'In which order the tables of a tournament are broken.' })
export class BreakOrder extends Showing<OrderNow> {
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

  @Shown(() => Boolean, { description: 'Whether the order was announced; else the highest number comes first.' })
  declare readonly announced: boolean;

  @Costs({ entries: 100 })
  @Shown(() => [Int], { description: 'All open tables, the next to be broken first.' })
  declare readonly tables: readonly number[];

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
