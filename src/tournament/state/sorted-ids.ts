/**
 * A set of ids kept as an array in ascending order of code units: cheap to copy on a change, quick to search.
 */

/** Where the id stands, or where it would have to be inserted. */
function indexOf<Id extends string>(ids: readonly Id[], id: Id): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ids[middle]! < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function includesId<Id extends string>(ids: readonly Id[], id: Id): boolean {
  return ids[indexOf(ids, id)] === id;
}

export function withId<Id extends string>(ids: readonly Id[], id: Id): readonly Id[] {
  return includesId(ids, id) ? ids : ids.toSpliced(indexOf(ids, id), 0, id);
}

export function withoutId<Id extends string>(ids: readonly Id[], id: Id): readonly Id[] {
  return includesId(ids, id) ? ids.toSpliced(indexOf(ids, id), 1) : ids;
}
