/**
 * How unclear or contradictory passages of Poker Club Mons are read.
 */
import { reading } from './reading.js';

export const mons = {
  'CB-MO-01': reading(
    [
      'The worked example of MO 8.8 doubles, so a raise adds the last total.',
      'a raise adds the last increment, by the sentence before the example.',
    ],
    [
      'L’exemple chiffré de MO 8.8 double : une relance ajoute le dernier total.',
      'une relance ajoute le dernier ajout, selon la phrase avant l’exemple.',
    ],
  ),
  'CB-MO-02': reading(
    ['Half of the minimum raise is half of what it adds.', 'it is half of its total, which would make every call a raise.'],
    ['La moitié de la relance minimum est celle de son ajout.', 'celle de son total, ce qui ferait de tout suivi une relance.'],
  ),
  'CB-MO-03': reading(
    [
      'The complement is imposed where the big blind is what was owed.',
      'it is imposed on any chips below the big blind, whatever was bet.',
    ],
    [
      'Le complément s’impose là où la grosse blinde était due.',
      'il s’impose à tous jetons sous la grosse blinde, quelle que soit la mise.',
    ],
  ),
  'CB-MO-04': reading(
    ['A fold is final, even out of turn (MO 5.1; TF §6 b1).', 'it may be withdrawn if somebody bets in between (MO 8.14; TF §9 b14).'],
    ['Un abandon est définitif, même hors tour (MO 5.1 ; TF §6 b1).', 'il se retire si quelqu’un mise entre-temps (MO 8.14 ; TF §9 b14).'],
  ),
  'CB-MO-05': reading(
    ['In the example of MO 8.13 a fourth player calls, and what is doubled is the total.', 'only the increment of a raise is doubled.'],
    ['Dans l’exemple de MO 8.13 un quatrième joueur suit, et c’est le total qui double.', 'seul l’ajout d’une relance double.'],
  ),
  'CB-MO-06': reading(
    [
      'A saved hand may call or fold and has lost its raise; three acts of any kind suffice.',
      'it is the raises of the three others that are lost.',
    ],
    [
      'Une main sauvée suit ou passe et perd sa relance ; trois actes quelconques suffisent.',
      'ce sont les relances des trois autres qui sont perdues.',
    ],
  ),
  'CB-MO-07': reading(
    [
      'The author of the error is put right first, then those after them decide again.',
      'a corrected act leaves the later ones as they are.',
    ],
    ['L’auteur de l’erreur est corrigé d’abord, puis les suivants décident à nouveau.', 'un acte corrigé laisse les suivants tels quels.'],
  ),
  'CB-MO-08': reading(
    [
      'A number alone is no official announcement, so it is void below the call.',
      'a number is an announcement, and the full call is imposed.',
    ],
    [
      'Un nombre seul n’est pas une annonce officielle : il est nul sous le suivi.',
      'un nombre est une annonce, et le suivi entier est imposé.',
    ],
  ),
  'CB-MO-09': reading(
    ['The text kills the hand without asking whether a check was free.', 'a player who could check is taken to have checked.'],
    ['Le texte tue la main sans demander si le check était possible.', 'celui qui pouvait checker est censé l’avoir fait.'],
  ),
};
