/**
 * The tournament clock as the API shows it. May import: @nestjs/graphql, the view's row.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { HandForHandReason } from '../../../events/tournament-hand-for-hand.js';
import type { Period } from '../../../events/tournament.js';
import { periodsToCome, remainingAt, type ClockRow } from '../../../projections/clock.js';
import { AnteFormatEnum, ClockStateEnum, PeriodKindEnum } from '../language/enums.js';
import { HandForHandReasonEnum } from '../hand-for-hand/hand-for-hand-enums.js';
import { ChipsScalar, InstantScalar, PositionScalar } from '../language/scalars.js';

@ObjectType('Period', { description: 'A level or a break of the blind structure.' })
export class PeriodType {
  constructor(private readonly period: Period) {}

  @Field(() => PeriodKindEnum, { description: 'Whether it is a level or a break.' })
  get kind(): Period['kind'] {
    return this.period.kind;
  }

  @Field(() => Int, { description: 'How long it lasts, in seconds.' })
  get seconds(): number {
    return this.period.seconds;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'The small blind of the level; null for a break.' })
  get smallBlind(): number | null {
    return this.period.kind === 'level' ? this.period.smallBlind : null;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'The big blind of the level; null for a break.' })
  get bigBlind(): number | null {
    return this.period.kind === 'level' ? this.period.bigBlind : null;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'The ante of the level, 0 for none; null for a break.' })
  get ante(): number | null {
    return this.period.kind === 'level' ? this.period.ante : null;
  }
}

@ObjectType({ description: 'Hand-for-hand play, as a clock shows it.' })
export class ClockHandForHand {
  @Field(() => HandForHandReasonEnum, { description: 'For what it was announced.' })
  readonly reason!: HandForHandReason;

  @Field(() => Int, { description: 'The round that was begun last, from 1; 0 before the first.' })
  readonly round!: number;
}

@ObjectType({
  description:
    'The clock of a tournament. Everything but now and remainingMs changes only with events, so a screen can count down by itself.',
})
export class Clock {
  /** @param at milliseconds since 1970, by the server's clock */
  constructor(
    private readonly row: ClockRow,
    private readonly at: number,
    reflects: number | null,
  ) {
    this.position = reflects;
  }

  @Field(() => ID, { description: 'The tournament whose clock it is.' })
  get tournamentId(): string {
    return this.row.tournamentId;
  }

  @Field(() => ClockStateEnum, { description: 'Whether it runs.' })
  get state(): ClockRow['state'] {
    return this.row.state;
  }

  @Field(() => Int, {
    nullable: true,
    description: 'The index of the period in the structure, from 0, breaks counted; null before the start.',
  })
  get period(): number | null {
    return this.row.period;
  }

  @Field(() => PeriodType, { nullable: true, description: 'The period itself; null before the start.' })
  get current(): PeriodType | null {
    const period = this.row.period === null ? undefined : this.row.structure[this.row.period];
    return period === undefined ? null : new PeriodType(period);
  }

  @Field(() => [PeriodType], { description: 'The periods that follow, in order; before the start all of them.' })
  get next(): readonly PeriodType[] {
    return periodsToCome(this.row).map((period) => new PeriodType(period));
  }

  @Field(() => [PeriodType], { description: 'All periods of the structure.' })
  get structure(): readonly PeriodType[] {
    return this.row.structure.map((period) => new PeriodType(period));
  }

  @Field(() => AnteFormatEnum, { description: 'Who pays antes.' })
  get anteFormat(): ClockRow['anteFormat'] {
    return this.row.anteFormat;
  }

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the level, from 1, during a break the one before it; null before the start.',
  })
  get level(): number | null {
    return this.row.level;
  }

  @Field(() => Boolean, { description: 'Whether there is a break.' })
  get onBreak(): boolean {
    return this.row.onBreak;
  }

  @Field(() => InstantScalar, { nullable: true, description: 'When the period began; null before the start.' })
  get startedAt(): number | null {
    return this.row.startedAt;
  }

  @Field(() => InstantScalar, { nullable: true, description: 'When the period is over; null while the clock does not run.' })
  get endsAt(): number | null {
    return this.row.endsAt;
  }

  @Field(() => InstantScalar, { nullable: true, description: 'When the clock was paused; null unless it is.' })
  get pausedAt(): number | null {
    return this.row.pausedAt;
  }

  @Field(() => InstantScalar, { description: 'The time of the server as it answered.' })
  get now(): number {
    return this.at;
  }

  @Field(() => Int, {
    nullable: true,
    description: 'What is left of the period at that time, in milliseconds, never below 0; null when no period runs.',
  })
  get remainingMs(): number | null {
    return remainingAt(this.row, this.at);
  }

  @Field(() => ClockHandForHand, {
    nullable: true,
    description: 'Hand-for-hand play, for which the clock stands; null while tables do not wait for each other.',
  })
  get handForHand(): ClockHandForHand | null {
    return this.row.handForHand;
  }

  @Field(() => PositionScalar, { nullable: true, description: 'The position that the answer reflects.' })
  readonly position: number | null;
}
