import { RecentMap } from './recent-map.js';

describe('RecentMap', () => {
  it('keeps the last used of its bound, and twice as many at the most', () => {
    const map = new RecentMap<number, string>(3);
    for (let key = 0; key < 100; key += 1) map.set(key, `value ${key}`);
    expect([97, 98, 99].map((key) => map.get(key))).toEqual(['value 97', 'value 98', 'value 99']);
    expect(Array.from({ length: 100 }, (_, key) => map.get(key)).filter((value) => value !== undefined).length).toBeLessThanOrEqual(6);
  });

  it('keeps what is used again and again, and gives its last value', () => {
    const map = new RecentMap<string, number>(2);
    map.set('used', 1);
    map.set('used', 2);
    for (let key = 0; key < 100; key += 1) {
      map.set(`other ${key}`, key);
      expect(map.get('used')).toBe(2);
    }
  });

  it('forgets what was not used for two generations, however much room there is', () => {
    let now = 0;
    const map = new RecentMap<string, number>(100, 1_000, () => now);
    map.set('used', 1);
    map.set('unused', 2);
    for (now = 500; now <= 2_500; now += 500) {
      map.set('other', now);
      if (now === 1_500) expect(map.get('used')).toBe(1);
    }
    expect(['used', 'unused', 'other'].map((key) => map.get(key))).toEqual([1, undefined, 2_500]);
  });

  it('forgets all when it is cleared', () => {
    const map = new RecentMap<string, number>(2);
    for (const key of ['a', 'b', 'c']) map.set(key, 1);
    map.clear();
    expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([undefined, undefined, undefined]);
  });
});
