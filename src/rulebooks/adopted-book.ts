/**
 * The book that a tournament adopted, with its house rules: read from the reference that its events carry.
 */
import type { RulebookReference } from '../../events/values.js';
import { withHouseRules } from './house-rules.js';
import { declaredRule } from './policies.js';
import { nameOf, type Rulebook, rulebookOf } from './rulebooks.js';

/** Books with house rules laid over them, by their reference: laying them out takes all settings, and hands ask at every act. */
const laidOut = new Map<string, Rulebook>();

/** How many of them are kept; a node plays a few tournaments at a time. */
const KEPT = 64;

/**
 * The edition that the reference names, the club's own rules laid over it; null for a book that is not known. The same object
 * for the same reference, so that asking costs nothing.
 */
export function rulebookFor({ id, edition, houseRules }: RulebookReference): Rulebook | null {
  const book = rulebookOf(id, edition);
  if (book === undefined) return null;
  if (houseRules === undefined) return book;
  const key = `${nameOf(book)} ${JSON.stringify(houseRules)}`;
  const known = laidOut.get(key);
  if (known !== undefined) return known;
  // A key that is gone decided nothing. The others were checked when the tournament was created; an import's impossible values change nothing.
  const declared = Object.fromEntries(Object.entries(houseRules).filter(([each]) => declaredRule(each) !== undefined));
  const adopted = withHouseRules(book, declared).rulebook ?? book;
  if (laidOut.size >= KEPT) laidOut.delete(laidOut.keys().next().value!);
  laidOut.set(key, adopted);
  return adopted;
}

/** The book as events name it, its house rules with it. */
export function referenceTo({ id, edition, houseRules }: Rulebook): RulebookReference {
  return Object.keys(houseRules).length === 0 ? { id, edition } : { id, edition, houseRules };
}

/** The number of the edition among those of its book, from 1; 1 for a book that is not known. */
export function versionOf({ id, edition }: RulebookReference): number {
  return rulebookOf(id, edition)?.version ?? 1;
}
