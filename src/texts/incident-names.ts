/**
 * The names of causes, questions and answers of a hand's incidents, in English and French.
 */
import type { DeadFromTheDeal, IncidentOption, IncidentQuestion, KillCause } from '../../events/hand-incidents.js';
import type { Sentence } from './sentences.js';

/** Why a hand is dead. */
export const killCauses: Readonly<Record<KillCause, Sentence>> = {
  sweptByDealer: { en: 'swept in by the dealer', fr: 'ramassée par le donneur' },
  thrownByOther: { en: 'thrown away by another player', fr: 'jetée par un autre joueur' },
  touchedByOther: { en: 'touched by another player', fr: 'touchée par un autre joueur' },
  cardsThrownOn: { en: 'cards were thrown onto it', fr: 'des cartes ont été jetées dessus' },
  thrownIntoMuck: { en: 'thrown into the muck', fr: 'jetée dans le muck' },
  notIdentifiable: { en: 'its cards can no longer be identified', fr: 'ses cartes ne sont plus identifiables' },
  timeExpired: { en: 'time ran out', fr: 'temps écoulé' },
  actedShort: { en: 'played with a missing card', fr: 'jouée avec une carte manquante' },
  wrongCount: { en: 'wrong number of cards', fr: 'nombre de cartes incorrect' },
  concernedByMisdeal: { en: 'affected by the misdeal', fr: 'concernée par la fausse donne' },
  deadCardMixed: { en: 'a dead card was mixed into it', fr: 'une carte morte y a été mêlée' },
  deliberateMisdealAttempt: { en: 'its player tried to force a misdeal', fr: 'son joueur a voulu provoquer une fausse donne' },
  thoughtHeWon: { en: 'its player believed it had won', fr: 'son joueur croyait avoir gagné' },
  mucked: { en: 'mucked', fr: 'jetée' },
  phone: { en: 'a phone was used in the hand', fr: 'téléphone utilisé en cours de main' },
  leftTable: { en: 'its player left the table', fr: 'son joueur a quitté la table' },
  shown: { en: 'it was shown', fr: 'elle a été montrée' },
  skipped: { en: 'its player let the turn pass', fr: 'son joueur a laissé passer son tour' },
  expelled: { en: 'its player is disqualified', fr: 'son joueur est disqualifié' },
  ruled: { en: 'by the director’s ruling', fr: 'par décision du directeur' },
};

/** Why a hand is dead from the deal on. */
export const deadFromTheDeal: Readonly<Record<DeadFromTheDeal, Sentence>> = {
  absent: { en: 'absent', fr: 'absence' },
  absentAtFirstDeal: { en: 'absent at the first deal', fr: 'absence à la première donne' },
  penalised: { en: 'serving a penalty', fr: 'sanction en cours' },
};

/** What is asked of the director. */
export const questionNames: Readonly<Record<IncidentQuestion, Sentence>> = {
  misdeal: { en: 'whether this is a misdeal', fr: 's’il y a fausse donne' },
  aberration: { en: 'an absurd deal', fr: 'une donne aberrante' },
  exposedByPlayer: { en: 'a card turned up by its player', fr: 'une carte retournée par son joueur' },
  flashedBySeveral: { en: 'a card that several players saw', fr: 'une carte vue par plusieurs joueurs' },
  orderKnown: { en: 'whether the order of the cards is known', fr: 'si l’ordre des cartes est connu' },
  fourCardFlop: { en: 'a flop of four cards', fr: 'un flop à quatre cartes' },
  deckIrregular: { en: 'an irregular deck', fr: 'un paquet irrégulier' },
  stubIncident: { en: 'an incident with the stub', fr: 'un incident sur le paquet restant' },
  voidHand: { en: 'whether the hand is void', fr: 'si la main est annulée' },
  killIdentifiable: { en: 'a hand that was touched', fr: 'une main touchée' },
  refundAfterMistake: { en: 'chips of a hand thrown away by mistake', fr: 'les jetons d’une main jetée par erreur' },
  thoughtHeWon: { en: 'a hand thrown away by a player who believed it had won', fr: 'une main jetée en croyant avoir gagné' },
  retrieveDiscard: { en: 'a discarded hand that its player wants back', fr: 'une main jetée que son joueur réclame' },
  tabledSufficiently: { en: 'whether the hand was shown well enough', fr: 'si la main a été suffisamment montrée' },
  seeHand: { en: 'a request to see a hand', fr: 'une demande de voir une main' },
  handControl: { en: 'a request to check a hand', fr: 'une demande de contrôle d’une main' },
  refusesToTable: { en: 'a player who refuses to show the hand', fr: 'un joueur qui refuse de montrer sa main' },
  leftTable: { en: 'a player who left the table', fr: 'un joueur qui a quitté la table' },
  hiddenCards: { en: 'cards out of sight', fr: 'des cartes hors de vue' },
  skippedPlayer: { en: 'a player who was skipped', fr: 'un joueur sauté' },
  phoneUse: { en: 'the use of a phone', fr: 'l’usage d’un téléphone' },
  oddChipUnit: { en: 'the chip in which a pot is split', fr: 'le jeton dans lequel un pot se partage' },
  overrideRule: { en: 'departing from the text for fairness', fr: 's’écarter du texte par équité' },
};

/** The possible answers. */
export const answerNames: Readonly<Record<IncidentOption, Sentence>> = {
  misdeal: { en: 'misdeal', fr: 'fausse donne' },
  playOn: { en: 'play on', fr: 'continuer' },
  voidRefund: { en: 'cancel and refund', fr: 'annuler et rembourser' },
  cardPlays: { en: 'the card plays', fr: 'la carte joue' },
  replaced: { en: 'the card is replaced', fr: 'la carte est remplacée' },
  playerOut: { en: 'that player is out of the hand', fr: 'ce joueur ne joue plus la main' },
  plays: { en: 'it plays', fr: 'elle joue' },
  burned: { en: 'it is burned', fr: 'elle est brûlée' },
  known: { en: 'known', fr: 'connu' },
  unknown: { en: 'unknown', fr: 'inconnu' },
  refundAll: { en: 'refund everybody', fr: 'rembourser tout le monde' },
  split: { en: 'share the pot', fr: 'partager le pot' },
  continue: { en: 'go on', fr: 'continuer' },
  live: { en: 'live', fr: 'en jeu' },
  dead: { en: 'dead', fr: 'morte' },
  refund: { en: 'refund', fr: 'rembourser' },
  none: { en: 'nothing', fr: 'rien' },
  handLives: { en: 'the hand is live', fr: 'la main reste en jeu' },
  giveBack: { en: 'give the hand back', fr: 'rendre la main' },
  yes: { en: 'yes', fr: 'oui' },
  no: { en: 'no', fr: 'non' },
  show: { en: 'show it', fr: 'la montrer' },
  refuse: { en: 'refuse', fr: 'refuser' },
  check: { en: 'check it', fr: 'la contrôler' },
  faceUpByOfficial: { en: 'an official turns it face up', fr: 'un responsable la retourne' },
  againstPlayer: { en: 'against the player', fr: 'contre le joueur' },
  actNormally: { en: 'the player acts as usual', fr: 'le joueur joue normalement' },
  foldOrCall: { en: 'fold or call', fr: 'se coucher ou suivre' },
  warning: { en: 'a warning', fr: 'un avertissement' },
  smallestInPlay: { en: 'the smallest chip in play', fr: 'le plus petit jeton en jeu' },
  smallestInPot: { en: 'the smallest chip in the pot', fr: 'le plus petit jeton du pot' },
  asRuled: { en: 'as the director says', fr: 'comme le directeur le dit' },
};
