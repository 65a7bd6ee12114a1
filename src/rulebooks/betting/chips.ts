/**
 * How silent chips are read: one larger chip, one smaller chip, several chips, chips already in front.
 */
import { choice, rule, says, stands, t } from '../definition.js';

const fullCall = t('a full call', 'un suivi entier');
const callOrFold = t(
  'the chips stay; they call in full or fold, no raise',
  'les jetons restent ; il suit en entier ou passe, sans relancer',
);

export const overchip = {
  facingBet: rule`call | One larger chip in silence, facing a bet: a call; the change comes back
    | Un seul jeton supérieur sans un mot, face à une mise : un suivi ; la monnaie revient
    | RC 49; RC 45-C; MO 8.18; TDA 11; RO 9.11 [CB-RO-21]; TF §9 b17`,
  lastChip: rule`call | One larger chip that is the last: a call | Un jeton supérieur qui est le dernier : un suivi
    | RC 49; MO 8.18; TDA 11; RO 9.11; TF §9 b17`,
  raiseDeclaredNoAmount: rule`chipValue | "Raise" and one larger chip: a raise to the chip’s value
    | « Relance » et un jeton supérieur : une relance à la valeur du jeton | RC 49; MO 8.18; TDA 11; RO 9.11; TF §9 b17`,
  raiseDeclared: {
    chipBelowMinRaise: rule`minimumRaise | "Raise" and one chip below the minimum: the minimum raise
      | « Relance » et un jeton sous le minimum : la relance minimum | RC 46-C; MO 8.9; TDA 30; TDA 11; RO 9.4; RO 9.10; TF §9 b9`,
  },
  announceBeforeTouch: rule`beforeTouch | Until when a raise may be announced: before the chip touches the table
    | Jusqu’à quand annoncer la relance : avant que le jeton touche la table | RC 49; MO 8.18; TDA 11; RO 9.11; TF §9 b17`,
  noBetFaced: rule`chipValue | One larger chip in silence, nobody has bet: a bet of the chip’s value
    | Un seul jeton supérieur sans un mot, personne n’a misé : une mise de la valeur du jeton | RC 49; MO 8.18; TDA 11; TF §9 b17 | TDA-EN 44`,
  bigBlindOption: choice({
    title: t('One larger chip on the big blind’s option', 'Un jeton supérieur sur l’option de la grosse blinde'),
    about: t(
      'What a single silent chip from the big blind is when they were only called.',
      'Ce que vaut un jeton sans un mot de la grosse blinde seulement suivie.',
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
      directorIfUnclear: t('a call, or a ruling where it is unclear', 'un suivi, ou une décision du directeur si c’est confus'),
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
  sameDenomination: rule`callIfEachNeeded | Several chips alike: a call when no chip could be left out
    | Plusieurs jetons identiques : un suivi si aucun jeton n’est de trop | RC 50-A; RC 45-D; RO 9.13 | RO 9.13`,
  mixedDenominations: choice({
    title: t('Several chips of different values', 'Plusieurs jetons différents'),
    about: t('How several unequal chips in silence are read.', 'Comment se lisent plusieurs jetons inégaux et muets.'),
    values: {
      callIfSmallestNeeded: t('a call when the smallest could not be left out', 'un suivi si le plus petit n’est pas de trop'),
      fullValue: t('their full value', 'leur valeur entière'),
    },
    books: { redcactus: says('callIfSmallestNeeded', 'RC 50-A'), ropta: says('fullValue', 'RO 9.13; RO 9.10', { reading: 'CB-RO-06' }) },
    silent: stands('fullValue', 'RO 9.13'),
  }),
  otherwise: rule`fiftyRule | Several chips with one to spare: their value, under the 50 % rule
    | Plusieurs jetons dont un de trop : leur valeur, selon la règle des 50 % | RC 50-B; MO 8.9; TDA 10; RO 9.13; RO 9.10; TF §9 b9`,
  lastChips: rule`callIfNeededElseAllIn | Several chips that are the last: a call when every chip was needed, else all-in
    | Plusieurs jetons qui sont les derniers : un suivi si chaque jeton était nécessaire, sinon tapis
    | RC 50-A; RC 50-B; RO 9.13 (TDA-EN 45-B) | RO 9.13; TDA-EN 45-B`,
  noBetFaced: rule`fullValue | Several chips, nobody has bet: a bet of their full value
    | Plusieurs jetons, personne n’a misé : une mise de leur valeur entière | RC 40; RC 41; RO 9.13 | RO 9.13`,
};

export const priorChips = {
  counted: choice({
    title: t('Chips already in front', 'Jetons déjà devant soi'),
    about: t(
      'How new chips are read with those of an earlier act on the street.',
      'Comment se lisent des jetons nouveaux avec ceux d’un acte précédent du tour.',
    ),
    values: {
      added: t('counted together', 'comptés ensemble'),
      directorIfUnclear: t(
        'counted together, or a ruling where it is unclear',
        'comptés ensemble, ou décision du directeur si c’est confus',
      ),
    },
    books: {
      redcactus: says('directorIfUnclear', 'RC 51-A', { completedBy: 'TDA-EN 46' }),
      ropta: says('added', 'RO 9.13', { completedBy: 'TDA-EN 46', reading: 'CB-RO-06' }),
    },
    silent: stands('added', 'RO 9.13; TDA-EN 46'),
  }),
  pulledBack: rule`mustCallOrRaise | Taking earlier chips back, facing a raise: they must call or raise
    | Reprendre ses jetons face à une relance : il doit suivre ou relancer | RC 51-B | TDA-EN 46-B`,
};

export const change = {
  silentOverbet: rule`asPushed | Too many chips to get change: read as the chips say, not as a wish for change
    | Trop de jetons pour avoir de la monnaie : lu comme les jetons le disent, sans monnaie | RC 61; RO 9.24; RO 9.2 [CB-RO-04] | RO 9.24`,
  needsAnnouncement: rule`amountFirst | Asking for change: only with the amount said first
    | Demander de la monnaie : seulement si le montant est dit d’abord | RO 9.2 | RO 9.2`,
};
