import { program, sourcesIn } from './sources.js';
import { linksAgainst, linksIn, orders, partOf, partsOf } from './walls.js';

const sources = sourcesIn(program);

describe.each(Object.entries(orders))('the order of %s', (room, order) => {
  it('has every part once', () => {
    expect([...order].toSorted()).toEqual(partsOf(room, sources));
  });

  it('holds: a part imports only parts before it', () => {
    expect(linksAgainst(order, linksIn(room, sources))).toEqual([]);
  });
});

describe('the check of an order', () => {
  const files = (...texts: readonly [string, string][]): ReadonlyMap<string, string> => new Map(texts);

  it('takes a file and the folder of its name for one part', () => {
    expect(partOf('src/hand', 'src/hand/state.ts')).toBe('state');
    expect(partOf('src/hand', 'src/hand/state/deal.ts')).toBe('state');
    const room = files(['src/hand/state.ts', "import type { D } from './state/deal.js';"], ['src/hand/state/deal.ts', '']);
    expect(partsOf('src/hand', room)).toEqual(['state']);
    expect(linksIn('src/hand', room)).toEqual([]);
  });

  it('notices a link upwards, also of a type alone, and none downwards or to another room', () => {
    const room = files(
      ['src/hand/pots/a.ts', "import { b } from '../acts/b.js';\nimport { r } from '../../rulebooks/r.js';"],
      ['src/hand/acts/b.ts', "type T = import('../pots/a.js').T;"],
    );
    const links = linksIn('src/hand', room);
    expect(linksAgainst(['acts', 'pots'], links)).toEqual(['acts/b.ts imports pots/a.ts']);
    expect(linksAgainst(['pots', 'acts'], links)).toEqual(['pots/a.ts imports acts/b.ts']);
  });
});
