/**
 * How silent chips are read: one larger chip, one smaller chip, several chips, chips already in front.
 */
import { agreed, choice, cites, says, stands, t } from '../definition.js';

const fullCall = t('a full call', 'un suivi entier');
const callOrFold = t(
  'the chips stay; they call in full or fold, no raise',
  'les jetons restent ; il suit en entier ou passe, sans relancer',
);

export const overchip = {
  facingBet: agreed('call', t('a call; the change comes back', 'un suivi ; la monnaie revient'), {
    title: t('One larger chip in silence, facing a bet', 'Un jeton supérieur muet, face à une mise'),
    about: t('What a single chip worth more than needed is.', "Ce que vaut un seul jeton plus grand qu'il ne faut."),
    books: {
      redcactus: 'RC 49; RC 45-C',
      mons: 'MO 8.18',
      tdaFr: 'TDA 11',
      ropta: cites('RO 9.11', { reading: 'CB-RO-21' }),
      toufflers: 'TF §9 b17',
    },
  }),
  lastChip: agreed('call', t('a call', 'un suivi'), {
    title: t('One larger chip that is the last', 'Un jeton supérieur qui est le dernier'),
    about: t(
      "What a single larger chip is when it is the player's last.",
      "Ce que vaut un jeton supérieur quand c'est le dernier du joueur.",
    ),
    books: { redcactus: 'RC 49', mons: 'MO 8.18', tdaFr: 'TDA 11', ropta: 'RO 9.11', toufflers: 'TF §9 b17' },
  }),
  raiseDeclaredNoAmount: agreed('chipValue', t("a raise to the chip's value", 'une relance à la valeur du jeton'), {
    title: t('"Raise" and one larger chip', '« Relance » et un jeton supérieur'),
    about: t(
      'To how much a raise without an amount goes when one chip is put in.',
      "À combien monte une relance sans montant faite d'un seul jeton.",
    ),
    books: { redcactus: 'RC 49', mons: 'MO 8.18', tdaFr: 'TDA 11', ropta: 'RO 9.11', toufflers: 'TF §9 b17' },
  }),
  raiseDeclared: {
    chipBelowMinRaise: agreed('minimumRaise', t('the minimum raise', 'la relance minimum'), {
      title: t('"Raise" and one chip below the minimum', '« Relance » et un jeton sous le minimum'),
      about: t(
        'What a declared raise is when its chip is worth less than the minimum raise.',
        'Ce que vaut une relance annoncée dont le jeton est sous la relance minimum.',
      ),
      books: { redcactus: 'RC 46-C', mons: 'MO 8.9', tdaFr: 'TDA 30; TDA 11', ropta: 'RO 9.4; RO 9.10', toufflers: 'TF §9 b9' },
    }),
  },
  announceBeforeTouch: agreed('beforeTouch', t('before the chip touches the table', 'avant que le jeton touche la table'), {
    title: t('Until when a raise may be announced', "Jusqu'à quand annoncer la relance"),
    about: t('By when a player must speak for one larger chip to be a raise.', "Quand parler pour qu'un jeton supérieur soit une relance."),
    books: { redcactus: 'RC 49', mons: 'MO 8.18', tdaFr: 'TDA 11', ropta: 'RO 9.11', toufflers: 'TF §9 b17' },
  }),
  noBetFaced: agreed('chipValue', t("a bet of the chip's value", 'une mise de la valeur du jeton'), {
    title: t('One larger chip in silence, nobody has bet', "Un jeton supérieur muet, personne n'a misé"),
    about: t('What a single larger chip opens for.', 'De combien ouvre un seul jeton supérieur.'),
    books: { redcactus: 'RC 49', mons: 'MO 8.18', tdaFr: 'TDA 11', toufflers: 'TF §9 b17' },
    silent: 'TDA-EN 44',
  }),
  bigBlindOption: choice({
    title: t("One larger chip on the big blind's option", "Un jeton supérieur sur l'option de la grosse blinde"),
    about: t(
      'What a single silent chip from the big blind is when they were only called.',
      'Ce que vaut un jeton muet de la grosse blinde seulement suivie.',
    ),
    values: {
      check: t('a check; the chip comes back', 'parole ; le jeton revient'),
      countedTogether: t('counted with the blind under the 50 % rule', 'compté avec la blinde selon la règle des 50 %'),
    },
    books: {
      redcactus: says('check', 'RC 49', { reading: 'CB-RC-07' }),
      mons: says('check', 'MO 8.18'),
      tdaFr: says('check', 'TDA 11', { reading: 'CB-TD-05' }),
      ropta: says('check', 'RO 9.11'),
      toufflers: says('check', 'TF §9 b17'),
    },
  }),
  withPriorChips: choice({
    title: t('One larger chip added to chips in front', 'Un jeton supérieur ajouté à des jetons devant soi'),
    about: t(
      'What a single larger chip is for a player who already has chips in.',
      'Ce que vaut un jeton supérieur pour qui a déjà des jetons engagés.',
    ),
    unread: t(
      'Whether chips in front can be read is decided for all of them at once, in `priorChips.counted`',
      'Si les jetons de devant se lisent se décide pour tous à la fois, dans `priorChips.counted`',
    ),
    values: {
      call: t('a call', 'un suivi'),
      directorIfUnclear: t('a call, or a ruling where it is unclear', "un suivi, ou une décision du directeur si c'est confus"),
    },
    books: {
      redcactus: says('directorIfUnclear', 'RC 51-A'),
      mons: says('call', 'MO 8.18', { completedBy: 'RO 9.11' }),
      tdaFr: says('call', 'TDA 11', { completedBy: 'RO 9.11' }),
      ropta: says('call', 'RO 9.11'),
      toufflers: says('call', 'TF §9 b17', { completedBy: 'RO 9.11' }),
    },
  }),
};

export const smallChip = {
  headsUp: choice({
    title: t('One chip below the call, two players', 'Un jeton sous le suivi, à deux'),
    about: t(
      'What a single chip worth less than the call is when two hold cards.',
      'Ce que vaut un jeton trop petit quand deux joueurs ont des cartes.',
    ),
    values: { fullCall, callOrFold },
    books: {
      redcactus: says('fullCall', 'RC 42'),
      mons: says('callOrFold', 'MO 8.9'),
      ropta: says('fullCall', 'RO 9.12; RO 9.10', { reading: 'CB-RO-02' }),
      toufflers: says('fullCall', 'TF §9 b9'),
    },
    silent: stands('fullCall', 'RO 9.12'),
  }),
  multiway: choice({
    title: t('One chip below the call, several players', 'Un jeton sous le suivi, à plusieurs'),
    about: t(
      'What a single chip worth less than the call is when three or more hold cards.',
      'Ce que vaut un jeton trop petit quand trois joueurs ou plus ont des cartes.',
    ),
    values: { fullCall, callOrFold, undercall: t('judged as any undercall', 'jugé comme toute mise insuffisante pour suivre') },
    books: {
      redcactus: says('undercall', 'RC 42; RC 45-D'),
      mons: says('callOrFold', 'MO 8.9'),
      ropta: says('callOrFold', 'RO 9.12', { reading: 'CB-RO-02' }),
      toufflers: says('fullCall', 'TF §9 b9'),
    },
    silent: stands('callOrFold', 'RO 9.12'),
  }),
};

export const multiChip = {
  sameDenomination: agreed('callIfEachNeeded', t('a call when no chip could be left out', "un suivi si aucun jeton n'est de trop"), {
    title: t('Several chips alike', 'Plusieurs jetons identiques'),
    about: t(
      'When several equal chips in silence are a call, whatever their sum.',
      'Quand plusieurs jetons égaux et muets sont un suivi, quelle que soit leur somme.',
    ),
    books: { redcactus: 'RC 50-A; RC 45-D', ropta: 'RO 9.13' },
    silent: 'RO 9.13',
  }),
  mixedDenominations: choice({
    title: t('Several chips of different values', 'Plusieurs jetons différents'),
    about: t('How several unequal chips in silence are read.', 'Comment se lisent plusieurs jetons inégaux et muets.'),
    values: {
      callIfSmallestNeeded: t('a call when the smallest could not be left out', "un suivi si le plus petit n'est pas de trop"),
      fullValue: t('their full value', 'leur valeur entière'),
    },
    books: { redcactus: says('callIfSmallestNeeded', 'RC 50-A'), ropta: says('fullValue', 'RO 9.13; RO 9.10', { reading: 'CB-RO-06' }) },
    silent: stands('fullValue', 'RO 9.13'),
  }),
  otherwise: agreed('fiftyRule', t('their value, under the 50 % rule', 'leur valeur, selon la règle des 50 %'), {
    title: t('Several chips with one to spare', 'Plusieurs jetons dont un de trop'),
    about: t(
      'How several chips are read when one of them was not needed to call.',
      "Comment se lisent plusieurs jetons quand l'un n'était pas nécessaire pour suivre.",
    ),
    books: { redcactus: 'RC 50-B', mons: 'MO 8.9', tdaFr: 'TDA 10', ropta: 'RO 9.13; RO 9.10', toufflers: 'TF §9 b9' },
  }),
  lastChips: agreed(
    'callIfNeededElseAllIn',
    t('a call when every chip was needed, else all-in', 'un suivi si chaque jeton était nécessaire, sinon tapis'),
    {
      title: t('Several chips that are the last', 'Plusieurs jetons qui sont les derniers'),
      about: t(
        "What several chips in silence are when they are the player's last.",
        'Ce que valent plusieurs jetons muets quand ce sont les derniers du joueur.',
      ),
      books: { redcactus: 'RC 50-A; RC 50-B', ropta: cites('RO 9.13', { completedBy: 'TDA-EN 45-B' }) },
      silent: 'RO 9.13; TDA-EN 45-B',
    },
  ),
  noBetFaced: agreed('fullValue', t('a bet of their full value', 'une mise de leur valeur entière'), {
    title: t('Several chips, nobody has bet', "Plusieurs jetons, personne n'a misé"),
    about: t('What several chips in silence open for.', 'De combien ouvrent plusieurs jetons muets.'),
    books: { redcactus: 'RC 40; RC 41', ropta: 'RO 9.13' },
    silent: 'RO 9.13',
  }),
};

export const priorChips = {
  counted: choice({
    title: t('Chips already in front', 'Jetons déjà devant soi'),
    about: t(
      'How new chips are read with those of an earlier act on the street.',
      "Comment se lisent des jetons nouveaux avec ceux d'un acte précédent du tour.",
    ),
    values: {
      added: t('counted together', 'comptés ensemble'),
      directorIfUnclear: t(
        'counted together, or a ruling where it is unclear',
        "comptés ensemble, ou décision du directeur si c'est confus",
      ),
    },
    books: {
      redcactus: says('directorIfUnclear', 'RC 51-A', { completedBy: 'TDA-EN 46' }),
      ropta: says('added', 'RO 9.13', { completedBy: 'TDA-EN 46', reading: 'CB-RO-06' }),
    },
    silent: stands('added', 'RO 9.13; TDA-EN 46'),
  }),
  pulledBack: agreed('mustCallOrRaise', t('they must call or raise', 'il doit suivre ou relancer'), {
    title: t('Taking earlier chips back, facing a raise', 'Reprendre ses jetons face à une relance'),
    about: t(
      'What a player owes who pulls back the chips of their earlier bet.',
      'Ce que doit celui qui ramène vers lui les jetons de sa mise précédente.',
    ),
    books: { redcactus: 'RC 51-B' },
    silent: 'TDA-EN 46-B',
  }),
};

export const change = {
  silentOverbet: agreed('asPushed', t('read as the chips say, not as a wish for change', 'lu comme les jetons le disent, sans monnaie'), {
    title: t('Too many chips to get change', 'Trop de jetons pour avoir de la monnaie'),
    about: t(
      'What chips are that were pushed in silence in the hope of change.',
      "Ce que valent des jetons poussés en silence dans l'espoir d'un retour.",
    ),
    books: { redcactus: 'RC 61', ropta: cites('RO 9.24; RO 9.2', { reading: 'CB-RO-04' }) },
    silent: 'RO 9.24',
  }),
  needsAnnouncement: agreed('amountFirst', t('only with the amount said first', "seulement si le montant est dit d'abord"), {
    title: t('Asking for change', 'Demander de la monnaie'),
    about: t(
      'On what condition a player takes change out of their own bet.',
      'À quelle condition un joueur reprend de la monnaie sur sa mise.',
    ),
    books: { ropta: 'RO 9.2' },
    silent: 'RO 9.2',
  }),
};
