/** The pages of a club and of a player: what they show is what the API answers; a hidden or forgotten player is not an unknown one. */
import { browser } from './browser.js';
import { differFromTable } from './checked-states.js';
import { Floor } from './floor.js';
import { PageUnderTest } from './page-under-test.js';
import { playAutumn } from './seasons.js';

const inBrowser = browser === null ? describe.skip : describe;
const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const HOUR_MS = 3_600_000;

inBrowser('The pages of a club and a player', () => {
  let floor: Floor;
  let tested: PageUnderTest;
  let players: ReadonlyMap<string, string>;
  /** By how much the server's clock is behind. */
  let behindMs = 3 * HOUR_MS;

  beforeAll(async () => {
    floor = await Floor.open({ now: () => Date.now() - behindMs });
    players = await playAutumn(floor);
    const { api } = floor;
    await floor.announce({
      id: 'next',
      name: 'Deepstack de mars',
      players: 5,
      settings: { clubId: 'mons', venue: 'Salle B', scheduledAt: new Date(Date.now() + 48 * HOUR_MS).toISOString() },
    });
    await floor.start({ id: 'night', name: 'Soirée de mardi', players: 4, settings: { clubId: 'mons' } });
    behindMs = HOUR_MS;
    const stacks = [30_000, 20_000, 20_000, 10_000].map((stack, at) => ({ playerId: `p${at + 1}`, stack }));
    await api.command('recordChipCounts', { tournamentId: 'night', table: 1, stacks });
    behindMs = 0;
    await api.command('erasePerson', { playerId: players.get('Farid Benali') });
    await api.untilViewsReached();
    tested = await PageUnderTest.open(browser!, floor.url);
  });
  afterAll(async () => {
    await browser!.close();
    await floor.close();
  });
  afterEach(() => expect(tested.troubles.splice(0)).toEqual([]));

  const idOf = (name: string): string => players.get(name)!;

  it.each([
    ['club: shown', () => '/clubs/mons'],
    ['player: shown', () => `/players/${idOf('Adèle Fontaine')}`],
    ['player: hidden', () => `/players/${idOf('Inès Dubois')}`],
    ['player: of one tournament', () => '/players/p1'],
  ])('%s: no violation of accessibility, and it fits', async (state, path) => {
    expect(await tested.check(path(), state)).toEqual([]);
  });

  it('a club has what it plays next, its calendar, its results, and its rank and its players in the season', async () => {
    await tested.go('/clubs/mons?lang=en');
    await tested.page.getByText(/^The club: rank/).waitFor();
    const { data } = await floor.api.ask(`{
      club(id: "mons") { name resultSheets { nodes { name } } }
      season(id: "autumn") { clubs { groupId rank points } leaderboard(clubId: "mons") { nodes { rank points competitor { player { name } } } } }
    }`);
    const { club, season } = data!;
    const said = squeezed(await tested.text());
    expect(await tested.page.title()).toBe(club.name);
    expect(said).toMatch(/Deepstack de mars .* · Salle B · 5 players entered/);
    expect(said).toContain('Now Soirée de mardi');
    expect(said).toContain('Fédération du Nord, Hainaut');
    for (const { name } of club.resultSheets.nodes) expect(said).toContain(name);
    expect(said).toContain('1 result waits for a player');
    const own = season.clubs.find(({ groupId }: { readonly groupId: string }) => groupId === 'mons');
    expect(said).toContain(`The club: rank ${own.rank} of 3, ${own.points} points`);
    for (const { rank, points, competitor } of season.leaderboard.nodes)
      expect(said).toContain(`${rank} ${competitor.player.name} ${points}`);
    for (const name of ['Calendar (iCal)', 'Results as CSV']) {
      const href = (await tested.page.getByRole('link', { name }).getAttribute('href'))!;
      expect([name, (await tested.page.request.get(`${floor.url}${href}`)).status()]).toEqual([name, 200]);
    }
  });

  it('a player has their points by event, with a line that ends at their points', async () => {
    const id = idOf('Adèle Fontaine');
    await tested.go(`/players/${id}?lang=en`);
    const { data } = await floor.api.ask(
      `{ player(id: "${id}") { seasonStanding(seasonId: "autumn") { rank points played counted results { points counted } } sheetResults { nodes { place sheet { name entrants } } } } }`,
    );
    const { seasonStanding, sheetResults } = data!['player'];
    const { rank, points, played, counted, results } = seasonStanding;
    await tested.page.getByText(`Rank ${rank} with ${points} points`).waitFor();
    expect(squeezed(await tested.text())).toContain(`${counted} of ${played} tournaments count.`);
    const lines = (await tested.page.locator('main section').first().locator(':scope > table tbody tr').allInnerTexts()).map(squeezed);
    expect(lines).toHaveLength(results.length);
    for (const [at, result] of results.entries())
      expect(lines[at]!.endsWith(` ${result.points}${result.counted ? '' : ' does not count'}`)).toBe(true);
    await tested.page.locator('summary').first().click();
    expect(squeezed(await tested.page.locator('figure tbody tr').last().innerText())).toContain(points);
    const rows = (await tested.page.locator('main section').last().locator('tbody tr').allInnerTexts()).map(squeezed);
    expect(rows.map((row) => row.replace(/ \d+ \w+ 2026 /, ' '))).toEqual(
      sheetResults.nodes.map(
        ({ place, sheet }: { readonly place: number; readonly sheet: { readonly name: string; readonly entrants: number } }) =>
          `${sheet.name} ${place} of ${sheet.entrants}`,
      ),
    );
  });

  it('a player has their stack in a tournament as counts gave it', async () => {
    await tested.go('/players/p1?lang=en');
    await tested.page.getByRole('button', { name: 'Show the stack as a graph: Soirée de mardi' }).click();
    await tested.page.locator('summary').click();
    const stacks = (await tested.page.locator('figure tbody tr td').allInnerTexts()).map((text) => text.trim());
    expect(stacks).toHaveLength(12);
    // Counted after two of three hours.
    expect(stacks).toEqual([...Array.from({ length: 8 }, () => '20,000'), ...Array.from({ length: 4 }, () => '30,000')]);
  });

  it.each([
    ['Inès Dubois', 'The name is not shown in public.', /Dubois|Inès/],
    ['Farid Benali', 'The personal data of this player were erased.', /Farid|Benali/],
  ])('%s is shown by the id, and is not an unknown player', async (name, sentence, hidden) => {
    const answers: string[] = [];
    tested.page.on('response', (response) => {
      if (response.url().endsWith('/graphql')) void response.text().then((body) => answers.push(body));
    });
    const id = idOf(name);
    await tested.go(`/players/${id}?lang=en`);
    await tested.page.getByText(sentence).waitFor();
    await tested.page.getByText(/^(Rank \d+ with|[\d.]+ points)/).waitFor();
    expect(await tested.page.locator('h1').innerText()).toBe(`Player ${id}`);
    expect(await tested.page.title()).toBe(id);
    expect(`${await tested.page.content()} ${answers.join(' ')}`).not.toMatch(hidden);
    tested.page.removeAllListeners('response');
    expect((await tested.page.request.get(`${floor.url}/players/${id}`)).status()).toBe(200);
    expect((await tested.page.request.get(`${floor.url}/players/nobody`)).status()).toBe(404);
  });

  it('an unknown club or player is not a missing network', async () => {
    expect(await tested.checkNotices('club', '/clubs/mons', '/clubs/nobody')).toEqual([]);
    expect(await tested.checkNotices('player', '/players/p1', '/players/nobody')).toEqual([]);
  });

  it('axe has checked every state of the table', () => {
    expect(differFromTable('club-and-player.spec.ts')).toEqual([]);
  });
});
