/**
 * Which file decides which command on chips that come into play or leave it otherwise than by entries and races.
 */
import type { TournamentHandlers } from '../handlers.js';
import type { ChipsCommand } from '../../../commands/tournament/chips.js';
import { decideConfiscation, decideNote } from './confiscation.js';
import { decideAbsentBlinds } from './absent-blinds.js';
import { decideCountCorrection } from './corrected-count.js';
import { decideCount } from './counts.js';
import { decideDiscrepancy } from './discrepancy.js';
import { decideAdding, decideFinding, decideLoss, decideRemoving } from './stack-changes.js';

export const chipsHandlers: TournamentHandlers<ChipsCommand> = {
  RecordChipCounts: decideCount,
  CorrectChipCount: decideCountCorrection,
  RecordAbsentBlinds: decideAbsentBlinds,
  AddChips: decideAdding,
  RemoveChips: decideRemoving,
  ReportLostChips: decideLoss,
  ReportLostChipsFound: decideFinding,
  ConfiscateHiddenChips: decideConfiscation,
  // A hand may be played to its end after the tournament.
  NoteHiddenChips: decideNote,
  RecordChipDiscrepancy: decideDiscrepancy,
};
