/**
 * A short number for the result of a hand, whatever the order of its players: enough to distinguish a second settlement of an old hand
 * from one that says something else, without keeping every result.
 */

/** The sum of the 32-bit FNV-1a hashes of each player with their stack: exact for the ten players of a table. */
export function digestResult(stacks: readonly { readonly playerId: string; readonly stack: number }[]): number {
  return stacks.reduce((sum, { playerId, stack }) => sum + fnv1a(`${playerId} ${stack}`), 0);
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
