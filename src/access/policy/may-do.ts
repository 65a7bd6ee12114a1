/** The decision on access: denied, unless the principal has a role of the group on the scope or on one that contains it. */
import type { Grant, Principal, Role, Scope } from '../principal.js';
import { containsScope, type ScopeParents } from '../scopes.js';
import { isPublic, policyGroups, type PolicyGroup } from './groups.js';

/** Why it is denied. `notFound`: the principal is unrelated to the scope, and must not learn whether it exists. */
export type Denial = 'unauthenticated' | 'notFound' | 'forbidden';

/** `role`: the role that allows it. */
export type Verdict = { readonly role: Role; readonly denial?: undefined } | { readonly denial: Denial; readonly role?: undefined };

export interface Circumstances {
  readonly parents: ScopeParents;
  /** Milliseconds since 1970: roles that ended before do not count. */
  readonly at: number;
  /** Whether it concerns only the principal as a player. */
  readonly isOwn?: boolean;
}

/** Which of several roles counts: the one closest to the table with most rights there. */
const actingOrder: readonly Role[] = [
  'td',
  'floor',
  'clubAdmin',
  'federationOfficial',
  'federationAdmin',
  'player',
  'device',
  'integrationWrite',
  'integrationRead',
];

export function mayDo(principal: Principal, group: PolicyGroup, scope: Scope, circumstances: Circumstances): Verdict {
  const roles = rolesOn(principal, scope, circumstances);
  const { allow } = policyGroups[group];
  const role = actingOrder.find((each) => roles.has(each) && allow.includes(each));
  if (role !== undefined) return { role };
  if (isPublic(group)) return { role: 'public' };
  if (principal.kind === 'public') return { denial: 'unauthenticated' };
  // The installation's existence is no secret.
  const isRelated = roles.size > 0 || scope.kind === 'installation' || holdsWithin(principal, scope, circumstances);
  return { denial: isRelated ? 'forbidden' : 'notFound' };
}

/** The role for what concerns the principal themselves: the first of all their roles. */
export function actingRole(principal: Principal, at: number): Role {
  const held = new Set(principal.grants.filter((grant) => isLive(grant, at) && mayUse(principal, grant.role)).map(({ role }) => role));
  return actingOrder.find((role) => held.has(role)) ?? 'player';
}

/** The usable roles of a principal on a scope. */
export function rolesOn(principal: Principal, scope: Scope, { parents, at, isOwn = false }: Circumstances): ReadonlySet<Role> {
  const roles = new Set<Role>();
  for (const grant of principal.grants) {
    if (!isLive(grant, at) || !containsScope(grant.scope, scope, parents)) continue;
    for (const role of impliedBy(grant.role)) if (mayUse(principal, role)) roles.add(role);
  }
  const isWithin = principal.within === undefined || containsScope(principal.within, scope, parents);
  if (isOwn && isWithin && mayUse(principal, 'player')) roles.add('player');
  return roles;
}

/** Whether a principal has a role inside a scope: at a table of the tournament, at a tournament of the club. */
function holdsWithin(principal: Principal, scope: Scope, { parents, at }: Circumstances): boolean {
  return principal.grants.some((grant) => isLive(grant, at) && mayUse(principal, grant.role) && containsScope(scope, grant.scope, parents));
}

/** A director is a floor too, and a token may be limited to that. */
const impliedBy = (role: Role): readonly Role[] => (role === 'td' ? ['td', 'floor'] : [role]);

const isLive = ({ until }: Grant, at: number): boolean => until === undefined || until > at;

const mayUse = ({ tokenRoles }: Principal, role: Role): boolean => tokenRoles === undefined || tokenRoles.includes(role);
