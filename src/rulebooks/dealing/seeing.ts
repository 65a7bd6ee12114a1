/**
 * The right to see a hand, and the control of hands against collusion (matrix section 16).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, stands, t } from '../definition.js';

const officialOnly = t('only through an official, against collusion', 'seulement par un arbitre, contre la collusion');

export const see = {
  byRiverCaller: choice({
    title: t('Who called on the river asks to see', 'Celui qui a payé à la river demande à voir'),
    about: t(
      'Whether the caller of the last bet may see the hand of the player who made it.',
      "Si celui qui a payé la dernière mise peut voir la main de celui qui l'a faite.",
    ),
    values: { right: t('his right', 'son droit'), officialOnly },
    books: {
      redcactus: says('right', 'RC 18'),
      mons: says('officialOnly', 'MO 9.1', { reading: 'CD-MO-10' }),
      ropta: says('right', 'RO 10.5', { reading: 'CD-RO-27' }),
    },
    silent: stands('right', 'RO 10.5'),
  }),
  anotherCallersHand: choice({
    title: t("Asking to see another caller's hand", "Demander la main d'un autre payeur"),
    about: t(
      'Whether a player may see the hand of somebody who called as he did.',
      "Si un joueur peut voir la main de quelqu'un qui a payé comme lui.",
    ),
    values: { refused: t('refused', 'refusé'), ruling: t('the director decides', 'le directeur décide'), officialOnly },
    books: {
      redcactus: says('ruling', 'RC 18'),
      mons: says('officialOnly', 'MO 9.1', { reading: 'CD-MO-10' }),
      ropta: says('refused', 'RO 10.5', { reading: 'CD-RO-27' }),
    },
    silent: stands('refused', 'RO 10.5'),
  }),
};

export const control = {
  who: choice({
    title: t('Who may have hands checked', 'Qui peut faire contrôler des mains'),
    about: t('At whose demand hands are checked for collusion.', 'À la demande de qui des mains sont contrôlées contre la collusion.'),
    values: {
      td: t('the director alone', 'le directeur seul'),
      anyPlayer: t('any player at the table, and any official', 'tout joueur de la table, et tout arbitre'),
    },
    books: {
      redcactus: says('td', 'RC 69'),
      mons: says('anyPlayer', 'MO 9.1'),
      ropta: says('anyPlayer', 'RO 10.6', { reading: 'CD-RO-27' }),
    },
    silent: stands('anyPlayer', 'RO 10.6'),
  }),
  handsCovered: choice({
    title: t('Which hands can be checked', 'Quelles mains se contrôlent'),
    about: t('Which hands such a control reaches.', 'Quelles mains un tel contrôle atteint.'),
    values: {
      folded: t('folded hands too', 'les mains jetées aussi'),
      atShowdown: t('those that were at showdown', "celles qui étaient à l'abattage"),
      notShown: t('those that were not shown', "celles qui n'ont pas été montrées"),
    },
    books: {
      redcactus: says('folded', 'RC 69'),
      mons: says('atShowdown', 'MO 9.1'),
      ropta: says('notShown', 'RO 10.6'),
    },
    silent: stands('notShown', 'RO 10.6'),
  }),
};
