/** Tables of seasons: ranks and results, sums of clubs and regions, and the tournaments that count. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { NotRankedBody, TournamentBody } from '../../../projections/season-board-rows.js';
import type { PlayerId } from '../../../events/ids.js';
import type { ResultSheetRow } from '../../../projections/result-sheets.js';
import type { SeasonRow } from '../../../projections/seasons.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { GroupRow } from '../../app/seasons/group-ranks.js';
import type { SeasonResultRow, SeasonTableRow } from '../../app/seasons/season-rows.js';
import { formatPoints } from '../../season/fixed.js';
import { schemeOfStage } from '../../season/state.js';
import { connectionType } from '../language/connections.js';
import { Player } from '../language/player.types.js';
import { field, list, ofFields, orNull, Showing, withFields } from '../language/showing.js';
import { ResultStateEnum } from '../sheets/sheet-enums.js';
import { notRankedNames } from '../../texts/not-ranked-names.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { CountedByEnum, NotRankedReasonEnum } from './season-enums.js';
import { type SeasonContext, SeasonCompetitor } from './competitor.types.js';
import { Costs } from '../language/costs.js';

@ObjectType({ description: 'One result of a competitor, with how its points come about.' })
export class SeasonResult extends withFields(Showing<SeasonResultRow>, {
  sheetId: field(ID, 'The id of the result sheet.'),
  playerId: field(ID, 'The id of the player.'),
  date: field(String, 'The day of the tournament.'),
  entrants: field(Int, 'How many players took part.'),
  place: field(Int, 'The place that counts, the better number where players are tied.'),
  sheetPlace: field(Int, 'The place on the sheet: another one where those who are not ranked made room.'),
  tied: field(Int, 'How many share the place, this player included.'),
  state: field(ResultStateEnum, 'How the player stands on the sheet.'),
  level: orNull(String, 'The level that the tournament counts at; null for none.'),
  manche: orNull(Int, 'The manche of a team season; null for none.'),
  base: field(String, 'The points of the place, with the multiplier, rounded: a decimal.'),
  multiplier: field(String, 'The multiplier of the level, a decimal.'),
  bonus: field(String, 'Participation and bonuses together, a decimal.'),
  extraPoints: orNull(String, 'Extra points of the player on the sheet, a decimal; null for none. They count where the scheme says so.'),
  points: field(String, 'Base and bonus, a decimal.'),
  counted: field(Boolean, 'Whether it counts; else it is dropped or not ranked.'),
  problem: orNull(String, 'Why the scheme has no number for the place; null where it has.'),
  notRanked: orNull(NotRankedReasonEnum, 'Why the rules do not rank it: it has no points then. Null where they do.'),
}) {
  constructor(
    value: SeasonResultRow,
    private readonly directory: PlayerDirectory,
  ) {
    super(value);
  }

  @Field(() => Player, { description: 'The player with the result: in a season of teams, a member of the team.' })
  get player(): Player {
    return new Player(this.shown.playerId, this.directory);
  }
}

@ObjectType({ description: 'The rank of a competitor in a table.' })
export class LeaderboardRow extends withFields(Showing<SeasonTableRow>, {
  rank: orNull(Int, 'The rank; those who are equal share it. Null for who took part too seldom.'),
  points: field(String, 'All points, a decimal.'),
  carried: field(String, 'Of them, those from the stage before, a decimal.'),
  adjusted: field(String, 'Of them, those that a commission gave or took, a decimal.'),
  played: field(Int, 'Tournaments taken part in.'),
  wins: field(Int, 'First places among the results that count.'),
  counted: field(Int, 'How many results count.'),
  dropped: field(Int, 'How many results are dropped.'),
  region: orNull(ID, 'The region of the club; null for none.'),
}) {
  constructor(
    row: SeasonTableRow,
    private readonly context: SeasonContext,
    private readonly stage: number,
  ) {
    super(row);
  }

  @Field(() => SeasonCompetitor, { description: 'Who it is.' })
  get competitor(): SeasonCompetitor {
    return new SeasonCompetitor(this.shown.competitor, this.context);
  }

  @Field(() => Int, { description: 'How many more tournaments they have to take part in before they are ranked.' })
  get lacks(): number {
    const least = this.context.season.stages[this.stage - 1]?.rules.selection.minParticipations ?? 0;
    return Math.max(0, least - this.played);
  }

  @Field(() => ID, { nullable: true, description: 'The club that they play for; null for none that is registered.' })
  get clubId(): string | null {
    return this.shown.club;
  }

  @Field(() => Boolean, { nullable: true, description: 'Whether they proceed; null while the stage is open.' })
  get qualified(): boolean | null {
    const stage = this.context.season.stages[this.stage - 1];
    return stage?.status !== 'closed' ? null : stage.qualified.some(({ competitor }) => competitor === this.shown.competitor);
  }

  // Read from a second row by key.
  @Costs({ weight: 20 })
  @Field(() => String, { nullable: true, description: 'The most points of one of their results, a decimal; null without results.' })
  get best(): string | null {
    return this.shown.best();
  }

  @Costs({ entries: 20 })
  @Field(() => [SeasonResult], { description: 'Their results in the order of the tournaments, with how the points come about.' })
  get results(): readonly SeasonResult[] {
    return this.shown.results().map((each) => new SeasonResult(each, this.context.directory));
  }
}

@ObjectType({ description: 'The sums of clubs or regions.' })
export class GroupStanding extends withFields(Showing<GroupRow>, {
  rank: field(Int, 'The rank; those who are equal share it.'),
  wins: field(Int, 'First places.'),
  competitors: field(Int, 'How many competitors have points for it.'),
}) {
  constructor(
    group: GroupRow,
    private readonly places: number,
  ) {
    super(group);
  }

  @Field(() => ID, { description: 'The id of the club, or the code of the region.' })
  get groupId(): string {
    return this.shown.id;
  }

  @Field(() => String, { description: 'The sum of the points, a decimal.' })
  get points(): string {
    return formatPoints(this.shown.points, this.places);
  }
}

@ObjectType({ description: 'What a manche gave a competitor.' })
export class RoundStanding extends ofFields({
  competitor: field(SeasonCompetitor, 'Who it is.'),
  points: field(String, 'The points of the results that count, a decimal.'),
}) {}

@ObjectType({ description: 'A manche of a season.' })
export class SeasonRound extends ofFields({
  manche: field(Int, 'Its number.'),
  standings: list(50, RoundStanding, 'What it gave, the best first.'),
}) {}

@ObjectType({ description: 'A tournament that counts in a stage.' })
export class CountedTournament extends withFields(Showing<TournamentBody>, {
  sheetId: field(ID, 'The id of its result sheet.'),
  name: field(String, 'What it is called.'),
  revision: field(Int, 'The revision of the results.'),
  stands: field(Boolean, 'False while its results are withdrawn: it gives nobody points then.'),
}) {
  /** @param sheet its result sheet; undefined for none, as while a view is made again */
  constructor(
    shown: TournamentBody,
    private readonly sheet: ResultSheetRow | undefined,
  ) {
    super(shown);
  }

  @Field(() => ID, { nullable: true, description: 'The id of the tournament on Tapis; null for one that was imported.' })
  get tournamentId(): string | null {
    return this.sheet?.tournamentId ?? null;
  }

  @Field(() => Int, { description: 'How many of its results wait to be matched with a person.' })
  get waiting(): number {
    return this.sheet?.unmatched ?? 0;
  }

  @Field(() => Boolean, { description: 'Whether all who took part have a result.' })
  get complete(): boolean {
    return this.sheet?.complete ?? true;
  }

  @Field(() => String, { description: 'Its day.' })
  get date(): string {
    return this.shown.sheet.date;
  }

  @Field(() => CountedByEnum, { description: 'By what it counts.' })
  get by(): 'rule' | 'official' {
    return this.shown.by.kind;
  }

  @Field(() => String, { nullable: true, description: 'The rule that matched, or the reason of the official.' })
  get reason(): string | null {
    return this.shown.by.kind === 'rule' ? this.shown.by.rule : this.shown.by.reason;
  }

  @Field(() => String, { nullable: true, description: 'The level that it counts at; null for none.' })
  get level(): string | null {
    return this.shown.sheet.level;
  }

  @Field(() => Int, { nullable: true, description: 'The manche of a team season; null for none.' })
  get manche(): number | null {
    return this.shown.sheet.manche;
  }
}

@ObjectType({ description: 'A result that the rules of a stage do not rank. It has no points.' })
export class ResultNotRanked extends withFields(Showing<NotRankedBody>, {
  sheetId: field(ID, 'The id of the result sheet.'),
}) {
  constructor(
    value: NotRankedBody,
    private readonly context: SeasonContext,
  ) {
    super(value);
  }

  @Field(() => ID, { description: 'The id of the player.' })
  get playerId(): string {
    return this.shown.row.person;
  }

  @Field(() => Player, { description: 'Whose result it is.' })
  get player(): Player {
    return new Player(this.shown.row.person as PlayerId, this.context.directory);
  }

  @Field(() => SeasonCompetitor, { description: 'For whom it would count: the player, or the team.' })
  get competitor(): SeasonCompetitor {
    return new SeasonCompetitor(this.shown.competitor, this.context);
  }

  @Field(() => Int, { description: 'The place on the sheet.' })
  get place(): number {
    return this.shown.row.place;
  }

  @Field(() => NotRankedReasonEnum, { description: 'Why it is not ranked.' })
  get reason(): string {
    return this.shown.why;
  }

  @Field(() => BilingualText, { description: 'The reason in words.' })
  get sentence(): BilingualText {
    return inBoth((language) => notRankedNames[this.shown.why][language]);
  }
}

/** The decimals of a stage's points. */
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
export const ResultNotRankedConnection = connectionType(
  () => ResultNotRanked,
  'ResultNotRanked',
  'results that are not ranked, in the order of their tournaments',
);
