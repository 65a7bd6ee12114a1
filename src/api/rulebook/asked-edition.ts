/**
 * Which edition of a book a client means: the one that it names, the one of that number, or the newest.
 */
import { newestRulebook, type Rulebook, rulebookNumbered, rulebookOf } from '../../rulebooks/rulebooks.js';

export interface AskedEdition {
  readonly id: string;
  readonly at?: { readonly edition?: string | null; readonly version?: number | null } | null | undefined;
}

/** The name of the edition that is meant. For one that does not exist, what the refusal shows of it: no edition is called so. */
export function editionNameAsked(asked: AskedEdition): string {
  const version = asked.at?.version;
  return editionAsked(asked)?.edition ?? (version == null ? (asked.at?.edition ?? '1') : `#${version}`);
}

/** The edition that is meant; undefined when there is none. */
export function editionAsked({ id, at }: AskedEdition): Rulebook | undefined {
  if (at?.edition != null) return rulebookOf(id, at.edition);
  return at?.version == null ? newestRulebook(id) : rulebookNumbered(id, at.version);
}
