import { bettingCases as part } from '../conform/betting/cases.js';
import { casesIn, describeCases, differences, otherThan, telling } from './book-cases.js';

describeCases({
  title: 'betting',
  part,
  file: 'examples-betting.json',
  ownFiles: ['own-betting.json'],
  changesOf: (then) =>
    Object.entries(then)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => [field, { ...then, [field]: otherThan(value) }] as const),
  several: ['RC-PRE-RAISE-200', 'redcactus', 'mons'],
  firstMissing: 'given',
});

describe('a betting case', () => {
  it('does not agree by a field that the kit does not know', () => {
    const [first] = casesIn(part, 'examples-betting.json');
    expect(differences(part, telling(first!, { tempo: 'slow' }), 'redcactus')).toEqual([
      { where: 'then.tempo', expected: 'slow', actual: 'a field that the kit does not know' },
    ]);
  });
});
