/**
 * Which file decides which command on chips that come into play or leave it otherwise than by entries and races.
 * Pure. May import: its neighbours.
 */
import type { TournamentDecision } from '../refusals.js';
import type { TournamentState } from '../state.js';
import type { InventoryCommand } from './commands.js';
import { decideConfiscation, decideNote } from './confiscation.js';
import { decideDiscrepancy } from './discrepancy.js';
import { decideAdding, decideFinding, decideLoss, decideRemoving } from './stack-changes.js';

export function decideInventory(command: InventoryCommand, state: TournamentState): TournamentDecision {
  switch (command.type) {
    case 'AddChips':
      return decideAdding(command, state);
    case 'RemoveChips':
      return decideRemoving(command, state);
    case 'ReportLostChips':
      return decideLoss(command, state);
    case 'ReportLostChipsFound':
      return decideFinding(command, state);
    case 'ConfiscateHiddenChips':
      return decideConfiscation(command, state);
    case 'NoteHiddenChips':
      return decideNote(command, state);
    case 'RecordChipDiscrepancy':
      return decideDiscrepancy(command, state);
  }
}
