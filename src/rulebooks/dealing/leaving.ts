/**
 * Walking away from the table with a live hand; who is there for the deal is in `presence.ts`.
 */
import { agreed, choice, cites, says, silence, stands, t } from '../definition.js';

export const leaving = {
  leavesLiveHand: {
    duty: agreed('stays', t('must stay', 'doit rester'), {
      title: t('Staying with a live hand', 'Rester avec une main vivante'),
      about: t('Whether a player in the hand may leave the table.', 'Si un joueur en jeu peut quitter la table.'),
      cites: 'RC 31; MO 3.3 (RO 4.1); TDA 38 (RO 4.1); RO 4.1; RO 1.2; TF §4 b4 (RO 4.1)',
    }),
    handFate: agreed('dead', t('dead', 'morte'), {
      title: t('The hand of a player who walks away', "Main d'un joueur qui s'éloigne"),
      about: t(
        'What becomes of the live hand of a player who leaves the table and is not all-in.',
        'Ce que devient la main vivante de celui qui quitte la table sans être à tapis.',
      ),
      books: {
        redcactus: silence('RO 4.1', { reading: 'CD-RC-17' }),
        mons: cites('MO 3.2', { completedBy: 'RO 4.1', reading: 'CD-MO-18' }),
        ropta: 'RO 4.1',
        toufflers: cites('TF §4 b2', { completedBy: 'RO 4.1', reading: 'CD-MO-18' }),
      },
      silent: 'RO 4.1',
    }),
    sanction: choice({
      title: t('Penalty for walking away from a hand', "Sanction pour s'être éloigné d'un coup"),
      about: t('Whether a player whose hand died so is punished as well.', 'Si celui dont la main est morte ainsi est aussi sanctionné.'),
      values: { possible: t('possible', 'possible'), due: t('due', 'due') },
      books: {
        redcactus: says('possible', 'RC 31', { reading: 'CD-RC-24' }),
        ropta: says('possible', 'RO 11.1; RO 4.1', { reading: 'CD-RO-29' }),
      },
      silent: stands('possible', 'RO 11.1'),
    }),
  },
  leavesAllIn: {
    handFate: agreed('live', t('live', 'vivante'), {
      title: t('The hand of an all-in player who walks away', "Main d'un joueur à tapis qui s'éloigne"),
      about: t(
        'What becomes of the hand of a player who leaves the table all-in.',
        'Ce que devient la main de celui qui quitte la table à tapis.',
      ),
      books: {
        redcactus: cites('RC 31', { completedBy: 'RO 4.1' }),
        mons: silence('RO 4.1', { reading: 'CD-MO-18' }),
        ropta: cites('RO 4.1', { reading: 'CD-RO-15' }),
        toufflers: silence('RO 4.1', { reading: 'CD-MO-18' }),
      },
      silent: 'RO 4.1',
    }),
    sanction: choice({
      title: t('Penalty for an all-in player who walks away', "Sanction d'un joueur à tapis qui s'éloigne"),
      about: t('Whether an all-in player who leaves the table is punished.', 'Si un joueur à tapis qui quitte la table est sanctionné.'),
      values: {
        possibleWhileBetting: t('possible, while somebody may still bet', 'possible, tant que quelqu’un peut encore miser'),
        dueUnlessOut: t('due, unless the player is out of the tournament', 'due, sauf si le joueur sort du tournoi'),
      },
      books: {
        redcactus: says('possibleWhileBetting', 'RC 31', { reading: 'CD-RC-24' }),
        ropta: says('dueUnlessOut', 'RO 4.1', { reading: 'CD-RO-29' }),
      },
      silent: stands('dueUnlessOut', 'RO 4.1'),
    }),
  },
  movesAwayOutOfTurn: agreed('penalty', t('a penalty is due', 'une sanction est due'), {
    title: t('Moving about when it is not their turn', "S'éloigner quand ce n'est pas son tour"),
    about: t(
      'What a player receives who moves away from the table without losing reach of the game.',
      "Ce que reçoit celui qui s'éloigne de la table en restant à portée du jeu.",
    ),
    cites: 'RO 4.1 [CD-RO-29]',
    silent: 'RO 4.1',
  }),
};
