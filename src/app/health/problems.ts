/** Collects the problems of all parts of a node for the operator. */

type Found = string | Error | null;

export class Problems {
  readonly #sources: (() => readonly Found[])[] = [];

  /** Registers a part, which is asked for its problems each time. */
  add(find: () => readonly Found[]): void {
    this.#sources.push(find);
  }

  /** Each problem once, one sentence each: one cause may show in several parts. */
  list(): string[] {
    return problemsOf(this.#sources.flatMap((find) => find()));
  }
}

/** Drops problems that another one includes. */
export function problemsOf(found: readonly Found[]): string[] {
  const said = [...new Set(found.flatMap((each) => (each === null ? [] : [typeof each === 'string' ? each : each.message])))];
  return said.filter((problem) => !said.some((other) => other !== problem && other.includes(problem)));
}
