import { amendRow } from './rows.js';

const row = (name: string, place: number, tied = 1) => ({ name, place, tied, state: 'finished' as const });

describe('an amended row', () => {
  const rows = [row('A', 1), row('B', 2, 2), row('C', 2, 2), row('D', 4)];
  const shown = (name: string, promote: boolean): string[] =>
    amendRow(rows, (each) => each.name === name, { state: 'disqualified', place: null, tied: null, promote }).map(
      (each) => `${each.name} ${each.place}/${each.tied} ${each.state}`,
    );

  it('leaves the others where they were', () => {
    expect(shown('B', false)).toEqual(['A 1/1 finished', 'B 2/2 disqualified', 'C 2/2 finished', 'D 4/1 finished']);
  });

  it('moves those behind up, and leaves one less to share its place', () => {
    expect(shown('B', true)).toEqual(['A 1/1 finished', 'B 2/2 disqualified', 'C 2/1 finished', 'D 3/1 finished']);
    expect(shown('A', true)).toEqual(['A 1/1 disqualified', 'B 1/2 finished', 'C 1/2 finished', 'D 3/1 finished']);
  });

  it('of somebody who is not on the sheet changes nothing', () => {
    expect(amendRow(rows, () => false, { state: 'declassed', place: null, tied: null, promote: true })).toBe(rows);
  });
});
