/** Names under which imported results wait for a person, and answers about them. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { sheetResults } from '../../../projections/sheet-results.js';
import type { LeftRow, NameAnswered, WaitingName } from '../../app/sheets/waiting-names.js';
import type { Text } from '../../rulebooks/setting.js';
import { withheldText } from '../../texts/refusal-texts.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { Costs } from '../language/costs.js';
import { Player } from '../language/player.types.js';
import type { Reading } from '../reading/reading.js';
import { SheetResult } from './sheet.types.js';

@ObjectType('WaitingName', { description: 'A name under which imported results wait for a person.' })
export class WaitingNameType {
  constructor(
    private readonly waiting: WaitingName,
    private readonly reading: Reading,
  ) {}

  @Field(() => String, { description: 'The name as it was typed.' })
  get name(): string {
    return this.waiting.name;
  }

  @Field(() => Int, { description: 'How many results wait under it.' })
  get rows(): number {
    return this.waiting.rows.length;
  }

  @Field(() => SheetResult, { nullable: true, description: 'The latest of them; null where it changed meanwhile.' })
  get latest(): SheetResult | null {
    const { sheetId, recordedAs } = this.waiting.rows[0]!;
    const row = this.reading.views.get(sheetResults, `${sheetId}/${recordedAs}`);
    return row === undefined ? null : new SheetResult(row.body, this.reading.people);
  }

  @Costs({ entries: 2 })
  @Field(() => [Player], { description: 'Members of the club with a similar name. None of them is matched by that.' })
  get proposed(): readonly Player[] {
    return this.waiting.proposed.map((id) => new Player(id, this.reading.people));
  }
}

@ObjectType('WaitingNames', { description: 'The names under which imported results of a club wait for a person.' })
export class WaitingNamesType {
  constructor(
    private readonly all: readonly WaitingName[],
    private readonly first: number,
    private readonly reading: Reading,
  ) {}

  @Field(() => Int, { description: 'How many names wait.' })
  get total(): number {
    return this.all.length;
  }

  @Costs({ entries: 50 })
  @Field(() => [WaitingNameType], { description: 'The names with the most results first, as many as were asked for.' })
  get names(): readonly WaitingNameType[] {
    return this.all.slice(0, this.first).map((each) => new WaitingNameType(each, this.reading));
  }
}

@ObjectType({ description: 'A result that did not get the person, and why.' })
export class UnansweredRow {
  constructor(private readonly left: LeftRow) {}

  @Field(() => ID, { description: 'The id of the result sheet.' })
  get sheetId(): string {
    return this.left.sheetId;
  }

  @Field(() => ID, { description: 'The id that the result was recorded under.' })
  get recordedAs(): string {
    return this.left.recordedAs;
  }

  @Field(() => BilingualText, { description: 'Why it still waits.' })
  get sentence(): Text {
    return inBoth((language) => withheldText(this.left.refusal, language));
  }
}

@ObjectType({ description: 'What an answer about a name did.' })
export class MatchNamePayload {
  constructor(private readonly done: NameAnswered) {}

  @Field(() => Int, { description: 'How many results got the person.' })
  get answered(): number {
    return this.done.answered;
  }

  @Field(() => Boolean, {
    description:
      'Whether later imports of the club match the name; false for a person of another federation, whose ids are not found there.',
  })
  get remembered(): boolean {
    return this.done.remembered;
  }

  @Costs({ entries: 5 })
  @Field(() => [UnansweredRow], { description: 'The results with the name that still wait.' })
  get left(): readonly UnansweredRow[] {
    return this.done.left.map((each) => new UnansweredRow(each));
  }
}

@ObjectType({ description: 'What came of forgetting a name.' })
export class ForgetNamePayload {
  constructor(private readonly was: boolean) {}

  @Field(() => Boolean, { description: 'Whether the name was remembered. Results that it matched stay matched (reassignRow).' })
  get forgotten(): boolean {
    return this.was;
  }
}
