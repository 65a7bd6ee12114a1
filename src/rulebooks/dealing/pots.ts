/**
 * What can be won of the pots, how they are shared, and the chips that cannot be.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const pot = {
  deadContributions: rule`stay | Chips of folded and dead hands: stay in the pots they went to
    | Jetons des mains passées et mortes : restent dans leurs pots | RC 41; RC 65-A; MO 5.8; TDA 28; RO 8.2; RO 9.7; TF §6 b7`,
  onlyCandidateLeft: rule`takesItUnshown | A side pot with one player left: they take it without showdown
    | Pot extérieur à un seul prétendant : il le prend sans abattage | RO 9.7; RO 4.2 | RO 9.7`,
  allSidePotPlayersDead: rule`nextInnerPot | A side pot that nobody can win: it falls into the next inner pot
    | Pot extérieur sans prétendant : il tombe dans le pot intérieur suivant | RO (custom) [CD-ALL-07] | custom`,
};

export const split = {
  unit: choice({
    title: t('Down to which chip a pot is broken', 'Jusqu’à quel jeton un pot se casse'),
    about: t('Which chip is the one that cannot be divided when a pot is shared.', 'Quel jeton est l’indivisible quand un pot se partage.'),
    values: {
      smallestInPlay: t('the smallest still in play in the tournament', 'le plus petit encore en jeu dans le tournoi'),
      smallestInPot: t('the smallest in the pots themselves', 'le plus petit des pots eux-mêmes'),
    },
    books: {
      redcactus: says('smallestInPlay', 'RC 20', { reading: 'CD-RC-20' }),
      mons: says('smallestInPot', 'MO 9.8', { reading: 'CD-MO-17' }),
    },
    silent: stands('smallestInPlay', 'RC 20'),
  }),
  oddChip: {
    seat: rule`leftOfButton | Who has the odd chip: the winner nearest to the left of the button
      | Qui a le jeton indivisible : le gagnant le plus près à gauche du bouton | RC 20; MO 9.8; TDA 3; RO 10.8 [CD-RO-18]; TF §10 b8`,
    several: rule`oneEach | Several odd chips: one each, clockwise from there
      | Plusieurs jetons indivisibles : un chacun, à partir de là dans le sens des aiguilles
      | RC (MO 9.8) [CD-ALL-08]; MO 9.8; TDA (MO 9.8) [CD-ALL-08]; RO (MO 9.8) [CD-ALL-08]; TF §10 b8`,
    deadButton: rule`buttonSeat | Odd chips with a dead button: from its seat, empty as it is
      | Jetons indivisibles, bouton mort : de son siège, même vide | MO (custom) [CD-ALL-09]; TF (custom) [CD-ALL-09] | custom`,
  },
};
