/**
 * Who may sit for a team: its members, licensed with the club on that day, each for one team alone.
 */

export interface LineUp {
  readonly team: string;
  readonly club: string;
  readonly members: readonly string[];
}

export type LineUpFault =
  | { readonly fault: 'NOT_LICENSED_WITH_CLUB'; readonly person: string; readonly licensedWith: string | null }
  | { readonly fault: 'IN_ANOTHER_TEAM'; readonly person: string; readonly team: string }
  | { readonly fault: 'NAMED_TWICE'; readonly person: string };

/**
 * What is wrong with a line-up.
 * @param others the line-ups of the season's other teams
 * @param licensedWith the club with which somebody is licensed on the day, or null
 */
export function checkLineUp(
  { team, club, members }: LineUp,
  others: readonly LineUp[],
  licensedWith: (person: string) => string | null,
): readonly LineUpFault[] {
  return members.flatMap((person, at): LineUpFault[] => {
    if (members.indexOf(person) < at) return [{ fault: 'NAMED_TWICE', person }];
    const elsewhere = others.find((other) => other.team !== team && other.members.includes(person));
    if (elsewhere !== undefined) return [{ fault: 'IN_ANOTHER_TEAM', person, team: elsewhere.team }];
    const licence = licensedWith(person);
    return licence === club ? [] : [{ fault: 'NOT_LICENSED_WITH_CLUB', person, licensedWith: licence }];
  });
}
