/** Row 22: a club of 1,000 to 50,000 members: a registration, and an import of results. */
import { GraphqlClient } from '../src/client/graphql-client.js';
import { growingRows, token, whileRunning, type Command } from './growing.js';
import type { Row } from './rounds.js';

const sizes = [1_000, 4_000, 16_000, 50_000];
/** Members of one request, and requests at a time. */
const A_REQUEST = 20;
const AT_ONCE = 16;

const fill = (folder: string, members: number): Promise<void> =>
  whileRunning(folder, async ({ url, tapis }) => {
    const client = new GraphqlClient({ url, token });
    await client.request('mutation { registerClub(input: { commandId: "club", clubId: "mons", name: "Mons" }) { revision } }');
    let next = 0;
    const register = async (): Promise<void> => {
      for (let from = next; from < members; from = next) {
        next += A_REQUEST;
        const one = (n: number): string =>
          `a${n}: registerPerson(input: { commandId: "m${n}", clubId: "mons", name: "${nameOf(n)}" }) { playerId }`;
        await client.request(`mutation { ${Array.from({ length: A_REQUEST }, (_, at) => one(from + at)).join(' ')} }`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, register));
    await tapis.runner.waitFor((await tapis.store.lastPosition())!, 600_000);
  });

/** Names that hardly any two have. */
const nameOf = (n: number): string => `Member ${String.fromCodePoint(65 + (n % 26), 97 + (n % 23))}${n}`;

const commands = (round: number): Command[] => [
  [
    'importResults',
    {
      clubId: 'mons',
      source: 'paper',
      externalId: `night-${round}`,
      name: 'Night',
      date: '2026-09-04',
      dryRun: true,
      rows: Array.from({ length: 40 }, (_, at) => ({ name: nameOf(at * 17), place: at + 1 })),
    },
  ],
  ...Array.from({ length: 10 }, (_, at): Command => ['registerPerson', { clubId: 'mons', name: `Newcomer ${round} ${at}` }]),
];

export const manyPeopleRows = (): Promise<Row[]> => growingRows('22', 'people of a club', sizes, { fill, commands }, 2);
