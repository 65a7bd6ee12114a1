/** Tournaments in every state, by the name that pictures and tests have for it. */
import type { Floor } from './floor.js';

export const states = ['announced', 'seated', 'running', 'break', 'paused', 'hand-for-hand', 'final-table', 'finished'] as const;
export type State = (typeof states)[number];

/** The index in the structure of level 6, and of the break before it. */
const [LEVEL_6, BREAK] = [6, 4];

const makers: Readonly<Record<State, (floor: Floor, id: string) => Promise<void>>> = {
  announced: (floor, id) => floor.announce({ id, name: 'Deepstack de samedi', settings: { scheduledAt: inTwoDays() } }),
  seated: (floor, id) => floor.draw({ id, name: 'Rencontre interclubs' }),
  running: async (floor, id) => {
    await floor.start({ id }, LEVEL_6);
    await floor.eliminate(id, 'p22', 'p23', 'p24');
    const { data } = await floor.api.ask('query($id: ID!) { tournament(id: $id) { standing(playerId: "p2") { table } } }', { id });
    const { table } = data!['tournament'].standing as { readonly table: number };
    for (const [playerId, to] of [
      ['p2', (table % 3) + 1],
      ['p3', table],
    ] as const)
      await floor.moveTo(id, playerId, to);
  },
  break: (floor, id) => floor.start({ id }, BREAK),
  paused: async (floor, id) => {
    await floor.start({ id }, LEVEL_6);
    await floor.api.command('pauseClock', { tournamentId: id });
  },
  'hand-for-hand': async (floor, id) => {
    await floor.start({ id, name: 'Satellite de la bulle', players: 7, settings: { seatsPerTable: 4, atStake: { paidPlaces: 6 } } }, 5);
    await floor.api.command('announceHandForHand', { tournamentId: id, reason: 'BUBBLE' });
    await floor.api.command('recordHandPlayed', { tournamentId: id, table: 1 });
  },
  'final-table': (floor, id) => floor.start({ id, name: 'Finale du championnat', players: 9 }, LEVEL_6),
  finished: async (floor, id) => {
    await floor.start({ id, name: 'Soirée du club, janvier', players: 9 }, LEVEL_6);
    await floor.eliminate(id, 'p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2');
  },
};

const TWO_DAYS_MS = 172_800_000;
const inTwoDays = (): string => new Date(Date.now() + TWO_DAYS_MS).toISOString();

export async function makeState(floor: Floor, state: State): Promise<void> {
  await makers[state](floor, state);
}
