/**
 * What the audit sees: one line an event of a tournament, and whole streams.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { AuditRow } from '../../../projections/audit-feed.js';
import { connectionType } from '../language/connections.js';
import { EventType, RecordedLine } from './event.types.js';
import { RefusalCodeEnum } from '../language/enums.js';
import type { RefusalCode } from '../../texts/shared-texts.js';
import { JsonScalar } from '../language/scalars.js';
import { Shown } from '../language/showing.js';
import { EntityId, entityId } from '../graph/node.js';

@ObjectType({ description: 'A line of the audit feed: who recorded what, when and where.' })
export class AuditEntry extends RecordedLine<AuditRow> {
  @EntityId()
  get id(): string {
    return entityId('AuditEntry', this.position);
  }

  @Shown(() => String, { description: 'The stream of the event.' })
  declare readonly stream: string;

  @Shown(() => Int, { description: 'Its number in its stream, from 0.' })
  declare readonly revision: number;

  @Shown(() => String, { description: 'The name of that command.' })
  declare readonly command: string;

  @Shown(() => String, { description: 'The hash of the event.' })
  declare readonly hash: string;
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
  @Field(() => ID, {
    deprecationReason: 'Ask refusalCode, which is an enumeration.',
    description: 'The code, as it stands in the extensions of the error.',
  })
  code!: string;

  @Field(() => RefusalCodeEnum, { description: 'The code, as it stands in the extensions of the error.' })
  refusalCode!: RefusalCode;

  @Field(() => String, { description: 'The sentence in English; {name} stands for the parameter of that name.' })
  en!: string;

  @Field(() => String, { description: 'The sentence in French; {name} stands for the parameter of that name.' })
  fr!: string;
}
