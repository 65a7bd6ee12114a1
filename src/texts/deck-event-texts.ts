/**
 * Errors of the board and of the deck, and void hands, each event in one short line.
 */
import type { EventIn } from '../../events/event-type.js';
import type { BoardErrorKind, deckEvents, VoidCause } from '../../events/hand-deck.js';
import { frenchStreets, procedureLines } from './deck-procedure-texts.js';
import { citedIn, refundsText, type Refunds } from './incident-event-texts.js';
import type { Language, Sentence } from './sentences.js';
import { cardsIn } from './card-names.js';

/** What went wrong with a street. */
export const boardErrorNames: Readonly<Record<BoardErrorKind, Sentence>> = {
  noBurn: { en: 'no burn', fr: 'sans carte brûlée' },
  twoBurns: { en: 'one burn too many', fr: 'une carte brûlée de trop' },
  extraCard: { en: 'one card too many', fr: 'une carte de trop' },
  premature: { en: 'too early', fr: 'prématuré' },
};

/** What ends a hand early. */
export const voidCauses: Readonly<Record<VoidCause, Sentence>> = {
  misdealCause: { en: 'an error of the deal', fr: 'une erreur de donne' },
  boxedCards: { en: 'cards face up in the deck', fr: 'des cartes à l’envers dans le paquet' },
  joker: { en: 'a joker in the deck', fr: 'un joker dans le paquet' },
  duplicateCard: { en: 'a card twice in the deck', fr: 'une carte en double dans le paquet' },
  oddBack: { en: 'a card with another back', fr: 'une carte au dos différent' },
  missingCard: { en: 'a card missing from the deck', fr: 'une carte manquante dans le paquet' },
  otherCard: { en: 'a foreign card in the deck', fr: 'une carte étrangère au paquet' },
  irregularDeck: { en: 'an irregular deck', fr: 'un paquet irrégulier' },
  twoDecks: { en: 'two decks in one hand', fr: 'deux paquets dans une main' },
  stubRevealed: { en: 'the stub was seen', fr: 'le paquet restant a été dévoilé' },
  stubDropped: { en: 'the stub fell', fr: 'le paquet restant est tombé' },
  boardRemoved: { en: 'the board was taken away', fr: 'le tableau a été enlevé' },
  ruled: { en: 'by the director’s ruling', fr: 'par décision du directeur' },
};

/** The event in one line. `chips` writes an amount as the language does. */
export function deckEventText(event: EventIn<typeof deckEvents>, chips: (amount: number) => string): Sentence {
  const cited = 'articles' in event.data ? citedIn(event.data.articles) : { en: '', fr: '' };
  switch (event.type) {
    case 'BoardErrorRuled': {
      const { street, kind } = event.data;
      return {
        en: `error on the ${street}, ${boardErrorNames[kind].en}: ${procedureLines(event.data, 'en').join(' ').replace(/\.$/, '')}${cited.en}`,
        fr: `erreur ${frenchStreets[street].at}, ${boardErrorNames[kind].fr} : ${procedureLines(event.data, 'fr').join(' ').replace(/\.$/, '')}${cited.fr}`,
      };
    }
    case 'BoardErrorStands': {
      const { street, skipped } = event.data;
      return {
        en: `the ${street} came too early but stands: enough was played on it${skippedSeats(skipped, 'en')}${cited.en}`,
        fr: `le tour prématuré (${street}) reste : on y a assez joué${skippedSeats(skipped, 'fr')}${cited.fr}`,
      };
    }
    case 'EarlyBetsReturned': {
      const { street, seats } = event.data;
      return {
        en: `bets on the early ${street} are returned: ${refundsText(seats, chips, 'en')}${cited.en}`,
        fr: `mises sur le tour prématuré (${street}) rendues : ${refundsText(seats, chips, 'fr')}${cited.fr}`,
      };
    }
    case 'BoardCorrected': {
      const { street, cards } = event.data;
      const shown = cardsIn(cards);
      return { en: `${street}, corrected: ${shown.en}`, fr: `${street}, après correction : ${shown.fr}` };
    }
    case 'BoardRestored': {
      const board = cardsIn(event.data.board);
      return { en: `the board is laid out again: ${board.en}${cited.en}`, fr: `le tableau est remis en place : ${board.fr}${cited.fr}` };
    }
    case 'StubReshuffled': {
      const { withMuck } = event.data;
      return {
        en: `the stub is reshuffled${withMuck ? ' with the muck' : ''}, the hand goes on${cited.en}`,
        fr: `le paquet restant est remélangé${withMuck ? ' avec le muck' : ''}, la main continue${cited.fr}`,
      };
    }
    case 'HandVoided': {
      const { cause, settlement, refunds } = event.data;
      const { en, fr } = voidCauses[cause];
      if (settlement === 'split') {
        return {
          en: `the hand ends and the remaining players share the pot: ${en}${cited.en}`,
          fr: `la main s’arrête et les joueurs restants partagent le pot : ${fr}${cited.fr}`,
        };
      }
      return {
        en: `the hand is void: ${en}${refunded(refunds, chips, 'en')}${cited.en}`,
        fr: `la main est annulée : ${fr}${refunded(refunds, chips, 'fr')}${cited.fr}`,
      };
    }
    case 'BoardCancelled': {
      const { from, cards } = event.data;
      return {
        en: `wrong deck from the ${from} on: ${cardsIn(cards).en} removed and dealt again from the right deck${cited.en}`,
        fr: `mauvais paquet dès ce tour (${from}) : ${cardsIn(cards).fr}, à retirer et à redonner du bon paquet${cited.fr}`,
      };
    }
  }
}

function skippedSeats(seats: readonly number[], language: Language): string {
  if (seats.length === 0) return '';
  const [one, more] = language === 'en' ? ['; skipped seat: ', '; skipped seats: '] : [' ; siège sauté : ', ' ; sièges sautés : '];
  return `${seats.length === 1 ? one : more}${seats.join(', ')}`;
}

function refunded(seats: Refunds, chips: (amount: number) => string, language: Language): string {
  if (seats.length === 0) return '';
  return `${language === 'en' ? '; chips returned: ' : ' ; jetons rendus : '}${refundsText(seats, chips, language)}`;
}
