/**
 * What several corrections changed in all: of each figure what it was before the first of them, and what it is after the last.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { FigureChange } from '../../dispute/facts.js';
import { listDifferencesBetween, listResults } from '../../sheet/rows.js';
import type { SheetState } from '../../sheet/state.js';
import { type Compared, listDifferences } from '../past/differences.js';

export class FigureChanges {
  readonly #found = new Map<string, FigureChange>();

  add(changes: readonly FigureChange[]): void {
    for (const change of changes) {
      const key = `${change.what} ${change.playerId ?? ''}`;
      this.#found.set(key, { ...change, before: (this.#found.get(key) ?? change).before });
    }
  }

  /** Those that are others in the end. */
  list(): readonly FigureChange[] {
    return [...this.#found.values()].filter(({ before, after }) => before !== after);
  }
}

/** What one event changed of a tournament. Since when a stack is known is nothing that was put right. */
export function changesOfFigures(before: Compared | null, after: Compared | null): readonly FigureChange[] {
  if (before === null || after === null) return [];
  return listDifferences(before, after).flatMap(({ what, ...change }) => (what === 'stackAsOf' ? [] : [{ what, ...change }]));
}

/** What one event changed of the results. */
export function changesOfResults(before: SheetState, after: SheetState): readonly FigureChange[] {
  const owners = new Map([...listResults(before), ...listResults(after)].map(({ recordedAs, playerId }) => [recordedAs, playerId]));
  return listDifferencesBetween(before, after).flatMap(({ recordedAs, field, before: one, after: other }): readonly FigureChange[] => {
    const playerId: PlayerId = owners.get(recordedAs) ?? recordedAs;
    if (field === 'place') return [{ what: 'place', playerId, before: toNumber(one), after: toNumber(other) }];
    return field === 'state' ? [{ what: 'state', playerId, before: one, after: other }] : [];
  });
}

const toNumber = (text: string | null): number | null => (text === null ? null : Number(text));
