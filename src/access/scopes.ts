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

/** What stands directly above a scope; null above the installation. Asks whose a tournament or a club is, where it is one. */
function parentOf(scope: Scope, parents: ScopeParents): Scope | null {
  switch (scope.kind) {
    case 'installation':
      return null;
    case 'federation':
      return { kind: 'installation' };
    case 'club': {
      const federationId = parents.federationOf(scope.clubId);
      return federationId === null ? { kind: 'installation' } : { kind: 'federation', federationId };
    }
    case 'tournament': {
      const clubId = parents.clubOf(scope.tournamentId);
      return clubId === null ? { kind: 'installation' } : { kind: 'club', clubId };
    }
    case 'table':
      return { kind: 'tournament', tournamentId: scope.tournamentId };
  }
}

/** A scope and all that contain it, the narrowest first. */
export function chainOf(scope: Scope, parents: ScopeParents): readonly Scope[] {
  const above = parentOf(scope, parents);
  return above === null ? [scope] : [scope, ...chainOf(above, parents)];
}

/** The kinds of scope, the narrowest first. */
const widths: readonly Scope['kind'][] = ['table', 'tournament', 'club', 'federation', 'installation'];

const isWider = (one: Scope, other: Scope): boolean => widths.indexOf(one.kind) > widths.indexOf(other.kind);

function isSame(one: Scope, other: Scope): boolean {
  if (one.kind === 'table' && other.kind === 'table') return one.tournamentId === other.tournamentId && one.table === other.table;
  if (one.kind === 'table' || other.kind === 'table') return false;
  return scopeKey(asStored(one)) === scopeKey(asStored(other));
}

/** Whether a scope is another one, or contains it. What is above is looked up as far as it takes: where a grant names the scope itself, nothing is. */
export function containsScope(outer: Scope, inner: Scope, parents: ScopeParents): boolean {
  if (outer.kind === 'installation') return true;
  let scope: Scope | null = inner;
  while (scope !== null && isWider(outer, scope)) scope = parentOf(scope, parents);
  return scope !== null && isSame(scope, outer);
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
