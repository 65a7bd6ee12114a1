/**
 * The tournament clock as the API shows it.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { HandForHandReason } from '../../../events/tournament-hand-for-hand.js';
import type { Period } from '../../../events/tournament.js';
import { listPeriodsToCome, readRemaining, type ClockRow } from '../../../projections/clock.js';
import { AnteFormatEnum, ClockStateEnum, PeriodKindEnum } from '../language/enums.js';
import { HandForHandReasonEnum } from '../hand-for-hand/hand-for-hand-enums.js';
import { ChipsScalar, InstantScalar, PositionScalar } from '../language/scalars.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { EntityId, entityId, Node } from '../graph/node.js';
import { Costs } from '../language/costs.js';

@ObjectType('Period', { description: 'A level or a break of the blind structure.' })
export class PeriodType extends Showing<Period> {
  @Shown(() => PeriodKindEnum, { description: 'Whether it is a level or a break.' })
  declare readonly kind: Period['kind'];

  @Shown(() => Int, { description: 'How long it lasts, in seconds.' })
  declare readonly seconds: number;

  @Field(() => ChipsScalar, { nullable: true, description: 'The small blind of the level; null for a break.' })
  get smallBlind(): number | null {
    return this.shown.kind === 'level' ? this.shown.smallBlind : null;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'The big blind of the level; null for a break.' })
  get bigBlind(): number | null {
    return this.shown.kind === 'level' ? this.shown.bigBlind : null;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'The ante of the level, 0 for none; null for a break.' })
  get ante(): number | null {
    return this.shown.kind === 'level' ? this.shown.ante : null;
  }
}

@ObjectType({ description: 'Hand-for-hand play, as a clock shows it.' })
export class ClockHandForHand {
  @Field(() => HandForHandReasonEnum, { description: 'The purpose for which it was announced.' })
  readonly reason!: HandForHandReason;

  @Field(() => Int, { description: 'The round that was begun last, from 1; 0 before the first.' })
  readonly round!: number;
}

@ObjectType({
  implements: () => [Node],
  description:
    'The clock of a tournament. Everything but now and remainingMs changes only with events, so a screen can count down by itself.',
})
export class Clock extends Showing<ClockRow> {
  /** @param at milliseconds since 1970, by the server's clock */
  constructor(
    row: ClockRow,
    private readonly at: number,
    reflects: number | null,
  ) {
    super(row);
    this.position = reflects;
  }

  @EntityId()
  get id(): string {
    return entityId('Clock', this.shown.tournamentId);
  }

  @Shown(() => ID, { description: 'The tournament whose clock it is.' })
  declare readonly tournamentId: string;

  @Shown(() => ClockStateEnum, { description: 'Whether it runs.' })
  declare readonly state: ClockRow['state'];

  @Shown(() => Int, {
    nullable: true,
    description: 'The index of the period in the structure, from 0, breaks counted; null before the start.',
  })
  declare readonly period: number | null;

  @Field(() => PeriodType, { nullable: true, description: 'The period itself; null before the start.' })
  get current(): PeriodType | null {
    const period = this.shown.period === null ? undefined : this.shown.structure[this.shown.period];
    return period === undefined ? null : new PeriodType(period);
  }

  @Costs({ entries: 30 })
  @Field(() => [PeriodType], { description: 'The periods that follow, in order; before the start all of them.' })
  get next(): readonly PeriodType[] {
    return listPeriodsToCome(this.shown).map((period) => new PeriodType(period));
  }

  @Costs({ entries: 60 })
  @ShownAs(() => [PeriodType], { description: 'All periods of the structure.' })
  declare readonly structure: readonly PeriodType[];

  @Shown(() => AnteFormatEnum, { description: 'Who pays antes.' })
  declare readonly anteFormat: ClockRow['anteFormat'];

  @Shown(() => Int, {
    nullable: true,
    description: 'The number of the level, from 1, during a break the one before it; null before the start.',
  })
  declare readonly level: number | null;

  @Shown(() => Boolean, { description: 'Whether there is a break.' })
  declare readonly onBreak: boolean;

  @Shown(() => InstantScalar, { nullable: true, description: 'When the period began; null before the start.' })
  declare readonly startedAt: number | null;

  @Shown(() => InstantScalar, { nullable: true, description: 'When the period is over; null while the clock does not run.' })
  declare readonly endsAt: number | null;

  @Shown(() => InstantScalar, { nullable: true, description: 'When the clock was paused; null unless it is.' })
  declare readonly pausedAt: number | null;

  @Shown(() => InstantScalar, {
    nullable: true,
    description:
      'Since when nobody had seen the clock when it was stopped: more than one period would have ended at once. resumeClock goes on, and its unseenTimeCounts says whether that time counts. Null otherwise.',
  })
  declare readonly unseenSince: number | null;

  @Field(() => InstantScalar, { description: 'The time of the server as it answered.' })
  get now(): number {
    return this.at;
  }

  @Field(() => Int, {
    nullable: true,
    description: 'What is left of the period at that time, in milliseconds, never below 0; null when no period runs.',
  })
  get remainingMs(): number | null {
    return readRemaining(this.shown, this.at);
  }

  @Shown(() => ClockHandForHand, {
    nullable: true,
    description: 'Hand-for-hand play, for which the clock stands; null while tables do not wait for each other.',
  })
  declare readonly handForHand: ClockHandForHand | null;

  @Field(() => PositionScalar, { nullable: true, description: 'The position that the answer reflects.' })
  readonly position: number | null;
}
