/**
 * Who plays: which file decides which command.
 */
import { beforeStart, inPhases, type TournamentHandlers, underBook, underBookOnceStarted, untilTheEnd } from '../handlers.js';
import { decideAway, decideBack } from './absences.js';
import type { EntryCommand } from '../../../commands/tournament/entry.js';
import { decideEndOfDay, decideStartOfDay } from './days.js';
import { decideEntryClosing, decideLateEntry } from './late-entry.js';
import { decideAddOn, decidePayment, decideRebuy } from './purchases.js';
import { decideReEntry } from './re-entry.js';
import { decideLateness, decideRegistration, decideWithdrawal, decideWithdrawalInPlay } from './registration.js';
import { decideSeatAssignment, decideSpecialNeeds } from './special-seats.js';
import { decideWrongSeat } from './wrong-seat.js';

export const entryHandlers: TournamentHandlers<EntryCommand> = {
  RegisterPlayer: beforeStart(decideRegistration),
  WithdrawRegistration: inPhases({ announced: decideWithdrawal, running: decideWithdrawalInPlay }),
  AnnounceLateness: beforeStart(decideLateness),
  RecordSpecialNeeds: untilTheEnd(decideSpecialNeeds),
  AssignSeat: beforeStart(decideSeatAssignment),
  AdmitLatePlayer: underBook(decideLateEntry),
  CloseLateEntry: underBook(decideEntryClosing),
  ReEnter: underBook(decideReEntry),
  Rebuy: underBook(decideRebuy),
  TakeAddOn: underBook(decideAddOn),
  PayPurchase: underBookOnceStarted(decidePayment),
  MarkAway: underBook(decideAway),
  MarkBack: underBook(decideBack),
  CorrectWrongSeat: underBook(decideWrongSeat),
  EndDay: underBook(decideEndOfDay),
  StartDay: underBook(decideStartOfDay),
};
