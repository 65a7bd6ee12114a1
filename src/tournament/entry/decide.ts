/**
 * Who plays: which file decides which command.
 * Pure. May import: its neighbours.
 */
import type { TournamentDecision } from '../refusals.js';
import type { TournamentState } from '../state.js';
import { decideAway, decideBack } from './absences.js';
import type { EntryCommand } from './commands.js';
import { decideEndOfDay, decideStartOfDay } from './days.js';
import { decideClosing, decideLateEntry } from './late-entry.js';
import { decideAddOn, decidePayment, decideRebuy } from './purchases.js';
import { decideReEntry } from './re-entry.js';
import { decideLateness, decideRegistration, decideWithdrawal } from './registration.js';
import { decideSeatAssignment, decideSpecialNeeds } from './special-seats.js';
import { decideWrongSeat } from './wrong-seat.js';

export function decideEntry(command: EntryCommand, state: TournamentState): TournamentDecision {
  switch (command.type) {
    case 'RegisterPlayer':
      return decideRegistration(command, state);
    case 'WithdrawRegistration':
      return decideWithdrawal(command, state);
    case 'AnnounceLateness':
      return decideLateness(command, state);
    case 'RecordSpecialNeeds':
      return decideSpecialNeeds(command, state);
    case 'AssignSeat':
      return decideSeatAssignment(command, state);
    case 'AdmitLatePlayer':
      return decideLateEntry(command, state);
    case 'CloseLateEntry':
      return decideClosing(command, state);
    case 'ReEnter':
      return decideReEntry(command, state);
    case 'Rebuy':
      return decideRebuy(command, state);
    case 'TakeAddOn':
      return decideAddOn(command, state);
    case 'PayPurchase':
      return decidePayment(command, state);
    case 'MarkAway':
      return decideAway(command, state);
    case 'MarkBack':
      return decideBack(command, state);
    case 'CorrectWrongSeat':
      return decideWrongSeat(command, state);
    case 'EndDay':
      return decideEndOfDay(command, state);
    case 'StartDay':
      return decideStartOfDay(command, state);
  }
}
