/** The labels of enumerations, for programs that show their values to people. */
import { readFileSync } from 'node:fs';
import { enumerationValues } from '../../src/api/language/enums.js';
import { labelsOf } from '../../src/api/language/enum-labels.js';
import { ApiUnderTest } from './client.js';

describe('the labels of enumerations', () => {
  let api: ApiUnderTest;
  beforeAll(async () => void (api = await ApiUnderTest.open()));
  afterAll(() => api.close());

  it('are there for every value, in both languages', () => {
    const schema = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
    const enumerations = [...schema.matchAll(/^enum (\w+)/gm)].map(([, name]) => name!);
    const labelled = enumerations.filter((name) => labelsOf(name) !== null);
    expect(labelled.length).toBe(21);
    for (const name of labelled) {
      const labels = labelsOf(name)!;
      expect([name, labels.map(({ value }) => value)]).toEqual([name, enumerationValues(name)]);
      for (const { value, label } of labels) expect([name, value, label.en === '', label.fr === '']).toEqual([name, value, false, false]);
    }
  });

  it('are given to everybody; an enumeration that people do not read has none', async () => {
    const { data } = await api.ask(
      '{ ante: enumLabels(name: "AnteFormat") { value label { en fr } } none: enumLabels(name: "RefusalCode") { value } }',
    );
    expect(data!['ante']).toContainEqual({
      value: 'BIG_BLIND',
      label: { en: 'an ante from the big blind', fr: 'une ante payée par la grosse blinde' },
    });
    expect(data!['none']).toBeNull();
  });
});
