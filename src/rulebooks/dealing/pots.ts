/**
 * What can be won of the pots, how they are shared, and the chips that cannot be.
 */
import { agreed, choice, says, silence, stands, t } from '../definition.js';

export const pot = {
  deadContributions: agreed('stay', t('stay in the pots they went to', 'restent dans leurs pots'), {
    title: t('Chips of folded and dead hands', 'Jetons des mains passées et mortes'),
    about: t('What becomes of the chips of a player who can win no more.', 'Ce que deviennent les jetons de qui ne peut plus gagner.'),
    unread: t('Pots are built from what everybody put in', 'Les pots se font de ce que chacun a mis'),
    cites: 'RC 41; RC 65-A; MO 5.8; TDA 28; RO 8.2; RO 9.7; TF §6 b7',
  }),
  onlyCandidateLeft: agreed('takesItUnshown', t('they take it without showdown', 'il le prend sans abattage'), {
    title: t('A side pot with one player left', 'Pot extérieur à un seul prétendant'),
    about: t(
      'What becomes of a side pot that only one player can still win.',
      "Ce que devient un pot extérieur qu'un seul peut encore gagner.",
    ),
    unread: t('A pot that one hand can win is pushed to it', "Un pot qu'une seule main peut gagner lui est remis"),
    cites: 'RO 9.7; RO 4.2',
    silent: 'RO 9.7',
  }),
  allSidePotPlayersDead: agreed('nextInnerPot', t('it falls into the next inner pot', 'il tombe dans le pot intérieur suivant'), {
    title: t('A side pot that nobody can win', 'Pot extérieur sans prétendant'),
    about: t(
      'What becomes of a side pot whose players have all folded or been killed.',
      'Ce que devient un pot extérieur dont tous les joueurs ont passé ou été tués.',
    ),
    books: { ropta: silence('custom', { reading: 'CD-ALL-07' }) },
    silent: 'custom',
  }),
};

export const split = {
  unit: choice({
    title: t('Down to which chip a pot is broken', "Jusqu'à quel jeton un pot se casse"),
    about: t('Which chip is the one that cannot be divided when a pot is shared.', "Quel jeton est l'indivisible quand un pot se partage."),
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
    seat: agreed('leftOfButton', t('the winner nearest to the left of the button', 'le gagnant le plus près à gauche du bouton'), {
      title: t('Who has the odd chip', 'Qui a le jeton indivisible'),
      about: t(
        'To which of those who share a pot the chip goes that cannot be divided.',
        'Auquel de ceux qui partagent un pot va le jeton indivisible.',
      ),
      unread: t('Winners stand in order from the left of the button', 'Les gagnants se suivent depuis la gauche du bouton'),
      cites: 'RC 20; MO 9.8; TDA 3; RO 10.8 [CD-RO-18]; TF §10 b8',
    }),
    several: agreed('oneEach', t('one each, clockwise from there', 'un chacun, à partir de là dans le sens des aiguilles'), {
      title: t('Several odd chips', 'Plusieurs jetons indivisibles'),
      about: t('How two or more chips that cannot be divided are given.', 'Comment se donnent deux jetons indivisibles ou plus.'),
      unread: t('What is left over goes out one unit each', 'Ce qui reste se distribue une unité à chacun'),
      books: {
        redcactus: silence('MO 9.8', { reading: 'CD-ALL-08' }),
        mons: 'MO 9.8',
        tdaFr: silence('MO 9.8', { reading: 'CD-ALL-08' }),
        ropta: silence('MO 9.8', { reading: 'CD-ALL-08' }),
        toufflers: 'TF §10 b8',
      },
    }),
    deadButton: agreed('buttonSeat', t('from its seat, empty as it is', 'de son siège, même vide'), {
      title: t('Odd chips with a dead button', 'Jetons indivisibles, bouton mort'),
      about: t(
        'From where the left of the button is counted when nobody sits there.',
        "D'où se compte la gauche du bouton quand nul n'y est assis.",
      ),
      unread: t(
        'The left of the button is counted from its seat, taken or not',
        'La gauche du bouton se compte depuis sa place, occupée ou non',
      ),
      books: { mons: silence('custom', { reading: 'CD-ALL-09' }), toufflers: silence('custom', { reading: 'CD-ALL-09' }) },
      silent: 'custom',
    }),
  },
};
