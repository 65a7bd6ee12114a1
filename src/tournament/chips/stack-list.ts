/**
 * Whether a list of stacks is the whole truth about some players: each of them once, nobody else, and every chip.
 */
import { refuseUnlessChips } from '../bounds.js';
import { refuse, type Refused } from '../refusals.js';
import type { StackOf } from '../../../commands/tournament/chips.js';

/** @param expected who must be listed, with stacks that add up to the chips that must be there unless `chips` says otherwise */
export function refuseUnlessComplete(
  table: number,
  stacks: readonly StackOf[],
  expected: readonly StackOf[],
  chips = expected.reduce((sum, { stack }) => sum + stack, 0),
): Refused | null {
  for (const { stack } of stacks) {
    const refused = refuseUnlessChips('stack', stack);
    if (refused) return refused;
  }
  // Each player expected is another one, so that lists of one length which name all of them name nobody else, and nobody twice.
  if (stacks.length !== expected.length || !expected.every(({ playerId }) => stacks.some((listed) => listed.playerId === playerId))) {
    return refusePlayers(table, stacks, expected);
  }
  const counted = stacks.reduce((sum, { stack }) => sum + stack, 0);
  return counted === chips ? null : refuse('CHIP_COUNT_MISMATCH', { table, expected: chips, counted });
}

function refusePlayers(table: number, stacks: readonly StackOf[], expected: readonly StackOf[]): Refused {
  const listed = new Set(stacks.map(({ playerId }) => playerId));
  const known = new Set(expected.map(({ playerId }) => playerId));
  return refuse('PLAYERS_MISMATCH', {
    table,
    missing: [...known].filter((id) => !listed.has(id)),
    unexpected: [...listed].filter((id) => !known.has(id)),
    repeated: [...listed].filter((id) => stacks.filter(({ playerId }) => playerId === id).length > 1),
  });
}

/** The listed stack of a player; their own where they are not listed. */
export function findListedStack(stacks: readonly StackOf[], { playerId, stack }: StackOf): number {
  return stacks.find((listed) => listed.playerId === playerId)?.stack ?? stack;
}
