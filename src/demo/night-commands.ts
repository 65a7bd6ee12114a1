/**
 * The commands of a club night as GraphQL mutations.
 */
import { capitalsOf, inputNameOf, mutationNameOf } from '../../commands/command.js';
import type { HandCommand } from '../../commands/hand.js';
import type { GraphqlClient } from '../client/graphql-client.js';

/** A client that sends operations. */
type Requests = Pick<GraphqlClient, 'request'>;

/** The selected fields of a mutation's answer. */
export interface Taken {
  readonly position: number | null;
  readonly repeated: boolean;
}

/** Gives any command by the name of its mutation. @returns the selected fields of the answer */
export async function giveCommand<Answer>(client: Requests, mutation: string, input: object, selection: string): Promise<Answer> {
  const query = `mutation ${mutation}($input: ${inputNameOf(mutation)}!) { ${mutation}(input: $input) ${selection} }`;
  const answer = await client.request<Record<string, Answer>>(query, { input });
  return answer[mutation]!;
}

/** A mutation by name, its input, and extra selections. */
function mutate<More = unknown>(client: Requests, mutation: string, input: object, more = ''): Promise<Taken & More> {
  return giveCommand(client, mutation, input, `{ position repeated ${more} }`);
}

/** Gives a tournament command; the fields are those of the mutation's input. */
export function tournamentMutation(client: Requests, mutation: string, input: object): Promise<Taken> {
  return mutate(client, mutation, input);
}

/** Opens the next hand of a table. The id is null only when one is open already. */
export function openHand(client: Requests, input: object): Promise<Taken & { readonly handId: string | null }> {
  return mutate(client, 'openHand', input, 'handId');
}

/** Gives a command of a hand in play. The tournament starts hands itself. */
export function handMutation(client: Requests, handId: string, commandId: string, command: HandCommand): Promise<Taken> {
  // The night is played live, not copied from a record.
  const { type, ...fields } = command.type === 'MuckHand' ? { ...command, fromRecord: undefined } : command;
  const mutation = mutationNameOf(type);
  return mutate(client, mutation, { commandId, handId, ...fields, ...inCapitals(command) });
}

/** Fields with enumeration values in the schema. */
function inCapitals(command: HandCommand): object {
  if (command.type === 'Act' && command.action !== undefined) {
    return { action: undefined, act: { action: { ...command.action, type: capitalsOf(command.action.type) } } };
  }
  if (command.type === 'DealBoard') return { street: capitalsOf(command.street) };
  return {};
}
