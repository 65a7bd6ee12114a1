/** Enumerations of acts, rulings and reports: capitals in GraphQL, the domain's words inside. */
import type { Gesture, Offence, Ruling, RulingKind, RulingOption, Sanction, Words } from '../../../events/judging.js';
import type { ChipsOrigin, Countable } from '../../../events/hand-reports.js';
import { offenceNames } from '../../texts/ruling-names.js';
import { enumeration } from '../language/enums.js';

export const WordsKindEnum = enumeration<Words['kind']>('WordsKind', 'What was said, as far as it is a word of the betting.', {
  check: 'The player said check, or pass.',
  call: 'The player said call.',
  bet: 'The player said bet.',
  raise: 'The player said raise.',
  fold: 'The player said fold.',
  allIn: 'The player said all-in.',
  amount: 'The player said a number and nothing else.',
});

export const ActOrderEnum = enumeration<NonNullable<Gesture['first']>>('ActOrder', 'Which came first where there were words and chips.', {
  words: 'The words.',
  chips: 'The chips.',
  together: 'Both at the same moment.',
});

export const RulingEnum = enumeration<Ruling>('Ruling', 'What an act counts as.', {
  check: 'A check.',
  call: 'A call.',
  bet: 'A bet.',
  raise: 'A raise.',
  fold: 'A fold.',
  allIn: 'All the chips that the seat has.',
  void: 'It is void: the player acts again, among the options.',
  directorDecides: 'The book leaves it to the director: the hand waits for the ruling.',
});

export const RulingOptionEnum = enumeration<RulingOption>('RulingOption', 'What a player, or the director, may choose.', {
  check: 'Check.',
  call: 'Call.',
  bet: 'Bet, to the total of the option.',
  raise: 'Raise, to the total of the option.',
  fold: 'Fold.',
  anyLegalBet: 'Bet any total from the minimum up, by the choice of the player.',
  anyLegalRaise: 'Raise to any total from the minimum up, by the choice of the player.',
  callOrFold: 'The player calls or folds, and may not raise.',
  free: 'The player speaks again, with every action.',
  asPushed: 'The amount of the chips alone.',
  holdToCall: 'The player is held to a call.',
  holdToBet: 'The player is held to a bet.',
  holdToRaise: 'The player is held to a raise.',
  callFullAmount: 'The player calls the full amount.',
  callSmallerAmount: 'The player calls a smaller amount, which the director sets.',
  foldLosingChips: 'The player folds and loses the chips already put in.',
  takeBetsBack: 'The player folds and takes back the chips already put in.',
  restore: 'The act counts as it was made.',
  uphold: 'The act counts as it was understood.',
  handDead: 'The hand is dead.',
  nonAggressiveOnly: 'The player keeps the hand and may neither bet nor raise.',
  partOfAllIn: 'The chips count in the all-in.',
  notPart: 'The chips do not count in the all-in.',
  awardToCaller: 'The chips go to the player who called.',
  removeFromPlay: 'The chips leave play.',
  removeAndDisqualify: 'The chips leave play, and the player is disqualified.',
});

export const RulingKindEnum = enumeration<RulingKind>('RulingKind', 'A question that a book leaves to the director.', {
  undercall: 'Chips below the call.',
  tinyChip: 'Chips far below the bet.',
  unclearBet: 'Words and chips that disagree.',
  priorChips: 'New chips next to those of an earlier act.',
  grossMisunderstanding: 'An amount that the player had plainly misunderstood.',
  conditional: 'An announcement on a condition.',
  callBeforeAmount: 'A call before the amount was known.',
  misread: 'An act that was taken for another one.',
  darkDispute: 'An act in the dark that is disputed.',
  blockedRaise: 'A raise that was not open to the player.',
  skippedTurn: 'A turn that was skipped.',
  hiddenChips: 'Chips that were found after an all-in.',
});

/** Each code with the name of its offence as description. */
function described(names: Readonly<Record<Offence, { readonly en: string }>>): Readonly<Record<Offence, string>> {
  return Object.fromEntries(
    Object.entries(names).map(([code, { en }]) => [code, `${en.charAt(0).toUpperCase()}${en.slice(1)}.`]),
  ) as Record<Offence, string>;
}

export const OffenceEnum = enumeration<Offence>(
  'Offence',
  'An offence that a book sanctions, or that can be recorded.',
  described(offenceNames),
);

export const SanctionEnum = enumeration<Sanction>('Sanction', 'What a book provides for an offence.', {
  may: 'A penalty is possible.',
  must: 'A penalty is prescribed, and the director sets it.',
  ifRepeated: 'A penalty is possible once it happens again.',
  warning: 'A warning is prescribed.',
  mustUnlessEliminated: 'A penalty is prescribed for a player who stays in the tournament.',
});

enumeration<Countable>('Countable', 'What a player may ask to be counted.', {
  bet: 'The bet that the player faces.',
  stack: 'The chips behind of another player.',
  pot: 'The pot.',
});

enumeration<ChipsOrigin>('ChipsOrigin', 'Where chips that were found had been.', {
  onTable: 'On the table, out of sight.',
  outside: 'Elsewhere: in a pocket, at another table.',
});

enumeration<'call' | 'bet' | 'raise'>('UncorrectedAction', 'An action whose amount may be wrong.', {
  call: 'A call that is too small.',
  bet: 'A bet below the minimum.',
  raise: 'A raise below the minimum.',
});
