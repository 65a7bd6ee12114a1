/** How the times of a load are counted. */
import { Measures } from '../../bench/floors/measures.js';
import { makeArrivals } from '../../bench/floors/arrivals.js';
import { type LoadClock, LoadOver, PacedClient } from '../../bench/floors/paced-client.js';
import { findSlope } from '../../bench/floors/slope.js';

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
