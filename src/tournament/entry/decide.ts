/**
 * Who plays: which file decides which command.
 */
import { beforeStart, inPhases, type TournamentHandlers, underBook, underBookOnceStarted, untilTheEnd } from '../handlers.js';
import { decideAway, decideBack } from './absences.js';
import type { EntryCommand } from '../../../commands/tournament/entry.js';
import { decideAnnulment, refuseListed } from './annulment.js';
import { decideCancellation } from './cancelled-purchase.js';
import { decideEndOfDay, decideReopening, decideStartOfDay } from './days.js';
import { decideEntryClosing, decideEntryReopening, decideLateEntry } from './late-entry.js';
import { decideAddOn, decidePayment, decidePaymentWithdrawal, decideRebuy } from './purchases.js';
import { decideReEntry } from './re-entry.js';
import { decideLateness, decideRegistration, decideWithdrawal, decideWithdrawalInPlay } from './registration.js';
import { decideSeatAssignment, decideSpecialNeeds } from './special-seats.js';
import { decideTransfer } from './transfer.js';
import { decideWrongSeat } from './wrong-seat.js';

export const entryHandlers: TournamentHandlers<EntryCommand> = {
  RegisterPlayer: beforeStart(decideRegistration),
  WithdrawRegistration: inPhases({ announced: decideWithdrawal, running: decideWithdrawalInPlay }),
  AnnounceLateness: beforeStart(decideLateness),
  RecordSpecialNeeds: untilTheEnd(decideSpecialNeeds),
  AssignSeat: beforeStart(decideSeatAssignment),
  AdmitLatePlayer: underBook(decideLateEntry),
  CloseLateEntry: underBook(decideEntryClosing),
  ReopenLateEntry: underBook(decideEntryReopening),
  ReEnter: underBook(decideReEntry),
  Rebuy: underBook(decideRebuy),
  TakeAddOn: underBook(decideAddOn),
  PayPurchase: underBookOnceStarted(decidePayment),
  WithdrawPayment: underBookOnceStarted(decidePaymentWithdrawal),
  MarkAway: underBook(decideAway),
  MarkBack: underBook(decideBack),
  CorrectWrongSeat: underBook(decideWrongSeat),
  AnnulEntry: inPhases({ announced: refuseListed, running: decideAnnulment, finished: decideAnnulment }),
  TransferEntry: inPhases({ announced: refuseListed, running: decideTransfer, finished: decideTransfer }),
  CancelPurchase: underBook(decideCancellation),
  EndDay: underBook(decideEndOfDay),
  ReopenDay: underBook(decideReopening),
  StartDay: underBook(decideStartOfDay),
};
