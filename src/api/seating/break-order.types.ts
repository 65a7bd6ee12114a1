/**
 * In which order tables are broken, what players were told of it, and which were. May import: @nestjs/graphql, the view's row.
 */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { TableToBreak } from '../../tournament/seating/plan.js';
import type { SeatsBy } from '../../../events/tournament-seating.js';
import type { Announcement, BrokenTable, BreaksRow } from '../../../projections/breaks.js';
import type { Citation } from '../../../events/gesture.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { ActorType } from '../audit/event.types.js';
import { InstantScalar } from '../language/scalars.js';
import { SeatsByEnum } from './seating-enums.js';
import { TableToBreakType } from './seating.types.js';

@ObjectType('BreakAnnouncement', { description: 'What players were told of the order of breaking.' })
export class BreakAnnouncement {
  constructor(private readonly told: Announcement) {}

  @Field(() => [Int], { description: 'The tables as told, the next to be broken first.' })
  get tables(): readonly number[] {
    return this.told.tables;
  }

  @Field(() => String, { nullable: true, description: 'Why the order changed, in the director’s words; null for the first.' })
  get reason(): string | null {
    return this.told.reason;
  }

  @Field(() => [CitationType], { description: 'The rules on that order.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.told.articles);
  }

  @Field(() => ActorType, { description: 'Who announced it.' })
  get actor(): ActorType {
    return this.told.actor as ActorType;
  }

  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get at(): number {
    return this.told.at;
  }
}

@ObjectType('BrokenTable', { description: 'A table that was closed.' })
export class BrokenTableType {
  constructor(private readonly broken: BrokenTable) {}

  @Field(() => Int, { description: 'Its number.' })
  get table(): number {
    return this.broken.table;
  }

  @Field(() => SeatsByEnum, { nullable: true, description: 'How the seats of its players were found; null where it had none left.' })
  get seatsBy(): SeatsBy | null {
    return this.broken.seatsBy;
  }

  @Field(() => String, { nullable: true, description: 'Why they were seated otherwise than the book has it, in the director’s words.' })
  get reason(): string | null {
    return this.broken.reason;
  }

  @Field(() => [CitationType], { description: 'The rules on where they went.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.broken.articles);
  }

  @Field(() => ActorType, { description: 'Who closed it.' })
  get actor(): ActorType {
    return this.broken.actor as ActorType;
  }

  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get at(): number {
    return this.broken.at;
  }
}

@ObjectType({ description: 'In which order the tables of a tournament are broken.' })
export class BreakOrder {
  constructor(
    private readonly order: {
      readonly announced: boolean;
      readonly tables: readonly number[];
      readonly due: readonly TableToBreak[];
      readonly citations: readonly Citation[];
    },
    private readonly history: Pick<BreaksRow, 'announcements' | 'broken'>,
  ) {}

  @Field(() => Boolean, { description: 'Whether the players were told; else the highest number comes first.' })
  get announced(): boolean {
    return this.order.announced;
  }

  @Field(() => [Int], { description: 'All open tables, the next to be broken first.' })
  get tables(): readonly number[] {
    return this.order.tables;
  }

  @Field(() => [TableToBreakType], {
    description: 'The tables that are to be broken now, each as soon as it can be; none where no break is due.',
  })
  get due(): readonly TableToBreakType[] {
    return [...this.order.due];
  }

  @Field(() => [CitationType], { description: 'The rules on that order.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.order.citations);
  }

  @Field(() => [BreakAnnouncement], { description: 'What the players were told, oldest first: the last holds.' })
  get announcements(): readonly BreakAnnouncement[] {
    return this.history.announcements.map((told) => new BreakAnnouncement(told));
  }

  @Field(() => [BrokenTableType], { description: 'The tables that were closed, in that order.' })
  get broken(): readonly BrokenTableType[] {
    return this.history.broken.map((table) => new BrokenTableType(table));
  }
}
