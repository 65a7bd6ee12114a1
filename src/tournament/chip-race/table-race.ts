/**
 * A race at a table under a book: its odd chips, where the cards begin, and what it comes to. The same for a table in play and for one that
 * somebody describes.
 */
import type { Citation } from '../../../events/judging.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import {
  type DealtCards,
  listDealingOrder,
  type RaceOutcome,
  raceStacks,
  type RaceRules,
  type RacingStack,
  type RaceValues,
} from './race.js';

/** A table that races, by ascending seat. */
export interface RaceTable extends RaceValues {
  readonly stacks: readonly { readonly seat: number; readonly stack: number }[];
  /** How many seats it has, taken or not. */
  readonly size: number;
  readonly houseDealer: boolean;
  /** The seat that deals the next hand. */
  readonly newDealer: number;
}

/** What a race at a table needs. */
export interface RacePlan {
  readonly rules: RaceRules;
  readonly stacks: readonly RacingStack[];
  /** Of all players together. */
  readonly oddChips: number;
  /** From where cards are dealt, taken or not; null where none are. */
  readonly startSeat: number | null;
  /** The seats with odd chips in the order in which they are dealt to; none without cards. */
  readonly order: readonly number[];
}

export function planRace(table: RaceTable, { inventory: { chipRace } }: Rulebook): RacePlan {
  const rules: RaceRules = { method: chipRace.method.value, rounding: chipRace.rounding.value };
  const stacks = table.stacks.map(({ seat, stack }) => oddOf(seat, stack, table));
  const oddChips = stacks.reduce((sum, { oddChips: odd }) => sum + odd, 0);
  if (rules.method === 'threshold') return { rules, stacks, oddChips, startSeat: null, order: [] };
  const startSeat = startOf(chipRace.startSeat.value, table);
  const racing = stacks.filter(({ oddChips: odd }) => odd > 0).map(({ seat }) => seat);
  return { rules, stacks, oddChips, startSeat, order: listDealingOrder(racing, startSeat) };
}

/** What a stack has beyond whole chips of the new value. */
function oddOf(seat: number, stack: number, { removed, newSmallest }: RaceValues): RacingStack {
  const odd = stack % newSmallest;
  return { seat, oddChips: odd / removed, other: stack - odd };
}

function startOf(from: Rulebook['inventory']['chipRace']['startSeat']['value'], { size, houseDealer, newDealer }: RaceTable): number {
  if (from === 'seat1' || (from === 'leftOfDealer' && houseDealer)) return 1;
  return (newDealer % size) + 1;
}

export function runRace({ removed, newSmallest }: RaceTable, { stacks, rules }: RacePlan, cards: readonly DealtCards[]): RaceOutcome {
  return raceStacks(stacks, { removed, newSmallest }, rules, cards);
}

/** The articles on a race. @param rescued the seats that would have had nothing left */
export function listRaceArticles(
  { inventory: { chipRace } }: Rulebook,
  { rules, oddChips }: RacePlan,
  rescued: readonly number[],
): Citation[] {
  const { method, rounding, cardsPerChip, startSeat, dealOrder, winners, maxPerPlayer, suitOrder, noElimination } = chipRace;
  const last = rescued.length > 0 ? [noElimination] : [];
  if (oddChips === 0) return cite(method);
  if (rules.method === 'threshold') return cite(method, rounding, maxPerPlayer, ...last);
  return cite(method, startSeat, cardsPerChip, dealOrder, winners, rounding, maxPerPlayer, suitOrder, ...last);
}
