/**
 * What a person has to look at, gathered from all parts of a node.
 */

type Found = string | Error | null;

export class Problems {
  readonly #sources: (() => readonly Found[])[] = [];

  /** Has a part asked for its problems each time. */
  add(find: () => readonly Found[]): void {
    this.#sources.push(find);
  }

  /** Each problem once, one sentence each: a cause shows in several places. */
  list(): string[] {
    return problemsOf(this.#sources.flatMap((find) => find()));
  }
}

/** Without those that another says too. */
export function problemsOf(found: readonly Found[]): string[] {
  const said = [...new Set(found.flatMap((each) => (each === null ? [] : [typeof each === 'string' ? each : each.message])))];
  return said.filter((problem) => !said.some((other) => other !== problem && other.includes(problem)));
}
