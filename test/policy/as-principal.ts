/**
 * The API of a running application, asked by a principal of one’s choice: what their credentials would lead to.
 */
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { execute, type ExecutionResult, type GraphQLSchema, parse } from 'graphql';
import type { Principal } from '../../src/access/principal.js';
import { RequestContext } from '../../src/api/request/request-context.js';
import type { PersonalData } from '../../src/api/request/personal-data.js';
import type { ApiUnderTest } from '../api/client.js';

export const schemaOf = (api: ApiUnderTest): GraphQLSchema => api.app.get(GraphQLSchemaHost).schema;

export async function askAs(
  api: ApiUnderTest,
  principal: Principal,
  query: string,
  variableValues: Record<string, unknown> = {},
  personalData?: PersonalData,
): Promise<ExecutionResult> {
  const contextValue = new RequestContext({}, principal, personalData);
  return execute({ schema: schemaOf(api), document: parse(query), contextValue, variableValues });
}

let given = 0;

/** Gives a command. @returns the code of the error, or null where it was taken */
export async function giveAs(api: ApiUnderTest, principal: Principal, name: string, input: object): Promise<string | null> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { revision } }`;
  const { errors } = await askAs(api, principal, query, { input: { commandId: `as-${++given}`, ...input } });
  if (errors === undefined) return null;
  const [error] = errors;
  return ((error!.originalError ?? error) as unknown as { code?: string }).code ?? error!.message;
}
