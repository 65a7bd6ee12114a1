import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { CommittedEvent, RecordedEvent } from '../../../events/envelope.js';
import { hideSecrets, type EventSight } from '../../audit/secrets.js';
import { commitmentOf } from '../../audit/commitments.js';
import type { HandEvent } from '../../../events/hand.js';
import { theActor, ActorType, inOwnCause } from '../language/actor.types.js';
import { EventPayload, payloadOf } from './event-payloads.types.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { InstantScalar, JsonScalar, PositionScalar } from '../language/scalars.js';
import { field, ofFields, orNull, Showing, withFields } from '../language/showing.js';
import { eventText } from '../../texts/event-texts.js';
import { Costs } from '../language/costs.js';

const OF_OLDER_STREAMS =
  'Without the token, null in streams of early releases, which made ids and hashes without a secret: they could reveal hidden cards.';

@ObjectType({ description: 'What an event states of a field that not everybody may see. docs/audit.md says how to check it.' })
export class SecretCommitment extends ofFields({
  field: field(String, 'The name of the field in the data.'),
  commitment: field(
    String,
    'SHA-256, in 64 hexadecimal digits, of the salt, a line feed and the value as JSON. The hash of the event covers it.',
  ),
  salt: orNull(String, 'The salt, 32 hexadecimal digits; null for an asker who may not see the value.'),
}) {}

@ObjectType('Event', { description: 'A fact that was recorded and never changes.' })
export class EventType extends withFields(Showing<CommittedEvent | RecordedEvent>, {
  type: field(String, 'What kind of fact it is, by its name in the event catalogue.'),
  stream: field(String, 'The stream of the event.'),
  revision: field(Int, 'Its number in its stream, from 0.'),
}) {
  constructor(
    event: CommittedEvent | RecordedEvent,
    private readonly sight: EventSight,
    /** Looks up in which currency its sums are (ISO 4217); only where its text is asked for. Events of hands have no sums. */
    private readonly currency: () => string | undefined = () => undefined,
  ) {
    super(event);
  }

  @Field(() => ID, {
    nullable: true,
    description: `Its id, a UUID made from its command and a secret of the installation. ${OF_OLDER_STREAMS}`,
  })
  get id(): string | null {
    return this.unlessOlder(this.shown.id);
  }

  @Field(() => Int, { description: 'The version of its type in which it was recorded; it is given in the current one.' })
  get version(): number {
    return this.shown.metadata.version;
  }

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
      'The milliseconds by which recordedAt is later than the machine’s clock, because that clock had gone back. Null where both agree.',
  })
  get clockAdjustedBy(): number | null {
    return this.shown.metadata.clockAdjustedBy ?? null;
  }

  @Field(() => ActorType, { description: theActor.description })
  get actor(): ActorType {
    return this.shown.metadata.actor;
  }

  @Field(() => Boolean, { description: inOwnCause.description })
  get inOwnCause(): boolean {
    return this.shown.metadata.inOwnCause ?? false;
  }

  @Field(() => String, { description: 'The name of the command that caused it.' })
  get command(): string {
    return this.shown.metadata.command;
  }

  @Field(() => ID, { description: 'The id of that command.' })
  get commandId(): string {
    return this.shown.metadata.commandId;
  }

  @Field(() => ID, {
    nullable: true,
    description: `The event that made Tapis give the command; null for a command from outside. ${OF_OLDER_STREAMS}`,
  })
  get causationId(): string | null {
    return this.unlessOlder(this.shown.metadata.causationId);
  }

  @Field(() => ID, { description: 'What all commands of one request, and the reactions to them, have in common.' })
  get correlationId(): string {
    return this.shown.metadata.correlationId;
  }

  @Field(() => String, {
    nullable: true,
    description: `The hash of the event before it in its stream; null for the first. ${OF_OLDER_STREAMS}`,
  })
  get previousHash(): string | null {
    return this.unlessOlder(this.shown.metadata.previousHash);
  }

  @Field(() => String, {
    nullable: true,
    description: `Its hash (SHA-256, 64 hexadecimal digits), which covers the hash before it. ${OF_OLDER_STREAMS}`,
  })
  get hash(): string | null {
    return this.unlessOlder(this.shown.metadata.hash);
  }

  @Field(() => JsonScalar, { description: 'What it states, in the shape that the event catalogue gives for its type.' })
  get data(): unknown {
    return this.sight === 'all' ? this.shown.data : hideSecrets(this.shown as HandEvent).data;
  }

  @Field(() => BilingualText, { description: 'What happened, in one line. Players stand in it by their ids.' })
  get text(): BilingualText {
    const event = this.sight === 'all' ? this.shown : hideSecrets(this.shown as HandEvent);
    return inBoth((language) => eventText(event, language, undefined, this.currency()));
  }

  @Field(() => EventPayload, {
    nullable: true,
    description: 'The same as a type of its own, for the kinds of events that clients draw; null for the others.',
  })
  get payload(): object | null {
    return payloadOf(this.shown.type, this.data);
  }

  @Costs({ entries: 2 })
  @Field(() => [SecretCommitment], {
    description: 'Its secret values, as its hash covers them; none for most events and for those of older releases.',
  })
  get commitments(): readonly SecretCommitment[] {
    return Object.entries(this.shown.metadata.openings ?? {}).map(([field, opening]) => ({
      field,
      commitment: commitmentOf(opening),
      salt: this.sight === 'all' ? opening.salt : null,
    }));
  }

  private unlessOlder<Value>(value: Value): Value | null {
    return this.sight === 'publicWithoutIds' ? null : value;
  }
}
