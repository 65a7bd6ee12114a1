/**
 * The names of errors of a deal and their remedies, in English and French.
 */
import type { CutFault, DealRemedy, MisdealCause } from '../../events/hand-deal.js';
import type { Sentence } from './sentences.js';

export const cutFaults: Readonly<Record<CutFault, Sentence>> = {
  sameHandler: { en: 'the same player did both', fr: 'un même joueur a fait les deux' },
  wrongCutter: { en: 'another player should have cut', fr: 'la coupe revenait à un autre joueur' },
  pileTooSmall: { en: 'a pile was too small', fr: 'un tas était trop petit' },
  cutCardMissing: { en: 'no cut card', fr: 'sans cut-card' },
};

export const misdealCauses: Readonly<Record<MisdealCause, Sentence>> = {
  firstCardWrongSeat: { en: 'the first card went to the wrong seat', fr: 'première carte au mauvais siège' },
  wrongOrder: { en: 'cards dealt in the wrong order', fr: 'mauvais ordre de donne' },
  forbiddenSeat: { en: 'a card went to a seat that gets none', fr: 'carte à un siège qui n’en reçoit pas' },
  playerSkipped: { en: 'a player was dealt no cards', fr: 'joueur oublié à la donne' },
  wrongCount: { en: 'wrong number of cards', fr: 'nombre de cartes incorrect' },
  aberration: { en: 'an absurd deal', fr: 'une donne aberrante' },
  firstTwoExposed: { en: 'one of the first two cards was turned up', fr: 'une des deux premières cartes retournée' },
  twoExposed: { en: 'two cards were turned up', fr: 'deux cartes retournées' },
  twoBoxed: { en: 'two cards lay face up in the deck', fr: 'deux cartes à l’envers dans le paquet' },
  buttonShort: { en: 'the button is a card short', fr: 'il manque une carte au bouton' },
  smallBlindOneExtra: { en: 'one card too many for the small blind', fr: 'une carte de trop à la petite blinde' },
  deliberatePlayerAct: { en: 'a deliberate act of a player', fr: 'acte volontaire d’un joueur' },
  tableShouldHaveStopped: { en: 'the table should have stopped', fr: 'la table aurait dû s’arrêter' },
  other: { en: 'an error of the deal', fr: 'une erreur de donne' },
};

export const dealRemedies: Readonly<Record<DealRemedy, Sentence>> = {
  none: { en: 'the deal stands', fr: 'la donne vaut' },
  completeHand: { en: 'the button gets its missing cards', fr: 'le bouton reçoit les cartes qui lui manquent' },
  takeBackCard: { en: 'the last card is taken back and burned', fr: 'la dernière carte est reprise et brûlée' },
  ruling: { en: 'the director rules', fr: 'le directeur tranche' },
};
