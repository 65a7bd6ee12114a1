/**
 * Who may see players' personal data: settings of an installation.
 */

/** `public`: everybody. `token`: the bearer of the admin token. */
export const audiences = ['public', 'token'] as const;
export type Audience = (typeof audiences)[number];

/** Who sees what of players. */
export interface PersonalData {
  /** Players' names, wherever an answer has one. */
  readonly names: Audience;
  /** Discipline sheets, and the offences that wait for the officials. */
  readonly discipline: Audience;
}

/** Displays on the floor show names and have no token; what is on record against somebody is for the officials. */
export const defaultPersonalData: PersonalData = { names: 'public', discipline: 'token' };
