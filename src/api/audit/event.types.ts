/**
 * Recorded events as the API shows them, and the catalogue that says what each type means.
 * May import: @nestjs/graphql, `events/`, the views' rows (types).
 */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Actor, CommittedEvent, RecordedEvent } from '../../../events/envelope.js';
import type { Row } from '../../../projections/projection.js';
import { ActorRoleEnum } from '../language/enums.js';
import { InstantScalar, JsonScalar, PositionScalar } from '../language/scalars.js';
import { Showing, Shown } from '../language/showing.js';

@ObjectType('Actor', { description: 'Who gave a command.' })
export class ActorType implements Actor {
  @Field(() => ID, { description: 'His id.' })
  id!: string;

  @Field(() => ActorRoleEnum, { description: 'In which capacity he gave it.' })
  role!: Actor['role'];

  @Field(() => String, { nullable: true, description: 'The club that he belongs to, where it is known.' })
  club?: string | undefined;
}

/** What is told of a recorded event. */
interface Told {
  readonly type: string;
  readonly recordedAt: number;
  readonly actor: Actor;
}

/** A line of a view that has one for each event it tells of. */
@ObjectType({ isAbstract: true })
export abstract class RecordedLine<Body extends Told> extends Showing<Body> {
  constructor({ sort, body }: Row<Body>) {
    super(body);
    this.position = sort;
  }

  @Field(() => PositionScalar, { description: 'The place of the event among all events.' })
  readonly position: number;

  @Shown(() => String, { description: 'The type of the event.' })
  declare readonly type: string;

  @Shown(() => InstantScalar, { description: 'When it was recorded.' })
  declare readonly recordedAt: number;

  @Shown(() => ActorType, { description: 'Who gave the command that caused it.' })
  declare readonly actor: ActorType;
}

@ObjectType('Event', { description: 'A fact that was recorded and never changes.' })
export class EventType extends Showing<CommittedEvent | RecordedEvent> {
  /** @param shownData the event's data, without what the asker may not see */
  constructor(
    event: CommittedEvent | RecordedEvent,
    private readonly shownData: unknown = event.data,
  ) {
    super(event);
  }

  @Shown(() => ID, { description: 'Its id, a UUID made from the command that caused it.' })
  declare readonly id: string;

  @Shown(() => String, { description: 'What kind of fact it is, by its name in the event catalogue.' })
  declare readonly type: string;

  @Field(() => Int, { description: 'The version of its type in which it was recorded; it is given in the current one.' })
  get version(): number {
    return this.shown.metadata.version;
  }

  @Shown(() => String, { description: 'The stream that it stands in.' })
  declare readonly stream: string;

  @Shown(() => Int, { description: 'Its number in its stream, from 0.' })
  declare readonly revision: number;

  @Field(() => PositionScalar, {
    nullable: true,
    description: 'Its place among all events; null in the answer of the mutation that made it, which gives the position of the last one.',
  })
  get position(): number | null {
    return 'position' in this.shown ? this.shown.position : null;
  }

  @Field(() => InstantScalar, { description: 'When it was recorded, by the clock of the server. It never runs backwards on one server.' })
  get recordedAt(): number {
    return this.shown.metadata.recordedAt;
  }

  @Field(() => Float, {
    nullable: true,
    description:
      'By how many milliseconds recordedAt is later than the machine’s clock said, because that clock had gone back. Null where it is what the clock said.',
  })
  get clockAdjustedBy(): number | null {
    return this.shown.metadata.clockAdjustedBy ?? null;
  }

  @Field(() => ActorType, { description: 'Who gave the command.' })
  get actor(): ActorType {
    return this.shown.metadata.actor;
  }

  @Field(() => String, { description: 'The name of the command that caused it.' })
  get command(): string {
    return this.shown.metadata.command;
  }

  @Field(() => ID, { description: 'The id of that command.' })
  get commandId(): string {
    return this.shown.metadata.commandId;
  }

  @Field(() => ID, { nullable: true, description: 'The event that made Tapis give the command; null for a command from outside.' })
  get causationId(): string | null {
    return this.shown.metadata.causationId;
  }

  @Field(() => ID, { description: 'What all commands of one request, and the reactions to them, have in common.' })
  get correlationId(): string {
    return this.shown.metadata.correlationId;
  }

  @Field(() => String, { nullable: true, description: 'The hash of the event before it in its stream; null for the first.' })
  get previousHash(): string | null {
    return this.shown.metadata.previousHash;
  }

  @Field(() => String, { description: 'Its hash (SHA-256, 64 hexadecimal digits), which covers the hash before it.' })
  get hash(): string {
    return this.shown.metadata.hash;
  }

  @Field(() => JsonScalar, { description: 'What it states, in the shape that the event catalogue gives for its type.' })
  get data(): unknown {
    return this.shownData;
  }
}
