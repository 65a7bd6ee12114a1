/** A tournament counts for a federation, and in a region, by the affiliation of its club on its day. */
import { ApiUnderTest } from './client.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const scheme = { points: { kind: 'linear', k: '1' }, tiedPlaces: 'average', rounding: { places: 0, mode: 'halfUp' } };
const of = { clubId: 'mons', federationId: 'north' };

describe('the days of an affiliation', () => {
  let api: ApiUnderTest;
  const now = Date.UTC(2026, 9, 20, 12);

  beforeEach(async () => {
    api = await ApiUnderTest.open({ now: () => now });
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    for (const region of ['HAINAUT', 'NAMUR']) await api.command('defineRegion', { federationId: 'north', region, name: region });
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
    await api.command('registerPerson', { clubId: 'mons', name: 'Anna', knownAs: 'a' });
    for (const date of ['2026-08-15', '2026-09-15', '2026-10-15']) {
      const rows = [{ playerId: 'a', place: 1 }];
      await api.command('importResults', { clubId: 'mons', source: 'paper', externalId: date, name: date, date, rows });
    }
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function create(seasonId = 's', counting: object = { name: 'all' }): Promise<void> {
    const rules = rulesInput({ counting: [counting], selection: { count: 'all' }, ranking: ['points'] });
    const owner = { federationId: 'north' };
    await api.command('createSeason', { seasonId, owner, name: seasonId, stageName: 'All', rules, scheme: schemeInput(scheme) });
  }

  async function counted(seasonId = 's'): Promise<readonly string[]> {
    await api.untilViewsReached();
    const { data } = await api.asDirector(`{ season(id: "${seasonId}") { tournaments { nodes { date } } } }`);
    return data!['season'].tournaments.nodes.map(({ date }: { date: string }) => date.slice(0, 7));
  }

  const code = async (name: string, input: object): Promise<string> => (await api.refusal(name, input)).extensions.code;

  it('begin today where none is given: what was before does not count', async () => {
    await create();
    await api.command('affiliateClub', of);
    expect(await counted()).toEqual([]);
    const { data } = await api.asDirector('{ club(id: "mons") { affiliations { federationId since until } } }');
    expect(data!['club'].affiliations).toEqual([{ federationId: 'north', since: '2026-10-20', until: null }]);
  });

  it('are given, and put right: the seasons count again, also one that is made later', async () => {
    await create();
    await api.command('affiliateClub', { ...of, since: '2026-10-01' });
    expect(await counted()).toEqual(['2026-10']);
    await api.command('correctAffiliation', { ...of, began: '2026-10-01', since: '2026-09-01' });
    expect(await counted()).toEqual(['2026-09', '2026-10']);
    await api.command('endAffiliation', { ...of, on: '2026-09-30' });
    expect(await counted()).toEqual(['2026-09']);
    await create('later');
    expect(await counted('later')).toEqual(['2026-09']);
    await api.command('correctAffiliation', { ...of, began: '2026-09-01', since: '2026-08-01', until: '2026-08-31' });
    expect([await counted(), await counted('later')]).toEqual([['2026-08'], ['2026-08']]);
  });

  it('keep tournaments in the region of their day where the club moves', async () => {
    await create('hainaut', { name: 'Hainaut', regions: ['HAINAUT'] });
    await create('namur', { name: 'Namur', regions: ['NAMUR'] });
    await api.command('affiliateClub', { ...of, region: 'HAINAUT', since: '2026-01-01' });
    await api.command('affiliateClub', { ...of, region: 'NAMUR', since: '2026-10-01' });
    expect([await counted('hainaut'), await counted('namur')]).toEqual([['2026-08', '2026-09'], ['2026-10']]);
    await api.command('correctAffiliation', { ...of, began: '2026-01-01', since: '2026-01-01', region: 'NAMUR' });
    expect([await counted('hainaut'), await counted('namur')]).toEqual([[], ['2026-08', '2026-09', '2026-10']]);
  });

  it('are refused where they cannot be, with what to do', async () => {
    expect(await code('affiliateClub', { ...of, since: '2026-10-21' })).toBe('DAY_AHEAD');
    expect(await code('affiliateClub', { ...of, since: '2026-02-31' })).toBe('DAY_INVALID');
    await api.command('affiliateClub', { ...of, since: '2026-09-01' });
    expect(await code('endAffiliation', { ...of, on: '2026-08-31' })).toBe('DAYS_REVERSED');
    expect(await code('affiliateClub', { ...of, region: 'NAMUR', since: '2026-08-01' })).toBe('AFFILIATION_OVERLAPS');
    expect(await code('correctAffiliation', { ...of, began: '2026-09-02', since: '2026-09-01' })).toBe('AFFILIATION_NOT_FOUND');
    const correct = { ...of, began: '2026-09-01', since: '2026-09-01' };
    expect(await code('correctAffiliation', { ...correct, until: '2026-10-01' })).toBe('AFFILIATION_HOLDS');
    expect(await code('correctAffiliation', { ...correct, region: 'LIEGE' })).toBe('REGION_UNKNOWN');
    await api.command('endAffiliation', { ...of, on: '2026-09-30' });
    await api.command('affiliateClub', { ...of, since: '2026-10-05' });
    expect(await code('correctAffiliation', { ...correct, until: '2026-10-05' })).toBe('AFFILIATION_OVERLAPS');
  });
});
