/**
 * Decides on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave.
 */
import { allUnderBook } from '../handlers.js';
import type { DiscardCommand } from '../../../commands/hand/discards.js';
import { reportHiddenCards, reportRabbitHunting, reportTalk } from './conduct.js';
import { reportHandKilled } from './disturbed-hands.js';
import { expelFromHand, readmitToHand } from './expelling.js';
import { recordLeftTable } from './leaving.js';
import { reportPhoneUse } from './phones.js';
import { retrieveHand } from './retrieving.js';
import { reportExposedHand } from './shown-hands.js';
import { reportDiscard } from './thrown-hands.js';

export const discardsHandlers = allUnderBook<DiscardCommand>({
  ReportHandKilled: reportHandKilled,
  ReportDiscard: reportDiscard,
  RetrieveHand: retrieveHand,
  ReportExposedHand: reportExposedHand,
  ReportPhoneUse: reportPhoneUse,
  RecordLeftTable: recordLeftTable,
  ExpelFromHand: expelFromHand,
  ReadmitToHand: readmitToHand,
  ReportHiddenCards: reportHiddenCards,
  ReportTalk: reportTalk,
  ReportRabbitHunting: reportRabbitHunting,
});
