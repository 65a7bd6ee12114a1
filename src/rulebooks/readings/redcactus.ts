/**
 * How unclear or contradictory passages of RedCactus are read.
 */
import { reading } from './reading.js';

export const redcactus = {
  'CB-RC-01': reading(
    [
      'RC 47-A and the preamble say that a raise doubles, so it doubles; half is half of what it must add.',
      'a raise adds the last increment, as elsewhere.',
    ],
    [
      'RC 47-A et le préambule disent qu’une relance double : elle double ; la moitié est celle de l’ajout exigé.',
      'une relance ajoute le dernier ajout, comme ailleurs.',
    ],
  ),
  'CB-RC-02': reading(
    [
      'The last chips are all-in whatever half would say (RC 50-B), unless each was needed to call.',
      'RC 47-A cuts an all-in below half back to a call.',
    ],
    [
      'Les derniers jetons font tapis quoi que dise la moitié (RC 50-B), sauf si chacun était nécessaire pour suivre.',
      'RC 47-A ramène à un suivi le tapis sous la moitié.',
    ],
  ),
  'CB-RC-03': reading(
    [
      'The word must come first; then the exact call and the rest may follow (RC 46-C).',
      'the call then the rest needs no word, or RC 56 forbids it always.',
    ],
    [
      'Le mot vient d’abord ; puis le suivi exact et le reste sont permis (RC 46-C).',
      'suivi puis reste se passe de mot, ou RC 56 l’interdit toujours.',
    ],
  ),
  'CB-RC-04': reading(
    [
      'The smaller ante holds at the named number of players or fewer, and between two as well.',
      'it holds at exactly that number; between two only the order of payment holds.',
    ],
    [
      'L’ante réduit vaut au nombre dit ou en dessous, et aussi à deux.',
      'il ne vaut qu’à ce nombre exact ; à deux, seul l’ordre de paiement vaut.',
    ],
  ),
  'CB-RC-05': reading(
    [
      'An amount alone is worth that amount in chips (RC 47-A).',
      'it is one chip of that value, hence always a call (RC 40-C to the letter).',
    ],
    [
      'Un montant seul vaut ce montant en jetons (RC 47-A).',
      'c’est un seul jeton de cette valeur, donc toujours un suivi (RC 40-C à la lettre).',
    ],
  ),
  'CB-RC-06': reading(
    ['An opening in several motions is its first motion (RC 41).', 'it is a call of nothing, hence a check (RC 56 to the letter).'],
    ['Une ouverture en plusieurs gestes est son premier geste (RC 41).', 'c’est un suivi de rien, donc parole (RC 56 à la lettre).'],
  ),
  'CB-RC-07': reading(
    ['A silent larger chip of the big blind is a check, since RC 49 names the blinds.', 'chip and blind are counted together (RC 51-A).'],
    [
      'Le jeton supérieur sans un mot de la grosse blinde est un check, car RC 49 nomme les blindes.',
      'jeton et blinde se comptent ensemble (RC 51-A).',
    ],
  ),
  'CB-RC-08': reading(
    [
      'RC 42 imposes the call where it does; RC 45-D adds a penalty, and a full call where the director rules.',
      'every smaller chip is for the director (RC 45-D).',
    ],
    [
      'RC 42 impose le suivi où elle le fait ; RC 45-D ajoute une sanction, et un suivi entier où le directeur tranche.',
      'tout petit jeton relève du directeur (RC 45-D).',
    ],
  ),
  'CB-RC-09': reading(
    ['The legality of a bet closes with the street (RC 43); the sums of the pot stay open (RC 22).', 'one of the two rules closes both.'],
    [
      'La régularité d’une mise se ferme avec le tour (RC 43) ; les sommes du pot restent ouvertes (RC 22).',
      'l’une des deux règles ferme tout.',
    ],
  ),
  'CB-RC-10': reading(
    ['Two acts need chips from one of them (RC 36, first half).', 'a check and a fold are enough (its second half).'],
    ['Deux actes demandent des jetons de l’un (RC 36, première moitié).', 'un check et un fold suffisent (sa seconde moitié).'],
  ),
  'CB-RC-11': reading(
    ['Short all-ins reopen once their sum is a raise (RC 48 speaks of the sum).', 'short all-ins never reopen.'],
    ['Des tapis courts rouvrent dès que leur somme est une relance (RC 48 parle de la somme).', 'des tapis courts ne rouvrent jamais.'],
  ),
  'CB-RC-12': reading(
    [
      'Slips are mended: RC 62 means RC 53, later streets begin with the player still in, and time is called at the table.',
      'each passage holds to the letter.',
    ],
    [
      'Les lapsus sont réparés : RC 62 vise RC 53, les tours suivants commencent au joueur encore en jeu, le temps se demande à la table.',
      'chaque passage vaut à la lettre.',
    ],
  ),
  'CB-RC-13': reading(
    ['One sentence is one announcement, and RC 47-B takes additions: both amounts count.', 'the first amount alone counts.'],
    ['Une phrase est une annonce, et RC 47-B admet les ajouts : les deux montants comptent.', 'seul le premier montant compte.'],
  ),
};
