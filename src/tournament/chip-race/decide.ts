/**
 * Exchanged, raced and found chips: which file decides which command.
 */
import type { TournamentHandlers } from '../handlers.js';
import { decideColorUp, decideExchange, decideRaceAnnouncement } from './announcing.js';
import type { ChipRaceCommand } from '../../../commands/tournament/chip-race.js';
import { decideRaceCorrection } from './correcting.js';
import { decideFoundChips } from './found.js';
import { decideRace } from './running.js';
import { decideColorUpWithdrawal, decideRaceWithdrawal } from './withdrawing.js';

export const chipRaceHandlers: TournamentHandlers<ChipRaceCommand> = {
  AnnounceColorUp: decideColorUp,
  ExchangeChips: decideExchange,
  AnnounceChipRace: decideRaceAnnouncement,
  RunChipRace: decideRace,
  WithdrawColorUp: decideColorUpWithdrawal,
  WithdrawChipRace: decideRaceWithdrawal,
  CorrectChipRace: decideRaceCorrection,
  ReportFoundChips: decideFoundChips,
};
