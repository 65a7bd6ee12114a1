/**
 * The names of rulings, options, questions to the director and offences, in English and French.
 */
import type { Ruling, RulingKind, RulingOption } from '../../events/judging.js';
import type { Sentence } from './sentences.js';

export { offenceNames } from '../rulebooks/discipline/offence-names.js';

export const rulingNames: Readonly<Record<Ruling, Sentence>> = {
  check: { en: 'check', fr: 'check' },
  call: { en: 'call', fr: 'call' },
  bet: { en: 'bet', fr: 'mise' },
  raise: { en: 'raise', fr: 'relance' },
  fold: { en: 'fold', fr: 'fold' },
  allIn: { en: 'all-in', fr: 'tapis' },
  void: { en: 'the act is void', fr: 'acte nul' },
  directorDecides: { en: 'the director rules', fr: 'le directeur tranche' },
};

export const optionNames: Readonly<Record<RulingOption, Sentence>> = {
  check: { en: 'check', fr: 'check' },
  call: { en: 'call', fr: 'suivre' },
  bet: { en: 'bet', fr: 'miser' },
  raise: { en: 'raise', fr: 'relancer' },
  fold: { en: 'fold', fr: 'se coucher' },
  anyLegalBet: { en: 'any legal bet', fr: 'toute mise permise' },
  anyLegalRaise: { en: 'any legal raise', fr: 'toute relance permise' },
  callOrFold: { en: 'the player calls or folds', fr: 'le joueur suit ou se couche' },
  free: { en: 'the player acts again freely', fr: 'le joueur reparle librement' },
  asPushed: { en: 'as the chips were put in', fr: 'selon les jetons avancés' },
  holdToCall: { en: 'the call is binding', fr: 'le call engage' },
  holdToBet: { en: 'the bet is binding', fr: 'la mise engage' },
  holdToRaise: { en: 'the raise is binding', fr: 'la relance engage' },
  callFullAmount: { en: 'call the full amount', fr: 'suivre le montant entier' },
  callSmallerAmount: { en: 'call a smaller amount', fr: 'suivre un montant moindre' },
  foldLosingChips: { en: 'fold and lose the chips put in', fr: 'se coucher et perdre les jetons mis' },
  takeBetsBack: { en: 'fold and take the chips back', fr: 'se coucher et reprendre les jetons' },
  restore: { en: 'the act as it was made', fr: 'l’acte tel que fait' },
  uphold: { en: 'the act as it was understood', fr: 'l’acte tel que compris' },
  handDead: { en: 'the hand is dead', fr: 'la main est morte' },
  nonAggressiveOnly: { en: 'no bet and no raise', fr: 'ni mise ni relance' },
  partOfAllIn: { en: 'the chips are part of the all-in', fr: 'les jetons font partie du tapis' },
  notPart: { en: 'the chips are not part of the all-in', fr: 'les jetons ne font pas partie du tapis' },
  awardToCaller: { en: 'the chips go to the caller', fr: 'les jetons vont à celui qui a suivi' },
  removeFromPlay: { en: 'the chips leave play', fr: 'les jetons sont retirés du jeu' },
  removeAndDisqualify: {
    en: 'the chips leave play and the player is disqualified',
    fr: 'les jetons sont retirés du jeu et le joueur disqualifié',
  },
};

export const rulingKindNames: Readonly<Record<RulingKind, Sentence>> = {
  undercall: { en: 'chips below the call', fr: 'jetons insuffisants pour suivre' },
  tinyChip: { en: 'chips far below the bet', fr: 'jetons très inférieurs à la mise' },
  unclearBet: { en: 'words and chips that disagree', fr: 'paroles et jetons en désaccord' },
  priorChips: { en: 'chips added to chips already bet', fr: 'jetons ajoutés à ceux déjà misés' },
  grossMisunderstanding: { en: 'a gross misunderstanding of the amount', fr: 'un montant manifestement mal compris' },
  conditional: { en: 'a conditional announcement', fr: 'une annonce conditionnelle' },
  callBeforeAmount: { en: 'a call before the amount was known', fr: 'un call avant de connaître le montant' },
  misread: { en: 'an act that was misread', fr: 'un acte mal compris' },
  darkDispute: { en: 'a disputed bet in the dark', fr: 'une mise dans le noir contestée' },
  blockedRaise: { en: 'a raise that was not allowed', fr: 'une relance qui n’était pas permise' },
  skippedTurn: { en: 'a skipped turn', fr: 'un tour de parole sauté' },
  hiddenChips: { en: 'chips found after an all-in', fr: 'des jetons découverts après un tapis' },
};
