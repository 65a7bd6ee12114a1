/**
 * Offences and penalties: which file decides which command.
 */
import type { TournamentHandlers } from '../handlers.js';
import { decideOffenceClosing, decideLifting, decideWaiver, decideWithdrawal } from './closing.js';
import type { DisciplineCommand } from '../../../commands/tournament/discipline.js';
import { decidePenalty } from './issuing.js';
import { decideNotedMisdeal, decideNotedOffence, decideRecording } from './recording.js';

export const disciplineHandlers: TournamentHandlers<DisciplineCommand> = {
  NoteMisdeal: decideNotedMisdeal,
  NoteOffence: decideNotedOffence,
  WithdrawOffences: decideWithdrawal,
  RecordOffence: decideRecording,
  CloseOffence: decideOffenceClosing,
  WaiveSanction: decideWaiver,
  IssuePenalty: decidePenalty,
  LiftPenalty: decideLifting,
};
