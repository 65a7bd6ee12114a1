/**
 * The door: which file decides which command.
 */
import type { DoorCommand } from '../../../commands/tournament/door.js';
import type { TournamentHandlers } from '../handlers.js';
import { decideCheckIn, decideCheckInWithdrawal } from './check-in.js';
import { decideAlternateReturn, decideCapacity } from './waiting-list.js';

export const doorHandlers: TournamentHandlers<DoorCommand> = {
  CheckIn: decideCheckIn,
  WithdrawCheckIn: decideCheckInWithdrawal,
  ReturnAlternate: decideAlternateReturn,
  ChangeCapacity: decideCapacity,
};
