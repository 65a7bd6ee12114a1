/** Which names somebody sees is kept while nothing changes, and found again once something did. */
import type { Principal, Scope } from '../../src/access/principal.js';
import type { ScopeTree } from '../../src/app/registry/scope-tree.js';
import { Policy } from '../../src/api/policy/policy.js';
import type { Tapis } from '../../src/app/tapis.js';
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
    policy: new Policy({ tapis: { views, now: () => world.now } as unknown as Pick<Tapis, 'views' | 'now'>, parents: tree }),
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
