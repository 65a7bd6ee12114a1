import { setImmediate as nextTurn } from 'node:timers/promises';
import { finishInTurns } from './pieces.js';

describe('a computation in steps', () => {
  /** The most steps taken in one turn. */
  async function most(steps: readonly number[], size: number): Promise<number> {
    let [since, longest] = [0, 0];
    const over = new AbortController();
    const others = (async () => {
      for (; !over.signal.aborted; since = 0) await nextTurn();
    })();
    function* taking(): Generator<number, string> {
      for (const each of steps) {
        longest = Math.max(longest, (since += each));
        yield each;
      }
      return 'done';
    }
    expect(await finishInTurns(taking(), size)).toBe('done');
    over.abort();
    await others;
    return longest;
  }

  it('gives others their turn as soon as a piece is full', async () => {
    expect(
      await most(
        Array.from({ length: 10_000 }, () => 1),
        100,
      ),
    ).toBeLessThanOrEqual(200);
    expect(await most([60, 60, 60, 60, 60, 60], 100)).toBeLessThanOrEqual(240);
  });

  it('ends where nobody waits for the rest', async () => {
    let taken = 0;
    function* endless(): Generator<number, never> {
      for (;;) yield (taken += 1);
    }
    const gone = new Error('gone');
    await expect(
      finishInTurns(endless(), 100, () => {
        throw gone;
      }),
    ).rejects.toBe(gone);
    expect(taken).toBeLessThan(100);
  });
});
