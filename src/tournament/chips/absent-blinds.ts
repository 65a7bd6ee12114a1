/**
 * Blinds and antes of a player who is away, at a table whose hands nobody records: every book takes them from the stack, until no chip is left
 * (RC 30; MO 3.2; TDA 7; RO 1.9, 4.1; TF §4 b2). Whose they are now, the next count of the table says.
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuseUnlessWhole } from '../bounds.js';
import { findDueClockEvents, levelNumberOf } from '../clock/clock.js';
import { makeEliminationEvents } from '../ranking/elimination.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { includesId } from '../sorted-ids.js';
import type { Running, Table } from '../state.js';
import { countLastPlayer } from './counts.js';
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
  const refused = refuseBlinds(running, table, command);
  if (refused) return refused;
  const amount = Math.min(seated.stack, sumBlinds(running, command.blinds));
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

/** Levels that have begun, and no more blinds than hands since the stacks were last known: nobody posts two in one. */
function refuseBlinds(running: Running, table: Table, { blinds, at }: Command): Refused | null {
  const { structure } = running.settings;
  const { clock } = findDueClockEvents(running.clock, structure, at);
  const level = Math.max(...clock.begun.map(({ period }) => levelNumberOf(structure, period)));
  const hands = table.hands - countHandsKnown(running, table);
  const sum = (of: (each: Command['blinds'][number]) => number): number => blinds.reduce((total, each) => total + of(each), 0);
  const outside = blinds.map((each) => refuseUnlessWhole('level', each.level, 1, level)).find((refused) => refused !== null);
  return (
    outside ??
    refuseUnlessWhole(
      'blinds',
      sum(({ smallBlinds, bigBlinds }) => smallBlinds + bigBlinds),
      0,
      hands,
    ) ??
    refuseUnlessWhole(
      'antes',
      sum(({ antes }) => antes),
      0,
      hands,
    )
  );
}

/** The hands that the table had begun when its stacks were last known by a count or a typed hand. */
function countHandsKnown({ chips }: Running, { table, settled }: Table): number {
  const typed = settled === null ? 0 : Number(settled.handId.slice(settled.handId.lastIndexOf('.') + 1));
  return Math.max(chips.counted.get(table) ?? 0, typed);
}

function sumBlinds({ settings: { structure } }: Running, blinds: Command['blinds']): number {
  const levels = structure.filter((period) => period.kind === 'level');
  return blinds.reduce((sum, { level, smallBlinds, bigBlinds, antes }) => {
    const { smallBlind, bigBlind, ante } = levels[level - 1]!;
    return sum + smallBlinds * smallBlind + bigBlinds * bigBlind + antes * ante;
  }, 0);
}
