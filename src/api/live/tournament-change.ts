/** What a change in a tournament is about, for clients that read again only what they show. */
import { cashEvents } from '../../../events/tournament-cash.js';
import { bagEvents } from '../../../events/tournament-bags.js';
import { redrawEvents } from '../../../events/tournament-redraw.js';
import { chipInventoryEvents } from '../../../events/tournament-chip-inventory.js';
import { chipRaceEvents } from '../../../events/tournament-chip-race.js';
import { dayEvents } from '../../../events/tournament-days.js';
import { disciplineEvents } from '../../../events/tournament-discipline.js';
import { doorEvents } from '../../../events/tournament-door.js';
import { entryEvents } from '../../../events/tournament-entry.js';
import { handForHandEvents } from '../../../events/tournament-hand-for-hand.js';
import { tournamentHandsEvents } from '../../../events/tournament-hands.js';
import { messageEvents } from '../../../events/tournament-messages.js';
import { placesEvents } from '../../../events/tournament-places.js';
import { prizesEvents } from '../../../events/tournament-prizes.js';
import { seatingEvents } from '../../../events/tournament-seating.js';
import type { tournamentEvents } from '../../../events/tournament.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { categoryOf } from '../../../events/ids.js';
import { enumeration } from '../language/enums.js';

export type TournamentPart =
  | 'tournament'
  | 'entries'
  | 'seats'
  | 'hands'
  | 'chips'
  | 'places'
  | 'prizes'
  | 'handForHand'
  | 'discipline'
  | 'disputes'
  | 'results';

export const TournamentPartEnum = enumeration<TournamentPart>('TournamentPart', 'A part of a tournament that changed.', {
  tournament: 'The announcement, the message of the director, the draw, the clock, the days, the start or the end.',
  entries: 'Who entered, bought, paid, is away or comes late.',
  seats: 'Who sits where: moves, proposals, tables opened, halted or broken.',
  hands: 'The hands of its tables.',
  chips: 'Counts, races and what came into play or left it.',
  places: 'Who went out, and on which place.',
  prizes: 'Prizes, bounties and deals.',
  handForHand: 'Play hand for hand.',
  discipline: 'Offences and penalties; only for those who may read them.',
  disputes: 'Disputes about it.',
  results: 'Its result sheet.',
});

const parts = [
  ['entries', entryEvents],
  ['entries', doorEvents],
  ['entries', cashEvents],
  ['seats', seatingEvents],
  ['hands', tournamentHandsEvents],
  ['chips', chipInventoryEvents],
  ['chips', chipRaceEvents],
  ['places', placesEvents],
  ['prizes', prizesEvents],
  ['handForHand', handForHandEvents],
  ['discipline', disciplineEvents],
  ['tournament', dayEvents],
  ['chips', bagEvents],
  ['seats', redrawEvents],
  ['tournament', messageEvents],
] as const satisfies readonly (readonly [TournamentPart, object])[];

/** Events that are declared with the tournament itself, and are about a part of it. */
const others = {
  entries: ['PlayerRegistered', 'RegistrationWithdrawn', 'RegistrationClosed', 'RegistrationReopened'],
  seats: ['SeatsDrawn', 'PlayerMoved', 'TableBroken'],
  chips: ['ChipsCounted'],
  places: ['PlayerEliminated', 'PlayerReinstated'],
} as const satisfies { readonly [Part in TournamentPart]?: readonly (keyof typeof tournamentEvents)[] };

const partOf: ReadonlyMap<string, TournamentPart> = new Map([
  ...parts.flatMap(([part, events]) => Object.keys(events).map((type) => [type, part] as const)),
  ...Object.entries(others).flatMap(([part, types]) => types.map((type) => [type, part as TournamentPart] as const)),
]);

/** What an event of a tournament, of one of its hands, its disputes or its results is about. */
export function partOfEvent({ stream, type }: Pick<RecordedEvent, 'stream' | 'type'>): TournamentPart {
  switch (categoryOf(stream)) {
    case 'hand':
      return 'hands';
    case 'dispute':
      return 'disputes';
    case 'sheet':
      return 'results';
    default:
      return partOf.get(type) ?? 'tournament';
  }
}
