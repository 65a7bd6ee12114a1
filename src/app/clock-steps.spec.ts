/** A tournament whose machine is suspended, or whose clock is set, while a level runs. */
import { firstEdition } from '../../events/editions.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlayerId, TournamentId, tournamentStream } from '../../events/ids.js';
import type { StoredEvent } from '../store/event-store.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { LOOK_EVERY_MS } from './clock-keeper.js';
import { openTapis, type Tapis } from './tapis.js';

const id = TournamentId.parse('friday');
const start = Date.parse('2026-11-20T20:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const level = { kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 1200 } as const;

describe('the clock of a tournament', () => {
  let folder: string;
  let tapis: Tapis;
  let wall: number;
  let elapsed: number;
  let sent = 0;

  const open = (): Promise<Tapis> => openTapis({ folder, now: () => wall, elapsed: () => elapsed });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tapis-clock-'));
    [wall, elapsed] = [start, 0];
    tapis = await open();
    await give({
      type: 'CreateTournament',
      name: 'Friday night',
      club: 'Poker Club',
      rulebook: firstEdition('ropta'),
      startingStack: 1000,
      seatsPerTable: 8,
      anteFormat: 'none',
      antePriority: 'blindFirst',
      chipUnit: 25,
      structure: [level, level, level, level, level, level],
    });
    for (const player of ['p1', 'p2'])
      await give({ type: 'RegisterPlayer', playerId: PlayerId.parse(player), adult: true, showsDocument: true });
    await give({ type: 'DrawSeats' });
    await give({ type: 'StartTournament', at: tapis.now() });
    await tapis.runner.waitFor((await tapis.store.lastPosition())!, 10_000);
  });

  afterEach(async () => {
    await tapis.close();
    rmSync(folder, { recursive: true });
  });

  async function give(command: TournamentCommand): Promise<void> {
    const context = { commandId: `c${++sent}`, actor: { id: 'td', role: 'director' }, correlationId: 'test' } as const;
    expect(await tapis.tournament(id, command, context)).toMatchObject({ accepted: true });
  }

  /** A command that has nothing to do with the clock. */
  const noteOffence = (): Promise<void> => give({ type: 'RecordOffence', playerId: PlayerId.parse('p1'), offence: 'phone' });

  /** Time goes by on both clocks. */
  function pass(ms: number): void {
    wall += ms;
    elapsed += ms;
  }

  /** Resolves with how long that took, by this test's own clock, once the views show the period. */
  async function reached(period: number): Promise<number> {
    const begun = performance.now();
    const isThere = async (): Promise<boolean> => (await clockNow()).period === period;
    await new Promise<void>((resolve) => {
      const stop = tapis.runner.onEvents(() => {
        void isThere().then((there) => {
          if (!there) return;
          stop();
          resolve();
        });
      });
    });
    return performance.now() - begun;
  }

  async function clockNow(): Promise<{ period: number; startedAt: number }> {
    const { state } = await tapis.loadTournament(id);
    return (state as unknown as { clock: { period: number; startedAt: number } }).clock;
  }

  const recorded = async (): Promise<{ recordedAt: number; clockAdjustedBy?: number }[]> =>
    (await tapis.store.readStream(tournamentStream(id))).map((event: StoredEvent) => JSON.parse(event.metadata));

  it('goes to the next level within a second after a suspend of ten minutes', async () => {
    pass(15 * minute);
    wall += 10 * minute;
    // The bound, and what a busy machine takes to record it.
    expect(await reached(1)).toBeLessThan(LOOK_EVERY_MS + 4_000);
    expect(await clockNow()).toMatchObject({ startedAt: start + 20 * minute });
  });

  it('makes up for all levels that a step of an hour forward went over', async () => {
    pass(5 * minute);
    wall += hour;
    await reached(3);
    expect(await clockNow()).toMatchObject({ startedAt: start + hour });
  });

  it('keeps the length of its level when the clock is set back an hour, and events say by how much they were adjusted', async () => {
    pass(5 * minute);
    await noteOffence();
    wall -= hour;
    pass(15 * minute - 1);
    await noteOffence();
    expect(await clockNow()).toMatchObject({ period: 0 });
    expect(tapis.problems()).toEqual([expect.stringContaining("this machine's clock went back")]);
    pass(1);
    await reached(1);
    expect(await clockNow()).toMatchObject({ startedAt: start + 20 * minute });

    const before = await recorded();
    expect(before.map(({ recordedAt }) => recordedAt)).toEqual(before.map(({ recordedAt }) => recordedAt).toSorted((a, b) => a - b));
    expect(before.slice(-2)).toMatchObject([{ clockAdjustedBy: hour }, { clockAdjustedBy: hour }]);
    expect(before.slice(0, -2).filter((metadata) => 'clockAdjustedBy' in metadata)).toEqual([]);

    await tapis.close();
    pass(minute);
    tapis = await open();
    await noteOffence();
    const { recordedAt, clockAdjustedBy } = (await recorded()).at(-1)!;
    expect(recordedAt).toBeGreaterThanOrEqual(before.at(-1)!.recordedAt);
    expect(clockAdjustedBy).toBe(recordedAt - wall);
  });
});
