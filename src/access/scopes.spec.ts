import { containsScope, narrowGrants, type ScopeParents } from './scopes.js';
import type { Grant, Scope } from './principal.js';

const parents: ScopeParents = {
  clubOf: (tournamentId) => (tournamentId === 'friday' ? 'mons' : null),
  federationOf: (clubId) => (clubId === 'mons' ? 'fbp' : null),
};
const installation: Scope = { kind: 'installation' };
const federation: Scope = { kind: 'federation', federationId: 'fbp' };
const club: Scope = { kind: 'club', clubId: 'mons' };
const tournament: Scope = { kind: 'tournament', tournamentId: 'friday' };
const table: Scope = { kind: 'table', tournamentId: 'friday', table: 2 };
const chain = [installation, federation, club, tournament, table];

describe('a scope contains what stands below it, and itself', () => {
  it.each(chain.flatMap((outer, above) => chain.map((inner, below) => [outer, inner, above <= below] as const)))(
    '%j and %j: %s',
    (outer, inner, contains) => {
      expect(containsScope(outer, inner, parents)).toBe(contains);
    },
  );

  it('and nothing beside it', () => {
    expect(containsScope({ kind: 'table', tournamentId: 'friday', table: 3 }, table, parents)).toBe(false);
    expect(containsScope({ kind: 'club', clubId: 'other' }, table, parents)).toBe(false);
    expect(containsScope({ kind: 'tournament', tournamentId: 'mons' }, club, parents)).toBe(false);
  });

  it('of which nothing but the installation is known where nobody says whose a tournament is', () => {
    const unknown: ScopeParents = { clubOf: () => null, federationOf: () => null };
    expect(chain.map((outer) => containsScope(outer, table, unknown))).toEqual([true, false, false, true, true]);
  });

  it('and nobody is asked whose a tournament is where the role is on the tournament, or on the whole installation', () => {
    const unreadable: ScopeParents = {
      clubOf: () => {
        throw new Error('the view is being built');
      },
      federationOf: () => null,
    };
    expect([installation, tournament, table].map((outer) => containsScope(outer, table, unreadable))).toEqual([true, true, true]);
    expect(() => containsScope(club, table, unreadable)).toThrow('the view is being built');
  });
});

it('grants within a scope are those inside it, and those around it on the scope itself', () => {
  const of = (scope: Scope, role: Grant['role']): Grant => ({ scope, role });
  const grants = [of(installation, 'td'), of(tournament, 'floor'), of({ kind: 'club', clubId: 'other' }, 'clubAdmin')];
  expect(narrowGrants(grants, club, parents)).toEqual([of(club, 'td'), of(tournament, 'floor')]);
});
