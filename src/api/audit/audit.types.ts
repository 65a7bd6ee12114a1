/** Types of the audit: one line for each event of a tournament, and whole streams. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { AuditRow } from '../../../projections/audit-feed.js';
import type { Row } from '../../../projections/projection.js';
import { explanationText } from '../../texts/event-texts.js';
import { wordsOf } from '../../../events/words.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import type { FeedPage } from './feed-page.js';
import { inOwnCause } from '../language/actor.types.js';
import { connectionType } from '../language/connections.js';
import { EventType } from './event.types.js';
import { RecordedLine } from '../language/recorded-line.types.js';
import { handOfStream, isHandStream } from '../../../events/ids.js';
import { putRightBy, stepsToPutRight } from '../../app/due/put-right.js';
import { DueStepType } from '../due/due.types.js';
import { RefusalCodeEnum } from '../language/enums.js';
import { JsonScalar } from '../language/scalars.js';
import { field, list, ofFields, withFields } from '../language/showing.js';
import { EntityId, entityId } from '../language/node.js';
import { Costs } from '../language/costs.js';

@ObjectType({ description: 'A line of the audit feed: who recorded what, when and where.' })
export class AuditEntry extends withFields(RecordedLine<AuditRow>, {
  stream: field(String, 'The stream of the event.'),
  revision: field(Int, 'Its number in its stream, from 0.'),
  command: field(String, 'The name of that command.'),
  tables: list(2, Int, 'The numbers of the tables that it concerns; that of the hand for an event of one.'),
}) {
  constructor(
    row: Row<AuditRow>,
    private readonly page: FeedPage,
  ) {
    super(row);
  }

  @EntityId()
  get id(): string {
    return entityId('AuditEntry', this.position);
  }

  @Field(() => String, { description: 'The hash of the event.' })
  get hash(): Promise<string> {
    return this.page.eventAt(this.position).then(({ metadata }) => metadata.hash);
  }

  @Field(() => ID, { nullable: true, description: 'The id of the hand, for the query handReplay; null for an event of no hand.' })
  get handId(): string | null {
    return isHandStream(this.shown.stream) ? handOfStream(this.shown.stream) : null;
  }

  @Costs({ entries: 10 })
  @Field(() => [ID], { description: 'The ids of the players whom it names, or whose seats it names in a hand.' })
  get playerIds(): readonly string[] {
    return this.page.playersOf(this.shown);
  }

  @Field(() => BilingualText, {
    description:
      'What happened, in one line with its articles and the words of the official. Players by name where the asker sees names, seats of a hand by number.',
  })
  get text(): Promise<BilingualText> {
    return this.page.lineOf(this.position);
  }

  @Field(() => BilingualText, { nullable: true, description: 'Why, by the rulebook; null for an event that judges nothing.' })
  get judgement(): Promise<BilingualText | null> {
    return this.page
      .eventAt(this.position)
      .then((event) => (explanationText(event, 'en') === null ? null : inBoth((language) => explanationText(event, language)!)));
  }

  @Field(() => String, { nullable: true, description: 'The words of the official or the table; null where nobody gave any.' })
  get reason(): Promise<string | null> {
    return this.page.eventAt(this.position).then(wordsOf);
  }

  @Field(() => String, {
    nullable: true,
    description: 'What puts the command right if it was given by mistake, with mutations in backticks. Null for a command of Tapis itself.',
  })
  get putRightBy(): string | null {
    return putRightBy(this.shown.command);
  }

  @Costs({ entries: 3 })
  @Field(() => [DueStepType], {
    description:
      'The commands that putRightBy names, in its order, with what is known of their input from this event. Give one with preview first.',
  })
  get putRight(): Promise<readonly DueStepType[]> {
    return this.page.eventAt(this.position).then((event) => stepsToPutRight(event).map((step) => new DueStepType(step)));
  }

  @Field(() => Boolean, { description: inOwnCause.description })
  get inOwnCause(): Promise<boolean> {
    return this.page.eventAt(this.position).then(({ metadata }) => metadata.inOwnCause ?? false);
  }

  @Field(() => JsonScalar, { description: 'What the event states, in the shape that the event catalogue gives for its type.' })
  get data(): Promise<unknown> {
    return this.page.eventAt(this.position).then((event) => event.data);
  }
}

export const AuditConnection = connectionType(() => AuditEntry, 'AuditEntry', 'the audit feed of a tournament and its hands, oldest first');

export const EventConnection = connectionType(() => EventType, 'Event', 'the events of a stream, oldest first');

@ObjectType({ description: 'A type of event, for integrators.' })
export class EventTypeInfo extends ofFields({
  type: field(ID, 'Its name.'),
  version: field(Int, 'The version that is written today, from 1.'),
  description: field(String, 'What such an event states.'),
  // About two kilobytes of JSON.
  schema: field(JsonScalar, 'The JSON Schema of its data.', { weight: 60 }),
}) {}

@ObjectType({ description: 'A reason why a command can be refused.' })
export class RefusalInfo extends ofFields({
  refusalCode: field(RefusalCodeEnum, 'The code, as it stands in the extensions of the error.'),
  en: field(String, 'The sentence in English; {name} is replaced by that parameter.'),
  fr: field(String, 'The sentence in French; {name} is replaced by that parameter.'),
}) {}
