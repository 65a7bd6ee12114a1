/** The page of the cash desk in a browser: who owes what, a tap for each method, and the report on paper. */
import type { Browser } from 'playwright-core';
import { browser } from './browser.js';
import { differFromTable } from './checked-states.js';
import { Floor } from './floor.js';
import { everywhere, PageUnderTest, sizes } from './page-under-test.js';

const inBrowser = browser === null ? describe.skip : describe;

inBrowser('The page of the cash desk', () => {
  let floor: Floor;
  let known: PageUnderTest;

  beforeAll(async () => {
    floor = await Floor.open();
    await floor.announce({ id: 'friday', players: 4, settings: { rulebook: { id: 'tdaFr', at: { version: 1 } } } });
    await floor.api.command('setPrizes', {
      tournamentId: 'friday',
      entry: { price: 2500, toPot: 2000 },
      money: { percentages: { basisPoints: [7000, 3000], unit: 100 } },
    });
    known = await PageUnderTest.open(browser as Browser, floor.url);
    await known.pair(floor.api, 'friday', { desk: { role: 'FLOOR', label: 'cash' } });
  });
  afterAll(async () => {
    expect(known.troubles).toEqual([]);
    await browser!.close();
    await floor.close();
  });

  it('shows nothing before it is signed in', async () => {
    const under = await PageUnderTest.open(browser as Browser, floor.url);
    await under.go('/t/friday/cash?lang=en', sizes.phone);
    expect(await under.text()).not.toContain('owes');
    expect(await under.violations('cash: signed out')).toEqual([]);
  });

  it('records a payment by its method with a tap, and a refund to a player who leaves', async () => {
    const { page } = known;
    await known.go('/t/friday/cash?lang=en', sizes.tablet);
    await page.getByText('Zoé Delattre owes €25').waitFor();
    for (const [lang, ...size] of everywhere) {
      await known.turn(lang, size);
      expect([size, await known.overflow()]).toEqual([size, 0]);
    }
    await known.turn('en', sizes.tablet);
    expect(await known.violations('cash: owed')).toEqual([]);
    await page.locator('.due li', { hasText: 'Zoé Delattre' }).getByRole('button', { name: 'cash' }).click();
    await page.locator('dialog[open] input').fill('R17');
    await page.locator('dialog[open] button.main:enabled').click();
    await page.getByText('Zoé Delattre owes').waitFor({ state: 'detached' });
    const { data } = await floor.api.asDirector(
      '{ tournament(id: "friday") { cashDesk { accounts { playerId payments { method receipt } } } } }',
    );
    expect(data!['tournament'].cashDesk.accounts[0]).toEqual({ playerId: 'p1', payments: [{ method: 'CASH', receipt: 'R17' }] });
    await floor.api.command('withdrawRegistration', { tournamentId: 'friday', playerId: 'p1' });
    await page.locator('.due li', { hasText: 'Zoé Delattre gets €25 back' }).getByRole('button', { name: 'cash' }).click();
    await page.locator('dialog[open] button.main:enabled').click();
    await page.getByText('Zoé Delattre gets').waitFor({ state: 'detached' });
  });

  it('is settled once everybody has paid, and prints its report', async () => {
    for (const playerId of ['p2', 'p3', 'p4']) await floor.api.command('payEntry', { tournamentId: 'friday', playerId, method: 'CARD' });
    await known.go('/t/friday/cash?lang=fr', sizes.tablet);
    const { page } = known;
    await page.getByText('Tout est payé, et tout est versé.').waitFor();
    expect((await known.text()).replaceAll(/\s+/g, ' ')).toContain('Doit rester 75 €');
    expect(await known.violations('cash: settled')).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.due').isVisible()).toBe(false);
    expect(await page.locator('table.sums').first().isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  });

  it('says what is wrong', async () => {
    expect(await known.checkNotices('cash', '/t/friday/cash', '/t/nobody/cash')).toEqual([]);
    expect(differFromTable('cash.spec.ts')).toEqual([]);
  });
});
