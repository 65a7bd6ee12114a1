/**
 * Exchanged, raced and found chips: which file decides which command.
 * Pure. May import: its neighbours.
 */
import type { TournamentDecision } from '../refusals.js';
import type { TournamentState } from '../state.js';
import { decideColorUp, decideExchange, decideRaceAnnouncement } from './announcing.js';
import type { ChipRaceCommand } from './commands.js';
import { decideFoundChips } from './found.js';
import { decideRace } from './running.js';

export function decideChipRace(command: ChipRaceCommand, state: TournamentState): TournamentDecision {
  switch (command.type) {
    case 'AnnounceColorUp':
      return decideColorUp(command, state);
    case 'ExchangeChips':
      return decideExchange(command, state);
    case 'AnnounceChipRace':
      return decideRaceAnnouncement(command, state);
    case 'RunChipRace':
      return decideRace(command, state);
    case 'ReportFoundChips':
      return decideFoundChips(command, state);
  }
}
