import { readdirSync, readFileSync } from 'node:fs';
import { fieldText } from './field-names.js';

/** The fields that deciders name in refusals. */
function fieldsOfTheDeciders(): string[] {
  return ['tournament', 'hand', 'season', 'dispute'].flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .flatMap((file) => {
        const source = readFileSync(`src/${room}/${file}`, 'utf8');
        const named = [...source.matchAll(/refuseUnless(?:Whole|Chips|Payable|Text|Cents|OneOf)\(\s*(['`])([^'`]+)\1/g)].map(
          ([, , path]) => path!,
        );
        return [...named, ...[...source.matchAll(/\bfield: '([^']+)'/g)].map(([, path]) => path!)];
      })
      .map((path) => path.replaceAll(/\$\{(\w+)\}/g, (_whole, name: string) => (name === 'field' ? 'entry' : '0'))),
  );
}

describe('the name of a field', () => {
  const fields = [...new Set(fieldsOfTheDeciders())];

  it('exists for every field that a decider names', () => {
    expect(fields.length).toBeGreaterThan(30);
    expect(fields.filter((path) => fieldText(path, 'en').startsWith('“'))).toEqual([]);
  });

  it('says which period, and of what', () => {
    expect(fieldText('structure.5.smallBlind', 'fr')).toBe('période 6, la petite blinde');
    expect(fieldText('rebuys.price', 'fr')).toBe('le tarif d’une recave');
    expect(fieldText('input.reason', 'en')).toBe('the reason');
    expect(fieldText('nobodyKnows', 'en')).toBe('“nobodyKnows”');
  });
});
