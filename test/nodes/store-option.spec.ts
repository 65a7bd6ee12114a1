/**
 * Every command that reads a store reads one on KurrentDB as it reads a folder's: the same night, in a folder and moved to the tests' wire service, which
 * tests our client code and stands in for no database.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import { WireProcess } from '../wire-service/wire-process.js';

const night = fileURLToPath(new URL('../../examples/club-night.phhs', import.meta.url));
const hand = 'club.1.1';

let wire: WireProcess;
let folder = '';
beforeAll(async () => {
  folder = temporaryFolder();
  wire = await WireProcess.start();
  expect((await tapis('import', night, '--tournament', 'club', '--data', folder)).code).toBe(0);
  expect((await tapis('migrate', '--from', `sqlite:${folder}`, '--to', wire.connectionString())).code).toBe(0);
});
afterAll(async () => {
  await wire.stop();
  removeTemporaryFolders();
});

/** What a command writes of the folder, and of the server, where the folder holds no events. */
async function both(...args: string[]): Promise<[inFolder: string, onServer: string]> {
  const outputs = [];
  for (const place of [
    ['--data', folder],
    ['--data', temporaryFolder(), '--store', wire.connectionString()],
  ]) {
    const { code, out, err } = await tapis(...args, ...place);
    expect([code, err]).toEqual([0, '']);
    outputs.push(out);
  }
  return outputs as [string, string];
}

const withoutPositions = (lines: string): string => lines.replaceAll(/^\{"position":\d+,/gm, '{');

describe('with --store', () => {
  it('export writes the same events, of everything, a tournament and a hand', async () => {
    for (const selection of [[], ['--tournament', 'club'], ['--hand', hand]]) {
      const [inFolder, onServer] = await both('export', ...selection);
      expect(inFolder.length).toBeGreaterThan(1_000);
      expect(withoutPositions(onServer) === withoutPositions(inFolder)).toBe(true);
    }
  });

  it('export writes the same hands', async () => {
    const [inFolder, onServer] = await both('export', '--format', 'phh', '--hand', hand);
    expect(onServer).toBe(inFolder);
  });

  it('replay tells the same hand, in a table here', async () => {
    // Names are the folder's: without it, players stand there by their ids.
    const steps = (await both('replay', hand, '--json')).map((out) => JSON.parse(out) as unknown);
    expect(steps[1]).toEqual(steps[0]);
    expect((await tapis('replay', hand, '--table', '--data', folder, '--store', wire.connectionString())).out).toBe(
      (await tapis('replay', hand, '--table', '--data', folder)).out,
    );
  });

  it('draw-seats draws the same seats', async () => {
    const [inFolder, onServer] = await both('draw-seats', 'club');
    expect(onServer).toBe(inFolder);
    expect(onServer).toContain('The recorded seats are the same.');
  });

  it('rebuild builds the same views, in a folder that is empty', async () => {
    const [inFolder, onServer] = (await both('rebuild', '--json')).map(
      (out) => JSON.parse(out) as { events: number; views: { view: string; state: string }[] },
    );
    expect(onServer!.events).toBe(inFolder!.events);
    expect(onServer!.views.map(({ view, state }) => [view, state])).toEqual(inFolder!.views.map(({ view, state }) => [view, state]));
  });

  it.each([['export'], ['replay', hand], ['draw-seats', 'club'], ['rebuild'], ['import', night], ['verify']])(
    '%s says what is wrong with an address',
    async (...args) => {
      const { code, err } = await tapis(...args, '--data', temporaryFolder(), '--store', 'kurrentdb://localhost?tsl=false');
      expect([code, err]).toEqual([1, expect.stringMatching(/there is no option "tsl"\..+ \(STORE_ADDRESS_WRONG\)\n$/)]);
    },
  );

  it('import plays a hand, finds it there the next time, and TAPIS_STORE says the same as the option', async () => {
    const file = join(temporaryFolder(), 'hand.phh');
    writeFileSync(file, (await tapis('export', '--format', 'phh', '--hand', hand, '--data', folder)).out);
    await wire.reset();
    const node = temporaryFolder();
    process.env['TAPIS_STORE'] = wire.connectionString();
    try {
      for (const repeated of [false, true]) {
        const { code, out } = await tapis('import', file, '--tournament', 'again', '--data', node, '--json');
        expect([code, JSON.parse(out)]).toMatchObject([0, { tournaments: [{ tournament: 'again', repeated }] }]);
      }
      expect((await tapis('verify')).code).toBe(0);
      expect((await tapis('export', '--hand', 'again.1.1')).out).toContain('"HandCompleted"');
    } finally {
      delete process.env['TAPIS_STORE'];
    }
  });
});
