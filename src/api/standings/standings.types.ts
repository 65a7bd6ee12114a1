import { Extensions, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { StandingRow } from '../../../projections/standing-row.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import { connectionType } from '../language/connections.js';
import { StandingStateEnum } from '../language/enums.js';
import { ShowingPlayer } from '../language/player.types.js';
import { plain, works } from '../language/plain-fields.js';
import { isPrivate } from '../language/private-fields.js';
import { PrizeAwardType } from '../prizes/prizes.types.js';
import { ChipsScalar, InstantScalar } from '../language/scalars.js';
import { field, orNull, shownAs, withFields } from '../language/showing.js';
import { EntityId, entityId, Node } from '../language/node.js';

@Extensions(plain)
@ObjectType({ implements: () => [Node], description: 'A player’s standing in a tournament.' })
export class Standing extends withFields(ShowingPlayer<StandingRow>, {
  tournamentId: field(ID, 'The id of the tournament.'),
  state: field(StandingStateEnum, 'Whether the player waits, is registered, in, out, qualified or the winner.'),
  stack: field(ChipsScalar, 'The player’s chips as of the last settled hand or count; see stackKnown for whether they are these now.'),
  table: orNull(Int, 'The player’s table; null before the draw and after the elimination.'),
  seat: orNull(Int, 'The player’s seat at that table.'),
  place: orNull(Int, 'The final place, the better number where players are tied; null while the player is in.'),
  tied: field(Int, 'How many players share the place, this one included; 1 while the player is in.'),
  hands: field(Int, 'How many recorded hands the player was dealt.'),
  lostIn: orNull(ID, 'The hand that cost the player their last chips, where it was recorded.'),
  eliminatedAt: orNull(InstantScalar, 'When the elimination was recorded; null while the player is in.'),
  away: field(Boolean, 'Whether the player is away from the seat: dealt in, with dead hands.'),
  expelledIn: orNull(ID, 'The hand during which the player was disqualified, until it is over and they leave; null for anybody else.'),
  declassed: field(Boolean, 'Whether the player gets no points, for an elimination that they did not report.'),
  rebuys: field(Int, 'How often the player has bought chips again.'),
  reEntries: field(Int, 'How often the player has entered again.'),
  addOn: field(Boolean, 'Whether the player has taken an add-on.'),
  owed: orNull(Int, 'How many of the player’s rebuys and add-ons are still to be paid; null for those who may not see it.', {
    isPrivate: 'payments',
  }),
  award: orNull(
    shownAs(PrizeAwardType),
    'What the player gets in the end; null until the tournament is over, and for a player who gets nothing.',
  ),
}) {
  /** @param rankOfRow computes the rank when it is selected */
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

  @Extensions(works)
  @Field(() => Int, {
    nullable: true,
    description: 'The final place. While the player is in, one more than the number of players with more chips. Null before the start.',
  })
  get rank(): number | null {
    return this.rankOfRow();
  }

  @Extensions(works)
  @isPrivate('payments')
  @Field(() => Int, {
    nullable: true,
    description: 'How many of the player’s entries, the first and those again, are still to be paid; null for those who may not see it.',
  })
  get entriesOwed(): number {
    const { reEntries, entriesPaid } = this.shown;
    return reEntries + 1 - entriesPaid;
  }

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

  @Field(() => InstantScalar, {
    nullable: true,
    description: 'When the chips were last known: by a count, a recorded hand, a move or the start. Null without chips in play.',
  })
  get stackKnownAt(): number | null {
    return this.shown.knownAt;
  }
}

export const StandingConnection = connectionType(
  () => Standing,
  'Standing',
  'the standings: players in by their chips, then the eliminated by place',
);
