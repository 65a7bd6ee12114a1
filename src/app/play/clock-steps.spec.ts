/** A tournament whose machine is suspended or whose clock is set during a level. */
import { firstEdition } from '../../../events/editions.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clock, type ClockRow } from '../../../projections/clock.js';
import { PlayerId, TournamentId, tournamentStream } from '../../../events/ids.js';
import type { StoredEvent } from '../../store/event-store.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { LOOK_EVERY_MS } from './clock-keeper.js';
import { openTapis, type Tapis } from '../tapis.js';
import { TimeSource } from '../time-source.js';

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
    await give({ type: 'StartTournament', at: tapis.part(TimeSource).now() });
    await tapis.runner.waitFor((await tapis.store.lastPosition())!, 10_000);
  });

  afterEach(async () => {
    await tapis.close();
    rmSync(folder, { recursive: true });
  });

  async function give(command: TournamentCommand): Promise<void> {
    const context = { commandId: `c${++sent}`, actor: { id: 'td', role: 'director' }, correlationId: 'test' } as const;
    expect(await tapis.give('tournament', id, command, context)).toMatchObject({ accepted: true });
  }

  /** A command unrelated to the clock. */
  const noteOffence = (): Promise<void> => give({ type: 'RecordOffence', playerId: PlayerId.parse('p1'), offence: 'phone' });

  /** Advances both clocks. */
  function pass(ms: number): void {
    wall += ms;
    elapsed += ms;
  }

  /** Resolves when the views show the period, with the time that took by this test's own clock. */
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
    // The bound, and time for a busy machine.
    expect(await reached(1)).toBeLessThan(LOOK_EVERY_MS + 4_000);
    expect(await clockNow()).toMatchObject({ startedAt: start + 20 * minute });
  });

  /** Resolves when the views show the clock in this state. */
  async function shown(state: ClockRow['state']): Promise<ClockRow> {
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (tapis.views.get(clock, id)?.body.state !== state) return;
        stop();
        resolve();
      };
      const stop = tapis.runner.onChange(look);
      look();
    });
    return tapis.views.get(clock, id)!.body;
  }

  const stopped = { period: 0, remainingMs: 15 * minute, unseenSince: start + 5 * minute };
  const named = [expect.stringContaining('the clock of friday was stopped: nobody saw it from 2026-11-20T20:05:00.000Z')];

  describe.each<[string, () => Promise<void>]>([
    ['a step of a day forward', async () => void (wall += 24 * hour)],
    [
      'a start 25 hours later',
      async () => {
        await tapis.close();
        pass(25 * hour);
        tapis = await open();
      },
    ],
  ])('after %s, in which more than one level would have ended,', (_what, step) => {
    beforeEach(async () => {
      pass(5 * minute);
      // The keeper looks once a second, and this clock does not run between two instants of the test.
      await noteOffence();
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS + 200));
      await step();
    });

    it('stops with what was left, says so, and goes on from there', async () => {
      expect(await shown('paused')).toMatchObject(stopped);
      expect(tapis.problems()).toEqual(named);
      await give({ type: 'ResumeClock', at: tapis.part(TimeSource).now() });
      expect(await shown('running')).toMatchObject({ period: 0, endsAt: wall + 15 * minute, unseenSince: null });
      expect(tapis.problems()).toEqual([]);
    });

    it('records the levels if the director says that the time counts', async () => {
      await shown('paused');
      await give({ type: 'ResumeClock', unseenTimeCounts: true, at: tapis.part(TimeSource).now() });
      expect(await clockNow()).toMatchObject({ period: 5, startedAt: start + 100 * minute });
    });

    it('is stopped before any command records them', async () => {
      await noteOffence();
      await give({ type: 'PauseClock', at: tapis.part(TimeSource).now() });
      expect(await shown('paused')).toMatchObject(stopped);
      await give({ type: 'StartPeriod', period: 2, at: tapis.part(TimeSource).now() });
      await tapis.runner.waitFor((await tapis.store.lastPosition())!, 10_000);
      expect(tapis.problems()).toEqual([]);
    });
  });

  it('whose machine starts 25 hours behind goes on from the last event, and the problem is gone once the clock is right', async () => {
    pass(5 * minute);
    await noteOffence();
    await tapis.close();
    pass(minute);
    wall -= 25 * hour;
    tapis = await open();
    await noteOffence();
    const times = (await recorded()).map(({ recordedAt }) => recordedAt);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(tapis.problems()).toEqual([expect.stringContaining("this machine's clock is behind what is recorded")]);
    pass(15 * minute);
    await reached(1);
    wall += 25 * hour;
    await noteOffence();
    expect((await recorded()).at(-1)).toMatchObject({ recordedAt: wall });
    expect(tapis.problems()).toEqual([]);
  });

  it('keeps the length of its level when the clock is set back an hour, and events say by how much they were adjusted', async () => {
    pass(5 * minute);
    await noteOffence();
    wall -= hour;
    pass(15 * minute - 1);
    await noteOffence();
    expect(await clockNow()).toMatchObject({ period: 0 });
    expect(tapis.problems()).toEqual([
      expect.stringContaining("this machine's clock is behind what is recorded: times are given 3600 s later"),
    ]);
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
