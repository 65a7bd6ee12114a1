/**
 * Blinds: who posts them, what counts as a bet, short and missing blinds.
 */
import { agreed, cites, silence, t } from '../definition.js';

export const blinds = {
  posters: agreed('nextTwoSeats', t('the two seats after the button', 'les deux sièges après le bouton'), {
    title: t('Who posts the blinds', 'Qui pose les blindes'),
    about: t('Which seats put in the forced bets before the deal.', 'Quels sièges versent les mises forcées avant la donne.'),
    books: { redcactus: 'RC preamble, blinds; RC preamble, course of a hand', ropta: 'RO 4.3' },
    silent: 'RO 4.3',
  }),
  amountSource: agreed('structure', t("the tournament's structure", 'la structure du tournoi'), {
    title: t('Where the amounts come from', "D'où viennent les montants"),
    about: t('What fixes the size of the blinds.', 'Ce qui fixe le montant des blindes.'),
    unread: t(
      'Amounts come with the hand, from the levels of the tournament',
      'Les montants viennent avec le coup, des paliers du tournoi',
    ),
    books: { redcactus: 'RC preamble, blinds', ropta: silence('RO 4.2') },
    silent: 'TDA practice',
  }),
  bigBlindOption: agreed('mayRaise', t('may raise', 'peut relancer'), {
    title: t("The big blind's option", "L'option de la grosse blinde"),
    about: t('What the big blind may do when they were only called.', 'Ce que peut faire la grosse blinde qui a seulement été suivie.'),
    books: {
      redcactus: cites('RC preamble, course of a hand', { completedBy: 'RO 9.7' }),
      mons: 'MO 7.3',
      ropta: 'RO 9.7',
      toufflers: 'TF §8 b3',
    },
    silent: 'RO 9.7',
  }),
  bigBlindIsABet: agreed('bet', t('a bet', 'une mise'), {
    title: t('The big blind counts as', 'La grosse blinde vaut'),
    about: t(
      'Whether the posted big blind opens the betting before the flop.',
      'Si la grosse blinde posée ouvre les enchères avant le flop.',
    ),
    books: { redcactus: 'RC 42', mons: 'MO 8.6', ropta: 'RO 9.7', toufflers: 'TF §9 b6' },
    silent: 'RO 9.7',
  }),
  smallBlindIsABet: agreed('notABet', t('not a bet', "n'est pas une mise"), {
    title: t('The small blind counts as', 'La petite blinde vaut'),
    about: t('Whether a raise may be measured on the small blind.', 'Si une relance peut se mesurer sur la petite blinde.'),
    books: { redcactus: 'RC 42; RC preamble, betting', ropta: 'RO 9.6' },
    silent: 'RO 9.6',
  }),
  shortPoster: agreed('allInOthersOweFull', t('all-in; the others still owe it in full', 'à tapis ; les autres la doivent en entier'), {
    title: t('A blind that cannot be paid in full', 'Une blinde trop courte'),
    about: t(
      'What becomes of a player whose stack is below their blind, and of those who act after them.',
      'Ce que devient celui dont le tapis ne couvre pas sa blinde, et ce que doivent les suivants.',
    ),
    books: { mons: cites('MO 8.6', { completedBy: 'RO 9.7' }), ropta: 'RO 9.7', toufflers: cites('TF §9 b6', { completedBy: 'RO 9.7' }) },
    silent: 'RO 9.7',
  }),
  headsUp: agreed(
    'buttonPostsSmallSpeaksFirst',
    t('button: small blind, first before the flop, last after', 'bouton : petite blinde, premier avant le flop, dernier après'),
    {
      title: t('Blinds between two players', 'Blindes en tête-à-tête'),
      about: t(
        'Who posts the small blind and who speaks first when two are left.',
        'Qui pose la petite blinde et qui parle en premier à deux.',
      ),
      books: {
        redcactus: 'RC 34',
        mons: cites('MO 7.16', { completedBy: 'RO 4.4' }),
        tdaFr: cites('TDA 35', { completedBy: 'RO 4.4' }),
        ropta: 'RO 4.4',
        toufflers: cites('TF §8 b13', { completedBy: 'RO 4.4' }),
      },
    },
  ),
  deadSmallBlind: agreed('none', t('nobody posts one', "personne n'en pose"), {
    title: t('A small blind that is gone', 'Petite blinde sortie'),
    about: t('What replaces the small blind of a player who has left.', "Ce qui remplace la petite blinde d'un joueur parti."),
    books: {
      redcactus: 'RC 32',
      mons: 'MO 7.13',
      tdaFr: cites('TDA 6', { completedBy: 'RO 4.3' }),
      ropta: 'RO 4.3',
      toufflers: 'TF §8 b10',
    },
  }),
  absentPlayer: agreed('taken', t('taken from their stack', 'prélevées sur son tapis'), {
    title: t("An absent player's blinds and antes", "Blindes et antes d'un absent"),
    about: t('Whether forced bets are taken from a player who is away.', 'Si les mises forcées sont prises à un joueur absent.'),
    books: {
      redcactus: 'RC 30; RC 71-C',
      mons: 'MO 3.2',
      tdaFr: cites('TDA 7', { completedBy: 'RO 4.1', reading: 'CD-TD-06' }),
      ropta: 'RO 4.1',
      toufflers: 'TF §4 b2',
    },
  }),
};
