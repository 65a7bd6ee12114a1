/**
 * Result sheets, their rows, and what changed them.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { SheetId } from '../../../events/ids.js';
import type { SheetCause as SheetCauseValue } from '../../../events/sheet.js';
import { resultSheets, type ResultSheetRow } from '../../../projections/result-sheets.js';
import type { SheetDifference as SheetDifferenceRow, SheetHistoryRow } from '../../../projections/sheet-history.js';
import type { SheetResultRow } from '../../../projections/sheet-results.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { ImportPlan, Waiting } from '../../app/sheets/import-results.js';
import type { Accepted } from '../answers/accepted.js';
import { CommandPayload } from '../answers/command-payload.js';
import { connectionType } from '../language/connections.js';
import { Player, ShowingPlayer } from '../language/player.types.js';
import { InstantScalar } from '../language/scalars.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { reach } from '../reading/view-reading.js';
import { TournamentKindEnum } from '../language/enums.js';
import { ResultStateEnum, SheetCauseKindEnum, SheetHappeningEnum, SheetSourceEnum, SheetStatusEnum } from './sheet-enums.js';
import { Costs } from '../language/costs.js';
import type { Reading } from '../reading/reading.js';

@ObjectType({ description: 'The results of one tournament, played on Tapis or imported.' })
export class ResultSheet extends Showing<ResultSheetRow> {
  @Field(() => ID, { description: 'Its id; of a tournament on Tapis the id of the tournament.' })
  get id(): string {
    return this.shown.sheetId;
  }

  @Shown(() => ID, { nullable: true, description: 'The id of the tournament on Tapis; null for one that was imported.' })
  declare readonly tournamentId: ResultSheetRow['tournamentId'];

  @Shown(() => ID, { nullable: true, description: 'The id of the club that held it; null where none is registered.' })
  declare readonly clubId: ResultSheetRow['clubId'];

  @Shown(() => SheetSourceEnum, { description: 'Where the results come from.' })
  declare readonly source: ResultSheetRow['source'];

  @Shown(() => String, { description: 'What the tournament is called.' })
  declare readonly name: string;

  @Shown(() => String, { description: 'The day of the tournament, such as "2026-09-04".' })
  declare readonly date: string;

  @Shown(() => TournamentKindEnum, { nullable: true, description: 'What it is in its federation; null where nobody said.' })
  declare readonly kind: ResultSheetRow['kind'];

  @Shown(() => Int, { description: 'How many players took part.' })
  declare readonly entrants: number;

  @Shown(() => Int, { description: 'Entrants, and all who entered again.' })
  declare readonly entries: number;

  @Shown(() => Int, { nullable: true, description: 'The buy-in in cents; null where nobody said.' })
  declare readonly buyIn: number | null;

  @Shown(() => Int, { description: 'From 1; each change of the recorded results is one more.' })
  declare readonly revision: number;

  @Shown(() => SheetStatusEnum, { description: 'How it stands.' })
  declare readonly status: ResultSheetRow['status'];

  @Shown(() => Boolean, { description: 'Whether all who took part have a row.' })
  declare readonly complete: boolean;

  @Shown(() => Int, { description: 'How many rows wait to be matched with a registered person.' })
  declare readonly unmatched: number;

  @Shown(() => InstantScalar, { description: 'When it was published.' })
  declare readonly publishedAt: number;

  @Shown(() => InstantScalar, { description: 'When it changed last.' })
  declare readonly changedAt: number;
}

@ObjectType({ description: 'The result of one player in one tournament, as it stands.' })
export class SheetResult extends ShowingPlayer<SheetResultRow> {
  @Shown(() => ID, { description: 'The id of the result sheet.' })
  declare readonly sheetId: string;

  @Shown(() => String, { description: 'The day of the tournament.' })
  declare readonly date: string;

  @Shown(() => ID, { description: 'The id that the result was recorded under.' })
  declare readonly recordedAs: string;

  @Field(() => Boolean, { description: 'Whether it waits to be matched with a registered person.' })
  get unmatched(): boolean {
    return this.shown.unmatched === true;
  }

  @Shown(() => Int, { description: 'The place, the better number where players are tied.' })
  declare readonly place: number;

  @Shown(() => Int, { description: 'How many share the place, this player included.' })
  declare readonly tied: number;

  @Shown(() => ResultStateEnum, { description: 'How the player stands on the sheet.' })
  declare readonly state: SheetResultRow['state'];

  @Shown(() => Int, { description: 'How often they entered.' })
  declare readonly entries: number;

  @Shown(() => Int, { description: 'Their rebuys.' })
  declare readonly rebuys: number;

  @Shown(() => Int, { description: 'How many bounties they got, or got a part of.' })
  declare readonly bounties: number;

  @Field(() => Int, { nullable: true, description: 'What they spent, in cents; null where nobody said.' })
  get expense(): number | null {
    return this.shown.expense ?? null;
  }

  @Field(() => String, { nullable: true, description: 'Their team, by its code; null for none.' })
  get team(): string | null {
    return this.shown.team ?? null;
  }

  @Field(() => Int, { nullable: true, description: 'The manche that they played in; null for none.' })
  get manche(): number | null {
    return this.shown.manche ?? null;
  }
}

@ObjectType({ description: 'A field of a result that became different.' })
export class SheetDifference extends Showing<SheetDifferenceRow> {
  @Shown(() => ID, { description: 'The id that the result was recorded under.' })
  declare readonly recordedAs: string;

  @Shown(() => String, { description: 'The field, such as "place".' })
  declare readonly field: SheetDifferenceRow['field'];

  @Shown(() => String, { nullable: true, description: 'What it was; null where there was none.' })
  declare readonly before: string | null;

  @Shown(() => String, { nullable: true, description: 'What it is; null where there is none.' })
  declare readonly after: string | null;
}

@ObjectType({ description: 'What a revision of results came from.' })
export class SheetCause extends Showing<SheetCauseValue> {
  @Shown(() => SheetCauseKindEnum, { description: 'What kind of thing it was.' })
  declare readonly kind: SheetCauseValue['kind'];

  @Shown(() => ID, { nullable: true, description: 'The event of the tournament; null where somebody asked for it.' })
  declare readonly eventId: string | null;
}

@ObjectType({ description: 'Something that happened to a result sheet.' })
export class SheetRevision extends Showing<SheetHistoryRow> {
  @Shown(() => SheetHappeningEnum, { description: 'What happened.' })
  declare readonly what: SheetHistoryRow['what'];

  @Shown(() => Int, { description: 'The revision after it.' })
  declare readonly revision: number;

  @Shown(() => InstantScalar, { description: 'When it was recorded.' })
  declare readonly recordedAt: number;

  @ShownAs(() => SheetCause, { nullable: true, description: 'What it came from; null for a decision on the sheet itself.' })
  declare readonly cause: SheetCause | null;

  @Costs({ entries: 40 })
  @ShownAs(() => [SheetDifference], { description: 'What became different of the results as they stand.' })
  declare readonly differences: readonly SheetDifference[];
}

export const ResultSheetConnection = connectionType(() => ResultSheet, 'ResultSheet', 'result sheets, the latest day first');
export const SheetResultConnection = connectionType(() => SheetResult, 'SheetResult', 'results');
export const SheetRevisionConnection = connectionType(
  () => SheetRevision,
  'SheetRevision',
  'what happened to a result sheet, in that order',
);

@ObjectType({ description: 'The answer to a command on a result sheet.' })
export class SheetPayload extends CommandPayload {
  constructor(
    outcome: Accepted,
    reading: Reading,
    private readonly of: SheetId,
  ) {
    super(outcome, reading);
  }

  @Field(() => ResultSheet, { nullable: true, description: 'The result sheet after the command.' })
  get resultSheet(): Promise<ResultSheet | null> {
    return this.readSheet();
  }

  private async readSheet(): Promise<ResultSheet | null> {
    await reach(this.reading, this.position, resultSheets);
    const row = this.reading.views.get(resultSheets, this.of);
    return row === undefined ? null : new ResultSheet(row.body);
  }
}

@ObjectType({ description: 'A row that waits until somebody says whose it is (reassignRow).' })
export class WaitingRow {
  constructor(
    private readonly waiting: Waiting,
    private readonly directory: PlayerDirectory,
  ) {}

  @Field(() => Int, { description: 'Which row of the import it is, from 1.' })
  get row(): number {
    return this.waiting.row;
  }

  @Field(() => ID, { description: 'The id that it is recorded under.' })
  get recordedAs(): string {
    return this.waiting.recordedAs;
  }

  @Costs({ entries: 2 })
  @Field(() => [Player], { description: 'The members of the club who have its name: none of them is matched by that.' })
  get proposed(): readonly Player[] {
    return this.waiting.proposed.map((id) => new Player(id, this.directory));
  }
}

@ObjectType({ description: 'What an import of results did, or would do.' })
export class ImportResultsPayload extends SheetPayload {
  constructor(
    private readonly plan: ImportPlan,
    private readonly given: Accepted | null,
    reading: Reading,
  ) {
    super(given ?? { accepted: true, events: [], revision: plan.streamRevision, position: null, repeated: false }, reading, plan.sheetId);
  }

  @Field(() => Boolean, { description: 'Whether it was a dry run: nothing was changed.' })
  get dryRun(): boolean {
    return this.given === null;
  }

  @Field(() => ID, { description: 'The id of the result sheet.' })
  get sheetId(): string {
    return this.plan.sheetId;
  }

  @Field(() => Boolean, { description: 'Whether the results were or would be others than before.' })
  get changed(): boolean {
    return this.plan.changes;
  }

  @Field(() => Int, { description: 'The revision of the result sheet after it.' })
  get sheetRevision(): number {
    return this.plan.revision;
  }

  @Field(() => Int, { description: 'How many rows are of registered people.' })
  get matched(): number {
    return this.plan.matched;
  }

  @Costs({ entries: 200 })
  @Field(() => [WaitingRow], { description: 'The rows that wait.' })
  get waiting(): readonly WaitingRow[] {
    return this.plan.waiting.map((each) => new WaitingRow(each, this.reading.people));
  }

  @Costs({ entries: 1_000 })
  @Field(() => [SheetDifference], { description: 'What became or would become different.' })
  get differences(): readonly SheetDifference[] {
    return this.plan.differences.map((each) => new SheetDifference(each));
  }
}
