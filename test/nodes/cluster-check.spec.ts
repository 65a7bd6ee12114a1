/**
 * `npm run cluster-check` against the tests' wire service with three nodes: that each check finds what holds, and what does not. What a real cluster does
 * is not shown by it.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { CheckResult } from '../cluster-check/check.js';
import { WireProcess } from '../wire-service/wire-process.js';

const program = fileURLToPath(new URL('../cluster-check/start.mjs', import.meta.url));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const run = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { maxBuffer: 2 ** 26 }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
    child.stdin?.end();
  });

const checksIn = ({ out }: Ran): Readonly<Record<string, CheckResult>> =>
  (JSON.parse(out) as { checks: Record<string, CheckResult> }).checks;

describe('a check of a cluster', () => {
  let wire: WireProcess;
  let folder: string;
  beforeAll(async () => {
    wire = await WireProcess.start({ nodes: 3 });
    folder = mkdtempSync(join(tmpdir(), 'tapis-check-'));
  });
  beforeEach(() => wire.reset());
  afterAll(async () => {
    await wire.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const check = (...args: readonly string[]): Promise<Ran> => run('--store', wire.connectionString(), ...args);

  /** Does something to the service once the check has run a command that makes the file. */
  const when = async (file: string, work: () => Promise<void>): Promise<void> => {
    while (!existsSync(file)) await delay(20);
    await work();
  };

  it('says that clocks agree, that erased streams are gone, and how fast commands are', async () => {
    const ran = await check('--only', 'clocks,speed,erasure', '--seconds', '0.3', '--json');
    const { clocks, erasure, speed } = checksIn(ran);
    expect(clocks).toMatchObject({ outcome: 'holds' });
    expect(erasure).toMatchObject({ outcome: 'holds', figures: { nodes: 3 } });
    expect(erasure!.says).toHaveLength(3);
    expect(speed!.figures).toMatchObject({ appendPerSecond: expect.any(Number) });
    for (const what of ['registerPlayer', 'act', 'recordHandResult']) {
      expect(speed!.figures![`${what}PerSecond`]).toBeGreaterThan(0);
      expect(speed!.figures![`${what}Share`]).toBeGreaterThan(0);
    }
    // What the share is worth on a machine that does other work as well says nothing.
    expect(ran.code).toBe(speed!.outcome === 'holds' ? 0 : 1);
    expect(ran.err).toBe('');
  });

  it('names a clock that is off, nodes that can not be scavenged, and ends with 1', async () => {
    await wire.setClockAhead(11_000);
    await wire.failScavenge({ node: 2, kind: 'Errored' });
    const ran = await check('--only', 'clocks,erasure');
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/Clocks: DOES NOT HOLD\n {2}This machine's clock is 1[012] s behind/);
    expect(ran.out).toMatch(/Erasure: DOES NOT HOLD[\s\S]+: failed/);
    expect(ran.err).toContain('scavenge of 3 nodes');
  });

  /** How a leader is lost, by what happens to it. */
  const losses: Readonly<
    Record<string, { readonly fault: (on: WireProcess) => Promise<void>; readonly mend: (on: WireProcess) => Promise<void> }>
  > = {
    'that dies': { fault: (on) => on.kill(0).then(() => on.lead(1)), mend: (on) => on.revive(0) },
    'that is cut off from the others': { fault: (on) => on.isolate(0).then(() => on.lead(1)), mend: (on) => on.isolate(null) },
    'that hangs, and that the others go on naming': {
      fault: async (on) => {
        await on.hang(0);
        await delay(4_000);
        await on.lead(1);
      },
      mend: (on) => on.hang(null),
    },
  };

  // A watch mostly waits, so the three run at once, each with a cluster of its own.
  describe('goes through the loss of a leader', () => {
    const outcomes = new Map<string, Ran>();
    beforeAll(async () => {
      await Promise.all(
        Object.entries(losses).map(async ([what, { fault, mend }]) => {
          const own = await WireProcess.start({ nodes: 3 });
          const [faultFile, mendFile] = [join(folder, `fault-${randomUUID()}`), join(folder, `mend-${randomUUID()}`)];
          const touching = ['--fault', `touch '${faultFile}'`, '--mend', `touch '${mendFile}'`];
          const [ran] = await Promise.all([
            run('--store', own.connectionString(), '--only', 'failover', '--watch', '6', ...touching, '--json'),
            when(faultFile, () => fault(own)),
            when(mendFile, () => mend(own)),
          ]);
          outcomes.set(what, ran);
          await own.stop();
        }),
      );
    });

    it.each(Object.keys(losses))('%s, and ends by itself', (what) => {
      const ran = outcomes.get(what)!;
      const isAway = what.startsWith('that hangs');
      const { failover } = checksIn(ran);
      expect(failover).toMatchObject({ outcome: 'holds', figures: { failed: 0, twice: 0 } });
      expect(failover!.figures!['slowestMs']).toBeLessThan(15_000 + (isAway ? failover!.figures!['clusterAwayMs']! : 0));
      expect(failover!.says.join(' ')).toMatch(isAway ? /it was away, and not Tapis/ : /events were written/);
      if (isAway) expect(failover!.figures!['clusterAwayMs']).toBeGreaterThan(3_000);
      expect(ran.code).toBe(0);
    });
  });

  it('stops no leader where nobody was asked and no command was given', async () => {
    const ran = await check('--only', 'failover', '--json');
    expect(checksIn(ran)['failover']).toMatchObject({ outcome: 'notTried' });
    expect(ran.code).toBe(0);
  });

  it('runs the contract of the store', async () => {
    const ran = await check('--only', 'contract', '--json');
    expect(checksIn(ran)['contract']).toMatchObject({ outcome: 'holds', figures: { failed: 0 } });
    expect(checksIn(ran)['contract']!.figures!['tests']).toBeGreaterThanOrEqual(45);
  });

  it.each<[args: string[], said: string]>([
    [[], 'name the cluster with --store'],
    [['--store', 'http://one'], 'cluster-check: '],
    [['--store', 'kurrentdb://one', '--only', 'luck'], '--only takes clocks, contract, speed, failover, erasure'],
    [['--store', 'kurrentdb://one', '--watch', '0'], '--seconds and --watch take numbers above 0'],
  ])('%j: wrong use', async (args, said) => {
    const ran = await run(...args);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(said);
    expect(ran.out).toBe('');
  });

  it('explains itself', async () => {
    const ran = await run('--help');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('--mend COMMAND');
  });
});
