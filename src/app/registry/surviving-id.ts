/**
 * Under which id a person is kept, where two ids were found to be of one person.
 */
import { people } from '../../../projections/people.js';
import type { ViewStore } from '../views/view-store.js';

/** The id that survived the merge; the id itself where there was none. */
export function survivingIdOf<Id extends string>(views: Pick<ViewStore, 'get'>, id: Id): Id {
  return (views.get(people, id)?.body.mergedInto as Id | null | undefined) ?? id;
}
