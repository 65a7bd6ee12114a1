/**
 * Decides on the showdown: all-in hands turned up, one card tabled, hands asked to be seen or checked, announcements that were false,
 * pots to be pushed.
 */
import { allUnderBook } from '../handlers.js';
import { reportFalseAnnouncement } from './announcements.js';
import { awardPots, reportSmallestChip } from './awarding.js';
import type { ShowingCommand } from './commands.js';
import { requestHandControl } from './control.js';
import { refuseToTable } from './obligation.js';
import { tableOneCard } from './one-card.js';
import { imposeShowdownOrder } from './order.js';
import { requestToSee } from './seeing.js';
import { holdAllInHands, releaseAllInHands, turnUpAllInHands } from './turning-up.js';

export const showingHandlers = allUnderBook<ShowingCommand>({
  HoldAllInHands: holdAllInHands,
  TurnUpAllInHands: turnUpAllInHands,
  ReleaseAllInHands: releaseAllInHands,
  ImposeShowdownOrder: imposeShowdownOrder,
  TableOneCard: tableOneCard,
  RefuseToTable: refuseToTable,
  RequestToSee: requestToSee,
  RequestHandControl: requestHandControl,
  ReportFalseAnnouncement: reportFalseAnnouncement,
  ReportSmallestChip: reportSmallestChip,
  AwardPots: awardPots,
});
