import { rowOf, sheetOf } from '../../test/fixtures/seasons.js';
import type { EligibilityRequirement } from '../../events/season-counting.js';
import { type KnownOnDays, rankEligible } from './eligibility.js';

/** A holds everything on the day, B nothing. */
const known: KnownOnDays = {
  licensedWith: (person, federation, day) => (person !== 'B' && federation === 'north' && day === '2026-09-01' ? ['mons'] : []),
  clubsOf: (person) => (person === 'B' ? [] : ['mons']),
  regionsOf: (person) => (person === 'B' ? [] : ['HT']),
  federationOf: (club) => (club === 'mons' ? 'north' : null),
};

const ranked = (requirement: EligibilityRequirement, sheet = sheetOf(1, 'AB')) => {
  const { rows, notRanked = [] } = rankEligible(sheet, { requirements: [requirement] }, known);
  return [rows.map(({ person }) => person).join(''), notRanked.map(({ row, why }) => `${row.person} ${why}`).join()];
};

describe('The results that a season ranks', () => {
  it.each<[EligibilityRequirement, string]>([
    [{ kind: 'licensed', federation: 'north' }, 'notLicensed'],
    [{ kind: 'licensed', federation: 'north', clubs: ['ath', 'mons'] }, 'notLicensed'],
    [{ kind: 'memberOfClub', clubs: ['mons'] }, 'notMember'],
    [{ kind: 'memberOfFederation', federation: 'north' }, 'notMember'],
    [{ kind: 'resident', regions: ['HT', 'NA'] }, 'notResident'],
  ])('are those whose player meets %o', (requirement, reason) => {
    expect(ranked(requirement)).toEqual(['A', `B ${reason}`]);
  });

  it.each<[EligibilityRequirement, string]>([
    [{ kind: 'licensed', federation: 'south' }, 'notLicensed'],
    [{ kind: 'licensed', federation: 'north', clubs: ['ath'] }, 'notLicensed'],
    [{ kind: 'memberOfClub', clubs: ['ath'] }, 'notMember'],
    [{ kind: 'memberOfFederation', federation: 'south' }, 'notMember'],
    [{ kind: 'resident', regions: ['NA'] }, 'notResident'],
  ])('are of nobody whose club or federation is another: %o', (requirement, reason) => {
    expect(ranked(requirement)).toEqual(['', `A ${reason},B ${reason}`]);
  });

  it('are judged on the day of the tournament', () => {
    expect(ranked({ kind: 'licensed', federation: 'north' }, sheetOf(2, 'A'))).toEqual(['', 'A notLicensed']);
  });

  it('meet all requirements: the first that is not met is the reason', () => {
    const requirements: EligibilityRequirement[] = [
      { kind: 'memberOfClub', clubs: ['mons'] },
      { kind: 'resident', regions: ['NA'] },
      { kind: 'licensed', federation: 'south' },
    ];
    const { notRanked } = rankEligible(sheetOf(1, 'AB'), { requirements }, known);
    expect(notRanked!.map(({ why }) => why)).toEqual(['notResident', 'notMember']);
  });

  const requirements: EligibilityRequirement[] = [{ kind: 'memberOfClub', clubs: ['mons'] }];
  // B is a stranger each time.
  const rows = [
    rowOf('A', 1),
    rowOf('B', 2),
    rowOf('C', 3, { tied: 3 }),
    rowOf('B', 3, { tied: 3 }),
    rowOf('D', 3, { tied: 3 }),
    rowOf('E', 6),
  ];
  const places = (moves: 'kept' | 'movedUp' | undefined) =>
    rankEligible(sheetOf(1, rows), { requirements, ...(moves === undefined ? {} : { places: moves }) }, known).rows.map(
      ({ person, place, tied, sheetPlace }) => [person, place, tied, sheetPlace ?? place].join(' '),
    );

  it('keep the places of the sheet', () => {
    for (const moves of [undefined, 'kept'] as const) expect(places(moves)).toEqual(['A 1 1 1', 'C 3 3 3', 'D 3 3 3', 'E 6 1 6']);
  });

  it('move up where the rules say so, and share places with fewer', () => {
    expect(places('movedUp')).toEqual(['A 1 1 1', 'C 2 2 3', 'D 2 2 3', 'E 4 1 6']);
  });
});
