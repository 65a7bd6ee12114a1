/** Editions of rulebooks in events of version 1, which had a number, when each book had only its first edition. */
import type { RulebookReference } from './values.js';

/** A reference in events of version 1. */
interface VersionedReference extends Omit<RulebookReference, 'edition'> {
  readonly version: number;
}

/** First editions with names. All other first editions are called `1`. */
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
 * The same facts in the form of version 1, where a first edition is the number 1; other values unchanged. Commands are brought to this form
 * before they are compared with digests from before editions had names.
 */
export function numberEdition(facts: object): object {
  if (!('rulebook' in facts)) return facts;
  const { id, edition, ...others } = facts.rulebook as RulebookReference;
  return edition === firstEdition(id).edition ? { ...facts, rulebook: { id, version: 1, ...others } } : facts;
}
