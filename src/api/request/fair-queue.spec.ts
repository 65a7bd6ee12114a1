/** Which entry is next. */
import { FairQueue } from './fair-queue.js';

const takeAll = (queue: FairQueue<string>): string[] => {
  const taken: string[] = [];
  for (let next = queue.next(); next !== null; next = queue.next()) taken.push(next);
  return taken;
};

describe('FairQueue', () => {
  it('serves lines in turn, however long one is', () => {
    const queue = new FairQueue<string>();
    for (const entry of ['a1', 'a2', 'a3', 'a4']) queue.add('a', 1, entry);
    queue.add('b', 1, 'b1');
    expect([queue.size, takeAll(queue), queue.size]).toEqual([5, ['a1', 'b1', 'a2', 'a3', 'a4'], 0]);
  });

  it('serves those who ask for little before those who ask for much', () => {
    const queue = new FairQueue<string>();
    for (const entry of ['a1', 'a2']) queue.add('a', 30, entry);
    for (const entry of ['b1', 'b2', 'b3']) queue.add('b', 10, entry);
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'b2', 'b3', 'a2']);
  });

  it('gives whoever comes new no more than the others have from then on', () => {
    const queue = new FairQueue<string>();
    for (const entry of ['a1', 'a2', 'a3', 'a4']) queue.add('a', 1, entry);
    expect([queue.next(), queue.next()]).toEqual(['a1', 'a2']);
    for (const entry of ['b1', 'b2', 'b3']) queue.add('b', 1, entry);
    expect(takeAll(queue)).toEqual(['b1', 'a3', 'b2', 'a4', 'b3']);
  });

  it('gives nobody a new start who comes again at once', () => {
    const queue = new FairQueue<string>();
    queue.add('a', 100, 'a1');
    queue.add('b', 1, 'b1');
    expect([queue.next(), queue.next()]).toEqual(['a1', 'b1']);
    queue.add('a', 1, 'a2');
    queue.add('b', 1, 'b2');
    expect(takeAll(queue)).toEqual(['b2', 'a2']);
  });

  it('drops the last of the longest line, of others only', () => {
    const queue = new FairQueue<string>();
    for (const entry of ['a1', 'a2']) queue.add('a', 1, entry);
    expect(queue.dropBehind('a')).toBeNull();
    expect(queue.dropBehind('b')).toBe('a2');
    expect(queue.drop((entry) => entry === 'a1')).toEqual(['a1']);
    expect([queue.size, queue.next()]).toEqual([0, null]);
  });
});
