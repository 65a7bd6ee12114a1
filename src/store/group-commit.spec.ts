import { setImmediate as nextTurn } from 'node:timers/promises';
import { GroupCommit } from './group-commit.js';

/** A queue that answers its requests when they are committed, a turn of the event loop later, and the sizes of its commits. */
function givenQueue(): { sizes: number[]; ask: () => Promise<void>; queue: GroupCommit<() => void> } {
  const sizes: number[] = [];
  const queue = new GroupCommit<() => void>(async (batch) => {
    sizes.push(batch.length);
    await nextTurn();
    for (const answer of batch) answer();
  });
  return { sizes, queue, ask: () => new Promise((resolve) => queue.add(resolve)) };
}

describe('GroupCommit', () => {
  it('commits what comes together at once, 64 at the most', async () => {
    const { sizes, ask } = givenQueue();
    await Promise.all(Array.from({ length: 150 }, ask));
    expect(sizes).toEqual([64, 64, 22]);
  });

  it('keeps callers together who do unlike work between two requests', async () => {
    const { sizes, ask } = givenQueue();
    const caller = async (number: number): Promise<void> => {
      for (let turn = 0; turn < 20; turn += 1) {
        await ask();
        for (let step = 0; step < number % 7; step += 1) await Promise.resolve();
      }
    };
    await Promise.all(Array.from({ length: 64 }, (_, number) => caller(number)));
    expect(sizes).toEqual(Array.from({ length: 20 }, () => 64));
  });

  it('lets the event loop turn while one caller asks again and again', async () => {
    const { sizes, ask } = givenQueue();
    let turns = 0;
    let done = false;
    const count = (): void => {
      turns += 1;
      if (!done) setImmediate(count);
    };
    setImmediate(count);
    for (let turn = 0; turn < 90; turn += 1) await ask();
    done = true;
    expect(sizes).toEqual(Array.from({ length: 90 }, () => 1));
    expect(turns).toBeGreaterThanOrEqual(89);
  });

  it('groups requests that arrive one by one within a turn, once it has seen two together', async () => {
    const { sizes, ask } = givenQueue();
    await Promise.all([ask(), ask()]);
    const asked: Promise<void>[] = [];
    // Immediates that are queued together run in one turn, with microtasks between them, like requests from the network.
    await new Promise<void>((resolve) => {
      for (let number = 0; number < 10; number += 1) setImmediate(() => asked.push(ask()));
      setImmediate(resolve);
    });
    await Promise.all(asked);
    expect(sizes).toEqual([2, 10]);
  });

  it('takes what comes during a commit with the next, and begins none before the last is over', async () => {
    let open = 0;
    const sizes: number[] = [];
    const queue = new GroupCommit<number>(async (batch) => {
      expect((open += 1)).toBe(1);
      sizes.push(batch.length);
      if (batch.includes(0)) for (let number = 1; number <= 9; number += 1) queue.add(number);
      await nextTurn();
      open -= 1;
    });
    queue.add(0);
    await queue.finish();
    expect(sizes).toEqual([1, 9]);
  });

  it('finishes when all that waits is committed, and commits nothing twice', async () => {
    const { sizes, ask, queue } = givenQueue();
    const asked = Array.from({ length: 70 }, ask);
    await queue.finish();
    expect(sizes).toEqual([64, 6]);
    await Promise.all(asked);
    await ask();
    expect(sizes).toEqual([64, 6, 1]);
    await queue.finish();
  });
});
