/**
 * How unclear or contradictory passages of the French TDA rules are read.
 */
import { reading } from './reading.js';

export const tdaFr = {
  'CB-TD-01': reading(
    ['A raise is as large as the last one by what it adds.', 'by its total.'],
    ['Une relance égale la précédente par son ajout.', 'par son total.'],
  ),
  'CB-TD-02': reading(
    [
      'A declared raise binds even below half (TDA 30), and a player who checked has acted.',
      'TDA 10 leaves a declared raise below half a call, and a check is no act.',
    ],
    [
      'Une relance annoncée engage même sous la moitié (TDA 30), et qui a checké a agi.',
      'TDA 10 laisse un suivi sous la moitié, et parole n’est pas agir.',
    ],
  ),
  'CB-TD-03': reading(
    ['A fold out of turn is final even when the bet rises.', 'a rising bet releases it, by what TDA 30 leaves unsaid.'],
    ['Un abandon hors tour est définitif même si la mise monte.', 'une mise qui monte l’annule, par ce que TDA 30 ne dit pas.'],
  ),
  'CB-TD-04': reading(
    ['The announced amount of a raise is its total.', 'it is what the raise adds.'],
    ['Le montant annoncé d’une relance est son total.', 'c’est son ajout.'],
  ),
  'CB-TD-05': reading(
    ['Before the flop a silent larger chip never opens, since the big blind is a bet.', 'it may raise from the big blind.'],
    [
      'Avant le flop, un jeton supérieur sans un mot n’ouvre jamais, la grosse blinde étant une mise.',
      'il peut relancer depuis la grosse blinde.',
    ],
  ),
  'CB-TD-06': reading(
    [
      'The first number limits what was said, and a declared raise completes it to the minimum.',
      'a first number that is no raise makes a call.',
    ],
    [
      'Le premier nombre limite ce qui est dit, et une relance annoncée le complète au minimum.',
      'un premier nombre qui n’est pas une relance fait un suivi.',
    ],
  ),
};
