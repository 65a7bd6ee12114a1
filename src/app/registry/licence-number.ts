/** The licence number of a person in a federation, from the vault. */
import type { FederationId, PlayerId } from '../../../events/ids.js';
import { people } from '../../../projections/people.js';
import { licenceSource, type PersonVault } from '../vault/person-vault.js';
import type { ViewStore } from '../views/view-store.js';
import { survivingIdOf } from './surviving-id.js';

export interface LicenceSources {
  readonly views: Pick<ViewStore, 'get'>;
  readonly vault: Pick<PersonVault, 'read'>;
}

/** Their number under any of their ids; null for none. @param federationId null for a club without a federation */
export function licenceNumberOf({ views, vault }: LicenceSources, playerId: PlayerId, federationId: FederationId | null): string | null {
  if (federationId === null) return null;
  const survivor = survivingIdOf(views, playerId);
  const source = licenceSource(federationId);
  for (const id of [survivor, ...(views.get(people, survivor)?.body.duplicates ?? [])]) {
    const number = vault.read(id).externalIds.find((each) => each.source === source);
    if (number !== undefined) return number.id;
  }
  return null;
}
