/**
 * Offences and penalties: which file decides which command.
 * Pure. May import: its neighbours.
 */
import type { TournamentDecision } from '../refusals.js';
import type { TournamentState } from '../state.js';
import { decideClosing, decideLifting, decideWaiver } from './closing.js';
import type { DisciplineCommand } from './commands.js';
import { decidePenalty } from './issuing.js';
import { decideNoted, decideRecording } from './recording.js';

export function decideDiscipline(command: DisciplineCommand, state: TournamentState): TournamentDecision {
  switch (command.type) {
    case 'NoteOffence':
      return decideNoted(command, state);
    case 'RecordOffence':
      return decideRecording(command, state);
    case 'CloseOffence':
      return decideClosing(command, state);
    case 'WaiveSanction':
      return decideWaiver(command, state);
    case 'IssuePenalty':
      return decidePenalty(command, state);
    case 'LiftPenalty':
      return decideLifting(command, state);
  }
}
