/** What an import of results did or would do, what to look at first, and the rows that wait for a person. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { ImportPlan } from '../../app/sheets/import-results.js';
import type { Waiting } from '../../app/sheets/match-rows.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { Text } from '../../rulebooks/setting.js';
import { type ImportPoint, type ImportPointKind, keyOfPoint, mustBeConfirmed } from '../../sheet/import-point.js';
import { importPointSentence } from '../../texts/import-texts.js';
import type { Accepted } from '../answers/accepted.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { Costs } from '../language/costs.js';
import { Player } from '../language/player.types.js';
import type { Reading } from '../reading/reading.js';
import { ImportPointKindEnum } from './sheet-enums.js';
import { SheetDifference, SheetPayload } from './sheet.types.js';

@ObjectType({ description: 'A row without a known person; reassignRow sets the person.' })
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

  @Field(() => String, { nullable: true, description: 'Its name as it was typed; null for none.' })
  get name(): string | null {
    return this.waiting.name;
  }

  @Costs({ entries: 2 })
  @Field(() => [Player], {
    description:
      'The members of the club with a similar name, and the holder of the licence in other letters. None of them is matched by that.',
  })
  get proposed(): readonly Player[] {
    return this.waiting.proposed.map((id) => new Player(id, this.directory));
  }
}

@ObjectType('ImportPoint', { description: 'Something to look at in an import before its results count.' })
export class ImportPointType {
  constructor(
    private readonly point: ImportPoint,
    private readonly directory: PlayerDirectory,
  ) {}

  @Field(() => String, { description: 'Goes into confirmed where it is right. The same for the same point of a repeated import.' })
  get key(): string {
    return keyOfPoint(this.point);
  }

  @Field(() => ImportPointKindEnum, { description: 'What it is.' })
  get kind(): ImportPointKind {
    return this.point.kind;
  }

  @Field(() => Boolean, { description: 'Whether nothing is imported before it is confirmed.' })
  get mustBeConfirmed(): boolean {
    return mustBeConfirmed(this.point);
  }

  @Field(() => Int, { nullable: true, description: 'The row, from 1; null where it is about the whole tournament.' })
  get row(): number | null {
    return this.point.row;
  }

  @Field(() => ID, { nullable: true, description: 'The id of the person whom the row is matched with; null for none.' })
  get playerId(): string | null {
    return this.point.playerId;
  }

  @Field(() => Player, { nullable: true, description: 'The person whom the row is matched with; null for none.' })
  get player(): Player | null {
    return this.point.playerId === null ? null : new Player(this.point.playerId, this.directory);
  }

  @Field(() => ID, { nullable: true, description: 'The other result sheet; null for none.' })
  get otherSheetId(): string | null {
    return this.point.sheetId;
  }

  @Field(() => BilingualText, { description: 'What to look at, without names.' })
  get sentence(): Text {
    return importPointSentence(this.point);
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

  @Costs({ entries: 20 })
  @Field(() => [ImportPointType], { description: 'What to look at. Nothing is imported before those are confirmed that must be.' })
  get points(): readonly ImportPointType[] {
    return this.plan.points.map((each) => new ImportPointType(each, this.reading.people));
  }

  @Costs({ entries: 1_000 })
  @Field(() => [SheetDifference], { description: 'What became or would become different.' })
  get differences(): readonly SheetDifference[] {
    return this.plan.differences.map((each) => new SheetDifference(each));
  }
}
