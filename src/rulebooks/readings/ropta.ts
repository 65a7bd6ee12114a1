/**
 * How unclear or contradictory passages of ROPTA are read.
 */
import { reading } from './reading.js';

export const ropta = {
  'CB-RO-01': reading(
    ['The ante is paid first, as RO 4.2 and every worked example have it.', 'the blind is paid first, by the reminder in RO 9.7.'],
    ['L’ante se paie d’abord, selon RO 4.2 et tous les exemples chiffrés.', 'la blinde se paie d’abord, selon le rappel de RO 9.7.'],
  ),
  'CB-RO-02': reading(
    ['One smaller chip follows RO 9.12; several chips follow RO 9.10.', 'RO 9.10 imposes the call of an opening bet on one chip too.'],
    [
      'Un seul jeton inférieur suit RO 9.12 ; plusieurs jetons suivent RO 9.10.',
      'RO 9.10 impose le suivi d’une ouverture à un jeton aussi.',
    ],
  ),
  'CB-RO-03': reading(
    ['A bare amount below the call is an undercall (RO 9.10).', 'it is void, and the player speaks again (RO 9.5).'],
    ['Un montant seul sous le suivi est une mise insuffisante (RO 9.10).', 'il est nul, et le joueur reformule (RO 9.5).'],
  ),
  'CB-RO-04': reading(
    ['RO 9.2 is before the flop, RO 9.24 after it: 550 and 650 both follow from the minimum raise.', 'one of the two examples is wrong.'],
    ['RO 9.2 est avant le flop, RO 9.24 après : 550 et 650 découlent tous deux de la relance minimum.', 'l’un des deux exemples est faux.'],
  ),
  'CB-RO-05': reading(
    ['Half is half of what the minimum raise adds.', 'it is half of the last bet.'],
    ['La moitié est celle de l’ajout de la relance minimum.', 'celle de la dernière mise.'],
  ),
  'CB-RO-06': reading(
    [
      'Only equal chips can make a call out of a surplus, and chips in front are counted with them.',
      'unequal chips too, or chips in front left out.',
    ],
    [
      'Seuls des jetons égaux font d’un surplus un suivi, et les jetons devant soi se comptent avec.',
      'des jetons inégaux aussi, ou sans les jetons devant soi.',
    ],
  ),
  'CB-RO-07': reading(
    ['RO 9.8 refers to RO 9.21, one number off.', 'it refers to RO 9.20, which is about misread acts.'],
    ['RO 9.8 renvoie à RO 9.21, à un numéro près.', 'il renvoie à RO 9.20, sur les actes mal lus.'],
  ),
  'CB-RO-08': reading(
    [
      'The hand is dead; a penalty is due, which the director sets, but not from the big blind on their option.',
      'a penalty is only possible, or due from everyone.',
    ],
    [
      'La main est morte ; une sanction est due, que fixe le directeur, sauf de la grosse blinde sur son option.',
      'une sanction est seulement possible, ou due de tous.',
    ],
  ),
  'CB-RO-09': reading(
    [
      'A misread act is restored before substantial action and stands after it, if it is legal.',
      'one of the two sentences of RO 9.20 always prevails.',
    ],
    [
      'Un acte mal lu est rétabli avant une action substantielle et demeure après, s’il est régulier.',
      'l’une des deux phrases de RO 9.20 prévaut toujours.',
    ],
  ),
  'CB-RO-10': reading(
    ['Everyone who has acted is blocked.', 'only the last raiser, whom RO 9.21 names.'],
    ['Tous ceux qui ont agi sont bloqués.', 'seul le dernier relanceur, que RO 9.21 nomme.'],
  ),
  'CB-RO-11': reading(
    ['All others may raise such an opening, a player who has checked included.', 'a player who has checked has acted and may not.'],
    ['Tous les autres peuvent relancer une telle ouverture, y compris qui a checké.', 'qui a checké a agi et ne le peut pas.'],
  ),
  'CB-RO-12': reading(
    [
      'Undeclared chips go through the 50 % rule; a declared raise in two motions is the minimum.',
      'chips below a minimum raise are always a call.',
    ],
    [
      'Des jetons sans annonce passent par la règle des 50 % ; une relance annoncée en deux gestes est le minimum.',
      'des jetons sous la relance minimum sont toujours un suivi.',
    ],
  ),
  'CB-RO-13': reading(
    ['What releases is a bet made in between; silent chips count as an announcement.', 'what releases is the offender’s own bet.'],
    [
      'Ce qui libère est une mise faite entre-temps ; des jetons muets valent une annonce.',
      'ce qui libère est la mise du fautif lui-même.',
    ],
  ),
  'CB-RO-14': reading(
    [
      'The pot includes the street, and the scale given for 5 serves other numbers.',
      'the pot excludes the street, and only 5 is abbreviated.',
    ],
    [
      'Le pot comprend le tour en cours, et l’échelle donnée pour 5 sert aux autres nombres.',
      'le pot exclut le tour, et seul 5 est abrégé.',
    ],
  ),
  'CB-RO-15': reading(
    ['A stack is short when it is below ante and blind together, whatever their sizes.', 'only below two big blinds.'],
    [
      'Un tapis est court quand il est sous l’ante et la blinde réunis, quels que soient leurs montants.',
      'seulement sous deux grosses blindes.',
    ],
  ),
  'CB-RO-16': reading(
    ['The surplus goes straight back only because everybody else had folded.', 'a surplus above a short blind always goes back.'],
    ['Le surplus revient aussitôt parce que tous les autres avaient passé.', 'un surplus sur une blinde courte revient toujours.'],
  ),
  'CB-RO-17': reading(
    [
      'Acts made at once are put in order; a bet by the first releases the second, without penalty.',
      'both stand, or the second is punished.',
    ],
    [
      'Des actes simultanés se remettent en ordre ; une mise du premier libère le second, sans sanction.',
      'les deux valent, ou le second est sanctionné.',
    ],
  ),
  'CB-RO-18': reading(
    ['To act again without a raise is to call or fold.', 'any act but a raise, a check included.'],
    ['Reprendre son action sans relancer, c’est suivre ou passer.', 'tout acte sauf relancer, parole comprise.'],
  ),
  'CB-RO-19': reading(
    ['The whole ante is for all-in players who did not pay it.', 'also for the payer who was all-in on it.'],
    ['L’ante entier est pour les tapis qui ne l’ont pas payé.', 'aussi pour le payeur à tapis sur cet ante.'],
  ),
  'CB-RO-20': reading(
    [
      'Sixty seconds pass before time may be called, and time that runs out kills the hand even without a bet.',
      'the minute is part of the time given, or a free check is spared.',
    ],
    [
      'Soixante secondes passent avant la demande, et le temps écoulé tue la main même sans mise.',
      'la minute fait partie du temps accordé, ou la parole est épargnée.',
    ],
  ),
  'CB-RO-21': reading(
    ['One larger chip is a call of any bet, an opening one included.', 'only of a raise or a blind, which RO 9.11 names.'],
    ['Un jeton supérieur suit toute mise, l’ouverture comprise.', 'seulement une relance ou une blinde, que RO 9.11 nomme.'],
  ),
  'CB-RO-22': reading(
    [
      'A raise adds the last raise if there is one, else the opening bet, and never less than the big blind.',
      'it adds the last bet in full.',
    ],
    [
      'Une relance ajoute la dernière relance s’il y en a, sinon l’ouverture, et jamais moins que la grosse blinde.',
      'elle ajoute la dernière mise entière.',
    ],
  ),
  'CB-RO-23': reading(
    ['Over a short all-in a raise adds the last raise (RO 9.21).', 'it adds the last valid bet in full (RO 9.8).'],
    ['Sur un tapis court une relance ajoute la dernière relance (RO 9.21).', 'elle ajoute la dernière mise valable entière (RO 9.8).'],
  ),
};
