import type { StoredEvent } from '../store/event-store.js';
import { checkRecordedTimes } from './recorded-times.js';

const minute = 60_000;

function foundIn(alone: boolean, ...times: readonly number[]): unknown[] {
  const check = checkRecordedTimes(alone);
  for (const [index, at] of times.entries())
    check.see({
      position: index + 1,
      stream: 'tournament-t',
      revision: index,
      type: 'X',
      metadata: `{"recordedAt":${at},"hash":"0"}`,
    } as unknown as StoredEvent);
  return Array.from(check.end(), ({ position, ...fault }) => ({
    position,
    ...('before' in fault ? { before: fault.before, at: fault.at } : {}),
  }));
}

describe('times of events', () => {
  it('that go on, or that differ by what is decided at once, are as they should be', () => {
    expect(foundIn(true, 0, 5, 5, minute, 1, 2 * minute)).toEqual([]);
  });

  it('are found where they go back, once for each step', () => {
    const hour = 60 * minute;
    expect(foundIn(true, 30 * hour, 5 * hour, 5 * hour + 1, 6 * hour, 2 * hour)).toEqual([
      { position: 2, before: 30 * hour, at: 5 * hour },
      { position: 5, before: 6 * hour, at: 2 * hour },
    ]);
  });

  it('may differ by more between nodes', () => {
    expect(foundIn(false, 10 * minute, 6 * minute)).toEqual([]);
    expect(foundIn(false, 10 * minute, 4 * minute)).toHaveLength(1);
  });
});
