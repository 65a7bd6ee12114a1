/** The names of levels in a season: those that its rules give, and those that it knows. */
import type { CountingRule } from '../../events/season-counting.js';
import { TournamentKind } from '../../events/tournament-entry.js';

/** The levels that counting rules give: their own, else those that they ask for, else any kind that they count. */
export function levelsGiven(counting: readonly CountingRule[]): readonly string[] {
  const given = counting.flatMap(({ level, levels, kinds }) =>
    level === undefined ? (levels ?? kinds ?? TournamentKind.options) : [level],
  );
  return [...new Set(given)];
}

/** A name of a level as it is kept: the API writes a kind in capitals. @param known the names of levels that are kept in capitals */
export function levelAsKept(name: string, known: readonly string[] = []): string {
  if (known.includes(name)) return name;
  return TournamentKind.options.find((kind) => kind.toUpperCase() === name) ?? name;
}
