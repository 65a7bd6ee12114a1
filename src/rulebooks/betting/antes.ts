/**
 * Antes: format, amount, who pays, what a short stack pays first, what can be won of them.
 */
import { agreed, choice, cites, says, silence, stands, t } from '../definition.js';

const headsUpValues = {
  paid: t('still paid, at the short-handed amount', 'encore payé, au montant réduit'),
  noneUnlessClassic: t('none, unless every player pays their own', 'aucun, sauf si chacun paie le sien'),
};

export const ante = {
  format: choice({
    title: t('Format', 'Format'),
    about: t(
      "Who pays the ante where the tournament's structure does not say.",
      "Qui paie l'ante là où la structure du tournoi ne le dit pas.",
    ),
    unread: t(
      'A tournament is created with its ante format; the book only says what is usual',
      "Un tournoi est créé avec son format d'ante ; le livre ne dit que l'usage",
    ),
    values: {
      none: t('no ante', "pas d'ante"),
      classic: t('every player', 'chaque joueur'),
      button: t('the button, for the table', 'le bouton, pour la table'),
      bigBlind: t('the big blind, for the table', 'la grosse blinde, pour la table'),
    },
    books: { redcactus: says('none', 'RC preamble, big blind ante'), ropta: says('bigBlind', 'RO 4.2') },
    silent: stands('none', 'RO 4.2'),
  }),
  amount: choice({
    title: t('Amount', 'Montant'),
    about: t('How large the ante is.', "La valeur de l'ante."),
    values: { structure: t('as the structure says', 'selon la structure'), bigBlind: t('one big blind', 'une grosse blinde') },
    books: { redcactus: says('bigBlind', 'RC preamble, big blind ante'), ropta: says('structure', 'RO 4.2') },
    silent: stands('structure', 'RO 4.2'),
  }),
  classic: {
    payers: agreed('everyPlayer', t('every player at the table', 'chaque joueur de la table'), {
      title: t('Who pays a classic ante', "Qui paie l'ante classique"),
      about: t('Which players put in an ante of the classic format.', 'Quels joueurs versent un ante au format classique.'),
      books: { ropta: 'RO 4.2' },
      silent: 'RO 4.2',
    }),
    shortOrder: agreed('anteFirst', t('the ante first', "l'ante d'abord"), {
      title: t('A short stack and a classic ante', 'Tapis court et ante classique'),
      about: t('What a blind who cannot cover both pays first.', "Ce que paie d'abord une blinde qui ne couvre pas les deux."),
      books: {},
      silent: 'custom',
    }),
  },
  button: {
    payer: agreed('button', t('the button', 'le bouton'), {
      title: t('Who pays a button ante', "Qui paie l'ante de bouton"),
      about: t('Which player puts in the one ante of the button format.', "Quel joueur verse l'unique ante au format bouton."),
      books: { ropta: 'RO 4.2' },
      silent: 'RO 4.2',
    }),
    whenButtonDead: agreed('noAnte', t('no ante', "pas d'ante"), {
      title: t('Button ante under a dead button', 'Ante de bouton, bouton mort'),
      about: t(
        'What happens to the button ante when nobody sits on the button.',
        "Ce que devient l'ante de bouton quand le siège du bouton est vide.",
      ),
      books: { ropta: 'RO 4.3' },
      silent: 'RO 4.3',
    }),
    shortOrder: agreed('anteOnly', t('the ante alone: they owe no blind', "l'ante seul : il ne doit pas de blinde"), {
      title: t('A short button and their ante', 'Bouton court et son ante'),
      about: t('What a button whose stack is below the ante pays.', "Ce que paie un bouton dont le tapis est sous l'ante."),
      books: { ropta: 'RO 9.7' },
      silent: 'RO 9.7',
    }),
  },
  bigBlind: {
    payer: agreed('bigBlind', t('the big blind', 'la grosse blinde'), {
      title: t('Who pays a big blind ante', "Qui paie l'ante de grosse blinde"),
      about: t('Which player puts in the one ante of the big blind format.', "Quel joueur verse l'unique ante au format grosse blinde."),
      books: { redcactus: 'RC preamble, big blind ante', ropta: 'RO 4.2' },
      silent: 'RO 4.2',
    }),
    shortOrder: choice({
      title: t('A short big blind and their ante', 'Grosse blinde courte et son ante'),
      about: t('What a big blind who cannot cover both pays first.', "Ce que paie d'abord une grosse blinde qui ne couvre pas les deux."),
      values: { blindFirst: t('the blind first', "la blinde d'abord"), anteFirst: t('the ante first', "l'ante d'abord") },
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
      about: t('With how many players dealt in the ante is reduced.', "À combien de joueurs servis l'ante est réduit."),
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
      title: t('The reduced ante', "L'ante réduit"),
      about: t('How large the ante is at a short-handed table.', "La valeur de l'ante à table courte."),
      values: { smallBlind: t('one small blind', 'une petite blinde'), unreduced: t('the ordinary ante', "l'ante ordinaire") },
      books: { redcactus: says('smallBlind', 'RC preamble, big blind ante') },
      silent: stands('unreduced', 'TDA-EN RP-11'),
    }),
  },
  headsUp: choice({
    title: t('Ante between two players', 'Ante en tête-à-tête'),
    about: t('Whether an ante is paid when two players are left.', 'Si un ante se paie encore à deux joueurs.'),
    values: headsUpValues,
    books: {
      redcactus: says('paid', 'RC preamble, big blind ante', { reading: 'CB-RC-04' }),
      ropta: says('noneUnlessClassic', 'RO 4.4'),
    },
    silent: stands('noneUnlessClassic', 'RO 4.4'),
  }),
  countsTowardCall: agreed('deadMoney', t('no: it goes to the pot on top', 'non : il va au pot en plus'), {
    title: t('Ante towards the call', "L'ante compte-t-il pour suivre"),
    about: t(
      'Whether the ante is part of what its payer has in front of them.',
      "Si l'ante fait partie de ce que son payeur a devant lui.",
    ),
    books: { redcactus: 'RC preamble, big blind ante', ropta: 'RO 4.2' },
    silent: 'RO 4.2',
  }),
  anteOnlyBigBlind: {
    callAmount: agreed('fullBigBlind', t('one full big blind', 'une grosse blinde entière'), {
      title: t('To call when the ante took everything', "Pour suivre quand l'ante a tout pris"),
      about: t(
        'What the others owe when the big blind was all-in on their ante and no blind stands.',
        "Ce que doivent les autres quand la grosse blinde est à tapis sur l'ante et qu'aucune blinde n'est posée.",
      ),
      books: { ropta: cites('RO 4.2', { reading: 'CB-RO-15' }) },
      silent: 'RO 4.2',
    }),
  },
  winnable: {
    otherAllIn: agreed('wholeAnte', t('the whole ante', "l'ante entier"), {
      title: t('Ante won by another all-in player', 'Ante gagné par un autre tapis'),
      about: t(
        'What an all-in player who did not pay the one ante of the table can win of it.',
        "Ce que peut en gagner un joueur à tapis qui n'a pas payé l'unique ante de la table.",
      ),
      books: { ropta: cites('RO 4.2; RO 9.7', { reading: 'CB-RO-19' }) },
      silent: 'RO 4.2',
    }),
    payerAllInOnAnte: agreed('ownAnteOnly', t('only the ante they paid', "seulement l'ante qu'il a payé"), {
      title: t('Won by the payer all-in on their ante', 'Gain du payeur à tapis sur son ante'),
      about: t(
        'What a player whose last chips went into the ante can win.',
        "Ce que peut gagner celui dont les derniers jetons sont allés à l'ante.",
      ),
      books: { ropta: 'RO 4.2; RO 9.7' },
      silent: 'RO 4.2',
    }),
    partialBigBlind: agreed(
      'anteAndMatchedBlind',
      t('the ante, and their part of the blind from each', "l'ante, et sa part de blinde de chacun"),
      {
        title: t('Won by a partial big blind', "Gain d'une grosse blinde partielle"),
        about: t(
          'What a big blind who could pay the ante and only a part of their blind can win.',
          "Ce que peut gagner une grosse blinde qui a payé l'ante et une partie seulement de sa blinde.",
        ),
        books: { redcactus: silence('RC preamble, betting'), ropta: 'RO 4.2' },
        silent: 'RO 4.2',
      },
    ),
    classicShort: agreed('ownAnteFromEach', t('from each player at most their own ante', 'de chacun au plus son propre ante'), {
      title: t('Won on a short classic ante', 'Gain sur un ante classique court'),
      about: t(
        'What a player whose stack is below a classic ante can win.',
        "Ce que peut gagner celui dont le tapis est sous l'ante classique.",
      ),
      books: {},
      silent: 'custom',
    }),
  },
};
