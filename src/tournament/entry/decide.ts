/**
 * Who plays: which file decides which command.
 */
import type { TournamentHandlers } from '../handlers.js';
import { decideAway, decideBack } from './absences.js';
import type { EntryCommand } from '../../../commands/tournament/entry.js';
import { decideAnnulment, refuseListed } from './annulment.js';
import { decideCancellation } from './cancelled-purchase.js';
import { decideEntryClosing, decideEntryReopening, decideLateEntry } from './late-entry.js';
import { decideAddOn, decidePayment, decidePaymentWithdrawal, decideRebuy } from './purchases.js';
import { decideEntryPayment, decideEntryPaymentWithdrawal } from './entry-payments.js';
import { decideReEntry } from './re-entry.js';
import {
  decideLateness,
  decideLatenessWithdrawal,
  decideRegistration,
  decideRegistrationInPlay,
  decideWithdrawal,
  decideWithdrawalInPlay,
} from './registration.js';
import { decideSeatAssignment, decideSpecialNeeds } from './special-seats.js';
import { decideTransfer } from './transfer.js';
import { decidePurchaseTransfer } from './transferred-purchase.js';
import { decideWrongSeat } from './wrong-seat.js';

export const entryHandlers: TournamentHandlers<EntryCommand> = {
  RegisterPlayer: { announced: decideRegistration, running: decideRegistrationInPlay },
  WithdrawRegistration: { announced: decideWithdrawal, running: decideWithdrawalInPlay },
  AnnounceLateness: decideLateness,
  WithdrawLateness: decideLatenessWithdrawal,
  RecordSpecialNeeds: decideSpecialNeeds,
  AssignSeat: decideSeatAssignment,
  AdmitLatePlayer: decideLateEntry,
  CloseLateEntry: decideEntryClosing,
  ReopenLateEntry: decideEntryReopening,
  ReEnter: decideReEntry,
  Rebuy: decideRebuy,
  TakeAddOn: decideAddOn,
  PayPurchase: decidePayment,
  WithdrawPayment: decidePaymentWithdrawal,
  PayEntry: decideEntryPayment,
  WithdrawEntryPayment: decideEntryPaymentWithdrawal,
  MarkAway: decideAway,
  MarkBack: decideBack,
  CorrectWrongSeat: decideWrongSeat,
  AnnulEntry: { announced: refuseListed, running: decideAnnulment, finished: decideAnnulment },
  TransferEntry: { announced: refuseListed, running: decideTransfer, finished: decideTransfer },
  CancelPurchase: decideCancellation,
  TransferPurchase: decidePurchaseTransfer,
};
