/** Seasons of teams, and of several stages; and where the start page and a tournament lead. */
import { browser } from './browser.js';
import { differFromTable } from './checked-states.js';
import { Floor } from './floor.js';
import { PageUnderTest } from './page-under-test.js';
import { playAutumn, playStages, playTeams } from './seasons.js';

const inBrowser = browser === null ? describe.skip : describe;

inBrowser('Seasons of other forms', () => {
  let floor: Floor;
  let tested: PageUnderTest;

  beforeAll(async () => {
    floor = await Floor.open();
    const players = await playAutumn(floor);
    await playTeams(floor, players);
    await playStages(floor, players);
    await floor.start({ id: 'night', players: 4, settings: { clubId: 'mons' } });
    await floor.api.untilViewsReached();
    tested = await PageUnderTest.open(browser!, floor.url);
  });
  afterAll(async () => {
    await browser!.close();
    await floor.close();
  });
  afterEach(() => expect(tested.troubles.splice(0)).toEqual([]));

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const ask = async (id: string, fields: string): Promise<any> =>
    (await floor.api.ask(`{ season(id: "${id}") { ${fields} } }`)).data!['season'];

  it.each([
    ['/seasons/teams#rounds', 'season: rounds'],
    ['/seasons/stages#rules', 'season: rules of stages'],
  ])('%s has no violation of accessibility and fits', async (path, state) => {
    expect(await tested.check(path, state)).toEqual([]);
  });

  it('a season of teams has the teams, the members behind their points, and the rounds', async () => {
    await tested.go('/seasons/teams?lang=en');
    const { leaderboard, rounds } = await ask(
      'teams',
      'leaderboard { nodes { points competitor { team { name } } } } rounds { standings { points competitor { team { name } } } }',
    );
    const [first] = leaderboard.nodes;
    // Names of clubs come after the table.
    await tested.page.locator('.board small', { hasText: 'Poker Club Lille' }).waitFor();
    const table = await tested.text('#panel-table');
    for (const { points, competitor } of leaderboard.nodes) {
      expect(table).toContain(`${competitor.team.name} Poker Club`);
      expect(table).toContain(points);
    }
    await tested.page.locator('.sum').first().click();
    await tested.page.locator('.workings .details').waitFor();
    const workings = await tested.text('.workings');
    expect(workings).toContain('Damien Petit');
    expect(workings).toContain('Élise Moreau');
    expect(workings).toContain(`${first.points} from results`);
    await tested.page.getByRole('tab', { name: 'Rounds' }).click();
    await tested.page.getByRole('heading', { name: 'Round 1' }).waitFor();
    const shown = await tested.text('#panel-rounds');
    for (const { points, competitor } of rounds[0].standings) expect(shown).toContain(`${competitor.team.name} ${points}`);
  });

  it('a season of stages shows the latest, and any by choice; who proceeds; and what an official has to decide', async () => {
    await tested.go('/seasons/stages?lang=en');
    const { page } = tested;
    const pointsOf = async (stage: number): Promise<string[]> =>
      (await ask('stages', `leaderboard(stage: ${stage}) { nodes { points } }`)).leaderboard.nodes.map(
        ({ points }: { readonly points: string }) => Number(points).toFixed(2),
      );
    const shown = (): Promise<string[]> => page.locator('.sum').allInnerTexts();
    expect((await shown()).map((points) => Number(points).toFixed(2))).toEqual(await pointsOf(2));
    await page.locator('.sum').first().click();
    await page.getByText('from the stage before').waitFor();
    await page.getByLabel('Stage').selectOption({ label: 'Qualifications' });
    await page.getByText('proceeds').first().waitFor();
    expect((await shown()).map((points) => Number(points).toFixed(2))).toEqual(await pointsOf(1));
    expect(await page.locator('.board .tag').count()).toBe(3);
    expect(page.url()).toContain('stage=1');
    await page.getByRole('tab', { name: 'How it counts' }).click();
    await page
      .getByText('After a correction an official decides again who proceeds. It would be: Damien Petit. No longer: Chloé Maes.')
      .waitFor();
    await tested.go('/seasons/stages?lang=en&stage=7');
    expect(await tested.text()).toContain('There is nothing at this address');
  });

  it('the start page leads to seasons, clubs and the check of bundles, a tournament to its club and its players', async () => {
    const follow = async (from: string, name: string, heading: string): Promise<void> => {
      await tested.go(from);
      await tested.page.getByRole('link', { name, exact: true }).first().click();
      await tested.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    };
    await follow('/?lang=en', 'Interclubs', 'Interclubs');
    await follow('/?lang=en', 'Poker Club Mons', 'Poker Club Mons');
    await follow('/?lang=en', 'Check an evidence bundle', 'Is this bundle what was recorded?');
    await follow('/t/night?lang=en', 'Zoé Delattre', 'Zoé Delattre');
    await follow('/t/night?lang=en', 'Poker Club des Quatre Vents', 'Poker Club Mons');
  });

  it('axe has checked every state of the table', () => {
    expect(differFromTable('season-forms.spec.ts')).toEqual([]);
  });
});
