/**
 * Commands that are killed at a system call: nobody takes a part for the whole, and the advice works when it is followed. Where there is no `strace`, it is
 * skipped. `TAPIS_KILLS` says how many calls of each command are tried; `all` tries every one, and `2/4` the second of four parts of them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canTrace, listMoments, type Moment, runKilled } from './killed-program.js';
import { type Ground, layGround, victims } from './victims.js';

/** So many calls of each command, spread over its run. */
const asked = process.env['TAPIS_KILLS'] ?? '1';
let folder: string;
let ground: Ground;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapis-kills-'));
  ground = await layGround(join(folder, 'ground'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** All items, a part of them, or a given number at equal distances, with the first and the last. */
function chosen(moments: readonly Moment[]): readonly Moment[] {
  const [part, parts] = asked.split('/').map(Number);
  if (parts !== undefined) return moments.filter((_, index) => index % parts === part! - 1);
  const count = asked === 'all' ? moments.length : Math.min(Number(asked), moments.length);
  return Array.from({ length: count }, (_, index) => moments[Math.floor((index * (moments.length - 1)) / Math.max(1, count - 1))]!);
}

const onTraced = canTrace ? describe : describe.skip;

onTraced('killed at a system call', () => {
  it.each(victims)(
    '$name leaves what is whole, or what is refused and can be done again',
    async (victim) => {
      const inNewFolder = async <T>(work: (at: string) => Promise<T> | T): Promise<T> => {
        const at = mkdtempSync(join(folder, 'at-'));
        try {
          return await work(at);
        } finally {
          rmSync(at, { recursive: true });
        }
      };
      const moments = await inNewFolder((at) => listMoments(victim.prepare(ground, at)));
      expect(moments.length).toBeGreaterThan(3);
      let killed = 0;
      const faults: string[] = [];
      for (const moment of chosen(moments))
        await inNewFolder(async (at) => {
          const run = runKilled(victim.prepare(ground, at), moment);
          if (run.killed) killed += 1;
          await victim.examine(ground, at, run).catch((error: Error) => faults.push(`${moment.call} ${moment.nth}: ${error.message}`));
        });
      const figures = `${victim.name}: ${moments.length} calls, ${chosen(moments).length} tried, ${killed} kills, ${faults.length} faults`;
      if (process.env['TAPIS_KILLS'] !== undefined) process.stderr.write(`${figures}\n`);
      expect(faults).toEqual([]);
      expect(killed).toBeGreaterThan(0);
    },
    3_600_000,
  );
});
