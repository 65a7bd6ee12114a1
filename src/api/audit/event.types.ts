/**
 * Recorded events as the API shows them, and the catalogue that says what each type means.
 * May import: @nestjs/graphql, `events/`.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Actor, CommittedEvent, RecordedEvent } from '../../../events/envelope.js';
import { ActorRoleEnum } from '../language/enums.js';
import { InstantScalar, JsonScalar, PositionScalar } from '../language/scalars.js';

@ObjectType('Actor', { description: 'Who gave a command.' })
export class ActorType {
  @Field(() => ID, { description: 'His id.' })
  id!: string;

  @Field(() => ActorRoleEnum, { description: 'In which capacity he gave it.' })
  role!: Actor['role'];

  @Field(() => String, { nullable: true, description: 'The club that he belongs to, where it is known.' })
  club?: string;
}

@ObjectType('Event', { description: 'A fact that was recorded and never changes.' })
export class EventType {
  /** @param shownData the event's data, without what the asker may not see */
  constructor(
    private readonly event: CommittedEvent | RecordedEvent,
    private readonly shownData: unknown = event.data,
  ) {}

  @Field(() => ID, { description: 'Its id, a UUID made from the command that caused it.' })
  get id(): string {
    return this.event.id;
  }

  @Field(() => String, { description: 'What kind of fact it is, by its name in the event catalogue.' })
  get type(): string {
    return this.event.type;
  }

  @Field(() => Int, { description: 'The version of its type in which it was recorded; it is given in the current one.' })
  get version(): number {
    return this.event.metadata.version;
  }

  @Field(() => String, { description: 'The stream that it stands in.' })
  get stream(): string {
    return this.event.stream;
  }

  @Field(() => Int, { description: 'Its number in its stream, from 0.' })
  get revision(): number {
    return this.event.revision;
  }

  @Field(() => PositionScalar, {
    nullable: true,
    description: 'Its place among all events; null in the answer of the mutation that made it, which gives the position of the last one.',
  })
  get position(): number | null {
    return 'position' in this.event ? this.event.position : null;
  }

  @Field(() => InstantScalar, { description: 'When it was recorded, by the clock of the server.' })
  get recordedAt(): number {
    return this.event.metadata.recordedAt;
  }

  @Field(() => ActorType, { description: 'Who gave the command.' })
  get actor(): ActorType {
    return this.event.metadata.actor as ActorType;
  }

  @Field(() => String, { description: 'The name of the command that caused it.' })
  get command(): string {
    return this.event.metadata.command;
  }

  @Field(() => ID, { description: 'The id of that command.' })
  get commandId(): string {
    return this.event.metadata.commandId;
  }

  @Field(() => ID, { nullable: true, description: 'The event that made Tapis give the command; null for a command from outside.' })
  get causationId(): string | null {
    return this.event.metadata.causationId;
  }

  @Field(() => ID, { description: 'What all commands of one request, and the reactions to them, have in common.' })
  get correlationId(): string {
    return this.event.metadata.correlationId;
  }

  @Field(() => String, { nullable: true, description: 'The hash of the event before it in its stream; null for the first.' })
  get previousHash(): string | null {
    return this.event.metadata.previousHash;
  }

  @Field(() => String, { description: 'Its hash (SHA-256, 64 hexadecimal digits), which covers the hash before it.' })
  get hash(): string {
    return this.event.metadata.hash;
  }

  @Field(() => JsonScalar, { description: 'What it states, in the shape that the event catalogue gives for its type.' })
  get data(): unknown {
    return this.shownData;
  }
}
