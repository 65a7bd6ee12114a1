/**
 * Which scope contains which: installation, federation, club, tournament, table.
 */
import type { AccessScope } from '../../events/access.js';
import type { TournamentId } from '../../events/ids.js';
import type { Grant, Scope } from './principal.js';

/** What stands above a scope, as far as it is known: null for nothing but the installation. */
export interface ScopeParents {
  clubOf(tournamentId: string): string | null;
  federationOf(clubId: string): string | null;
}

/** Nothing is known of clubs and federations. */
export const noParents: ScopeParents = { clubOf: () => null, federationOf: () => null };

/** The name of a scope in the name of its stream, such as `club.mons`. */
export function scopeKey(scope: AccessScope): string {
  switch (scope.kind) {
    case 'installation':
      return 'installation';
    case 'federation':
      return `federation.${scope.federationId}`;
    case 'club':
      return `club.${scope.clubId}`;
    case 'tournament':
      return `tournament.${scope.tournamentId}`;
  }
}

/** A scope and all that contain it, the narrowest first. */
export function chainOf(scope: Scope, parents: ScopeParents): readonly Scope[] {
  switch (scope.kind) {
    case 'installation':
      return [scope];
    case 'federation':
      return [scope, { kind: 'installation' }];
    case 'club': {
      const federationId = parents.federationOf(scope.clubId);
      return [scope, ...chainOf(federationId === null ? { kind: 'installation' } : { kind: 'federation', federationId }, parents)];
    }
    case 'tournament': {
      const clubId = parents.clubOf(scope.tournamentId);
      return [scope, ...chainOf(clubId === null ? { kind: 'installation' } : { kind: 'club', clubId }, parents)];
    }
    case 'table':
      return [scope, ...chainOf({ kind: 'tournament', tournamentId: scope.tournamentId }, parents)];
  }
}

function isSame(one: Scope, other: Scope): boolean {
  if (one.kind === 'table' && other.kind === 'table') return one.tournamentId === other.tournamentId && one.table === other.table;
  if (one.kind === 'table' || other.kind === 'table') return false;
  return scopeKey(asStored(one)) === scopeKey(asStored(other));
}

/** Whether a scope is another one, or contains it. */
export function containsScope(outer: Scope, inner: Scope, parents: ScopeParents): boolean {
  return chainOf(inner, parents).some((each) => isSame(each, outer));
}

/** What is left of grants within a scope: those inside it, and those that contain it, held on the scope itself. */
export function narrowGrants(grants: readonly Grant[], within: Scope, parents: ScopeParents): readonly Grant[] {
  return grants.flatMap((grant) => {
    if (containsScope(within, grant.scope, parents)) return [grant];
    return containsScope(grant.scope, within, parents) ? [{ ...grant, scope: within }] : [];
  });
}

/** A scope that is no table, with its ids as events have them. */
function asStored(scope: Exclude<Scope, { kind: 'table' }>): AccessScope {
  return scope.kind === 'tournament' ? { kind: 'tournament', tournamentId: scope.tournamentId as TournamentId } : scope;
}
