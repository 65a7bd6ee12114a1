/** Changes in a season's table with their reasons, and the effect of another scheme. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { ChangeBody } from '../../../projections/season-board-rows.js';
import { formatPoints } from '../../season/fixed.js';
import type { SchemeDifference, SchemeProblem } from '../../season/trial.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { connectionType } from '../language/connections.js';
import { InstantScalar, PositionScalar } from '../language/scalars.js';
import { field, list, ofFields, orNull, Showing, withFields } from '../language/showing.js';
import { type SeasonContext, SeasonCompetitor } from './competitor.types.js';
import { Costs } from '../language/costs.js';

/** The most entries of a report or preview. */
export const MAX_LISTED = 500;

@ObjectType({ description: 'What one event changed for one competitor.' })
export class StandingChange extends withFields(Showing<ChangeBody>, {
  position: field(PositionScalar, 'The position of the event.'),
  sheetId: orNull(ID, 'The result sheet that it came from; null where it was none.'),
}) {
  constructor(
    change: ChangeBody,
    private readonly places: number,
    private readonly context: SeasonContext,
  ) {
    super(change);
  }

  #points(value: string | null): string | null {
    return value === null ? null : formatPoints(BigInt(value), this.places);
  }

  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get recordedAt(): number {
    return this.shown.at;
  }

  @Field(() => String, { description: 'The type of the event that changed it, such as "SheetRevised".' })
  get cause(): string {
    return this.shown.cause.type;
  }

  @Field(() => ID, { description: 'The id of that event.' })
  get eventId(): string {
    return this.shown.cause.eventId;
  }

  @Field(() => SeasonCompetitor, { description: 'The player of the standing.' })
  get competitor(): SeasonCompetitor {
    return new SeasonCompetitor(this.shown.competitor, this.context);
  }

  @Field(() => String, { nullable: true, description: 'All points before, a decimal; null for who was not in the table.' })
  get totalBefore(): string | null {
    return this.#points(this.shown.pointsBefore);
  }

  @Field(() => String, { nullable: true, description: 'All points after, a decimal; null for who left the table.' })
  get totalAfter(): string | null {
    return this.#points(this.shown.pointsAfter);
  }

  @Field(() => String, { nullable: true, description: 'The points of the result in that tournament before; null for none.' })
  get pointsBefore(): string | null {
    return this.#points(this.shown.resultBefore);
  }

  @Field(() => String, { nullable: true, description: 'The points of the result in that tournament after; null for none.' })
  get pointsAfter(): string | null {
    return this.#points(this.shown.resultAfter);
  }

  @Costs({ entries: 1 })
  @Field(() => [ID], { description: 'The sheets of results that count now and were dropped.' })
  get newlyCounted(): readonly string[] {
    return this.shown.newlyCounted.map(sheetNamed);
  }

  @Costs({ entries: 1 })
  @Field(() => [ID], { description: 'The sheets of results that are dropped now and counted.' })
  get newlyDropped(): readonly string[] {
    return this.shown.newlyDropped.map(sheetNamed);
  }
}

const sheetNamed = (name: string): string => name.slice(0, name.indexOf(' '));

@ObjectType('RankChange', { description: 'Why a rank changed between two positions.' })
export class RankChangeType extends ofFields({
  rankBefore: orNull(Int, 'The rank before; null for none.'),
  rankAfter: orNull(Int, 'The rank after; null for none.'),
  totalBefore: orNull(String, 'All points before, a decimal.'),
  totalAfter: orNull(String, 'All points after, a decimal.'),
  passedBy: list(20, SeasonCompetitor, 'Who was not ahead and is now.'),
  passed: list(20, SeasonCompetitor, 'Whom they were not ahead of and are now.'),
  sentence: field(BilingualText, 'All of it in a sentence or two. It names ten of those who passed or were passed.'),
}) {}

@ObjectType('SchemeDifference', { description: 'What another scheme would change for one competitor.' })
export class SchemeDifferenceType extends withFields(Showing<SchemeDifference>, {
  rankNow: orNull(Int, 'Their rank now.'),
  rankThen: orNull(Int, 'Their rank then.'),
}) {
  constructor(
    difference: SchemeDifference,
    private readonly places: number,
    private readonly context: SeasonContext,
  ) {
    super(difference);
  }

  @Field(() => SeasonCompetitor, { description: 'Who it is.' })
  get competitor(): SeasonCompetitor {
    return new SeasonCompetitor(this.shown.competitor, this.context);
  }

  @Field(() => String, { description: 'Their points now, a decimal.' })
  get pointsNow(): string {
    return formatPoints(this.shown.pointsNow, this.places);
  }

  @Field(() => String, { description: 'Their points then, a decimal.' })
  get pointsThen(): string {
    return formatPoints(this.shown.pointsThen, this.places);
  }
}

@ObjectType('SchemeProblem', { description: 'A place for which a scheme has no number.' })
export class SchemeProblemType extends withFields(Showing<SchemeProblem>, {
  sheet: orNull(ID, 'The result sheet; null where a field of that size was only tried.'),
  entrants: field(Int, 'How many players took part.'),
  place: field(Int, 'The place.'),
  problem: field(String, 'What is wrong, such as "DIVISION_BY_ZERO".'),
}) {}

@ObjectType({ description: 'What another scheme would change. Nothing is written.' })
export class SchemePreview extends ofFields({
  digest: field(String, 'The digest of the differences, which adoptScheme asks for.'),
  differences: list(
    MAX_LISTED,
    SchemeDifferenceType,
    `Who would have another rank or other points: the first ${MAX_LISTED} of each stage that is open.`,
  ),
  differenceCount: field(Int, 'How many there are.'),
  problems: list(10, SchemeProblemType, 'The first ten places for which it has no number. With any of them it cannot be adopted.'),
  rising: list(20, String, 'Fields in which a worse place gives more points: entrants and place, such as "10: 4". Perhaps meant.'),
}) {}

export const StandingChangeConnection = connectionType(() => StandingChange, 'StandingChange', 'changes of standings, in their order');
