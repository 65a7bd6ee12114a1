/**
 * Which edition of a book a client means: the one that it names, the one of that number, or the newest.
 */
import { newestRulebook, type Rulebook, rulebookNumbered, rulebookOf } from '../../rulebooks/rulebooks.js';

export interface AskedEdition {
  readonly id: string;
  readonly edition?: string | null | undefined;
  /** The number of the edition, from 1. Where both are given, both must hold. */
  readonly version?: number | null | undefined;
}

/** The name of the edition that is meant. For one that does not exist, what the refusal shows of it: no edition is called so. */
export function editionNameAsked(asked: AskedEdition): string {
  const { edition, version } = asked;
  const known = editionAsked(asked)?.edition;
  if (known !== undefined) return known;
  return version == null ? (edition ?? '1') : `${edition ?? ''}#${version}`;
}

/** The edition that is meant; undefined when there is none. */
export function editionAsked({ id, edition, version }: AskedEdition): Rulebook | undefined {
  if (edition == null) return version == null ? newestRulebook(id) : rulebookNumbered(id, version);
  const book = rulebookOf(id, edition);
  return version == null || book?.version === version ? book : undefined;
}
