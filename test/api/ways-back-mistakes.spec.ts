/** `docs/ways-back/README.md`: each of the 69 mistakes has a way back by operations that exist, and where it is not whole, the page says why. */
import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { schemaText } from '../../src/api/print-schema.js';

const page = readFileSync(new URL('../../docs/ways-back/README.md', import.meta.url), 'utf8');
const rows = Array.from(page.matchAll(/^\| (\d+) +\| .+? +\| (yes|partly|no)\b(.*?) *\|$/gm), ([, number, back, how]) => ({
  number: Number(number),
  back: back!,
  how: how!,
}));

describe('the mistakes of an evening', () => {
  it('are sixty-nine, and none is without a way back', () => {
    expect(rows.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(Array.from({ length: 69 }, (_, at) => at + 1));
    expect(rows.filter(({ back }) => back === 'no')).toEqual([]);
    expect(rows.filter(({ back }) => back === 'partly').map(({ number }) => number)).toEqual([47, 58]);
    for (const { number, back, how } of rows) if (back === 'partly') expect([number, how.length > 60]).toEqual([number, true]);
  });

  it('are put right by mutations and fields of inputs that exist', async () => {
    const schema = buildSchema(await schemaText());
    const known = new Set(Object.keys(schema.getMutationType()!.getFields()));
    for (const type of Object.values(schema.getTypeMap())) {
      if (isInputObjectType(type)) for (const field of Object.keys(type.getFields())) known.add(field);
    }
    const named = rows.flatMap(({ how }) => [...how.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
