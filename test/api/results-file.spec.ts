/** A file of results, read by the server for those who may import for the club. */
import { readdirSync, readFileSync } from 'node:fs';
import { ApiUnderTest } from './client.js';

const query = `query($id: ID!, $file: String!, $name: String, $date: String) { club(id: $id) {
  resultsFile(file: $file, name: $name, date: $date) {
    encoding asks faults { line column value sentence { en fr } } notes { line column sentence { en } } tournaments { name date lines input }
  } } }`;

interface ReadFile {
  readonly encoding: string;
  readonly asks: readonly string[];
  readonly faults: readonly { readonly line: number; readonly column: string | null; readonly sentence: { readonly en: string } }[];
  readonly tournaments: readonly { readonly name: string; readonly lines: readonly number[]; readonly input: object }[];
}

describe('A file of results', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await api.command('registerClub', { clubId: 'lyon', name: 'Lyon' });
  });
  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function read(text: string | Buffer, beside: object = {}): Promise<ReadFile> {
    const { data, errors } = await api.asDirector(query, { id: 'lyon', file: Buffer.from(text).toString('base64'), ...beside });
    expect(errors).toBeUndefined();
    return data!['club'].resultsFile;
  }

  it('is read into inputs of importResults, as they are', async () => {
    const { tournaments, encoding } = await read(
      Buffer.from('date;tournoi;place;nom;état\n04/09/2026;Coupe;1;Éloïse;\n04/09/2026;Coupe;2;Bob;DQ\n', 'latin1'),
    );
    expect(encoding).toBe('Windows-1252');
    expect(tournaments).toMatchObject([{ name: 'Coupe', date: '2026-09-04', lines: [2, 3] }]);
    const done = await api.command(
      'importResults',
      tournaments[0]!.input,
      '{ changed waiting { name } resultSheet { name date rows { nodes { place state } } } }',
    );
    expect(done).toMatchObject({
      changed: true,
      waiting: [{ name: 'Éloïse' }, { name: 'Bob' }],
      resultSheet: { name: 'Coupe', date: '2026-09-04' },
    });
  });

  it('asks for what it does not say of its tournament, and for nothing else', async () => {
    const bare = 'place;nom\n1;Dupont\n';
    expect(await read(bare)).toMatchObject({ asks: ['DATE', 'NAME'], faults: [], tournaments: [] });
    expect(await read(`date;${bare.replace('1;', '04/09/2026;1;')}`)).toMatchObject({ asks: ['NAME'], faults: [], tournaments: [] });
    expect(await read(bare, { name: 'Coupe', date: '2026-09-04' })).toMatchObject({ asks: [], tournaments: [{ name: 'Coupe' }] });
    expect(await read('nom\nDupont\n')).toMatchObject({ asks: ['DATE', 'NAME'], faults: [{ line: 1, column: 'place' }] });
  });

  it('is of the club alone', async () => {
    expect((await read('date;tournoi;place;nom;club\n04/09/2026;Coupe;1;Dupont;mons\n')).faults).toMatchObject([
      { line: 2, column: 'club', value: 'mons', sentence: { en: expect.stringContaining('another club than lyon') as string } },
    ]);
  });

  it('is refused where it is no file, and to those who may not import', async () => {
    const wrong = async (variables: object): Promise<unknown> =>
      (await api.asDirector(query, { id: 'lyon', ...variables })).errors?.[0]?.extensions['code'];
    expect(await wrong({ file: 'no base64!' })).toBe('BAD_USER_INPUT');
    expect(await wrong({ file: '', date: '2026-02-31' })).toBe('BAD_USER_INPUT');
    expect((await read('')).faults).toMatchObject([{ line: 1 }]);
    for (const workbook of [
      [0x50, 0x4b, 3, 4, 20, 0, 255, 254],
      [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1],
    ])
      expect((await read(Buffer.from(workbook))).faults).toMatchObject([
        { sentence: { en: expect.stringContaining('Save its sheet as CSV') as string } },
      ]);
    const { errors } = await api.ask(query, { id: 'lyon', file: '' });
    expect(errors![0]!.extensions['code']).toBe('UNAUTHENTICATED');
  });

  it.each(readdirSync('test/fixtures/messy-csv').filter((name) => name.endsWith('.csv')))(
    '%s has lines for its rows, or says what is wrong',
    async (name) => {
      const { tournaments, faults } = await read(readFileSync(`test/fixtures/messy-csv/${name}`));
      expect(tournaments.length > 0).toBe(faults.length === 0);
      for (const { lines, input } of tournaments) expect(lines).toHaveLength((input as { readonly rows: readonly object[] }).rows.length);
    },
  );
});
