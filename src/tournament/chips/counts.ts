/**
 * The floor counts the stacks of a table: who has which, and who is out.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import { refuseUnlessPayable } from '../bounds.js';
import { findStackUnit } from '../state/chip-race.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { areStacksKnown } from './known-stacks.js';
import { withCandidates } from './candidates.js';
import { makeEliminationEvents } from '../places/elimination.js';
import { wereStacksKnown } from '../places/known-before.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { StackOf } from '../../../commands/tournament/chips.js';
import { findListedStack, refuseUnlessComplete } from './stack-list.js';
import type { PlayerId } from '../../../events/ids.js';
import { outOf, type Running, type SeatedPlayer, type Table } from '../state.js';
import { refuseDuringHand, findTableInPlay } from '../tables.js';

/**
 * Takes the count of a whole table. Nobody's chips may appear or vanish; a player with none is out, placed with those who go out in
 * the same count by the stacks that they had before. Who is out already may be listed again with none.
 */
export function decideCount(command: CommandOf<'RecordChipCounts'>, running: Running): TournamentDecision {
  const table = findTableInPlay(running, command.table);
  if (table.refusal) return table;
  const counted = listCountedStacks(running, command.stacks);
  const complete = refuseUnlessComplete(table.table, counted, table.seats, table.chips);
  const refused = refuseUncountable(running, table) ?? withCandidates(complete, running, table.table);
  if (refused) return refused;
  const unpayable = refuseFirstUnpayable(counted, findStackUnit(running, table.table));
  if (unpayable) return unpayable;
  if (isNoNews(table, counted)) return { events: [] };
  const unknown = refuseUnranked(running, table, counted);
  if (unknown) return unknown;
  const changes = table.stacksFrom === 'unknown' ? [] : listChanges(table.seats, counted);
  const { reason } = command;
  if (reason === undefined && table.hands > 0 && areStacksKnown(running, table) && changes.length > 0)
    return refuse('COUNT_NEEDS_REASON', { table: table.table, players: changes.map(({ playerId }) => playerId) });
  const said = { ...(changes.length > 0 && { changes }), ...(reason !== undefined && { reason }) };
  return { events: makeCountEvents(running, table, counted, [], said) };
}

/** The stacks that were counted; who is out already may be listed with none. */
export function listCountedStacks(running: Running, stacks: readonly StackOf[]): readonly StackOf[] {
  return stacks.filter(({ playerId, stack }) => stack !== 0 || outOf(running, playerId) === undefined);
}

/** Somebody must sit there, and no hand run. */
export function refuseUncountable(running: Running, table: Table): Refused | null {
  const empty = table.seats.length === 0 ? refuse('TOO_FEW_SEATED', { table: table.table, players: 0, minimum: 1 }) : null;
  return refuseDuringHand(running, table) ?? empty;
}

/**
 * Who went out, and in which order, is said before the count where several have nothing left and nobody knows what they had: at a table without a
 * recorded hand since the start too, because nobody knows how many hands have gone by.
 */
export function refuseUnranked(running: Running, table: Table, counted: readonly StackOf[]): Refused | null {
  const out = listBroke(table, counted);
  if (out.length < 2 || wereStacksKnown(running, table)) return null;
  return refuse('ELIMINATIONS_FIRST', { table: table.table, players: out.map(({ playerId }) => playerId) });
}

function listBroke({ seats }: Table, counted: readonly StackOf[]): readonly SeatedPlayer[] {
  return seats.filter((seated) => findListedStack(counted, seated) === 0);
}

/** Whether the stacks were known to be what was counted. */
export function isNoNews({ seats, stacksFrom }: Table, counted: readonly StackOf[]): boolean {
  return stacksFrom !== 'unknown' && seats.every((seated) => findListedStack(counted, seated) === seated.stack);
}

/** By how much stacks differ from what they were. */
export function listChanges(known: readonly StackOf[], counted: readonly StackOf[]): { playerId: PlayerId; amount: number }[] {
  return known
    .map((player) => ({ playerId: player.playerId, amount: findListedStack(counted, player) - player.stack }))
    .filter(({ amount }) => amount !== 0);
}

type Counted = Extract<TournamentEvent, { type: 'ChipsCounted' }>['data'];

/** What a count comes to. @param before what is recorded first @param said what is known of it beside the stacks */
export function makeCountEvents(
  running: Running,
  table: Table,
  counted: readonly StackOf[],
  before: readonly TournamentEvent[] = [],
  said: Pick<Counted, 'changes' | 'reason'> = {},
): TournamentEvent[] {
  const estimated = !wereStacksKnown(running, table);
  const out = listBroke(table, counted).map((seated) => ({ ...seated, estimated }));
  return [
    ...before,
    { type: 'ChipsCounted', data: { table: table.table, stacks: counted.map(({ playerId, stack }) => ({ playerId, stack })), ...said } },
    ...makeEliminationEvents(out, table.table, running.playersLeft, null),
  ];
}

export function refuseFirstUnpayable(stacks: readonly StackOf[], chipUnit: number): Refused | null {
  for (const { stack } of stacks) {
    const refused = refuseUnlessPayable('stack', stack, 0, chipUnit);
    if (refused) return refused;
  }
  return null;
}

/** One player alone at a table holds all of its chips: their stack is known without a count. */
export function countLastPlayer(table: number, left: readonly SeatedPlayer[], chips: number): TournamentEvent[] {
  const [last] = left;
  if (last === undefined || left.length > 1) return [];
  return [{ type: 'ChipsCounted', data: { table, stacks: [{ playerId: last.playerId, stack: chips }] } }];
}
