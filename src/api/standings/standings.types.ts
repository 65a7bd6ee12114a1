/**
 * A player's standing as the API shows it.
 */
import { Extensions, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { StandingRow } from '../../../projections/standing-row.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import { connectionType } from '../language/connections.js';
import { StandingStateEnum } from '../language/enums.js';
import { ShowingPlayer } from '../language/player.types.js';
import { plain, works } from '../language/plain-fields.js';
import { PrizeAwardType } from '../prizes/prizes.types.js';
import { ChipsScalar, InstantScalar } from '../language/scalars.js';
import { Shown, ShownAs } from '../language/showing.js';
import { EntityId, entityId, Node } from '../graph/node.js';

@Extensions(plain)
@ObjectType({ implements: () => [Node], description: 'A player’s standing in a tournament.' })
export class Standing extends ShowingPlayer<StandingRow> {
  /** @param rankOfRow works the rank out when it is asked for */
  constructor(
    row: StandingRow,
    directory: PlayerDirectory,
    private readonly rankOfRow: () => number | null,
  ) {
    super(row, directory);
  }

  @EntityId()
  get id(): string {
    return entityId('Standing', this.shown.tournamentId, this.shown.playerId);
  }

  @Shown(() => ID, { description: 'The id of the tournament.' })
  declare readonly tournamentId: string;

  @Extensions(works)
  @Field(() => Int, {
    nullable: true,
    description: 'The final place. While the player is in, one more than the number of players with more chips. Null before the start.',
  })
  get rank(): number | null {
    return this.rankOfRow();
  }

  @Shown(() => StandingStateEnum, { description: 'Whether the player waits, is registered, in, out, qualified or the winner.' })
  declare readonly state: StandingRow['state'];

  @Shown(() => ChipsScalar, {
    description: 'The player’s chips as of the last settled hand or count; see stackKnown for whether they are these now.',
  })
  declare readonly stack: number;

  @Field(() => Boolean, { description: 'Whether the player’s chips are known now: no hand was played since without being recorded.' })
  get stackKnown(): boolean {
    return this.shown.asOf === null;
  }

  @Field(() => Int, {
    nullable: true,
    description:
      'The hand of the player’s table after which the chips were last known, 0 for before the first; null where they are known now.',
  })
  get stackAsOfHand(): number | null {
    return this.shown.asOf;
  }

  @Shown(() => Int, { nullable: true, description: 'The player’s table; null before the draw and after the elimination.' })
  declare readonly table: number | null;

  @Shown(() => Int, { nullable: true, description: 'The player’s seat at that table.' })
  declare readonly seat: number | null;

  @Shown(() => Int, {
    nullable: true,
    description: 'The final place, the better number where players are tied; null while the player is in.',
  })
  declare readonly place: number | null;

  @Shown(() => Int, { description: 'How many players share the place, this one included; 1 while the player is in.' })
  declare readonly tied: number;

  @Shown(() => Int, { description: 'How many recorded hands the player was dealt.' })
  declare readonly hands: number;

  @Shown(() => ID, { nullable: true, description: 'The hand that cost the player their last chips, where it was recorded.' })
  declare readonly lostIn: string | null;

  @Shown(() => InstantScalar, { nullable: true, description: 'When the elimination was recorded; null while the player is in.' })
  declare readonly eliminatedAt: number | null;

  @Shown(() => Boolean, { description: 'Whether the player is away from the seat: dealt in, with dead hands.' })
  declare readonly away: boolean;

  @Shown(() => ID, {
    nullable: true,
    description: 'The hand during which the player was disqualified, until it is over and they leave; null for anybody else.',
  })
  declare readonly expelledIn: string | null;

  @Shown(() => Boolean, { description: 'Whether the player gets no points, for an elimination that they did not report.' })
  declare readonly declassed: boolean;

  @Shown(() => Int, { description: 'How often the player has bought chips again.' })
  declare readonly rebuys: number;

  @Shown(() => Int, { description: 'How often the player has entered again.' })
  declare readonly reEntries: number;

  @Shown(() => Boolean, { description: 'Whether the player has taken an add-on.' })
  declare readonly addOn: boolean;

  @Shown(() => Int, { description: 'How many of the player’s rebuys and add-ons are still to be paid.' })
  declare readonly owed: number;

  @ShownAs(() => PrizeAwardType, {
    nullable: true,
    description: 'What the player gets in the end; null until the tournament is over, and for a player who gets nothing.',
  })
  declare readonly award: PrizeAwardType | null;
}

export const StandingConnection = connectionType(
  () => Standing,
  'Standing',
  'the standings: players in by their chips, then the eliminated by place',
);
