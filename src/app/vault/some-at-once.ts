/** So many people are worked on at once. */
const AT_ONCE = 16;

/** Does work for each, some at once, so that a large vault neither waits for each answer nor floods the store. */
export async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) await Promise.all(items.slice(from, from + AT_ONCE).map(work));
}
