/**
 * What the audit sees: one line an event of a tournament, and whole streams. May import: @nestjs/graphql, the view's row.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { AuditRow } from '../../../projections/audit-feed.js';
import type { Row } from '../../../projections/projection.js';
import { connectionType } from '../language/connections.js';
import { ActorType, EventType } from './event.types.js';
import { InstantScalar, JsonScalar, PositionScalar } from '../language/scalars.js';

@ObjectType({ description: 'A line of the audit feed: who recorded what, when and where.' })
export class AuditEntry {
  constructor(private readonly row: Row<AuditRow>) {}

  @Field(() => PositionScalar, { description: 'The place of the event among all events.' })
  get position(): number {
    return this.row.sort;
  }

  @Field(() => String, { description: 'The type of the event.' })
  get type(): string {
    return this.row.body.type;
  }

  @Field(() => String, { description: 'The stream that it stands in.' })
  get stream(): string {
    return this.row.body.stream;
  }

  @Field(() => Int, { description: 'Its number in its stream, from 0.' })
  get revision(): number {
    return this.row.body.revision;
  }

  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get recordedAt(): number {
    return this.row.body.recordedAt;
  }

  @Field(() => ActorType, { description: 'Who gave the command that caused it.' })
  get actor(): ActorType {
    return this.row.body.actor as ActorType;
  }

  @Field(() => String, { description: 'The name of that command.' })
  get command(): string {
    return this.row.body.command;
  }

  @Field(() => String, { description: 'The hash of the event.' })
  get hash(): string {
    return this.row.body.hash;
  }
}

export const AuditConnection = connectionType(() => AuditEntry, 'AuditEntry', 'the audit feed of a tournament and its hands, oldest first');

export const EventConnection = connectionType(() => EventType, 'Event', 'the events of a stream, oldest first');

@ObjectType({ description: 'A type of event, for integrators.' })
export class EventTypeInfo {
  @Field(() => ID, { description: 'Its name.' })
  type!: string;

  @Field(() => Int, { description: 'The version that is written today, from 1.' })
  version!: number;

  @Field(() => String, { description: 'What such an event states.' })
  description!: string;

  @Field(() => JsonScalar, { description: 'The JSON Schema of its data.' })
  schema!: object;
}

@ObjectType({ description: 'A reason why a command can be refused.' })
export class RefusalInfo {
  @Field(() => ID, { description: 'The code, as it stands in the extensions of the error.' })
  code!: string;

  @Field(() => String, { description: 'The sentence in English; {name} stands for the parameter of that name.' })
  en!: string;

  @Field(() => String, { description: 'The sentence in French; {name} stands for the parameter of that name.' })
  fr!: string;
}
