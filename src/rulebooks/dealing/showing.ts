/**
 * Cards shown while the hand is running: one player to a hand (matrix section 12).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, t } from '../definition.js';

const live = t('live', 'vivante');
const liveShownToAll = t('live, and shown to all', 'vivante, et montrée à tous');

export const show = {
  toOnePerson: {
    notInHand: choice({
      title: t('Cards shown to somebody out of the hand', "Cartes montrées à quelqu'un hors du coup"),
      about: t(
        'What becomes of a hand shown on purpose to one person who is not in it, while two opponents or more are.',
        'Ce que devient une main montrée exprès à une personne hors du coup, quand deux adversaires au moins y sont.',
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
        "live, shown to all; to one who had not acted, the round's bets are played again",
        "vivante, montrée à tous ; à qui n'avait pas agi, les mises du tour sont rejouées",
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
};
