/**
 * A player's standing as the API shows it.
 */
import { Extensions, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { StandingRow } from '../../../projections/standing-row.js';
import type { PlayerDirectory } from '../../app/player-directory.js';
import { connectionType } from '../language/connections.js';
import { StandingStateEnum } from '../language/enums.js';
import { ShowingPlayer } from '../language/player.types.js';
import { plain, works } from '../server/plain-fields.js';
import { PrizeAwardType } from '../prizes/prizes.types.js';
import { ChipsScalar, InstantScalar } from '../language/scalars.js';
import { Shown, ShownAs } from '../language/showing.js';

@Extensions(plain)
@ObjectType({ description: 'Where a player stands in a tournament.' })
export class Standing extends ShowingPlayer<StandingRow> {
  /** @param rankOfRow works the rank out when it is asked for */
  constructor(
    row: StandingRow,
    directory: PlayerDirectory,
    private readonly rankOfRow: () => number | null,
  ) {
    super(row, directory);
  }

  @Extensions(works)
  @Field(() => Int, {
    nullable: true,
    description: 'His final place, or while he plays one more than the number of players with more chips; null before the start.',
  })
  get rank(): number | null {
    return this.rankOfRow();
  }

  @Shown(() => StandingStateEnum, { description: 'Whether he waits, is registered, in, out, qualified or the winner.' })
  declare readonly state: StandingRow['state'];

  @Shown(() => ChipsScalar, { description: 'His chips as of the last settled hand or count.' })
  declare readonly stack: number;

  @Shown(() => Int, { nullable: true, description: 'The table he sits at; null before the draw and after his elimination.' })
  declare readonly table: number | null;

  @Shown(() => Int, { nullable: true, description: 'His seat at that table.' })
  declare readonly seat: number | null;

  @Shown(() => Int, {
    nullable: true,
    description: 'The place that he finished in, the better number where players are tied; null while he plays.',
  })
  declare readonly place: number | null;

  @Shown(() => Int, { description: 'How many players share his place, himself counted; 1 while he plays.' })
  declare readonly tied: number;

  @Shown(() => Int, { description: 'How many typed-in hands he was dealt.' })
  declare readonly hands: number;

  @Shown(() => ID, { nullable: true, description: 'The hand that cost him his last chips, where it was typed in.' })
  declare readonly lostIn: string | null;

  @Shown(() => InstantScalar, { nullable: true, description: 'When his elimination was recorded; null while he plays.' })
  declare readonly eliminatedAt: number | null;

  @Shown(() => Boolean, { description: 'Whether he is not at his seat: he is dealt in, and his hands are dead.' })
  declare readonly away: boolean;

  @Shown(() => Boolean, { description: 'Whether he gets no points, because he did not say that he was out.' })
  declare readonly declassed: boolean;

  @Shown(() => Int, { description: 'How often he has bought chips again.' })
  declare readonly rebuys: number;

  @Shown(() => Int, { description: 'How often he has entered again.' })
  declare readonly reEntries: number;

  @Shown(() => Boolean, { description: 'Whether he has taken an add-on.' })
  declare readonly addOn: boolean;

  @Shown(() => Int, { description: 'How many of his rebuys and add-ons are still to be paid.' })
  declare readonly owed: number;

  @ShownAs(() => PrizeAwardType, {
    nullable: true,
    description: 'What he gets in the end; null until the tournament is over, and for who gets nothing.',
  })
  declare readonly award: PrizeAwardType | null;
}

export const StandingConnection = connectionType(
  () => Standing,
  'Standing',
  'the standings: players in by their chips, then the eliminated by place',
);
