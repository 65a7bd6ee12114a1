/** A running server that a command of the command line asks, with the token in `TAPIS_TOKEN`. */
import type { GraphqlClient } from '../client/graphql-client.js';
import { CliError, UsageError } from './command-errors.js';
import { readToken } from './environment.js';

export const serverUrl = {
  value: 'URL',
  environment: 'TAPIS_URL',
  default: 'http://127.0.0.1:4000',
  meaning: 'the server (default http://127.0.0.1:4000)',
  read: urlOf,
} as const;

/**
 * Asks the server.
 * @throws CliError when it refuses or does not answer
 */
export async function askServer<Answer>(url: string, ask: (client: GraphqlClient) => Promise<Answer>): Promise<Answer> {
  const token = readToken();
  const { GraphqlClient, GraphqlError } = await import('../client/graphql-client.js');
  try {
    return await ask(new GraphqlClient({ url: new URL('/graphql', url).href, token }));
  } catch (error) {
    if (error instanceof GraphqlError) throw new CliError(error.code, error.message);
    if (error instanceof TypeError)
      throw new CliError('SERVER_UNREACHABLE', `No server answers at ${url}; start it, or name it with --url.`);
    throw error;
  }
}

/** @throws UsageError for an invalid address */
function urlOf(text: string, flag: string): string {
  if (URL.canParse(text)) return text;
  throw new UsageError(`${flag} takes an address such as http://127.0.0.1:4000, not "${text}"`);
}
