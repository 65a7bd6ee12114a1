/**
 * The reason of a judgement as a sentence, with the article at the end.
 */
import type { Citation, Reason, ReasonOfAct } from '../../events/judging.js';
import type { ReasonKey } from '../hand/judging/reasons.js';
import { fill, type Language, type Sentence } from './sentences.js';
import { lookUp } from '../../events/look-up.js';
import { NARROW, typeset } from './typography.js';

/** Amounts: `to`, the total that the act comes to; `price`, the bet; `callTo`, a call; `minTo`, the smallest bet or raise; `pushed` and `said`, the act's own. */
export const reasonSentences: Readonly<Record<ReasonKey, Sentence>> = {
  checkSaid: { en: 'A check was announced, and there is nothing to call.', fr: 'Un check a été annoncé, et il n’y a rien à suivre.' },
  callSaid: { en: 'A call was announced. It is binding, for {to}.', fr: 'Un call a été annoncé. Il engage, à {to}.' },
  callSaidNothingToCall: { en: 'A call with nothing to call is a check.', fr: 'Un call quand il n’y a rien à suivre est un check.' },
  checkSaidFacingBet: {
    en: 'A check was announced facing a bet of {price}. The player calls or folds and may not raise.',
    fr: 'Un check a été annoncé face à une mise de {price}. Le joueur suit ou se couche, sans relancer.',
  },
  foldSaid: { en: 'The hand was folded, by word or sign.', fr: 'La main a été couchée, d’un mot ou d’un geste.' },
  foldSaidCheckFree: {
    en: 'The hand was folded although a check was free. It is dead all the same.',
    fr: 'La main a été couchée alors que le check était gratuit. Elle est morte quand même.',
  },
  allInSaid: { en: 'All-in was announced. The whole stack plays, {to}.', fr: 'Un tapis a été annoncé. Tout le tapis joue, {to}.' },
  allInBelowCall: {
    en: 'The last chips do not reach the bet of {price}. It is an all-in for {to}.',
    fr: 'Les derniers jetons n’atteignent pas la mise de {price}. C’est un tapis de {to}.',
  },
  tapChecks: { en: 'Tapping the table is a check.', fr: 'Taper sur la table est un check.' },
  tapFolds: { en: 'Tapping the table facing a bet is a fold.', fr: 'Taper sur la table face à une mise est un fold.' },
  tapFacingBet: {
    en: 'Tapping the table is a check, which a bet of {price} does not allow. The player calls or folds.',
    fr: 'Taper sur la table est un check, impossible face à une mise de {price}. Le joueur suit ou se couche.',
  },
  tapsTooFew: { en: 'So few taps are not a sign. The player acts again.', fr: 'Si peu de tapes ne font pas un signe. Le joueur reparle.' },
  noAct: { en: 'This is not a betting act. The player acts again.', fr: 'Ce n’est pas un acte d’enchère. Le joueur reparle.' },
  betSaid: { en: 'The announced bet stands, for {to}.', fr: 'La mise annoncée vaut, à {to}.' },
  betCompleted: {
    en: 'The bet is below the minimum. It is completed to {to}.',
    fr: 'La mise est sous le minimum. Elle se complète à {to}.',
  },
  raiseSaid: { en: 'The announced raise stands, to {to}.', fr: 'La relance annoncée vaut, à {to}.' },
  raiseCompleted: {
    en: 'A raise was announced with too small an amount. It is completed to the minimum, {to}.',
    fr: 'Une relance a été annoncée avec un montant trop petit. Elle se complète au minimum, {to}.',
  },
  betSaidNoAmount: {
    en: 'A bet was announced without an amount. The player must bet {minTo} or more.',
    fr: 'Une mise a été annoncée sans montant. Le joueur doit miser {minTo} au moins.',
  },
  raiseSaidNoAmount: {
    en: 'A raise was announced without an amount. The player must raise to {minTo} or more.',
    fr: 'Une relance a été annoncée sans montant. Le joueur doit relancer à {minTo} au moins.',
  },
  betSaidFacingBetNoAmount: {
    en: 'The word without an amount decides nothing facing a bet of {price}. The player acts again.',
    fr: 'Le mot sans montant ne décide rien face à une mise de {price}. Le joueur reparle.',
  },
  raiseInTwoMotions: {
    en: 'A raise was announced. The exact call went in first, then the rest in one motion. It is a raise to {to}.',
    fr: 'Une relance a été annoncée. Le call exact a été posé d’abord, puis le reste d’un seul geste. C’est une relance à {to}.',
  },
  stringFirstCounts: {
    en: 'The chips came in several motions: {first} first, then {later} more. Only the first motion counts, {first}.',
    fr: 'Les jetons sont venus en plusieurs gestes : {first} d’abord, puis encore {later}. Seul le premier geste compte, {first}.',
  },
  stringIsCall: {
    en: 'The chips came in several motions without a word: {first} first, then {later} more. That is a call, to {to}, and no raise.',
    fr: 'Les jetons sont venus en plusieurs gestes sans un mot : {first} d’abord, puis encore {later}. C’est un simple call, à {to}.',
  },
  stringIsCheck: {
    en: 'The chips came in several motions without a word: {first} first, then {later} more. That is no raise. With nothing to call, it is a check.',
    fr: 'Les jetons sont venus en plusieurs gestes sans un mot : {first} d’abord, puis encore {later}. Ce n’est pas une relance. Sans rien à suivre, c’est un check.',
  },
  stringRaiseFirstCounts: {
    en: 'A raise was announced, and the chips came in several motions: {first} first, then {later} more. Only the first motion counts. It is a raise to {to}.',
    fr: 'Une relance a été annoncée, et les jetons sont venus en plusieurs gestes : {first} d’abord, puis encore {later}. Seul le premier geste compte. C’est une relance à {to}.',
  },
  stringRaiseCompleted: {
    en: 'A raise was announced, and the chips came in several motions: {first} first, then {later} more. Only the first motion counts. It is too small for a raise and is completed to the minimum, {to}.',
    fr: 'Une relance a été annoncée, et les jetons sont venus en plusieurs gestes : {first} d’abord, puis encore {later}. Seul le premier geste compte. Il est trop petit pour une relance et se complète au minimum, {to}.',
  },
  stringRaiseFirstMotion: {
    en: 'Only the first motion of an announced raise counts. It is a raise to {to}.',
    fr: 'Seul le premier geste d’une relance annoncée compte. C’est une relance à {to}.',
  },
  stringCall: {
    en: 'Chips put in by several motions without a word are a call, to {to}.',
    fr: 'Des jetons avancés en plusieurs gestes sans un mot sont un simple call, à {to}.',
  },
  overchipCall: {
    en: 'A single oversized chip without a word is a call: {pushed} facing {price}.',
    fr: 'Un seul jeton supérieur sans un mot est un call : {pushed} face à {price}.',
  },
  overchipCheck: {
    en: 'A single oversized chip without a word, from a big blind with nothing to call, is a check. The chip goes back.',
    fr: 'Un seul jeton supérieur sans un mot, de la grosse blinde qui n’a rien à suivre, est un check. Le jeton revient.',
  },
  chipsBet: {
    en: 'Chips put in without a word are a bet of their value, {to}.',
    fr: 'Des jetons avancés sans un mot sont une mise de leur valeur, {to}.',
  },
  chipsBetCompleted: {
    en: 'The chips are below the minimum bet. They are completed to {to}.',
    fr: 'Les jetons sont sous la mise minimum. Ils se complètent à {to}.',
  },
  chipsCall: { en: 'The chips are exactly a call, {to}.', fr: 'Les jetons font exactement un call, {to}.' },
  chipsAllNeeded: {
    en: 'Without one of the chips the total would not reach {price}. All were needed, so it is a call.',
    fr: 'Sans un des jetons, le total n’atteindrait pas {price}. Tous étaient nécessaires : c’est un call.',
  },
  chipsRaise: {
    en: 'The chips reach a full raise. It is a raise to {to}.',
    fr: 'Les jetons atteignent une relance complète. C’est une relance à {to}.',
  },
  lastChips: {
    en: 'These were the last chips, and not all were needed to call. It is an all-in for {to}.',
    fr: 'C’étaient les derniers jetons, et tous n’étaient pas nécessaires pour suivre. C’est un tapis de {to}.',
  },
  fiftyReached: {
    en: 'The act reaches half of a raise over {price} (half of {increment}). It is completed to {to}, not more.',
    fr: 'L’acte atteint la moitié d’une relance sur {price} (la moitié de {increment}). Il se complète à {to}, pas plus.',
  },
  fiftyNotReached: {
    en: 'The act is below half of a raise over {price} (half of {increment}). It is a call.',
    fr: 'L’acte est sous la moitié d’une relance sur {price} (la moitié de {increment}). C’est un call.',
  },
  undercallCompleted: {
    en: 'The act is below the bet. It is completed to a full call, {to}.',
    fr: 'L’acte est sous la mise. Il se complète en un call entier, {to}.',
  },
  undercallChoice: {
    en: 'The chips are below the bet of {price} and stay in. The player completes the call or folds.',
    fr: 'Les jetons sont sous la mise de {price} et restent. Le joueur complète ou se couche.',
  },
  undercallDirector: {
    en: 'The chips are below a raise to {price} in a multiway pot. The director rules: complete the call, or fold and leave them.',
    fr: 'Les jetons sont sous une relance à {price} dans un pot à plusieurs. Le directeur tranche : compléter, ou se coucher en les laissant.',
  },
  tinyChipsDirector: {
    en: 'Chips far below the bet of {price} are not a regular call. The director may rule that they are one.',
    fr: 'Des jetons très inférieurs à la mise de {price} ne sont pas un call régulier. Le directeur peut en faire un.',
  },
  undercallBigBlind: {
    en: 'Only the big blind is to be called, and every player must know it. The call is completed to {to}.',
    fr: 'Seule la grosse blinde est à suivre, et tout joueur doit la connaître. Le call se complète à {to}.',
  },
  amountMisinformed: {
    en: 'The caller owes the true amount, {to}, even after a wrong count. The director may reduce it.',
    fr: 'Le joueur qui suit doit le vrai montant, {to}, même après un faux compte. Le directeur peut le réduire.',
  },
  amountCall: { en: 'The announced amount is a call.', fr: 'Le montant annoncé est un call.' },
  amountRaise: { en: 'The announced amount is the total of a raise, {to}.', fr: 'Le montant annoncé est le total d’une relance, {to}.' },
  amountBet: { en: 'The announced amount is the total of a bet, {to}.', fr: 'Le montant annoncé est le total d’une mise, {to}.' },
  amountBelowCallVoid: {
    en: 'An amount below the bet of {price}, without another word, is void. The player acts again.',
    fr: 'Un montant sous la mise de {price}, sans autre mot, est nul. Le joueur reparle.',
  },
  potBet: {
    en: '“Pot” is not an amount in no-limit, but the word is binding. The player must bet {minTo} or more.',
    fr: '« Pot » n’est pas un montant en no-limit, mais le mot engage. Le joueur doit miser {minTo} au moins.',
  },
  wordsDisputed: {
    en: 'The table disagrees about the words, and they do not match the chips.',
    fr: 'La table est en désaccord sur les paroles, et elles ne s’accordent pas aux jetons.',
  },
  wordsUnheard: {
    en: 'The table disagrees about the words, and no chip was pushed.',
    fr: 'La table est en désaccord sur les paroles, et aucun jeton n’a été avancé.',
  },
  priorChipsUnclear: {
    en: 'New chips lie beside those of an earlier bet. A call and a raise look the same.',
    fr: 'Des jetons nouveaux sont à côté de ceux d’une mise précédente. Un call et une relance se ressemblent.',
  },
  blockedRaise: {
    en: 'Only short all-ins followed since the player acted, so the player can’t raise.',
    fr: 'Seuls des tapis insuffisants ont suivi depuis que le joueur a parlé : il ne peut pas relancer.',
  },
  turnLost: {
    en: 'Seat {seat} was skipped and lost its turn. It can’t bet or raise on this street.',
    fr: 'Le siège {seat} a été sauté et a perdu son tour. Il ne peut ni miser ni relancer sur ce tour d’enchères.',
  },
  nobodyCanCall: {
    en: 'Nobody can call more, so the act is only a call.',
    fr: 'Personne ne peut suivre davantage : l’acte n’est qu’un call.',
  },
  exposedHand: {
    en: 'A hand shown without a word says nothing. It is live, and the player may not raise.',
    fr: 'Une main montrée sans un mot ne dit rien. Elle reste en jeu, et le joueur ne peut pas relancer.',
  },
  pulledBack: {
    en: 'A player who pulls back their earlier bet facing a raise must call or raise.',
    fr: 'Un joueur qui reprend sa mise précédente face à une relance doit suivre ou relancer.',
  },
  conditionalVoid: { en: 'A conditional announcement is not binding.', fr: 'Une annonce conditionnelle n’engage pas.' },
  conditionalDirector: {
    en: 'The director may make a conditional announcement binding.',
    fr: 'Le directeur peut rendre obligatoire une annonce conditionnelle.',
  },
  callBeforeAmount: {
    en: 'The call came before the amount was known. The director sets the amount.',
    fr: 'Le call est venu avant que le montant soit connu. Le directeur fixe le montant.',
  },
  misunderstood: {
    en: 'The player grossly misunderstood a bet of {price}. The director may reduce the call, which is rare.',
    fr: 'Le joueur s’est manifestement trompé sur une mise de {price}. Le directeur peut réduire le call, ce qui est rare.',
  },
  misreadRestored: {
    en: 'An act that was misread is not binding. What the player did counts.',
    fr: 'Un acte mal compris n’engage pas. Ce que le joueur a fait compte.',
  },
  misreadUpheld: {
    en: 'Substantial action followed. The act stands as it was understood.',
    fr: 'Une action substantielle a suivi. L’acte vaut tel qu’il a été compris.',
  },
  misreadDirector: {
    en: 'The act can’t stand as it was understood, but substantial action followed. The director rules.',
    fr: 'L’acte ne peut valoir tel qu’il a été compris, mais une action substantielle a suivi. Le directeur tranche.',
  },
  undercallNoticed: {
    en: 'Seat {seat} called with too few chips, and it was noticed. The director rules: complete the call, or fold.',
    fr: 'Le siège {seat} avait suivi avec trop peu de jetons, et on l’a remarqué. Le directeur tranche : compléter ou se coucher.',
  },
  skippedTurn: {
    en: 'Seat {seat} was skipped and spoke after substantial action. The director rules on its hand.',
    fr: 'Le siège {seat} a été sauté et a réagi après une action substantielle. Le directeur tranche sur sa main.',
  },
  hiddenChipsLost: {
    en: 'Seat {seat} lost its all-in. Found chips of {amount} do not save it. The director gives them to the winner or removes them.',
    fr: 'Le siège {seat} a perdu son tapis. Ses jetons retrouvés ({amount}) ne le sauvent pas. Le directeur les donne au gagnant ou les retire.',
  },
  hiddenChips: {
    en: 'Chips of {amount} were found at seat {seat} after its all-in was called. The director rules.',
    fr: 'Des jetons ({amount}) ont été découverts au siège {seat} après que son tapis a été payé. Le directeur tranche.',
  },
};

/** The sentence of a reason, with the articles that decided. */
export function reasonText({ firstMotion, ...reason }: ReasonOfAct, articles: readonly Citation[], language: Language): string {
  const text = [reason, ...(firstMotion === undefined ? [] : [firstMotion])].map((each) => keyText(each, language)).join(' ');
  return articles.length === 0
    ? text
    : `${text} (${articles.map((article) => articleText(article, language)).join(language === 'fr' ? `${NARROW}; ` : '; ')})`;
}

function keyText({ key, parameters }: Reason, language: Language): string {
  const sentence = lookUp<Sentence>(reasonSentences, key);
  return sentence === undefined ? key : fill(sentence[language], parameters, language);
}

/** Sources that stand in for a book's silence and are not articles. */
const practices: Readonly<Record<string, Sentence>> = {
  custom: { en: 'usual practice', fr: 'usage courant' },
  'TDA practice': { en: 'TDA practice', fr: 'usage TDA' },
};

/** Parts of a book that are no articles, in French. */
const parts: readonly (readonly [english: RegExp, french: string])[] = [
  [/\bpreamble\b/, 'préambule'],
  [/\bpresentation\b/, 'présentation'],
  [/\bbig blind ante\b/, 'ante de grosse blinde'],
];

/** The name of an article, or of what stands in for it. */
export function articleName(article: string, language: Language): string {
  const practice = lookUp(practices, article);
  if (practice !== undefined) return practice[language];
  return language === 'en' ? article : parts.reduce((name, [english, french]) => name.replace(english, french), article);
}

/** An article as it is cited. One that stands in for a book's silence says so. */
export function articleText({ article, fallback, house }: Citation, language: Language): string {
  const silent = { en: `rulebook silent: ${articleName(article, 'en')}`, fr: `silence du règlement : ${articleName(article, 'fr')}` };
  const own = {
    en: `house rule; ${fallback ? silent.en : articleName(article, 'en')}`,
    fr: `règle maison ; ${fallback ? silent.fr : articleName(article, 'fr')}`,
  };
  if (house) return typeset(own[language], language);
  return typeset(fallback ? silent[language] : articleName(article, language), language);
}
