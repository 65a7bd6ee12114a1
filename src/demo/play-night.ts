/**
 * Plays a club night through the API, as a floor would: announces, registers, draws, starts, plays hand after hand. It uses only the
 * server's URL.
 */
import { capitalsOf } from '../../commands/command.js';
import type { ClubNight, ClubNightStep } from './club-night.js';
import type { GraphqlClient } from '../client/graphql-client.js';
import { handMutation, openHand, tournamentMutation, type Taken } from './night-commands.js';

/** The progress after each hand. */
export interface NightProgress {
  readonly hands: number;
  readonly of: number;
  readonly table: number;
  readonly left: number;
  readonly level: number | null;
  readonly commands: number;
}

export interface PlayedNight {
  readonly hands: number;
  /** Mutations sent. */
  readonly commands: number;
  /** The position that a view needs to show all of it. */
  readonly position: number;
}

const tournamentQuery = `query tournament($id: ID!, $atLeast: Position) { tournament(id: $id, atLeast: $atLeast) { left level } }`;

/** In cents: 24 entries at 20. */
const prizes = [24_000, 14_400, 9_600];

/**
 * Plays the night. Levels follow the file: a night of three hours can be played in seconds.
 * @param isWatched whether people look on: then the clock runs, and there are prizes
 * @throws GraphqlError for the first refused command
 */
export async function playNight(
  client: Pick<GraphqlClient, 'request'>,
  tournamentId: string,
  night: ClubNight,
  onHand: (progress: NightProgress) => void,
  isWatched = false,
): Promise<PlayedNight> {
  let commands = 0;
  let position = 0;
  const nextId = (): string => `${tournamentId}-${++commands}`;
  const note = (taken: Taken): void => {
    position = Math.max(position, taken.position ?? 0);
  };
  const direct = async (mutation: string, fields: object = {}): Promise<void> =>
    note(await tournamentMutation(client, mutation, { commandId: nextId(), tournamentId, ...fields }));

  const { anteFormat, antePriority, structure, rulebook, ...settings } = night.settings;
  const { edition, ...book } = rulebook;
  await direct('createTournament', {
    ...(isWatched ? { currency: 'EUR' } : {}),
    ...settings,
    rulebook: { ...book, at: { edition } },
    anteFormat: capitalsOf(anteFormat),
    ...(antePriority === undefined ? {} : { antePriority: capitalsOf(antePriority) }),
    structure: structure.map(({ kind, ...rest }) => Object.assign(rest, { kind: capitalsOf(kind) })),
  });
  for (const { id, name } of night.players) await direct('registerPlayer', { playerId: id, name, adult: true, showsDocument: true });
  if (isWatched) await direct('setPrizes', { money: { amounts: prizes.slice(0, night.players.length) } });
  // The seats come from the night's seed, to which the club commits before registration closes.
  await direct('commitDraw', { hash: await hashOf(night.seed) });
  await direct('drawSeats', { seed: night.seed });
  await direct('startTournament');
  if (!isWatched) await direct('pauseClock');

  const of = night.steps.filter((step) => step.do === 'playHand').length;
  let hands = 0;
  for (const step of night.steps) {
    if (step.do !== 'playHand') {
      await direct(...directingOf(step));
      continue;
    }
    const absent = step.plan.start.seats.filter(({ dead }) => dead).map(({ seat }) => seat);
    const opened = await openHand(client, { commandId: nextId(), tournamentId, table: step.table, absent });
    note(opened);
    const handId = opened.handId ?? `${tournamentId}.${step.table}.${step.handNumber}`;
    for (const command of step.commands) note(await handMutation(client, handId, nextId(), command));
    const { tournament } = await client.request<{ tournament: { left: number; level: number | null } }>(tournamentQuery, {
      id: tournamentId,
      atLeast: position,
    });
    onHand({ hands: ++hands, of, table: step.table, ...tournament, commands });
  }
  return { hands, commands, position };
}

/** The SHA-256 of the bytes of a seed. */
async function hashOf(seed: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', Buffer.from(seed, 'hex'));
  return Buffer.from(hash).toString('hex');
}

function directingOf(step: Exclude<ClubNightStep, { do: 'playHand' }>): [mutation: string, fields: object] {
  switch (step.do) {
    case 'startPeriod':
      return ['startPeriod', { period: step.period }];
    case 'breakTable':
      return ['breakTable', { table: step.table }];
    case 'movePlayer':
      return ['movePlayer', { playerId: step.player, table: step.table, seat: step.seat, reason: step.reason }];
  }
}
