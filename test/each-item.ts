/**
 * One case for a list: every item that does not hold is printed by its name, with why.
 */

/** @param check throws where an item does not hold */
export function itHoldsForEach<Item>(
  title: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  check: (item: Item) => void,
): void {
  it(title, () => {
    const failures = items.flatMap((item) => {
      try {
        check(item);
        return [];
      } catch (error) {
        return [`${nameOf(item)}: ${(error as Error).message}`];
      }
    });
    expect(items.length).toBeGreaterThan(0);
    if (failures.length > 0) throw new Error(`${failures.length} of ${items.length} do not hold:\n\n${failures.join('\n\n')}`);
  });
}
