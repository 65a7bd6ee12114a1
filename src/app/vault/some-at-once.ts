/** People worked on at once. */
const AT_ONCE = 16;

/** Works on items, several at once, to bound both the waiting for a large vault and the load of the store. */
export async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) await Promise.all(items.slice(from, from + AT_ONCE).map(work));
}
