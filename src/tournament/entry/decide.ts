/**
 * Who plays: which file decides which command.
 */
import { type TournamentHandlers, underBook } from '../handlers.js';
import { decideAway, decideBack } from './absences.js';
import type { EntryCommand } from '../../../commands/tournament/entry.js';
import { decideAnnulment } from './annulment.js';
import { decideCancellation } from './cancelled-purchase.js';
import { decideEndOfDay, decideStartOfDay } from './days.js';
import { decideEntryClosing, decideLateEntry } from './late-entry.js';
import { decideAddOn, decidePayment, decideRebuy } from './purchases.js';
import { decideReEntry } from './re-entry.js';
import { decideLateness, decideRegistration, decideWithdrawal } from './registration.js';
import { decideSeatAssignment, decideSpecialNeeds } from './special-seats.js';
import { decideTransfer } from './transfer.js';
import { decideWrongSeat } from './wrong-seat.js';

export const entryHandlers: TournamentHandlers<EntryCommand> = {
  RegisterPlayer: decideRegistration,
  WithdrawRegistration: decideWithdrawal,
  AnnounceLateness: decideLateness,
  RecordSpecialNeeds: decideSpecialNeeds,
  AssignSeat: decideSeatAssignment,
  AdmitLatePlayer: underBook(decideLateEntry),
  CloseLateEntry: underBook(decideEntryClosing),
  ReEnter: underBook(decideReEntry),
  Rebuy: underBook(decideRebuy),
  TakeAddOn: underBook(decideAddOn),
  PayPurchase: decidePayment,
  MarkAway: underBook(decideAway),
  MarkBack: underBook(decideBack),
  CorrectWrongSeat: underBook(decideWrongSeat),
  AnnulEntry: decideAnnulment,
  TransferEntry: decideTransfer,
  CancelPurchase: underBook(decideCancellation),
  EndDay: underBook(decideEndOfDay),
  StartDay: underBook(decideStartOfDay),
};
