/**
 * The second deal after a misdeal.
 */
import { rule } from '../definition.js';

export const replay = {
  exact: rule`sameHand | After a misdeal: the same hand again | Après une fausse donne : la même main, à nouveau | RC 35; RO 6.1 | RO 6.1`,
  button: rule`stays | Button after a misdeal: stays | Bouton après une fausse donne : reste | RC 35; RO 6.1 | RO 6.1`,
  level: rule`same | Level after a misdeal: the same, though it has ended since
    | Niveau après une fausse donne : le même, même s’il a pris fin depuis | RC 35; RO 6.1 | RO 6.1`,
  newPlayer: rule`mayNot | A newcomer at the second deal: may not play it | Nouveau joueur à la seconde donne : ne la joue pas
    | RC 35 [CD-RC-19]; RO 6.1 | RO 6.1`,
  absentAtFirstDeal: rule`dealtDead | Absent at the first deal: dealt in, hand taken away dead
    | Absent à la première donne : il reçoit des cartes, sa main est retirée morte | RC 35 [CD-RC-18]; RO 6.1 | RO 6.1`,
  penalised: rule`dealtDead | Under penalty at the second deal: dealt in, hand taken away dead
    | Sous pénalité à la seconde donne : il reçoit des cartes, sa main est retirée morte | RC 35; RO 11.2 | RC 35; RO 11.2`,
  penaltyHandsCounted: rule`one | Hands of a penalty, with a misdeal: one | Mains de pénalité, avec fausse donne : une seule | RC 35 | RC 35`,
  postedBlinds: rule`stay | Blinds after a misdeal: stay as posted | Blindes après une fausse donne : restent posées | RC 35; RO 6.1
    | RO 6.1`,
  betsBeforeSA: rule`returned | Bets after a misdeal: come back | Mises après une fausse donne : reviennent | RC 35; RO 6.1; RO 7.8
    | RO 7.8`,
};
