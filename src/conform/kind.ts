/** A kind of conformance case: how it is recognised and checked. */

/** A difference between the rules and the case. */
export interface CaseDifference {
  /** The place in the case: a field, with its step. */
  readonly where: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** The result of a check. */
export type Outcome =
  | { readonly outcome: 'agrees' }
  | { readonly outcome: 'differs'; readonly differences: readonly CaseDifference[] }
  /** The case has too little to compare. */
  | { readonly outcome: 'skipped'; readonly reason: string }
  /** The case itself is invalid. */
  | { readonly outcome: 'malformed'; readonly reason: string };

/** A case and its name in the file. */
export interface CheckedCase {
  readonly id: string;
  readonly result: Outcome;
}

/** Cases as JSON objects, one per line, in files of any size. */
export interface LineKind {
  readonly name: string;
  /** How its cases are counted, see {@link FileKind}. */
  readonly counts: 'hands' | 'cases';
  /** Whether an object is meant as such a case, even if invalid. */
  recognises(record: Readonly<Record<string, unknown>>): boolean;
  check(record: Readonly<Record<string, unknown>>): Outcome;
}

/** Cases that are a whole text file. */
export interface FileKind {
  readonly name: string;
  /** A description of such a file, for the help. */
  readonly form: string;
  /** How its cases are counted: as played hands, or as other cases. */
  readonly counts: 'hands' | 'cases';
  recognises(text: string): boolean;
  /**
   * @param path the file's name, for messages
   * @param companion reads a file beside it, by this file's name with another suffix in place of its last extension. Null when there is
   * none.
   */
  check(text: string, path: string, companion: (suffix: string) => Promise<string | null>): Promise<readonly CheckedCase[]>;
}

/** The outcome for a list of differences. */
export function outcomeOf(differences: readonly CaseDifference[]): Outcome {
  return differences.length === 0 ? { outcome: 'agrees' } : { outcome: 'differs', differences };
}

/** The outcome of a check. A case that violates the rules' invariants is a finding, and must not end the run. */
export function withoutExceptions(check: () => Outcome): Outcome {
  try {
    return check();
  } catch (error) {
    const actual = `an exception: ${(error as Error).message}`;
    return { outcome: 'differs', differences: [{ where: 'check', expected: 'a result', actual }] };
  }
}
