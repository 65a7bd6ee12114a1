/** Who went out of a tournament last. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import type { StandingRow } from '../../../projections/standing-row.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import { Costs } from '../language/costs.js';
import { Player, ShowingPlayer } from '../language/player.types.js';
import { InstantScalar } from '../language/scalars.js';
import { field, orNull, withFields } from '../language/showing.js';

/** The row of a player who went out. */
export type OutRow = StandingRow & { readonly place: number; readonly eliminatedAt: number };

@ObjectType('Elimination', { description: 'A player who went out of a tournament.' })
export class Elimination extends withFields(ShowingPlayer<OutRow>, {
  place: field(Int, 'The final place, the better number where players are tied.'),
  lostIn: orNull(ID, 'The hand that cost the player their last chips, where it was recorded.'),
}) {
  constructor(
    row: OutRow,
    directory: PlayerDirectory,
    private readonly winners: readonly PlayerId[],
  ) {
    super(row, directory);
  }

  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get recordedAt(): number {
    return this.shown.eliminatedAt;
  }

  @Costs({ entries: 2 })
  @Field(() => [Player], {
    description: 'Who won their last chips, by the recorded hand or as the director named them. Empty where nobody knows.',
  })
  get by(): readonly Player[] {
    return this.winners.map((playerId) => new Player(playerId, this.directory));
  }
}
