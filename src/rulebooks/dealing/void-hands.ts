/**
 * An irregular deck, a spoilt stub, and hands that are cancelled after the deal.
 */
import { rule } from '../definition.js';
import { handling } from './deck-handling.js';

export const stub = {
  revealedOrDropped: rule`splitOrVoid | Stub revealed or dropped: shared if folds came before it, cancelled if not
    | Paquet dévoilé ou tombé : partage si des abandons ont précédé, annulation sinon | RO 7.6; RO 7.8 [CD-RO-07] | RO 7.6; RO 7.8`,
  mixedWithMuck: rule`shuffledTogether | Stub mixed with the muck: all is shuffled together, and the hand goes on
    | Paquet mêlé au rebut : tout est mélangé ensemble, et la main continue | RO 7.7 | RO 7.7`,
};

export const deck = {
  ...handling,
  irregular: {
    effect: rule`void | Irregular deck: the hand is cancelled and the chips come back
      | Paquet irrégulier : la main est annulée et les jetons reviennent | RO 5.4; RO 7.8 [CD-RO-06] | RO 5.4; RO 7.8`,
    earlierHands: rule`stand | Hands played before with that deck: stand | Mains jouées avant avec ce paquet : restent acquises
      | MO 10.1; RO 5.4; TF §11 b1 | RO 5.4`,
  },
  twoUsed: {
    recoverable: rule`dealtAgain | Two decks in one hand, reparable: the wrong part is dealt again with the right deck
      | Deux paquets dans une main, réparable : la part fautive se redonne avec le bon paquet | RO 5.4 | RO 5.4`,
    unrecoverable: rule`void | Two decks in one hand, beyond repair: the hand is cancelled and the chips come back
      | Deux paquets dans une main, irréparable : la main est annulée et les jetons reviennent | RO 5.4 | RO 5.4`,
  },
};

export const voidHand = {
  causes: rule`closedList | What cancels a hand: what makes a misdeal, two boxed cards, an irregular deck, a stub shown too soon
    | Ce qui annule une main : ce qui fait fausse donne, deux cartes à l’envers, un paquet irrégulier, un paquet dévoilé trop tôt
    | RO 7.8 [CD-RO-05] | RO 7.8`,
  refund: rule`everything | What comes back from a cancelled hand: every bet and blind, to everybody
    | Ce qui revient d’une main annulée : toutes les mises et blindes, à tous | RO 7.8; RO 5.3; RO 5.4 | RO 7.8`,
  splitInstead: rule`ifFoldsUninfluenced | Sharing instead of cancelling: if it had no part in the folds before it
    | Partager au lieu d’annuler : s’il n’a pesé sur aucun abandon antérieur | RO 7.8 [CD-RO-06] | RO 7.8`,
  replay: rule`wholeHand | After a cancelled hand: the whole hand, unless the pot was shared
    | Après une main annulée : la main entière, sauf si le pot fut partagé | RO 5.3; RO 7.8 | RO 5.3; RO 7.8`,
  possibleAfterSA: rule`yes | Cancelling after substantial action: yes | Annuler après une action substantielle : oui | RO 5.4 | RO 5.4`,
};
