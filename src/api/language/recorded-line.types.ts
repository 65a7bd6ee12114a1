/** Fields of every view line about a recorded event. */
import { Field, ObjectType } from '@nestjs/graphql';
import type { Actor } from '../../../events/envelope.js';
import type { Row } from '../../../projections/projection.js';
import { theActor } from './actor.types.js';
import { InstantScalar, PositionScalar } from './scalars.js';
import { field, Showing, withFields } from './showing.js';

/** The shown part of a recorded event. */
interface RecordedFields {
  readonly type: string;
  readonly recordedAt: number;
  readonly actor: Actor;
}

/** A line of a view that has one for each event. */
@ObjectType({ isAbstract: true })
export abstract class RecordedLine<Body extends RecordedFields> extends withFields(Showing<RecordedFields>, {
  type: field(String, 'The type of the event.'),
  recordedAt: field(InstantScalar, 'When it was recorded.'),
  actor: theActor,
}) {
  declare protected readonly shown: Body;

  constructor({ sort, body }: Row<Body>) {
    super(body);
    this.position = sort;
  }

  @Field(() => PositionScalar, { description: 'The place of the event among all events.' })
  readonly position: number;
}
