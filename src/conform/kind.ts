/**
 * What a kind of conformance case is: how it is recognised, and how the rules are checked against it.
 */

/** One thing that the rules give otherwise than the case says. */
export interface CaseDifference {
  /** Where in the case: a field, with the step it belongs to. */
  readonly where: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** What checking one case gave. */
export type Outcome =
  | { readonly outcome: 'agrees' }
  | { readonly outcome: 'differs'; readonly differences: readonly CaseDifference[] }
  /** The case does not say enough to compare anything. */
  | { readonly outcome: 'skipped'; readonly reason: string }
  /** The case itself is wrong: not readable, or not whole. */
  | { readonly outcome: 'malformed'; readonly reason: string };

/** A case with the name that tells it from its neighbours in the file. */
export interface CheckedCase {
  readonly id: string;
  readonly result: Outcome;
}

/** Cases that stand one to a line, as JSON objects, in files of any size. */
export interface LineKind {
  readonly name: string;
  /** What a case of it is counted as, as in {@link FileKind}. */
  readonly counts: 'hands' | 'cases';
  /** Whether an object is meant as such a case, however wrong it may be. */
  recognises(record: Readonly<Record<string, unknown>>): boolean;
  check(record: Readonly<Record<string, unknown>>): Outcome;
}

/** Cases that take a whole text file. */
export interface FileKind {
  readonly name: string;
  /** What such a file looks like, for the help. */
  readonly form: string;
  /** What a case of it is counted as: a hand that was played, or another case. */
  readonly counts: 'hands' | 'cases';
  recognises(text: string): boolean;
  /**
   * @param path the file's name, for messages
   * @param companion reads a file beside it: its name is this file's without its last extension, and the suffix. Null when there is none.
   */
  check(text: string, path: string, companion: (suffix: string) => Promise<string | null>): Promise<readonly CheckedCase[]>;
}

/** The outcome for a list of differences, empty or not. */
export function outcomeOf(differences: readonly CaseDifference[]): Outcome {
  return differences.length === 0 ? { outcome: 'agrees' } : { outcome: 'differs', differences };
}

/** The outcome of a check. A case that breaks the rules' own invariants is a finding about the rules, and must not end the run. */
export function withoutExceptions(check: () => Outcome): Outcome {
  try {
    return check();
  } catch (error) {
    const actual = `an exception: ${(error as Error).message}`;
    return { outcome: 'differs', differences: [{ where: 'check', expected: 'a result', actual }] };
  }
}
