/**
 * Until when, and by whom, a hand that is over can be disputed.
 */
import { choice, rule, says, stands, t } from '../definition.js';

const nextHandStart = t('until the next hand begins', 'jusqu’au début de la main suivante');
const cardsPickedUp = t('until the cards are picked up', 'jusqu’au ramassage des cartes');

export const claim = {
  reading: {
    until: choice({
      title: t('Disputing the reading of a hand', 'Contester la lecture d’une main'),
      about: t('Until when the reading of a tabled hand can be disputed.', 'Jusqu’à quand se conteste la lecture d’une main tablée.'),
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
        'Jusqu’à quand se conteste à qui est allé un pot ou une part, ou le calcul du partage.',
      ),
      values: {
        nextHandSa: t('until substantial action in the next hand', 'jusqu’à une action substantielle de la main suivante'),
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
    about: t('Until when such a hand can be disputed.', 'Jusqu’à quand une telle main se conteste.'),
    values: {
      oneMinute: t('one minute after the award', 'une minute après l’attribution'),
      asUsual: t('as any other hand', 'comme toute autre main'),
    },
    books: {
      redcactus: says('oneMinute', 'RC 22', { reading: 'CD-RC-04' }),
      mons: stands('asUsual', 'MO 10.1'),
      toufflers: stands('asUsual', 'TF §11 b1'),
    },
    silent: stands('asUsual', 'RO 10.9'),
  }),
  byWhom: rule`anybodyAtTable | Who may dispute a hand: any player at the table, in the hand or not
    | Qui peut contester une main : tout joueur de la table, dans la main ou non | RC 12; MO 9.11; TDA 29; RO 10.9; RO 10.2; TF §10 b11`,
  lateButEverybodyAgrees: rule`noChange | Too late, but everybody agrees: nothing changes
    | Trop tard, mais tous sont d’accord : rien ne change | MO 10.1 [CD-MO-13]; RO 10.9; TF §11 b1 [CD-MO-13] | RO 10.9`,
};

export const retroactivity = rule`none | Effect of a ruling on earlier hands: none | Effet d’une décision sur des mains passées : aucun
  | RC 22; MO 10.1; RO 10.9; RO 5.4; TF §11 b1 | RO 10.9; RO 5.4`;
