/**
 * Offences and penalties: which file decides which command.
 */
import type { TournamentHandlers } from '../handlers.js';
import { decideOffenceClosing, decideLifting, decideWaiver } from './closing.js';
import type { DisciplineCommand } from './commands.js';
import { decidePenalty } from './issuing.js';
import { decideNotedOffence, decideRecording } from './recording.js';

export const disciplineHandlers: TournamentHandlers<DisciplineCommand> = {
  NoteOffence: decideNotedOffence,
  RecordOffence: decideRecording,
  CloseOffence: decideOffenceClosing,
  WaiveSanction: decideWaiver,
  IssuePenalty: decidePenalty,
  LiftPenalty: decideLifting,
};
