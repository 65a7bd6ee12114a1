/**
 * Each event of a hand in one short line, in English and French.
 */
import type { PublicHandEvent } from '../../events/hand.js';
import { claimsEvents } from '../../events/hand-claims.js';
import { dealEvents } from '../../events/hand-deal.js';
import { dealtCardEvents } from '../../events/hand-deal-cards.js';
import { deckEvents } from '../../events/hand-deck.js';
import { discardsEvents } from '../../events/hand-discards.js';
import { entriesEvents } from '../../events/hand-entries.js';
import { incidentEvents } from '../../events/hand-incidents.js';
import { reportEvents } from '../../events/hand-reports.js';
import { showingEvents } from '../../events/hand-showing.js';
import { claimsEventText } from './claims-event-texts.js';
import { dealEventText } from './deal-event-texts.js';
import { dealtCardEventText } from './dealt-card-event-texts.js';
import { deckEventText } from './deck-event-texts.js';
import { quotedWords } from './event-words.js';
import { discardsEventText } from './discards-event-texts.js';
import { entriesEventText } from './entries-texts.js';
import { incidentEventText } from './incident-event-texts.js';
import { showingEventText } from './showing-event-texts.js';
import { reportEventText } from './report-event-texts.js';
import { rulingEventText } from './ruling-event-texts.js';
import { grouped, type Language } from './sentences.js';
import { typeset } from './typography.js';
import { cardsIn } from './card-names.js';
import { handName, inOrder, seats } from './event-phrases.js';
import { numberOf } from './numbers.js';

type Line = Readonly<Record<Language, string>>;

/** The event in one line, with its articles and the words of whoever ruled. */
export function handEventText(event: PublicHandEvent, language: Language): string {
  return `${typeset(lineOf(event, (amount) => grouped(amount, language))[language], language)}${quotedWords(event)[language]}`;
}

function lineOf(event: PublicHandEvent, chips: (amount: number) => string): Line {
  switch (event.type) {
    case 'HandStarted': {
      const { seats: dealt, button, level } = event.data;
      return {
        en: `hand begins: ${numberOf(dealt.length, 'player', 'joueur').en}, button seat ${button}, level ${level}`,
        fr: `début de la main : ${numberOf(dealt.length, 'player', 'joueur').fr}, bouton siège ${button}, niveau ${level}`,
      };
    }
    case 'AntePosted': {
      const { seat, amount, allIn } = event.data;
      return both(`seat ${seat} posts an ante of ${chips(amount)}`, `siège ${seat} paie l’ante, ${chips(amount)}`, allIn);
    }
    case 'BlindPosted': {
      const { seat, blind, amount, allIn } = event.data;
      const french = blind === 'small' ? 'la petite blinde' : 'la grosse blinde';
      return both(`seat ${seat} posts the ${blind} blind, ${chips(amount)}`, `siège ${seat} paie ${french}, ${chips(amount)}`, allIn);
    }
    case 'HoleCardsRecorded': {
      const { seat, cards } = event.data;
      if (cards === null) return { en: `seat ${seat} is dealt its cards`, fr: `siège ${seat} reçoit ses cartes` };
      const shown = cardsIn(cards);
      return { en: `seat ${seat} is dealt ${shown.en}`, fr: `siège ${seat} reçoit ${shown.fr}` };
    }
    case 'Folded':
      return { en: `seat ${event.data.seat} folds`, fr: `siège ${event.data.seat} se couche` };
    case 'Checked':
      return { en: `seat ${event.data.seat} checks`, fr: `siège ${event.data.seat} checke` };
    case 'Called': {
      const { seat, amount, allIn } = event.data;
      return both(`seat ${seat} calls ${chips(amount)}`, `siège ${seat} suit pour ${chips(amount)}`, allIn);
    }
    case 'BetPlaced': {
      const { seat, to, allIn } = event.data;
      return both(`seat ${seat} bets ${chips(to)}`, `siège ${seat} mise ${chips(to)}`, allIn);
    }
    case 'Raised': {
      const { seat, to, allIn } = event.data;
      return both(`seat ${seat} raises to ${chips(to)}`, `siège ${seat} relance à ${chips(to)}`, allIn);
    }
    case 'UncalledBetReturned': {
      const { seat, amount } = event.data;
      return {
        en: `uncalled bet returned to seat ${seat}: ${chips(amount)}`,
        fr: `mise non suivie rendue au siège ${seat} : ${chips(amount)}`,
      };
    }
    case 'HandResultRecorded': {
      const { stillIn, added } = event.data;
      const put = (language: Language): string =>
        added.map((each) => `${seats([each.seat])[language]}${language === 'fr' ? ' : ' : ': '}${chips(each.put)}`).join(', ');
      return {
        en: `result only, the acts are not known; still in: ${seats(stillIn).en}; put in over the hand: ${put('en') || 'what was typed'}`,
        fr: `résultat seul, actions inconnues ; encore en jeu : ${seats(stillIn).fr} ; mis sur la main : ${put('fr') || 'ce qui a été saisi'}`,
      };
    }
    case 'ChipsGathered': {
      const pots = event.data.pots.map(({ amount }) => chips(amount)).join(' + ');
      return { en: `pots: ${pots || '0'}`, fr: `pots : ${pots || '0'}` };
    }
    case 'BoardDealt': {
      const { street, cards } = event.data;
      const shown = cardsIn(cards);
      return { en: `${street}: ${shown.en}`, fr: `${street} : ${shown.fr}` };
    }
    case 'ShowdownOpened': {
      const { order } = event.data;
      return { en: `showdown: ${inOrder(order).en}`, fr: `abattage : ${inOrder(order).fr}` };
    }
    case 'HandTabled': {
      const { seat, cards } = event.data;
      const shown = cardsIn(cards);
      return { en: `seat ${seat} tables ${shown.en}`, fr: `siège ${seat} montre ${shown.fr}` };
    }
    case 'HandMucked':
      return { en: `seat ${event.data.seat} mucks`, fr: `siège ${event.data.seat} jette ses cartes` };
    case 'PotAwarded': {
      const { pot, amount, shares } = event.data;
      const [en, fr] = pot === 0 ? ['the main pot', 'le pot principal'] : [`side pot ${pot}`, `le pot annexe ${pot}`];
      const [first, ...others] = shares;
      if (others.length === 0) {
        return { en: `seat ${first!.seat} wins ${en}, ${chips(amount)}`, fr: `siège ${first!.seat} gagne ${fr}, ${chips(amount)}` };
      }
      const parts = (seat: string): string => shares.map((share) => `${chips(share.amount)} ${seat} ${share.seat}`).join(', ');
      return {
        en: `${en}, ${chips(amount)}, is shared: ${parts('to seat')}`,
        fr: `${fr}, ${chips(amount)}, est partagé : ${parts('au siège')}`,
      };
    }
    case 'HandCompleted':
      return { en: 'hand over', fr: 'fin de la main' };
    case 'PlayStopped':
      return {
        en: `play is stopped while ${handName(event.data.handId).en} is decided`,
        fr: `le jeu est arrêté le temps de trancher la ${handName(event.data.handId).fr}`,
      };
    case 'PlayResumed':
      return { en: 'play goes on', fr: 'le jeu reprend' };
    default:
      if (isOf(reportEvents, event)) return reportEventText(event, chips);
      if (isOf(incidentEvents, event)) return incidentEventText(event, chips);
      if (isOf(dealEvents, event)) return dealEventText(event, chips);
      if (isOf(dealtCardEvents, event)) return dealtCardEventText(event);
      if (isOf(deckEvents, event)) return deckEventText(event, chips);
      if (isOf(entriesEvents, event)) return entriesEventText(event);
      if (isOf(discardsEvents, event)) return discardsEventText(event, chips);
      if (isOf(showingEvents, event)) return showingEventText(event, chips);
      if (isOf(claimsEvents, event)) return claimsEventText(event, chips);
      return rulingEventText(event, chips);
  }
}

function isOf<E extends { readonly type: string }, T extends Record<string, unknown>>(
  types: T,
  event: E,
): event is Extract<E, { type: keyof T }> {
  return Object.hasOwn(types, event.type);
}

function both(en: string, fr: string, allIn: boolean): Line {
  return { en: allIn ? `${en}, all-in` : en, fr: allIn ? `${fr}, à tapis` : fr };
}
