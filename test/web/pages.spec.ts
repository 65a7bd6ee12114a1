/**
 * The pages in a real browser: what they show in each state, at three sizes and in both languages, without violations of accessibility or of the
 * security policy, and without a request to another host.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from 'playwright-core';
import { browser } from './browser.js';
import { Floor } from './floor.js';
import { makeState, type State, states } from './states.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sizes = [
  { width: 1_920, height: 1_080 },
  { width: 768, height: 1_024 },
  { width: 390, height: 844 },
];
const inBrowser = browser === null ? describe.skip : describe;
const shown = '[data-state]:not([data-state=loading])';

inBrowser('The pages in a browser', () => {
  let floor: Floor;
  let context: BrowserContext;
  let page: Page;
  /** What must not happen: messages of errors, and requests to other hosts. */
  const troubles: string[] = [];

  beforeAll(async () => {
    floor = await Floor.open();
    for (const state of states) await makeState(floor, state);
    await floor.api.untilViewsReached();
    context = await browser!.newContext();
    page = await context.newPage();
    watch(page);
  });
  afterAll(async () => {
    await browser!.close();
    await floor.close();
  });
  afterEach(() => expect(troubles.splice(0)).toEqual([]));

  function watch(watched: Page): void {
    watched.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) troubles.push(message.text());
    });
    watched.on('pageerror', (error) => troubles.push(error.message));
    watched.on('request', (request) => {
      if (new URL(request.url()).host !== new URL(floor.url).host) troubles.push(request.url());
    });
  }

  async function open(path: string, [width, height] = [1_920, 1_080]): Promise<void> {
    await page.setViewportSize({ width, height });
    await page.goto(`${floor.url}${path}`);
    await page.locator(shown).waitFor();
  }

  const text = (): Promise<string> => page.locator('body').innerText();
  const overflow = (): Promise<number> => page.evaluate('document.documentElement.scrollWidth - innerWidth');

  /** What axe finds wrong. The debugger runs it, so the policy of the page needs no exception. */
  async function violations(): Promise<unknown[]> {
    await page.evaluate(axeSource);
    const found = await page.evaluate<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>(
      `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })`,
    );
    return found.violations.map(({ id, nodes }) => ({ id, first: nodes[0]!.html, why: nodes[0]!.failureSummary }));
  }

  const paths = [
    '/',
    ...states.map((state) => `/t/${state}/display`),
    '/t/running/display?panel=seating',
    '/t/running',
    '/t/running#seating',
    '/t/running#structure',
    '/t/announced#prizes',
    '/t/finished',
    '/t/nobody',
  ];

  it.each(paths)('%s has no violation of accessibility and fits each screen, in both languages', async (path) => {
    const checked = path.includes('/display') ? 0 : 2;
    for (const [at, { width, height }] of sizes.entries()) {
      const lang = at % 2 === 0 ? 'fr' : 'en';
      const [before, hash] = path.split('#');
      await open(`${before}${before!.includes('?') ? '&' : '?'}lang=${lang}${hash === undefined ? '' : `#${hash}`}`, [width, height]);
      expect(await overflow()).toBeLessThanOrEqual(0);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      if (at === checked) expect([path, await violations()]).toEqual([path, []]);
    }
  });

  it('show a dark page to who prefers it, with the same contrast', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of ['/?lang=en', '/t/running?lang=fr', '/t/finished?lang=fr']) {
      await open(path, [390, 844]);
      expect([path, await violations()]).toEqual([path, []]);
    }
    await page.emulateMedia({ colorScheme: null });
  });

  it('1: the display has clock, blinds, next level, break, players, average and prizes without scrolling', async () => {
    await open('/t/running/display?lang=en');
    const wall = (await text()).replaceAll(/\s+/g, ' ');
    for (const part of [
      'Level 6',
      '1,500 / 3,000',
      '3,000',
      'Next 2,000 / 4,000, ante 4,000',
      '24 / 27',
      '22,500',
      '7 BB',
      'Trophée du club',
    ])
      expect(wall).toContain(part);
    expect(wall).toMatch(/Break in 3\d:\d\d/);
    expect(wall).toMatch(/Anne-Sophie Delacroix-Montaigne table \d · seat \d/);
    expect(await page.locator('.digits text').textContent()).toMatch(/^1\d:\d\d$/);
    expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
    await open('/t/running/display?lang=fr');
    expect((await text()).replaceAll(/\s/g, ' ')).toContain('Ensuite 2 000 / 4 000, ante 4 000');
  });

  it.each([
    ['announced', 'Registration is open'],
    ['seated', 'Seats'],
    ['break', 'Break: play resumes in'],
    ['paused', 'Clock stopped'],
    ['hand-for-hand', 'Still playing: table 2.'],
    ['final-table', 'Final table'],
    ['finished', 'Zoé Delattre'],
  ] satisfies [State, string][])('the display of a tournament that is %s says “%s”', async (state, sentence) => {
    await open(`/t/${state}/display?lang=en`);
    await page.getByText(sentence).first().waitFor();
  });

  it('2: a pause is on the display within a second, or two on a busy machine, and its end likewise', async () => {
    const follows = page
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('clockChanged')));
    await open('/t/final-table/display?lang=en');
    await follows;
    const begun = performance.now();
    await floor.api.command('pauseClock', { tournamentId: 'final-table' });
    await page.locator('main[data-state=paused]').waitFor();
    await page.getByText('Clock stopped').first().waitFor();
    const paused = performance.now();
    await floor.api.command('resumeClock', { tournamentId: 'final-table' });
    await page.locator('main[data-state=running]').waitFor();
    const resumed = performance.now();
    expect(Math.max(paused - begun, resumed - paused)).toBeLessThan(2_000);
  });

  it('a message of the director comes to the display, and goes', async () => {
    await open('/t/running/display?lang=en');
    await floor.api.command('showMessage', { tournamentId: 'running', message: 'The bar closes at midnight.' });
    const message = page.getByText('The bar closes at midnight.');
    await message.waitFor();
    await floor.api.command('takeDownMessage', { tournamentId: 'running' });
    await message.waitFor({ state: 'detached' });
  });

  it('an unknown id is not a missing network', async () => {
    await open('/t/nobody?lang=en');
    expect(await text()).toContain('There is nothing at this address');
    await page.route('**/graphql', (route) => route.abort());
    await open('/t/running?lang=en');
    expect(await text()).toContain('No connection to the server');
    await page.unroute('**/graphql');
    troubles.splice(0);
  });

  it('finds a player by a part of the name without its accents', async () => {
    await open('/t/running?lang=en', [390, 844]);
    await page.keyboard.press('/');
    await page.keyboard.type('elise');
    await page.getByText('1 player', { exact: true }).waitFor();
    expect(await page.locator('#panel-standings tbody tr').allInnerTexts()).toEqual([expect.stringContaining('Élise Moreau')]);
  });

  it('12: on paper are the seats by name and by table, the structure and the prizes, and no clock', async () => {
    await open('/t/running?lang=fr', [794, 1_123]);
    await page.emulateMedia({ media: 'print' });
    for (const panel of ['standings', 'seating', 'structure', 'prizes'])
      expect(await page.locator(`#panel-${panel}`).isVisible()).toBe(true);
    expect(await page.locator('.clock, .tabs, .search').evaluateAll((found) => found.filter((each) => each.checkVisibility()).length)).toBe(
      0,
    );
    expect(await page.locator('#panel-seating .seats li').count()).toBe(24);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: null });
  });

  it('keep the choice of a language', async () => {
    await open('/t/running?lang=en');
    await page.getByText('Français').click();
    await page.getByRole('tab', { name: 'Classement' }).waitFor();
    await open('/t/running');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });
});
