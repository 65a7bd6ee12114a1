/**
 * Which file decides which command on chips that come into play or leave it otherwise than by entries and races.
 */
import type { TournamentHandlers } from '../handlers.js';
import type { ChipsCommand } from './commands.js';
import { decideConfiscation, decideNote } from './confiscation.js';
import { decideCount } from './counts.js';
import { decideDiscrepancy } from './discrepancy.js';
import { decideAdding, decideFinding, decideLoss, decideRemoving } from './stack-changes.js';

export const chipsHandlers: TournamentHandlers<ChipsCommand> = {
  RecordChipCounts: decideCount,
  AddChips: decideAdding,
  RemoveChips: decideRemoving,
  ReportLostChips: decideLoss,
  ReportLostChipsFound: decideFinding,
  ConfiscateHiddenChips: decideConfiscation,
  NoteHiddenChips: decideNote,
  RecordChipDiscrepancy: decideDiscrepancy,
};
