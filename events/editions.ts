/**
 * Editions of rulebooks in events of version 1: these gave a number, and only the first edition of a book had been published.
 */
import type { RulebookReference } from './values.js';

/** A reference as events of version 1 hold it. */
interface VersionedReference extends Omit<RulebookReference, 'edition'> {
  readonly version: number;
}

/** First editions with a name of their own. Of all others the first edition is called `1`. */
const firstEditions: ReadonlyMap<string, string> = new Map([['ropta', '2020-04']]);

/** A book in its first edition. */
export function firstEdition(id: string): RulebookReference {
  return { id, edition: firstEditions.get(id) ?? '1' };
}

/** Upcasts an event whose rulebook has a version to one whose rulebook has an edition. */
export function nameEdition(data: { readonly rulebook: VersionedReference; readonly [field: string]: unknown }): object {
  const { id, version, ...others } = data.rulebook;
  return { ...data, rulebook: { ...(version === 1 ? firstEdition(id) : { id, edition: String(version) }), ...others } };
}

/**
 * The same facts in the form of version 1, in which a first edition is the number 1; anything else as it is. What is compared with
 * a digest that was made before editions had names is brought to this form first.
 */
export function numberEdition(facts: object): object {
  if (!('rulebook' in facts)) return facts;
  const { id, edition, ...others } = facts.rulebook as RulebookReference;
  return edition === firstEdition(id).edition ? { ...facts, rulebook: { id, version: 1, ...others } } : facts;
}
