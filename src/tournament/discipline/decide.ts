/**
 * Offences and penalties: which file decides which command.
 * Pure. May import: its neighbours.
 */
import type { Handlers } from '../handlers.js';
import { decideClosing, decideLifting, decideWaiver } from './closing.js';
import type { DisciplineCommand } from './commands.js';
import { decidePenalty } from './issuing.js';
import { decideNoted, decideRecording } from './recording.js';

export const disciplineHandlers: Handlers<DisciplineCommand> = {
  NoteOffence: decideNoted,
  RecordOffence: decideRecording,
  CloseOffence: decideClosing,
  WaiveSanction: decideWaiver,
  IssuePenalty: decidePenalty,
  LiftPenalty: decideLifting,
};
