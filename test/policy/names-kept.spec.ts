/** Which names somebody sees: of people who entered a tournament of theirs; kept while nothing changes, and found again once something did. */
import type { Grant, Principal, Scope } from '../../src/access/principal.js';
import type { ScopeTree } from '../../src/app/registry/scope-tree.js';
import { Policy, type PolicyOptions } from '../../src/api/policy/policy.js';
import { parents } from './asking.js';

const mons: Scope = { kind: 'club', clubId: 'mons' };
const admin: Principal = { id: 'c1', kind: 'person', grants: [{ role: 'clubAdmin', scope: mons, until: 1_000 }], endsAt: 1_000 };

function policyWith() {
  const world = { now: 0, changes: 0, asked: 0, home: mons as Scope | null };
  const views = {
    get changes() {
      return world.changes;
    },
    get: () => undefined,
    page: () => ({ rows: [] }),
  };
  const tree: ScopeTree = {
    ...parents,
    scopeOfPlayer() {
      world.asked++;
      return world.home;
    },
  };
  return {
    world,
    policy: new Policy({ views: views as unknown as PolicyOptions['views'], now: () => world.now, parents: tree }),
  };
}

describe('the names that somebody sees', () => {
  it('are looked up once, while no view changes', () => {
    const { world, policy } = policyWith();
    expect([policy.seesFullNameOf(admin, 'p1'), policy.seesFullNameOf(admin, 'p1')]).toEqual([true, true]);
    expect(world.asked).toBe(1);
  });

  it('are others as soon as a view changed', () => {
    const { world, policy } = policyWith();
    expect(policy.seesFullNameOf(admin, 'p1')).toBe(true);
    Object.assign(world, { home: { kind: 'club', clubId: 'namur' }, changes: 1 });
    expect(policy.seesFullNameOf(admin, 'p1')).toBe(false);
  });

  it('are no more once the role has ended', () => {
    const { world, policy } = policyWith();
    expect(policy.seesFullNameOf(admin, 'p1')).toBe(true);
    world.now = 1_000;
    expect(policy.seesFullNameOf(admin, 'p1')).toBe(false);
  });

  it('are those of the asker alone', () => {
    const { policy } = policyWith();
    expect(policy.seesFullNameOf(admin, 'p1')).toBe(true);
    const other: Principal = { ...admin, grants: [{ role: 'clubAdmin', scope: { kind: 'club', clubId: 'namur' } }] };
    expect(policy.seesFullNameOf(other, 'p1')).toBe(false);
  });
});

describe('the names of those who entered a tournament', () => {
  /** Somebody of the club Mons with these tournaments, oldest first, under two ids that were found to be of one person. */
  function policyOver(entered: readonly string[], listed = { count: 0 }, tree = parents): Policy {
    const rows = entered.map((tournamentId, sort) => ({ key: `twin/${tournamentId}`, sort, body: { tournamentId } }));
    const views = {
      changes: 0,
      get({ name }: { readonly name: string }, key: string) {
        if (name === 'people') return key === 'p1' ? { body: { duplicates: ['twin'] } } : undefined;
        return rows.find((row) => row.key === key);
      },
      page(_view: unknown, _partition: string, { last, before }: { readonly last: number; readonly before?: { readonly sort: number } }) {
        const earlier = rows.filter(({ sort }) => before === undefined || sort < before.sort);
        const page = earlier.slice(-last);
        listed.count += page.length;
        return { rows: page, hasPrevious: page.length < earlier.length };
      },
    };
    return new Policy({ views: views as unknown as PolicyOptions['views'], now: () => 0, parents: tree });
  }

  const many = Array.from({ length: 100 }, (_, at) => `t${at}`);
  const of = (role: Grant['role'], scope: Scope): Principal => ({ id: 'x', kind: 'person', grants: [{ role, scope }] });
  const director = (tournamentId: string): Principal => of('td', { kind: 'tournament', tournamentId });

  it('are seen by its director, whichever id they entered it under, without a look at the others', () => {
    const listed = { count: 0 };
    const policy = policyOver([...many, 'friday'], listed);
    expect([policy.seesFullNameOf(director('friday'), 'p1'), policy.seesFullNameOf(director('elsewhere'), 'p1')]).toEqual([true, false]);
    expect(listed.count).toBe(0);
  });

  it('are not seen where their club is another, and of another federation', () => {
    expect(policyOver(['monday']).seesFullNameOf(director('monday'), 'p1')).toBe(false);
  });

  it.each([
    ['the first of a hundred', ['friday', ...many], true],
    ['the last of a hundred', [...many, 'friday'], true],
    ['none of a hundred', many, false],
  ])('are seen by an official of its federation: %s', (_which, entered, sees) => {
    const official = of('federationOfficial', { kind: 'federation', federationId: 'north' });
    // A stranger: nobody keeps them.
    const tree: ScopeTree = { ...parents, scopeOfPlayer: () => null, areFellows: () => true };
    expect(policyOver(entered, { count: 0 }, tree).seesFullNameOf(official, 'p1')).toBe(sees);
  });
});
