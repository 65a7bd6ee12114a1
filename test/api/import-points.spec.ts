/** What an importer has to look at, and names that one answer matches. */
import { ApiUnderTest } from './client.js';

const tournament = { clubId: 'mons', source: 'td-mons', externalId: '31', name: 'Coupe de Mons', date: '2026-09-04' };
const answer =
  '{ sheetId changed matched waiting { row recordedAs name proposed { id } } points { key kind mustBeConfirmed row playerId otherSheetId sentence { fr } } }';

interface Shown {
  readonly sheetId: string;
  readonly changed: boolean;
  readonly matched: number;
  readonly waiting: readonly { row: number; recordedAs: string; name: string; proposed: readonly { id: string }[] }[];
  readonly points: readonly { key: string; kind: string; row: number | null; sentence: { fr: string } }[];
}

describe('an import of results', () => {
  let api: ApiUnderTest;
  let anna = '';
  let lukasz = '';

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
    await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', since: '2020-01-01' });
    anna = await register('Anna Dupont');
    lukasz = await register('Łukasz Weiß');
    const licence = { federationId: 'north', clubId: 'mons', number: 'FR-001', validFrom: '2025-09-01', validUntil: '2026-08-31' };
    await api.command('recordPersonalData', { playerId: anna, bornOn: '1990-05-31' });
    await api.command('grantLicence', { playerId: anna, period: '2025-2026', ...licence });
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const register = async (name: string): Promise<string> =>
    ((await api.command('registerPerson', { clubId: 'mons', name }, '{ playerId }')) as { playerId: string }).playerId;
  const give = (rows: object, more: object = {}): Promise<Shown> =>
    api.command('importResults', { ...tournament, rows, ...more }, answer) as Promise<Shown>;
  const refusalOf = async (rows: object, more: object = {}): Promise<unknown> => {
    const { errors } = await api.give('importResults', { ...tournament, rows, ...more }, answer);
    const { code, article, parameters } = errors![0]!.extensions;
    return { code, article, parameters };
  };
  const unconfirmed = (points: number): object => ({ code: 'IMPORT_UNCONFIRMED', article: null, parameters: { points } });

  it('of a licence whose holder has another name waits for a confirmation, and is not asked again', async () => {
    const rows = [{ licence: 'FR-001', name: 'Łukasz Nowak', place: 1 }];
    const { points } = await give(rows, { dryRun: true, date: '2026-08-31' });
    expect(points).toEqual([
      {
        key: `otherName 1 ${anna}`,
        kind: 'OTHER_NAME',
        mustBeConfirmed: true,
        row: 1,
        playerId: anna,
        otherSheetId: null,
        sentence: {
          fr: expect.stringMatching(/^Résultat n°\s1\s: l’identifiant ou la licence est d’une personne qui porte un autre nom/) as string,
        },
      },
    ]);
    expect(await refusalOf(rows)).toEqual(unconfirmed(1));
    const confirmed = points.map(({ key }) => key);
    expect(await give(rows, { confirmed })).toMatchObject({ matched: 1, waiting: [] });
    expect(await give(rows)).toMatchObject({ changed: false, points: [] });
    // A short form of the name is no other name.
    expect((await give([{ licence: 'FR-001', name: 'DUPONT A.', place: 1 }], { externalId: '32', date: '2026-08-30' })).points).toEqual([]);
  });

  it('of a licence that had ended says so, and goes on', async () => {
    const { points, matched } = await give([{ licence: 'FR-001', place: 1 }]);
    expect(matched).toBe(1);
    expect(points).toMatchObject([{ kind: 'LICENCE_ENDED', mustBeConfirmed: false, row: 1 }]);
    expect((await give([{ licence: 'FR-001', place: 1 }], { externalId: '32', date: '2026-08-31' })).points).toEqual([]);
  });

  it('of one id or licence twice is refused, also where nobody has it', async () => {
    const twice = { code: 'ROW_ID_TWICE', article: null, parameters: { first: 1, row: 2 } };
    const stranger = { source: 'td-mons', externalId: '9' };
    expect(
      await refusalOf([
        { ...stranger, place: 1 },
        { ...stranger, place: 2 },
      ]),
    ).toEqual(twice);
    expect(
      await refusalOf([
        { licence: 'FR-9', name: 'A', place: 1 },
        { licence: 'FR-9', name: 'B', place: 2 },
      ]),
    ).toEqual(twice);
  });

  it('of one name twice asks whether these are two people', async () => {
    const rows = [
      { name: 'Jean Dupont', place: 1 },
      { name: 'DUPONT Jean', place: 2 },
    ];
    expect(await refusalOf(rows)).toEqual(unconfirmed(1));
    const { points } = await give(rows, { dryRun: true });
    expect(points).toMatchObject([{ key: 'nameTwice 2 1', kind: 'NAME_TWICE', row: 2 }]);
    expect((await give(rows, { confirmed: [points[0]!.key] })).waiting).toHaveLength(2);
    const players = await Promise.all(['Jean Dupont', 'Jean Dupont'].map(register));
    expect(await match('jean dupont', players[0]!)).toMatchObject({
      answered: 0,
      left: [{}, { sentence: { en: expect.stringMatching(/^Two results of this tournament wait under the name/) as string } }],
    });
  });

  it('of an evening that the club has already waits for a confirmation', async () => {
    const rows = [
      { playerId: anna, place: 1 },
      { name: 'Bruno', place: 2 },
      { name: 'Carla', place: 3 },
    ];
    const { sheetId } = await give(rows);
    const other = [rows[0]!, rows[1]!, { name: 'Dries', place: 3 }];
    expect(await refusalOf(other, { externalId: '31-bis' })).toEqual(unconfirmed(1));
    const { points } = await give(other, { externalId: '31-bis', dryRun: true });
    expect(points).toMatchObject([{ kind: 'SAME_EVENING', row: null, otherSheetId: sheetId }]);
    expect((await give(other, { externalId: '31-bis', date: '2026-09-05' })).points).toEqual([]);
    expect((await give([rows[0]!, { name: 'Dries', place: 2 }], { externalId: '31-ter' })).points).toEqual([]);
  });

  const match = (name: string, playerId: string, more: object = {}): Promise<unknown> =>
    api.command(
      'matchName',
      { commandId: undefined, clubId: 'mons', name, playerId, ...more },
      '{ answered remembered left { recordedAs sentence { en } } }',
    );
  async function names(): Promise<unknown> {
    const { data } = await api.asDirector(
      '{ club(id: "mons") { waitingNames { total names { name rows latest { place sheet { name } } proposed { id } } } } }',
    );
    return data!['club'].waitingNames;
  }

  it('proposes people by other spellings of their name and of their licence', async () => {
    const { waiting } = await give([
      { name: 'WEISS Lukasz', place: 1 },
      { licence: 'fr-001', place: 2 },
      { licence: 'FR-999', name: 'Zoé', place: 3 },
    ]);
    expect(waiting.map(({ name, proposed }) => [name, proposed.map(({ id }) => id)])).toEqual([
      ['WEISS Lukasz', [lukasz]],
      [null, [anna]],
      ['Zoé', []],
    ]);
  });

  it('leaves names that one answer matches everywhere, and in later imports until it is taken back', async () => {
    for (const externalId of ['1', '2', '3'])
      await give(
        [
          { name: 'Weiss, Lukasz', place: 1 },
          { name: `Somebody ${externalId}`, place: 2 },
        ],
        { externalId, date: `2026-09-0${externalId}` },
      );
    expect(await names()).toMatchObject({
      total: 4,
      names: [
        { name: 'Weiss, Lukasz', rows: 3, latest: { place: 1, sheet: { name: 'Coupe de Mons' } }, proposed: [{ id: lukasz }] },
        {},
        {},
        {},
      ],
    });
    expect(await match('lukasz weiss', lukasz)).toEqual({ answered: 3, remembered: true, left: [] });
    expect(await names()).toMatchObject({ total: 3 });
    const later = [{ name: 'WEISS Lukasz', place: 1 }];
    expect(await give(later, { externalId: '4' })).toMatchObject({ matched: 1, waiting: [], points: [] });
    // What an answer matched stays as it is recorded.
    expect(
      await give(
        [
          { name: 'Weiss, Lukasz', place: 1 },
          { name: 'Somebody 1', place: 2 },
        ],
        { externalId: '1', date: '2026-09-01' },
      ),
    ).toMatchObject({
      changed: false,
    });
    const forget = (name: string): Promise<unknown> =>
      api.command('forgetName', { commandId: undefined, clubId: 'mons', name }, '{ forgotten }');
    expect(await forget('Lukasz Weiss')).toEqual({ forgotten: true });
    expect(await forget('Lukasz Weiss')).toEqual({ forgotten: false });
    expect(await give(later, { externalId: '5', date: '2026-09-05' })).toMatchObject({ matched: 0 });
    expect(await give(later, { externalId: '4' })).toMatchObject({ changed: true, matched: 0 });
  });

  it('keeps an answer for its club, and gives nobody two results of one tournament', async () => {
    await api.command('registerClub', { clubId: 'namur', name: 'Namur' });
    await api.command('affiliateClub', { clubId: 'namur', federationId: 'north', since: '2020-01-01' });
    await give([
      { playerId: anna, place: 1 },
      { name: 'Anna D', place: 2 },
    ]);
    expect(await match('Anna D', anna)).toMatchObject({
      answered: 0,
      remembered: true,
      left: [{ sentence: { en: expect.any(String) as string } }],
    });
    expect(await give([{ name: 'Anna D', place: 1 }], { clubId: 'namur' })).toMatchObject({ matched: 0 });
    const { errors } = await api.give(
      'matchName',
      { commandId: undefined, clubId: 'mons', name: 'Anna D', playerId: 'nobody' },
      '{ answered }',
    );
    expect(errors![0]!.extensions).toMatchObject({ code: 'ROW_PERSON_UNKNOWN', parameters: { playerId: 'nobody' } });
  });
});
