/** A principal with one role makes twenty tokens, and uses each as much as one is allowed. */
import { GraphqlClient } from '../../../src/client/graphql-client.js';
import type { Attack } from '../attack.js';
import { Floor } from '../floor.js';

const TOKENS = 20;
const REQUESTS = 800;
/** A minute's quota of one holder. A round takes less than a minute; what was begun in one minute may be answered in the next. */
const MOST_CHARGED = 3_000_000;

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
      (_, n) => `a${n}: tournament(id: "friday") { standings(first: 500) { nodes { playerId rank stack place table seat } } }`,
    );
    const body = JSON.stringify({ query: `{ ${aliases.join(' ')} }` });
    let [answered, charged] = [0, 0];
    const findings = await floor.whileDirecting(async () => {
      const sent = tokens.map((token) =>
        target.send(
          Array.from({ length: REQUESTS / TOKENS }, () => body),
          2,
          { headers: { authorization: `Bearer ${token}` } },
        ),
      );
      const answers = (await Promise.all(sent)).flat().filter(({ status }) => status === 200);
      answered += answers.length;
      charged += answers.reduce((sum, answer) => sum + answer.charged, 0);
    });
    return [
      ...findings,
      { what: 'costly queries answered', figure: answered, unit: '', atMost: REQUESTS - 1 },
      { what: 'units charged for them', figure: charged, unit: '', atLeast: MOST_CHARGED / 2, atMost: MOST_CHARGED },
    ];
  },
};
