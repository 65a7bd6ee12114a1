/**
 * Which scope contains which: installation, federation, club, tournament, table.
 */
import type { AccessScope } from '../../events/access.js';
import type { TournamentId } from '../../events/ids.js';
import type { Grant, Scope } from './principal.js';

/** The scope above a scope; null when it is only the installation. */
export interface ScopeParents {
  clubOf(tournamentId: string): string | null;
  federationOf(clubId: string): string | null;
}

/** A scope in the name of its stream, such as `club.mons`. */
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

/** The scope directly above; null above the installation. Looks up the owner of a tournament or club. */
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

/** A scope and all that contain it, narrowest first. */
export function chainOf(scope: Scope, parents: ScopeParents): readonly Scope[] {
  const above = parentOf(scope, parents);
  return above === null ? [scope] : [scope, ...chainOf(above, parents)];
}

/** The kinds of scope, narrowest first. */
const widths: readonly Scope['kind'][] = ['table', 'tournament', 'club', 'federation', 'installation'];

const isWider = (one: Scope, other: Scope): boolean => widths.indexOf(one.kind) > widths.indexOf(other.kind);

function isSame(one: Scope, other: Scope): boolean {
  if (one.kind === 'table' && other.kind === 'table') return one.tournamentId === other.tournamentId && one.table === other.table;
  if (one.kind === 'table' || other.kind === 'table') return false;
  return scopeKey(asStored(one)) === scopeKey(asStored(other));
}

/** Whether a scope equals or contains another. Parents are looked up only when needed. */
export function containsScope(outer: Scope, inner: Scope, parents: ScopeParents): boolean {
  if (outer.kind === 'installation') return true;
  let scope: Scope | null = inner;
  while (scope !== null && isWider(outer, scope)) scope = parentOf(scope, parents);
  return scope !== null && isSame(scope, outer);
}

/** The grants restricted to a scope: those inside it, and those that contain it, moved to the scope itself. */
export function narrowGrants(grants: readonly Grant[], within: Scope, parents: ScopeParents): readonly Grant[] {
  return grants.flatMap((grant) => {
    if (containsScope(within, grant.scope, parents)) return [grant];
    return containsScope(grant.scope, within, parents) ? [{ ...grant, scope: within }] : [];
  });
}

/** A scope other than a table, with ids as in events. */
function asStored(scope: Exclude<Scope, { kind: 'table' }>): AccessScope {
  return scope.kind === 'tournament' ? { kind: 'tournament', tournamentId: scope.tournamentId as TournamentId } : scope;
}
