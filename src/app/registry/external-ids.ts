/**
 * Ids that other programs have for people. An id of a source belongs to one person of a federation, or of a club without one. What is recorded
 * elsewhere is no obstacle: a refusal would tell that somebody has the id there. The vault keeps beside the source among whom the id is unique.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { ExternalId, PersonVault } from '../vault/person-vault.js';
import { AMONG, isSameId } from '../vault/vault-rows.js';
import type { ScopeTree } from './scope-tree.js';

export type Homes = Pick<ScopeTree, 'homeOfPlayer' | 'areFellows' | 'federationOf'>;

/** An id as it was given. */
export const plainId = ({ source, id }: ExternalId): ExternalId => ({ source: source.split(AMONG)[0]!, id });

/** Those of the ids that are kept of a person which are the given one. */
export const keptOf = (kept: readonly ExternalId[], given: ExternalId): ExternalId[] =>
  kept.filter((each) => isSameId(plainId(each), given));

/** As what a person is to claim an id; null where somebody of their federation has it. */
export function claimOf(vault: PersonVault, homes: Homes, playerId: PlayerId, given: ExternalId): ExternalId | null {
  const home = homes.homeOfPlayer(playerId);
  const others = vault.holdersOf(given).filter((holder) => holder !== playerId);
  if (others.some((holder) => homes.areFellows(homes.homeOfPlayer(holder), home))) return null;
  const [own] = keptOf(vault.read(playerId).externalIds, given);
  if (own !== undefined) return own;
  return claimsOf(homes, playerId, given)[0]!;
}

/** As what a person may have claimed an id, the way of today first. Who belongs to no club claims it for all. */
export function claimsOf({ homeOfPlayer, federationOf }: Homes, playerId: PlayerId, given: ExternalId): ExternalId[] {
  const home = homeOfPlayer(playerId);
  if (home === null) return [given];
  const federationId = federationOf(home);
  const among = federationId === null ? `club ${home}` : `federation ${federationId}`;
  return [{ source: `${given.source}${AMONG}${among}`, id: given.id }, given];
}
