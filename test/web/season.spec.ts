/** The page of a season: what it shows is what the API answers, at every size, in both languages, and without names that are hidden. */
import { browser } from './browser.js';
import { differFromTable } from './checked-states.js';
import { Floor } from './floor.js';
import { PageUnderTest } from './page-under-test.js';
import { playAutumn } from './seasons.js';

const inBrowser = browser === null ? describe.skip : describe;
const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

inBrowser('The page of a season', () => {
  let floor: Floor;
  let tested: PageUnderTest;
  let players: ReadonlyMap<string, string>;

  beforeAll(async () => {
    floor = await Floor.open();
    players = await playAutumn(floor);
    tested = await PageUnderTest.open(browser!, floor.url);
  });
  afterAll(async () => {
    await browser!.close();
    await floor.close();
  });
  afterEach(() => expect(tested.troubles.splice(0)).toEqual([]));

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const ask = async (fields: string): Promise<any> => (await floor.api.ask(`{ season(id: "autumn") { ${fields} } }`)).data!['season'];
  const rowsShown = async (): Promise<string[]> =>
    (await tested.page.locator('#panel-table .board > tbody > tr').allInnerTexts()).map(squeezed);
  const openWorkings = async (name: string): Promise<void> => {
    await tested.page.getByRole('button', { name: `how the points of ${name} come about` }).click();
    await tested.page.locator('.workings .details').waitFor();
  };

  it.each(['table', 'plot', 'tournaments', 'groups', 'rules'])('%s has no violation of accessibility and fits', async (panel) => {
    expect(await tested.check(`/seasons/autumn#${panel}`, `season: ${panel}`)).toEqual([]);
  });

  it('has none with workings open either', async () => {
    const open = async (): Promise<void> => {
      await tested.page.locator('.sum').first().click();
      await tested.page.locator('.workings .details').waitFor();
    };
    expect(await tested.check('/seasons/autumn', 'season: workings', open)).toEqual([]);
  });

  it('has the rows of the API, in its order', async () => {
    await tested.go('/seasons/autumn?lang=en');
    const { leaderboard } = await ask(
      'leaderboard { nodes { rank points played counted best competitor { competitorId player { name } } } }',
    );
    // Names of clubs come after the table.
    await tested.page.locator('.board small', { hasText: 'Poker Club Lille' }).first().waitFor();
    const shown = await rowsShown();
    expect(shown).toHaveLength(leaderboard.nodes.length);
    for (const [at, { rank, points, played, counted, best, competitor }] of leaderboard.nodes.entries()) {
      const name = competitor.player.name ?? `Player ${competitor.competitorId}`;
      const events = played === counted ? `${played}` : `${counted} of ${played}`;
      const [begin, end] = [`${rank ?? '–'} ${name} Poker Club `, ` ${points} ${events} ${best}`];
      expect([shown[at]!.slice(0, begin.length), shown[at]!.slice(-end.length)]).toEqual([begin, end]);
    }
    expect(await tested.page.title()).toBe('Championnat d’automne');
  });

  it('sorts by each head, and says so', async () => {
    await tested.go('/seasons/autumn?lang=en');
    const { page } = tested;
    const head = (name: string) => page.getByRole('columnheader', { name });
    expect(await head('Rank').getAttribute('aria-sort')).toBe('ascending');
    await head('Best').getByRole('button').focus();
    await page.keyboard.press('Enter');
    expect(await head('Best').getAttribute('aria-sort')).toBe('descending');
    const best = async (): Promise<number[]> =>
      (await page.locator('.board tbody tr td:last-child').allInnerTexts()).map((text) => Number(text));
    const down = await best();
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    await page.keyboard.press('Enter');
    expect(await head('Best').getAttribute('aria-sort')).toBe('ascending');
    expect(await best()).toEqual(down.toReversed());
    expect(await head('Rank').getAttribute('aria-sort')).toBeNull();
  });

  it('finds a part of a name without its accents, and the players of a club', async () => {
    await tested.go('/seasons/autumn?lang=en', [390, 844]);
    const { page } = tested;
    await page.locator('#search').fill('adele');
    await page.getByText('1 found').waitFor();
    expect(await rowsShown()).toEqual([expect.stringContaining('Adèle Fontaine')]);
    await page.locator('#search').fill('');
    await page.getByLabel('Club', { exact: true }).selectOption({ label: 'Poker Club Namur' });
    await page.getByText('3 found').waitFor();
    expect((await rowsShown()).every((row) => row.includes('Poker Club Namur'))).toBe(true);
  });

  it('shows how points come about: each result, its parts, and why one does not count', async () => {
    const id = players.get('Adèle Fontaine')!;
    await tested.go('/seasons/autumn?lang=en');
    await openWorkings('Adèle Fontaine');
    const { leaderboard, tournaments } = await ask(
      `leaderboard(around: "${id}", first: 1) { nodes { points results { sheetId place entrants points counted base bonus } } }
       tournaments { nodes { sheetId name } }`,
    );
    const [{ points, results }] = leaderboard.nodes;
    const names = new Map(
      (tournaments.nodes as { readonly sheetId: string; readonly name: string }[]).map(({ sheetId, name }) => [sheetId, name]),
    );
    const lines = (await tested.page.locator('.details > table > tbody > tr').allInnerTexts()).map(squeezed);
    expect(lines).toHaveLength(results.length);
    for (const [at, result] of results.entries()) {
      expect(lines[at]).toContain(names.get(result.sheetId));
      expect(lines[at]).toContain(`${result.place} of ${result.entrants}`);
      expect(lines[at]).toContain(`${result.points} ${result.base} + ${result.bonus}`);
      expect(lines[at]).toMatch(result.counted ? / counts$/ : / no, others count more$/);
    }
    expect(results.filter(({ counted }: { readonly counted: boolean }) => counted)).toHaveLength(3);
    expect(squeezed(await tested.page.locator('.details').innerText())).toContain(`${points} from results = ${points}`);
    // The line of the graph ends at the points of the table.
    await tested.page.locator('.details summary').click();
    expect(squeezed(await tested.page.locator('.details figure table tbody tr').last().innerText())).toContain(points);
  });

  it('says why the rank changed, in the words of the API', async () => {
    const id = players.get('Damien Petit')!;
    const { changes } = await ask(`changes(competitor: "${id}", last: 1) { nodes { position } }`);
    const { rankChange } = await ask(`rankChange(competitor: "${id}", from: ${changes.nodes[0].position - 1}) { sentence { en fr } }`);
    await tested.go('/seasons/autumn?lang=en');
    await openWorkings('Damien Petit');
    await tested.page.getByText(rankChange.sentence.en).waitFor();
    await tested.page.getByText('results were corrected').waitFor();
    await tested.page.getByText('Français').click();
    await tested.page.getByText(rankChange.sentence.fr).waitFor();
  });

  it('says what waits and why, and how it counts', async () => {
    await tested.go('/seasons/autumn?lang=en#rules');
    await tested.page
      .getByText('Nuit de la Saint-Nicolas: 1 result is of somebody whom the club has not assigned to a registered player.')
      .waitFor();
    const said = squeezed(await tested.text());
    const { counting } = await ask('counting { tournaments waiting }');
    expect(said).toContain(`${counting.tournaments} tournaments count. ${counting.waiting} result waits for a player.`);
    expect(said).toContain('10 × √(n ÷ p)');
    expect(said).toContain('The best 3 results of each count.');
    expect(said).toContain('A rank takes at least 2 tournaments.');
    await tested.page.getByText('Français').click();
    await tested.page.getByText('Les 3 meilleurs résultats de chacun comptent.').waitFor();
  });

  it('has a graph of the first five with the same numbers as a table', async () => {
    await tested.go('/seasons/autumn?lang=en#plot');
    const { leaderboard } = await ask('leaderboard(first: 5) { nodes { points competitor { player { name } } } }');
    const legend = (await tested.page.locator('#panel-plot .legend li').allInnerTexts()).map(squeezed);
    expect(legend).toEqual(
      leaderboard.nodes.map(
        ({ points, competitor }: { readonly points: string; readonly competitor: { readonly player: { readonly name: string } } }) =>
          `${competitor.player.name}: ${Number(points)}`,
      ),
    );
    expect(await tested.page.locator('#panel-plot svg[role=img] .line').count()).toBe(5);
    await tested.page.locator('#panel-plot summary').click();
    expect(await tested.page.locator('#panel-plot figure tbody tr').count()).toBe(7);
  });

  it('stays usable with 2,000 competitors: it draws a hundred, and searches all', async () => {
    const { page } = tested;
    const row = (number: number, row: object): object => ({
      ...row,
      rank: number,
      competitor: { competitorId: `c${number}`, player: { name: `Joueur numéro ${number}` }, team: null },
    });
    const page500 = (from: number, count: number, one: object): object => ({
      totalCount: 2_000,
      pageInfo: { hasNextPage: from + count <= 2_000, endCursor: String(from + count) },
      nodes: Array.from({ length: count }, (_, at) => row(from + at, one)),
    });
    let one: object = {};
    await page.route('**/graphql', async (route) => {
      const { query, variables } = route.request().postDataJSON() as {
        readonly query: string;
        readonly variables: { readonly after: string };
      };
      const response = await route.fetch();
      const body = (await response.json()) as { readonly data: { readonly season: Record<string, { readonly nodes: readonly object[] }> } };
      if (query.startsWith('query SeasonPage')) {
        one = body.data.season['leaderboard']!.nodes[0]!;
        body.data.season['leaderboard'] = page500(1, 100, one) as never;
      } else if (query.startsWith('query MoreOfBoard')) {
        const from = Number(variables.after);
        body.data.season['leaderboard'] = page500(from, Math.min(500, 2_001 - from), one) as never;
      }
      await route.fulfill({ response, json: body });
    });
    await tested.go('/seasons/autumn?lang=en', [390, 844]);
    await page.getByText('Show 500 more').waitFor();
    expect(await page.locator('.board tbody tr').count()).toBe(100);
    await page.locator('#search').fill('numero 1999');
    await page.getByText('1 found').waitFor();
    expect(await rowsShown()).toEqual([expect.stringContaining('1999 Joueur numéro 1999')]);
    await page.locator('#search').fill('');
    const begun = performance.now();
    await page.getByRole('button', { name: 'Show 500 more' }).click();
    await page.getByText('Joueur numéro 600', { exact: true }).waitFor();
    expect(performance.now() - begun).toBeLessThan(3_000);
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    await page.getByText('Joueur numéro 2000', { exact: true }).waitFor();
    expect(await page.locator('.board tbody tr').count()).toBe(2_000);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('leads to files that are there', async () => {
    await tested.go('/seasons/autumn?lang=en');
    const links = await tested.page
      .locator('main section:last-of-type .links a')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')!));
    expect(links).toHaveLength(7);
    for (const href of links) expect([href, (await tested.page.request.get(`${floor.url}${href}`)).status()]).toEqual([href, 200]);
  });

  it('keeps a hidden name out of the page and out of every answer', async () => {
    const answers: string[] = [];
    tested.page.on('response', (response) => {
      if (response.url().endsWith('/graphql')) void response.text().then((body) => answers.push(body));
    });
    await tested.go('/seasons/autumn?lang=en');
    const id = players.get('Inès Dubois')!;
    await openWorkings(`Player ${id}`);
    await tested.page.locator('.workings h2').first().waitFor();
    const seen = `${await tested.page.content()} ${answers.join(' ')}`;
    expect(answers.length).toBeGreaterThan(3);
    expect(seen).toContain(id);
    expect(seen).not.toMatch(/Dubois|Inès|Quelqu/);
    tested.page.removeAllListeners('response');
  });

  it('an unknown id is not a missing network, and news that do not come are named', async () => {
    expect(await tested.checkNotices('season', '/seasons/autumn', '/seasons/nobody')).toEqual([]);
    expect((await tested.page.request.get(`${floor.url}/seasons/nobody`)).status()).toBe(404);
  });

  it('has the whole table on A4, upright and across, and nothing else', async () => {
    await tested.page.emulateMedia({ media: 'print' });
    for (const [width, height] of [
      [794, 1_123],
      [1_123, 794],
    ]) {
      await tested.go('/seasons/autumn?lang=fr', [width!, height!]);
      expect(await rowsShown()).toHaveLength(9);
      expect(await tested.overflow()).toBeLessThanOrEqual(0);
      const screenOnly = await tested.page
        .locator('.bar, .tabs, .search, .links, #panel-plot')
        .evaluateAll((found) => found.filter((each) => each.checkVisibility()).length);
      expect(screenOnly).toBe(0);
    }
    await tested.page.emulateMedia({ media: null });
  });

  it('axe has checked every state of the table', () => {
    expect(differFromTable('season.spec.ts')).toEqual([]);
  });
});
