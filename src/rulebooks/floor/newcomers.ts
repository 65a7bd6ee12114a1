/**
 * A player who is new at a table: when they get cards, on which seat they owe what. Which seats they may be given stands in `balancing.ts` and
 * `breaking.ts`.
 */
import { rule } from '../definition.js';

export const newPlayer = {
  atButton: {
    seatJustVacatedBySB: rule`playsOnButton | On the old small blind’s seat: plays on the button at once
      | Au siège de l’ancienne petite blinde : joue aussitôt au bouton | RC 10; MO 7.9; TDA 24 (RO 2.3); RO 2.3; TF §8 b6`,
    wouldStopBigBlind: rule`passesButtonLeft | Between the old button and the old small blind: plays, and the button is on their left
      | Entre l’ancien bouton et l’ancienne petite blinde : joue, le bouton à sa gauche
      | RC 10 [CT-RC-06]; MO 7.11 [CT-MO-05]; TDA 24 (RO 2.3); RO 2.3 [CT-RC-06]; TF §8 b8 [CT-MO-05]`,
    seatEmptyLastHandToo: rule`playsOnButton | On a dead button: plays on the button at once | Sur un bouton mort : joue aussitôt au bouton
      | RC 10; MO 7.12 [CT-MO-05]; TDA 24 (RO 2.3); RO 2.3; TF §8 b9 [CT-MO-05]`,
  },
  atSmallBlind: {
    oldBigBlindSeat: rule`postsSmallBlind | On the old big blind’s seat: plays and posts the small blind
      | Au siège de l’ancienne grosse blinde : joue et pose la petite blinde
      | RC 10 [CT-RC-05]; MO 7.9 [CT-MO-06]; TDA 24 (RO 2.3); RO 2.3; TF §8 b6`,
  },
  betweenButtonAndSmallBlind: rule`waitsOneHand | Between button and small blind: waits one hand
    | Entre bouton et petite blinde : passe une main | RC 10; MO 7.10 [CT-MO-04]; TDA 24 (RO 2.3) [CT-TDA-06]; RO 2.3; TF §8 b7 [CT-MO-04]`,
  afterWaiting: rule`plays | After the hand that they waited: plays, the button passing to their left
    | Après la main passée à attendre : joue, la donne passant à sa gauche | MO 7.10 [CT-MO-04]; TF §8 b7 [CT-MO-04] | MO 7.10`,
  atBigBlind: rule`postsBigBlind | On the big blind: plays and posts the big blind | À la grosse blinde : joue et pose la grosse blinde
    | RC 10; MO 7.9; MO 7.8; TDA 24 (RO 2.3); RO 2.3; TF §8 b6; TF §8 b12`,
  otherSeats: rule`playsAtOnce | On any other seat: plays at once and owes nothing | À tout autre siège : joue aussitôt et ne doit rien
    | RC 10; MO 7.12; TDA 24 (RO 2.3); RO 2.3; TF §8 b9`,
  directReplacement: rule`takesPosition | In the place of a player who just left: plays at once, with what the position brings and owes
    | À la place d’un joueur à peine parti : joue aussitôt, avec les avantages et charges de la position
    | RC 10; MO 7.9 [CT-MO-06]; TDA 24 (RO 2.3); RO 2.3; TF §8 b6`,
  deadline: rule`firstCard | In time for a hand: until the first card, blinds posted or not
    | À temps pour une main : jusqu’à la première carte, blindes posées ou non | RC 10; MO 2.18 (RO 2.3); RO 2.3 | RO 2.3`,
  blindTwice: rule`possible | A blind twice running: possible, without recourse | Deux blindes de suite : possible, sans recours
    | RC 10; MO 7.15; TDA 24; RO 2.3; TF §8 b12`,
  tooFewToDeal: rule`nobodyWaits | Too few players if newcomers wait: nobody waits
    | Trop peu de joueurs si les arrivants attendent : personne n’attend | RO (custom) [CT-X-04] | custom`,
  atHeadsUpTable: rule`playsAtOnce | The third player at a table of two: plays at once: big blind, or button
    | Troisième joueur à une table de deux : joue aussitôt : grosse blinde, ou bouton | RC 10 [CT-X-01]; RO 2.3 [CT-X-01] | RO 2.3`,
};
