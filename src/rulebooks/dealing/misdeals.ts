/**
 * Misdeals: until when there is one, and what it does to play (the causes stand in `misdeal-causes.ts`, the second deal in `redeal.ts`).
 */
import { agreed, choice, says, stands, t, yesOrNo } from '../definition.js';
import { cause } from './misdeal-causes.js';
import { replay } from './redeal.js';

export const misdeal = {
  listIsOpen: yesOrNo({
    title: t('Misdeals beyond the list', 'Fausses donnes hors liste'),
    about: t(
      'Whether a fault that the book does not name can be a misdeal.',
      'Si une faute que le livre ne nomme pas peut être une fausse donne.',
    ),
    yes: t('yes, the director may declare it', 'oui, le directeur peut la déclarer'),
    no: t('no', 'non'),
    books: { redcactus: says(true, 'RC 35'), tdaFr: says(false, 'TDA 27', { completedBy: 'RO 6.1' }) },
    silent: stands(false, 'custom'),
  }),
  automatic: yesOrNo({
    title: t('A misdeal by itself', 'Fausse donne de plein droit'),
    about: t(
      'Whether a listed fault makes a misdeal without anybody declaring it.',
      'Si une faute de la liste fait fausse donne sans que personne la déclare.',
    ),
    unread: t(
      'A fault of the deal is declared by being reported: nobody knows of one that was not',
      "Une faute de donne se déclare en la signalant : personne ne connaît celle qui ne l'est pas",
    ),
    yes: t('by itself', 'de plein droit'),
    no: t('once declared', 'une fois déclarée'),
    books: {
      redcactus: says(false, 'RC 35'),
      mons: says(true, 'MO 2.17'),
      tdaFr: says(true, 'TDA 27'),
      ropta: says(true, 'RO 6.1'),
      toufflers: says(true, 'TF §2 b16'),
    },
  }),
  cause,
  deadline: choice({
    title: t('Too late for a misdeal', 'Trop tard pour une fausse donne'),
    about: t('What closes the right to a misdeal.', 'Ce qui ferme le droit à une fausse donne.'),
    values: {
      sa: t('substantial action', 'une action substantielle'),
      twoPlayersWithChips: t('two players have put in chips after the blinds', 'deux joueurs ont engagé des jetons après les blindes'),
    },
    books: {
      redcactus: says('sa', 'RC 35; RC 36'),
      mons: says('twoPlayersWithChips', 'MO 2.20', { reading: 'CD-MO-04' }),
      ropta: says('sa', 'RO 6.7'),
      toufflers: says('twoPlayersWithChips', 'TF §2 b17', { reading: 'CD-MO-04' }),
    },
    silent: stands('sa', 'RO 6.7'),
  }),
  afterDeadline: {
    whoPlays: choice({
      title: t('A misdeal seen too late', 'Fausse donne vue trop tard'),
      about: t(
        'Which hands play on when a misdeal is noticed too late.',
        'Quelles mains continuent quand la fausse donne est vue trop tard.',
      ),
      unread: t(
        'Hands of a wrong count die and all others play on, in every book',
        'Les mains au nombre faux meurent et toutes les autres continuent, dans chaque livre',
      ),
      values: {
        rightCount: t('those of the right number of cards', 'celles qui ont le bon nombre de cartes'),
        notConcerned: t('those that the fault did not touch', "celles que la faute n'a pas touchées"),
      },
      books: {
        redcactus: says('rightCount', 'RC 38; RC 35'),
        mons: says('notConcerned', 'MO 2.20', { reading: 'CD-MO-04' }),
        ropta: says('rightCount', 'RO 6.7', { reading: 'CD-RO-22' }),
        toufflers: says('notConcerned', 'TF §2 b17', { reading: 'CD-MO-04' }),
      },
      silent: stands('rightCount', 'RO 6.7'),
    }),
    aberration: agreed('ruling', t('the director rules', 'le directeur tranche'), {
      title: t('An absurdity seen too late', 'Aberration vue trop tard'),
      about: t(
        'What is done when a fault noticed too late makes the hand absurd.',
        'Que faire quand une faute vue trop tard rend le coup aberrant.',
      ),
      cites: 'RC 1; MO 2.20; MO 13.2 [CD-MO-04]; TDA 1; RO 1.1; TF §2 b17 (RO 1.1) [CD-MO-04]',
    }),
    deadHandsChips: agreed('stayInPot', t('stay in the pot', 'restent au pot'), {
      title: t('Chips of a hand that dies for a late misdeal', "Jetons d'une main tuée par une fausse donne tardive"),
      about: t(
        'What becomes of the chips of a hand that dies because the misdeal was seen too late.',
        "Ce que deviennent les jetons d'une main qui meurt parce que la fausse donne fut vue trop tard.",
      ),
      unread: t(
        'Chips of a dead hand are in the pot, and no decision takes them out',
        "Les jetons d'une main morte sont au pot, et aucune décision ne les en retire",
      ),
      cites: 'RC 41',
      silent: 'RO 8.2',
    }),
  },
  repeatedBySamePlayer: agreed('due', t('due', 'due'), {
    title: t('Penalty for misdeals again and again', 'Sanction des fausses donnes à répétition'),
    about: t('Whether a player who keeps making misdeals is punished.', 'Si un joueur qui multiplie les fausses donnes est sanctionné.'),
    cites: 'MO 2.9; RO 6.2; TF §2 b9',
    silent: 'RO 6.2',
  }),
  replay,
};
