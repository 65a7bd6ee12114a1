/**
 * The bags at the end of a day, compared with the stacks: who has none, whose counts differ, and whose bag is not what their stack is known to be.
 */
import type { PlayerId } from '../../../events/ids.js';
import { refuse, type Refused } from '../refusals.js';
import { type Bag, countChipsInPlay, type Running } from '../state.js';

/**
 * `countedOnce`: the other count is missing. `countsDiffer`: the two counts are not the same. `stackDiffers`: both are the same, and the stack is
 * known to be another. `stackUnknown`: both are the same, and the table was not counted since its last hands. `agrees`: it is the stack.
 */
export type BagState = 'countedOnce' | 'countsDiffer' | 'stackDiffers' | 'stackUnknown' | 'agrees';

export interface BagOfPlayer extends Bag {
  readonly table: number;
  readonly seat: number;
  /** The chips of the player when they were last known. */
  readonly stack: number;
  readonly state: BagState;
}

export interface BagList {
  /** Of players who are in, by the number of the bag. */
  readonly bags: readonly BagOfPlayer[];
  /** Who is in and has no bag, by table and seat. */
  readonly missing: readonly PlayerId[];
  /** The chips in bags whose counts are the same. */
  readonly bagged: number;
  /** All chips in play. */
  readonly inPlay: number;
}

/** Null where no bag was recorded since the last day began. */
export function listBags(running: Running): BagList | null {
  if (running.bags.length === 0) return null;
  const byPlayer = new Map(running.bags.map((bag) => [bag.playerId, bag]));
  const bags: BagOfPlayer[] = [];
  const missing: PlayerId[] = running.unseated.map(({ playerId }) => playerId);
  for (const { table, seats, stacksFrom } of running.tables) {
    for (const { playerId, seat, stack } of seats) {
      const bag = byPlayer.get(playerId);
      if (bag === undefined) missing.push(playerId);
      else bags.push({ ...bag, table, seat, stack, state: stateOf(bag, stack, stacksFrom !== 'unknown') });
    }
  }
  return {
    bags: bags.sort((one, other) => one.bag - other.bag),
    missing,
    bagged: bags.reduce((sum, bag) => sum + (chipsIn(bag) ?? 0), 0),
    inPlay: countChipsInPlay(running),
  };
}

/** What both counts of a bag found; null where one is missing, or they differ. */
export function chipsIn({ first, second }: Bag): number | null {
  return first === second ? first : null;
}

function stateOf(bag: Bag, stack: number, isKnown: boolean): BagState {
  if (bag.first === null || bag.second === null) return 'countedOnce';
  const chips = chipsIn(bag);
  if (chips === null) return 'countsDiffer';
  if (!isKnown) return 'stackUnknown';
  return chips === stack ? 'agrees' : 'stackDiffers';
}

/** Where chips were bagged, everybody who is in has a bag, and each is what their stack is. */
export function refuseUnresolvedBags(running: Running): Refused | null {
  const list = listBags(running);
  if (list === null) return null;
  const { missing } = list;
  const idsOf = (...states: readonly BagState[]) => list.bags.filter(({ state }) => states.includes(state)).map(({ playerId }) => playerId);
  const recount = idsOf('countedOnce', 'countsDiffer');
  const differing = idsOf('stackDiffers', 'stackUnknown');
  if (missing.length + recount.length + differing.length === 0) return null;
  return refuse('BAGS_UNRESOLVED', { missing, recount, differing });
}
