/**
 * Some of an evening for an attack to read: a tournament of 120 players at 15 tables, a hand over and one in play.
 */
import { GraphqlClient } from '../../src/client/graphql-client.js';
import { hashSeed } from '../../src/tournament/lots/seat-draw.js';

const PLAYERS = 120;
const seed = '5'.repeat(64);

interface OpenedHand {
  readonly handId: string;
  readonly hand: { readonly turn: number | null };
}

/** Plays it at a server that has nothing yet. The hand `friday.1.1` is over, `friday.2.1` is in play. */
export async function playEvening(url: string, token: string): Promise<void> {
  const client = new GraphqlClient({ url, token });
  let given = 0;
  const give = async <Payload>(name: string, input: object, selection = '{ revision }'): Promise<Payload> => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${name}(input: $input) ${selection} }`;
    const answer = await client.request<Record<string, Payload>>(query, { input: { commandId: `c${++given}`, ...input } });
    return answer[name]!;
  };
  await give('createTournament', {
    tournamentId: 'friday',
    name: 'Friday night',
    club: 'Poker Club',
    rulebook: { id: 'ropta' },
    startingStack: 20_000,
    seatsPerTable: 8,
    chipUnit: 25,
    structure: [{ kind: 'LEVEL', smallBlind: 100, bigBlind: 200, seconds: 1_200 }],
  });
  for (let n = 1; n <= PLAYERS; n++) {
    await give('registerPlayer', { tournamentId: 'friday', playerId: `p${n}`, name: `Player ${n}`, adult: true });
  }
  await give('commitDraw', { tournamentId: 'friday', hash: hashSeed(seed) });
  await give('drawSeats', { tournamentId: 'friday', seed });
  await give('startTournament', { tournamentId: 'friday' });
  for (const [table, acts] of [
    [1, 7],
    [2, 3],
  ] as const) {
    const { handId, hand } = await give<OpenedHand>('openHand', { tournamentId: 'friday', table }, '{ handId hand { turn } }');
    let { turn } = hand;
    for (let act = 0; act < acts; act++) {
      const next = await give<OpenedHand>('act', { handId, seat: turn, act: { action: { type: 'FOLD' } } }, '{ hand { turn } }');
      turn = next.hand.turn;
    }
  }
}
