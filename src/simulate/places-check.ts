/** Checks that every place of a finished tournament was given once, or shared according to the rules. */
import type { Elimination, Finished } from '../tournament/state.js';

/** @returns the violation; null for none */
export function placesFault({ winner, eliminations }: Finished, players: number): string | null {
  if (winner === null || eliminations.length !== players - 1) return `${eliminations.length} players are out of ${players}`;
  const ids = new Set([winner, ...eliminations.map(({ playerId }) => playerId)]);
  if (ids.size !== players) return `${ids.size} players have a place, of ${players}`;
  const groups = Map.groupBy(eliminations, ({ place }) => place);
  let next = 2;
  for (const place of [...groups.keys()].sort((a, b) => a - b)) {
    const sharing = groups.get(place)!;
    if (place !== next) return `place ${next} was given to nobody, and ${place} comes after it`;
    if (sharing.some(({ tied }) => tied !== sharing.length))
      return `${sharing.length} players share place ${place}, and the view says otherwise`;
    if (sharing.length > 1 && !mayShare(sharing)) return `the players of place ${place} may not share it`;
    next = place + sharing.length;
  }
  return next === players + 1 ? null : `places end with ${next - 1} of ${players}`;
}

/** They went out at the same moment; those of one table with equal chips. */
function mayShare(sharing: readonly Elimination[]): boolean {
  const [first] = sharing;
  const tables = Map.groupBy(sharing, ({ from }) => from.table);
  return (
    sharing.every(({ batch }) => batch === first!.batch) &&
    [...tables.values()].every((ofTable) => ofTable.every(({ stackBefore }) => stackBefore === ofTable[0]!.stackBefore))
  );
}
