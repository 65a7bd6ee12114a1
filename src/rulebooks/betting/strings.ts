/**
 * Bets made in several motions, the ways to raise, and where chips are put.
 */
import { agreed, choice, cites, says, stands, t } from '../definition.js';

export const raise = {
  methods: agreed('oneMotionOrAnnounced', t('in one motion, or announced first', "en une fois, ou annoncée d'abord"), {
    title: t('Ways to raise', 'Manières de relancer'),
    about: t('How a raise that stands as meant is made.', "Comment se fait une relance qui vaut ce qu'elle veut."),
    books: { redcactus: 'RC 46-A; RC 46-B; RC 46-C', mons: 'MO 8.3', tdaFr: 'TDA 32', ropta: 'RO 9.5', toufflers: 'TF §9 b3' },
  }),
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
  noBetFaced: agreed('firstMotion', t('the first motion is the bet', 'le premier geste est la mise'), {
    title: t('Several motions, nobody has bet', "Plusieurs gestes, personne n'a misé"),
    about: t('What an opening bet put in little by little is worth.', 'Ce que vaut une ouverture posée peu à peu.'),
    books: {
      redcactus: cites('RC 41', { reading: 'CB-RC-06' }),
      mons: 'MO 8.17',
      tdaFr: 'TDA 39',
      ropta: 'RO 9.5',
      toufflers: 'TF §9 b16',
    },
  }),
  amountAnnouncedFirst: agreed('allowed', t('allowed', 'permis'), {
    title: t('Several motions after the amount was said', 'Plusieurs gestes après le montant dit'),
    about: t(
      'Whether chips may be put in little by little once the total was announced.',
      'Si les jetons peuvent se poser peu à peu une fois le total annoncé.',
    ),
    books: { redcactus: 'RC 46-B', mons: 'MO 8.3', tdaFr: 'TDA 32', ropta: 'RO 9.5', toufflers: 'TF §9 b3' },
  }),
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
  raiseDeclaredOddFirstAmount: agreed('minimumRaise', t('the minimum raise', 'la relance minimum'), {
    title: t('"Raise", then an odd first amount', '« Relance », puis un premier montant quelconque'),
    about: t(
      'What a declared raise is worth when its first motion is neither the call nor a minimum raise.',
      "Ce que vaut une relance annoncée dont le premier geste n'est ni le suivi ni une relance minimum.",
    ),
    books: { redcactus: 'RC 46-C', mons: 'MO 8.9', tdaFr: 'TDA 30', ropta: 'RO 9.5; RO 9.10', toufflers: 'TF §9 b9' },
  }),
  whoDeclares: agreed(
    'dealerElseTableThenDirector',
    t('a dealer; without one the table, then the director', 'un croupier ; sans croupier la table, puis le directeur'),
    {
      title: t('Who says that there were several motions', "Qui dit qu'il y a eu plusieurs gestes"),
      about: t('Who declares a bet made in several motions.', 'Qui déclare une mise faite en plusieurs gestes.'),
      unread: t(
        'The motions are stated to the program, not who pointed them out',
        'Les gestes sont rapportés au programme, non qui les a relevés',
      ),
      books: {
        redcactus: cites('RC 56', { completedBy: 'custom' }),
        mons: cites('MO 8.17', { completedBy: 'custom' }),
        tdaFr: 'TDA 39',
        ropta: cites('RO presentation', { completedBy: 'custom' }),
      },
      silent: 'custom',
    },
  ),
  penalty: choice({
    title: t('Penalty for betting in several motions', 'Sanction des mises en plusieurs gestes'),
    about: t('When a bet made in several motions can be punished.', 'Quand une mise en plusieurs gestes peut être sanctionnée.'),
    values: {
      onAbuse: t('when it is abused', "en cas d'abus"),
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

export const bet = {
  placement: choice({
    title: t('Where bets are put', 'Où se posent les mises'),
    about: t(
      'Where on the table chips are bet; to stray from it on purpose or again and again is an offence.',
      "Où se posent les jetons misés ; s'en écarter exprès ou sans cesse est une faute.",
    ),
    unread: t(
      'Where chips are put is seen at the table; what is wrong there is recorded as an infraction',
      "Où se posent les jetons se voit à table ; ce qui n'y va pas se note comme une infraction",
    ),
    values: {
      withinDealersReach: t("within the dealer's reach", 'à portée du donneur'),
      halfway: t('halfway to the centre', 'à mi-chemin du centre'),
      forwardClearOfPot: t('forward, in reach, clear of the pot', 'en avant, à portée, loin du pot'),
    },
    books: {
      redcactus: says('withinDealersReach', 'RC 70'),
      mons: says('halfway', 'MO 8.10; MO 8.12'),
      ropta: says('forwardClearOfPot', 'RO 9.2'),
      toufflers: says('halfway', 'TF §9 b10; TF §9 b12'),
    },
    silent: stands('forwardClearOfPot', 'RO 9.2'),
  }),
};
