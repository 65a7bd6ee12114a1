/**
 * Cards shown and hands talked about while the hand is running: one player to a hand.
 */
import { choice, rule, says, stands, t } from '../definition.js';

const live = t('live', 'vivante');
const liveShownToAll = t('live, and shown to all', 'vivante, et montrée à tous');
const penaltyPossible = t('forbidden; a penalty is possible', 'interdit ; une sanction est possible');
const penalty = { possible: penaltyPossible, due: t('forbidden; a penalty is due', 'interdit ; une sanction est due') };

export const show = {
  toTable: {
    duringPlay: {
      handFate: rule`live | Cards shown to the table: live | Cartes montrées à la table : vivante
        | RC 68; MO 6.1; TDA 31; RO 11.5 [CD-RO-12]; TF §7 b1`,
    },
  },
  sanctionStarts: choice({
    title: t('Start of a penalty for cards shown', 'Début de la sanction pour cartes montrées'),
    about: t('From when such a penalty runs.', 'À partir de quand court une telle sanction.'),
    values: {
      nextHand: t('the start of the next hand', 'le début de la main suivante'),
      endOfHand: t('the end of the hand', 'la fin de la main'),
    },
    books: { redcactus: says('nextHand', 'RC 68'), tdaFr: says('nextHand', 'TDA 31'), ropta: says('endOfHand', 'RO 11.5') },
    silent: stands('endOfHand', 'RO 11.5'),
  }),
  lastToAct: {
    opponentAllIn: rule`forbiddenToo | Cards shown by the last to act against an all-in: forbidden too
      | Cartes montrées par le dernier à parler contre un tapis : interdit aussi | RC 68; MO 6.1; TDA 31; RO 11.5; TF §7 b1`,
  },
  toOnePerson: {
    notInHand: choice({
      title: t('Cards shown to somebody out of the hand', 'Cartes montrées à quelqu’un hors de la main'),
      about: t(
        'What becomes of a hand shown on purpose to one person who is not in it, while two opponents or more are.',
        'Ce que devient une main montrée exprès à une personne hors de la main, quand deux adversaires au moins y sont.',
      ),
      values: { live, liveShownToAll, dead: t('dead, its bets lost', 'morte, ses mises perdues') },
      books: {
        redcactus: says('live', 'RC 68; RC 67'),
        mons: says('liveShownToAll', 'MO 12.7; MO 6.1'),
        tdaFr: says('live', 'TDA 31'),
        ropta: says('dead', 'RO 11.4', { reading: 'CD-RO-12' }),
        toufflers: says('live', 'TF §7 b1'),
      },
    }),
    headsUp: choice({
      title: t('The same, with one opponent left', 'De même, avec un seul adversaire'),
      about: t(
        'What becomes of a hand shown to one person who is not in it, while one opponent is and its player does not fold.',
        'Ce que devient une main montrée à une personne hors de la main, quand un adversaire y est et que son joueur ne passe pas.',
      ),
      values: { live, liveShownToAll },
      books: {
        redcactus: says('live', 'RC 68'),
        mons: says('liveShownToAll', 'MO 12.7; MO 6.1'),
        tdaFr: says('live', 'TDA 31'),
        ropta: says('live', 'RO 11.5; RO 11.4', { reading: 'CD-RO-12' }),
        toufflers: says('live', 'TF §7 b1'),
      },
    }),
  },
  toLivePlayer: choice({
    title: t('Cards shown to an opponent', 'Cartes montrées à un adversaire'),
    about: t(
      'What follows when a hand is shown to one player who still has cards.',
      'Ce qui suit quand une main est montrée à un joueur encore en jeu.',
    ),
    values: {
      live,
      liveRoundReplayed: t(
        'live, shown to all; if they had not acted, the round’s bets are played again',
        'vivante, montrée à tous ; s’il n’avait pas agi, les mises du tour sont rejouées',
      ),
      liveShownToAll,
    },
    books: {
      redcactus: says('live', 'RC 68; RC 67'),
      mons: says('liveRoundReplayed', 'MO 12.7; MO 6.1', { reading: 'CD-MO-11' }),
      tdaFr: says('live', 'TDA 31'),
      ropta: says('liveShownToAll', 'RO 11.4', { reading: 'CD-RO-12' }),
      toufflers: says('live', 'TF §7 b1'),
    },
  }),
  toLivePlayerPenalty: choice({
    title: t('Penalty for cards shown to an opponent', 'Sanction pour cartes montrées à un adversaire'),
    about: t(
      'Whether a hand shown on purpose to an opponent is punished more severely than one shown to others.',
      'Si une main montrée exprès à un adversaire est sanctionnée plus sévèrement que montrée à d’autres.',
    ),
    values: {
      asToOthers: t('as if shown to others', 'comme montrée à d’autres'),
      moreSevere: t('due, and more severe', 'due, et plus sévère'),
    },
    books: { ropta: says('moreSevere', 'RO 11.4') },
    silent: stands('asToOthers', 'custom'),
  }),
  foldingHeadsUp: rule`shownToAll | Cards shown on folding between two: to all, face up
    | Cartes montrées en passant à deux : à tous, ouverte | MO 12.7; RO 11.4 | RO 11.4`,
};

export const showOneShowAll = {
  when: choice({
    title: t('When a hand shown to one is shown to all', 'Quand une main montrée à un est montrée à tous'),
    about: t(
      'At what moment the others see a hand that was shown to one person.',
      'À quel moment les autres voient une main qui a été montrée à une personne.',
    ),
    values: {
      afterRound: t('after the betting round, so that nobody gains by it', 'après le tour d’enchères, pour que nul n’en profite'),
      endOfHandOrAtOnce: t(
        'at the end of the hand; at once if an opponent saw it',
        'à la fin de la main ; aussitôt si un adversaire l’a vue',
      ),
    },
    books: {
      redcactus: stands('afterRound', 'MO 12.7'),
      mons: says('afterRound', 'MO 12.7'),
      tdaFr: stands('afterRound', 'MO 12.7'),
      ropta: says('endOfHandOrAtOnce', 'RO 11.4'),
    },
    silent: stands('endOfHandOrAtOnce', 'RO 11.4'),
  }),
};

export const folded = {
  showToEachOther: rule`penaltyPossible | Folded players who show each other their cards: forbidden; a penalty is possible
    | Joueurs hors de la main qui se montrent leurs cartes : interdit ; une sanction est possible
    | RC 67; RC 71-B; TDA 12; TDA 7; RO 11.3; RO 11.1; TF §10 b6 | RO 11.3; RO 11.1`,
};

export const talk = {
  ownHand: choice({
    title: t('Saying what one’s live hand is', 'Dire ce que contient sa main vivante'),
    about: t(
      'Whether a player who tells their hand before the betting is over is punished.',
      'Si celui qui annonce sa main avant la fin des enchères est sanctionné.',
    ),
    values: penalty,
    books: {
      redcactus: says('possible', 'RC 67; RC 71-B'),
      mons: says('due', 'MO 6.1'),
      tdaFr: says('possible', 'TDA 12; TDA 7'),
      ropta: says('possible', 'RO 11.3; RO 11.1'),
      toufflers: says('due', 'TF §7 b1'),
    },
  }),
  aboutLiveOrDeadHand: choice({
    title: t('Talking of other hands, live or dead', 'Parler d’autres mains, vivantes ou mortes'),
    about: t(
      'Whether a player is punished who says in the hand what is or was in a hand, their own thrown one included.',
      'Si un joueur est sanctionné qui dit pendant la main ce que contient ou contenait une main, la sienne jetée comprise.',
    ),
    values: penalty,
    books: {
      redcactus: says('possible', 'RC 67; RC 71-B'),
      mons: says('due', 'MO 12.2'),
      tdaFr: says('possible', 'TDA 12; TDA 7'),
      ropta: says('possible', 'RO 11.3; RO 11.1'),
    },
    silent: stands('possible', 'RO 11.3; RO 11.1'),
  }),
};

export const readHand = {
  notTabled: rule`penaltyPossible | Reading a hand that is not tabled: forbidden; a penalty is possible
    | Lire une main qui n’est pas tablée : interdit ; une sanction est possible | RC 67; RC 71-B; TDA 12; TDA 7; RO 11.3; RO 11.1 | RC 67`,
};
