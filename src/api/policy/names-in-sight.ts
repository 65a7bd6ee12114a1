/** The names that an asker sees, for a search over everybody. The same decisions as for one name, except for visitors of a club. */
import { standings } from '../../../projections/standings.js';
import type { NamesInSight } from '../../app/registry/people-index.js';
import { survivingIdOf } from '../../app/registry/surviving-id.js';
import type { ViewStore } from '../../app/views/view-store.js';
import type { RequestContext } from '../request/request-context.js';
import type { Policy } from './policy.js';

export function namesInSight(policy: Policy, views: Pick<ViewStore, 'get' | 'page'>, request: RequestContext): NamesInSight {
  const { principal, personalData } = request;
  const others = new Set<string>();
  const look = (playerId: string): void => {
    const id = survivingIdOf(views, playerId);
    if (policy.seesFullNameOf(principal, id)) others.add(id);
  };
  if (principal.playerId !== undefined) look(principal.playerId);
  // Of a club they would be the entrants of thousands of evenings.
  for (const { scope } of principal.grants) {
    if ('tournamentId' in scope) for (const { body } of views.page(standings, scope.tournamentId).rows) look(body.playerId);
  }
  return {
    others,
    public: personalData.names === 'public',
    seesIn: (scope) => principal.kind !== 'public' && policy.reads(principal, 'private.names', scope ?? { kind: 'installation' }),
  };
}
