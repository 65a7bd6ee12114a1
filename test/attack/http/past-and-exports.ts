/**
 * Computation without reads, requested by strangers in a heap of 256 MB: six hundred moments of a long tournament, and eight exports of a
 * season at once.
 */
import { GraphqlClient } from '../../../src/client/graphql-client.js';
import type { Attack } from '../attack.js';
import { tally, type Target } from '../target.js';
import { rulesInput, schemeInput } from '../../fixtures/season-inputs.js';

const MOMENTS = 600;
const EXPORTS = 8;
/** Events of the tournament beside those of the evening, and results of the season. */
const ABSENCES = 1_200;
const PLAYERS = 100;
const SHEETS = 40;
/** Who exports has another address than who asks for moments: each stranger waits in a line of their own. */
const OTHERS = '127.0.0.2';
/** Other queries wait no longer, milliseconds. */
const LONGEST_WAIT_MS = 50;

const rules = { counting: [{ name: 'all' }], selection: { count: { best: 8 } }, ranking: ['points', 'wins'] };
const scheme = { points: { kind: 'linear', k: '3' }, tiedPlaces: 'average', rounding: { places: 2, mode: 'halfUp' } };

/** Some players go and come back, again and again; a club imports the results of a season. */
async function prepare({ url, token }: Target): Promise<number> {
  const client = new GraphqlClient({ url, token });
  let given = 0;
  const give = async <Payload>(name: string, input: object, selection = '{ revision }'): Promise<Payload> => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${name}(input: $input) ${selection} }`;
    return (await client.request<Record<string, Payload>>(query, { input: { commandId: `past-${++given}`, ...input } }))[name]!;
  };
  for (let at = 0; at < ABSENCES; at += 1) {
    const playerId = `p${1 + (Math.floor(at / 2) % 100)}`;
    await give(at % 2 === 0 ? 'markAway' : 'markBack', { tournamentId: 'friday', playerId });
  }
  await give('registerClub', { clubId: 'mons', name: 'Mons' });
  const ids: string[] = [];
  for (let at = 0; at < PLAYERS; at += 1)
    ids.push((await give<{ playerId: string }>('registerPerson', { clubId: 'mons', name: `Member ${at}` }, '{ playerId }')).playerId);
  for (let at = 0; at < SHEETS; at += 1) {
    const rows = ids.map((_, place) => ({ playerId: ids[(at * 7 + place) % PLAYERS], place: place + 1 }));
    const tournament = { clubId: 'mons', source: 'paper', externalId: `${at}`, name: `Night ${at}`, date: '2026-09-04', rows };
    await give('importResults', tournament, '{ sheetId }');
  }
  const season = { seasonId: 'autumn', owner: { clubId: 'mons' }, name: 'Autumn', stageName: 'All' };
  await give('createSeason', { ...season, rules: rulesInput(rules), scheme: schemeInput(scheme) });
  const { position } = await client.request<{ position: number }>('{ position }');
  for (let shown = 0; shown < SHEETS;) {
    const asked = await client.request<{ season: { tournaments: { totalCount: number } } }>(
      '{ season(id: "autumn") { tournaments { totalCount } } }',
    );
    shown = asked.season.tournaments.totalCount;
  }
  return position;
}

export const pastAndExports: Attack = {
  name: 'past-and-exports',
  what: `${MOMENTS} moments of a tournament and ${EXPORTS} exports of a season at once, in a heap of 256 MB`,
  heapMb: 256,
  async run(target) {
    const position = await prepare(target);
    const query =
      'query($at: Position!) { tournament(id: "friday", asOf: { position: $at }) { name tables(first: 20) { nodes { table seats { seat stack } } } standings(first: 50) { nodes { rank stack } } } }';
    const moments = Array.from({ length: MOMENTS }, (_, at) =>
      JSON.stringify({ query, variables: { at: Math.floor((position * (at + 1)) / (MOMENTS + 1)) } }),
    );
    const exported = JSON.stringify({ query: '{ season(id: "autumn") { export(table: POINTS, format: JSON) } }' });
    const found = await target.whileAsking(async () => {
      const [past, exports] = await Promise.all([
        target.send(moments, 64),
        target.send(
          Array.from({ length: EXPORTS }, () => exported),
          EXPORTS,
          { localAddress: OTHERS },
        ),
      ]);
      const lost = [...past, ...exports].filter(({ status }) => status === 0).length;
      return [
        { what: 'without any answer', figure: lost, unit: '', atMost: 0 },
        ...Object.entries(tally(past)).map(([what, figure]) => ({ what: `moments: ${what}`, figure, unit: '' })),
        { what: 'exports shown', figure: tally(exports)['status 200'] ?? 0, unit: '', atLeast: EXPORTS },
      ];
    });
    return found.map((each) => (each.what.endsWith(', p99') ? { ...each, atMost: LONGEST_WAIT_MS } : each));
  },
};
