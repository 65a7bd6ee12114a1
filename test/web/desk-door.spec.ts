/** The door on a desk: somebody registered from home is checked in and pays, an alternate is called and takes a seat. */
import type { Browser, Page } from 'playwright-core';
import { browser } from './browser.js';
import { Floor } from './floor.js';
import { PageUnderTest, sizes } from './page-under-test.js';

const inBrowser = browser === null ? describe.skip : describe;

inBrowser('The door on a desk', () => {
  let floor: Floor;
  let under: PageUnderTest;

  beforeAll(async () => {
    floor = await Floor.open();
    await floor.announce({ id: 'friday', players: 4, settings: { entry: { seats: 5 } } });
    under = await PageUnderTest.open(browser as Browser, floor.url);
  });
  afterAll(async () => {
    expect(under.troubles).toEqual([]);
    await browser!.close();
    await floor.close();
  });

  const door = (page: Page) => page.locator('section', { has: page.locator('#door') });
  const tap = async (page: Page, name: string, button: string, ticks: readonly string[] = []): Promise<void> => {
    await door(page).locator('#door-search').fill(name);
    await door(page).locator('li', { hasText: name }).locator('button', { hasText: button }).first().click();
    const sheet = page.locator('dialog[open]');
    for (const tick of ticks) await sheet.locator('label', { hasText: tick }).locator('input').check();
    await sheet.locator('button.main:enabled').click();
    await sheet.waitFor({ state: 'detached' });
  };

  it('finds by name, checks in with what was seen, and takes a wrong tap back', async () => {
    const { page } = under;
    await floor.api.command('registerPlayer', { tournamentId: 'friday', playerId: 'home', name: 'Odile Renard', inAdvance: true });
    await under.pair(floor.api, 'friday');
    await under.go('/t/friday/desk?lang=fr', sizes.phone);
    await door(page).locator('li', { hasText: 'Odile Renard' }).waitFor();
    expect(await under.text('section:has(#door)')).toContain('pas encore là : 1');
    await tap(page, 'Odile', 'Est là', ['âge', 'pièce', 'payé']);
    await door(page).locator('li', { hasText: 'sur place' }).waitFor();
    expect(await under.violations('desk: door')).toEqual([]);
    const shown = async () =>
      (await floor.api.asDirector('{ tournament(id: "friday") { door { here expected unpaid } } }')).data!['tournament'].door;
    const here = await shown();
    expect(here.expected).toBe(0);
    await tap(page, 'Odile', 'N’est pas là');
    await door(page).locator('li', { hasText: 'pas encore là' }).waitFor();
    expect(await shown()).toMatchObject({ expected: 1, here: here.here - 1 });
  });

  it('an alternate who is called takes a seat', async () => {
    const { page } = under;
    // The first takes the place of somebody who is not there, in the draw; the second waits.
    for (const [playerId, name] of [
      ['next', 'Basile Noiret'],
      ['later', 'Carla Weiss'],
    ])
      await floor.api.command('registerPlayer', { tournamentId: 'friday', playerId, name, adult: true });
    await floor.api.command('drawSeats', { tournamentId: 'friday' });
    await floor.api.command('startTournament', { tournamentId: 'friday' });
    await under.go('/t/friday?lang=fr', sizes.phone);
    await page.locator('[role=tab]', { hasText: 'Liste d’attente' }).click();
    expect(await page.locator('[role=tabpanel]:visible ol').innerText()).toBe('Carla Weiss');
    expect(await under.violations('tournament: waiting list')).toEqual([]);
    await under.go('/t/friday/desk?lang=fr', sizes.phone);
    await floor.api.command('disqualifyPlayer', { tournamentId: 'friday', playerId: 'p1', cause: 'OTHER', reason: 'has to leave' });
    await door(page).locator('li', { hasText: 'Carla Weiss' }).locator('button', { hasText: 'Prend place' }).waitFor();
    expect(await under.violations('desk: an alternate is called')).toEqual([]);
    await tap(page, 'Carla', 'Prend place');
    await door(page).locator('li', { hasText: 'en jeu' }).waitFor();
    const { data } = await floor.api.asDirector('{ tournament(id: "friday") { standing(playerId: "later") { state stack } } }');
    expect(data!['tournament'].standing).toEqual({ state: 'IN', stack: 20_000 });
  });
});
