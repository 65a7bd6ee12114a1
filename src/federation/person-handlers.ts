/** The handlers of a person's commands: a function each. */
import type { PersonCommand } from '../../commands/federation.js';
import type { PersonEvent } from '../../events/federation.js';
import type { PlayerId } from '../../events/ids.js';
import type { PersonState } from './person-state.js';
import type { GivenTo, RegistryDecision } from './refusals.js';

export type GivenToPerson = GivenTo<PlayerId, PersonCommand>;
type GivenOf<Type extends PersonCommand['type']> = Extract<GivenToPerson, { readonly type: Type }>;

/** Who decides which command. */
export type PersonHandlers<Command extends PersonCommand> = {
  readonly [Type in Command['type']]: (command: GivenOf<Type>, state: PersonState) => RegistryDecision<PersonEvent>;
};
