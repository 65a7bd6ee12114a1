/** The edition that a client means: by name, by number, or the newest. */
import { newestRulebook, type Rulebook, rulebookNumbered, rulebookOf } from '../../rulebooks/rulebooks.js';

export interface AskedEdition {
  readonly id: string;
  readonly at?: { readonly edition?: string | null; readonly version?: number | null } | null | undefined;
}

/** The name of the requested edition. For an unknown one, the text for the refusal. */
export function editionNameAsked(asked: AskedEdition): string {
  const version = asked.at?.version;
  return editionAsked(asked)?.edition ?? (version == null ? (asked.at?.edition ?? '1') : `#${version}`);
}

/** The requested edition; undefined when there is none. */
export function editionAsked({ id, at }: AskedEdition): Rulebook | undefined {
  if (at?.edition != null) return rulebookOf(id, at.edition);
  return at?.version == null ? newestRulebook(id) : rulebookNumbered(id, at.version);
}
