/**
 * What other places would come to, as the API shows it before they are ruled.
 */
import { ID, Int, ObjectType } from '@nestjs/graphql';
import type { PlaceChange, PlacesOutcome, PrizeChange, ReturningPlayer } from '../../tournament/ranking/places-outcome.js';
import { field, list, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { SeatAtTable } from '../table/seat-at-table.types.js';
import { PrizeAwardType } from '../prizes/prizes.types.js';

@ObjectType('PlaceChange', { description: 'A player whose place would change.' })
export class PlaceChangeType extends withFields(Showing<PlaceChange>, {
  playerId: field(ID, 'The id of the player.'),
  placeBefore: orNull(Int, 'The place as it stands; null for a player who has none.'),
  tiedBefore: field(Int, 'How many players share that place, 1 for nobody else.'),
  placeAfter: orNull(Int, 'The place as it would be; null for a player who would have none.'),
  tiedAfter: field(Int, 'How many players would share that place, 1 for nobody else.'),
}) {}

@ObjectType('PrizeChange', { description: 'A player who would get something else.' })
export class PrizeChangeType extends withFields(Showing<PrizeChange>, {
  playerId: field(ID, 'The id of the player.'),
  before: orNull(shownAs(PrizeAwardType), 'What the player gets as it stands; null for nothing.'),
  after: orNull(shownAs(PrizeAwardType), 'What the player would get; null for nothing.'),
}) {}

@ObjectType('ReturningPlayer', { description: 'A player who would be in again.' })
export class ReturningPlayerType extends withFields(Showing<ReturningPlayer>, {
  playerId: field(ID, 'The id of the player.'),
  stack: field(Int, 'The chips that they would have; to be counted where their table is among toCount, or was not known.'),
  to: orNull(SeatAtTable, 'Where they would sit down; null for one who would wait for a seat.'),
}) {}

@ObjectType('PlacesPreview', { description: 'What a ruling on places, or taking an elimination back, would change; nothing is recorded.' })
export class PlacesPreview extends withFields(Showing<PlacesOutcome & { readonly events: readonly string[] }>, {
  changes: list(20, shownAs(PlaceChangeType), 'Players whose places would change, the best new place first.'),
  reopens: field(Boolean, 'Whether the end of the tournament would be taken back.'),
  staysOpen: field(Boolean, 'Whether the tournament would be in play after it.'),
  winnerBefore: orNull(ID, 'The id of the winner as it stands; null where there is none.'),
  winnerAfter: orNull(ID, 'The id of the winner as it would be; null where there would be none.'),
  qualifies: list(10, ID, 'The ids of players who would qualify by the satellite, and did not.'),
  qualifiesNoMore: list(10, ID, 'The ids of players who have qualified by the satellite, and would not.'),
  withdrawsPrizes: field(Boolean, 'Whether prizes that were announced would not hold.'),
  prizes: list(20, shownAs(PrizeChangeType), 'Players who would get something else.'),
  returns: list(2, shownAs(ReturningPlayerType), 'Players who would be in again, with their seats.'),
  toCount: list(10, Int, 'The numbers of tables whose stacks are known, and would have to be counted.'),
  events: list(20, String, 'The types of the events that would be recorded, in order.'),
}) {}
