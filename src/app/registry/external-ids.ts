/**
 * Ids that other programs use for people. Within a federation, or within a club without one, an id of a source belongs to one person. The
 * same id elsewhere is no conflict, because a refusal would reveal it. The vault keeps, beside the source, the scope where the id is
 * unique.
 */
import type { ClubId, PlayerId } from '../../../events/ids.js';
import type { ExternalId, PersonVault } from '../vault/person-vault.js';
import { AMONG, isSameId } from '../vault/vault-rows.js';
import type { ScopeTree } from './scope-tree.js';

export type Homes = Pick<ScopeTree, 'homeOfPlayer' | 'areFellows' | 'federationOf'>;

/** The answer of a club about a name: whose results are under it. Only the club finds it. @param plain by `plainName` */
export const rememberedName = (clubId: ClubId, plain: string): ExternalId => ({ source: `name${AMONG}of club ${clubId}`, id: plain });

/** An id without its scope. */
export const plainId = ({ source, id }: ExternalId): ExternalId => ({ source: source.split(AMONG)[0]!, id });

/** The kept ids of a person that equal the given one. */
export const keptOf = (kept: readonly ExternalId[], given: ExternalId): ExternalId[] =>
  kept.filter((each) => isSameId(plainId(each), given));

/** The scoped form in which a person would claim an id; null when another person of their federation has it. */
export function claimOf(vault: PersonVault, homes: Homes, playerId: PlayerId, given: ExternalId): ExternalId | null {
  const home = homes.homeOfPlayer(playerId);
  const others = vault.holdersOf(given).filter((holder) => holder !== playerId);
  if (others.some((holder) => homes.areFellows(homes.homeOfPlayer(holder), home))) return null;
  const [own] = keptOf(vault.read(playerId).externalIds, given);
  if (own !== undefined) return own;
  return claimsOf(homes, playerId, given)[0]!;
}

/** The scoped forms in which a person may have claimed an id, the current form first. A person without a club claims it without a scope. */
export function claimsOf({ homeOfPlayer, federationOf }: Homes, playerId: PlayerId, given: ExternalId): ExternalId[] {
  const home = homeOfPlayer(playerId);
  if (home === null) return [given];
  const federationId = federationOf(home);
  const among = federationId === null ? `club ${home}` : `federation ${federationId}`;
  return [{ source: `${given.source}${AMONG}${among}`, id: given.id }, given];
}
