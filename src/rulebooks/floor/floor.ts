/**
 * The floor's part of the rulebooks, group by group: who enters, the draw, tables and seats, the clock, the button, newcomers, balancing and
 * breaking, places. A setting's key is the path of names to it, such as `balance.triggerDifference.early`, and is the name that the matrix
 * of the tournament gives it. What one book lays down by the kind of event has three settings: `weekly`, `regional`, `national`; an event
 * of no such kind reads `weekly`.
 *
 * Rows of the matrix, sections 1 to 15, 20 and 21, that are no setting, because another one decides them:
 *
 * | row                                              | decided by                                                                 |
 * |--------------------------------------------------|----------------------------------------------------------------------------|
 * | registration.externalClaims                      | dealing's claim.receivedByOutsideBody                                      |
 * | lateEntry.priceGoesTo                            | lateEntry.price: to those present, to the pots, or not issued              |
 * | ante.format, .amount, .headsUp, .deadButton      | betting's ante; which antes an event may have: structure.antes             |
 * | ante.shortStackPriority                          | betting's ante.bigBlind.shortOrder                                         |
 * | firstButton.finalTable's seat                    | firstButton.standard, .finals                                              |
 * | table.deckChange                                 | dealing's deck.changeOnRequest                                             |
 * | presence.cutoff, .posture, .leavingLiveHand      | dealing's presence.cutoff, .posture, .leavesLiveHand, .leavesAllIn         |
 * | presence.exemption                               | dealing's presence.exempt                                                  |
 * | absent.handHandling, .canWin, .redeal            | dealing's absent.handFate, .canWinAllInByBlind; misdeal.replay             |
 * | absent.blindsTaken                               | betting's blinds.absentPlayer                                              |
 * | hand.startsAt, level.takesEffect                 | dealing's hand.startsAt, .levelFixedAt                                     |
 * | level.announcement                               | dealing's level.becomesDue                                                 |
 * | level.mistakenOldLevel                           | dealing's hand.startedOnWrongLevel                                         |
 * | level.redeal                                     | dealing's misdeal.replay.level                                             |
 * | break.handDisputeWindow                          | dealing's claim.handEndsDuringBreak                                        |
 * | handForHand.ranking                              | ranking.sameTable, .differentTables, .bubble                               |
 * | deadButton.dealer                                | dealing's deal.deadButtonDealer                                            |
 * | deadButton.missingSmallBlind                     | betting's blinds.deadSmallBlind                                            |
 * | headsUp.button                                   | betting's blinds.headsUp                                                   |
 * | headsUp.lastCard                                 | dealing's deal.headsUpOrder                                                |
 * | newPlayer.duringRedeal                           | dealing's misdeal.replay.newPlayer                                         |
 * | balance.maxDifference                            | balance.triggerDifference, less one                                        |
 *
 * Parts of rows on which a decider needs an answer of its own are added: lateEntry.minutes, .levels and .priceExceedsStack; addOn.allowed;
 * structure.antes; wrongSeat.wrongAmount; handForHand.minutesPerHand; deadButton.awayPlayer; newPlayer.tooFewToDeal and .atHeadsUpTable;
 * balance.lateFromTables; satellite.qualified and .tie; ranking.tiedPlace; all of prize, of which the matrix has no row.
 *
 * Pure. May import: its neighbours.
 */
import type { DefinitionTree } from '../definition.js';
import { absent, multiDay } from './absences.js';
import { balance, playHalt } from './balancing.js';
import { tableBreak } from './breaking.js';
import { breaks, handForHand } from './clock.js';
import { deadButton, headsUp, principles } from './dead-button.js';
import { firstButton, seatDraw, wrongSeat } from './first-button.js';
import { lateEntry } from './late-entry.js';
import { newPlayer } from './newcomers.js';
import { prize } from './prizes.js';
import { elimination, leave, ranking, satellite, tournament } from './ranking.js';
import { addOn, reEntry, rebuy, registration } from './registration.js';
import { finalTable, seating, table } from './seating.js';
import { stack, structure } from './structure.js';

export const floor = {
  registration,
  lateEntry,
  reEntry,
  rebuy,
  addOn,
  stack,
  structure,
  seating,
  finalTable,
  seatDraw,
  firstButton,
  wrongSeat,
  table,
  absent,
  multiDay,
  break: breaks,
  handForHand,
  deadButton,
  principles,
  headsUp,
  newPlayer,
  balance,
  playHalt,
  tableBreak,
  leave,
  elimination,
  ranking,
  satellite,
  tournament,
  prize,
} as const satisfies DefinitionTree;
