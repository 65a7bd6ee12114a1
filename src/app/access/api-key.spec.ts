import { hashKey, isKey, makeKey, randomDigits } from './api-key.js';

describe('a key', () => {
  it.each([
    ['person', 'p'],
    ['service', 's'],
    ['device', 'd'],
  ] as const)('of a %s says so, and is never the same twice', (kind, letter) => {
    const keys = Array.from({ length: 50 }, () => makeKey(kind));
    for (const key of keys) expect(key).toMatch(new RegExp(`^tapis_${letter}_[0-9A-Za-z]{36}$`));
    for (const key of keys) expect(isKey(key)).toBe(true);
    expect(new Set(keys.map(hashKey)).size).toBe(50);
  });

  it('with one digit changed, two exchanged, or another kind, is none', () => {
    const key = makeKey('person');
    for (let place = 8; place < key.length; place += 1) {
      const other = key[place] === 'a' ? 'b' : 'a';
      expect(isKey(key.slice(0, place) + other + key.slice(place + 1))).toBe(false);
    }
    const at = Array.from(key).findIndex((digit, place) => place >= 8 && digit !== key[place + 1]);
    expect(isKey(key.slice(0, at) + key[at + 1]! + key[at]! + key.slice(at + 2))).toBe(false);
    for (const wrong of [key.replace('_p_', '_s_'), `${key}a`, key.slice(1), key.toLowerCase(), '']) expect(isKey(wrong)).toBe(false);
  });

  it('has digits of which each is as likely as another', () => {
    const counts = Map.groupBy(randomDigits(62_000), (digit) => digit);
    expect(counts.size).toBe(62);
    for (const found of counts.values()) expect(Math.abs(found.length - 1_000)).toBeLessThan(250);
  });
});
