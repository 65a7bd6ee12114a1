/**
 * Bets made in several motions, the ways to raise, and where chips are put.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const raise = {
  methods: rule`oneMotionOrAnnounced | Ways to raise: in one motion, or announced first
    | Manières de relancer : en une fois, ou annoncée d’abord | RC 46-A; RC 46-B; RC 46-C; MO 8.3; TDA 32; RO 9.5; TF §9 b3`,
};

export const string = {
  facingBet: choice({
    title: t('Several motions, facing a bet', 'Plusieurs gestes, face à une mise'),
    about: t('What chips put in little by little without a word are worth.', 'Ce que valent des jetons posés peu à peu sans un mot.'),
    values: {
      call: t('a plain call', 'un simple suivi'),
      firstMotion: t('the first motion, read by itself', 'le premier geste, lu seul'),
    },
    books: {
      redcactus: says('call', 'RC 56'),
      mons: says('firstMotion', 'MO 8.17'),
      tdaFr: says('firstMotion', 'TDA 39', { reading: 'CB-TD-06' }),
      ropta: says('firstMotion', 'RO 9.5', { reading: 'CB-RO-12' }),
      toufflers: says('firstMotion', 'TF §9 b16'),
    },
  }),
  noBetFaced: rule`firstMotion | Several motions, nobody has bet: the first motion is the bet
    | Plusieurs gestes, personne n’a misé : le premier geste est la mise | RC 41 [CB-RC-06]; MO 8.17; TDA 39; RO 9.5; TF §9 b16`,
  amountAnnouncedFirst: rule`allowed | Several motions after the amount was said: allowed | Plusieurs gestes après le montant dit : permis
    | RC 46-B; MO 8.3; TDA 32; RO 9.5; TF §9 b3`,
  raiseDeclaredThenCallThenRest: choice({
    title: t('"Raise", the call, then the rest', '« Relance », le suivi, puis le reste'),
    about: t(
      'What a declared raise is worth when the exact call goes in first and the rest after it.',
      'Ce que vaut une relance annoncée dont on pose le suivi exact, puis le reste.',
    ),
    values: {
      callPlusRest: t('a raise to the sum of both', 'une relance à la somme des deux'),
      minimumRaise: t('the minimum raise', 'la relance minimum'),
    },
    books: {
      redcactus: says('callPlusRest', 'RC 46-C', { reading: 'CB-RC-03' }),
      mons: says('minimumRaise', 'MO 8.17; MO 8.9'),
      tdaFr: says('minimumRaise', 'TDA 39; TDA 30'),
      ropta: says('minimumRaise', 'RO 9.5; RO 9.10', { reading: 'CB-RO-12' }),
      toufflers: says('minimumRaise', 'TF §9 b16; TF §9 b9'),
    },
  }),
  raiseDeclaredOddFirstAmount: rule`minimumRaise | "Raise", then an odd first amount: the minimum raise
    | « Relance », puis un premier montant quelconque : la relance minimum | RC 46-C; MO 8.9; TDA 30; RO 9.5; RO 9.10; TF §9 b9`,
  penalty: choice({
    title: t('Penalty for betting in several motions', 'Sanction des mises en plusieurs gestes'),
    about: t('When a bet made in several motions can be punished.', 'Quand une mise en plusieurs gestes peut être sanctionnée.'),
    values: {
      onAbuse: t('when it is abused', 'en cas d’abus'),
      directorMay: t('at the discretion of the director', 'à la discrétion du directeur'),
    },
    books: {
      redcactus: stands('directorMay', 'RC 71-B'),
      mons: says('onAbuse', 'MO 8.17'),
      tdaFr: stands('directorMay', 'TDA 7'),
      ropta: stands('directorMay', 'RO 11.1'),
    },
    silent: stands('directorMay', 'TDA practice'),
  }),
};
