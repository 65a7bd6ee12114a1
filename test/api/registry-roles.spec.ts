/** Roles on clubs and federations reach what belongs to them; an official who is a player is one wherever they play. */
import { ApiUnderTest, startFriday } from './client.js';
import { give, openHand } from './hands.js';

const bearing = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });
const settings = { club: 'Mons', rulebook: { id: 'ropta' }, startingStack: 20_000, seatsPerTable: 8, chipUnit: 25 };
const structure = [{ kind: 'LEVEL', smallBlind: 100, bigBlind: 200, seconds: 1200 }];
const entering = { tournamentId: 'friday', adult: true };

describe('roles on a club', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
    await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', since: '2020-01-01' });
  });

  afterEach(() => api.close());

  const register = async (fields: object): Promise<string> =>
    ((await api.command('registerPerson', { clubId: 'mons', ...fields }, '{ playerId }')) as { playerId: string }).playerId;
  const codeOf = async (name: string, input: object): Promise<string | undefined> =>
    (await api.give(name, input, '{ revision }')).errors?.[0]?.extensions.code;
  const key = async (role: string, scope: object): Promise<string> =>
    ((await api.command('createToken', { holder: { kind: 'PERSON', roles: [role], ...scope } }, '{ key }')) as { key: string }).key;
  const giveBy = async (token: string, name: string, input: object): Promise<string | undefined> => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${name}(input: $input) { revision } }`;
    const { errors } = await api.ask(query, { input: { commandId: `by-${name}`, ...input } }, bearing(token));
    return errors?.[0]?.extensions.code;
  };

  it('reach its tournaments as soon as they are announced', async () => {
    const [admin, director] = [await key('CLUB_ADMIN', { clubId: 'mons' }), await key('TD', { clubId: 'mons' })];
    expect(
      await giveBy(admin, 'createTournament', { tournamentId: 'friday', name: 'Friday', clubId: 'mons', ...settings, structure }),
    ).toBeUndefined();
    expect(await giveBy(director, 'registerPlayer', { ...entering, playerId: 'p1' })).toBeUndefined();
    expect(await giveBy(admin, 'registerPlayer', { ...entering, playerId: 'p2', commandId: 'other' })).toBe('FORBIDDEN');
    await api.command('createTournament', { tournamentId: 'elsewhere', name: 'Elsewhere', ...settings, structure });
    expect(await giveBy(director, 'registerPlayer', { ...entering, tournamentId: 'elsewhere', playerId: 'p1' })).toBe('NOT_FOUND');
  });

  it('reach from a federation to its clubs while they belong to it', async () => {
    const official = await key('FEDERATION_OFFICIAL', { federationId: 'north' });
    const anna = await register({ name: 'Anna', bornOn: '1990-05-31' });
    const birth = async (): Promise<unknown> => {
      const { data } = await api.ask(`{ player(id: "${anna}") { personalData { birthDate contacts { value } } } }`, {}, bearing(official));
      return data?.['player'].personalData;
    };
    expect(await birth()).toEqual({ birthDate: '1990-05-31', contacts: null });
    await api.command('endAffiliation', { clubId: 'mons', federationId: 'north' });
    expect(await birth()).toBeNull();
  });

  it('who read what is kept of a person is on record, for the person and in the log of who read it', async () => {
    const made = await api.command(
      'createToken',
      { holder: { kind: 'PERSON', roles: ['CLUB_ADMIN'], clubId: 'mons' } },
      '{ key principalId }',
    );
    const { key: admin, principalId } = made as { key: string; principalId: string };
    const official = await key('FEDERATION_OFFICIAL', { federationId: 'north' });
    const anna = await register({ name: 'Anna', bornOn: '1990-05-31' });
    const details = `{ player(id: "${anna}") { personalData { birthDate contacts { value } externalIds { value } } } }`;
    for (const reader of [admin, admin, official]) await api.ask(details, {}, bearing(reader));
    await api.ask(`{ myData(playerId: "${anna}") }`, {}, bearing(admin));
    await api.tapis.access.notes.flush();
    await api.asDirector('{ __typename }');
    const { data } = await api.asDirector(`{ accessLog(principalId: "${principalId}") { nodes { type data text { en } } } }`);
    const reads = data!['accessLog'].nodes.filter(({ type }: { type: string }) => type === 'PersonalDataRead');
    // Nothing was kept of contacts and ids.
    expect(reads).toMatchObject([{ data: { playerId: anna, fields: ['birthDate', 'everything'] } }]);
    const kept = JSON.parse((await api.asDirector(`{ myData(playerId: "${anna}") }`)).data!['myData'] as string) as { readBy: object[] };
    expect(kept.readBy).toMatchObject([{ principalId, fields: ['birthDate', 'everything'] }, { fields: ['birthDate'] }]);
  });

  it('a player who reads their own data leaves no note', async () => {
    const anna = await register({ name: 'Anna', bornOn: '1990-05-31' });
    const made = await api.command('createToken', { holder: { kind: 'PERSON', roles: ['FLOOR'], clubId: 'mons' } }, '{ key principalId }');
    const { key: own, principalId } = made as { key: string; principalId: string };
    await api.command('linkPlayer', { principalId, playerId: anna });
    const { data } = await api.ask(`{ player(id: "${anna}") { personalData { birthDate } } }`, {}, bearing(own));
    expect(data!['player'].personalData).toEqual({ birthDate: '1990-05-31' });
    await api.tapis.access.notes.flush();
    await api.asDirector('{ __typename }');
    const kept = JSON.parse((await api.asDirector(`{ myData(playerId: "${anna}") }`)).data!['myData'] as string) as { readBy: object[] };
    expect(kept.readBy).toEqual([]);
  });

  it('and an official who is linked with a player sees no cards where they play, under whatever id', async () => {
    await startFriday(api);
    const { id: handId } = await openHand(api);
    await give(api, 'recordHoleCards', { handId, seat: 1, cards: ['As', 'Kd'] });
    const made = await api.command(
      'createToken',
      { holder: { kind: 'PERSON', roles: ['TD'], tournamentId: 'friday' } },
      '{ key principalId }',
    );
    const { key: token, principalId } = made as { key: string; principalId: string };
    const cards = async (): Promise<unknown> =>
      (await api.ask(`{ hand(id: "${handId}") { seats { cards } } }`, {}, bearing(token))).data!['hand'].seats.find(
        (seat: { cards: unknown }) => seat.cards !== null,
      ) ?? null;
    expect(await cards()).toEqual({ cards: ['As', 'Kd'] });
    expect(await codeOf('linkPlayer', { principalId, playerId: 'typo' })).toBe('UNKNOWN_PLAYER_TO_LINK');
    expect(await codeOf('linkPlayer', { principalId: 'typo', playerId: 'p3' })).toBe('UNKNOWN_PRINCIPAL');
    expect(await codeOf('linkPlayer', { principalId: 'admin', playerId: 'p3' })).toBe('UNKNOWN_PRINCIPAL');
    await api.command('linkPlayer', { principalId, playerId: 'p3' });
    expect(await cards()).toBeNull();
    expect((await api.ask('{ me { playerId } }', {}, bearing(token))).data!['me']).toEqual({ playerId: 'p3' });
    expect(await codeOf('linkPlayer', { principalId, playerId: 'p4' })).toBe('LINKED_OTHERWISE');
    const anna = await register({ name: 'Anna' });
    await api.command('mergePlayers', { playerId: anna, duplicateId: 'p3' });
    expect(await cards()).toBeNull();
    expect((await api.ask('{ me { playerId } }', {}, bearing(token))).data!['me']).toEqual({ playerId: anna });
    await api.command('unmergePlayers', { playerId: anna, duplicateId: 'p3' });
    expect(await codeOf('unlinkPlayer', { principalId, playerId: 'p4' })).toBe('NOT_LINKED');
    await api.command('unlinkPlayer', { principalId, playerId: 'p3' });
    expect(await cards()).toEqual({ cards: ['As', 'Kd'] });
  });
});
