/**
 * When tables differ by too many players: which ones stop, and who moves from where to where. Chosen are the fullest table and the one with
 * the fewest players, there the next big blind, and here the free seat that comes to the big blind soonest (RC 10; MO 7.1, 7.7, 7.8; TDA 25;
 * RO 2.3; TF §8 b1).
 */
import type { Citation } from '../../../events/judging.js';
import { cite } from '../../rulebooks/citing.js';
import {
  byFewest,
  byMost,
  findFirstBy,
  countFreeSeats,
  listFreeByBigBlind,
  findNextBigBlind,
  findPositionsAt,
  type FloorRules,
  type SeatedTable,
} from './floor-plan.js';

export interface ProposedMove {
  readonly from: { readonly table: number; readonly seat: number };
  readonly to: { readonly table: number; readonly seat: number };
  /** Players of the two tables before the move. */
  readonly fromPlayers: number;
  readonly toPlayers: number;
  /** The only free seat is the one that the last big blind has left. The player will owe the small blind there, which the book avoids. */
  readonly ontoSmallBlind: boolean;
  /** The rules that chose the player, the tables and the seat. */
  readonly articles: readonly Citation[];
}

export interface Balance {
  /** Players of the fullest table above those of the shortest. */
  readonly difference: number;
  /** From which difference on somebody moves. */
  readonly trigger: number;
  /** From which difference on a short table stops. */
  readonly haltFrom: number;
  /** Whether somebody has to move. */
  readonly due: boolean;
  /** Tables that stop once their hand is over, ascending. */
  readonly halted: readonly number[];
  /** Where the differences come from. */
  readonly articles: readonly Citation[];
  readonly haltArticles: readonly Citation[];
  /** Null where nobody has to move. */
  readonly move: ProposedMove | null;
}

/** @param late whether the end of the event is near: it halts tables earlier, and moves players earlier where the book tightens that at all */
export function balanceOf(tables: readonly SeatedTable[], { balance, playHalt }: FloorRules, late: boolean): Balance {
  const trigger = late && balance.phaseSwitch.value !== 'never' ? balance.triggerDifference.late : balance.triggerDifference.early;
  const halt = late ? playHalt.difference.late : playHalt.difference.early;
  const most = Math.max(0, ...tables.map(({ occupied }) => occupied.length));
  const fewest = Math.min(most, ...tables.map(({ occupied }) => occupied.length));
  const difference = most - fewest;
  const due = difference >= trigger.value && difference >= 2;
  const halted = tables.filter(({ occupied }) => most - occupied.length >= halt.value).map(({ table }) => table);
  return {
    difference,
    trigger: trigger.value,
    haltFrom: halt.value,
    due,
    halted,
    articles: cite(trigger),
    haltArticles: cite(halt),
    move: due ? moveBetween(tables, balance) : null,
  };
}

function moveBetween(tables: readonly SeatedTable[], rules: FloorRules['balance']): ProposedMove | null {
  const source = findFirstBy(byMost, tables);
  const destination = findFirstBy(
    byFewest,
    tables.filter((table) => countFreeSeats(table) > 0),
  );
  if (source === undefined || destination === undefined) return null;
  const mover = findNextBigBlind(source);
  const [seat] = listFreeByBigBlind(destination);
  if (mover === null || seat === undefined) return null;
  return {
    from: { table: source.table, seat: mover },
    to: { table: destination.table, seat },
    fromPlayers: source.occupied.length,
    toPlayers: destination.occupied.length,
    ontoSmallBlind: rules.neverSmallBlind.value && destination.last !== null && seat === findPositionsAt(destination).bigBlind,
    articles: cite(rules.mover, rules.sourceTable, rules.destinationTable, rules.seat),
  };
}
