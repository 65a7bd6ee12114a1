/** A result gives its points to the club that the player played for on its day (`clubOf: "atResult"`). */
import { ApiUnderTest } from './client.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const scheme = { points: { kind: 'linear', k: '1' }, tiedPlaces: 'average', rounding: { places: 0, mode: 'halfUp' } };
const a = { playerId: 'a' };

describe('the days of a membership', () => {
  let api: ApiUnderTest;
  const now = Date.UTC(2026, 9, 20, 12);

  beforeEach(async () => {
    api = await ApiUnderTest.open({ now: () => now });
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    for (const clubId of ['mons', 'namur']) {
      await api.command('registerClub', { clubId, name: clubId });
      await api.command('affiliateClub', { clubId, federationId: 'north', since: '2020-01-01' });
    }
    const rules = { counting: [{ name: 'all' }], selection: { count: 'all' }, ranking: ['points'], clubOf: 'atResult' };
    const season = { seasonId: 's', owner: { federationId: 'north' }, name: 'S', stageName: 'All' };
    await api.command('createSeason', { ...season, rules: rulesInput(rules), scheme: schemeInput(scheme) });
    await api.command('registerPerson', { clubId: 'mons', name: 'Anna', knownAs: 'a', member: false });
    await api.command('joinClub', { ...a, clubId: 'mons', since: '2026-01-01' });
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function publish(date: string): Promise<void> {
    await api.command('importResults', { clubId: 'mons', source: 'paper', externalId: date, name: date, date, rows: [{ ...a, place: 1 }] });
  }

  async function points(): Promise<Record<string, string>> {
    await api.untilViewsReached();
    const { data, errors } = await api.asDirector('{ season(id: "s") { clubs { groupId points } } }');
    expect(errors).toBeUndefined();
    return Object.fromEntries(data!['season'].clubs.map(({ groupId, points: sum }: { groupId: string; points: string }) => [groupId, sum]));
  }

  const code = async (name: string, input: object): Promise<string> => (await api.refusal(name, input)).extensions.code;

  it('give a result that is published after a move to the club of its day', async () => {
    await publish('2026-08-15');
    await api.command('leaveClub', { ...a, clubId: 'mons', on: '2026-08-31' });
    await api.command('joinClub', { ...a, clubId: 'namur', since: '2026-09-01' });
    await publish('2026-08-20');
    await publish('2026-09-15');
    expect(await points()).toEqual({ mons: '2', namur: '1' });
    const { data } = await api.asDirector('{ player(id: "a") { registration { memberships { clubId since until primary } } } }');
    expect(data!['player'].registration.memberships).toEqual([
      { clubId: 'mons', since: '2026-01-01', until: '2026-08-31', primary: false },
      { clubId: 'namur', since: '2026-09-01', until: null, primary: true },
    ]);
  });

  it('are put right, and the table follows', async () => {
    await api.command('leaveClub', { ...a, clubId: 'mons', on: '2026-08-31' });
    await api.command('joinClub', { ...a, clubId: 'namur', since: '2026-10-01' });
    await publish('2026-08-15');
    await publish('2026-09-15');
    // In September they played for nobody.
    expect(await points()).toEqual({ mons: '1', namur: '0' });
    await api.command('correctMembership', { ...a, clubId: 'namur', began: '2026-10-01', since: '2026-09-01' });
    expect(await points()).toEqual({ mons: '1', namur: '1' });
    await api.command('correctMembership', { ...a, clubId: 'mons', began: '2026-01-01', since: '2026-01-01', until: '2026-07-31' });
    expect(await points()).toEqual({ namur: '1' });
  });

  it('begin and end today where none is given, and are refused where they cannot be', async () => {
    expect(await code('leaveClub', { ...a, clubId: 'mons', on: '2025-12-31' })).toBe('DAYS_REVERSED');
    expect(await code('leaveClub', { ...a, clubId: 'mons', on: '2026-10-21' })).toBe('DAY_AHEAD');
    const correct = { ...a, clubId: 'mons', began: '2026-01-01', since: '2026-01-01' };
    expect(await code('correctMembership', { ...correct, began: '2026-01-02' })).toBe('MEMBERSHIP_NOT_FOUND');
    expect(await code('correctMembership', { ...correct, until: '2026-02-01' })).toBe('MEMBERSHIP_HOLDS');
    expect(await code('correctMembership', { ...correct, since: '2026-02-31' })).toBe('DAY_INVALID');
    await api.command('leaveClub', { ...a, clubId: 'mons' });
    await api.command('joinClub', { ...a, clubId: 'namur' });
    const { data } = await api.asDirector('{ player(id: "a") { registration { memberships { clubId since until } } } }');
    expect(data!['player'].registration.memberships).toEqual([
      { clubId: 'mons', since: '2026-01-01', until: '2026-10-20' },
      { clubId: 'namur', since: '2026-10-20', until: null },
    ]);
  });
});
