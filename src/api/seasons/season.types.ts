/**
 * Seasons, their stages, and the answers of their commands.
 * Long: each recorded fact of a season has a type.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { PlayerId, SeasonId } from '../../../events/ids.js';
import { Scheme, StageRules } from '../../../events/season-schemes.js';
import type { Qualified } from '../../../events/season.js';
import { type SeasonRow, type SeasonStage, seasons } from '../../../projections/seasons.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { StandingAdjustment } from '../../season/state.js';
import type { Accepted } from '../answers/accepted.js';
import { CommandPayload } from '../answers/command-payload.js';
import { outputOfSchema, shownOf } from '../inputs/schema-outputs.js';
import { Node } from '../language/node.js';
import { connectionType } from '../language/connections.js';
import { Player } from '../language/player.types.js';
import { InstantScalar } from '../language/scalars.js';
import { reach } from '../reading/view-reading.js';
import { CompetitorsEnum, SeasonStatusEnum } from './season-enums.js';
import { type SeasonContext, SeasonTeam, SeasonCompetitor } from './competitor.types.js';
import { Costs } from '../language/costs.js';
import { field, orNull, Showing, withFields } from '../language/showing.js';
import type { Reading } from '../reading/reading.js';

const [StageRulesShown, SchemeShown] = [outputOfSchema(StageRules), outputOfSchema(Scheme)];

@ObjectType({ description: 'A competitor who proceeds from a stage.' })
export class QualifiedCompetitor extends withFields(Showing<Qualified>, {
  rank: orNull(Int, 'Their rank in the stage; null for who proceeds by an official’s word alone.'),
  points: field(String, 'Their points in the stage, a decimal.'),
}) {
  constructor(
    qualified: Qualified,
    private readonly context: SeasonContext,
  ) {
    super(qualified);
  }

  @Field(() => SeasonCompetitor, { description: 'Who it is.' })
  get competitor(): SeasonCompetitor {
    return new SeasonCompetitor(this.shown.competitor, this.context);
  }
}

@ObjectType({ description: 'That others would proceed from a closed stage, after a correction.' })
export class QualificationReview {
  constructor(
    private readonly review: NonNullable<SeasonStage['review']>,
    private readonly context: SeasonContext,
  ) {}

  @Costs({ entries: 3 })
  @Field(() => [SeasonCompetitor], { description: 'Who would proceed now, and did not.' })
  get wouldProceed(): readonly SeasonCompetitor[] {
    return this.review.wouldProceed.map((each) => new SeasonCompetitor(each, this.context));
  }

  @Costs({ entries: 3 })
  @Field(() => [SeasonCompetitor], { description: 'Who proceeded, and would not now.' })
  get wouldNot(): readonly SeasonCompetitor[] {
    return this.review.wouldNot.map((each) => new SeasonCompetitor(each, this.context));
  }
}

@ObjectType({ description: 'Who plays for a team in a stage.' })
export class Lineup {
  constructor(
    private readonly teamId: string,
    private readonly playerIds: readonly PlayerId[],
    private readonly context: SeasonContext,
  ) {}

  @Field(() => SeasonCompetitor, { description: 'The team.' })
  get team(): SeasonCompetitor {
    return new SeasonCompetitor(this.teamId, this.context);
  }

  @Costs({ entries: 10 })
  @Field(() => [Player], { description: 'Its players.' })
  get members(): readonly Player[] {
    return this.playerIds.map((id) => new Player(id, this.context.directory));
  }
}

@ObjectType('SeasonStage', { description: 'A stage of a season.' })
export class SeasonStageShown extends withFields(Showing<SeasonStage>, {
  name: field(String, 'Its name.'),
  status: field(SeasonStatusEnum, 'Its state.'),
}) {
  constructor(
    private readonly index: number,
    stage: SeasonStage,
    private readonly context: SeasonContext,
  ) {
    super(stage);
  }

  @Field(() => Int, { description: 'Its number, 1 for the first one.' })
  get number(): number {
    return this.index + 1;
  }

  @Field(() => Int, { description: 'The version of the scheme that its table is made with.' })
  get schemeVersion(): number {
    return this.shown.closedWith ?? this.context.season.scheme;
  }

  @Field(() => StageRulesShown, { description: 'What counts in it. docs/seasons.md has each field.' })
  get definition(): unknown {
    return shownOf(StageRules, this.shown.rules);
  }

  @Costs({ entries: 50 })
  @Field(() => [QualifiedCompetitor], { description: 'Who proceeds, once it is closed.' })
  get qualified(): readonly QualifiedCompetitor[] {
    return this.shown.qualified.map((each) => new QualifiedCompetitor(each, this.context));
  }

  @Costs({ entries: 3 })
  @Field(() => [QualifiedCompetitor], { description: 'Who is tied at the cut, until an official rules (ruleOnCut).' })
  get cut(): readonly QualifiedCompetitor[] {
    return this.shown.cut.map((each) => new QualifiedCompetitor(each, this.context));
  }

  @Field(() => QualificationReview, {
    nullable: true,
    description: 'That others would proceed by corrections since, until an official decides (upholdQualification, amendQualification).',
  })
  get review(): QualificationReview | null {
    return this.shown.review === null ? null : new QualificationReview(this.shown.review, this.context);
  }

  @Costs({ entries: 50 })
  @Field(() => [Lineup], { description: 'The line-ups of its teams.' })
  get lineups(): readonly Lineup[] {
    return Object.entries(this.shown.lineups).map(([team, members]) => new Lineup(team, members, this.context));
  }
}

@ObjectType({ description: 'Points that a commission gave or took.' })
export class PointsAdjustment extends withFields(Showing<StandingAdjustment>, {
  stage: field(Int, 'The stage that it counts in.'),
  points: field(String, 'The points, a decimal.'),
}) {
  constructor(
    adjustment: StandingAdjustment,
    private readonly context: SeasonContext,
  ) {
    super(adjustment);
  }

  @Field(() => Int, { description: 'Its number in the season.' })
  get number(): number {
    return this.shown.adjustment;
  }

  @Field(() => SeasonCompetitor, { description: 'The competitor with the points.' })
  get competitor(): SeasonCompetitor {
    return new SeasonCompetitor((this.shown.playerId ?? this.shown.teamId)!, this.context);
  }
}

@ObjectType({ implements: () => [Node], description: 'A season of a federation or a club.' })
export class Season extends withFields(Showing<SeasonRow>, {
  name: field(String, 'Its name.'),
  federationId: orNull(ID, 'The federation that owns the season; null for a club’s.'),
  clubId: orNull(ID, 'The club that owns the season; null for a federation’s.'),
  competitors: field(CompetitorsEnum, 'Who is ranked.'),
  status: field(SeasonStatusEnum, 'Its state.'),
  correctionDue: field(Boolean, 'Whether results were corrected since it was closed, or came after (adoptCorrection).'),
  createdAt: field(InstantScalar, 'When it was created.'),
  changedAt: field(InstantScalar, 'When its rules, stages or decisions changed last.'),
}) {
  constructor(
    season: SeasonRow,
    private readonly directory: PlayerDirectory,
  ) {
    super(season);
  }

  get #context(): SeasonContext {
    return { season: this.shown, directory: this.directory };
  }

  @Field(() => ID, { description: 'Its id.' })
  get id(): string {
    return this.shown.seasonId;
  }

  @Costs({ entries: 5 })
  @Field(() => [ID], {
    description:
      'The result sheets that its rules match and that came after it was closed. They count once it and a stage are reopened (reopenSeason, reopenStage).',
  })
  get lateTournaments(): readonly string[] {
    return this.shown.lateSheets;
  }

  @Field(() => Int, { description: 'The version of the scheme that holds.' })
  get schemeVersion(): number {
    return this.shown.scheme;
  }

  @Costs({ entries: 5 })
  @Field(() => [SchemeShown], {
    description: 'All versions of the scheme, the first one first. None ever changes. docs/seasons.md has each field.',
  })
  get schemes(): readonly unknown[] {
    return this.shown.schemes.map((scheme) => shownOf(Scheme, scheme));
  }

  @Costs({ entries: 3 })
  @Field(() => [SeasonStageShown], { description: 'Its stages, the first one first.' })
  get stages(): readonly SeasonStageShown[] {
    return this.shown.stages.map((stage, index) => new SeasonStageShown(index, stage, this.#context));
  }

  @Costs({ entries: 20 })
  @Field(() => [PointsAdjustment], { description: 'The valid adjustments.' })
  get adjustments(): readonly PointsAdjustment[] {
    return this.shown.adjustments.map((each) => new PointsAdjustment(each, this.#context));
  }

  @Costs({ entries: 50 })
  @Field(() => [SeasonTeam], { description: 'Its teams, those that were withdrawn among them.' })
  get teams(): readonly SeasonTeam[] {
    return Object.entries(this.shown.teams).map(([id, team]) => new SeasonTeam(id, team));
  }
}

export const SeasonConnection = connectionType(() => Season, 'Season', 'seasons, the latest created first');

@ObjectType({ description: 'The answer to a command on a season.' })
export class SeasonPayload extends CommandPayload {
  constructor(
    outcome: Accepted,
    reading: Reading,
    private readonly of: SeasonId,
  ) {
    super(outcome, reading);
  }

  @Field(() => Season, { nullable: true, description: 'The season after the command.' })
  get season(): Promise<Season | null> {
    return this.readSeason();
  }

  private async readSeason(): Promise<Season | null> {
    await reach(this.reading, this.position, seasons);
    const row = this.reading.views.get(seasons, this.of);
    return row === undefined ? null : new Season(row.body, this.reading.people);
  }
}
