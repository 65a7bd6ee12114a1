/**
 * The tables of seasons: who stands where and by which results, sums of clubs and regions, and the tournaments that count.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentBody } from '../../../projections/season-board-rows.js';
import type { SeasonRow } from '../../../projections/seasons.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { GroupRow } from '../../app/seasons/leaderboards.js';
import type { SeasonResultRow, SeasonTableRow } from '../../app/seasons/season-rows.js';
import { formatPoints } from '../../season/fixed.js';
import { schemeOfStage } from '../../season/state.js';
import { connectionType } from '../language/connections.js';
import { Player } from '../language/player.types.js';
import { Showing, Shown } from '../language/showing.js';
import { ResultStateEnum } from '../sheets/sheet-enums.js';
import { CountedByEnum } from './season-enums.js';
import { type SeasonContext, SeasonCompetitor } from './competitor.types.js';
import { Costs } from '../language/costs.js';

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

  @Shown(() => ID, { description: 'The id of the player.' })
  declare readonly playerId: PlayerId;

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

  @Costs({ entries: 20 })
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

@ObjectType({ description: 'What a manche gave a competitor.' })
export class RoundStanding {
  @Field(() => SeasonCompetitor, { description: 'Who it is.' })
  competitor!: SeasonCompetitor;

  @Field(() => String, { description: 'The points of the results that count, a decimal.' })
  points!: string;
}

@ObjectType({ description: 'A manche of a season.' })
export class SeasonRound {
  @Field(() => Int, { description: 'Its number.' })
  manche!: number;

  @Costs({ entries: 50 })
  @Field(() => [RoundStanding], { description: 'What it gave, the best first.' })
  standings!: readonly RoundStanding[];
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
  get reason(): string | null {
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

/** The decimals that points of a stage are shown with. */
export function placesOf(season: SeasonRow, stage: number): number {
  const kept = season.stages[stage - 1];
  return kept === undefined ? 0 : schemeOfStage(season, kept).rounding.places;
}

export const LeaderboardConnection = connectionType(() => LeaderboardRow, 'Leaderboard', 'a season’s table, the best first');
export const CountedTournamentConnection = connectionType(
  () => CountedTournament,
  'CountedTournament',
  'tournaments that count, in their order',
);
