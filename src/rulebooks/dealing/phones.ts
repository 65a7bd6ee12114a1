/**
 * Phones and other devices at the table.
 */
import { choice, says, stands, t } from '../definition.js';

export const phone = {
  allowed: choice({
    title: t('Phones at the table', 'Téléphones à table'),
    about: t(
      'What a seated player may do with a phone or another device.',
      'Ce qu’un joueur assis peut faire d’un téléphone ou d’un autre appareil.',
    ),
    values: {
      noCallsNorScreenInHand: t(
        'no calls; nothing on the table; no screen while they have cards',
        'ni appels, ni appareil sur la table, ni écran tant qu’il a des cartes',
      ),
      noCallsElseHouse: t('no calls; other uses as the house says', 'pas d’appels ; le reste selon la maison'),
      never: t('nothing at all', 'rien du tout'),
    },
    books: {
      redcactus: says('noCallsNorScreenInHand', 'RC 4'),
      mons: says('noCallsElseHouse', 'MO 12.5', { completedBy: 'RO 1.3' }),
      tdaFr: says('never', 'TDA 15'),
      ropta: says('noCallsElseHouse', 'RO 1.3'),
    },
    silent: stands('noCallsElseHouse', 'RO 1.3'),
  }),
  whileInHand: {
    handFate: choice({
      title: t('A phone used with live cards', 'Téléphone utilisé avec des cartes en jeu'),
      about: t(
        'What becomes of the hand of a player who uses a phone or another device while they are in it, all-in or not.',
        'Ce que deviennent les cartes de celui qui utilise un téléphone ou un autre appareil alors qu’il est dans la main, à tapis ou non.',
      ),
      values: {
        dead: t('dead at once', 'morte aussitôt'),
        warningThenDead: t('a warning, then dead if they do it again', 'un avertissement, puis morte s’il recommence'),
      },
      books: {
        redcactus: stands('warningThenDead', 'RO 4.1', { reading: 'CD-RC-22' }),
        mons: says('dead', 'MO 5.5; MO 12.5', { reading: 'CD-MO-15' }),
        ropta: says('warningThenDead', 'RO 4.1', { reading: 'CD-RO-16' }),
      },
      silent: stands('warningThenDead', 'RO 4.1'),
    }),
  },
};
