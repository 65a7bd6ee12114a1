/** `npm run load`: a small load against a server in this process, and which servers it refuses. */
import { ApiUnderTest, token } from '../api/client.js';
import type { LoadReport } from '../../bench/floors/run-load.js';
import { isNearby } from '../../bench/floors/target.js';
import { load } from '../../bench/floors/load.js';
import { runCommand } from '../../src/cli/run-command.js';
import { type CliRun, keepOutput } from '../program/run.js';

const runLoad = (...args: readonly string[]): Promise<CliRun> => keepOutput((io) => runCommand('npm run load --', load, args, io));

describe('npm run load', () => {
  let api: ApiUnderTest;
  let url: string;
  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await api.app.listen(0, '127.0.0.1');
    url = `http://${api.host}`;
    process.env['TAPIS_TOKEN'] = token;
  });
  afterAll(async () => {
    delete process.env['TAPIS_TOKEN'];
    await api.close();
  });

  it('plays two floors with viewers and screens, and says what the server saw of it', async () => {
    const size = ['--tournaments', '2', '--viewers', '1', '--displays', '2', '--seconds', '3', '--ramp', '0', '--pace', '100'];
    const { code, out, err } = await runLoad('--url', url, ...size, '--json');
    expect([code, err.includes('failed')]).toEqual([0, false]);
    const report = JSON.parse(out) as LoadReport;
    const countOf = (kind: string): number => report.kinds.find((each) => each.kind === kind)?.count ?? 0;
    expect([countOf('createTournament'), countOf('registerPlayer')]).toEqual([2, 48]);
    expect(countOf('standings') + countOf('floor')).toBeGreaterThan(0);
    expect(report.displays.messages).toBeGreaterThan(0);
    expect([report.displays.lost, report.codes]).toEqual([0, {}]);
    expect(report.inside!.commands).toBeGreaterThanOrEqual(50);
    // The same seed again would only be repeated.
    const again = await runLoad('--url', url, '--seconds', '6');
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('SEED_USED')]);
  });

  it('refuses a server of somebody else, and more than its bounds', async () => {
    const far = await runLoad('--url', 'http://192.0.2.1:4000', '--seconds', '6');
    expect([far.code, far.err]).toEqual([2, expect.stringContaining('--i-may-load-this-server')]);
    expect((await runLoad('--url', url, '--tournaments', '1001')).code).toBe(2);
    expect((await runLoad('--url', url, '--minutes', '121')).code).toBe(2);
    for (const near of ['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '[::1]', '[fd00::1]'])
      expect(await isNearby(new URL(`http://${near}`))).toBe(true);
    for (const other of ['172.32.0.1', '8.8.8.8', '[2001:db8::1]']) expect(await isNearby(new URL(`http://${other}`))).toBe(false);
  });
});
