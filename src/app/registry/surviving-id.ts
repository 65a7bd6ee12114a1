/** The id under which a person is kept after a merge of two ids. */
import { people } from '../../../projections/people.js';
import type { ViewStore } from '../views/view-store.js';

/** The id that survived the merge; the id itself when there was none. */
export function survivingIdOf<Id extends string>(views: Pick<ViewStore, 'get'>, id: Id): Id {
  return (views.get(people, id)?.body.mergedInto as Id | null | undefined) ?? id;
}
