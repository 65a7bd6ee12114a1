/**
 * Antes: format, amount, who pays, what a short stack pays first, what can be won of them.
 */
import { choice, rule, says, stands, t } from '../definition.js';

const headsUpValues = {
  paid: t('still paid, at the short-handed amount', 'encore payé, au montant réduit'),
  noneUnlessClassic: t('none, unless every player pays their own', 'aucun, sauf si chacun paie le sien'),
};

export const ante = {
  format: choice({
    title: t('Format', 'Format'),
    about: t(
      'Who pays the ante where the tournament’s structure does not say.',
      'Qui paie l’ante là où la structure du tournoi ne le dit pas.',
    ),
    unread: t(
      'A tournament is created with its ante format; the book only says what is usual',
      'Un tournoi est créé avec son format d’ante ; le livre ne dit que l’usage',
    ),
    values: {
      none: t('no ante', 'pas d’ante'),
      classic: t('every player', 'chaque joueur'),
      button: t('the button, for the table', 'le bouton, pour la table'),
      bigBlind: t('the big blind, for the table', 'la grosse blinde, pour la table'),
    },
    books: { redcactus: says('none', 'RC preamble, big blind ante'), ropta: says('bigBlind', 'RO 4.2') },
    silent: stands('none', 'RO 4.2'),
  }),
  amount: choice({
    title: t('Amount', 'Montant'),
    about: t('How large the ante is.', 'La valeur de l’ante.'),
    values: { structure: t('as the structure says', 'selon la structure'), bigBlind: t('one big blind', 'une grosse blinde') },
    books: { redcactus: says('bigBlind', 'RC preamble, big blind ante'), ropta: says('structure', 'RO 4.2') },
    silent: stands('structure', 'RO 4.2'),
  }),
  classic: {
    payers: rule`everyPlayer | Who pays a classic ante: every player at the table | Qui paie l’ante classique : chaque joueur de la table
      | RO 4.2 | RO 4.2`,
    shortOrder: rule`anteFirst | A short stack and a classic ante: the ante first | Tapis court et ante classique : l’ante d’abord |
      | custom`,
  },
  button: {
    payer: rule`button | Who pays a button ante: the button | Qui paie l’ante de bouton : le bouton | RO 4.2 | RO 4.2`,
    whenButtonDead: rule`noAnte | Button ante under a dead button: no ante | Ante de bouton, bouton mort : pas d’ante | RO 4.3 | RO 4.3`,
    shortOrder: rule`anteOnly | A short button and their ante: the ante alone: they owe no blind
      | Bouton court et son ante : l’ante seul : il ne doit pas de blinde | RO 9.7 | RO 9.7`,
  },
  bigBlind: {
    payer: rule`bigBlind | Who pays a big blind ante: the big blind | Qui paie l’ante de grosse blinde : la grosse blinde
      | RC preamble, big blind ante; RO 4.2 | RO 4.2`,
    shortOrder: choice({
      title: t('A short big blind and their ante', 'Grosse blinde courte et son ante'),
      about: t('What a big blind who cannot cover both pays first.', 'Ce que paie d’abord une grosse blinde qui ne couvre pas les deux.'),
      values: { blindFirst: t('the blind first', 'la blinde d’abord'), anteFirst: t('the ante first', 'l’ante d’abord') },
      books: {
        redcactus: says('blindFirst', 'RC preamble, big blind ante'),
        ropta: says('anteFirst', 'RO 4.2; RO 9.7', { reading: 'CB-RO-01' }),
      },
      silent: stands('anteFirst', 'RO 4.2'),
    }),
  },
  shortHanded: {
    maxPlayers: choice({
      title: t('Smaller ante at a short-handed table', 'Ante réduit à table courte'),
      about: t('With how many players dealt in the ante is reduced.', 'À combien de joueurs servis l’ante est réduit.'),
      values: {
        never: t('never', 'jamais'),
        fiveOrFewer: t(
          '5 or fewer at tables of 9 and 10 seats, 4 or fewer at 8',
          '5 ou moins aux tables de 9 et 10, 4 ou moins aux tables de 8',
        ),
        exactlyFive: t(
          'exactly 5 at tables of 9 and 10 seats, exactly 4 at 8',
          '5 exactement aux tables de 9 et 10, 4 exactement aux tables de 8',
        ),
      },
      books: { redcactus: says('fiveOrFewer', 'RC preamble, big blind ante', { reading: 'CB-RC-04' }) },
      silent: stands('never', 'TDA-EN RP-11'),
    }),
    amount: choice({
      title: t('The reduced ante', 'L’ante réduit'),
      about: t('How large the ante is at a short-handed table.', 'La valeur de l’ante à table courte.'),
      values: { smallBlind: t('one small blind', 'une petite blinde'), unreduced: t('the ordinary ante', 'l’ante ordinaire') },
      books: { redcactus: says('smallBlind', 'RC preamble, big blind ante') },
      silent: stands('unreduced', 'TDA-EN RP-11'),
    }),
  },
  headsUp: choice({
    title: t('Ante between two players', 'Ante en tête-à-tête'),
    about: t('Whether an ante is paid when two players are left.', 'Si une ante se paie encore à deux joueurs.'),
    values: headsUpValues,
    books: {
      redcactus: says('paid', 'RC preamble, big blind ante', { reading: 'CB-RC-04' }),
      ropta: says('noneUnlessClassic', 'RO 4.4'),
    },
    silent: stands('noneUnlessClassic', 'RO 4.4'),
  }),
  countsTowardCall: rule`deadMoney | Ante towards the call: no: it goes to the pot on top
    | L’ante compte-t-il pour suivre : non : il va au pot en plus | RC preamble, big blind ante; RO 4.2 | RO 4.2`,
  anteOnlyBigBlind: {
    callAmount: rule`fullBigBlind | To call when the ante took everything: one full big blind
      | Pour suivre quand l’ante a tout pris : une grosse blinde entière | RO 4.2 [CB-RO-15] | RO 4.2`,
  },
  winnable: {
    otherAllIn: rule`wholeAnte | Ante won by another all-in player: the whole ante | Ante gagné par un autre tapis : l’ante entier
      | RO 4.2; RO 9.7 [CB-RO-19] | RO 4.2`,
    payerAllInOnAnte: rule`ownAnteOnly | Won by the payer all-in on their ante: only the ante they paid
      | Gain du payeur à tapis sur son ante : seulement l’ante qu’il a payé | RO 4.2; RO 9.7 | RO 4.2`,
    partialBigBlind: rule`anteAndMatchedBlind | Won by a partial big blind: the ante, and their part of the blind from each
      | Gain d’une grosse blinde partielle : l’ante, et sa part de blinde de chacun | RC (RC preamble, betting); RO 4.2 | RO 4.2`,
    classicShort: rule`ownAnteFromEach | Won on a short classic ante: from each player at most their own ante
      | Gain sur une ante classique court : de chacun au plus son propre ante |  | custom`,
  },
};
