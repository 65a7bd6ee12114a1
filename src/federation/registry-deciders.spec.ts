/** Federations, clubs and people: given events, when a command, then events or a refusal. */
import type { ClubEvent, FederationEvent, PersonEvent } from '../../events/federation.js';
import type { Decider, Decision } from '../decider.js';
import { clubDecider } from './club-decider.js';
import { federationDecider } from './federation-decider.js';
import { personDecider } from './person-decider.js';

/** Ids and facts without their brands. */
type Loose = Readonly<Record<string, unknown>> & { readonly type: string };

const given =
  <State, Command, Event>(decider: Decider<State, Command, Event>, of: string) =>
  (events: readonly Loose[]) => ({
    when: (command: Loose): Decision<Event> =>
      decider.decide(
        { ...command, of } as Command,
        (events as readonly unknown[] as readonly Event[]).reduce((state, event) => decider.evolve(state, event), decider.initialState),
      ),
  });

const federation = given<never, never, FederationEvent>(federationDecider as never, 'north');
const club = given<never, never, ClubEvent>(clubDecider as never, 'mons');
const person = given<never, never, PersonEvent>(personDecider as never, 'anna');

const refused = (code: string, parameters: object = {}) => ({ refusal: { code, article: null, parameters } });
const nothing = { events: [] };

describe('a federation', () => {
  const founded = { type: 'FederationFounded', data: { federationId: 'north', name: 'North' } };
  const region = { type: 'RegionDefined', data: { federationId: 'north', region: 'HAINAUT', name: 'Hainaut' } };
  const define = (name: string): Loose => ({ type: 'DefineRegion', region: 'HAINAUT', name });

  it('is founded once', () => {
    expect(federation([]).when({ type: 'FoundFederation', name: 'North' })).toEqual({ events: [founded] });
    expect(federation([founded]).when({ type: 'FoundFederation', name: 'North' })).toEqual(nothing);
    const other = { type: 'FoundFederation', name: 'South' };
    expect(federation([founded]).when(other)).toEqual(refused('FEDERATION_ALREADY_EXISTS', { name: 'North' }));
  });

  it('decides nothing before', () => {
    for (const command of [define('Hainaut'), { type: 'SetLicenceTerms', minimumAge: 18 }, { type: 'SetPrivacyTerms', publicName: 'name' }])
      expect(federation([]).when(command)).toEqual(refused('FEDERATION_NOT_FOUND'));
  });

  it('gives a region another name, and records no terms that hold already', () => {
    expect(federation([founded]).when(define('Hainaut'))).toEqual({ events: [region] });
    expect(federation([founded, region]).when(define('Hainaut'))).toEqual(nothing);
    expect(federation([founded, region]).when(define('Le Hainaut')).events).toHaveLength(1);
    expect(federation([founded]).when({ type: 'SetLicenceTerms', minimumAge: 18 })).toEqual(nothing);
    expect(federation([founded]).when({ type: 'SetPrivacyTerms', publicName: 'name' })).toEqual(nothing);
    expect(federation([founded]).when({ type: 'SetPrivacyTerms', publicName: 'hidden' }).events).toHaveLength(1);
  });
});

describe('a club', () => {
  const registered = { type: 'ClubRegistered', data: { clubId: 'mons', name: 'Mons', country: 'BE' } };
  const affiliated = { type: 'ClubAffiliated', data: { clubId: 'mons', federationId: 'north', region: null } };
  const closed = { type: 'ClubClosed', data: { clubId: 'mons' } };
  const register = { type: 'RegisterClub', name: 'Mons', country: 'BE' };
  const affiliate = (federationId: string, region: string | null = null, regions: readonly string[] | null = ['HAINAUT']): Loose => ({
    type: 'AffiliateClub',
    federationId,
    region,
    regions,
  });

  it('is registered once', () => {
    expect(club([]).when(register)).toEqual({ events: [registered] });
    expect(club([registered]).when(register)).toEqual(nothing);
    expect(club([registered]).when({ ...register, country: 'FR' })).toEqual(refused('CLUB_ALREADY_EXISTS', { name: 'Mons' }));
    expect(club([]).when({ type: 'CloseClub' })).toEqual(refused('CLUB_NOT_FOUND'));
  });

  it('belongs to one federation at a time, and to a region that there is', () => {
    expect(club([registered]).when(affiliate('north'))).toEqual({ events: [affiliated] });
    expect(club([registered, affiliated]).when(affiliate('north'))).toEqual(nothing);
    expect(club([registered, affiliated]).when(affiliate('north', 'HAINAUT')).events).toHaveLength(1);
    expect(club([registered, affiliated]).when(affiliate('south'))).toEqual(refused('CLUB_IN_FEDERATION', { federationId: 'north' }));
    expect(club([registered]).when(affiliate('south', null, null))).toEqual(refused('FEDERATION_UNKNOWN', { federationId: 'south' }));
    const unknown = { region: 'LIEGE', known: ['HAINAUT'] };
    expect(club([registered]).when(affiliate('north', 'LIEGE'))).toEqual(refused('REGION_UNKNOWN', unknown));
    const end = { type: 'EndAffiliation', federationId: 'north' };
    expect(club([registered]).when(end)).toEqual(refused('CLUB_NOT_IN_FEDERATION', { federationId: 'north' }));
    expect(club([registered, affiliated]).when(end).events).toHaveLength(1);
  });

  it('that is closed stays as it is, and can still leave its federation', () => {
    expect(club([registered, closed]).when({ type: 'CloseClub' })).toEqual(nothing);
    expect(club([registered, closed]).when({ type: 'ChangeClubProfile', name: 'M' })).toEqual(refused('CLUB_CLOSED'));
    expect(club([registered, closed]).when(affiliate('north'))).toEqual(refused('CLUB_CLOSED'));
    expect(club([registered, affiliated, closed]).when({ type: 'EndAffiliation', federationId: 'north' }).events).toHaveLength(1);
  });

  it('records of its profile what is new', () => {
    expect(club([registered]).when({ type: 'ChangeClubProfile', name: 'Mons', country: 'FR' })).toEqual({
      events: [{ type: 'ClubProfileChanged', data: { clubId: 'mons', country: 'FR' } }],
    });
    expect(club([registered]).when({ type: 'ChangeClubProfile', name: 'Mons' })).toEqual(nothing);
  });
});

describe('a person', () => {
  const registered = { type: 'PersonRegistered', data: { playerId: 'anna', clubId: 'mons' } };
  const joined = (clubId: string, primary: boolean): Loose => ({
    type: 'ClubJoined',
    data: { playerId: 'anna', clubId, since: '2026-01-01', primary },
  });
  const member = [registered, joined('mons', true)];
  const merged = { type: 'MergedInto', data: { playerId: 'anna', survivorId: 'ann' } };
  const ordered = { type: 'ErasureOrdered', data: { playerId: 'anna' } };
  const at = Date.UTC(2026, 8, 1);
  const register = { type: 'RegisterPerson', clubId: 'mons', club: 'open', member: true, recorded: ['name'], at };
  const join = { type: 'JoinClub', clubId: 'namur', club: 'open', primary: true, at };
  const confirm = { type: 'ConfirmIdentity', clubId: 'mons', club: 'open', by: 'document', ofAge: true };

  it('is registered once, by a club that is open', () => {
    expect(
      person([])
        .when(register)
        .events?.map(({ type }) => type),
    ).toEqual(['PersonRegistered', 'PersonalDataRecorded', 'ClubJoined']);
    const bare = { ...register, member: false, recorded: [] };
    expect(person([]).when(bare)).toEqual({ events: [registered] });
    expect(person(member).when(register)).toEqual(refused('PERSON_ALREADY_REGISTERED'));
    expect(person([]).when({ ...register, club: 'unknown' })).toEqual(refused('CLUB_UNKNOWN', { clubId: 'mons' }));
    expect(person([]).when({ ...register, club: 'closed' })).toEqual(refused('CLUB_CLOSED'));
  });

  it.each([
    ['RecordPersonalData', { recorded: ['name'] }],
    ['MapExternalId', {}],
    ['ConfirmIdentity', confirm],
    ['JoinClub', join],
    ['ChooseVisibility', { visibility: 'hidden', hasPseudonym: false, recorded: [] }],
    ['RequestLicence', { federationId: 'north', period: '2026', clubId: 'mons', federationOfClub: 'north' }],
    [
      'MergePlayers',
      { duplicateId: 'other', other: { isKnown: true, isErased: false, mergedInto: null, duplicates: [], licences: [], met: null } },
    ],
  ])('%s: of nobody, of a merged id, and of somebody erased it is refused', (type, fields) => {
    const command = { ...fields, type };
    expect(person([]).when(command)).toEqual(refused('PERSON_NOT_FOUND'));
    expect(person([...member, merged]).when(command)).toEqual(refused('PERSON_MERGED', { survivorId: 'ann' }));
    expect(person([...member, ordered]).when(command)).toEqual(refused('PERSON_ERASED'));
    expect(person(member).when(command).events).toHaveLength(1);
  });

  it('plays for one club; who joins another to play for it, plays for the first no longer', () => {
    const both = [...member, joined('namur', true)];
    expect(person(both).when({ ...join, clubId: 'namur' })).toEqual(nothing);
    expect(person(both).when({ ...join, clubId: 'mons' }).events).toHaveLength(1);
    expect(person(member).when({ type: 'LeaveClub', clubId: 'namur', at })).toEqual(refused('NOT_A_MEMBER', { clubId: 'namur' }));
    expect(person([...member]).when({ type: 'LeaveClub', clubId: 'mons', at })).toEqual({
      events: [{ type: 'ClubLeft', data: { playerId: 'anna', clubId: 'mons', on: '2026-09-01' } }],
    });
  });

  it('is confirmed by a club of theirs', () => {
    expect(person([registered]).when(confirm)).toEqual(refused('NOT_A_MEMBER', { clubId: 'mons' }));
  });

  it('is given data that there are, and a pseudonym to stand under one', () => {
    expect(person(member).when({ type: 'RecordPersonalData', recorded: [] })).toEqual(refused('NO_PERSONAL_DATA'));
    const pseudonym = { type: 'ChooseVisibility', visibility: 'pseudonym', hasPseudonym: false, recorded: [] };
    expect(person(member).when(pseudonym)).toEqual(refused('PSEUDONYM_MISSING'));
    const chosen = { type: 'VisibilityChosen', data: { playerId: 'anna', visibility: 'pseudonym' } };
    expect(person([...member, chosen]).when({ ...pseudonym, hasPseudonym: true, recorded: ['pseudonym'] })).toEqual({
      events: [{ type: 'PersonalDataRecorded', data: { playerId: 'anna', fields: ['pseudonym'] } }],
    });
  });

  describe('a licence', () => {
    const grant = {
      type: 'GrantLicence',
      federationId: 'north',
      period: '2026',
      clubId: 'mons',
      validFrom: '2026-09-01',
      validUntil: '2027-08-31',
      recorded: [],
      federationOfClub: 'north',
      isLicensedOtherwise: false,
      ageThen: 18,
      minimumAge: 18,
    };
    const granted = {
      type: 'LicenceGranted',
      data: { playerId: 'anna', federationId: 'north', period: '2026', clubId: 'mons', from: '2026-09-01', until: '2027-08-31' },
    };

    it('is granted to a member of age, once a period, and revoked', () => {
      expect(person(member).when(grant)).toEqual({ events: [granted] });
      expect(person([...member, granted]).when(grant)).toEqual(refused('LICENCE_EXISTS', { period: '2026' }));
      expect(person([...member, granted]).when({ ...grant, period: '2027' }).events).toHaveLength(1);
      const revoke = { type: 'RevokeLicence', federationId: 'north', period: '2026' };
      expect(person(member).when(revoke)).toEqual(refused('LICENCE_NOT_FOUND', { period: '2026' }));
      expect(person([...member, granted]).when(revoke).events).toHaveLength(1);
    });

    it.each([
      [{ clubId: 'namur' }, 'NOT_A_MEMBER', { clubId: 'namur' }],
      [{ federationOfClub: 'south' }, 'CLUB_NOT_IN_FEDERATION', { federationId: 'north' }],
      [{ ageThen: 17 }, 'LICENCE_UNDER_AGE', { age: 17, minimum: 18 }],
      [{ ageThen: null }, 'LICENCE_AGE_UNKNOWN', { minimum: 18 }],
      [{ validFrom: '2026-02-30' }, 'DAY_INVALID', { day: '2026-02-30' }],
      [{ validUntil: '2026-08-31' }, 'DAYS_REVERSED', { from: '2026-09-01', until: '2026-08-31' }],
    ])('%j: %s', (change, code, parameters) => {
      expect(person(member).when({ ...grant, ...change })).toEqual(refused(code, parameters));
    });

    it('stands once a period for all ids of a person', () => {
      expect(person(member).when({ ...grant, isLicensedOtherwise: true })).toEqual(refused('LICENCE_EXISTS', { period: '2026' }));
      const other = {
        isKnown: true,
        isErased: false,
        mergedInto: null,
        duplicates: [],
        met: null,
        licences: [{ federationId: 'north', period: '2026' }],
      };
      const merge = { type: 'MergePlayers', duplicateId: 'other', other };
      const into = { type: 'MergeInto', survivorId: 'other', licences: other.licences };
      const clash = refused('LICENCES_CLASH', { federationId: 'north', period: '2026' });
      for (const command of [merge, into]) {
        expect(person([...member, granted]).when(command)).toEqual(clash);
        expect(person(member).when(command).events).toHaveLength(1);
        expect(person([...member, { ...granted, data: { ...granted.data, period: '2027' } }]).when(command).events).toHaveLength(1);
      }
    });

    it('goes by the word of a club where the date of birth is not known', () => {
      const confirmed = { type: 'IdentityConfirmed', data: { playerId: 'anna', clubId: 'mons', by: 'document', ofAge: true } };
      expect(person([...member, confirmed]).when({ ...grant, ageThen: null })).toEqual({ events: [granted] });
    });
  });

  it('is suspended by a federation that there is, and freed by the same', () => {
    const suspend = {
      type: 'SuspendPlayer',
      federationId: 'north',
      from: '2026-09-01',
      until: null,
      suspensionId: 's1',
      isFederation: true,
    };
    const { events } = person(member).when(suspend);
    expect(events).toHaveLength(1);
    expect(person([]).when(suspend)).toEqual(refused('PERSON_NOT_FOUND'));
    expect(person([...member, merged]).when(suspend)).toEqual(refused('PERSON_MERGED', { survivorId: 'ann' }));
    expect(person(member).when({ ...suspend, isFederation: false })).toEqual(refused('FEDERATION_UNKNOWN', { federationId: 'north' }));
    const lift = { type: 'LiftSuspension', federationId: 'south', suspensionId: 's1' };
    const suspended = [...member, ...(events as readonly unknown[] as Loose[])];
    expect(person(suspended).when(lift)).toEqual(refused('SUSPENSION_NOT_FOUND', { suspensionId: 's1' }));
    expect(person(suspended).when({ ...lift, federationId: 'north' }).events).toHaveLength(1);
  });

  it('is excluded by a club, and one who asked for it stays so until the day, unless it was a mistake', () => {
    const exclude = { type: 'ExcludeFromClub', clubId: 'namur', club: 'open', from: '2026-09-01', until: '2027-09-01', exclusionId: 'x1' };
    const end = { type: 'EndClubExclusion', clubId: 'namur', exclusionId: 'x1', mistaken: false };
    const decided = person(member).when({ ...exclude, atOwnWish: false });
    expect(decided.events).toMatchObject([{ type: 'ExcludedFromClub', data: { clubId: 'namur', until: '2027-09-01' } }]);
    const excluded = [...member, ...(decided.events as readonly unknown[] as Loose[])];
    expect(person(excluded).when(end).events).toEqual([{ type: 'ClubExclusionEnded', data: { playerId: 'anna', exclusionId: 'x1' } }]);
    expect(person(excluded).when({ ...end, clubId: 'mons' })).toEqual(refused('EXCLUSION_NOT_FOUND', { exclusionId: 'x1' }));
    const asked = person(member).when({ ...exclude, atOwnWish: true });
    const atOwnWish = [...member, ...(asked.events as readonly unknown[] as Loose[])];
    expect(person(atOwnWish).when(end)).toEqual(refused('EXCLUSION_AT_OWN_WISH'));
    expect(person(atOwnWish).when({ ...end, mistaken: true }).events).toHaveLength(1);
    expect(person(member).when({ ...exclude, atOwnWish: false, until: '2026-08-01' })).toEqual(
      refused('DAYS_REVERSED', { from: '2026-09-01', until: '2026-08-01' }),
    );
  });

  it('is of age as their date of birth says', () => {
    const confirm = { type: 'ConfirmIdentity', clubId: 'mons', club: 'open', by: 'document', ofAge: true };
    expect(person(member).when({ ...confirm, isOfAgeByBirth: false })).toEqual(refused('AGE_CONTRADICTED'));
    expect(person(member).when({ ...confirm, isOfAgeByBirth: true }).events).toHaveLength(1);
    expect(person(member).when({ ...confirm, isOfAgeByBirth: null }).events).toHaveLength(1);
    expect(person(member).when({ ...confirm, ofAge: null, isOfAgeByBirth: false }).events).toHaveLength(1);
  });

  it('is one person with another id, one step deep, unless both met', () => {
    const merge = (other: object, duplicateId = 'other'): Loose => ({
      type: 'MergePlayers',
      duplicateId,
      other: { isKnown: true, isErased: false, mergedInto: null, duplicates: [], licences: [], met: null, ...other },
    });
    const absorbed = { type: 'DuplicateAbsorbed', data: { playerId: 'anna', duplicateId: 'other' } };
    expect(person(member).when(merge({}))).toEqual({ events: [absorbed] });
    expect(person([...member, absorbed]).when(merge({}))).toEqual(nothing);
    expect(person(member).when(merge({}, 'anna'))).toEqual(refused('SAME_PLAYER'));
    expect(person(member).when(merge({ isKnown: false }))).toEqual(refused('DUPLICATE_UNKNOWN', { duplicateId: 'other' }));
    expect(person(member).when(merge({ isErased: true }))).toEqual(refused('PERSON_ERASED'));
    expect(person([...member, ordered]).when({ type: 'MergeInto', survivorId: 'x', licences: [] })).toEqual(refused('PERSON_ERASED'));
    expect(person(member).when(merge({ mergedInto: 'x' }))).toEqual(refused('PERSON_MERGED', { survivorId: 'x' }));
    expect(person(member).when(merge({ duplicates: ['x'] }))).toEqual(refused('HAS_DUPLICATES', { duplicates: ['x'] }));
    expect(person(member).when(merge({ met: 'friday' }))).toEqual(refused('PLAYERS_MET', { tournamentId: 'friday' }));
    const unmerge = { type: 'UnmergePlayers', duplicateId: 'other' };
    expect(person(member).when(unmerge)).toEqual(refused('NOT_MERGED', { duplicateId: 'other' }));
    expect(person([...member, absorbed]).when(unmerge).events).toHaveLength(1);
    expect(person([...member, absorbed]).when({ type: 'MergeInto', survivorId: 'x', licences: [] })).toEqual(
      refused('HAS_DUPLICATES', { duplicates: ['other'] }),
    );
  });

  it('is erased for good: under the id that they are kept under, and with it under the others', () => {
    expect(person(member).when({ type: 'ErasePerson' })).toEqual({ events: [ordered] });
    expect(person([...member, ordered]).when({ type: 'ErasePerson' })).toEqual(nothing);
    expect(person([...member, merged]).when({ type: 'ErasePerson' })).toEqual(refused('PERSON_MERGED', { survivorId: 'ann' }));
    expect(person([...member, merged]).when({ type: 'ErasePerson', survivorId: 'ann' })).toEqual({ events: [ordered] });
    expect(person([...member, ordered]).when(register)).toEqual(refused('PERSON_ALREADY_REGISTERED'));
    expect(person([ordered]).when(register)).toEqual(refused('PERSON_ERASED'));
    expect(person([]).when({ type: 'RequestErasure' })).toEqual(refused('PERSON_NOT_FOUND'));
  });
});
