/**
 * What a person has to look at, gathered from all parts of a node.
 */

/** Each problem once: a cause shows in several places. */
export function problemsOf(found: readonly (string | Error | null)[]): string[] {
  const said: string[] = [];
  for (const each of found) {
    if (each === null) continue;
    const problem = typeof each === 'string' ? each : each.message;
    if (!said.some((other) => other.includes(problem))) said.push(problem);
  }
  return said;
}
