/**
 * Which file decides which command on chips that come into play or leave it otherwise than by entries and races.
 */
import { giveNoEvents, inPhases, type TournamentHandlers, underBook } from '../handlers.js';
import type { ChipsCommand } from '../../../commands/tournament/chips.js';
import { decideConfiscation, decideNote } from './confiscation.js';
import { decideCount } from './counts.js';
import { decideDiscrepancy } from './discrepancy.js';
import { decideAdding, decideFinding, decideLoss, decideRemoving } from './stack-changes.js';

export const chipsHandlers: TournamentHandlers<ChipsCommand> = {
  RecordChipCounts: underBook(decideCount),
  AddChips: underBook(decideAdding),
  RemoveChips: underBook(decideRemoving),
  ReportLostChips: underBook(decideLoss),
  ReportLostChipsFound: underBook(decideFinding),
  ConfiscateHiddenChips: underBook(decideConfiscation),
  // A hand may be played to its end after the tournament.
  NoteHiddenChips: inPhases({ running: decideNote, finished: giveNoEvents }),
  RecordChipDiscrepancy: underBook(decideDiscrepancy),
};
