/**
 * A data folder as a process leaves it that is killed: its files as they lie on disk while it is open, and what it had acknowledged by then.
 */
import { firstEdition } from '../../events/editions.js';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { handIdOf, PlayerId, TournamentId } from '../../events/ids.js';
import { dataFiles } from '../../src/app/folder/data-files.js';
import { readMark } from '../../src/app/folder/high-water-mark.js';
import type { CommandOutcome } from '../../src/app/dispatch/outcome.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import type { TapisOptions } from '../../src/app/tapis-options.js';
import type { TournamentCommand } from '../../commands/tournament.js';

export const friday = TournamentId.parse('friday');
export const start = Date.parse('2026-11-20T20:00:00Z');
const by = { actor: { id: 'td', role: 'director' }, correlationId: 'test' } as const;

/** Where an event stands that was acknowledged. */
export interface Acknowledged {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
}

/** Gives a command of the tournament. @throws Error when it is refused */
export async function give(tapis: Tapis, commandId: string, command: TournamentCommand): Promise<Acknowledged[]> {
  const outcome: CommandOutcome = await tapis.give('tournament', friday, command, { ...by, commandId });
  if (!outcome.accepted) throw new Error(`${commandId} was refused: ${outcome.refusal.code}`);
  return outcome.events.map(({ id, stream, revision }) => ({ id, stream, revision }));
}

/** A tournament with so many players and a hand that was opened. @returns what was acknowledged */
export async function playFriday(tapis: Tapis, players: number): Promise<Acknowledged[]> {
  const level = { kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 1200 } as const;
  const commands: TournamentCommand[] = [
    {
      type: 'CreateTournament',
      name: 'Friday night',
      club: 'Poker Club',
      rulebook: firstEdition('ropta'),
      startingStack: 1000,
      seatsPerTable: 8,
      anteFormat: 'none',
      antePriority: 'blindFirst',
      chipUnit: 25,
      structure: [level, { ...level, smallBlind: 50, bigBlind: 100 }],
    },
    ...Array.from(
      { length: players },
      (_, n) => ({ type: 'RegisterPlayer', playerId: PlayerId.parse(`p${n}`), adult: true, showsDocument: true }) as const,
    ),
    { type: 'DrawSeats' },
    { type: 'StartTournament', at: start },
    { type: 'OpenHand', tournamentId: friday, table: 1, absent: [], at: start },
  ];
  const acknowledged: Acknowledged[] = [];
  for (const [index, command] of commands.entries()) acknowledged.push(...(await give(tapis, `c${index}`, command)));
  return acknowledged;
}

export const firstHand = handIdOf(friday, 1, 1);

export const openFolder = (
  folder: string,
  more: Partial<Pick<TapisOptions, 'acceptLoss' | 'notice' | 'drawSecret'>> = {},
): Promise<Tapis> => openTapis({ folder, now: () => start, ...more });

/** Waits until the mark has come to the end, as it does within 50 ms. */
export async function awaitMark(tapis: Tapis, folder: string): Promise<void> {
  const last = await tapis.store.lastPosition();
  const markedPosition = (): number | null => {
    const mark = readMark(join(folder, dataFiles.mark));
    return mark === null || mark === 'damaged' ? null : mark.position;
  };
  while (markedPosition() !== last) await new Promise(setImmediate);
}

/** Plays in one folder, and copies its files to another once the mark has come to the end: nothing is closed, synced or caught up for it. */
export async function killedFolder(played: string, killed: string, players: number): Promise<Acknowledged[]> {
  const tapis = await openFolder(played);
  try {
    const acknowledged = await playFriday(tapis, players);
    await awaitMark(tapis, played);
    cpSync(played, killed, { recursive: true });
    return acknowledged;
  } finally {
    await tapis.close();
  }
}

/** Waits until the views have come to the end. */
export async function showAll(tapis: Tapis): Promise<void> {
  await tapis.runner.waitFor((await tapis.store.lastPosition())!, 60_000);
}
