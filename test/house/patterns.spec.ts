import { fastestGrowth, growthOf } from './pattern-growth.js';
import { patternsIn } from './patterns.js';
import { program, sourcesIn } from './sources.js';

describe('A regular expression of the program', () => {
  it('works no longer than in proportion to what it reads', () => {
    const patterns = patternsIn(sourcesIn(program));
    expect(patterns.length).toBeGreaterThan(200);
    const faults = patterns.flatMap(({ where, regex }) => {
      const growth = fastestGrowth(regex);
      return growth === null ? [] : [{ where, pattern: String(regex), ...growth }];
    });
    expect(faults).toEqual([]);
  });
});

describe('The check of regular expressions', () => {
  it.each([
    ['an end that is looked for from each beginning', /tapis_\w{43}|eyJ[\w-]+\.[\w-]+\.[\w-]+|[?&]token=/i],
    ['a bracket that is not closed', /\[([^\]]*)\]/g],
    ['an element that is not closed', /<script(?: type="module")?>([\s\S]*?)<\/script>/g],
    ['characters at the end', /\.?0+$/],
    ['such characters by their property', /[\p{Cs}\p{Cf}]+$/u],
    ['space before a word on each line', /^\s*variant\s*=/m],
    ['two repeats of the same', /^Option '(?:-\w, )?(--[\w-]+)[^']*' argument/],
    ['groups with a long text between them', /^Field "(.+?)" must not have a selection since type "(.+?)" has no subfields\.$/],
    ['three such groups', /^Variable "(.+?)" of type "(.+?)" used in position expecting type "(.+?)"\.$/],
    ['a repeat that looks ahead', /(?<=\d)(?=(?:\d{3})+$)/g],
    ['a repeat of a repeat', /^(?:\w+\s?)+$/],
    ['a choice of the same', /^(?:a|a)*$/],
  ])('finds %s', (_what, regex) => {
    expect(fastestGrowth(regex)).not.toBeNull();
  });

  it.each([
    ['whole texts', /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/],
    ['bounded repeats', /tapis_\w{43}|0{1,24}$/],
    ['what follows the last match at once', /\d+\s*/y],
    ['names in quotes', /^Field "([^"]+)" of type "([^"]+)" must have/s],
  ])('has nothing against %s', (_what, regex) => {
    expect(fastestGrowth(regex)).toBeNull();
  });

  it('says which text takes so long', () => {
    const growth = growthOf(/0+$/, '', '0', 'x');
    expect(growth).toMatchObject({ piece: '0', end: 'x' });
    expect(growth!.factor).toBeGreaterThan(9);
  });

  it('reads literals, and constructors as far as the sources tell their text', () => {
    const text = [
      'const digit = "[0-9]";',
      'const a = new RegExp(`^${digit}+$`, "u");',
      'const b = RegExp(String.raw`\\d` + unknown);',
      'const c = text.split(/,+/);',
      'const again = /,+/;',
    ].join('\n');
    expect(patternsIn(new Map([['some.ts', text]])).map(({ where, regex }) => [where, String(regex)])).toEqual([
      ['some.ts:2', '/^[0-9]+$/u'],
      ['some.ts:3', '/\\d\u0001/'],
      ['some.ts:4', '/,+/'],
    ]);
  });
});
