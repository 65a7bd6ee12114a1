/**
 * How unclear or contradictory passages of Toufflers are read.
 */
import { reading } from './reading.js';

export const toufflers = {
  'CB-TF-01': reading(
    ['What is doubled is the raise as TF §9 b8 measures it: its increment.', 'it is the total.'],
    ['Ce qui double est la relance telle que TF §9 b8 la mesure : son ajout.', 'c’est le total.'],
  ),
  'CB-TF-02': reading(
    ['Words bind; the chips decide only where the table disagrees on the words.', 'chips prevail whenever they differ from the words.'],
    [
      'La parole engage ; les jetons ne décident que si la table est en désaccord sur les mots.',
      'les jetons l’emportent dès qu’ils diffèrent des mots.',
    ],
  ),
  'CB-TF-03': reading(
    ['First the author completes, then those after them decide again.', 'the complement leaves later acts as they are.'],
    ['L’auteur complète d’abord, puis les suivants décident à nouveau.', 'le complément laisse les actes suivants tels quels.'],
  ),
  'CB-TF-04': reading(
    ['The amount named is added to the all-in, as the example shows.', 'it is the total of the raise.'],
    ['Le montant nommé s’ajoute au tapis, comme l’exemple le montre.', 'c’est le total de la relance.'],
  ),
  'CB-TF-05': reading(
    ['An opponent is one who is still in the hand.', 'anyone at the table.'],
    ['Un adversaire est quelqu’un encore dans la main.', 'toute personne à la table.'],
  ),
};
