/**
 * Somebody with one role makes twenty tokens, and asks by each as much as one may.
 */
import { GraphqlClient } from '../../../src/client/graphql-client.js';
import type { Attack } from '../attack.js';
import { Floor } from '../floor.js';
import { tally } from '../target.js';

const TOKENS = 20;
const REQUESTS = 400;
/** A minute's quota of one principal, in queries of some 40,000 units; a round takes less than a minute. */
const MOST_ANSWERED = 200;

export const oneHolder: Attack = {
  name: 'one-holder',
  what: `${REQUESTS} costly queries by ${TOKENS} tokens of one holder, 40 at a time`,
  async run(target) {
    const floor = await Floor.open(target);
    const first = await floor.makeToken('TD', 'friday');
    const client = new GraphqlClient({ url: target.url, token: first });
    const tokens: string[] = [];
    for (let n = 0; n < TOKENS; n++) {
      const input = { commandId: `token-${n}` };
      const made = await client.request<{ createToken: { key: string } }>(
        'mutation($input: CreateTokenInput!) { createToken(input: $input) { key } }',
        { input },
      );
      tokens.push(made.createToken.key);
    }
    const aliases = Array.from(
      { length: 8 },
      (_, n) => `a${n}: standings(tournamentId: "friday", first: 500) { nodes { playerId rank stack place table seat } }`,
    );
    const body = JSON.stringify({ query: `{ ${aliases.join(' ')} }` });
    let answered = 0;
    const findings = await floor.whileDirecting(async () => {
      const sent = tokens.map((token) =>
        target.send(
          Array.from({ length: REQUESTS / TOKENS }, () => body),
          2,
          { headers: { authorization: `Bearer ${token}` } },
        ),
      );
      answered += tally((await Promise.all(sent)).flat())['status 200'] ?? 0;
    });
    return [...findings, { what: 'costly queries answered', figure: answered, unit: '', atMost: MOST_ANSWERED }];
  },
};
