/**
 * What can be asked of the registry: of a federation, of a club, and of a person who plays.
 */
import type { TypeOf } from './command.js';
import { clubsCommands } from './federation/clubs.js';
import { federationsCommands } from './federation/federations.js';
import { licencesCommands } from './federation/licences.js';
import { peopleCommands } from './federation/people.js';
import { sameCommands } from './federation/same-person.js';

export const federationRooms = {
  federations: federationsCommands,
  clubs: clubsCommands,
  people: peopleCommands,
  licences: licencesCommands,
  'same-person': sameCommands,
} as const;

export type FederationCommand = TypeOf<(typeof federationsCommands)[number]>;
export type ClubCommand = TypeOf<(typeof clubsCommands)[number]>;
export type PersonCommand = TypeOf<(typeof peopleCommands | typeof licencesCommands | typeof sameCommands)[number]>;
