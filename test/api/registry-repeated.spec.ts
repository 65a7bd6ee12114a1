/** Commands of the registry that come again, late, or with other data; merges that were taken back meanwhile. */
import type { CommittedEvent } from '../../events/envelope.js';
import { playerStream, type PlayerId } from '../../events/ids.js';
import { decodeEvent } from '../../src/app/dispatch/event-codec.js';
import { followRegistry } from '../../src/app/reactions/follow-people.js';
import { ViewError } from '../../src/app/views/view-error.js';
import { ViewWaits } from '../../src/app/views/view-waits.js';
import { ApiUnderTest } from './client.js';
import { REGISTRY_PARTS } from '../../src/app/registry/registry.module.js';
import { Registry } from '../../src/app/registry/registry.js';

describe('the registry', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
    await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', since: '2020-01-01' });
  });

  afterEach(() => api.close());

  const register = async (fields: object): Promise<PlayerId> =>
    ((await api.command('registerPerson', { clubId: 'mons', ...fields }, '{ playerId }')) as { playerId: PlayerId }).playerId;
  const codeOf = async (name: string, input: object): Promise<string> => (await api.refusal(name, input)).extensions.code;

  it('refuses other data under an id of a command that was taken, and takes the same again', async () => {
    const first = { commandId: 'r1', clubId: 'mons', name: 'Anna' };
    const anna = await register(first);
    expect(await register(first)).toBe(anna);
    const error = await api.refusal('registerPerson', { ...first, name: 'Bea' });
    expect(error.extensions).toMatchObject({ code: 'COMMAND_ID_REUSED', parameters: { commandId: 'r1', command: 'RegisterPerson' } });
    const contacts = { commandId: 'c1', playerId: anna, contacts: [{ kind: 'email', value: 'a@example.org' }] };
    await api.command('recordPersonalData', contacts);
    await api.command('recordPersonalData', contacts);
    expect(await codeOf('recordPersonalData', { ...contacts, contacts: [{ kind: 'email', value: 'b@example.org' }] })).toBe(
      'COMMAND_ID_REUSED',
    );
    // Later data are neither compared nor replaced.
    expect(await register(first)).toBe(anna);
    expect(api.tapis.vault.read(anna)).toMatchObject({ name: 'Anna', contacts: contacts.contacts });
    const suspended = { commandId: 's1', playerId: anna, federationId: 'north', from: '2026-01-01', reason: 'brawl' };
    await api.command('suspendPlayer', suspended);
    await api.command('suspendPlayer', suspended);
    expect(await codeOf('suspendPlayer', { ...suspended, reason: 'theft' })).toBe('COMMAND_ID_REUSED');
    const mapped = { commandId: 'm1', playerId: anna, source: 'club-software', externalId: '1' };
    await api.command('mapExternalId', mapped);
    await api.command('mapExternalId', mapped);
    expect(await codeOf('mapExternalId', { ...mapped, externalId: '2' })).toBe('COMMAND_ID_REUSED');
    // The vault keeps beside the source where an id is unique (decision 73).
    expect(api.tapis.vault.read(anna).externalIds).toEqual([{ source: 'club-software\nfederation north', id: '1' }]);
  });

  it('merges nobody with an id whose person was erased, so that it gets no name again', async () => {
    const [anna, gone] = [await register({ name: 'Anna' }), await register({ name: 'Gone' })];
    await api.command('erasePerson', { playerId: gone });
    expect(await codeOf('mergePlayers', { playerId: anna, duplicateId: gone })).toBe('PERSON_ERASED');
    expect(await codeOf('mergePlayers', { playerId: gone, duplicateId: anna })).toBe('PERSON_ERASED');
    const { data } = await api.asDirector(`{ player(id: "${gone}") { name registration { erased } } }`);
    expect(data!['player']).toEqual({ name: null, registration: { erased: true } });
  });

  describe('a reaction to a merge that comes late', () => {
    const ids = {} as { anna: PlayerId; bea: PlayerId; cleo: PlayerId };

    beforeEach(async () => {
      for (const name of ['anna', 'bea', 'cleo'] as const) ids[name] = await register({ name });
    });

    const merge = (playerId: PlayerId, duplicateId: PlayerId): Promise<unknown> => api.command('mergePlayers', { playerId, duplicateId });
    const unmerge = (playerId: PlayerId, duplicateId: PlayerId): Promise<unknown> =>
      api.command('unmergePlayers', { playerId, duplicateId });
    const eventsOf = async (id: PlayerId, type: string): Promise<CommittedEvent[]> =>
      (await api.tapis.store.readStream(playerStream(id))).filter((stored) => stored.type === type).map((stored) => decodeEvent(stored));
    const mergedInto = async (id: PlayerId): Promise<PlayerId | null> => (await api.tapis.part(Registry).loadPerson(id)).state.mergedInto;
    const takers = (): Parameters<typeof followRegistry>[1] => ({
      ...api.tapis.part(REGISTRY_PARTS),
      streams: api.tapis.streams,
      tellErased: () => undefined,
    });
    const again = async (id: PlayerId, type: string): Promise<void> => {
      for (const event of await eventsOf(id, type)) await followRegistry(event, takers());
    };

    /** Merges in the stream of the survivor alone. */
    const absorb = (): Promise<unknown> => {
      const actor = { id: 'admin', role: 'federationAdmin' } as const;
      const other = { isKnown: true, isErased: false, mergedInto: null, duplicates: [], licences: [], met: null };
      const command = { type: 'MergePlayers', duplicateId: ids.bea, other } as const;
      return api.tapis.streams.execute('player', ids.anna, command, { commandId: 'alone', actor, correlationId: 'alone' });
    };

    it('does not undo a merge that was made again since', async () => {
      await merge(ids.anna, ids.bea);
      await unmerge(ids.anna, ids.bea);
      await merge(ids.anna, ids.bea);
      await again(ids.anna, 'DuplicateReleased');
      expect(await mergedInto(ids.bea)).toBe(ids.anna);
    });

    it('does not make a merge again that was taken back since', async () => {
      await merge(ids.anna, ids.bea);
      await unmerge(ids.anna, ids.bea);
      await merge(ids.cleo, ids.bea);
      await unmerge(ids.cleo, ids.bea);
      await again(ids.anna, 'DuplicateAbsorbed');
      expect(await mergedInto(ids.bea)).toBeNull();
    });

    it('does what a crash left undone', async () => {
      await absorb();
      expect(await mergedInto(ids.bea)).toBeNull();
      await again(ids.anna, 'DuplicateAbsorbed');
      expect(await mergedInto(ids.bea)).toBe(ids.anna);
    });

    it('is tried again where others were faster again and again, and refuses no merge for it', async () => {
      await absorb();
      const { streams } = api.tapis;
      const registry = api.tapis.part(Registry);
      const [absorbed] = await eventsOf(ids.anna, 'DuplicateAbsorbed');
      const contested = { accepted: false, refusal: { code: 'TOO_MANY_CONFLICTS', article: null, parameters: { attempts: 9 } } } as const;
      Object.defineProperty(streams, 'execute', { value: () => Promise.resolve(contested) });
      expect(await followRegistry(absorbed!, takers())).toEqual(contested);
      expect((await registry.loadPerson(ids.anna)).state.duplicates).toEqual([ids.bea]);
    });
  });

  it('says where an answer rests on views that did not come so far', async () => {
    const waiting = new ViewWaits(api.tapis.runner, api.tapis.store, 10).waitFor(1_000_000, ['people']);
    await expect(waiting).rejects.toThrow(ViewError);
    await expect(waiting).rejects.toMatchObject({ code: 'VIEW_BEHIND' });
  });
});
