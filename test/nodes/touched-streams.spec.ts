/**
 * What a node of a KurrentDB store shows where a server gives events again, and where others touched the streams; and what `tapis verify` says of it. Over
 * the tests' wire service, which tests our client code and stands in for no database.
 */
import { join } from 'node:path';
import { projections } from '../../projections/catalogue.js';
import { standings } from '../../projections/standings.js';
import { dataFiles } from '../../src/app/folder/data-files.js';
import type { CommandOutcome } from '../../src/app/dispatch/outcome.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import { compareViews } from '../../src/app/views/compare-views.js';
import { SpotCheck } from '../../src/app/views/spot-check.js';
import { awaitMark, firstHand, friday, give, playFriday, showAll, start } from '../lost-tail/club-folder.js';
import { removeTemporaryFolders, tapis as run, temporaryFolder } from '../program/run.js';
import { WireProcess } from '../wire-service/wire-process.js';

const by = { actor: { id: 'td', role: 'director' }, correlationId: 'test' } as const;

const opened: Tapis[] = [];
const said: string[] = [];
afterEach(async () => {
  for (const tapis of opened.splice(0)) await tapis.close();
  said.length = 0;
});
afterAll(removeTemporaryFolders);

async function openNode(wire: WireProcess, folder: string): Promise<Tapis> {
  const notice = (line: string): void => void said.push(line);
  const tapis = await openTapis({ folder, storeAddress: wire.connectionString(), drawSecret: 's'.repeat(32), now: () => start, notice });
  opened.push(tapis);
  return tapis;
}

const differencesIn = async (tapis: Tapis, folder: string): Promise<readonly object[]> =>
  (await compareViews(join(folder, dataFiles.views), projections, tapis.store, () => undefined)).differences;

/** The problems that a check of some tournaments finds. */
async function spotCheck({ store, views, runner }: Tapis): Promise<readonly string[]> {
  const check = new SpotCheck({ store, views, runner, notice: () => undefined, everyMs: 1 });
  await check.checkSome();
  return check.problems();
}

describe.each([2, 3])('a node of Tapis whose subscription goes on at one of %d servers that is behind', (nodes) => {
  it('counts each event once', async () => {
    const wire = await WireProcess.start({ nodes });
    try {
      const folder = temporaryFolder();
      const tapis = await openNode(wire, folder);
      await wire.lag(1);
      await playFriday(tapis, 4);
      await showAll(tapis);
      const begun = (await wire.counts()).subscribe;
      await wire.kill(0);
      await wire.lead(1);
      // That of the views and that of the reactions.
      while ((await wire.counts()).subscribe < begun + 2);
      await wire.lag(null);
      await give(tapis, 'pause', { type: 'PauseClock', at: start + 1 });
      await showAll(tapis);
      expect(tapis.runner.stoppedBy).toBeNull();
      expect(tapis.views.page(standings, friday).rows.map(({ body }) => body.stack)).toEqual([1000, 1000, 1000, 1000]);
      expect(await differencesIn(tapis, folder)).toEqual([]);
      expect(await spotCheck(tapis)).toEqual([]);
    } finally {
      for (const tapis of opened.splice(0)) await tapis.close();
      await wire.stop();
    }
  });
});

describe.each([1, 3])('at %d servers, others touched', (nodes) => {
  let wire: WireProcess;
  let folder: string;
  let tapis: Tapis;
  beforeAll(async () => void (wire = await WireProcess.start({ nodes })));
  beforeEach(async () => {
    await wire.reset();
    folder = temporaryFolder();
    tapis = await openNode(wire, folder);
    await playFriday(tapis, 3);
    await showAll(tapis);
  });
  afterAll(() => wire.stop());

  const announceOther = (): Promise<CommandOutcome> =>
    tapis.give(
      'tournament',
      'saturday' as typeof friday,
      {
        type: 'CreateTournament',
        name: 'Saturday',
        club: 'Poker Club',
        rulebook: { id: 'ropta', edition: '2020-04' },
        startingStack: 1000,
        seatsPerTable: 8,
        anteFormat: 'none',
        antePriority: 'blindFirst',
        chipUnit: 25,
        structure: [{ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 1200 }],
      } as never,
      { ...by, commandId: 'saturday' },
    );

  const verified = async (): Promise<{ code: number; codes: readonly string[]; out: string }> => {
    const { code, out } = await run('verify', '--views', '--json', '--data', folder, '--store', wire.connectionString());
    const { findings, store } = JSON.parse(out) as Record<'findings' | 'store', readonly { readonly code: string }[]>;
    return { code, codes: [...store, ...findings].map((finding) => finding.code), out };
  };
  const untilSaid = async (pattern: RegExp): Promise<void> => {
    while (!tapis.problems().some((problem) => pattern.test(problem))) await new Promise(setImmediate);
  };

  it('nothing: verify and the check of some tournaments find nothing', async () => {
    expect(await verified()).toMatchObject({ code: 0, codes: [] });
    expect(await spotCheck(tapis)).toEqual([]);
  });

  it('a stream by an event of their own: commands go on, and verify names it', async () => {
    await wire.write({ stream: 'tournament-friday', type: 'Thing', data: '{}', metadata: '{}' });
    await give(tapis, 'pause', { type: 'PauseClock', at: start + 1 });
    await showAll(tapis);
    expect(tapis.isReady()).toBe(true);
    expect(tapis.problems()).toEqual([expect.stringContaining('not written by Tapis')]);
    expect(await differencesIn(tapis, folder)).toEqual([]);
    expect(await verified()).toMatchObject({ code: 1, codes: ['NOT_OURS'] });
  });

  it.each([
    ['for good', 'hard'],
    ['for now', 'soft'],
  ] as const)('a hand that they deleted %s: what needs it fails, the rest goes on, and verify names it', async (_what, how) => {
    await wire.remove(`hand-${firstHand}`, how);
    await untilSaid(/The stream hand-friday\.1\.1 was deleted/);
    const fold = tapis.give('hand', firstHand, { type: 'Act', seat: 1, action: { type: 'fold' } } as never, { ...by, commandId: 'fold' });
    await expect(fold).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
    expect(await announceOther()).toMatchObject({ accepted: true });
    await showAll(tapis);
    expect(tapis.runner.stoppedBy).toBeNull();
    expect(tapis.isReady()).toBe(true);
    await awaitMark(tapis, folder);
    const { code, codes, out } = await verified();
    expect([code, codes]).toEqual([1, ['STREAM_CUT']]);
    expect(out).toContain('hand-friday.1.1');
  });

  it('a tournament that they truncated: nothing is appended to it, and verify names it', async () => {
    await wire.truncate('tournament-friday', 2);
    await untilSaid(/The metadata of the stream tournament-friday in KurrentDB takes events away \(\$tb 2\)/);
    const written = (await wire.appended()).length;
    await expect(give(tapis, 'pause', { type: 'PauseClock', at: start + 1 })).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
    expect(await wire.appended()).toHaveLength(written);
    expect(await announceOther()).toMatchObject({ accepted: true });
    expect((await verified()).codes).toContain('STREAM_CUT');
  });
});
