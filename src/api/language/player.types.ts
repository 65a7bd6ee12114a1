/**
 * A player as the API shows him: the id that events use, and the name that the directory keeps beside them.
 * May import: @nestjs/graphql, the player directory.
 */
import { Extensions, Field, ID, ObjectType } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import type { PlayerDirectory } from '../../app/player-directory.js';
import { plain } from '../server/plain-fields.js';

@Extensions(plain)
@ObjectType({ description: 'A player.' })
export class Player {
  constructor(
    id: PlayerId,
    private readonly directory: PlayerDirectory,
  ) {
    this.id = id;
  }

  @Field(() => ID, { description: 'The id that events name him by.' })
  readonly id: PlayerId;

  @Field(() => String, { nullable: true, description: 'His name, where one was given; it stands in no event and can be forgotten.' })
  get name(): string | null {
    return this.directory.nameOf(this.id);
  }
}
