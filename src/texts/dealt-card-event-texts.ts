/**
 * Single cards of the deal that were seen, replaced or taken back, each event in one short line.
 */
import type { EventIn } from '../../events/event-type.js';
import type { dealtCardEvents, SeenBy, SpoiltBy, SpoiltHow } from '../../events/hand-deal-cards.js';
import { citedIn } from './incident-event-texts.js';
import type { Sentence } from './sentences.js';
import { cardsIn, cardText } from './card-names.js';

/** The event in one line. */
export function dealtCardEventText(event: EventIn<typeof dealtCardEvents>): Sentence {
  switch (event.type) {
    case 'CardSpoilt': {
      const { card, how, by, seenBy } = event.data;
      const [en, fr] = card === null ? ['', ''] : [` the ${cardText(card, 'en')},`, ` ${cardText(card, 'fr')},`];
      const [seenEn, seenFr] = seenBy === null ? ['', ''] : [`, seen by ${viewers[seenBy].en}`, `, vue ${viewers[seenBy].fr}`];
      const which = cardOf(event.data);
      return {
        en: `${which.en}${en} ${happened[how].en} ${doing[by].en}${seenEn}`,
        fr: `${which.fr}${fr} ${happened[how].fr} ${doing[by].fr}${seenFr}`,
      };
    }
    case 'SpoiltCardNamed': {
      const which = cardOf(event.data);
      return { en: `${which.en} was the ${cardText(event.data.card, 'en')}`, fr: `${which.fr} était ${cardText(event.data.card, 'fr')}` };
    }
    case 'CardPlays':
      return said(event.data, 'plays', 'joue', citedIn(event.data.articles));
    case 'CardDeclaredDead':
      return said(event.data, 'is dead', 'est morte', citedIn(event.data.articles));
    case 'ReplacementDue': {
      const by = replacement(event.data.slot);
      return said(
        event.data,
        `will be replaced after the deal by ${by.en}`,
        `sera remplacée après la donne par ${by.fr}`,
        citedIn(event.data.articles),
      );
    }
    case 'ExposedCardReplaced': {
      const by = replacement(event.data.slot);
      return said(
        event.data,
        `is replaced by ${by.en} and becomes the first burn`,
        `est remplacée par ${by.fr} et sera brûlée la première`,
        citedIn(event.data.articles),
      );
    }
    case 'DeadCardSeparated': {
      const { seat, articles } = event.data;
      const cited = citedIn(articles);
      return {
        en: `the dead card of seat ${seat} is separated from the live one${cited.en}`,
        fr: `la carte morte du siège ${seat} est séparée de l’autre${cited.fr}`,
      };
    }
    case 'BoxedCardSetAside': {
      const { count, cards, articles } = event.data;
      const cited = citedIn(articles);
      const names = cardsIn(cards);
      if (count === 0)
        return { en: `boxed cards set aside: ${names.en}${cited.en}`, fr: `cartes à l’envers écartées : ${names.fr}${cited.fr}` };
      const [en, fr] = count === 1 ? ['one boxed card', 'une carte à l’envers'] : [`${count} boxed cards`, `${count} cartes à l’envers`];
      const which = cards.length === 0 ? { en: '', fr: '' } : { en: ` (${names.en})`, fr: ` (${names.fr})` };
      return { en: `${en}${which.en} set aside${cited.en}`, fr: `${fr}${which.fr} mise${count === 1 ? '' : 's'} de côté${cited.fr}` };
    }
    case 'DealContinues': {
      const { nextSeat, articles } = event.data;
      const cited = citedIn(articles);
      if (nextSeat === null) return { en: `the deal goes on unchanged${cited.en}`, fr: `la donne continue inchangée${cited.fr}` };
      return {
        en: `the deal goes on unchanged with seat ${nextSeat}${cited.en}`,
        fr: `la donne continue inchangée, au siège ${nextSeat}${cited.fr}`,
      };
    }
    case 'ButtonHandCompleted': {
      const { seat, slots, articles } = event.data;
      const cited = citedIn(articles);
      const [en, fr] = slots.length === 1 ? ['the next card', 'la carte suivante'] : ['the next two cards', 'les deux cartes suivantes'];
      return {
        en: `the button, seat ${seat}, gets ${en} of the stub${cited.en}`,
        fr: `le bouton, siège ${seat}, reçoit ${fr} du paquet${cited.fr}`,
      };
    }
    case 'ExtraCardTakenBack': {
      const { seat, articles } = event.data;
      const cited = citedIn(articles);
      return {
        en: `the third card of seat ${seat} is taken back unseen and will be the first burn${cited.en}`,
        fr: `la troisième carte du siège ${seat} est reprise sans être vue et sera brûlée la première${cited.fr}`,
      };
    }
  }
}

const happened: Readonly<Record<SpoiltHow, Sentence>> = {
  exposed: { en: 'was turned up', fr: 'a été retournée' },
  fallen: { en: 'fell off the table', fr: 'est tombée de la table' },
  flashed: { en: 'was flashed', fr: 'a été entrevue' },
};

const doing: Readonly<Record<SpoiltBy, Sentence>> = {
  dealer: { en: 'by the dealer', fr: 'par le donneur' },
  player: { en: 'by its player', fr: 'par son joueur' },
  playerInvoluntary: { en: 'by its player, by accident', fr: 'par son joueur, par mégarde' },
  playerDeliberate: { en: 'by its player, on purpose', fr: 'par son joueur, volontairement' },
  playerToForceMisdeal: { en: 'by its player, to force a misdeal', fr: 'par son joueur, pour provoquer une fausse donne' },
};

const viewers: Readonly<Record<SeenBy, Sentence>> = {
  one: { en: 'one player', fr: 'd’un joueur' },
  two: { en: 'two players', fr: 'de deux joueurs' },
  several: { en: 'several players, not all', fr: 'de plusieurs joueurs, pas de tous' },
  all: { en: 'the whole table', fr: 'de toute la table' },
};

interface Place {
  readonly seat: number;
  readonly ordinal: number | null;
}

function cardOf({ seat, ordinal }: Place): Sentence {
  if (ordinal === null) return { en: `a card of seat ${seat}`, fr: `une carte du siège ${seat}` };
  return { en: `card ${ordinal} of the deal, seat ${seat},`, fr: `carte ${ordinal} de la donne, siège ${seat},` };
}

function said(place: Place, en: string, fr: string, cited: Sentence): Sentence {
  const which = cardOf(place);
  return { en: `${which.en} ${en}${cited.en}`, fr: `${which.fr} ${fr}${cited.fr}` };
}

function replacement(slot: string | null): Sentence {
  if (slot === null) return { en: 'the card taken back from the small blind', fr: 'la carte reprise à la petite blinde' };
  return { en: 'the card due to be burned first', fr: 'celle qui devait être brûlée la première' };
}
