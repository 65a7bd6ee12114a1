/** Settings of who may see players' personal data. */

/** `public`: everybody. `token`: the bearer of the admin token. */
export const audiences = ['public', 'token'] as const;
export type Audience = (typeof audiences)[number];

/** Who sees which data of players. */
export interface PersonalData {
  /** Players' names in all answers. */
  readonly names: Audience;
  /** Discipline sheets, and offences that wait for officials. */
  readonly discipline: Audience;
}

/** Displays on the floor show names and have no token. Discipline is for officials. */
export const defaultPersonalData: PersonalData = { names: 'public', discipline: 'token' };
