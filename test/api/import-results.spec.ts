/** Results of tournaments that were not played here: a dry run, an import, the same import again, and rows that wait for a person. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { ApiUnderTest } from './client.js';
import type { SheetId } from '../../events/ids.js';
import { Registry } from '../../src/app/registry/registry.js';

const answer =
  '{ dryRun sheetId changed sheetRevision matched waiting { row recordedAs proposed { id } } differences { recordedAs field before after } }';
const tournament = { clubId: 'mons', source: 'td-mons', externalId: '2026-31', name: 'Coupe de Mons', date: '2026-09-04' };

interface Shown {
  readonly dryRun: boolean;
  readonly sheetId: string;
  readonly changed: boolean;
  readonly sheetRevision: number;
  readonly matched: number;
  readonly waiting: readonly { row: number; recordedAs: string; proposed: readonly { id: string }[] }[];
  readonly differences: readonly { recordedAs: string; field: string; before: string | null; after: string | null }[];
}

describe('an import of results', () => {
  let api: ApiUnderTest;
  let anna = '';
  let bruno = '';

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
    await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', since: '2020-01-01' });
    const register = async (name: string): Promise<string> =>
      ((await api.command('registerPerson', { clubId: 'mons', name }, '{ playerId }')) as { playerId: string }).playerId;
    anna = await register('Anna Dupont');
    bruno = await register('Bruno Lefèvre');
    await api.command('mapExternalId', { playerId: anna, source: 'td-mons', externalId: '7' });
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const ofAnna = { source: 'td-mons', externalId: '7', name: 'A. Dupont', place: 1 };
  const typed = { name: 'LEFEVRE Bruno', place: 2, entries: 2, expense: 4000 };
  const rows = [ofAnna, typed];
  const give = (more: object = {}): Promise<Shown> =>
    api.command('importResults', { ...tournament, rows, ...more }, answer) as Promise<Shown>;
  const refusalOf = async (more: object): Promise<unknown> => {
    const { errors } = await api.give('importResults', { ...tournament, rows, ...more }, answer);
    const { code, article, parameters } = errors![0]!.extensions;
    return { code, article, parameters };
  };

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function read(sheetId: string): Promise<any> {
    const { data } = await api.asDirector(`{ resultSheet(id: "${sheetId}") { revision entrants entries unmatched source tournamentId
      rows { nodes { player { id name } place unmatched entries expense } } history { totalCount } } }`);
    return data!['resultSheet'];
  }

  it('of many people looks them up in pieces, with turns for others between them', async () => {
    let [since, most, lookups] = [0, 0, 0];
    const isKnown = api.tapis.part(Registry).isKnown.bind(api.tapis.part(Registry));
    jest.spyOn(api.tapis.part(Registry), 'isKnown').mockImplementation((id) => {
      lookups += 1;
      most = Math.max(most, (since += 1));
      return isKnown(id);
    });
    const over = new AbortController();
    const others = (async () => {
      for (; !over.signal.aborted; since = 0) await nextTurn();
    })();
    const many = Array.from({ length: 300 }, (_, at) => ({ playerId: at === 0 ? anna : bruno, place: at + 1 }));
    const refused = await refusalOf({ dryRun: true, rows: many });
    over.abort();
    await others;
    expect(refused).toMatchObject({ code: 'PERSON_TWICE' });
    expect(lookups).toBe(300);
    expect(most).toBeLessThanOrEqual(50);
  });

  it('says in a dry run what it would do, and changes nothing', async () => {
    const before = await api.tapis.store.lastPosition();
    const shown = await give({ dryRun: true });
    expect(shown).toMatchObject({ dryRun: true, changed: true, sheetRevision: 1, matched: 1 });
    expect(shown.waiting).toEqual([{ row: 2, recordedAs: expect.stringMatching(/^u-/) as string, proposed: [{ id: bruno }] }]);
    expect(shown.differences).toContainEqual({ recordedAs: anna, field: 'place', before: null, after: '1' });
    expect(await api.tapis.store.lastPosition()).toBe(before);
    expect(await read(shown.sheetId)).toBeNull();
    expect(api.tapis.vault.nameOf(shown.waiting[0]!.recordedAs as never)).toBeNull();
  });

  it('matches by ids alone; a name waits in the vault and stands in no event', async () => {
    const { sheetId, waiting } = await give();
    expect(await read(sheetId)).toEqual({
      revision: 1,
      entrants: 2,
      entries: 3,
      unmatched: 1,
      source: 'IMPORT',
      tournamentId: null,
      rows: {
        nodes: [
          { player: { id: anna, name: 'Anna Dupont' }, place: 1, unmatched: false, entries: 1, expense: null },
          { player: { id: waiting[0]!.recordedAs, name: 'LEFEVRE Bruno' }, place: 2, unmatched: true, entries: 2, expense: 4000 },
        ],
      },
      history: { totalCount: 1 },
    });
    for await (const page of api.tapis.store.readAll(null)) {
      for (const { data, metadata } of page) expect(data + metadata).not.toMatch(/lefevre|dupont/i);
    }
  });

  it('given again is the same tournament: nothing where it is the same, else a revision', async () => {
    const { sheetId } = await give();
    expect(await give()).toMatchObject({ sheetId, changed: false, sheetRevision: 1, differences: [] });
    const exchanged = [
      { ...ofAnna, place: 2 },
      { ...typed, place: 1 },
    ];
    const again = await give({ rows: exchanged });
    expect(again).toMatchObject({ sheetId, changed: true, sheetRevision: 2 });
    expect(again.differences).toContainEqual({ recordedAs: anna, field: 'place', before: '1', after: '2' });
    const { revision, history } = await read(sheetId);
    expect([revision, history.totalCount]).toEqual([2, 2]);
    expect((await api.asDirector('{ club(id: "mons") { resultSheets { totalCount } } }')).data!['club'].resultSheets.totalCount).toBe(1);
  });

  it('keeps whose a row is through later imports, and forgets what was typed', async () => {
    const { sheetId, waiting } = await give();
    const { recordedAs } = waiting[0]!;
    await api.command('reassignRow', { sheetId, recordedAs, playerId: bruno });
    expect(api.tapis.vault.nameOf(recordedAs as never)).toBeNull();
    const later = await give({ rows: [ofAnna, { ...typed, entries: 3 }] });
    expect(later).toMatchObject({ sheetRevision: 2, matched: 2, waiting: [] });
    const { rows: shown, unmatched } = await read(sheetId);
    expect(unmatched).toBe(0);
    expect(shown.nodes[1]).toMatchObject({ player: { id: bruno, name: 'Bruno Lefèvre' }, unmatched: false, entries: 3 });
    const { data } = await api.asDirector(`{ player(id: "${bruno}") { sheetResults { nodes { sheetId place } } } }`);
    expect(data!['player'].sheetResults.nodes).toEqual([{ sheetId, place: 2 }]);
  });

  it('forgets the typed name of a row that a later import does not have', async () => {
    const { waiting } = await give();
    await give({ rows: [ofAnna] });
    expect(api.tapis.vault.nameOf(waiting[0]!.recordedAs as never)).toBeNull();
  });

  it('a typed name that waits is shown as the club shows its people; the club reads it, others do not', async () => {
    const { sheetId, waiting } = await give();
    await api.command('changeClubProfile', { clubId: 'mons', publicName: 'HIDDEN' });
    await api.command('registerClub', { clubId: 'namur', name: 'Namur' });
    const names = async (headers: Record<string, string>): Promise<unknown> => {
      await api.asDirector('{ position }');
      const query = `{ resultSheet(id: "${sheetId}") { rows { nodes { player { name } } } } player(id: "${waiting[0]!.recordedAs}") { name } }`;
      const { data } = await api.ask(query, {}, headers);
      return [data!['resultSheet'].rows.nodes[1].player.name, data!['player']?.name ?? null];
    };
    const admin = async (clubId: string): Promise<Record<string, string>> => {
      const { key } = await api.command('createToken', { holder: { kind: 'PERSON', roles: ['CLUB_ADMIN'], clubId } }, '{ key }');
      return { authorization: `Bearer ${key}` };
    };
    expect(await names({})).toEqual([null, null]);
    expect(await names(await admin('namur'))).toEqual([null, null]);
    expect(await names(await admin('mons'))).toEqual(['LEFEVRE Bruno', 'LEFEVRE Bruno']);
  });

  it('that was wrong is withdrawn: nobody has the results, and the names are forgotten', async () => {
    const { sheetId, waiting } = await give();
    await api.command('withdrawImport', { sheetId });
    expect(api.tapis.vault.nameOf(waiting[0]!.recordedAs as never)).toBeNull();
    const { data } = await api.asDirector(
      `{ resultSheet(id: "${sheetId}") { status } player(id: "${anna}") { sheetResults { totalCount } } }`,
    );
    expect(data).toEqual({ resultSheet: { status: 'WITHDRAWN' }, player: { sheetResults: { totalCount: 0 } } });
    expect(await give()).toMatchObject({ sheetId, changed: true, sheetRevision: 2 });
    expect(api.tapis.vault.nameOf(waiting[0]!.recordedAs as never)).toBe('LEFEVRE Bruno');
  });

  it('that does not fit together is refused, and changes nothing', async () => {
    const before = await api.tapis.store.lastPosition();
    const refusal = (code: string, parameters: object = {}): object => ({ code, article: null, parameters });
    expect(await refusalOf({ rows: [ofAnna, { playerId: anna, place: 2 }] })).toEqual(refusal('PERSON_TWICE', { playerId: anna }));
    expect(await refusalOf({ rows: [ofAnna, { ...typed, place: 3 }] })).toEqual(
      refusal('PLACES_INCONSISTENT', { place: 3, tied: 1, rows: 1 }),
    );
    expect(await refusalOf({ entrants: 1 })).toEqual(refusal('ENTRANTS_TOO_FEW', { entrants: 1, rows: 2 }));
    expect(await refusalOf({ clubId: 'namur' })).toEqual(refusal('CLUB_UNKNOWN', { clubId: 'namur' }));
    expect(await refusalOf({ rows: [{ playerId: 'nobody', place: 1 }] })).toEqual(refusal('ROW_PERSON_UNKNOWN', { playerId: 'nobody' }));
    expect(await refusalOf({ rows: [{ place: 1 }] })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await refusalOf({ rows: [{ place: 1, source: 'x' }] })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await refusalOf({ date: '2026-02-30' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await api.tapis.store.lastPosition()).toBe(before);
  });

  it('finds nobody of another federation by an id or a licence that they have there', async () => {
    await api.command('foundFederation', { federationId: 'south', name: 'South' });
    await api.command('registerClub', { clubId: 'arlon', name: 'Arlon' });
    await api.command('affiliateClub', { clubId: 'arlon', federationId: 'south', since: '2020-01-01' });
    const licence = { number: 'N-1', period: '2026', validFrom: '2026-01-01', validUntil: '2026-12-31' };
    await api.command('recordPersonalData', { playerId: anna, bornOn: '1990-05-31' });
    await api.command('grantLicence', { playerId: anna, federationId: 'north', clubId: 'mons', ...licence });
    const ofArlon = { clubId: 'arlon', source: 'td-arlon', dryRun: true };
    const tried = [
      { source: 'td-mons', externalId: '7', place: 1 },
      { source: 'licence north', externalId: 'N-1', place: 2 },
      { licence: 'N-1', place: 3 },
    ];
    expect(await give({ ...ofArlon, rows: tried })).toMatchObject({ matched: 0, waiting: [{ row: 1 }, { row: 2 }, { row: 3 }] });
    expect(await give({ rows: [{ licence: 'N-1', place: 1 }], dryRun: true })).toMatchObject({ matched: 1, waiting: [] });
  });

  it('of another club under the same source and id is another tournament', async () => {
    const { sheetId } = await give();
    await api.command('registerClub', { clubId: 'namur', name: 'Namur' });
    const other = await give({ clubId: 'namur', rows: [{ name: 'Zoé', place: 1 }] });
    expect(other.sheetId).not.toBe(sheetId);
    expect(await give()).toMatchObject({ sheetId, changed: false });
  });

  it('keeps the sheet of an earlier release, whose id has no club, for the club that imported it', async () => {
    const registry = api.tapis.part(Registry);
    const before = registry.mintId('r', tournament.source, tournament.externalId);
    const facts = {
      source: 'import',
      tournamentId: null,
      name: 'Coupe',
      date: '2026-09-04',
      kind: null,
      entrants: 1,
      entries: 1,
      buyIn: null,
    };
    const row = { recordedAs: bruno, place: 1, tied: 1, state: 'finished', entries: 1, rebuys: 0, bounties: 0 };
    const cause = { kind: 'imported', eventId: null, article: null };
    await api.tapis.streams.execute(
      'sheet',
      before as SheetId,
      { type: 'RecordSheet', facts: { ...facts, clubId: 'mons' }, rows: [row], cause, through: null } as never,
      { commandId: 'earlier', actor: { id: 'test', role: 'system' }, correlationId: 'earlier' } as never,
    );
    expect((await give()).sheetId).toBe(before);
    await api.command('registerClub', { clubId: 'namur', name: 'Namur' });
    expect((await give({ clubId: 'namur', rows: [{ name: 'Zoé', place: 1 }] })).sheetId).not.toBe(before);
  });

  it('gives the rows of namesakes ids that do not follow from the order of rows', async () => {
    const [first, second] = [
      { name: 'Jean Dupont', place: 1 },
      { name: 'DUPONT Jean', place: 2 },
    ];
    const { waiting, sheetId } = await give({ rows: [first, second], confirmed: ['nameTwice 2 1'] });
    await api.command('reassignRow', { sheetId, recordedAs: waiting[0]!.recordedAs, playerId: anna });
    expect(await give({ rows: [second, first] })).toMatchObject({ changed: false });
    expect((await read(sheetId)).rows.nodes.map((each: { player: { id: string } }) => each.player.id)).toEqual([
      anna,
      waiting[1]!.recordedAs,
    ]);
  });
});
