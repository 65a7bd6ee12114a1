/** Federations, clubs and people: licences, suspensions, merges, what the public sees of a name, and that an erased person is in no file. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rename } from '../../src/app/vault/person-vault.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import type { EventStore } from '../../src/store/event-store.js';
import { MemoryEventStore } from '../store/memory-event-store.js';
import { tapis } from '../program/run.js';
import { ApiUnderTest, startFriday } from './client.js';
import { SCOPES } from '../../src/app/registry/registry.module.js';

const NAME = 'Philomène Vandenbroucke';

describe('The registry', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'Fédération du Nord' });
    await api.command('defineRegion', { federationId: 'north', region: 'HAINAUT', name: 'Hainaut' });
    await api.command('registerClub', { clubId: 'mons', name: 'Poker Club Mons', country: 'BE' });
    await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', region: 'HAINAUT', since: '2020-01-01' });
  });

  afterEach(() => api.close());

  const register = async (fields: object = {}): Promise<string> => {
    const { playerId } = (await api.command('registerPerson', { clubId: 'mons', name: NAME, ...fields }, '{ playerId }')) as {
      playerId: string;
    };
    return playerId;
  };

  const codeOf = async (name: string, input: object): Promise<string | undefined> =>
    (await api.give(name, input, '{ revision }')).errors?.[0]?.extensions.code;

  const publicName = async (playerId: string): Promise<unknown> => {
    await api.asDirector('{ position }');
    return (await api.ask(`{ player(id: "${playerId}") { name } }`)).data?.['player']?.name;
  };

  const entering = { tournamentId: 'friday', adult: true };
  const announce = (id: string, fields: object = {}): Promise<unknown> =>
    api.command('createTournament', {
      tournamentId: id,
      name: 'Friday',
      club: 'Poker Club Mons',
      rulebook: { id: 'ropta' },
      startingStack: 20_000,
      seatsPerTable: 8,
      chipUnit: 25,
      structure: [{ kind: 'LEVEL', smallBlind: 100, bigBlind: 200, seconds: 1200 }],
      ...fields,
    });

  it('shows the club of a tournament, its federation and its region', async () => {
    await announce('friday', { clubId: 'mons' });
    const { data } = await api.asDirector(
      '{ tournament(id: "friday") { clubName clubId club { name region federation { name regions { code } } } } }',
    );
    expect(data!['tournament']).toEqual({
      clubName: 'Poker Club Mons',
      clubId: 'mons',
      club: { name: 'Poker Club Mons', region: 'HAINAUT', federation: { name: 'Fédération du Nord', regions: [{ code: 'HAINAUT' }] } },
    });
    expect([api.tapis.part(SCOPES).clubOf('friday'), api.tapis.part(SCOPES).federationOf('mons')]).toEqual(['mons', 'north']);
  });

  it('a tournament names no club that is not there, nor one that is closed; a name alone will do', async () => {
    await announce('monday');
    await api.command('closeClub', { clubId: 'mons' });
    await expect(announce('friday', { clubId: 'mons' })).rejects.toThrow('TOURNAMENT_OF_CLOSED_CLUB');
    await expect(announce('friday', { clubId: 'namur' })).rejects.toThrow('TOURNAMENT_OF_UNKNOWN_CLUB');
    const answer = await api.asDirector('{ tournament(id: "monday") { clubId club { name } } clubs { nodes { id federation { id } } } }');
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({
      tournament: { clubId: null, club: null },
      clubs: { nodes: [{ id: 'mons', federation: { id: 'north' } }] },
    });
  });

  it('a person gets an id that Tapis makes, the same for the same command', async () => {
    const input = { commandId: 'r1', clubId: 'mons', name: NAME, bornOn: '1990-05-31' };
    const ids = [await register(input), await register(input)];
    expect(ids[0]).toMatch(/^p-[0-9a-f]{20}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(api.tapis.vault.read(ids[0] as never)).toMatchObject({ name: NAME, birthDate: '1990-05-31' });
    expect(await codeOf('registerPerson', { clubId: 'mons', bornOn: '2026-02-30' })).toBe('DAY_INVALID');
  });

  it('no event, no view and no index holds what is personal', async () => {
    await register({ bornOn: '1990-05-31', contacts: [{ kind: 'email', value: 'philo@example.org' }] });
    await api.asDirector('{ position }');
    const files = readdirSync(api.folder).filter((name) => !name.startsWith('players.sqlite'));
    const bytes = files.map((name) => readFileSync(join(api.folder, name), 'latin1')).join('\n');
    expect(['Vandenbroucke', '1990-05-31', 'philo@example.org'].filter((text) => bytes.includes(text))).toEqual([]);
  });

  it('a licence number belongs to one person, and names are not overwritten by it', async () => {
    const [anna, bram] = [await register({ name: 'Anna' }), await register({ name: 'Bram' })];
    const licence = { federationId: 'north', period: '2026-2027', clubId: 'mons', validFrom: '2026-09-01', validUntil: '2027-08-31' };
    await api.command('recordPersonalData', { playerId: anna, bornOn: '1990-05-31' });
    await api.command('confirmIdentity', { playerId: bram, clubId: 'mons', by: 'DOCUMENT', ofAge: true });
    await api.command('grantLicence', { playerId: anna, ...licence, number: '0042' });
    expect(await codeOf('grantLicence', { playerId: bram, ...licence, number: '0042' })).toBe('EXTERNAL_ID_TAKEN');
    await api.command('grantLicence', { playerId: bram, ...licence, number: '0043' });
    expect(await codeOf('grantLicence', { playerId: bram, ...licence, number: '0044' })).toBe('LICENCE_EXISTS');
    const { data } = await api.asDirector(
      '{ a: playerByExternalId(source: "licence north", externalId: "0042") { id name } b: playerByExternalId(source: "licence north", externalId: "0044") { id } }',
    );
    expect(data).toEqual({ a: { id: anna, name: 'Anna' }, b: null });
  });

  it('what was typed wrongly is put right: the name of a federation, a closed club, an id of another program', async () => {
    await api.command('renameFederation', { federationId: 'north', name: 'Fédération de Lille' });
    expect((await api.asDirector('{ federation(id: "north") { name } }')).data!['federation']).toEqual({ name: 'Fédération de Lille' });
    await api.command('closeClub', { clubId: 'mons' });
    await api.command('reopenClub', { clubId: 'mons' });
    expect((await api.asDirector('{ club(id: "mons") { closed } }')).data!['club']).toEqual({ closed: false });
    const [anna, bea] = [await register({ name: 'Anna' }), await register({ name: 'Bea' })];
    const id = { source: 'club-software', externalId: '4711' };
    await api.command('mapExternalId', { playerId: anna, ...id });
    expect(await codeOf('mapExternalId', { playerId: bea, ...id })).toBe('EXTERNAL_ID_TAKEN');
    expect(await codeOf('unmapExternalId', { playerId: bea, ...id })).toBe('EXTERNAL_ID_NOT_THEIRS');
    const back = { commandId: 'back', playerId: anna, ...id };
    await api.command('unmapExternalId', back);
    await api.command('mapExternalId', { playerId: bea, ...id });
    // Sent again, it takes nothing from who has the id now.
    await api.command('unmapExternalId', back);
    const found = '{ playerByExternalId(source: "club-software", externalId: "4711") { id } }';
    expect((await api.asDirector(found)).data!['playerByExternalId']).toEqual({ id: bea });
  });

  it('an id of another program is one person’s in each federation: nobody learns who has it in another one', async () => {
    await api.command('foundFederation', { federationId: 'south', name: 'South' });
    await api.command('registerClub', { clubId: 'arlon', name: 'Arlon' });
    await api.command('affiliateClub', { clubId: 'arlon', federationId: 'south', since: '2020-01-01' });
    await api.command('registerClub', { clubId: 'alone', name: 'Alone' });
    const id = { source: 'club-software', externalId: '4711' };
    const [anna, chloe, dora] = [
      await register({ name: 'Anna' }),
      await register({ name: 'Chloe', clubId: 'arlon' }),
      await register({ name: 'Dora', clubId: 'alone' }),
    ];
    for (const playerId of [anna, chloe, dora]) {
      await api.command('mapExternalId', { playerId, ...id });
      await api.command('mapExternalId', { playerId, ...id });
    }
    for (const clubId of ['mons', 'arlon', 'alone'])
      expect(await codeOf('mapExternalId', { playerId: await register({ name: 'Eva', clubId }), ...id })).toBe('EXTERNAL_ID_TAKEN');
    const kept = '{ personalData { externalIds { source value } } }';
    const shown = (await api.asDirector(`{ a: player(id: "${anna}") ${kept} c: player(id: "${chloe}") ${kept} }`)).data!;
    for (const each of ['a', 'c']) expect(shown[each].personalData.externalIds).toEqual([{ source: 'club-software', value: '4711' }]);
    const matched = async (clubId: string): Promise<unknown> => {
      const rows = [{ ...id, place: 1 }];
      const sheet = { clubId, source: 'paper', externalId: clubId, name: 'Cup', date: '2026-09-04', rows };
      const { sheetId } = (await api.command('importResults', sheet, '{ sheetId }')) as { sheetId: string };
      return (await api.asDirector(`{ resultSheet(id: "${sheetId}") { rows { nodes { player { id } } } } }`)).data!['resultSheet'].rows
        .nodes[0].player.id;
    };
    expect([await matched('mons'), await matched('arlon'), await matched('alone')]).toEqual([anna, chloe, dora]);
    await api.command('unmapExternalId', { playerId: chloe, ...id });
    expect(await codeOf('unmapExternalId', { playerId: chloe, ...id })).toBe('EXTERNAL_ID_NOT_THEIRS');
    await api.command('mapExternalId', { playerId: await register({ name: 'Fay', clubId: 'arlon' }), ...id });
    expect(api.tapis.vault.holdersOf({ source: 'club-software', id: '4711' })).toContain(anna);
  });

  it('a number goes back to the federation with the last licence, and is given to somebody else then', async () => {
    const [anna, bea] = [await register({ bornOn: '1990-05-31' }), await register({ bornOn: '1990-05-31' })];
    const licence = { federationId: 'north', clubId: 'mons', validFrom: '2026-09-01', validUntil: '2027-08-31', number: '0042' };
    for (const period of ['2026', '2027']) await api.command('grantLicence', { playerId: anna, ...licence, period });
    await api.command('revokeLicence', { playerId: anna, federationId: 'north', period: '2026' });
    expect(await codeOf('grantLicence', { playerId: bea, ...licence, period: '2026' })).toBe('EXTERNAL_ID_TAKEN');
    await api.command('revokeLicence', { playerId: anna, federationId: 'north', period: '2027' });
    await api.command('grantLicence', { playerId: bea, ...licence, period: '2026' });
    expect(api.tapis.vault.read(anna as never).externalIds).toEqual([]);
  });

  it('what is asked for people stands on the list of their club until it is decided on', async () => {
    const [anna, bea] = [await register({ name: 'Anna', bornOn: '1990-05-31' }), await register({ name: 'Bea' })];
    await api.command('requestErasure', { playerId: bea });
    const asked = { federationId: 'north', period: '2026', clubId: 'mons' };
    for (const playerId of [anna, bea]) await api.command('requestLicence', { playerId, ...asked });
    const requests = async (): Promise<unknown> => {
      const { data } = await api.asDirector('{ club(id: "mons") { requests { nodes { kind player { id } federationId period } } } }');
      return data!['club'].requests.nodes;
    };
    const licence = { kind: 'LICENCE', federationId: 'north', period: '2026' };
    expect(await requests()).toEqual([
      { kind: 'ERASURE', player: { id: bea }, federationId: null, period: null },
      { ...licence, player: { id: anna } },
      { ...licence, player: { id: bea } },
    ]);
    await api.command('grantLicence', { playerId: anna, ...asked, validFrom: '2026-09-01', validUntil: '2027-08-31' });
    await api.command('erasePerson', { playerId: bea });
    expect(await requests()).toEqual([]);
  });

  it('licenses nobody who is too young, or of whose age nothing is known', async () => {
    const licence = { federationId: 'north', period: '2026-2027', clubId: 'mons', validFrom: '2026-09-01', validUntil: '2027-08-31' };
    const young = await register({ bornOn: '2008-09-02' });
    expect(await codeOf('grantLicence', { playerId: young, ...licence })).toBe('LICENCE_UNDER_AGE');
    expect(await codeOf('grantLicence', { playerId: await register(), ...licence })).toBe('LICENCE_AGE_UNKNOWN');
    await api.command('setLicenceTerms', { federationId: 'north', minimumAge: 17 });
    await api.command('grantLicence', { playerId: young, ...licence });
  });

  it('a suspended player enters no tournament of the federation’s clubs, until it is lifted', async () => {
    const anna = await register({ name: 'Anna' });
    await announce('friday', { clubId: 'mons' });
    await announce('home');
    const { events } = (await api.command(
      'suspendPlayer',
      { playerId: anna, federationId: 'north', from: '2020-01-01', reason: 'Struck Bram' },
      '{ events { type data } }',
    )) as { events: { data: { suspensionId: string } }[] };
    expect(JSON.stringify(events)).not.toContain('Struck');
    expect(await codeOf('registerPlayer', { ...entering, playerId: anna })).toBe('PLAYER_SUSPENDED');
    await api.command('registerPlayer', { ...entering, tournamentId: 'home', playerId: anna });
    const { data } = await api.asDirector(`{ player(id: "${anna}") { personalData { suspensions { reason until } } } }`);
    expect(data!['player'].personalData.suspensions).toEqual([{ reason: 'Struck Bram', until: null }]);
    const { suspensionId } = events[0]!.data;
    await api.command('liftSuspension', { playerId: anna, federationId: 'north', suspensionId });
    await api.command('registerPlayer', { ...entering, playerId: anna });
  });

  it('a player who is suspended after they registered is drawn no seat, under whatever id', async () => {
    const [anna, ann] = [await register({ name: 'Anna' }), await register({ name: 'Ann' })];
    await announce('friday', { clubId: 'mons' });
    for (const playerId of [anna, 'bram', 'cleo']) await api.command('registerPlayer', { ...entering, playerId });
    await api.command('suspendPlayer', { playerId: ann, federationId: 'north', from: '2020-01-01', reason: 'Struck Bram' });
    await api.command('mergePlayers', { playerId: anna, duplicateId: ann });
    const error = await api.refusal('drawSeats', { tournamentId: 'friday' });
    expect(error.extensions).toMatchObject({ code: 'PLAYERS_SUSPENDED', article: null, parameters: { players: [anna] } });
    await api.command('withdrawRegistration', { tournamentId: 'friday', playerId: anna });
    await api.command('drawSeats', { tournamentId: 'friday' });
  });

  it('the public sees what the person chose, else what their club or federation says; officials see the name', async () => {
    const anna = await register({ name: 'Anna de Vries' });
    expect(await publicName(anna)).toBe('Anna de Vries');
    await api.command('setPrivacyTerms', { federationId: 'north', publicName: 'INITIALS' });
    expect(await publicName(anna)).toBe('A. d. V.');
    await api.command('changeClubProfile', { clubId: 'mons', publicName: 'NAME' });
    expect(await publicName(anna)).toBe('Anna de Vries');
    expect(await codeOf('chooseVisibility', { playerId: anna, visibility: 'PSEUDONYM' })).toBe('PSEUDONYM_MISSING');
    await api.command('chooseVisibility', { playerId: anna, visibility: 'PSEUDONYM', pseudonym: 'The Rock' });
    expect(await publicName(anna)).toBe('The Rock');
    await api.command('chooseVisibility', { playerId: anna, visibility: 'HIDDEN' });
    await announce('friday', { clubId: 'mons' });
    await api.command('registerPlayer', { ...entering, playerId: anna });
    expect(await publicName(anna)).toBeNull();
    const seen = await api.asDirector(`{ player(id: "${anna}") { name } }`);
    expect(seen.data!['player'].name).toBe('Anna de Vries');
  });

  it('a command that is sent again brings nothing back that was replaced since', async () => {
    const first = { commandId: 'r1', name: 'Anna', bornOn: '1990-05-31' };
    const anna = await register(first);
    await api.command('recordPersonalData', { playerId: anna, name: 'Anna Lenoir', bornOn: '1990-05-30' });
    await register(first);
    expect(api.tapis.vault.read(anna as never)).toMatchObject({ name: 'Anna Lenoir', birthDate: '1990-05-30' });
    expect(await codeOf('registerPerson', { ...first, clubId: 'mons', name: undefined })).toBe('COMMAND_ID_REUSED');
  });

  it('commands of one person at the same time all reach the vault, in the order of the stream', async () => {
    const anna = await register({ name: 'Anna' });
    const record = (fields: object): Promise<unknown> => api.command('recordPersonalData', { playerId: anna, ...fields });
    const email = [{ kind: 'email', value: 'anna@example.org' }];
    await Promise.all([record({ bornOn: '1990-05-31' }), record({ contacts: email }), record({ name: 'Anna Lenoir' })]);
    expect(api.tapis.vault.read(anna as never)).toMatchObject({ name: 'Anna Lenoir', birthDate: '1990-05-31', contacts: email });
  });

  it('a licence number stays with who got it, however often it is asked for', async () => {
    const anna = await register({ bornOn: '1990-05-31' });
    const licence = { federationId: 'north', period: '2026-2027', clubId: 'mons', validFrom: '2026-09-01', validUntil: '2027-08-31' };
    const grant = (commandId: string): Promise<unknown> =>
      api.give('grantLicence', { commandId, playerId: anna, ...licence, number: '7' }, '{ revision }');
    await Promise.all([grant('g1'), grant('g2')]);
    expect(api.tapis.vault.holderOf({ source: 'licence north', id: '7' })).toBe(anna);
    await api.give('grantLicence', { commandId: 'g1', playerId: anna, ...licence, number: '8' }, '{ revision }');
    expect(api.tapis.vault.read(anna as never).externalIds).toEqual([{ source: 'licence north', id: '7' }]);
  });

  it('who registers for a tournament under the id of a registered person does not rename them', async () => {
    const anna = await register({ name: 'Anna' });
    await announce('friday', { clubId: 'mons' });
    await api.command('registerPlayer', { ...entering, playerId: anna, name: 'Mallory' });
    await api.command('registerPlayer', { ...entering, playerId: 'p9', name: 'Bram' });
    expect(['p9', anna].map((id) => api.tapis.vault.nameOf(id as never))).toEqual(['Bram', 'Anna']);
  });

  it('an erased person is in no byte of any file; the log verifies, and the standings keep the row', async () => {
    await startFriday(api);
    const contacts = [{ kind: 'email', value: 'philo@example.org' }];
    await register({ commandId: 'r1', knownAs: 'p1', contacts, bornOn: '1990-05-31' });
    await api.command('mapExternalId', { playerId: 'p1', source: 'club-software', externalId: 'EXT-4711' });
    const exported = (await api.asDirector('{ myData(playerId: "p1") }')).data!['myData'] as string;
    expect(exported).toContain('philo@example.org');
    expect(JSON.parse(exported)).toMatchObject({ playerId: 'p1', tournaments: [{ tournamentId: 'friday' }] });

    // A bundle given away before, and a head kept by a witness.
    const bundle = join(api.folder, 'friday.bundle');
    const heads = join(api.folder, 'heads.txt');
    const place = ['--data', api.folder];
    expect((await tapis('export', '--tournament', 'friday', '--format', 'bundle', '--names', '--out', bundle, ...place)).code).toBe(0);
    expect(readFileSync(bundle, 'latin1')).toContain('Vandenbroucke');
    writeFileSync(heads, (await tapis('head', ...place)).out);

    await api.command('erasePerson', { playerId: 'p1' });
    expect((await tapis('erase-name', 'p1', bundle)).code).toBe(0);
    const bytes = readdirSync(api.folder)
      .map((name) => readFileSync(join(api.folder, name), 'latin1'))
      .join('\n');
    expect(['Vandenbroucke', 'philo@example.org', '1990-05-31', 'EXT-4711'].filter((text) => bytes.includes(text))).toEqual([]);
    expect(JSON.stringify(api.log)).not.toContain('Vandenbroucke');

    // Repeated commands bring nothing back.
    await api.give(
      'registerPerson',
      { commandId: 'r1', clubId: 'mons', knownAs: 'p1', name: NAME, contacts, bornOn: '1990-05-31' },
      '{ playerId }',
    );
    expect(await codeOf('recordPersonalData', { playerId: 'p1', name: NAME })).toBe('PERSON_ERASED');
    expect(
      (await api.asDirector('mutation { namePlayer(input: { playerId: "p1", name: "Philomène" }) { id } }')).errors?.[0]?.extensions.code,
    ).toBe('PERSON_ERASED');
    expect(api.tapis.vault.read('p1' as never)).toEqual({ name: null, externalIds: [] });

    const { data } = await api.asDirector('{ player(id: "p1") { name registration { erased } results { nodes { state } } } }');
    expect(data).toEqual({ player: { name: null, registration: { erased: true }, results: { nodes: [{ state: 'IN' }] } } });
    await api.untilViewsReached();
    expect(await tapis('verify', '--views', '--heads', heads, ...place)).toMatchObject({ code: 0 });
    expect(await tapis('verify', bundle, '--heads', heads)).toMatchObject({ code: 0, out: expect.stringContaining('0 findings') });
  });

  it('an erasure reaches the names of every node; one that was away erases before it is ready', async () => {
    const folders = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `tapis-${name}-`)));
    const store = new MemoryEventStore();
    // A node that closes lets go of the store, which the other one still has.
    const held: EventStore = Object.assign(Object.create(store) as EventStore, { close: async () => undefined });
    const open = (folder: string) => openTapis({ folder, store: held, shared: true, drawSecret: 's'.repeat(32) });
    const erase = (node: Tapis, id: string) =>
      node.give(
        'player',
        id as never,
        { type: 'ErasePerson' },
        { commandId: `e-${id}`, actor: { id: 'a', role: 'director' }, correlationId: 'c' },
      );
    const [one, two] = [await open(folders[0]!), await open(folders[1]!)];
    for (const node of [one, two]) for (const id of ['p1', 'p2']) await node.vault.change(id as never, rename(NAME));
    await erase(one, 'p1');
    await two.runner.waitFor((await store.lastPosition())!, 5_000);
    for (let turn = 0; turn < 500 && two.vault.nameOf('p1' as never) !== null; turn += 1) await new Promise((go) => setImmediate(go));
    expect(two.vault.nameOf('p1' as never)).toBeNull();
    await two.close();
    await erase(one, 'p2');
    const back = await open(folders[1]!);
    expect(back.vault.nameOf('p2' as never)).toBeNull();
    await back.close();
    await one.close();
    await store.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it('a vault that was restored with an erased person is cleared before the server is ready', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapis-erased-'));
    const id = 'p1' as never;
    const context = (commandId: string) => ({ commandId, actor: { id: 'a', role: 'director' as const }, correlationId: commandId });
    try {
      const first = await openTapis({ folder });
      await first.give('player', id, { type: 'ErasePerson' }, context('e1'));
      await first.vault.change(id, rename(NAME));
      await first.close();
      const again = await openTapis({ folder });
      expect(again.vault.nameOf(id)).toBeNull();
      await again.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
