/**
 * Racing off the odd chips of a value that goes: when, by whom, from which seat, for how many chips, and what is left to those who lose
 * theirs. Where a book races without cards, what it would do with cards is the default, so that a club may have cards dealt by changing
 * `method`.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const chipRace = {
  trigger: choice({
    title: t('When a value is raced off', 'Quand une valeur est retirée'),
    about: t('What brings a chip race about.', 'Ce qui amène un chip race.'),
    values: {
      directorJudges: t(
        'when the director finds that the chips slow play and no longer serve for blinds',
        'quand le directeur juge que ces jetons ralentissent le jeu et ne servent plus aux blindes',
      ),
      levelStart: t('announced by a floor at the start of a level', 'annoncé par un floor au début d’un niveau'),
    },
    books: { redcactus: says('directorJudges', 'RC 24'), ropta: says('levelStart', 'RO 3.2') },
    silent: stands('levelStart', 'RO 3.2'),
  }),
  useAfterAnnouncement: rule`onlyAllIn | Chips of an announced race: only all-in | Jetons d’un chip race annoncé : seulement à tapis
    | RO 3.2 | RO 3.2`,
  method: choice({
    title: t('How odd chips are raced off', 'Comment partent les jetons en trop'),
    about: t(
      'Whether cards or a threshold decide who receives a new chip for odd ones.',
      'Si des cartes ou un seuil décident qui reçoit un nouveau jeton contre ses jetons en trop.',
    ),
    values: {
      threshold: t('each player by what they have left, without cards', 'chaque joueur selon ce qui lui reste, sans cartes'),
      cards: t('by cards', 'par les cartes'),
    },
    books: {
      redcactus: says('threshold', 'RC 24', { reading: 'CT-RC-03' }),
      tdaFr: says('cards', 'TDA 2', { completedBy: 'RO 3.2' }),
      ropta: says('cards', 'RO 3.2'),
      toufflers: says('cards', 'TF §12 b1'),
    },
    silent: stands('cards', 'RO 3.2'),
  }),
  runBy: choice({
    title: t('Who runs the race', 'Qui fait le chip race'),
    about: t('Who deals with the odd chips of a table.', 'Qui s’occupe des jetons en trop d’une table.'),
    values: {
      director: t('the director', 'le directeur'),
      floor: t('a floor', 'un floor'),
      newDealer: t('the player who deals next', 'le nouveau donneur'),
    },
    books: { redcactus: says('director', 'RC 24'), ropta: says('floor', 'RO 3.2'), toufflers: says('newDealer', 'TF §12 b1') },
    silent: stands('floor', 'RO 3.2'),
  }),
  startSeat: choice({
    title: t('First to receive cards', 'Premier servi'),
    about: t('From which seat on the cards of a race are dealt.', 'À partir de quelle place se donnent les cartes d’un chip race.'),
    values: {
      seat1: t('seat 1', 'la place 1'),
      leftOfDealer: t(
        'left of the dealer: seat 1 with a house dealer, else left of the player who deals next',
        'à gauche du croupier : la place 1 s’il y en a un, sinon à gauche du prochain donneur',
      ),
      leftOfNewDealer: t('left of the player who deals next', 'à gauche du nouveau donneur'),
    },
    books: {
      tdaFr: says('leftOfDealer', 'TDA 2', { reading: 'CT-TDA-02' }),
      ropta: says('seat1', 'RO 3.2'),
      toufflers: says('leftOfNewDealer', 'TF §12 b1'),
    },
    silent: stands('seat1', 'RO 3.2'),
  }),
  cardsPerChip: rule`one | Cards for an odd chip: one | Cartes par jeton en trop : une | RO 3.2; TF §12 b1 | RO 3.2`,
  dealOrder: rule`blocks | How the cards of a race are dealt: face up, all of their cards to each player in turn
    | Comment se donnent les cartes d’un chip race : découvertes, en bloc joueur par joueur | RO 3.2 (TF §12 b2); TF §12 b2 | TF §12 b2`,
  winners: rule`bestCards | Who wins the new chips: the players with the highest cards, each once
    | Qui gagne les nouveaux jetons : les joueurs aux plus hautes cartes, une fois chacun | TDA 2 (RO 3.2); RO 3.2 [CT-RO-22]; TF §12 b4
    | RO 3.2`,
  rounding: choice({
    title: t('How many new chips there are', 'Combien de nouveaux jetons'),
    about: t(
      'How odd chips are rounded to chips of the new value: those of the table together where cards decide, those of each player where a threshold does.',
      'Comment s’arrondissent les jetons en trop : ceux de la table ensemble si les cartes décident, ceux de chacun si c’est un seuil.',
    ),
    values: {
      half: t('up from half a new chip on, else down', 'au-dessus dès la moitié d’un nouveau jeton, sinon en dessous'),
      up: t('always up', 'toujours au-dessus'),
    },
    books: {
      redcactus: says('half', 'RC 24', { reading: 'CT-RC-02' }),
      ropta: says('half', 'RO 3.2'),
      toufflers: says('up', 'TF §12 b5'),
    },
    silent: stands('half', 'RO 3.2'),
  }),
  maxPerPlayer: rule`one | Most new chips for one player: one | Nouveaux jetons par joueur : un | RC 24; TDA 2; RO 3.2; TF §12 b4 | RO 3.2`,
  suitOrder: rule`spadeHeartDiamondClub | Suits in a race: spade, heart, diamond, club
    | Couleurs au chip race : pique, cœur, carreau, trèfle | RO 3.2; TF §12 b3 | RO 3.2`,
  noElimination: rule`oneChip | Losing the last chips in a race: they receive one chip of the smallest value that stays
    | Derniers jetons perdus au chip race : il reçoit un jeton de la plus petite valeur restante
    | RC 24 [CT-RC-04]; TDA 2; RO 3.2; TF §12 b6 | RO 3.2`,
  foundLater: choice({
    title: t('Old chips found after the race', 'Anciens jetons retrouvés ensuite'),
    about: t('What becomes of chips of a value that has already gone.', 'Ce que deviennent des jetons d’une valeur déjà retirée.'),
    values: {
      removed: t('removed', 'retirés'),
      exactElseRemoved: t('exchanged for exactly equal amounts; the rest is removed', 'échangés à montant identique ; le reste est retiré'),
    },
    books: {
      redcactus: says('removed', 'RC 64', { reading: 'CT-RC-03' }),
      ropta: says('exactElseRemoved', 'RO 3.2'),
      toufflers: says('removed', 'TF §12 b7'),
    },
    silent: stands('exactElseRemoved', 'RO 3.2'),
  }),
};
