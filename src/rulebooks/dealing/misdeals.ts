/**
 * Misdeals: until when there is one, and what it does to play (the causes stand in `misdeal-causes.ts`, the second deal in `redeal.ts`).
 */
import { choice, rule, says, stands, t, yesOrNo } from '../definition.js';
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
        notConcerned: t('those that the fault did not touch', 'celles que la faute n’a pas touchées'),
      },
      books: {
        redcactus: says('rightCount', 'RC 38; RC 35'),
        mons: says('notConcerned', 'MO 2.20', { reading: 'CD-MO-04' }),
        ropta: says('rightCount', 'RO 6.7', { reading: 'CD-RO-22' }),
        toufflers: says('notConcerned', 'TF §2 b17', { reading: 'CD-MO-04' }),
      },
      silent: stands('rightCount', 'RO 6.7'),
    }),
    aberration: rule`ruling | An absurdity seen too late: the director rules | Aberration vue trop tard : le directeur tranche
      | RC 1; MO 2.20; MO 13.2 [CD-MO-04]; TDA 1; RO 1.1; TF §2 b17 (RO 1.1) [CD-MO-04]`,
    deadHandsChips: rule`stayInPot | Chips of a hand that dies for a late misdeal: stay in the pot
      | Jetons d’une main tuée par une fausse donne tardive : restent au pot | RC 41 | RO 8.2`,
  },
  repeatedBySamePlayer: rule`due | Penalty for misdeals again and again: due | Sanction des fausses donnes à répétition : due
    | MO 2.9; RO 6.2; TF §2 b9 | RO 6.2`,
  replay,
};
