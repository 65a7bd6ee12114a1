/**
 * The invariants of a person: one club to play for; one licence of a federation per period; ids are merged one step deep; an erasure is
 * final.
 */
import type { PersonCommand } from '../../commands/federation.js';
import type { PersonEvent } from '../../events/federation.js';
import type { Decider } from '../decider.js';
import { licencesHandlers } from './licences.js';
import type { GivenToPerson, PersonHandlers } from './person-handlers.js';
import { evolvePerson, type PersonState, unknownPerson } from './person-state.js';
import { peopleHandlers } from './people.js';
import type { RegistryDecision } from './refusals.js';
import { sameHandlers } from './same-person.js';

const handlers: PersonHandlers<PersonCommand> = { ...peopleHandlers, ...licencesHandlers, ...sameHandlers };

export const personDecider: Decider<PersonState, GivenToPerson, PersonEvent> = {
  initialState: unknownPerson,
  evolve: evolvePerson,
  decide: (command, state) =>
    (handlers[command.type] as (command: GivenToPerson, state: PersonState) => RegistryDecision<PersonEvent>)(command, state),
};
