/** Line-ups: the team of each person in a stage. */

/** The team of each person in a line-up. Two merged ids may be in two teams: then the first team by id counts. */
export function teamsByMember(
  lineups: Readonly<Record<string, readonly string[]>>,
  survivorOf: (recorded: string) => string,
): ReadonlyMap<string, string> {
  const teams = new Map<string, string>();
  for (const [team, members] of Object.entries(lineups).sort(([one], [other]) => (one < other ? 1 : -1)))
    for (const member of members) teams.set(survivorOf(member), team);
  return teams;
}
