/**
 * Blinds and antes of a player who is away, at a table whose hands nobody records: every book takes them from the stack, until no chip is left
 * (RC 30; MO 3.2; TDA 7; RO 1.9, 4.1; TF §4 b2). Whose they are now, the next count of the table says.
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuseUnlessWhole } from '../bounds.js';
import { findDueClockEvents, levelNumberOf } from '../timing/clock.js';
import { makeEliminationEvents } from '../places/elimination.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { includesId } from '../state/sorted-ids.js';
import type { Running, Table } from '../state.js';
import { countLastPlayer } from './counts.js';
import { countOwed, sumBlinds } from '../evolve/posted-blinds.js';
import { findHolder } from './stack-changes.js';

type Command = CommandOf<'RecordAbsentBlinds'>;

export function decideAbsentBlinds(command: Command, running: Running, book: Rulebook): TournamentDecision {
  const { playerId } = command;
  const holder = findHolder(running, playerId);
  if (holder.refusal) return holder;
  const { table, seated, at } = holder;
  const { absentPlayer } = book.betting.blinds;
  if (!includesId(running.entry.away, playerId)) return refuse('PLAYER_NOT_AWAY', { playerId }, articleOf(absentPlayer));
  if (table.stacksFrom !== 'unknown') return refuse('STACKS_KNOWN', { table: table.table }, articleOf(absentPlayer));
  const refused = refuseBlinds(running, table, command, articleOf(absentPlayer));
  if (refused) return refused;
  const amount = Math.min(seated.stack, priceBlinds(running, command.blinds));
  if (amount === 0) return refuse('NO_BLINDS_OWED', { playerId }, articleOf(absentPlayer));
  const isOut = amount === seated.stack;
  const blinds = command.blinds.map(({ level, smallBlinds, bigBlinds, antes }) => ({ level, smallBlinds, bigBlinds, antes }));
  const articles = isOut ? cite(absentPlayer, book.floor.absent.eliminatedByBlinds) : cite(absentPlayer);
  const left = table.seats.filter((other) => other !== seated);
  return {
    events: [
      { type: 'AbsentBlindsTaken', data: { playerId, at, blinds, amount, articles } },
      ...(isOut ? makeEliminationEvents([seated], table.table, running.playersLeft, null) : []),
      ...(isOut ? countLastPlayer(table.table, left, table.chips) : []),
    ],
  };
}

/** Levels that have begun, and no more than the player owed in the hands on record since the stacks were known, with what was taken already. */
function refuseBlinds(running: Running, table: Table, { playerId, blinds, at }: Command, article: string | null): Refused | null {
  const { structure } = running.settings;
  const { clock } = findDueClockEvents(running.clock, structure, at);
  const level = Math.max(...clock.begun.map(({ period }) => levelNumberOf(structure, period)));
  const outside = blinds.map((each) => refuseUnlessWhole('level', each.level, 1, level)).find((refused) => refused !== null);
  if (outside !== undefined) return outside;
  const [owed, asked] = [countOwed(running, table.table, playerId), sumBlinds(blinds)];
  const fits = asked.smallBlinds <= owed.smallBlinds && asked.bigBlinds <= owed.bigBlinds && asked.antes <= owed.antes;
  return fits ? null : refuse('BLINDS_NOT_OWED', { playerId, ...owed }, article);
}

function priceBlinds({ settings: { structure } }: Running, blinds: Command['blinds']): number {
  const levels = structure.filter((period) => period.kind === 'level');
  return blinds.reduce((sum, { level, smallBlinds, bigBlinds, antes }) => {
    const { smallBlind, bigBlind, ante } = levels[level - 1]!;
    return sum + smallBlinds * smallBlind + bigBlinds * bigBlind + antes * ante;
  }, 0);
}
