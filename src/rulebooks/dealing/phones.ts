/**
 * Phones and other devices in the hands of players with cards (matrix section 12).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, stands, t } from '../definition.js';

export const phone = {
  whileInHand: {
    handFate: choice({
      title: t('A phone used with live cards', 'Téléphone utilisé avec des cartes en jeu'),
      about: t(
        'What becomes of the hand of a player who uses a phone or another device while he is in it.',
        'Ce que devient la main de celui qui utilise un téléphone ou un autre appareil alors qu’il est dans le coup.',
      ),
      values: {
        dead: t('dead at once', 'morte aussitôt'),
        warningThenDead: t('a warning, then dead if he does it again', "un avertissement, puis morte s'il recommence"),
      },
      books: {
        redcactus: stands('warningThenDead', 'RO 4.1', { reading: 'CD-RC-22' }),
        mons: says('dead', 'MO 12.5; MO 5.5', { reading: 'CD-MO-15' }),
        ropta: says('warningThenDead', 'RO 4.1', { reading: 'CD-RO-16' }),
      },
      silent: stands('warningThenDead', 'RO 4.1'),
    }),
  },
};
