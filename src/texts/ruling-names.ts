/**
 * What rulings, options, questions to the director and offences are called, in English and French.
 * Pure. May import: `events/` (types), `src/rulebooks/`, its neighbours.
 */
import type { Ruling, RulingKind, RulingOption } from '../../events/judging.js';
import type { Sentence } from './sentences.js';

export { offenceNames } from '../rulebooks/discipline/offence-names.js';

export const rulingNames: Readonly<Record<Ruling, Sentence>> = {
  check: { en: 'check', fr: 'parole' },
  call: { en: 'call', fr: 'suivi' },
  bet: { en: 'bet', fr: 'mise' },
  raise: { en: 'raise', fr: 'relance' },
  fold: { en: 'fold', fr: 'abandon' },
  allIn: { en: 'all-in', fr: 'tapis' },
  void: { en: 'the act is void', fr: 'acte nul' },
  directorDecides: { en: 'the director rules', fr: 'le directeur tranche' },
};

export const optionNames: Readonly<Record<RulingOption, Sentence>> = {
  check: { en: 'check', fr: 'parole' },
  call: { en: 'call', fr: 'suivre' },
  bet: { en: 'bet', fr: 'miser' },
  raise: { en: 'raise', fr: 'relancer' },
  fold: { en: 'fold', fr: 'passer' },
  anyLegalBet: { en: 'any legal bet', fr: 'toute mise permise' },
  anyLegalRaise: { en: 'any legal raise', fr: 'toute relance permise' },
  callOrFold: { en: 'the player calls or folds', fr: 'le joueur suit ou passe' },
  free: { en: 'the player speaks again freely', fr: 'le joueur reparle librement' },
  asPushed: { en: 'as the chips were pushed', fr: 'selon les jetons poussés' },
  holdToCall: { en: 'hold him to the call', fr: 'le tenir au suivi' },
  holdToBet: { en: 'hold him to the bet', fr: 'le tenir à la mise' },
  holdToRaise: { en: 'hold him to the raise', fr: 'le tenir à la relance' },
  callFullAmount: { en: 'call the full amount', fr: 'suivre le montant entier' },
  callSmallerAmount: { en: 'call a smaller amount', fr: 'suivre un montant moindre' },
  foldLosingChips: { en: 'fold and lose the chips put in', fr: 'passer et perdre les jetons mis' },
  takeBetsBack: { en: 'fold and take the chips back', fr: 'passer et reprendre les jetons' },
  restore: { en: 'the act as it was made', fr: "l'acte tel que fait" },
  uphold: { en: 'the act as it was understood', fr: "l'acte tel que compris" },
  handDead: { en: 'the hand is dead', fr: 'la main est morte' },
  nonAggressiveOnly: { en: 'no bet and no raise', fr: 'ni mise ni relance' },
  partOfAllIn: { en: 'the chips are part of the all-in', fr: 'les jetons font partie du tapis' },
  notPart: { en: 'the chips are no part of the all-in', fr: 'les jetons ne font pas partie du tapis' },
  awardToCaller: { en: 'the chips go to the caller', fr: 'les jetons vont à celui qui a suivi' },
  removeFromPlay: { en: 'the chips leave play', fr: 'les jetons sont retirés du jeu' },
  removeAndDisqualify: { en: 'the chips leave play, and so does the player', fr: 'les jetons sont retirés du jeu, et le joueur exclu' },
};

export const rulingKindNames: Readonly<Record<RulingKind, Sentence>> = {
  undercall: { en: 'chips below the call', fr: 'jetons insuffisants pour suivre' },
  tinyChip: { en: 'chips far below the bet', fr: 'jetons très inférieurs à la mise' },
  unclearBet: { en: 'words and chips that disagree', fr: 'paroles et jetons en désaccord' },
  priorChips: { en: 'chips added to chips in front', fr: 'jetons ajoutés à ceux déjà devant lui' },
  grossMisunderstanding: { en: 'an amount plainly not grasped', fr: 'un montant manifestement mal compris' },
  conditional: { en: 'a conditional announcement', fr: 'une annonce conditionnelle' },
  callBeforeAmount: { en: 'a call before the amount was known', fr: 'un suivi avant de connaître le montant' },
  misread: { en: 'an act that was misread', fr: 'un acte mal compris' },
  darkDispute: { en: 'a bet in the dark that is disputed', fr: 'une mise dans le noir contestée' },
  blockedRaise: { en: 'a raise that was not open to him', fr: 'une relance qui ne lui était pas ouverte' },
  skippedTurn: { en: 'a turn that was skipped', fr: 'un tour de parole sauté' },
  hiddenChips: { en: 'chips found after an all-in', fr: 'des jetons découverts après un tapis' },
};
