import { checkCase } from '../conform/case-file.js';
import { topics, tournamentCases as part } from '../conform/tournament/cases.js';
import { casesIn, describeCases, differences, otherThan, telling } from './book-cases.js';

const file = 'examples-tournament.json';

describeCases({
  title: 'tournament',
  part,
  file,
  ownFiles: ['own-tournament.json', 'own-chips.json', 'own-discipline.json'],
  changesOf: (then) => Object.entries(then).map(([field, value]) => [field, { ...then, [field]: otherThan(value) }] as const),
  several: ['DB-01', 'ropta', 'redcactus', 'mons', 'tdaFr', 'toufflers'],
  firstMissing: 'article',
});

describe('a tournament case', () => {
  const cases = casesIn(part, file);

  it('is of a topic that somebody plays', () => {
    expect([...new Set(cases.map(({ topic }) => topic).filter((topic) => topics[topic] === undefined))]).toEqual([]);
  });

  it('is named where nobody plays its topic', () => {
    expect(checkCase(part, { ...cases[0], topic: 'weather', alsoHoldsIn: [] }, 0)[0]?.result).toEqual({
      outcome: 'skipped',
      reason: 'no part of the rules plays the topic weather yet',
    });
  });

  it('does not agree by a field or a command that the kit does not know', () => {
    const known = cases.find(({ id }) => id === 'DB-01')!;
    const unknown = 'a field that the kit does not know';
    expect(differences(part, telling(known, { ...known.then, tempo: 'slow' }), 'ropta')).toEqual([
      { where: 'then.tempo', expected: 'slow', actual: unknown },
    ]);
    expect(differences(part, telling(known, { button: { seat: 2, colour: 'red' } }), 'ropta')).toEqual([
      { where: 'then.button.colour', expected: 'red', actual: unknown },
    ]);
    expect(differences(part, { ...known, given: { ...known.given, tempo: 'slow' } }, 'ropta')).toEqual([
      { where: 'given.tempo', expected: 'read', actual: unknown },
    ]);
    expect(differences(part, { ...known, when: { command: 'Sing' } }, 'ropta')).toEqual([
      { where: 'when', expected: 'Sing', actual: 'a command that the kit does not know' },
    ]);
  });
});
