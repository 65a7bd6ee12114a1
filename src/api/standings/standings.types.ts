/**
 * A player's standing as the API shows it. May import: @nestjs/graphql, the view's row.
 */
import { Extensions, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { StandingRow } from '../../../projections/standings.js';
import type { PlayerDirectory } from '../../app/player-directory.js';
import { connectionType } from '../language/connections.js';
import { StandingStateEnum } from '../language/enums.js';
import { Player } from '../language/player.types.js';
import { plain, works } from '../server/plain-fields.js';
import { PrizeAwardType } from '../prizes/prizes.types.js';
import { ChipsScalar, InstantScalar } from '../language/scalars.js';

@Extensions(plain)
@ObjectType({ description: 'Where a player stands in a tournament.' })
export class Standing {
  /** @param rankOfRow works the rank out when it is asked for */
  constructor(
    private readonly row: StandingRow,
    private readonly directory: PlayerDirectory,
    private readonly rankOfRow: () => number | null,
  ) {}

  @Extensions(works)
  @Field(() => Int, {
    nullable: true,
    description: 'His final place, or while he plays one more than the number of players with more chips; null before the start.',
  })
  get rank(): number | null {
    return this.rankOfRow();
  }

  @Field(() => ID, { description: 'The id of the player.' })
  get playerId(): string {
    return this.row.playerId;
  }

  @Field(() => Player, { description: 'The player.' })
  get player(): Player {
    return new Player(this.row.playerId, this.directory);
  }

  @Field(() => StandingStateEnum, { description: 'Whether he waits, is registered, in, out, qualified or the winner.' })
  get state(): StandingRow['state'] {
    return this.row.state;
  }

  @Field(() => ChipsScalar, { description: 'His chips as of the last settled hand or count.' })
  get stack(): number {
    return this.row.stack;
  }

  @Field(() => Int, { nullable: true, description: 'The table he sits at; null before the draw and after his elimination.' })
  get table(): number | null {
    return this.row.table;
  }

  @Field(() => Int, { nullable: true, description: 'His seat at that table.' })
  get seat(): number | null {
    return this.row.seat;
  }

  @Field(() => Int, {
    nullable: true,
    description: 'The place that he finished in, the better number where players are tied; null while he plays.',
  })
  get place(): number | null {
    return this.row.place;
  }

  @Field(() => Int, { description: 'How many players share his place, himself counted; 1 while he plays.' })
  get tied(): number {
    return this.row.tied;
  }

  @Field(() => Int, { description: 'How many typed-in hands he was dealt.' })
  get hands(): number {
    return this.row.hands;
  }

  @Field(() => ID, { nullable: true, description: 'The hand that cost him his last chips, where it was typed in.' })
  get lostIn(): string | null {
    return this.row.lostIn;
  }

  @Field(() => InstantScalar, { nullable: true, description: 'When his elimination was recorded; null while he plays.' })
  get eliminatedAt(): number | null {
    return this.row.eliminatedAt;
  }

  @Field(() => Boolean, { description: 'Whether he is not at his seat: he is dealt in, and his hands are dead.' })
  get away(): boolean {
    return this.row.away;
  }

  @Field(() => Boolean, { description: 'Whether he gets no points, because he did not say that he was out.' })
  get declassed(): boolean {
    return this.row.declassed;
  }

  @Field(() => Int, { description: 'How often he has bought chips again.' })
  get rebuys(): number {
    return this.row.rebuys;
  }

  @Field(() => Int, { description: 'How often he has entered again.' })
  get reEntries(): number {
    return this.row.reEntries;
  }

  @Field(() => Boolean, { description: 'Whether he has taken an add-on.' })
  get addOn(): boolean {
    return this.row.addOn;
  }

  @Field(() => Int, { description: 'How many of his rebuys and add-ons are still to be paid.' })
  get owed(): number {
    return this.row.owed;
  }

  @Field(() => PrizeAwardType, {
    nullable: true,
    description: 'What he gets in the end; null until the tournament is over, and for who gets nothing.',
  })
  get award(): PrizeAwardType | null {
    return this.row.award === null ? null : new PrizeAwardType(this.row.award);
  }
}

export const StandingConnection = connectionType(
  () => Standing,
  'Standing',
  'the standings: players in by their chips, then the eliminated by place',
);
