/** An official of one club or federation tries to learn of people of others, or to decide on them. */
import { ApiUnderTest } from './client.js';

const settings = { rulebook: { id: 'ropta' }, startingStack: 20_000, seatsPerTable: 8, chipUnit: 25 };
const structure = [{ kind: 'LEVEL', smallBlind: 100, bigBlind: 200, seconds: 1200 }];
const licence = { period: '2026', validUntil: '2027-08-31' };

describe('somebody with a role elsewhere', () => {
  let api: ApiUnderTest;
  let given = 0;

  /** Mons and Lille belong to the north, Namur to the south. */
  beforeEach(async () => {
    api = await ApiUnderTest.open();
    for (const [federationId, ...clubs] of [
      ['north', 'mons', 'lille'],
      ['south', 'namur'],
    ] as const) {
      await api.command('foundFederation', { federationId, name: federationId });
      for (const clubId of clubs) {
        await api.command('registerClub', { clubId, name: clubId });
        await api.command('affiliateClub', { clubId, federationId, since: '2020-01-01' });
        await api.command('createTournament', { tournamentId: `at-${clubId}`, name: clubId, clubId, club: clubId, ...settings, structure });
      }
    }
  });

  afterEach(() => api.close());

  const register = async (fields: object = {}): Promise<string> => {
    const input = { clubId: 'mons', name: 'Anna de Vries', ...fields };
    return ((await api.command('registerPerson', input, '{ playerId }')) as { playerId: string }).playerId;
  };
  const hold = (role: string, scope: object, more: object = {}): Promise<{ key: string; principalId: string }> =>
    api.command('createToken', { holder: { kind: 'PERSON', roles: [role], ...scope }, ...more }, '{ key principalId }');
  const askBy = async (key: string, query: string): Promise<Record<string, never>> => {
    await api.asDirector('{ position }');
    return ((await api.ask(query, {}, { authorization: `Bearer ${key}` })).data ?? {}) as Record<string, never>;
  };
  const giveBy = async (
    key: string,
    name: string,
    input: object,
  ): Promise<{ code: string; message: string; parameters: unknown } | null> => {
    const query = `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`;
    const commandId = name === 'namePlayer' ? {} : { commandId: `attack-${++given}` };
    const { errors } = await api.ask(query, { input: { ...commandId, ...input } }, { authorization: `Bearer ${key}` });
    const [error] = errors ?? [];
    if (error === undefined) return null;
    return { code: error.extensions.code, message: error.message, parameters: error.extensions.parameters };
  };
  const enter = (tournamentId: string, playerId: string, fields: object = {}): Promise<unknown> =>
    api.command('registerPlayer', { tournamentId, playerId, adult: true, ...fields });
  const nameBy = async (key: string, playerId: string): Promise<unknown> =>
    ((await askBy(key, `{ player(id: "${playerId}") { name } }`)) as { player?: { name: unknown } }).player?.name;

  it('cannot find a date of birth by asking for licences day by day', async () => {
    const anna = await register({ bornOn: '1990-05-31' });
    const { key } = await hold('FEDERATION_ADMIN', { federationId: 'south' });
    const { key: club } = await hold('CLUB_ADMIN', { clubId: 'namur' });
    expect(await giveBy(club, 'joinClub', { playerId: anna, clubId: 'namur', primary: false })).toBeNull();
    await giveBy(key, 'setLicenceTerms', { federationId: 'south', minimumAge: 36 });
    const ask = (validFrom: string) =>
      giveBy(key, 'grantLicence', { playerId: anna, federationId: 'south', clubId: 'namur', ...licence, validFrom });
    const answers = [await ask('2026-05-30'), await ask('2026-05-31')];
    expect(answers).toMatchObject([{ code: 'LICENCE_AGE_UNKNOWN' }, { code: 'LICENCE_AGE_UNKNOWN' }]);
    expect(answers[1]!.parameters).toEqual({ minimum: 36 });
    const own = { playerId: anna, federationId: 'north', clubId: 'mons', ...licence };
    await api.command('setLicenceTerms', { federationId: 'north', minimumAge: 36 });
    expect((await api.refusal('grantLicence', { ...own, validFrom: '2026-05-30' })).extensions.parameters).toEqual({
      age: 35,
      minimum: 36,
    });
  });

  it('gives and takes no licence number, under whatever name of the source', async () => {
    const anna = await register();
    const { key } = await hold('CLUB_ADMIN', { clubId: 'mons' });
    for (const source of ['licence north', 'Licence  north', 'license north', 'licence']) {
      for (const name of ['mapExternalId', 'unmapExternalId']) {
        expect(await giveBy(key, name, { playerId: anna, source, externalId: '0042' })).toMatchObject({ code: 'LICENCE_BY_FEDERATION' });
      }
    }
    // Nor does the id of a federation lead to what a club mapped under it.
    await api.command('mapExternalId', { playerId: anna, source: 'north', externalId: '0042' });
    const found = await api.asDirector('{ playerByExternalId(source: "licence north", externalId: "0042") { id } }');
    expect(found.data).toEqual({ playerByExternalId: null });
  });

  it('finds by an id of another program whom their role reaches, and reads no ids as a program', async () => {
    const anna = await register();
    await api.command('mapExternalId', { playerId: anna, source: 'club-software', externalId: '4711' });
    const query = '{ playerByExternalId(source: "club-software", externalId: "4711") { id personalData { externalIds { value } } } }';
    const found = { playerByExternalId: { id: anna, personalData: { externalIds: [{ value: '4711' }] } } };
    const { key: program } = await hold('INTEGRATION_READ', { clubId: 'mons' });
    expect(await askBy((await hold('CLUB_ADMIN', { clubId: 'mons' })).key, query)).toEqual(found);
    expect(await askBy(program, query)).toEqual({ playerByExternalId: { id: anna, personalData: { externalIds: null } } });
    expect(await askBy((await hold('CLUB_ADMIN', { clubId: 'namur' })).key, query)).toEqual({ playerByExternalId: null });
  });

  it('opens no data of their own by a token for something else', async () => {
    const anna = await register({ bornOn: '1990-05-31' });
    const { key, principalId } = await hold('FLOOR', { tournamentId: 'at-namur' });
    await api.command('linkPlayer', { principalId, playerId: anna });
    const made = await api.ask(
      'mutation { createToken(input: { commandId: "limited", within: { tournamentId: "at-namur" } }) { key } }',
      {},
      { authorization: `Bearer ${key}` },
    );
    const limited = made.data!['createToken'].key as string;
    const query = `{ myData(playerId: "${anna}") player(id: "${anna}") { personalData { birthDate } } }`;
    expect(await askBy(limited, query)).toMatchObject({ myData: null, player: { personalData: null } });
    expect(await askBy(key, query)).toMatchObject({ player: { personalData: { birthDate: '1990-05-31' } } });
  });

  it('sees no name that a person hides by entering their id in a tournament', async () => {
    const anna = await register();
    await api.command('chooseVisibility', { playerId: anna, visibility: 'INITIALS' });
    const [namur, lille] = [await hold('TD', { tournamentId: 'at-namur' }), await hold('TD', { tournamentId: 'at-lille' })];
    for (const { key } of [namur, lille]) expect(await nameBy(key, anna)).toBe('A. d. V.');
    expect(await giveBy(namur.key, 'registerPlayer', { tournamentId: 'at-namur', playerId: anna, adult: true })).toBeNull();
    expect(await giveBy(lille.key, 'registerPlayer', { tournamentId: 'at-lille', playerId: anna, adult: true })).toBeNull();
    expect(await nameBy(namur.key, anna)).toBe('A. d. V.');
    const feed = await askBy(namur.key, '{ tournament(id: "at-namur") { auditFeed(last: 1) { nodes { text { en } } } } }');
    expect(JSON.stringify(feed)).toContain('A. d. V.');
    expect(JSON.stringify(feed)).not.toContain('Anna');
    // A club of the same federation sees who its guests are.
    expect(await nameBy(lille.key, anna)).toBe('Anna de Vries');
  });

  it('renames nobody whom another tournament brought in', async () => {
    await enter('at-mons', 'guest', { name: 'Anna' });
    const { key } = await hold('TD', { tournamentId: 'at-namur' });
    const entry = { tournamentId: 'at-namur', playerId: 'guest', adult: true, name: 'Mallory' };
    expect(await giveBy(key, 'registerPlayer', entry)).toMatchObject({ code: 'PLAYER_ID_OF_ANOTHER_CLUB' });
    expect(await giveBy(key, 'registerPlayer', { ...entry, playerClubId: 'mons' })).toBeNull();
    expect(await giveBy(key, 'namePlayer', { playerId: 'guest', name: 'Mallory' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await nameBy(key, 'guest')).toBe('Anna');
    const { key: theirs } = await hold('TD', { tournamentId: 'at-mons' });
    expect(await giveBy(theirs, 'namePlayer', { playerId: 'guest', name: 'Anne' })).toBeNull();
    expect(await nameBy(theirs, 'guest')).toBe('Anne');
  });

  it('shows nobody whom only tournaments know other than the terms of the club say', async () => {
    await enter('at-mons', 'guest', { name: 'Anna de Vries' });
    const { key } = await hold('TD', { tournamentId: 'at-mons' });
    const inPublic = async (): Promise<unknown> => (await api.ask('{ player(id: "guest") { name } }')).data!['player'].name;
    expect(await inPublic()).toBe('Anna de Vries');
    await api.command('setPrivacyTerms', { federationId: 'north', publicName: 'INITIALS' });
    await api.asDirector('{ position }');
    expect(await inPublic()).toBe('A. d. V.');
    expect(await nameBy(key, 'guest')).toBe('Anna de Vries');
    await api.command('changeClubProfile', { clubId: 'mons', publicName: 'HIDDEN' });
    await api.asDirector('{ position }');
    expect(await inPublic()).toBeNull();
  });

  it('says of no official elsewhere which player they are, nor that they are none', async () => {
    const anna = await register();
    const director = await hold('TD', { tournamentId: 'at-namur' });
    const { key } = await hold('CLUB_ADMIN', { clubId: 'mons' });
    const link = { principalId: director.principalId, playerId: anna };
    expect(await giveBy(key, 'linkPlayer', link)).toMatchObject({ code: 'ROLES_ELSEWHERE', parameters: {} });
    await api.command('linkPlayer', link);
    expect(await giveBy(key, 'unlinkPlayer', link)).toMatchObject({ code: 'ROLES_ELSEWHERE' });
    const floor = await hold('FLOOR', { tournamentId: 'at-mons' });
    expect(await giveBy(key, 'linkPlayer', { ...link, principalId: floor.principalId })).toBeNull();
    // An id that no provider’s identity can have.
    expect(await giveBy(key, 'linkPlayer', { ...link, principalId: 'Ivan' })).toMatchObject({ code: 'UNKNOWN_PRINCIPAL' });
    expect(await giveBy(key, 'linkPlayer', { ...link, principalId: `I${'0'.repeat(20)}` })).toBeNull();
  });

  it('learns of a person elsewhere no more than of an id that nobody has', async () => {
    const anna = await register();
    const { key } = await hold('CLUB_ADMIN', { clubId: 'namur' });
    for (const name of ['recordPersonalData', 'requestErasure']) {
      const [of, ofNobody] = [await giveBy(key, name, { playerId: anna }), await giveBy(key, name, { playerId: 'nobody' })];
      expect(of).toMatchObject({ code: 'NOT_FOUND', parameters: { scope: 'player' } });
      expect(of!.message.replace(anna, 'nobody')).toBe(ofNobody!.message);
      expect(of!.message).not.toContain('mons');
    }
  });

  it('takes a player of another club once that club has let them go', async () => {
    const [anna, guest] = [await register(), await register({ member: false })];
    const [{ key: namur }, { key: mons }] = [await hold('CLUB_ADMIN', { clubId: 'namur' }), await hold('CLUB_ADMIN', { clubId: 'mons' })];
    const join = (playerId: string) => giveBy(namur, 'joinClub', { playerId, clubId: 'namur' });
    expect([await join(anna), await join(guest)]).toMatchObject([{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }]);
    expect(await giveBy(mons, 'leaveClub', { playerId: anna, clubId: 'mons' })).toBeNull();
    expect([await join(anna), await join(guest)]).toMatchObject([null, { code: 'NOT_FOUND' }]);
    expect(await giveBy(mons, 'joinClub', { playerId: anna, clubId: 'mons' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('erases their own people, but nobody whom a federation has licensed', async () => {
    const [anna, bea] = [await register({ bornOn: '1990-05-31' }), await register()];
    const { key } = await hold('CLUB_ADMIN', { clubId: 'mons' });
    const { key: foreign } = await hold('CLUB_ADMIN', { clubId: 'namur' });
    const grant = { playerId: anna, federationId: 'north', clubId: 'mons', ...licence, validFrom: '2020-09-01' };
    await api.command('grantLicence', grant);
    const refusal = { code: 'PERSON_LICENSED', parameters: { federationId: 'north' } };
    expect(await giveBy(key, 'erasePerson', { playerId: anna })).toMatchObject(refusal);
    expect(await giveBy(foreign, 'erasePerson', { playerId: bea })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await giveBy(key, 'erasePerson', { playerId: bea })).toBeNull();
    const { key: official } = await hold('FEDERATION_ADMIN', { federationId: 'north' });
    expect(await giveBy(official, 'erasePerson', { playerId: anna })).toBeNull();
    expect(api.tapis.vault.isEmpty(anna as never)).toBe(true);
  });

  it('erases a person whose licence has run out', async () => {
    const anna = await register({ bornOn: '1970-05-31' });
    const { key } = await hold('CLUB_ADMIN', { clubId: 'mons' });
    const old = { period: '2019', validFrom: '2019-09-01', validUntil: '2020-08-31' };
    await api.command('grantLicence', { playerId: anna, federationId: 'north', clubId: 'mons', ...old });
    expect(await giveBy(key, 'erasePerson', { playerId: anna })).toBeNull();
  });

  it('has of an entrant of their own tournament a person: registered, and merged', async () => {
    await enter('at-mons', 'guest', { name: 'Anna' });
    const { key: admin } = await hold('CLUB_ADMIN', { clubId: 'mons' });
    const { key: foreign } = await hold('CLUB_ADMIN', { clubId: 'namur' });
    expect(await giveBy(foreign, 'registerPerson', { clubId: 'namur', knownAs: 'guest' })).toMatchObject({ code: 'NOT_FOUND' });
    const anna = await register();
    const merge = { playerId: anna, duplicateId: 'guest' };
    expect(await giveBy((await hold('FEDERATION_OFFICIAL', { federationId: 'south' })).key, 'mergePlayers', merge)).toMatchObject({
      code: 'NOT_FOUND',
    });
    const { key: official } = await hold('FEDERATION_OFFICIAL', { federationId: 'north' });
    expect(await giveBy(official, 'mergePlayers', merge)).toBeNull();
    expect(await giveBy(official, 'unmergePlayers', merge)).toBeNull();
    expect(await giveBy(admin, 'registerPerson', { clubId: 'mons', knownAs: 'guest' })).toBeNull();
  });

  it('has one licence a period, under whatever id it was granted', async () => {
    const [anna, ann] = [await register(), await register()];
    for (const playerId of [anna, ann]) {
      await api.command('confirmIdentity', { playerId, clubId: 'mons', by: 'DOCUMENT', ofAge: true });
    }
    const grant = { federationId: 'north', clubId: 'mons', ...licence, validFrom: '2026-09-01' };
    await api.command('grantLicence', { playerId: ann, ...grant });
    await api.command('mergePlayers', { playerId: anna, duplicateId: ann });
    expect((await api.refusal('grantLicence', { playerId: anna, ...grant })).extensions.code).toBe('LICENCE_EXISTS');
    const shown = `{ player(id: "${anna}") { registration { licences { period status } } } }`;
    expect((await api.asDirector(shown)).data!['player'].registration.licences).toEqual([{ period: '2026', status: 'GRANTED' }]);
    await api.command('revokeLicence', { playerId: anna, federationId: 'north', period: '2026' });
    await api.command('grantLicence', { playerId: anna, ...grant });
    await api.command('unmergePlayers', { playerId: anna, duplicateId: ann });
    await api.command('grantLicence', { playerId: ann, ...grant });
    const clash = await api.refusal('mergePlayers', { playerId: anna, duplicateId: ann });
    expect(clash.extensions).toMatchObject({ code: 'LICENCES_CLASH', parameters: { federationId: 'north', period: '2026' } });
  });
});
