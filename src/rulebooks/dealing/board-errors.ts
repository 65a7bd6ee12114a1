/**
 * What holds for every error of the board (matrix of dealing, sections 8 and 9).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, stands, t } from '../definition.js';

export const board = {
  error: {
    afterSA: choice({
      title: t('A premature card after substantial action', 'Carte prématurée après une action substantielle'),
      about: t(
        'Whether a card dealt too soon stands once substantial action was made on it.',
        "Si une carte prématurée reste une fois qu'une action substantielle s'est jouée dessus.",
      ),
      values: {
        stands: t('it stands, and play goes on', 'elle reste, et le jeu continue'),
        takenBack: t('it is taken back, and so are the bets made on it', 'elle est reprise, avec les mises faites sur elle'),
      },
      books: { mons: says('takenBack', 'MO 2.13'), ropta: says('stands', 'RO 7.1'), toufflers: says('takenBack', 'TF §2 b13') },
      silent: stands('stands', 'RO 7.1'),
    }),
  },
};
