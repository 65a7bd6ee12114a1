/**
 * Offences and penalties: which file decides which command.
 */
import { type TournamentHandlers, underBook, underBookOnceStarted } from '../handlers.js';
import { decideOffenceClosing, decideLifting, decideWaiver, decideWithdrawal } from './closing.js';
import type { DisciplineCommand } from '../../../commands/tournament/discipline.js';
import { decidePenalty } from './issuing.js';
import { decideNotedMisdeal, decideNotedOffence, decideRecording } from './recording.js';

export const disciplineHandlers: TournamentHandlers<DisciplineCommand> = {
  NoteMisdeal: underBookOnceStarted(decideNotedMisdeal),
  NoteOffence: underBookOnceStarted(decideNotedOffence),
  WithdrawOffences: underBookOnceStarted(decideWithdrawal),
  RecordOffence: underBookOnceStarted(decideRecording),
  CloseOffence: underBookOnceStarted(decideOffenceClosing),
  WaiveSanction: underBookOnceStarted(decideWaiver),
  IssuePenalty: underBook(decidePenalty),
  LiftPenalty: underBookOnceStarted(decideLifting),
};
