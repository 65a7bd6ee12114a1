/** The device of a table in a browser: a hand is typed in act by act to its pots, and one is only said to be played. */
import type { Browser, Page } from 'playwright-core';
import { browser } from './browser.js';
import { differFromTable } from './checked-states.js';
import { Floor } from './floor.js';
import { PageUnderTest } from './page-under-test.js';

const inBrowser = browser === null ? describe.skip : describe;

inBrowser('The device of a table in a browser', () => {
  let floor: Floor;
  let under: PageUnderTest;
  let page: Page;

  beforeAll(async () => {
    floor = await Floor.open();
    await floor.start({ id: 'friday', players: 4, settings: { seatsPerTable: 6 } });
    await floor.api.untilViewsReached();
    under = await PageUnderTest.open(browser as Browser, floor.url);
    page = under.page;
    const { code } = await floor.api.command('offerPairing', { tournamentId: 'friday', table: 1 }, '{ code }');
    await under.go('/t/friday/table/1?lang=en', [768, 1_024]);
    await page.locator('#code').fill(code as string);
    await page.locator('button[type=submit]').click();
    await page.locator('main.device').waitFor();
  });
  afterAll(async () => {
    expect(under.troubles).toEqual([]);
    await browser!.close();
    await floor.close();
  });

  const tap = async (name: string | RegExp): Promise<void> => {
    await page.locator('main.device button:enabled', { hasText: name }).first().click();
    await page.locator('.given .sending, .given .waiting').waitFor({ state: 'detached' });
  };
  const look = async (state: string): Promise<void> => expect(await under.violations(`table: ${state}`)).toEqual([]);
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const hand = async (): Promise<any> => {
    const { data } = await floor.api.asDirector(
      '{ tournament(id: "friday") { table(table: 1) { handsPlayed lastHand { handId } hand { hand { phase street turn potTotal } } seats { seat stack } } } }',
    );
    return data!['tournament'].table;
  };

  it('is the device of its table, and of no other', async () => {
    expect(await under.text()).toContain('Table 1');
    await under.go('/t/friday/table/2?lang=en', [768, 1_024]);
    expect(await page.locator('main').getAttribute('data-state')).not.toBe('shown');
    await under.go('/t/friday/table/1?lang=en', [768, 1_024]);
    await page.locator('main.device').waitFor();
  });

  it('types a hand in: who acts is known, amounts are checked, pots go where the table says', async () => {
    await tap('Open the next hand');
    await page.locator('h2', { hasText: 'is to act' }).waitFor();
    const before = await hand();
    await look('to act');
    // Below the minimum: refused with the article, and nothing changes.
    await page.locator('#total').fill('250');
    await tap('Raise to 250');
    await page.locator('.given .refused').waitFor();
    await look('amount refused');
    await page.locator('.given .refused button').click();
    expect((await hand()).hand.hand.turn).toBe(before.hand.hand.turn);
    await page.locator('#total').fill('600');
    await tap('Raise to 600');
    // Typed wrongly: it is taken back, and two taps take one entry back.
    await page.locator('h2', { hasText: 'is to act' }).waitFor();
    const raised = (await hand()).hand.hand.turn;
    await page.locator('button:enabled', { hasText: 'Take back' }).dblclick();
    await page.locator('.given .done', { hasText: 'Take back' }).waitFor();
    expect([raised === before.hand.hand.turn, (await hand()).hand.hand.turn]).toEqual([false, before.hand.hand.turn]);
    await page.locator('.seats .turn', { hasText: `${before.hand.hand.turn}. ` }).waitFor();
    await page.locator('#total').fill('600');
    await tap('Raise to 600');
    for (;;) {
      const { phase, turn } = (await hand()).hand.hand as { phase: string; turn: number };
      if (phase !== 'BETTING') break;
      await page.locator(`.seats .turn`, { hasText: `${turn}. ` }).waitFor();
      await tap((await page.locator('button', { hasText: /^Call / }).count()) > 0 ? /^Call / : /^Check$/);
    }
    await page.locator('#cards').fill('2c 5d 7h');
    await look('board');
    await tap('Turn up the flop');
    for (;;) {
      const table = await hand();
      if (table.hand === null) break;
      const { phase, turn } = table.hand.hand as { phase: string; turn: number };
      if (phase === 'SHOWDOWN' || phase === 'SETTLING') break;
      if (phase === 'BETTING') {
        await page.locator(`.seats .turn`, { hasText: `${turn}. ` }).waitFor();
        await tap(/^Check$/);
      } else {
        await page.locator('button', { hasText: /Turn up/ }).waitFor();
        await tap(/Turn up/);
      }
    }
    await page.locator('fieldset .check input').first().waitFor();
    await look('showdown');
    await page.locator('fieldset .check input').first().check();
    await tap('Push the pots');
    await page.locator('button', { hasText: 'Open the next hand' }).waitFor();
    const after = await hand();
    const stacks = (after.seats as { stack: number }[]).map(({ stack }) => stack);
    expect(stacks.reduce((sum, stack) => sum + stack, 0)).toBe(4 * 20_000);
    expect(Math.max(...stacks)).toBeGreaterThan(21_000);
  });

  it('only says that a hand was played, and who went out in it', async () => {
    await page.locator('button', { hasText: 'A hand was played' }).click();
    await page.locator('dialog[open] .check input').first().check();
    await look('form of a hand');
    await page.locator('dialog[open] button.main:enabled').click();
    await page.locator('.given .done', { hasText: 'A hand was played' }).waitFor();
    const { data } = await floor.api.asDirector('{ tournament(id: "friday") { left } }');
    expect(data!['tournament'].left).toBe(3);
  });

  it('says that its table is halted', async () => {
    await floor.api.command('haltTable', { tournamentId: 'friday', table: 1, reason: 'A spilt drink.' });
    await page.locator('.refusal', { hasText: 'halted' }).waitFor();
    await look('halted');
    await floor.api.command('resumeTable', { tournamentId: 'friday', table: 1, reason: 'Dry again.' });
    await page.locator('.refusal').waitFor({ state: 'detached' });
  });

  it('says where a code is needed, and what is not there', async () => {
    expect(await under.checkNotices('table', '/t/friday/table/1', '/t/nobody/table/1')).toEqual([]);
    await under.go('/t/friday/table/2?lang=en', [768, 1_024]);
    await page.locator('.lead', { hasText: 'Deepstack du vendredi' }).waitFor();
    expect(await under.text()).toContain('Sign in as the device of table 2');
    expect(await under.text()).toContain('npx tapis pair friday --table 2');
    await look('signed out');
  });

  it('is for tablets and phones, in both languages', async () => {
    expect(await under.check('/t/friday/table/1', 'table: between hands')).toEqual([]);
  });

  it('axe has checked every state of the table', () => {
    expect(differFromTable('table-device.spec.ts')).toEqual([]);
  });
});
