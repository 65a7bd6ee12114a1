/**
 * The order of players who go out at the same time. At one table the larger stack at the start of the hand is placed better, and equal
 * stacks share a place. At several tables that is a matter of the book: the same, or each table is ranked by itself and the first of each
 * share the best place, then the second of each, and so on (MO 9.10; RO 1.10, 2.7; TF §10 b10).
 */
import type { EliminationOrder } from '../../../events/tournament-places.js';
import type { PlayerId } from '../../../events/ids.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';

/** A player who goes out, with the chips that decide the place: the stack at the start of the hand. */
export interface Bust {
  readonly playerId: PlayerId;
  readonly table: number;
  readonly stack: number;
}

export type AcrossTables = Rulebook['floor']['ranking']['differentTables'];

/** The setting that places players of different tables, on the bubble or away from it. */
export function readAcrossTables({ floor }: Rulebook, bubble: boolean): AcrossTables {
  return bubble ? floor.ranking.bubble : floor.ranking.differentTables;
}

/** Those who share a place, the best first. */
export function rankTogether<One extends Bust>(busts: readonly One[], across: AcrossTables['value']): One[][] {
  if (across === 'byStack') return byStack(busts);
  const tables = [...Map.groupBy(busts, ({ table }) => table).values()].map(byStack);
  const levels = Math.max(0, ...tables.map((groups) => groups.length));
  return Array.from({ length: levels }, (_, level) => tables.flatMap((groups) => groups[level] ?? []));
}

/** Those who share a place, as the director has their order, the best first. */
export function rankByOrder<One>(busts: readonly One[], order: EliminationOrder): One[][] {
  return order === 'tied' ? [[...busts]] : busts.toReversed().map((bust) => [bust]);
}

/** Whose chips decide places: of one moment, those of one table, or all where tables are ranked together. */
export function listRankedByStack<One extends Bust>(busts: readonly One[], across: AcrossTables['value']): readonly One[] {
  if (across === 'byStack') return busts.length > 1 ? busts : [];
  return [...Map.groupBy(busts, ({ table }) => table).values()].filter((group) => group.length > 1).flat();
}

function byStack<One extends Bust>(busts: readonly One[]): One[][] {
  const groups = Map.groupBy(busts, ({ stack }) => stack);
  return [...groups.keys()].toSorted((a, b) => b - a).map((stack) => groups.get(stack)!);
}

export interface Placed {
  readonly playerId: PlayerId;
  /** The better number where players are tied. */
  readonly place: number;
  readonly tied: number;
}

/**
 * The places of groups that go out one after another, the worst group first.
 * @param last the number of the worst place that there is to give
 */
export function assignPlaces(groups: readonly (readonly { readonly playerId: PlayerId }[])[], last: number): Placed[] {
  let remaining = last;
  return groups.flatMap((group) => {
    const place = remaining - group.length + 1;
    remaining -= group.length;
    return group.map(({ playerId }) => ({ playerId, place, tied: group.length }));
  });
}
