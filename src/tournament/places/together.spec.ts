import type { PlayerId } from '../../../events/ids.js';
import { type AcrossTables, assignPlaces, rankTogether } from './together.js';

/** `X9000` is X at table 1 with 9,000, `X9000@2` at table 2. Tells each player's place and how many share it. */
function places(busts: string, left: number, across: AcrossTables['value']): string[] {
  const told = busts.split(' ').map((bust) => {
    const [, name, stack, table] = /^([A-Z])(\d+)(?:@(\d+))?$/.exec(bust)!;
    return { playerId: name as PlayerId, table: Number(table ?? 1), stack: Number(stack) };
  });
  return assignPlaces(rankTogether(told, across).toReversed(), left)
    .map(({ playerId, place, tied }) => `${playerId} ${place}${tied > 1 ? '=' : ''}`)
    .sort();
}

describe('RO 1.10, RO 2.7: players who go out together at one table', () => {
  it('are placed by their stacks at the start of the hand', () => {
    expect(places('X700 Y900', 30, 'tied')).toEqual(['X 30', 'Y 29']);
  });

  it('share the better place with equal stacks', () => {
    expect(places('X5000 Y5000', 10, 'tied')).toEqual(['X 9=', 'Y 9=']);
    expect(places('X5000 Y5000 Z8000', 10, 'tied')).toEqual(['X 9=', 'Y 9=', 'Z 8']);
  });
});

describe('RO 1.10: players who go out together at several tables', () => {
  it('share a place whatever their stacks', () => {
    expect(places('X9000 Y4000@2', 20, 'tied')).toEqual(['X 19=', 'Y 19=']);
  });

  it('are ranked at their own table first: the first of each share the best place, then the second of each', () => {
    expect(places('X8000 Y3000 Z5000@2', 12, 'tied')).toEqual(['X 10=', 'Y 12', 'Z 10=']);
    expect(places('X8000 Y3000 Z5000@2 W5000@2 V100@2', 12, 'tied')).toEqual(['V 11=', 'W 8=', 'X 8=', 'Y 11=', 'Z 8=']);
  });
});

describe('MO 9.10, TF §10 b10: players who go out together at several tables', () => {
  it('are placed by their stacks, whatever their tables', () => {
    expect(places('X9000 Y4000@2', 20, 'byStack')).toEqual(['X 19', 'Y 20']);
    expect(places('X8000 Y3000 Z5000@2', 12, 'byStack')).toEqual(['X 10', 'Y 12', 'Z 11']);
  });

  it('share a place with equal stacks (RO 1.10)', () => {
    expect(places('X4000 Y4000@2 Z1000@3', 12, 'byStack')).toEqual(['X 10=', 'Y 10=', 'Z 12']);
  });
});
