/**
 * What every line shows that a view has for a recorded event.
 */
import { Field, ObjectType } from '@nestjs/graphql';
import type { Actor } from '../../../events/envelope.js';
import type { Row } from '../../../projections/projection.js';
import { actorField, ActorType } from './actor.types.js';
import { InstantScalar, PositionScalar } from './scalars.js';
import { Showing, Shown } from './showing.js';

/** What is shown of a recorded event. */
interface Told {
  readonly type: string;
  readonly recordedAt: number;
  readonly actor: Actor;
}

/** A line of a view that has one for each event it shows. */
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

  @Shown(() => ActorType, actorField)
  declare readonly actor: ActorType;
}
