/**
 * The desk of a director in a browser: signed in by a code, with what is due, tables, players and what was done last. What is tapped has one
 * effect, also over a bad network, and a second desk sees what the first decided.
 */
import type { Browser, Page } from 'playwright-core';
import { openHand } from '../api/hands.js';
import { browser } from './browser.js';
import { Floor } from './floor.js';
import { PageUnderTest } from './page-under-test.js';

const inBrowser = browser === null ? describe.skip : describe;
const gesture = { words: { kind: 'RAISE', amount: 1_000, conditional: true, text: 'if you bet, I raise' } };

inBrowser('The desk in a browser', () => {
  let floor: Floor;
  const opened: PageUnderTest[] = [];

  beforeAll(async () => {
    floor = await Floor.open();
    await floor.start({ id: 'friday', players: 18, settings: { rulebook: { id: 'redcactus', at: { version: 1 } }, seatsPerTable: 6 } });
    await floor.draw({ id: 'seated', players: 9 });
    await floor.api.untilViewsReached();
  });
  afterAll(async () => {
    for (const under of opened) expect(under.troubles).toEqual([]);
    await browser!.close();
    await floor.close();
  });

  async function codeFor(id: string, role = 'TD'): Promise<string> {
    const desk = { role, label: 'tablet' };
    return (await floor.api.command('offerPairing', { tournamentId: id, desk }, '{ code }')).code;
  }

  /** A browser that is signed in, in English. */
  async function desk(id: string, { role = 'TD', lang = 'en' } = {}): Promise<PageUnderTest> {
    const under = await PageUnderTest.open(browser as Browser, floor.url);
    opened.push(under);
    await under.go(`/t/${id}/desk?lang=${lang}`, [768, 1_024]);
    await under.page.locator('#code').fill(await codeFor(id, role));
    await under.page.locator('button[type=submit]').click();
    await under.page.locator('main.desk').waitFor();
    return under;
  }

  let known: PageUnderTest | null = null;
  /** The director of friday, signed in once. */
  async function director(): Promise<PageUnderTest> {
    known ??= await desk('friday');
    await known.go('/t/friday/desk?lang=en', [768, 1_024]);
    return known;
  }

  const step = async (page: Page, item: string, button: string): Promise<void> => {
    await page.locator('.due li', { hasText: item }).locator('button', { hasText: button }).first().click();
    await page.locator('dialog[open]').waitFor();
  };
  const confirm = async (page: Page): Promise<void> => {
    await page.locator('dialog[open] button.main:enabled').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };
  const countOf = async (id: string, command: string): Promise<number> => {
    const { data } = await floor.api.asDirector('query($id: ID!) { tournament(id: $id) { auditFeed(last: 200) { nodes { command } } } }', {
      id,
    });
    return (data!['tournament'].auditFeed.nodes as { command: string }[]).filter((each) => each.command === command).length;
  };

  it('shows nothing before it is signed in, and says what a wrong code is', async () => {
    const under = await PageUnderTest.open(browser as Browser, floor.url);
    opened.push(under);
    await under.go('/t/friday/desk?lang=fr', [390, 844]);
    expect(await under.text()).toContain('npx tapis pair friday');
    expect(await under.violations()).toEqual([]);
    await under.page.locator('#code').fill('BCDFGHJKLM');
    await under.page.locator('button[type=submit]').click();
    await under.page.locator('.refusal').waitFor();
    expect(await under.text()).toContain('Aucune association');
    expect(await under.page.evaluate('document.cookie')).not.toContain('tapis-device');
  });

  it('starts a tournament from what is due, after a preview', async () => {
    const { page } = await desk('seated', { lang: 'fr' });
    await step(page, 'Les places sont tirées', 'Commencer le tournoi');
    await page.locator('.preview li').first().waitFor();
    await confirm(page);
    await page.locator('.bar .clock', { hasText: 'Niveau 1' }).waitFor();
    expect(await page.evaluate('document.cookie + JSON.stringify(sessionStorage) + JSON.stringify(localStorage)')).not.toContain(
      'tapis_d_',
    );
  });

  it('rules on words that are left to the director; a second desk sees it closed, and its late tap is refused with a reason', async () => {
    const hand = await openHand(floor.api);
    await floor.api.command('act', { handId: hand.id, seat: hand.turn, act: { gesture } });
    const [first, second] = [await director(), await desk('friday')];
    await first.page.locator('.due .articles', { hasText: 'RC 59-A' }).first().waitFor();
    await step(second.page, 'conditional', 'binding');
    await step(first.page, 'conditional', 'freely');
    await confirm(first.page);
    await second.page.locator('.due li', { hasText: 'may make a conditional' }).waitFor({ state: 'detached' });
    await second.page.locator('dialog[open] button.main:enabled').click();
    await second.page.locator('.given .refused').waitFor();
    expect(await second.text()).toContain('RULING_CLOSED');
    expect(await countOf('friday', 'RuleOnAction')).toBe(1);
  });

  it('sends what is tapped on a bad network once, and says that it waits', async () => {
    const under = await director();
    const { page } = under;
    const isMutation = (body: string | null): boolean => body?.includes('"mutation') === true && !body.includes('preview');
    await page.route('**/graphql', (route) => (isMutation(route.request().postData()) ? route.abort() : route.continue()));
    await page.locator('button', { hasText: 'Stop the clock' }).click();
    await page.locator('dialog[open] button.main:enabled').dblclick();
    await page.locator('.given .waiting').waitFor();
    expect(await countOf('friday', 'PauseClock')).toBe(0);
    // An answer that was lost: the command has arrived, and is sent again with its id.
    await page.unroute('**/graphql');
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      if (!isMutation(route.request().postData()) || lost++ > 0) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.locator('.given .done').waitFor();
    expect([lost > 1, await countOf('friday', 'PauseClock')]).toEqual([true, 1]);
    await page.unroute('**/graphql');
    await page.locator('.bar .clock.paused').waitFor();
    await page.locator('.bar button.main', { hasText: 'Start the clock' }).click();
    await confirm(page);
    await page.locator('.bar .clock:not(.paused)').waitFor();
    under.troubles.length = 0;
  });

  it('gives back after two minutes without a network what nobody took', async () => {
    const under = await director();
    const { page } = under;
    await page.route('**/graphql', (route) => route.abort());
    await page.locator('.tables article').first().locator('button', { hasText: 'Halt' }).click();
    await page.locator('dialog[open] textarea').fill('A spilt drink.');
    await page.locator('dialog[open] button.main:enabled').click();
    await page.locator('.given .waiting').waitFor();
    await page.evaluate('{ const real = Date.now; Date.now = () => real() + 130_000; }');
    await page.locator('.given .givenBack').waitFor();
    await page.unroute('**/graphql');
    expect(await countOf('friday', 'HaltTable')).toBe(0);
    await page.locator('.given .givenBack button.main').click();
    await page.locator('.given .done').waitFor();
    expect(await countOf('friday', 'HaltTable')).toBe(1);
    await page.locator('.tables article.halted').first().locator('button', { hasText: 'Resume' }).click();
    await page.locator('dialog[open] textarea').fill('Dry again.');
    await confirm(page);
    await page.locator('.tables article.halted').waitFor({ state: 'detached' });
    under.troubles.length = 0;
  });

  it('puts a player out, and back in from what was done last', async () => {
    const { page } = await director();
    const { data } = await floor.api.asDirector(
      '{ tournament(id: "friday") { standings(first: 30) { nodes { playerId table player { name } } } } }',
    );
    const seated = (data!['tournament'].standings.nodes as { playerId: string; table: number; player: { name: string } }[]).find(
      ({ table }) => table === 2,
    )!;
    await page.locator('#search').fill(seated.player.name);
    await page.locator('.search li', { hasText: seated.player.name }).locator('button', { hasText: /^Out$/ }).click();
    await page.locator('.preview li').first().waitFor();
    await confirm(page);
    const last = page.locator('.last li', { hasText: seated.player.name }).first();
    await last.locator('summary').click();
    await last.locator('button', { hasText: 'Put back in' }).click();
    await page.locator('dialog[open] textarea').fill('The wrong player.');
    await page.locator('.preview').waitFor();
    await confirm(page);
    await page.locator('.given .done', { hasText: 'Put back in' }).waitFor();
    const { data: after } = await floor.api.asDirector('{ tournament(id: "friday") { left } }');
    expect(after!['tournament'].left).toBe(18);
  });

  it('shows a move that was confirmed on the display', async () => {
    await floor.start({ id: 'moves', players: 18, settings: { seatsPerTable: 6 } });
    for (const player of (await playersAt('moves', 3)).slice(0, 3)) await floor.eliminate('moves', player);
    const { page } = await desk('moves');
    const display = await PageUnderTest.open(browser as Browser, floor.url);
    opened.push(display);
    await display.go('/t/moves/display?lang=en');
    const item = page.locator('.due li', { has: page.locator('button', { hasText: 'Confirm the move' }) }).first();
    await item.waitFor();
    const who = (await item.locator('strong').innerText()).split(' · ')[1]!.trim();
    await item.locator('button').first().click();
    if ((await page.locator('dialog[open] input[inputmode=numeric]').count()) > 0)
      await page.locator('dialog[open] input[inputmode=numeric]').first().fill('20000');
    await confirm(page);
    await display.page.locator('body', { hasText: who }).waitFor();
    expect(await display.text()).toContain(who);
  });

  it('shows which tables have run a chip race, and which wait', async () => {
    await floor.start({ id: 'race', players: 18, settings: { seatsPerTable: 6 } }, 6);
    await floor.api.command('announceChipRace', { tournamentId: 'race', newSmallest: 500 });
    await floor.api.command('runChipRace', { tournamentId: 'race', table: 1, newSmallest: 500 });
    await floor.api.command('recordHandPlayed', { tournamentId: 'race', table: 2 });
    const { page } = await desk('race');
    const race = page.locator('.race');
    await race.locator('li', { hasText: 'Has raced: 1' }).waitFor();
    expect(await race.locator('li').allTextContents()).toEqual([
      'Has raced: 1',
      expect.stringMatching(/^Table 2: .*count/),
      'Table 3: can race now',
    ]);
    for (const table of [2, 3]) {
      const stacks = (await playersAt('race', table)).map((playerId) => ({ playerId, stack: 20_000 }));
      await floor.api.command('recordChipCounts', { tournamentId: 'race', table, stacks });
      await floor.api.command('runChipRace', { tournamentId: 'race', table, newSmallest: 500 });
    }
    await race.waitFor({ state: 'detached' });
  });

  it('enters a late player, who has to be of age', async () => {
    const { page } = await desk('moves');
    const enter = async (isOfAge: boolean): Promise<void> => {
      await page.locator('.menu summary').click();
      await page.locator('.menu button', { hasText: 'Enter a player' }).click();
      await page.locator('dialog[open] #field-person').fill('Odile Lefebvre');
      for (const label of isOfAge ? ['Is of age', 'Shows a document'] : ['Shows a document'])
        await page.locator('dialog[open] label', { hasText: label }).locator('input').check();
    };
    await enter(false);
    await page.locator('dialog[open] .refusal').waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('main.desk').waitFor();
    await enter(true);
    await confirm(page);
    await page.locator('.given .done').waitFor();
    const { data } = await floor.api.asDirector('{ tournament(id: "moves") { registered } }');
    expect(data!['tournament'].registered).toBe(19);
  });

  it('lets a floor do what a floor may, without the log', async () => {
    const { page } = await desk('friday', { role: 'FLOOR' });
    await page.locator('.tables article').first().waitFor();
    expect(await page.locator('.last').count()).toBe(0);
  });

  it('is for tablets and phones, in both languages, for keyboards and screen readers', async () => {
    const under = await director();
    expect(await under.check('/t/friday/desk')).toEqual([]);
    await under.go('/t/friday/desk?lang=fr', [390, 844]);
    await under.page.keyboard.press('/');
    expect(await under.page.evaluate('document.activeElement.id')).toBe('search');
    await under.page.locator('.bar > button').focus();
    await under.page.keyboard.press('Enter');
    await under.page.locator('dialog[open]').waitFor();
    expect(await under.violations()).toEqual([]);
    await under.page.keyboard.press('Escape');
    await under.page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await under.overflow()).toBe(0);
  });

  it('signs out', async () => {
    const { page } = await director();
    await page.locator('.menu summary').click();
    await page.locator('.menu button', { hasText: 'Sign out' }).click();
    await page.locator('#code').waitFor();
  });

  async function playersAt(id: string, table: number): Promise<readonly string[]> {
    const { data } = await floor.api.ask(
      'query($id: ID!, $table: Int!) { tournament(id: $id) { table(table: $table) { seats { playerId } } } }',
      { id, table },
    );
    return (data!['tournament'].table.seats as { playerId: string }[]).map(({ playerId }) => playerId);
  }
});
