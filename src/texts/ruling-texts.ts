/**
 * Why an act counts as what it does, in one sentence: of a judgement's reason, with the article at the end.
 * Pure. May import: `events/` (types), its neighbours, the hand's reasons.
 */
import type { Citation, Reason } from '../../events/judging.js';
import type { ReasonKey } from '../hand/judging/reasons.js';
import { fill, type Language, type Sentence } from './sentences.js';

/** Amounts: `to`, the total that the act comes to; `price`, the bet; `callTo`, a call; `minTo`, the smallest bet or raise; `pushed` and `said`, the act's own. */
export const reasonSentences: Readonly<Record<ReasonKey, Sentence>> = {
  checkSaid: { en: 'Check was said, and there is nothing to call.', fr: 'Parole a été dit, et il n’y a rien à suivre.' },
  callSaid: { en: 'A call was said: it binds, for {to}.', fr: 'Un suivi a été dit : il engage, pour {to}.' },
  callSaidNothingToCall: { en: 'A call with nothing to call is a check.', fr: 'Un suivi quand il n’y a rien à suivre est une parole.' },
  checkSaidFacingBet: {
    en: 'Check was said over a bet of {price}: the player calls or folds and may not raise.',
    fr: 'Parole a été dit sur une mise de {price} : le joueur suit ou passe, sans relancer.',
  },
  foldSaid: { en: 'The hand was given up, by word or sign.', fr: 'La main a été abandonnée, d’un mot ou d’un geste.' },
  foldSaidCheckFree: {
    en: 'The hand was given up though a check was free: it is dead all the same.',
    fr: 'La main a été abandonnée alors que la parole était possible : elle est morte quand même.',
  },
  allInSaid: { en: 'All-in was said: the whole stack plays, {to}.', fr: 'Tapis a été dit : tout le tapis joue, {to}.' },
  allInBelowCall: {
    en: 'The last chips do not reach the bet of {price}: all-in for {to}.',
    fr: 'Les derniers jetons n’atteignent pas la mise de {price} : à tapis pour {to}.',
  },
  tapChecks: { en: 'Taps on the table are a check.', fr: 'Taper sur la table vaut parole.' },
  tapFolds: { en: 'Taps on the table facing a bet are a fold.', fr: 'Taper sur la table face à une mise vaut abandon.' },
  tapFacingBet: {
    en: 'Taps on the table are a check, which a bet of {price} does not allow: the player calls or folds.',
    fr: 'Taper sur la table vaut parole, ce que la mise de {price} ne permet pas : le joueur suit ou passe.',
  },
  tapsTooFew: { en: 'So few taps are no sign: the player speaks again.', fr: 'Si peu de tapes ne font pas un signe : le joueur reparle.' },
  noAct: { en: 'This is no act of the betting: the player speaks again.', fr: 'Ce n’est pas un acte d’enchère : le joueur reparle.' },
  betSaid: { en: 'The bet that was announced stands, for {to}.', fr: 'La mise annoncée vaut, pour {to}.' },
  betCompleted: {
    en: 'The bet is below the minimum and is completed to {to}.',
    fr: 'La mise est sous le minimum et se complète à {to}.',
  },
  raiseSaid: { en: 'The raise that was announced stands, to {to}.', fr: 'La relance annoncée vaut, à {to}.' },
  raiseCompleted: {
    en: 'A raise was announced and its amount is too small: it is completed to the minimum, {to}.',
    fr: 'Une relance a été annoncée et son montant est trop petit : elle se complète au minimum, {to}.',
  },
  betSaidNoAmount: {
    en: 'A bet was announced without an amount: the player owes one of {minTo} or more.',
    fr: 'Une mise a été annoncée sans montant : le joueur en doit une de {minTo} au moins.',
  },
  raiseSaidNoAmount: {
    en: 'A raise was announced without an amount: the player owes one to {minTo} or more.',
    fr: 'Une relance a été annoncée sans montant : le joueur en doit une à {minTo} au moins.',
  },
  betSaidFacingBetNoAmount: {
    en: 'A word without an amount decides nothing over a bet of {price}: the player speaks again.',
    fr: 'Un mot sans montant ne décide rien face à une mise de {price} : le joueur reparle.',
  },
  raiseInTwoMotions: {
    en: 'A raise was announced, the exact call went in first and the rest in one motion: raise to {to}.',
    fr: 'Une relance a été annoncée, le suivi exact posé d’abord puis le reste d’un geste : relance à {to}.',
  },
  stringRaiseFirstMotion: {
    en: 'Only the first motion of an announced raise counts: raise to {to}.',
    fr: 'Seul le premier geste d’une relance annoncée compte : relance à {to}.',
  },
  stringCall: {
    en: 'Chips put in by several motions without a word are a plain call, to {to}.',
    fr: 'Des jetons posés en plusieurs gestes sans un mot sont un simple suivi, à {to}.',
  },
  overchipCall: {
    en: 'One larger chip without a word is a call: {pushed} over {price}.',
    fr: 'Un seul jeton supérieur sans un mot est un suivi : {pushed} face à {price}.',
  },
  overchipCheck: {
    en: 'One larger chip without a word from the big blind who was only called is a check; it goes back.',
    fr: 'Un seul jeton supérieur sans un mot, de la grosse blinde seulement suivie, vaut parole ; il revient.',
  },
  chipsBet: { en: 'Chips in silence open for their value, {to}.', fr: 'Des jetons muets ouvrent de leur valeur, {to}.' },
  chipsBetCompleted: {
    en: 'The chips are below the smallest bet and are completed to {to}.',
    fr: 'Les jetons sont sous la plus petite mise et se complètent à {to}.',
  },
  chipsCall: { en: 'The chips are exactly a call, {to}.', fr: 'Les jetons font exactement un suivi, {to}.' },
  chipsAllNeeded: {
    en: 'Without one of the chips the total would not reach {price}: all were needed, so it is a call.',
    fr: 'Sans un des jetons le total n’atteindrait pas {price} : tous étaient nécessaires, c’est donc un suivi.',
  },
  chipsRaise: { en: 'The chips reach a full raise: raise to {to}.', fr: 'Les jetons atteignent une relance complète : relance à {to}.' },
  lastChips: {
    en: 'These were the last chips, and not all were needed to call: all-in for {to}.',
    fr: 'C’étaient les derniers jetons, et tous n’étaient pas nécessaires pour suivre : à tapis pour {to}.',
  },
  fiftyReached: {
    en: 'The act reaches half of a raise over {price} (half of {increment}): it is completed to {to}, no more.',
    fr: 'L’acte atteint la moitié d’une relance sur {price} (la moitié de {increment}) : il se complète à {to}, sans plus.',
  },
  fiftyNotReached: {
    en: 'The act is below half of a raise over {price} (half of {increment}): it is a call.',
    fr: 'L’acte est sous la moitié d’une relance sur {price} (la moitié de {increment}) : c’est un suivi.',
  },
  undercallCompleted: {
    en: 'The act is below the bet and is completed to a full call, {to}.',
    fr: 'L’acte est sous la mise et se complète en un suivi entier, {to}.',
  },
  undercallChoice: {
    en: 'The chips are below the bet of {price} and stay in: the player completes the call or folds.',
    fr: 'Les jetons sont sous la mise de {price} et restent : le joueur complète ou passe.',
  },
  undercallDirector: {
    en: 'The chips are below a raise to {price} in a pot of several players: the director has him complete it, or fold and leave them.',
    fr: 'Les jetons sont sous une relance à {price} dans un pot à plusieurs : le directeur fait compléter, ou passer en les laissant.',
  },
  tinyChipsDirector: {
    en: 'Chips far below the bet of {price} are no regular call: the director may hold them to be one.',
    fr: 'Des jetons très inférieurs à la mise de {price} ne sont pas un suivi régulier : le directeur peut en faire un.',
  },
  undercallBigBlind: {
    en: 'Only the big blind is owed, which nobody may mistake: the call is completed to {to}.',
    fr: 'Seule la grosse blinde est due, que nul n’est censé ignorer : le suivi se complète à {to}.',
  },
  amountMisinformed: {
    en: 'A caller owes the true amount, {to}, even after a wrong count; the director may relieve him.',
    fr: 'Le suiveur doit le vrai montant, {to}, même après un faux compte ; le directeur peut l’en soulager.',
  },
  amountCall: { en: 'The amount that was said is a call.', fr: 'Le montant dit est un suivi.' },
  amountRaise: { en: 'The amount that was said is the total of a raise, {to}.', fr: 'Le montant dit est le total d’une relance, {to}.' },
  amountBet: { en: 'The amount that was said is the total of a bet, {to}.', fr: 'Le montant dit est le total d’une mise, {to}.' },
  amountBelowCallVoid: {
    en: 'A bare amount below the bet of {price} is void: the player speaks again.',
    fr: 'Un montant seul sous la mise de {price} est nul : le joueur reparle.',
  },
  potBet: {
    en: 'The pot is no amount in no-limit, but the word binds: the player owes {minTo} or more.',
    fr: 'Le pot n’est pas un montant en no-limit, mais le mot engage : le joueur doit {minTo} au moins.',
  },
  wordsDisputed: {
    en: 'The table disagrees on the words, and they do not agree with the chips.',
    fr: 'La table est en désaccord sur les paroles, et elles ne s’accordent pas aux jetons.',
  },
  priorChipsUnclear: {
    en: 'New chips beside those of an earlier act: nobody can tell a call from a raise.',
    fr: 'Des jetons nouveaux à côté de ceux d’un acte précédent : nul ne peut distinguer un suivi d’une relance.',
  },
  blockedRaise: {
    en: 'Only short all-ins came since the player acted: no raise was open to him.',
    fr: 'Seuls des tapis courts sont venus depuis que le joueur a agi : aucune relance ne lui était ouverte.',
  },
  turnLost: {
    en: 'Seat {seat} was skipped and has lost its turn: it may neither bet nor raise on this street.',
    fr: 'La place {seat} a été sautée et a perdu son tour : elle ne peut ni miser ni relancer sur ce tour d’enchères.',
  },
  nobodyCanCall: {
    en: 'Nobody is left who could call more: it counts as no more than a call.',
    fr: 'Plus personne ne pourrait suivre davantage : cela ne vaut pas plus qu’un suivi.',
  },
  exposedHand: {
    en: 'A hand shown without a word says nothing: it lives, and the player may not raise.',
    fr: 'Une main montrée sans un mot ne dit rien : elle vit, et le joueur ne peut pas relancer.',
  },
  pulledBack: {
    en: 'Who draws back his earlier bet facing a raise must call or raise.',
    fr: 'Qui ramène sa mise précédente face à une relance doit suivre ou relancer.',
  },
  conditionalVoid: { en: 'An announcement on a condition does not bind.', fr: 'Une annonce sous condition n’engage pas.' },
  conditionalDirector: {
    en: 'The director may hold a player to an announcement on a condition.',
    fr: 'Le directeur peut tenir un joueur à une annonce sous condition.',
  },
  callBeforeAmount: {
    en: 'The call came before the amount was known: the director sets what it is for.',
    fr: 'Le suivi est venu avant que le montant soit connu : le directeur fixe de combien.',
  },
  misunderstood: {
    en: 'The player had plainly not grasped a bet of {price}: the director may relieve him, which is rare.',
    fr: 'Le joueur n’avait manifestement pas saisi une mise de {price} : le directeur peut l’en soulager, ce qui est rare.',
  },
  misreadRestored: {
    en: 'An act that was misread does not bind its author: what he did counts.',
    fr: 'Un acte mal compris n’engage pas son auteur : ce qu’il a fait compte.',
  },
  misreadUpheld: {
    en: 'Substantial action followed: the act stands as it was understood.',
    fr: 'Une action substantielle a suivi : l’acte vaut tel qu’il a été compris.',
  },
  misreadDirector: {
    en: 'The act cannot stand as it was understood, and substantial action followed: the director rules.',
    fr: 'L’acte ne peut valoir tel qu’il a été compris, et une action substantielle a suivi : le directeur tranche.',
  },
  undercallNoticed: {
    en: 'Seat {seat} had called with too little, and it was noticed: the director rules whether it completes the call or folds.',
    fr: 'La place {seat} avait suivi pour trop peu, et on l’a remarqué : le directeur tranche entre compléter et passer.',
  },
  skippedTurn: {
    en: 'Seat {seat} was skipped and spoke up after substantial action: the director rules what is left of its hand.',
    fr: 'La place {seat} a été sautée et a réagi après une action substantielle : le directeur tranche sur sa main.',
  },
  hiddenChipsLost: {
    en: 'Seat {seat} lost its all-in, and found chips worth {amount} do not save it: the director gives them to the winner or takes them out of play.',
    fr: 'La place {seat} a perdu son tapis et ses jetons retrouvés ({amount}) ne la sauvent pas : le directeur les donne au gagnant ou les retire du jeu.',
  },
  hiddenChips: {
    en: 'Chips worth {amount} of seat {seat} came to light after its all-in had been called: the director rules.',
    fr: 'Des jetons d’une valeur de {amount} de la place {seat} sont apparus après que son tapis a été payé : le directeur tranche.',
  },
};

/** The sentence of a reason, with the first article that decided. */
export function reasonText({ key, parameters }: Reason, articles: readonly Citation[], language: Language): string {
  const sentence = Object.hasOwn(reasonSentences, key) ? reasonSentences[key as ReasonKey] : undefined;
  const text = sentence === undefined ? key : fill(sentence[language], parameters, language);
  const first = articles[0];
  return first === undefined ? text : `${text} (${articleText(first, language)})`;
}

/** What stands for a silence and is no article, in French. */
const practices: Readonly<Record<string, string>> = { custom: 'usage', 'TDA practice': 'usage TDA' };

/** An article as it is cited; one that stands for a book's silence says so. */
export function articleText({ article, fallback, house }: Citation, language: Language): string {
  const silent = { en: `silent, so ${article}`, fr: `muet, donc ${practices[article] ?? article}` };
  const own = { en: `house rule; ${fallback ? silent.en : article}`, fr: `règle maison ; ${fallback ? silent.fr : article}` };
  if (house) return own[language];
  return fallback ? silent[language] : article;
}
