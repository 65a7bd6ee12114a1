/**
 * Row 23: how a server bears a season of 50 to 800 result sheets: another scheme is adopted, and a further sheet is imported. Each counts once the views
 * show it.
 */
import { GraphqlClient } from '../src/client/graphql-client.js';
import { growingRows, token, whileRunning, type Command } from './growing.js';
import type { Row } from './rounds.js';

const sizes = [50, 200, 800];
const PLAYERS = 400;
const FIELD = 40;

const rules = { counting: [{ name: 'all' }], selection: { count: { best: 8 } }, ranking: ['POINTS', 'WINS'] };
const schemeOf = (k: number): object => ({
  points: { linear: { k: String(k) } },
  tiedPlaces: 'AVERAGE',
  rounding: { places: 2, mode: 'HALF_UP' },
});

const imported = (sheet: string, first: number): Command => [
  'importResults',
  {
    clubId: 'mons',
    source: 'paper',
    externalId: sheet,
    name: `Night ${sheet}`,
    date: '2026-09-04',
    rows: Array.from({ length: FIELD }, (_, at) => ({ playerId: ids[(first * 7 + at) % PLAYERS], place: at + 1 })),
  },
];

let ids: readonly string[] = [];

const fill = (folder: string, sheets: number): Promise<void> =>
  whileRunning(folder, async ({ url, tapis }) => {
    const client = new GraphqlClient({ url, token });
    let given = 0;
    const give = async ([name, input]: Command, selection: string): Promise<Readonly<Record<string, string>>> => {
      const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
      const query = `mutation($input: ${type}!) { ${name}(input: $input) ${selection} }`;
      const answer = await client.request<Record<string, Record<string, string>>>(query, {
        input: { commandId: `fill-${++given}`, ...input },
      });
      return answer[name]!;
    };
    await give(['registerClub', { clubId: 'mons', name: 'Mons' }], '{ revision }');
    const registered: string[] = [];
    for (let at = 0; at < PLAYERS; at += 1)
      registered.push((await give(['registerPerson', { clubId: 'mons', name: `Member ${at}` }], '{ playerId }'))['playerId']!);
    ids = registered;
    const season = { seasonId: 'autumn', owner: { clubId: 'mons' }, name: 'Autumn', stageName: 'All' };
    await give(['createSeason', { ...season, rules, scheme: schemeOf(3) }], '{ revision }');
    for (let sheet = 0; sheet < sheets; sheet += 1) await give(imported(`s${sheet}`, sheet), '{ sheetId }');
    // One scheme for each round.
    for (const k of [4, 5, 6]) await give(['proposeScheme', { seasonId: 'autumn', scheme: schemeOf(k) }], '{ revision }');
    await tapis.runner.waitFor((await tapis.store.lastPosition())!, 600_000);
  });

const commands = (round: number): Command[] => [
  [
    'adoptScheme',
    { seasonId: 'autumn', version: 2 + round },
    `{ season(id: "autumn") { schemePreview(version: ${2 + round}) { digest } } }`,
  ],
  ...Array.from({ length: 5 }, (_, at): Command => imported(`late-${round}-${at}`, at)),
];

export const manySheetsRows = (): Promise<Row[]> => growingRows('23', 'sheets of a season', sizes, { fill, commands, shown: true }, 2);
