/** `tapis load`: a small load against a server in this process, how times are counted, and which servers it refuses. */
import { ApiUnderTest, token } from '../api/client.js';
import { Measures } from '../../src/load/measures.js';
import { makeArrivals } from '../../src/load/arrivals.js';
import { type LoadClock, LoadOver, PacedClient } from '../../src/load/paced-client.js';
import type { LoadReport } from '../../src/load/run-load.js';
import { findSlope } from '../../src/load/slope.js';
import { isNearby } from '../../src/load/target.js';
import { tapis } from '../program/run.js';

describe('tapis load', () => {
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
    const { code, out, err } = await tapis('load', '--url', url, ...size, '--json');
    expect([code, err.includes('failed')]).toEqual([0, false]);
    const report = JSON.parse(out) as LoadReport;
    const countOf = (kind: string): number => report.kinds.find((each) => each.kind === kind)?.count ?? 0;
    expect([countOf('createTournament'), countOf('registerPlayer')]).toEqual([2, 48]);
    expect(countOf('standings') + countOf('floor')).toBeGreaterThan(0);
    expect(report.displays.messages).toBeGreaterThan(0);
    expect([report.displays.lost, report.codes]).toEqual([0, {}]);
    expect(report.inside!.commands).toBeGreaterThanOrEqual(50);
    // The same seed again would only be repeated.
    const again = await tapis('load', '--url', url, '--seconds', '6');
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('SEED_USED')]);
  });

  it('refuses a server of somebody else, and more than its bounds', async () => {
    const far = await tapis('load', '--url', 'http://192.0.2.1:4000', '--seconds', '6');
    expect([far.code, far.err]).toEqual([2, expect.stringContaining('--i-may-load-this-server')]);
    expect((await tapis('load', '--url', url, '--tournaments', '1001')).code).toBe(2);
    expect((await tapis('load', '--url', url, '--minutes', '121')).code).toBe(2);
    for (const near of ['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '[::1]', '[fd00::1]'])
      expect(await isNearby(new URL(`http://${near}`))).toBe(true);
    for (const other of ['172.32.0.1', '8.8.8.8', '[2001:db8::1]']) expect(await isNearby(new URL(`http://${other}`))).toBe(false);
  });
});

describe('the times of a load', () => {
  it('count from the moment a request was due, so that those behind a slow answer are slow too', async () => {
    let now = 0;
    const clock: LoadClock = { now: () => now, endsAt: 1_000, stopped: new AbortController().signal };
    const measures = new Measures();
    const dues = [10, 20, 30, 1_000];
    // The first answer takes 500 ms, the others 1 ms.
    const request = <Data>(): Promise<Data> => {
      now = now < 500 ? 510 : now + 1;
      return Promise.resolve({} as Data);
    };
    const client = new PacedClient({ request }, () => dues.shift()!, clock, measures);
    now = 10;
    for (let sent = 0; sent < 3; sent++) await client.request('mutation act { act }');
    await expect(client.request('mutation act { act }')).rejects.toThrow(LoadOver);
    const [act] = measures.report(1);
    expect([act!.kind, act!.count]).toEqual(['act', 3]);
    // 500, 491 and 482 ms within the three figures of the histogram; timed from when they were sent, the median would be 1 ms.
    expect(Math.abs(act!.p50 - 491)).toBeLessThan(1);
    expect(Math.abs(act!.max - 500)).toBeLessThan(1);
  });

  it('end with the load: what could not be sent by then is counted', async () => {
    let now = 0;
    const clock: LoadClock = { now: () => now, endsAt: 100, stopped: new AbortController().signal };
    const measures = new Measures();
    let due = 0;
    const request = <Data>(): Promise<Data> => {
      now = 500;
      return Promise.resolve({} as Data);
    };
    const client = new PacedClient({ request }, () => (due += 20), clock, measures);
    now = 20;
    await client.request('mutation act { act }');
    await expect(client.request('mutation act { act }')).rejects.toThrow(LoadOver);
    // 40, 60 and 80.
    expect([measures.count, measures.notSent]).toEqual([1, 3]);
  });

  it('of screens begin with the first answer: what they follow is announced then', async () => {
    const clock: LoadClock = { now: () => 0, endsAt: 100, stopped: new AbortController().signal };
    const answer = Promise.withResolvers<object>();
    const client = new PacedClient({ request: <Data>() => answer.promise as Promise<Data> }, () => 0, clock, new Measures());
    let seen = false;
    void client.firstAnswer.then(() => (seen = true));
    const sent = client.request('mutation createTournament { id }');
    await new Promise(setImmediate);
    expect(seen).toBe(false);
    answer.resolve({});
    await sent;
    await client.firstAnswer;
    const late = new PacedClient({ request: () => Promise.reject(new Error('not sent')) }, () => 100, clock, new Measures());
    await expect(late.request('mutation createTournament { id }')).rejects.toThrow(LoadOver);
    await expect(late.firstAnswer).rejects.toThrow(LoadOver);
  });

  it('come from the seed', () => {
    const first = (seed: number): number[] => Array.from({ length: 3 }, makeArrivals(seed, 0, 100));
    expect(first(1)).toEqual(first(1));
    expect(first(1)).not.toEqual(first(2));
  });

  it('have a slope only where it is more than noise', () => {
    const noisy = (slope: number) => Array.from({ length: 20 }, (_, x) => [x, slope * x + (x % 2 === 0 ? 1 : -1)] as const);
    expect(findSlope(noisy(0))!.flat).toBe(true);
    expect(findSlope(noisy(2))).toMatchObject({ flat: false, slope: expect.closeTo(2, 1) as number });
    expect(findSlope(noisy(1).slice(0, 4))).toBeNull();
  });
});
