/** The page on which a volunteer imports results of their club: from the file to the last name. */
import type { Browser } from 'playwright-core';
import { browser } from './browser.js';
import { differFromTable } from './checked-states.js';
import { Floor } from './floor.js';
import { PageUnderTest, sizes } from './page-under-test.js';

const inBrowser = browser === null ? describe.skip : describe;
const importPage = '/clubs/mons/import?lang=en';

inBrowser('The page for imports', () => {
  let floor: Floor;
  let keys: Readonly<Record<'td' | 'admin' | 'stranger', string>>;
  let anna: string;

  beforeAll(async () => {
    floor = await Floor.open();
    const { api } = floor;
    for (const clubId of ['mons', 'liege']) await api.command('registerClub', { clubId, name: `Club ${clubId}` });
    const person = await api.command('registerPerson', { clubId: 'mons', name: 'Anna Müller', bornOn: '1990-05-31' }, '{ playerId }');
    anna = person['playerId'] as string;
    const keyOf = async (clubId: string, role: string): Promise<string> =>
      (await api.command('createToken', { holder: { kind: 'PERSON', clubId, roles: [role] } }, '{ key }'))['key'] as string;
    keys = { td: await keyOf('mons', 'TD'), admin: await keyOf('mons', 'CLUB_ADMIN'), stranger: await keyOf('liege', 'CLUB_ADMIN') };
    await api.untilViewsReached();
  });
  afterAll(async () => {
    await browser!.close();
    await floor.close();
  });

  async function opened(key: string | null, options: Parameters<Browser['newContext']>[0] = {}): Promise<PageUnderTest> {
    const under = await PageUnderTest.open(browser!, floor.url, options);
    await under.go(importPage, sizes.tablet);
    if (key === null) return under;
    await under.page.locator('#key').fill(key);
    await under.page.getByRole('button', { name: 'Sign in' }).click();
    await under.page.locator('main[data-state=shown]').waitFor();
    return under;
  }

  const choose = ({ page }: PageUnderTest, text: string, encoding: 'utf-8' | 'latin1' = 'utf-8'): Promise<void> =>
    page.locator('#file').setInputFiles({ name: 'september.csv', mimeType: 'text/csv', buffer: Buffer.from(text, encoding) });

  const sheets = async (): Promise<readonly { readonly name: string; readonly date: string; readonly unmatched: number }[]> => {
    await floor.api.untilViewsReached();
    return (await floor.api.ask('{ club(id: "mons") { resultSheets(first: 50) { nodes { name date unmatched } } } }')).data!['club']
      .resultSheets.nodes;
  };

  it('asks for a key first, and says what is wrong with one', async () => {
    const under = await opened(null);
    const { page } = under;
    expect(await under.check('/clubs/mons/import', 'import: signed out')).toEqual([]);
    await page.locator('#key').fill(`tapis_${'x'.repeat(43)}`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('[role=alert]').waitFor();
    await page.locator('#key').fill(keys.stranger);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This key may not import results of this club.').waitFor();
    await page.locator('#key').fill(keys.td);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Import results · Club mons' }).waitFor();
    expect(await page.evaluate('document.cookie')).not.toContain('club~');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.locator('main[data-state=signed-out]').waitFor();
  });

  it('imports a file that only says who came where, and answers the names that wait', async () => {
    const under = await opened(keys.admin);
    const { page } = under;
    await choose(under, 'place;nom;prénom;licencié\n1;MUELLER;Anna;oui\n2;Lefèvre;Éloïse;non\n', 'latin1');
    await page.locator('#name').fill('Coupe de septembre');
    await page.locator('#date').fill('2026-09-04');
    expect(await under.violations('import: columns')).toEqual([]);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('The file was read as Windows-1252.').waitFor();
    await page.getByText('2 wait for a player · new').waitFor();
    expect(await sheets()).toEqual([]);
    await page.getByText('Read otherwise than it stands there').click();
    await page.getByText('line 1, licencié: no column of results: it is ignored').waitFor();
    await page.getByRole('button', { name: 'Import the tournament' }).click();
    await page.getByText('All is imported.').waitFor();
    expect(await sheets()).toEqual([{ name: 'Coupe de septembre', date: '2026-09-04', unmatched: 2 }]);

    await page.getByRole('heading', { name: 'Whose are they? 2 names wait' }).waitFor();
    expect(await under.violations('import: names that wait')).toEqual([]);
    expect(await under.overflow()).toBe(0);
    await page.getByRole('button', { name: 'It is Anna Müller' }).click();
    await page.getByText('Anna MUELLER: 1 result now of Anna Müller.').waitFor();
    await page.locator('.waiting li', { hasText: 'Éloïse Lefèvre' }).getByRole('button', { name: 'A new member' }).click();
    await page.getByText('No result waits for a player').waitFor();
    expect(await sheets()).toMatchObject([{ unmatched: 0 }]);
    const { data } = await floor.api.ask(`{ player(id: "${anna}") { sheetResults { nodes { place } } } }`);
    expect(data!['player'].sheetResults.nodes).toEqual([{ place: 1 }]);
    expect(under.troubles).toEqual([]);
  });

  it('lists all mistakes with their lines, and takes the corrected file', async () => {
    const under = await opened(keys.td);
    const { page } = under;
    await page.locator('a.language').first().click();
    const file = 'date;tournoi;place;nom\n31/09/2026;Coupe;1;Anna Müller\n05/10/2026;Coupe;premier;Bob Noir\n';
    await choose(under, file);
    await page.getByRole('heading', { name: '2 erreurs dans le fichier. Rien n’a été importé' }).waitFor();
    expect(await under.text('.faults')).toContain('ligne 2, date « 31/09/2026 »');
    expect(await under.text('.faults')).toContain('ligne 3, place « premier »');
    expect(await under.violations('import: faults')).toEqual([]);
    await choose(under, file.replace('31/09', '05/10').replace('premier', '2'));
    await page.getByText(/^2 résultats · 0 de joueurs connus · 2 attendent leur joueur/).waitFor();
    await page.locator('.lead', { hasText: 'september.csv' }).waitFor();
  });

  it('imports what looks wrong when somebody has said of each point that it is right', async () => {
    const under = await opened(keys.td);
    const { page } = under;
    await choose(
      under,
      'date;name;place;last_name\n2026-11-06;Cup;1;Paul Roux\n2026-11-06;Cup;2;Paul Roux\n2026-11-13;Cup;1;Anna Müller\n',
    );
    const button = page.getByRole('button', { name: 'Import 2 tournaments' });
    await page.locator('.points').waitFor();
    expect(await under.text('.points')).toContain('line 3');
    expect(await button.isDisabled()).toBe(true);
    expect(await under.violations('import: dates to confirm')).toEqual([]);
    await page.getByLabel('This is right').check();
    await button.click();
    await page.getByText('All is imported.').waitFor();
    expect((await sheets()).map(({ date }) => date)).toEqual(expect.arrayContaining(['2026-11-06', '2026-11-13']));

    await page.getByRole('button', { name: 'Another file' }).click();
    await choose(under, 'date;name;place;last_name\n2026-11-13;Cup;1;Anna Müller\n');
    await page.getByText('as before: nothing changes').waitFor();
    await choose(under, 'date;name;place;last_name;club\n2026-11-13;Cup;1;Anna Müller;liege\n');
    await page.getByText('is another club than mons').waitFor();
  });

  it('says where a file is too large, and is not there without the network', async () => {
    const under = await opened(keys.td);
    const { page } = under;
    await choose(under, `place;last_name\n${'1;Anna\n'.repeat(40_000)}`);
    await page.getByText('The file is too large for this page.').waitFor();
    await page.route('**/graphql', (route) => route.abort());
    await choose(under, 'place;last_name\n1;Anna\n');
    await page.getByText('No connection to the server.').first().waitFor();
    await page.unroute('**/graphql');
    under.troubles.length = 0;
  });

  it('says that it reads, that it cannot, and that a club is unknown', async () => {
    const under = await opened(null);
    expect(await under.checkNotices('import', '/clubs/mons/import', '/clubs/nobody/import')).toEqual([]);
    await under.page.context().close();
  });

  it('axe has checked every state of the table', () => {
    expect(differFromTable('import.spec.ts')).toEqual([]);
  });
});
