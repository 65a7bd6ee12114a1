/**
 * Line-ups: for which team somebody plays in a stage.
 */

/** The team of each person who is in a line-up. Two ids that were merged since may be in two: the first team by its id has them. */
export function teamsByMember(
  lineups: Readonly<Record<string, readonly string[]>>,
  survivorOf: (recorded: string) => string,
): ReadonlyMap<string, string> {
  const teams = new Map<string, string>();
  for (const [team, members] of Object.entries(lineups).sort(([one], [other]) => (one < other ? 1 : -1)))
    for (const member of members) teams.set(survivorOf(member), team);
  return teams;
}
