import { firstEdition, nameEdition, numberEdition } from './editions.js';

describe('rulebooks in events of version 1', () => {
  it.each([
    [
      { id: 'ropta', version: 1 },
      { id: 'ropta', edition: '2020-04' },
    ],
    [
      { id: 'mons', version: 1 },
      { id: 'mons', edition: '1' },
    ],
    [
      { id: 'conformance', version: 1 },
      { id: 'conformance', edition: '1' },
    ],
    [
      { id: 'ropta', version: 1, houseRules: { 'timeCall.seconds': 30 } },
      { id: 'ropta', edition: '2020-04', houseRules: { 'timeCall.seconds': 30 } },
    ],
  ])('%j is %j, and the other way about', (rulebook, named) => {
    expect(nameEdition({ table: 1, rulebook, seats: [] })).toEqual({ table: 1, rulebook: named, seats: [] });
    expect(JSON.stringify(numberEdition({ table: 1, rulebook: named, seats: [] }))).toBe(JSON.stringify({ table: 1, rulebook, seats: [] }));
  });

  it('a later edition has no number, and facts without a rulebook stay as they are', () => {
    const facts = { rulebook: { id: 'ropta', edition: '2099-01' } };
    expect(numberEdition(facts)).toBe(facts);
    const others = { table: 1 };
    expect(numberEdition(others)).toBe(others);
    expect(firstEdition('toString')).toEqual({ id: 'toString', edition: '1' });
  });
});
