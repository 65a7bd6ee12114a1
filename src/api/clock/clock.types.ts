import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Period } from '../../../events/tournament.js';
import { listPeriodsToCome, readRemaining, type ClockRow } from '../../../projections/clock.js';
import { AnteFormatEnum, ClockStateEnum, PeriodKindEnum } from '../language/enums.js';
import { HandForHandReasonEnum } from '../hand-for-hand/hand-for-hand-enums.js';
import { ChipsScalar, InstantScalar, PositionScalar } from '../language/scalars.js';
import { field, list, ofFields, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { EntityId, entityId, Node } from '../language/node.js';
import { Costs } from '../language/costs.js';

@ObjectType('Period', { description: 'A level or a break of the blind structure.' })
export class PeriodType extends withFields(Showing<Period>, {
  kind: field(PeriodKindEnum, 'Whether it is a level or a break.'),
  seconds: field(Int, 'How long it lasts, in seconds.'),
}) {
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
export class ClockHandForHand extends ofFields({
  reason: field(HandForHandReasonEnum, 'The purpose for which it was announced.'),
  round: field(Int, 'The round that was begun last, from 1; 0 before the first.'),
}) {}

@ObjectType({
  implements: () => [Node],
  description:
    'The clock of a tournament. Everything but now and remainingMs changes only with events, so a screen can count down by itself.',
})
export class Clock extends withFields(Showing<ClockRow>, {
  tournamentId: field(ID, 'The tournament of the clock.'),
  state: field(ClockStateEnum, 'Whether it runs.'),
  period: orNull(Int, 'The index of the period in the structure, from 0, breaks counted; null before the start.'),
  structure: list(60, shownAs(PeriodType), 'All periods of the structure.'),
  anteFormat: field(AnteFormatEnum, 'Who pays antes.'),
  level: orNull(Int, 'The number of the level, from 1, during a break the one before it; null before the start.'),
  onBreak: field(Boolean, 'Whether there is a break.'),
  startedAt: orNull(InstantScalar, 'When the period began; null before the start.'),
  endsAt: orNull(InstantScalar, 'When the period is over; null while the clock does not run.'),
  pausedAt: orNull(InstantScalar, 'When the clock was paused; null unless it is.'),
  unseenSince: orNull(
    InstantScalar,
    'Since when nobody had seen the clock when it was stopped: more than one period would have ended at once. resumeClock goes on, and its unseenTimeCounts says whether that time counts. Null otherwise.',
  ),
  handForHand: orNull(ClockHandForHand, 'Hand-for-hand play, for which the clock stands; null while tables do not wait for each other.'),
}) {
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

  @Field(() => PeriodType, { nullable: true, description: 'The period itself; null before the start.' })
  get current(): PeriodType | null {
    const period = this.shown.period === null ? undefined : this.shown.structure[this.shown.period];
    return period === undefined ? null : new PeriodType(period);
  }

  @Field(() => String, {
    nullable: true,
    description: 'Why the clock is paused, as the screens say it; null where no reason was given, and unless it is paused.',
  })
  get pausedFor(): string | null {
    return this.shown.state === 'paused' ? this.shown.pausedFor : null;
  }

  @Costs({ entries: 30 })
  @Field(() => [PeriodType], { description: 'The periods that follow, in order; before the start all of them.' })
  get next(): readonly PeriodType[] {
    return listPeriodsToCome(this.shown).map((period) => new PeriodType(period));
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
    return readRemaining(this.shown, this.at);
  }

  @Field(() => PositionScalar, { nullable: true, description: 'The position that the answer reflects.' })
  readonly position: number | null;
}
