/**
 * What changed in the table of a season and why, and what another scheme would change.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { ChangeBody } from '../../../projections/season-board-rows.js';
import { formatPoints } from '../../season/fixed.js';
import type { Text } from '../../rulebooks/setting.js';
import type { SchemeDifference, SchemeProblem } from '../../season/trial.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { connectionType } from '../language/connections.js';
import { InstantScalar, PositionScalar } from '../language/scalars.js';
import { Showing, Shown } from '../language/showing.js';
import { type SeasonContext, SeasonCompetitor } from './competitor.types.js';
import { Costs } from '../language/costs.js';

/** The most that a report lists, or a preview. */
export const MAX_LISTED = 500;

@ObjectType({ description: 'What one event changed for one competitor.' })
export class StandingChange {
  constructor(
    private readonly change: ChangeBody,
    private readonly places: number,
    private readonly context: SeasonContext,
  ) {}

  #points(value: string | null): string | null {
    return value === null ? null : formatPoints(BigInt(value), this.places);
  }

  @Field(() => PositionScalar, { description: 'The position of the event.' })
  get position(): number {
    return this.change.position;
  }

  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get recordedAt(): number {
    return this.change.at;
  }

  @Field(() => String, { description: 'The type of the event that changed it, such as "SheetRevised".' })
  get cause(): string {
    return this.change.cause.type;
  }

  @Field(() => ID, { description: 'The id of that event.' })
  get eventId(): string {
    return this.change.cause.eventId;
  }

  @Field(() => SeasonCompetitor, { description: 'Whose standing it is.' })
  get competitor(): SeasonCompetitor {
    return new SeasonCompetitor(this.change.competitor, this.context);
  }

  @Field(() => ID, { nullable: true, description: 'The result sheet that it came from; null where it was none.' })
  get sheetId(): string | null {
    return this.change.sheetId;
  }

  @Field(() => String, { nullable: true, description: 'All points before, a decimal; null for who was not in the table.' })
  get totalBefore(): string | null {
    return this.#points(this.change.pointsBefore);
  }

  @Field(() => String, { nullable: true, description: 'All points after, a decimal; null for who left the table.' })
  get totalAfter(): string | null {
    return this.#points(this.change.pointsAfter);
  }

  @Field(() => String, { nullable: true, description: 'The points of the result in that tournament before; null for none.' })
  get pointsBefore(): string | null {
    return this.#points(this.change.resultBefore);
  }

  @Field(() => String, { nullable: true, description: 'The points of the result in that tournament after; null for none.' })
  get pointsAfter(): string | null {
    return this.#points(this.change.resultAfter);
  }

  @Costs({ entries: 1 })
  @Field(() => [ID], { description: 'The sheets of results that count now and were dropped.' })
  get newlyCounted(): readonly string[] {
    return this.change.newlyCounted.map(sheetNamed);
  }

  @Costs({ entries: 1 })
  @Field(() => [ID], { description: 'The sheets of results that are dropped now and counted.' })
  get newlyDropped(): readonly string[] {
    return this.change.newlyDropped.map(sheetNamed);
  }
}

const sheetNamed = (name: string): string => name.slice(0, name.indexOf(' '));

@ObjectType('RankChange', { description: 'Why a rank changed between two positions.' })
export class RankChangeType {
  @Field(() => Int, { nullable: true, description: 'The rank before; null for none.' })
  rankBefore!: number | null;

  @Field(() => Int, { nullable: true, description: 'The rank after; null for none.' })
  rankAfter!: number | null;

  @Field(() => String, { nullable: true, description: 'All points before, a decimal.' })
  totalBefore!: string | null;

  @Field(() => String, { nullable: true, description: 'All points after, a decimal.' })
  totalAfter!: string | null;

  @Costs({ entries: 20 })
  @Field(() => [SeasonCompetitor], { description: 'Who was not ahead and is now.' })
  passedBy!: readonly SeasonCompetitor[];

  @Costs({ entries: 20 })
  @Field(() => [SeasonCompetitor], { description: 'Whom they were not ahead of and are now.' })
  passed!: readonly SeasonCompetitor[];

  @Field(() => BilingualText, { description: 'All of it in a sentence or two. It names ten of those who passed or were passed.' })
  sentence!: Text;
}

@ObjectType('SchemeDifference', { description: 'What another scheme would change for one competitor.' })
export class SchemeDifferenceType {
  constructor(
    private readonly difference: SchemeDifference,
    private readonly places: number,
    private readonly context: SeasonContext,
  ) {}

  @Field(() => SeasonCompetitor, { description: 'Who it is.' })
  get competitor(): SeasonCompetitor {
    return new SeasonCompetitor(this.difference.competitor, this.context);
  }

  @Field(() => Int, { nullable: true, description: 'Their rank now.' })
  get rankNow(): number | null {
    return this.difference.rankNow;
  }

  @Field(() => Int, { nullable: true, description: 'Their rank then.' })
  get rankThen(): number | null {
    return this.difference.rankThen;
  }

  @Field(() => String, { description: 'Their points now, a decimal.' })
  get pointsNow(): string {
    return formatPoints(this.difference.pointsNow, this.places);
  }

  @Field(() => String, { description: 'Their points then, a decimal.' })
  get pointsThen(): string {
    return formatPoints(this.difference.pointsThen, this.places);
  }
}

@ObjectType('SchemeProblem', { description: 'A place for which a scheme has no number.' })
export class SchemeProblemType extends Showing<SchemeProblem> {
  @Shown(() => ID, { nullable: true, description: 'The result sheet; null where a field of that size was only tried.' })
  declare readonly sheet: string | null;

  @Shown(() => Int, { description: 'How many players took part.' })
  declare readonly entrants: number;

  @Shown(() => Int, { description: 'The place.' })
  declare readonly place: number;

  @Shown(() => String, { description: 'What is wrong, such as "DIVISION_BY_ZERO".' })
  declare readonly problem: SchemeProblem['problem'];
}

@ObjectType({ description: 'What another scheme would change. Nothing is written.' })
export class SchemePreview {
  @Field(() => String, { description: 'The digest of the differences, which adoptScheme asks for.' })
  digest!: string;

  @Costs({ entries: MAX_LISTED })
  @Field(() => [SchemeDifferenceType], {
    description: `Who would have another rank or other points: the first ${MAX_LISTED} of each stage that is open.`,
  })
  differences!: readonly SchemeDifferenceType[];

  @Field(() => Int, { description: 'How many there are.' })
  differenceCount!: number;

  @Costs({ entries: 10 })
  @Field(() => [SchemeProblemType], {
    description: 'The first ten places for which it has no number. With any of them it cannot be adopted.',
  })
  problems!: readonly SchemeProblemType[];

  @Costs({ entries: 20 })
  @Field(() => [String], {
    description: 'Fields in which a worse place gives more points: entrants and place, such as "10: 4". Perhaps meant.',
  })
  rising!: readonly string[];
}

export const StandingChangeConnection = connectionType(() => StandingChange, 'StandingChange', 'changes of standings, in their order');
