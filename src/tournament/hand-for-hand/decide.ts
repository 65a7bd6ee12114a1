/**
 * What the director and the floor say of hand-for-hand play (RO 2.7).
 */
import { articleOf, cite } from '../../rulebooks/citing.js';
import { refuseUnlessText } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentHandlers } from '../handlers.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { floorRulesOf } from '../seating/situation.js';
import type { Running } from '../state.js';
import { findTableInPlay } from '../tables.js';
import { hasDoneItsWork, countOpenTables, thresholdOf } from './advice.js';
import type { HandForHandCommand } from '../../../commands/tournament/hand-for-hand.js';
import { endHandForHand } from './rounds.js';
import { listStillPlaying } from './waiting.js';
import { MOST_REASON } from '../../../events/values.js';

const FEWEST_TABLES = 2;

/** Announced for the same reason already, it gives no events. */
function announce(command: CommandOf<'AnnounceHandForHand'>, running: Running): TournamentDecision {
  const { reason, at } = command;
  const { handForHand: play, playersLeft, settings } = running;
  if (play !== null) return play.reason === reason ? { events: [] } : refuse('HAND_FOR_HAND_RUNNING', { reason: play.reason });
  const rules = floorRulesOf(settings).handForHand;
  const open = countOpenTables(running);
  if (open < FEWEST_TABLES) return refuse('TOO_FEW_TABLES', { tables: open, minimum: FEWEST_TABLES });
  for (const number of command.stillPlaying ?? []) {
    const table = findTableInPlay(running, number);
    if (table.refusal) return table;
  }
  const finishing = [...new Set(command.stillPlaying)].filter((table) => running.tables[table - 1]?.openHand === null);
  const threshold = thresholdOf(running, reason);
  const until = threshold !== null && threshold < playersLeft ? threshold : playersLeft - 1;
  const articles = cite(rules.when, rules.announcement);
  return {
    events: [{ type: 'HandForHandAnnounced', data: { reason, at, until, playersLeft, stillPlaying: finishing, articles } }],
  };
}

/** A round that has ended by itself gives no events. */
function advance(command: CommandOf<'AdvanceHandForHandRound'>, running: Running): TournamentDecision {
  const { handForHand: play } = running;
  if (play === null) return refuse('NOT_HAND_FOR_HAND');
  const { without = [], reason = null } = command;
  const waitedFor = listStillPlaying(running);
  if (without.length === 0 && (waitedFor.length === 0 || (play.open && play.begun.length === 0))) return { events: [] };
  const excused = [...new Set(without)].filter((table) => waitedFor.includes(table));
  const left = waitedFor.filter((table) => !excused.includes(table) || running.tables[table - 1]?.openHand !== null);
  // Somebody plays in every round: the clock is put forward for a hand.
  const nobody = play.open && play.begun.length === 0 && left.length === 0;
  if (left.length > 0 || nobody) return refuseOthersPlay(running, left.length > 0 ? left : waitedFor);
  if (excused.length === 0) return { events: [] };
  const refused = refuseUnlessText('reason', reason ?? '', MOST_REASON);
  if (refused) return refused;
  return {
    events: [{ type: 'HandForHandTablesExcused', data: { round: Math.max(1, play.round), tables: excused, reason: reason ?? '' } }],
  };
}

/** What waits, was turned up or is over already gives no events; so does a hand that was not begun hand for hand. */
function hold(command: CommandOf<'HoldAllIn'>, running: Running): TournamentDecision {
  const { handForHand: play, settings } = running;
  const { allIn } = floorRulesOf(settings).handForHand;
  const articles = cite(allIn);
  const { handId } = command;
  if (handId !== null) {
    const hand = running.tables[command.table - 1]?.openHand ?? null;
    if (hand === null || hand.handId !== handId || hand.handForHand !== true) return { events: [] };
    // Nobody waits for the hand: it is played out at once.
    const inRound = play?.open === true && play.begun.includes(command.table);
    if (!inRound) return { events: [{ type: 'AllInsRevealed', data: { tables: [command.table], hands: [handId], articles } }] };
  }
  if (play === null || !play.open) return refuse('NOT_HAND_FOR_HAND');
  const table = findTableInPlay(running, command.table);
  if (table.refusal) return table;
  if (play.held.includes(table.table) || play.revealed.includes(table.table)) return { events: [] };
  if (handId === null) {
    if (table.openHand !== null) return refuse('HAND_IN_PROGRESS', { table: table.table, handId: table.openHand.handId });
    if (!listStillPlaying(running).includes(table.table)) return { events: [] };
  }
  return { events: [{ type: 'AllInHeld', data: { round: play.round, table: table.table, handId, articles } }] };
}

/** Turned up by themselves already, they give no events. */
function reveal(_command: CommandOf<'RevealAllIns'>, running: Running): TournamentDecision {
  const { handForHand: play } = running;
  if (play === null) return refuse('NOT_HAND_FOR_HAND');
  if (play.held.length === 0) return { events: [] };
  return refuseOthersPlay(
    running,
    listStillPlaying(running).filter((table) => !play.held.includes(table)),
  );
}

function endByCommand(command: CommandOf<'EndHandForHand'>, running: Running): TournamentDecision {
  const { handForHand: play, playersLeft, settings } = running;
  if (play === null) return refuse('NOT_HAND_FOR_HAND');
  const reason = command.reason ?? null;
  if (reason === null) {
    const { when } = floorRulesOf(settings).handForHand;
    if (!hasDoneItsWork(running)) return refuse('BUBBLE_NOT_OVER', { playersLeft, until: play.until }, articleOf(when));
    return refuseOthersPlay(running, listStillPlaying(running));
  }
  const refused = refuseUnlessText('reason', reason, MOST_REASON);
  return refused ?? { events: endHandForHand(running, command.at, 'director', reason) };
}

function refuseOthersPlay({ settings }: Running, tables: readonly number[]): TournamentDecision {
  const { tablesWait } = floorRulesOf(settings).handForHand;
  return refuse('OTHER_TABLES_STILL_PLAYING', { tables: [...tables] }, articleOf(tablesWait));
}

export const handForHandHandlers: TournamentHandlers<HandForHandCommand> = {
  AnnounceHandForHand: announce,
  AdvanceHandForHandRound: advance,
  // A satellite may be over while hands are played to their end.
  HoldAllIn: { running: hold, finished: ({ handId }) => (handId === null ? null : { events: [] }) },
  RevealAllIns: reveal,
  EndHandForHand: endByCommand,
};
