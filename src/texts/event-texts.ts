/**
 * Every event as a person reads it, in English and French: what happened with its articles, and why by the rulebook.
 */
import type { accessEvents, principalEvents } from '../../events/access.js';
import type { disputeEvents } from '../../events/dispute.js';
import { type DomainEvent, findEventType } from '../../events/catalogue.js';
import type { clubEvents, federationEvents, personEvents } from '../../events/federation.js';
import { type HandEvent, handEvents, type PublicHandEvent } from '../../events/hand.js';
import type { PlayerId } from '../../events/ids.js';
import type { nameEvents } from '../../events/names.js';
import type { ReasonOfAct } from '../../events/judging.js';
import type { seasonEvents } from '../../events/season.js';
import type { sheetEvents } from '../../events/sheet.js';
import type { storeEvents } from '../../events/store.js';
import type { tournamentEvents } from '../../events/tournament.js';
import type { SeatingProposal } from '../../events/tournament-seating.js';
import { accessEventTexts } from './access-event-texts.js';
import { cashEventTexts } from './cash-event-texts.js';
import { chipsEventTexts } from './chips-event-texts.js';
import { creationEventTexts } from './creation-event-texts.js';
import { disputeEventTexts } from './dispute-event-texts.js';
import { disciplineEventTexts } from './discipline-event-texts.js';
import { entryEventTexts } from './entry-event-texts.js';
import { federationEventTexts } from './federation-event-texts.js';
import type { EventTexts, Saying } from './event-phrases.js';
import { quotedWords } from './event-words.js';
import { handEventText } from './hand-event-texts.js';
import { handForHandEventTexts } from './hand-for-hand-event-texts.js';
import { citationsOf, citedIn } from './incident-event-texts.js';
import { placesEventTexts } from './places-event-texts.js';
import { prizesEventTexts } from './prizes-event-texts.js';
import { reasonText } from './ruling-texts.js';
import { seatingEventTexts } from './seating-event-texts.js';
import { seatingReasonText } from './seating-texts.js';
import type { RefusalParameters } from '../decider.js';
import { fill, grouped, type Language, type Sentence } from './sentences.js';
import { seasonEventTexts } from './season-event-texts.js';
import { sheetEventTexts } from './sheet-event-texts.js';
import { storeEventTexts } from './store-event-texts.js';
import { tournamentHandsEventTexts } from './tournament-hands-event-texts.js';
import { typeset } from './typography.js';
import { moneyText } from './money.js';

/** Complete by the compiler: an event without a sentence is missing here. Those that hands have too are in {@link handEventText}. */
const texts: EventTexts<
  Omit<typeof tournamentEvents, keyof typeof handEvents> &
    typeof accessEvents &
    typeof principalEvents &
    typeof federationEvents &
    typeof clubEvents &
    typeof personEvents &
    typeof nameEvents &
    typeof sheetEvents &
    typeof seasonEvents &
    typeof disputeEvents &
    typeof storeEvents
> = {
  ...creationEventTexts,
  ...entryEventTexts,
  ...seatingEventTexts,
  ...placesEventTexts,
  ...tournamentHandsEventTexts,
  ...chipsEventTexts,
  ...disciplineEventTexts,
  ...prizesEventTexts,
  ...cashEventTexts,
  ...handForHandEventTexts,
  ...federationEventTexts,
  ...accessEventTexts,
  ...sheetEventTexts,
  ...seasonEventTexts,
  ...disputeEventTexts,
  ...storeEventTexts,
};

/**
 * What happened in one line, with the articles and the words of the person who ruled. Seats of a hand are numbers.
 * @param nameOf how the reader sees a player; null where only the id may be shown
 * @param currency of the sums of money, by its code in ISO 4217
 */
export function eventText(
  event: DomainEvent | PublicHandEvent,
  language: Language,
  nameOf: (playerId: PlayerId) => string | null = () => null,
  currency = 'EUR',
): string {
  if (isOfHand(event)) return handEventText(event, language);
  const say: Saying = {
    language,
    money: (cents) => moneyText(cents, language, currency),
    chips: (amount) => grouped(amount, language),
    player: (playerId) => nameOf(playerId) ?? playerId,
  };
  return `${typeset(`${lineOf(event, say)}${citedIn(citationsOf(event))[language]}`, language)}${quotedWords(event)[language]}`;
}

/** The sentence of its declaration, or the one that is worked out from its data. */
function lineOf({ type, data }: DomainEvent, say: Saying): string {
  const { says } = findEventType(type);
  if (says !== undefined) return fill(says[say.language], withNames(data, say), say.language);
  const textOf = (texts as Readonly<Record<string, unknown>>)[type] as (data: DomainEvent['data'], say: Saying) => Sentence;
  return textOf(data, say)[say.language];
}

/** Players by their names. What is no plain value has no place in a sentence of a declaration. */
function withNames(data: DomainEvent['data'], { player }: Saying): RefusalParameters {
  const named = Object.entries(data).map(([field, value]) => [
    field,
    field === 'playerId' && value !== null ? player(value as PlayerId) : value,
  ]);
  return Object.fromEntries(named) as RefusalParameters;
}

/** Why, by the rulebook, in one sentence; null where the event judges nothing. */
export function explanationText({ data }: DomainEvent | PublicHandEvent, language: Language): string | null {
  const { reason, book } = data as { readonly reason?: ReasonOfAct | string | null; readonly book?: SeatingProposal | object | null };
  // The line cites the article.
  if (typeof reason === 'object' && reason !== null) return reasonText(reason, [], language);
  if (book == null || !('why' in book)) return null;
  const why = seatingReasonText(book.why, book.articles, language);
  if (book.followed) return why;
  return typeset(language === 'en' ? `By the rulebook: ${why}` : `Selon le règlement : ${why}`, language);
}

function isOfHand(event: DomainEvent | PublicHandEvent): event is HandEvent | PublicHandEvent {
  return Object.hasOwn(handEvents, event.type);
}
