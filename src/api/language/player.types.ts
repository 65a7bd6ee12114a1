/** A player: the id from events, and the name from the directory. */
import { Extensions, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import { Node } from './node.js';
import { isPrivate } from './private-fields.js';
import { plain } from './plain-fields.js';
import { field, Showing, withFields } from './showing.js';

@Extensions(plain)
@ObjectType({ implements: () => [Node], description: 'A player.' })
export class Player {
  constructor(
    id: PlayerId,
    private readonly directory: PlayerDirectory,
    /** The least position of data read about them; the current one when it is not given. */
    readonly atLeast?: number | null,
  ) {
    this.id = id;
  }

  @Field(() => ID, { description: 'The player’s id in events.' })
  readonly id: PlayerId;

  /** The only way for a name into an answer. */
  @isPrivate('playerName')
  @Field(() => String, {
    nullable: true,
    description:
      'Their name; for the public their initials, a pseudonym or null where they, their club or their federation chose so. Null where none was given, and for an asker who may not see names on this server. It is in no event and can be forgotten.',
  })
  get name(): string | null {
    return this.directory.nameOf(this.id);
  }

  /** The name as the public sees it. */
  get publicName(): string | null {
    return this.directory.publicNameOf(this.id);
  }
}

/** How much of a player's name an asker sees: the name, the public form, or nothing. */
export type NameSight = 'full' | 'public' | 'none';

/** A player's name as an asker sees it; null when only the id may be shown. */
export function nameSeen(directory: PlayerDirectory, playerId: PlayerId, sight: NameSight): string | null {
  if (sight === 'none') return null;
  return sight === 'full' ? directory.nameOf(playerId) : directory.publicNameOf(playerId);
}

interface OfPlayer {
  readonly playerId: PlayerId;
}

/** A type about a player. */
@ObjectType({ isAbstract: true })
export abstract class ShowingPlayer<Value extends OfPlayer> extends withFields(Showing<OfPlayer>, {
  playerId: field(ID, 'The id of the player.'),
}) {
  constructor(
    protected override readonly shown: Value,
    protected readonly directory: PlayerDirectory,
  ) {
    super(shown);
  }

  @Field(() => Player, { description: 'The player.' })
  get player(): Player {
    return new Player(this.shown.playerId, this.directory);
  }
}

interface OfSeat extends OfPlayer {
  readonly seat: number;
}

/** A type about a player at a seat. */
@ObjectType({ isAbstract: true })
export abstract class ShowingSeat<Value extends OfSeat> extends withFields(ShowingPlayer<OfSeat>, {
  seat: field(Int, 'The number of the seat, 1 to 10.'),
}) {
  constructor(
    protected override readonly shown: Value,
    directory: PlayerDirectory,
  ) {
    super(shown, directory);
  }
}
