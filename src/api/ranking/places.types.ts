/**
 * What other places would come to, as the API shows it before they are ruled.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { PlaceChange, PlacesOutcome, PrizeChange, ReturningPlayer } from '../../tournament/ranking/places-outcome.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { SeatAtTable } from '../table/seat-at-table.types.js';
import { PrizeAwardType } from '../prizes/prizes.types.js';
import { Costs } from '../language/costs.js';

@ObjectType('PlaceChange', { description: 'A player whose place would change.' })
export class PlaceChangeType extends Showing<PlaceChange> {
  @Shown(() => ID, { description: 'The id of the player.' })
  declare readonly playerId: string;

  @Shown(() => Int, { nullable: true, description: 'The place as it stands; null for a player who has none.' })
  declare readonly placeBefore: number | null;

  @Shown(() => Int, { description: 'How many players share that place, 1 for nobody else.' })
  declare readonly tiedBefore: number;

  @Shown(() => Int, { nullable: true, description: 'The place as it would be; null for a player who would have none.' })
  declare readonly placeAfter: number | null;

  @Shown(() => Int, { description: 'How many players would share that place, 1 for nobody else.' })
  declare readonly tiedAfter: number;
}

@ObjectType('PrizeChange', { description: 'A player who would get something else.' })
export class PrizeChangeType extends Showing<PrizeChange> {
  @Shown(() => ID, { description: 'The id of the player.' })
  declare readonly playerId: string;

  @ShownAs(() => PrizeAwardType, { nullable: true, description: 'What the player gets as it stands; null for nothing.' })
  declare readonly before: PrizeAwardType | null;

  @ShownAs(() => PrizeAwardType, { nullable: true, description: 'What the player would get; null for nothing.' })
  declare readonly after: PrizeAwardType | null;
}

@ObjectType('ReturningPlayer', { description: 'A player who would be in again.' })
export class ReturningPlayerType extends Showing<ReturningPlayer> {
  @Shown(() => ID, { description: 'The id of the player.' })
  declare readonly playerId: string;

  @Field(() => SeatAtTable, { nullable: true, description: 'Where they would sit down; null for one who would wait for a seat.' })
  get to(): SeatAtTable | null {
    return this.shown.to;
  }

  @Shown(() => Int, { description: 'The chips that they would have; to be counted where their table is among toCount, or was not known.' })
  declare readonly stack: number;
}

@ObjectType('PlacesPreview', { description: 'What a ruling on places, or taking an elimination back, would change; nothing is recorded.' })
export class PlacesPreview extends Showing<PlacesOutcome & { readonly events: readonly string[] }> {
  @Costs({ entries: 20 })
  @ShownAs(() => [PlaceChangeType], { description: 'Players whose places would change, the best new place first.' })
  declare readonly changes: readonly PlaceChangeType[];

  @Shown(() => Boolean, { description: 'Whether the end of the tournament would be taken back.' })
  declare readonly reopens: boolean;

  @Shown(() => Boolean, { description: 'Whether the tournament would be in play after it.' })
  declare readonly staysOpen: boolean;

  @Shown(() => ID, { nullable: true, description: 'The id of the winner as it stands; null where there is none.' })
  declare readonly winnerBefore: string | null;

  @Shown(() => ID, { nullable: true, description: 'The id of the winner as it would be; null where there would be none.' })
  declare readonly winnerAfter: string | null;

  @Costs({ entries: 10 })
  @Shown(() => [ID], { description: 'The ids of players who would qualify by the satellite, and did not.' })
  declare readonly qualifies: readonly string[];

  @Costs({ entries: 10 })
  @Shown(() => [ID], { description: 'The ids of players who have qualified by the satellite, and would not.' })
  declare readonly qualifiesNoMore: readonly string[];

  @Shown(() => Boolean, { description: 'Whether prizes that were announced would not hold.' })
  declare readonly withdrawsPrizes: boolean;

  @Costs({ entries: 20 })
  @ShownAs(() => [PrizeChangeType], { description: 'Players who would get something else.' })
  declare readonly prizes: readonly PrizeChangeType[];

  @Costs({ entries: 2 })
  @ShownAs(() => [ReturningPlayerType], { description: 'Players who would be in again, with their seats.' })
  declare readonly returns: readonly ReturningPlayerType[];

  @Costs({ entries: 10 })
  @Shown(() => [Int], { description: 'The numbers of tables whose stacks are known, and would have to be counted.' })
  declare readonly toCount: readonly number[];

  @Costs({ entries: 20 })
  @Field(() => [String], { description: 'The types of the events that would be recorded, in order.' })
  get events(): readonly string[] {
    return this.shown.events;
  }
}
