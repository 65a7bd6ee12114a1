/**
 * Decides what is done about a street that was dealt wrongly: whether it still can be put right, what comes back, and how (RC 39-A,
 * 39-B; MO 2.5 to 2.13; RO 7.1 to 7.5; TF §2 b5 to b13).
 */
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { takeLostTurns } from '../acts/lost-turns.js';
import { type ActSince, listActsOnStreet, CHIPS, isSubstantialAction } from '../betting/substantial-action.js';
import { findHandDealer } from '../start/dealer.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { liesOpen, readReport, type Report, type ShownBoard, findWrongStreet } from './board-report.js';
import type { EarlyAct } from '../../../commands/hand/deck.js';
import type { WrongStreet } from '../cards/places.js';
import { isOrderNeeded, findProcedure } from './remedy.js';
import { checkVoidable } from './void.js';

export function reportBoardError(unfolding: HandUnfolding, report: Report, book: Rulebook): Refused | null {
  const { state } = unfolding;
  const over = checkVoidable(state);
  if (over !== null) return over;
  const read = readReport(state, report);
  if (read.refusal !== undefined) return read;
  const wrong = findWrongStreet(state, report, read.shown);
  if (isRuled(state, report, wrong, read.shown)) return null;
  const jumped = checkSkipped(state, report, book);
  if (jumped.length > 0) return letStand(unfolding, report, jumped, book);
  const late = checkActs(state, report, book);
  if (late !== null) return late;
  returnBets(unfolding, report, book);
  if (report.orderKnown == null && isOrderNeeded(wrong, book.dealing)) presumeUnknown(unfolding, wrong, book);
  ruleOnBoard(unfolding, wrong, read.shown, book);
  warnDealer(unfolding, state, book);
  return null;
}

/** Says how the street is put right. The hand then waits for its cards. */
export function ruleOnBoard(unfolding: HandUnfolding, wrong: WrongStreet, shown: ShownBoard, { dealing }: Rulebook): void {
  const { street, kind, orderKnown, burnKnown, burned } = wrong;
  const { steps, burnBeforeNextStreet, rules, method } = findProcedure(wrong, dealing);
  const premature = kind === 'premature' ? [dealing.premature.takenBackWhateverSkippedPlayersDo] : [];
  const articles = cite(...rules, ...premature);
  unfolding.push({
    type: 'BoardErrorRuled',
    data: {
      street,
      kind,
      orderKnown,
      burnKnown,
      burned: [...burned],
      shown: [...wrong.shown],
      shownCards: shown === null ? null : [...shown],
      takesBack: liesOpen(unfolding.state, street),
      procedure: [...steps],
      burnBeforeNextStreet,
      articles,
    },
  });
  if (method === 'drawnByDirector') unfolding.push({ type: 'OfficialCalled', data: { seat: null, articles } });
}

/** Whether this very error was ruled on, as far as the report states it, and its cards are still awaited. */
function isRuled(
  { incidents }: HandState,
  { orderKnown, burnKnown }: Report,
  { street, kind, shown }: WrongStreet,
  cards: ShownBoard,
): boolean {
  const ruled = incidents?.deck.correcting ?? null;
  if (ruled === null || ruled.street !== street || ruled.kind !== kind || ruled.shown.length !== shown.length) return false;
  if (cards !== null && cards.join() !== ruled.shownCards?.join()) return false;
  return (orderKnown ?? ruled.orderKnown) === ruled.orderKnown && (burnKnown ?? ruled.burnKnown) === ruled.burnKnown;
}

/** The seats of the open round that a street jumped over which came too early, and which acts on it have covered (RO 7.1). */
function checkSkipped(state: HandState, { street, kind, actsSince = [] }: Report, book: Rulebook): number[] {
  const stays = kind === 'premature' && !liesOpen(state, street) && book.dealing.board.error.afterSA.value !== 'takenBack';
  return stays && covers(actsSince.map(actSince), book) ? listStillToAct(state) : [];
}

/** The street stands, and the round before it is finished: skipped players have lost their turn (RO 7.1, 9.3). */
function letStand(unfolding: HandUnfolding, { street, kind }: Report, skipped: readonly number[], { betting, dealing }: Rulebook): null {
  const earlier = unfolding.state.incidents?.deck.passedOver ?? [];
  if (skipped.every((seat) => earlier.includes(seat))) return null;
  const { consequence, losesRightWhen } = betting.skipped;
  const articles = cite(dealing.board.error.afterSA, consequence, losesRightWhen);
  unfolding.push({ type: 'BoardErrorStands', data: { street, kind, skipped: [...skipped], articles } });
  takeLostTurns(unfolding, betting);
  return null;
}

/** What was done on the wrong street may cover it (RO 7.1), or have gone into the pot. */
function checkActs(state: HandState, { street, kind, actsSince = [] }: Report, book: Rulebook): Refused | null {
  const { error } = book.dealing.board;
  const recorded = liesOpen(state, street) ? state.acts : 0;
  const acts = [...listActsOnStreet({ acts: recorded }), ...actsSince.map(actSince)];
  const rule = kind === 'premature' ? error.afterSA : error.othersAfterSA;
  if (rule.value !== 'takenBack' && covers(acts, book)) {
    return refuse('ERROR_COVERED_BY_ACTION', { street, skipped: liesOpen(state, street) ? [] : listStillToAct(state) }, articleOf(rule));
  }
  const gathered = recorded >= CHIPS && state.phase !== 'betting';
  return gathered ? refuse('BOARD_ERROR_TOO_LATE', { street }, articleOf(book.betting.pot.finalAfterGathering)) : null;
}

/** Each book counts acts here as it does for a misdeal. */
function covers(acts: readonly ActSince[], { dealing, betting }: Rulebook): boolean {
  if (dealing.misdeal.deadline.value === 'twoPlayersWithChips') {
    return new Set(acts.filter(({ kind }) => kind === 'chips').map(({ seat }) => seat)).size >= 2;
  }
  return isSubstantialAction(acts, betting.substantialAction, 'turn');
}

function actSince({ seat, action }: EarlyAct): ActSince {
  return { seat, kind: action === 'check' || action === 'fold' ? action : 'chips' };
}

/** Bets on the wrong street go back, whether the hand counted them or not; those of the rounds before stay. */
function returnBets(unfolding: HandUnfolding, { street, kind, actsSince = [] }: Report, { dealing }: Rulebook): void {
  const { state } = unfolding;
  const articles = cite(kind === 'premature' ? dealing.premature.betting : dealing.board.error.faultyRoundBets);
  const recorded = liesOpen(state, street) ? state.bets : [];
  const seats = recorded.flatMap((amount, i) => (amount > 0 ? [{ seat: state.start!.seats[i]!.seat, amount }] : []));
  if (seats.length > 0) unfolding.push({ type: 'BetsReturned', data: { seats, articles } });
  const early = new Map<number, number>();
  for (const { seat, amount } of actsSince) if (amount > 0) early.set(seat, (early.get(seat) ?? 0) + amount);
  const back = Array.from(early, ([seat, amount]) => ({ seat, amount }));
  if (back.length > 0) unfolding.push({ type: 'EarlyBetsReturned', data: { street, seats: back, articles } });
}

/** Nobody has said whether the order is known: it is taken for unknown, and the director may find otherwise. */
function presumeUnknown(unfolding: HandUnfolding, wrong: WrongStreet, { dealing }: Rulebook): void {
  const articles = cite(...findProcedure(wrong, dealing).rules);
  unfolding.push({
    type: 'DefaultRuled',
    data: { question: 'orderKnown', seat: null, options: ['known', 'unknown'], default: 'unknown', amount: null, articles },
  });
}

/** Errors add up without an end to the hand; from the second on, who deals is warned (RO 7.5). */
function warnDealer(unfolding: HandUnfolding, before: HandState, { dealing }: Rulebook): void {
  const errors = unfolding.state.incidents?.deck.errors.length ?? 0;
  if (errors < 2 || errors === before.incidents?.deck.errors.length) return;
  const article = cite(dealing.board.error.voidsHand).at(-1)!;
  const seat = findHandDealer(before.start!);
  unfolding.push({ type: 'InfractionNoted', data: { seat, offence: 'repeatedBoardErrors', sanction: 'warning', startsAt: null, article } });
}

/** The seats that the running round still waits for. */
function listStillToAct(state: HandState): number[] {
  if (state.turn < 0) return [];
  const { live, stacks, bets, currentBet, incrementWhenActed, settledShort } = state;
  const owes = (i: number): boolean => incrementWhenActed[i] === 0 || (bets[i]! < currentBet && ((settledShort >> i) & 1) === 0);
  return state.start!.seats.filter((_, i) => ((live >> i) & 1) === 1 && stacks[i]! > 0 && owes(i)).map(({ seat }) => seat);
}
