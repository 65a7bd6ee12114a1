/**
 * The families by which settings are grouped on a page.
 */

/** The first name of a setting's key: settings of a family stand in one table. */
function familyOf(key: string): string {
  return key.split('.')[0] ?? key;
}

/**
 * What carries a key, by group and family, in the order in which the families first appear. A family that bears the name of an earlier
 * one of another group has its group named behind it.
 */
export function byFamily<T extends { readonly key: string; readonly group: string }>(
  all: readonly T[],
): readonly (readonly [family: string, members: readonly T[]])[] {
  const families = [...Map.groupBy(all, ({ group, key }) => `${familyOf(key)} (${group})`)];
  const taken = new Set<string>();
  return families.map(([nameWithGroup, members]) => {
    const name = familyOf(members[0]?.key ?? '');
    const heading = taken.has(name) ? nameWithGroup : name;
    taken.add(name);
    return [heading, members];
  });
}
