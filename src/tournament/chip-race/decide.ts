/**
 * Exchanged, raced and found chips: which file decides which command.
 */
import type { TournamentHandlers } from '../handlers.js';
import { decideColorUp, decideExchange, decideRaceAnnouncement } from './announcing.js';
import type { ChipRaceCommand } from './commands.js';
import { decideFoundChips } from './found.js';
import { decideRace } from './running.js';

export const chipRaceHandlers: TournamentHandlers<ChipRaceCommand> = {
  AnnounceColorUp: decideColorUp,
  ExchangeChips: decideExchange,
  AnnounceChipRace: decideRaceAnnouncement,
  RunChipRace: decideRace,
  ReportFoundChips: decideFoundChips,
};
