/** The device of a table in a browser: a hand is typed in act by act to its pots, and one is only said to be played. */
import type { Browser, Page } from 'playwright-core';
import { browser } from './browser.js';
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
    // Below the minimum: refused with the article, and nothing changes.
    await page.locator('#total').fill('250');
    await tap('Raise to 250');
    await page.locator('.given .refused').waitFor();
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
    await page.locator('dialog[open] button.main:enabled').click();
    await page.locator('.given .done', { hasText: 'A hand was played' }).waitFor();
    const { data } = await floor.api.asDirector('{ tournament(id: "friday") { left } }');
    expect(data!['tournament'].left).toBe(3);
  });

  it('is for tablets and phones, in both languages', async () => {
    expect(await under.check('/t/friday/table/1')).toEqual([]);
  });
});
