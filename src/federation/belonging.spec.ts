import type { ClubId, FederationId, PlayerId } from '../../events/ids.js';
import { type BelongingEvent, belongsNowhere, foldBelonging, registryOf } from './belonging.js';

const [north, mons, ath, playerId] = ['north' as FederationId, 'mons' as ClubId, 'ath' as ClubId, 'p' as PlayerId];

const joined = (clubId: ClubId, since: string, primary = true): BelongingEvent => ({
  type: 'ClubJoined',
  data: { playerId, clubId, since, primary },
});
const granted = (from: string, until: string): BelongingEvent => ({
  type: 'LicenceGranted',
  data: { playerId, federationId: north, period: '2026', clubId: mons, from, until },
});

/** Everything recorded on one day. */
const after = (events: readonly BelongingEvent[], recordedOn = '2026-06-01') => {
  const belonging = events.reduce((before, event) => foldBelonging(before, event, recordedOn), belongsNowhere);
  const affiliations = [{ federationId: north, region: 'HT', since: '2026-01-01', until: '2026-08-31' }];
  return registryOf(
    () => [belonging],
    (club) => (club === mons ? affiliations : []),
  );
};

describe('Where a person belongs on a day', () => {
  it('is licensed from the first day of a licence to its last', () => {
    const { licensedWith } = after([granted('2026-02-01', '2026-12-31')]);
    expect(['2026-01-31', '2026-02-01', '2026-12-31', '2027-01-01'].map((day) => licensedWith('p', north, day))).toEqual([
      [],
      [mons],
      [mons],
      [],
    ]);
    expect(licensedWith('p', 'south', '2026-02-01')).toEqual([]);
  });

  it('was licensed until the day before the licence was taken back, and is again by another', () => {
    const revoked: BelongingEvent = { type: 'LicenceRevoked', data: { playerId, federationId: north, period: '2026' } };
    const { licensedWith } = after([granted('2026-02-01', '2026-12-31'), revoked, granted('2026-07-01', '2026-12-31')]);
    expect(['2026-05-31', '2026-06-01', '2026-07-01'].map((day) => licensedWith('p', north, day).length)).toEqual([1, 0, 1]);
  });

  it('is a member of clubs that they do not play for too, with corrected days', () => {
    const { clubsOf } = after([
      joined(mons, '2025-01-01', false),
      joined(ath, '2025-03-01'),
      joined(mons, '2026-01-01'),
      { type: 'ClubLeft', data: { playerId, clubId: mons, on: '2026-05-01' } },
      { type: 'MembershipCorrected', data: { playerId, clubId: mons, began: '2026-01-01', since: '2026-01-01', until: '2026-04-01' } },
    ]);
    expect(['2024-12-31', '2025-02-01', '2025-12-01', '2026-03-01', '2026-04-15'].map((day) => clubsOf('p', day))).toEqual([
      [],
      [mons],
      [mons, ath],
      [ath, mons],
      [ath],
    ]);
  });

  it('is in the region of the club that they play for, as it was on the day', () => {
    const { regionsOf, federationOf } = after([joined(mons, '2025-01-01'), joined(ath, '2026-05-01')]);
    expect(['2025-12-31', '2026-02-01', '2026-05-01'].map((day) => regionsOf('p', day))).toEqual([[], ['HT'], []]);
    expect([federationOf(mons, '2026-02-01'), federationOf(mons, '2026-09-01'), federationOf(ath, '2026-02-01')]).toEqual([
      north,
      null,
      null,
    ]);
  });
});
