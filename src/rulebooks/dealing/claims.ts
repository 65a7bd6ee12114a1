/**
 * Until when, and by whom, a hand that is over can be disputed.
 */
import { agreed, choice, says, silence, stands, t } from '../definition.js';

const nextHandStart = t('until the next hand begins', "jusqu'au début de la main suivante");
const cardsPickedUp = t('until the cards are picked up', "jusqu'au ramassage des cartes");

export const claim = {
  reading: {
    until: choice({
      title: t('Disputing the reading of a hand', "Contester la lecture d'une main"),
      about: t('Until when the reading of a tabled hand can be disputed.', "Jusqu'à quand se conteste la lecture d'une main tablée."),
      values: { nextHandStart, cardsPickedUp },
      books: {
        redcactus: says('nextHandStart', 'RC 22; RC 23', { reading: 'CD-RC-03' }),
        mons: says('nextHandStart', 'MO 10.1', { reading: 'CD-MO-13' }),
        tdaFr: stands('cardsPickedUp', 'RO 10.9', { reading: 'CD-TD-07' }),
        ropta: says('cardsPickedUp', 'RO 10.9', { reading: 'CD-RO-19' }),
        toufflers: says('nextHandStart', 'TF §11 b1', { reading: 'CD-MO-13' }),
      },
    }),
  },
  award: {
    until: choice({
      title: t('Disputing an award', 'Contester une attribution'),
      about: t(
        'Until when it can be disputed to whom a pot or a share of it went, or how it was added up.',
        "Jusqu'à quand se conteste à qui est allé un pot ou une part, ou le calcul du partage.",
      ),
      values: {
        nextHandSa: t('until substantial action in the next hand', "jusqu'à une action substantielle de la main suivante"),
        nextHandStart,
        cardsPickedUp,
      },
      books: {
        redcactus: says('nextHandSa', 'RC 22', { reading: 'CD-RC-03' }),
        mons: says('nextHandStart', 'MO 10.1', { reading: 'CD-MO-14' }),
        tdaFr: stands('cardsPickedUp', 'RO 10.9', { reading: 'CD-TD-07' }),
        ropta: says('cardsPickedUp', 'RO 10.9', { reading: 'CD-RO-01' }),
        toufflers: says('nextHandStart', 'TF §11 b1', { reading: 'CD-MO-14' }),
      },
    }),
  },
  handEndsDuringBreak: choice({
    title: t('A hand that ends during a break', 'Main finie pendant une pause'),
    about: t('Until when such a hand can be disputed.', "Jusqu'à quand une telle main se conteste."),
    values: {
      oneMinute: t('one minute after the award', "une minute après l'attribution"),
      asUsual: t('as any other hand', 'comme toute autre main'),
    },
    books: {
      redcactus: says('oneMinute', 'RC 22', { reading: 'CD-RC-04' }),
      mons: stands('asUsual', 'MO 10.1'),
      toufflers: stands('asUsual', 'TF §11 b1'),
    },
    silent: stands('asUsual', 'RO 10.9'),
  }),
  byWhom: agreed('anybodyAtTable', t('any player at the table, in the hand or not', 'tout joueur de la table, dans le coup ou non'), {
    title: t('Who may dispute a hand', 'Qui peut contester un coup'),
    about: t('Whose word reopens a reading or an award.', 'De qui vient ce qui rouvre une lecture ou une attribution.'),
    unread: t(
      'A claim says who made it, and nobody is asked who they are',
      "Une réclamation dit qui l'a faite, et nul n'est écarté pour ce qu'il est",
    ),
    cites: 'RC 12; MO 9.11; TDA 29; RO 10.9; RO 10.2; TF §10 b11',
  }),
  lateButEverybodyAgrees: agreed('noChange', t('nothing changes', 'rien ne change'), {
    title: t('Too late, but everybody agrees', "Trop tard, mais tous sont d'accord"),
    about: t(
      'Whether agreement reopens an award after the time to dispute it.',
      "Si l'accord de tous rouvre une attribution après le délai.",
    ),
    unread: t('A claim says nothing of who agrees', "Une réclamation ne dit rien de qui est d'accord"),
    cites: 'MO 10.1 [CD-MO-13]; RO 10.9; TF §11 b1 [CD-MO-13]',
    silent: 'RO 10.9',
  }),
  receivedByOutsideBody: agreed('none', t('nobody', 'personne'), {
    title: t('Appeal outside the tournament', 'Recours hors du tournoi'),
    about: t('Who hears a claim that the director refused.', 'Qui entend une réclamation que le directeur a refusée.'),
    unread: t('No command reaches beyond the director', 'Aucune commande ne va plus loin que le directeur'),
    cites: 'RC 1; MO 1.1; TDA 1; RO 1.7',
    silent: 'RO 1.7',
  }),
};

export const retroactivity = agreed('none', t('none', 'aucun'), {
  title: t('Effect of a ruling on earlier hands', "Effet d'une décision sur des coups passés"),
  about: t('Whether a hand changes that is over and can be disputed no more.', 'Si change un coup terminé qui ne se conteste plus.'),
  unread: t(
    'A hand that is over takes nothing but claims, and those only in their time',
    'Un coup fini ne reçoit que des réclamations, et seulement dans leur délai',
  ),
  books: { redcactus: 'RC 22', mons: 'MO 10.1', tdaFr: silence('RO 10.9; RO 5.4'), ropta: 'RO 10.9; RO 5.4', toufflers: 'TF §11 b1' },
});
