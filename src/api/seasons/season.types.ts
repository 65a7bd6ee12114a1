/**
 * Seasons, their stages and tables, and the answers to their commands.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { PlayerId, SeasonId } from '../../../events/ids.js';
import type { Qualified } from '../../../events/season.js';
import type { ChangeBody, TournamentBody } from '../../../projections/season-boards.js';
import { type SeasonRow, type SeasonStage, seasons } from '../../../projections/seasons.js';
import type { PlayerDirectory } from '../../app/person-vault.js';
import type { GroupRow } from '../../app/seasons/leaderboards.js';
import type { SeasonResultRow, SeasonTableRow } from '../../app/seasons/season-rows.js';
import type { Tapis } from '../../app/tapis.js';
import { formatPoints } from '../../season/fixed.js';
import type { Text } from '../../rulebooks/setting.js';
import { schemeOfStage, type StandingAdjustment, type Team } from '../../season/state.js';
import type { SchemeDifference, SchemeProblem } from '../../season/trial.js';
import { type Accepted, CommandPayload } from '../commands/command-payload.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { connectionType } from '../language/connections.js';
import { Player } from '../language/player.types.js';
import { InstantScalar, PositionScalar } from '../language/scalars.js';
import { Showing, Shown } from '../language/showing.js';
import { reach } from '../reading/view-reading.js';
import { ResultStateEnum } from '../sheets/sheet-enums.js';
import { CompetitorsEnum, CountedByEnum, SeasonStatusEnum } from './season-enums.js';

/** What types of a season need beside what they show. */
export interface SeasonContext {
  readonly season: SeasonRow;
  readonly directory: PlayerDirectory;
}

@ObjectType({ description: 'A team of a season.' })
export class SeasonTeam {
  constructor(
    private readonly teamId: string,
    private readonly team: Team,
  ) {}

  @Field(() => ID, { description: 'Its id in the season, by which sheets name it.' })
  get id(): string {
    return this.teamId;
  }

  @Field(() => String, { description: 'Its name.' })
  get name(): string {
    return this.team.name;
  }

  @Field(() => ID, { description: 'The id of its club.' })
  get clubId(): string {
    return this.team.clubId;
  }

  @Field(() => Boolean, { description: 'Whether it takes part no longer.' })
  get withdrawn(): boolean {
    return this.team.withdrawn;
  }
}

@ObjectType({ description: 'Somebody who is ranked in a season: a player or a team.' })
export class SeasonCompetitor {
  constructor(
    private readonly competitor: string,
    private readonly context: SeasonContext,
  ) {}

  @Field(() => ID, { description: 'The id of the player or the team.' })
  get id(): string {
    return this.competitor;
  }

  @Field(() => Player, { nullable: true, description: 'The player; null for a team.' })
  get player(): Player | null {
    return this.context.season.competitors === 'players' ? new Player(this.competitor as PlayerId, this.context.directory) : null;
  }

  @Field(() => SeasonTeam, { nullable: true, description: 'The team; null for a player.' })
  get team(): SeasonTeam | null {
    const team = this.context.season.teams[this.competitor];
    return team === undefined ? null : new SeasonTeam(this.competitor, team);
  }
}

@ObjectType({ description: 'Somebody who proceeds from a stage.' })
export class QualifiedCompetitor {
  constructor(
    private readonly qualified: Qualified,
    private readonly context: SeasonContext,
  ) {}

  @Field(() => SeasonCompetitor, { description: 'Who it is.' })
  get competitor(): SeasonCompetitor {
    return new SeasonCompetitor(this.qualified.competitor, this.context);
  }

  @Field(() => Int, { nullable: true, description: 'Their rank in the stage; null for who proceeds by an official’s word alone.' })
  get rank(): number | null {
    return this.qualified.rank;
  }

  @Field(() => String, { description: 'Their points in the stage, a decimal.' })
  get points(): string {
    return this.qualified.points;
  }
}

@ObjectType({ description: 'That others would proceed from a closed stage, after a correction.' })
export class QualificationReview {
  constructor(
    private readonly review: NonNullable<SeasonStage['review']>,
    private readonly context: SeasonContext,
  ) {}

  @Field(() => [SeasonCompetitor], { description: 'Who would proceed now, and did not.' })
  get wouldProceed(): readonly SeasonCompetitor[] {
    return this.review.wouldProceed.map((each) => new SeasonCompetitor(each, this.context));
  }

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

  @Field(() => [Player], { description: 'Its players.' })
  get members(): readonly Player[] {
    return this.playerIds.map((id) => new Player(id, this.context.directory));
  }
}

@ObjectType({ description: 'A stage of a season.' })
export class SeasonStageType {
  constructor(
    private readonly index: number,
    private readonly stage: SeasonStage,
    private readonly context: SeasonContext,
  ) {}

  @Field(() => Int, { description: 'Its number, 1 for the first one.' })
  get number(): number {
    return this.index + 1;
  }

  @Field(() => String, { description: 'Its name.' })
  get name(): string {
    return this.stage.name;
  }

  @Field(() => SeasonStatusEnum, { description: 'How it stands.' })
  get status(): SeasonStage['status'] {
    return this.stage.status;
  }

  @Field(() => String, { description: 'What counts in it, as JSON: see docs/seasons.md.' })
  get rules(): string {
    return JSON.stringify(this.stage.rules);
  }

  @Field(() => [QualifiedCompetitor], { description: 'Who proceeds, once it is closed.' })
  get qualified(): readonly QualifiedCompetitor[] {
    return this.stage.qualified.map((each) => new QualifiedCompetitor(each, this.context));
  }

  @Field(() => [QualifiedCompetitor], { description: 'Who is tied at the cut, until an official rules (ruleOnCut).' })
  get cut(): readonly QualifiedCompetitor[] {
    return this.stage.cut.map((each) => new QualifiedCompetitor(each, this.context));
  }

  @Field(() => QualificationReview, {
    nullable: true,
    description: 'That others would proceed by corrections since, until an official decides (upholdQualification, amendQualification).',
  })
  get review(): QualificationReview | null {
    return this.stage.review === null ? null : new QualificationReview(this.stage.review, this.context);
  }

  @Field(() => [Lineup], { description: 'The line-ups of its teams.' })
  get lineups(): readonly Lineup[] {
    return Object.entries(this.stage.lineups).map(([team, members]) => new Lineup(team, members, this.context));
  }
}

@ObjectType({ description: 'Points that a commission gave or took.' })
export class PointsAdjustment {
  constructor(
    private readonly adjustment: StandingAdjustment,
    private readonly context: SeasonContext,
  ) {}

  @Field(() => Int, { description: 'Its number in the season.' })
  get number(): number {
    return this.adjustment.adjustment;
  }

  @Field(() => Int, { description: 'The stage that it counts in.' })
  get stage(): number {
    return this.adjustment.stage;
  }

  @Field(() => SeasonCompetitor, { description: 'Whose points they are.' })
  get competitor(): SeasonCompetitor {
    return new SeasonCompetitor((this.adjustment.playerId ?? this.adjustment.teamId)!, this.context);
  }

  @Field(() => String, { description: 'The points, a decimal.' })
  get points(): string {
    return this.adjustment.points;
  }
}

@ObjectType({ description: 'A season of a federation or a club.' })
export class Season {
  constructor(
    private readonly season: SeasonRow,
    private readonly directory: PlayerDirectory,
  ) {}

  get #context(): SeasonContext {
    return { season: this.season, directory: this.directory };
  }

  @Field(() => ID, { description: 'Its id.' })
  get id(): string {
    return this.season.seasonId;
  }

  @Field(() => String, { description: 'Its name.' })
  get name(): string {
    return this.season.name;
  }

  @Field(() => ID, { nullable: true, description: 'The federation whose season it is; null for that of a club.' })
  get federationId(): string | null {
    return this.season.federationId;
  }

  @Field(() => ID, { nullable: true, description: 'The club whose season it is; null for that of a federation.' })
  get clubId(): string | null {
    return this.season.clubId;
  }

  @Field(() => CompetitorsEnum, { description: 'Who is ranked.' })
  get competitors(): SeasonRow['competitors'] {
    return this.season.competitors;
  }

  @Field(() => SeasonStatusEnum, { description: 'How it stands.' })
  get status(): SeasonRow['status'] {
    return this.season.status;
  }

  @Field(() => Boolean, { description: 'Whether results were corrected since it was closed (adoptCorrection).' })
  get correctionDue(): boolean {
    return this.season.correctionDue;
  }

  @Field(() => Int, { description: 'The version of the scheme that holds.' })
  get schemeVersion(): number {
    return this.season.scheme;
  }

  @Field(() => [String], {
    description: 'All versions of the scheme, the first one first, as JSON: see docs/seasons.md. None ever changes.',
  })
  get schemes(): readonly string[] {
    return this.season.schemes.map((scheme) => JSON.stringify(scheme));
  }

  @Field(() => [SeasonStageType], { description: 'Its stages, the first one first.' })
  get stages(): readonly SeasonStageType[] {
    return this.season.stages.map((stage, index) => new SeasonStageType(index, stage, this.#context));
  }

  @Field(() => [PointsAdjustment], { description: 'The adjustments that stand.' })
  get adjustments(): readonly PointsAdjustment[] {
    return this.season.adjustments.map((each) => new PointsAdjustment(each, this.#context));
  }

  @Field(() => [SeasonTeam], { description: 'Its teams, those that were withdrawn among them.' })
  get teams(): readonly SeasonTeam[] {
    return Object.entries(this.season.teams).map(([id, team]) => new SeasonTeam(id, team));
  }

  @Field(() => InstantScalar, { description: 'When it was created.' })
  get createdAt(): number {
    return this.season.createdAt;
  }

  @Field(() => InstantScalar, { description: 'When its rules, stages or decisions changed last.' })
  get changedAt(): number {
    return this.season.changedAt;
  }
}

@ObjectType({ description: 'One result of a competitor, with how its points come about.' })
export class SeasonResult extends Showing<SeasonResultRow> {
  constructor(
    value: SeasonResultRow,
    private readonly directory: PlayerDirectory,
  ) {
    super(value);
  }

  @Shown(() => ID, { description: 'The id of the result sheet.' })
  declare readonly sheetId: string;

  @Field(() => Player, { description: 'Whose result it is: in a season of teams, one of the team.' })
  get player(): Player {
    return new Player(this.shown.playerId, this.directory);
  }

  @Shown(() => String, { description: 'The day of the tournament.' })
  declare readonly date: string;

  @Shown(() => Int, { description: 'How many players took part.' })
  declare readonly entrants: number;

  @Shown(() => Int, { description: 'The place, the better number where players are tied.' })
  declare readonly place: number;

  @Shown(() => Int, { description: 'How many share the place, this player included.' })
  declare readonly tied: number;

  @Shown(() => ResultStateEnum, { description: 'How the player stands on the sheet.' })
  declare readonly state: SeasonResultRow['state'];

  @Shown(() => String, { nullable: true, description: 'The level that the tournament counts at; null for none.' })
  declare readonly level: string | null;

  @Shown(() => Int, { nullable: true, description: 'The manche of a team season; null for none.' })
  declare readonly manche: number | null;

  @Shown(() => String, { description: 'The points of the place, with the multiplier, rounded: a decimal.' })
  declare readonly base: string;

  @Shown(() => String, { description: 'The multiplier of the level, a decimal.' })
  declare readonly multiplier: string;

  @Shown(() => String, { description: 'Participation and bonuses together, a decimal.' })
  declare readonly bonus: string;

  @Shown(() => String, { description: 'Base and bonus, a decimal.' })
  declare readonly points: string;

  @Shown(() => Boolean, { description: 'Whether it counts; else it is dropped.' })
  declare readonly counted: boolean;

  @Shown(() => String, { nullable: true, description: 'Why the scheme has no number for the place; null where it has.' })
  declare readonly problem: string | null;
}

@ObjectType({ description: 'Where somebody stands in a table.' })
export class LeaderboardRow {
  constructor(
    private readonly row: SeasonTableRow,
    private readonly context: SeasonContext,
    private readonly stage: number,
  ) {}

  @Field(() => Int, { nullable: true, description: 'The rank; those who are equal share it. Null for who took part too seldom.' })
  get rank(): number | null {
    return this.row.rank;
  }

  @Field(() => SeasonCompetitor, { description: 'Who it is.' })
  get competitor(): SeasonCompetitor {
    return new SeasonCompetitor(this.row.competitor, this.context);
  }

  @Field(() => String, { description: 'All points, a decimal.' })
  get points(): string {
    return this.row.points;
  }

  @Field(() => String, { description: 'Of them, those from the stage before, a decimal.' })
  get carried(): string {
    return this.row.carried;
  }

  @Field(() => String, { description: 'Of them, those that a commission gave or took, a decimal.' })
  get adjusted(): string {
    return this.row.adjusted;
  }

  @Field(() => Int, { description: 'Tournaments taken part in.' })
  get played(): number {
    return this.row.played;
  }

  @Field(() => Int, { description: 'First places among the results that count.' })
  get wins(): number {
    return this.row.wins;
  }

  @Field(() => Int, { description: 'How many results count.' })
  get counted(): number {
    return this.row.counted;
  }

  @Field(() => Int, { description: 'How many results are dropped.' })
  get dropped(): number {
    return this.row.dropped;
  }

  @Field(() => Int, { description: 'How many more tournaments they have to take part in before they are ranked.' })
  get lacks(): number {
    const least = this.context.season.stages[this.stage - 1]?.rules.selection.minParticipations ?? 0;
    return Math.max(0, least - this.row.played);
  }

  @Field(() => ID, { nullable: true, description: 'The club that they play for; null for none that is registered.' })
  get clubId(): string | null {
    return this.row.club;
  }

  @Field(() => ID, { nullable: true, description: 'The region of the club; null for none.' })
  get region(): string | null {
    return this.row.region;
  }

  @Field(() => Boolean, { nullable: true, description: 'Whether they proceed; null while the stage is open.' })
  get qualified(): boolean | null {
    const stage = this.context.season.stages[this.stage - 1];
    return stage?.status !== 'closed' ? null : stage.qualified.some(({ competitor }) => competitor === this.row.competitor);
  }

  @Field(() => [SeasonResult], { description: 'Their results in the order of the tournaments, with how the points come about.' })
  get results(): readonly SeasonResult[] {
    return this.row.results().map((each) => new SeasonResult(each, this.context.directory));
  }
}

@ObjectType({ description: 'What clubs or regions come to.' })
export class GroupStanding {
  constructor(
    private readonly group: GroupRow,
    private readonly places: number,
  ) {}

  @Field(() => Int, { description: 'The rank; those who are equal share it.' })
  get rank(): number {
    return this.group.rank;
  }

  @Field(() => ID, { description: 'The id of the club, or the code of the region.' })
  get id(): string {
    return this.group.id;
  }

  @Field(() => String, { description: 'The sum of the points, a decimal.' })
  get points(): string {
    return formatPoints(this.group.points, this.places);
  }

  @Field(() => Int, { description: 'First places.' })
  get wins(): number {
    return this.group.wins;
  }

  @Field(() => Int, { description: 'How many competitors have points for it.' })
  get competitors(): number {
    return this.group.competitors;
  }
}

@ObjectType({ description: 'A tournament that counts in a stage.' })
export class CountedTournament {
  constructor(private readonly tournament: TournamentBody) {}

  @Field(() => ID, { description: 'The id of its result sheet.' })
  get sheetId(): string {
    return this.tournament.sheetId;
  }

  @Field(() => String, { description: 'What it is called.' })
  get name(): string {
    return this.tournament.name;
  }

  @Field(() => String, { description: 'Its day.' })
  get date(): string {
    return this.tournament.sheet.date;
  }

  @Field(() => Int, { description: 'The revision of the results.' })
  get revision(): number {
    return this.tournament.revision;
  }

  @Field(() => Boolean, { description: 'False while its results are withdrawn: it gives nobody points then.' })
  get stands(): boolean {
    return this.tournament.stands;
  }

  @Field(() => CountedByEnum, { description: 'By what it counts.' })
  get by(): 'rule' | 'official' {
    return this.tournament.by.kind;
  }

  @Field(() => String, { nullable: true, description: 'The rule that matched, or the reason of the official.' })
  get because(): string | null {
    return this.tournament.by.kind === 'rule' ? this.tournament.by.rule : this.tournament.by.reason;
  }

  @Field(() => String, { nullable: true, description: 'The level that it counts at; null for none.' })
  get level(): string | null {
    return this.tournament.sheet.level;
  }

  @Field(() => Int, { nullable: true, description: 'The manche of a team season; null for none.' })
  get manche(): number | null {
    return this.tournament.sheet.manche;
  }
}

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
  get at(): number {
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

  @Field(() => [ID], { description: 'The sheets of results that count now and were dropped.' })
  get newlyCounted(): readonly string[] {
    return this.change.newlyCounted.map(sheetNamed);
  }

  @Field(() => [ID], { description: 'The sheets of results that are dropped now and counted.' })
  get newlyDropped(): readonly string[] {
    return this.change.newlyDropped.map(sheetNamed);
  }
}

const sheetNamed = (name: string): string => name.slice(0, name.indexOf(' '));

@ObjectType({ description: 'Why a rank changed between two positions.' })
export class RankChangeType {
  @Field(() => Int, { nullable: true, description: 'The rank before; null for none.' })
  rankBefore!: number | null;

  @Field(() => Int, { nullable: true, description: 'The rank after; null for none.' })
  rankAfter!: number | null;

  @Field(() => String, { nullable: true, description: 'All points before, a decimal.' })
  totalBefore!: string | null;

  @Field(() => String, { nullable: true, description: 'All points after, a decimal.' })
  totalAfter!: string | null;

  @Field(() => [SeasonCompetitor], { description: 'Who was not ahead and is now.' })
  passedBy!: readonly SeasonCompetitor[];

  @Field(() => [SeasonCompetitor], { description: 'Whom they were not ahead of and are now.' })
  passed!: readonly SeasonCompetitor[];

  @Field(() => BilingualText, { description: 'All of it in a sentence or two. It names ten of those who passed or were passed.' })
  sentence!: Text;
}

@ObjectType({ description: 'What another scheme would change for one competitor.' })
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

@ObjectType({ description: 'A place for which a scheme has no number.' })
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

  @Field(() => [SchemeDifferenceType], {
    description: 'Who would have another rank or other points: the first 500 of each stage that is open.',
  })
  differences!: readonly SchemeDifferenceType[];

  @Field(() => Int, { description: 'How many there are.' })
  differenceCount!: number;

  @Field(() => [SchemeProblemType], {
    description: 'The first ten places for which it has no number. With any of them it cannot be adopted.',
  })
  problems!: readonly SchemeProblemType[];

  @Field(() => [String], {
    description: 'Fields in which a worse place gives more points: entrants and place, such as "10: 4". Perhaps meant.',
  })
  rising!: readonly string[];
}

@ObjectType({ description: 'How two players did in tournaments that both played.' })
export class HeadToHead {
  @Field(() => Int, { description: 'Tournaments that both played.' })
  met!: number;

  @Field(() => Int, { description: 'Of them, those where the first had the better place.' })
  ahead!: number;

  @Field(() => Int, { description: 'Of them, those where the other had the better place.' })
  behind!: number;

  @Field(() => Int, { description: 'Of them, those where they shared a place.' })
  level!: number;
}

@ObjectType({ description: 'How often somebody took part in the tournaments of a club that count.' })
export class Attendance {
  @Field(() => Player, { description: 'Who it is.' })
  player!: Player;

  @Field(() => Int, { description: 'In how many they took part.' })
  tournaments!: number;
}

@ObjectType({ description: 'What a club’s tournaments came to in a season.' })
export class ClubReport {
  @Field(() => Int, { description: 'Its tournaments that count.' })
  tournaments!: number;

  @Field(() => Int, { description: 'How many different players took part.' })
  players!: number;

  @Field(() => Int, { description: 'Entries in all.' })
  entries!: number;

  @Field(() => String, { description: 'Entrants of a tournament on the average, with two decimals.' })
  averageField!: string;

  @Field(() => [Attendance], { description: 'Who took part most often: the first 100.' })
  attendance!: readonly Attendance[];
}

export const SeasonConnection = connectionType(() => Season, 'Season', 'seasons, the latest created first');
export const LeaderboardConnection = connectionType(() => LeaderboardRow, 'Leaderboard', 'a season’s table, the best first');
export const CountedTournamentConnection = connectionType(
  () => CountedTournament,
  'CountedTournament',
  'tournaments that count, in their order',
);
export const StandingChangeConnection = connectionType(() => StandingChange, 'StandingChange', 'changes of standings, in their order');

/** The decimals that points of a stage are shown with. */
export function placesOf(season: SeasonRow, stage: number): number {
  const kept = season.stages[stage - 1];
  return kept === undefined ? 0 : schemeOfStage(season, kept).rounding.places;
}

@ObjectType({ description: 'The answer to a command on a season.' })
export class SeasonPayload extends CommandPayload {
  constructor(
    outcome: Accepted,
    tapis: Tapis,
    private readonly of: SeasonId,
  ) {
    super(outcome, tapis);
  }

  @Field(() => Season, { nullable: true, description: 'The season after the command.' })
  get season(): Promise<Season | null> {
    return this.readSeason();
  }

  private async readSeason(): Promise<Season | null> {
    await reach(this.tapis, this.position, seasons);
    const row = this.tapis.views.get(seasons, this.of);
    return row === undefined ? null : new Season(row.body, this.tapis.people);
  }
}
