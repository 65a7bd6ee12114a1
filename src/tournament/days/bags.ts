/**
 * Bags at the end of a day: each is counted by two people, apart from one another. Where the stacks of a table are not known, its bags are its
 * count; where they are, a bag that differs is a difference that the floor has to resolve (RC 64; MO 11.3; TDA 23; RO 3.7; TF §3 b3).
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuseUnlessPayable } from '../bounds.js';
import { makeCountEvents } from '../chips/counts.js';
import { foldAll } from '../evolve.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { type Bag, isIn, type Running, seatOf, type Table } from '../state.js';
import { findStackUnit } from '../state/chip-race.js';
import { refuseDuringHand } from '../tables.js';
import { refuseAbsentee } from '../tables/seat-checks.js';
import { chipsIn } from './bag-list.js';

export function decideBag(command: CommandOf<'RecordBag'>, running: Running): TournamentDecision {
  const { playerId, bag, count, stack, at } = command;
  const found = seatOf(running.tables, playerId);
  if (found === undefined) return refuseAbsentee(running, { playerId });
  const other = running.bags.find((each) => each.bag === bag && each.playerId !== playerId && isIn(running, each.playerId));
  if (other !== undefined) return refuse('BAG_OF_ANOTHER', { bag, playerId: other.playerId });
  const own = running.bags.find((each) => each.playerId === playerId);
  if (own !== undefined && own.bag !== bag) return refuse('HAS_OTHER_BAG', { playerId, bag: own.bag });
  const refused =
    refuseDuringHand(running, found.table) ?? refuseUnlessPayable('stack', stack, 1, findStackUnit(running, found.table.table));
  if (refused) return refused;
  if (own?.[count] === stack) return { events: [] };
  const counted: TournamentEvent = { type: 'BagCounted', data: { bag, playerId, count, stack, at } };
  return { events: [counted, ...countTable(foldAll(running, [counted]), found.table)] };
}

/** The bags of a table are its count, once it has no other and they hold all of its chips. */
function countTable(running: Running, table: Table): TournamentEvent[] {
  if (table.stacksFrom !== 'unknown') return [];
  const bags = new Map(running.bags.map((bag): [string, Bag] => [bag.playerId, bag]));
  const stacks = table.seats.flatMap(({ playerId }) => {
    const bag = bags.get(playerId);
    const stack = bag === undefined ? null : chipsIn(bag);
    return stack === null ? [] : [{ playerId, stack }];
  });
  const isWhole = stacks.length === table.seats.length && stacks.reduce((sum, { stack }) => sum + stack, 0) === table.chips;
  return isWhole ? makeCountEvents(running, table, stacks) : [];
}

export function decideBagWithdrawal({ bag }: CommandOf<'WithdrawBag'>, { bags }: Running): TournamentDecision {
  const known = bags.find((each) => each.bag === bag);
  if (known === undefined) return refuse('UNKNOWN_BAG', { bag });
  return { events: [{ type: 'BagWithdrawn', data: { bag, playerId: known.playerId } }] };
}
