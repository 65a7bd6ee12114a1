import { bettingCases } from '../conform/betting/cases.js';
import { booksOf } from '../conform/case-file.js';
import { dealingCases } from '../conform/dealing/cases.js';
import { tournamentCases } from '../conform/tournament/cases.js';
import { errata } from '../conform/errata.js';
import { casesIn } from './book-cases.js';

describe('the errata of the worked cases', () => {
  const cases = [
    ...casesIn(bettingCases, 'examples-betting.json'),
    ...casesIn(dealingCases, 'examples-dealing.json'),
    ...casesIn(tournamentCases, 'examples-tournament.json'),
  ];

  it.each(errata.map((erratum) => [`${erratum.id} (${erratum.article}) under ${erratum.books.join(', ')}`, erratum] as const))(
    '%s is of a case that is there, and of its books',
    (_name, { id, article, books }) => {
      const found = cases.find((each) => each.id === id && each.article === article);
      expect(found === undefined ? [] : booksOf(found)).toEqual(expect.arrayContaining([...books]));
    },
  );
});
