/**
 * The pages in a real browser: what they show in each state, at three sizes and in both languages, without violations of accessibility or of the
 * security policy, and without a request to another host.
 */
import type { Page } from 'playwright-core';
import { browser } from './browser.js';
import { differFromTable } from './checked-states.js';
import { Floor } from './floor.js';
import { each, itInAll } from '../sizes.js';
import { PageUnderTest, sizes } from './page-under-test.js';
import { makeState, type State, states } from './states.js';

/** Each size, and the same screen at 200 %. */
const zooms = [sizes.wall, sizes.tablet, sizes.phone].flatMap(([width, height]) => [
  { width, height },
  { width: width / 2, height: height / 2 },
]);
const inBrowser = browser === null ? describe.skip : describe;

inBrowser('The pages in a browser', () => {
  let floor: Floor;
  let under: PageUnderTest;
  let page: Page;

  beforeAll(async () => {
    floor = await Floor.open();
    for (const state of states) await makeState(floor, state);
    await floor.api.untilViewsReached();
    under = await PageUnderTest.open(browser!, floor.url);
    ({ page } = under);
  });
  afterAll(async () => {
    await browser!.close();
    await floor.close();
  });
  afterEach(() => expect(under.troubles.splice(0)).toEqual([]));

  const paths = [
    ['/', 'start: shown'],
    ...states.map((state) => [`/t/${state}/display`, `display: ${state}`] as const),
    ['/t/running/display?panel=seating', 'display: seating'],
    ['/t/running', 'tournament: standings'],
    ['/t/running#seating', 'tournament: seating'],
    ['/t/running#structure', 'tournament: structure'],
    ['/t/announced#prizes', 'tournament: prizes'],
    ['/t/finished', 'tournament: finished'],
  ] as const;

  it.each(each(paths))('%s has no violation of accessibility and fits each screen, in both languages', async (path, shown) => {
    const [before, hash] = path.split('#');
    await under.go(`${before}${before!.includes('?') ? '&' : '?'}lang=fr${hash === undefined ? '' : `#${hash}`}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    for (const size of path.includes('/display') ? zooms.toReversed() : zooms) {
      await page.setViewportSize(size);
      expect([size, await under.overflow()]).toEqual([size, 0]);
    }
    const other = page.locator('a.language').first();
    if ((await other.count()) > 0) {
      await other.click();
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      expect(await under.overflow()).toBeLessThanOrEqual(0);
    }
    expect(await under.violations(shown)).toEqual([]);
  });

  itInAll('show a dark page to who prefers it, with the same contrast', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const [path, shown] of [
      ['/?lang=en', 'start: dark'],
      ['/t/running?lang=fr', 'tournament: dark'],
      ['/t/finished?lang=fr', 'tournament: finished, dark'],
    ] as const) {
      await under.go(path, [390, 844]);
      expect(await under.violations(shown)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: null });
  });

  const sentences = [
    ['announced', 'Registration is open'],
    ['seated', 'Seats'],
    ['break', 'Break: play resumes in'],
    ['paused', 'Clock stopped'],
    ['hand-for-hand', 'Still playing: table 2.'],
    ['final-table', 'Final table'],
    ['finished', 'Zoé Delattre'],
  ] satisfies [State, string][];
  it.each(each(sentences))('the display of a tournament that is %s says “%s”', async (state, sentence) => {
    await under.go(`/t/${state}/display?lang=en`);
    await page.getByText(sentence).first().waitFor();
  });

  it('a message of the director comes to the display, and goes', async () => {
    // No moves: they would take turns with it.
    await under.go('/t/break/display?lang=en');
    await floor.api.command('showMessage', { tournamentId: 'break', message: 'The bar closes at midnight.' });
    const message = page.getByText('The bar closes at midnight.');
    await message.waitFor();
    await floor.api.command('takeDownMessage', { tournamentId: 'break' });
    await message.waitFor({ state: 'detached' });
  });

  it('a message is taken down by itself once its time is past, and the reason of a pause is shown while it lasts', async () => {
    const input = { tournamentId: 'paused', message: 'Food for a moment.', until: new Date(Date.now() + 6_000).toISOString() };
    await under.go('/t/paused?lang=en');
    await floor.api.command('showMessage', input);
    await floor.api.command('pauseClock', { tournamentId: 'paused', reason: 'A fire alarm.' });
    const [message, reason] = [page.getByText('Food for a moment.'), page.getByText('A fire alarm.')];
    await message.waitFor();
    await reason.waitFor();
    await message.waitFor({ state: 'detached' });
    await under.go('/t/paused/display?lang=en');
    await reason.waitFor();
    expect(await message.count()).toBe(0);
  });

  it('the display sounds at the last minute and at a new level, once M has switched it on', async () => {
    await page.addInitScript(`window.tones = 0; const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...given) { tones += 1; return start.apply(this, given); };`);
    await floor.start({ id: 'sounding', players: 9 }, 6);
    await under.go('/t/sounding/display?lang=en');
    const tones = (): Promise<number> => page.evaluate('tones');
    expect(await tones()).toBe(0);
    await page.keyboard.press('m');
    await page.getByText('Sound on').waitFor();
    expect(await tones()).toBe(1);
    await floor.api.command('adjustClock', { tournamentId: 'sounding', seconds: -1_145, reason: 'A short level for the test.' });
    await page.locator('[role=status]', { hasText: 'The last minute of the level' }).waitFor();
    await floor.api.command('startPeriod', { tournamentId: 'sounding', period: 7 });
    await page.getByText('Level 7').first().waitFor();
    await page.keyboard.press('m');
    await page.getByText('Sound on').waitFor({ state: 'detached' });
    await floor.api.command('startPeriod', { tournamentId: 'sounding', period: 8 });
    await page.locator('main[data-state=break]').waitFor();
    expect(await tones()).toBe(4);
  });

  it('the display names every halted table', async () => {
    await floor.start({ id: 'halted' }, 6);
    for (const table of [1, 3]) await floor.api.command('haltTable', { tournamentId: 'halted', table, reason: 'A spilt drink.' });
    await under.go('/t/halted/display?lang=en');
    for (const table of [1, 3]) await page.getByText(`Table ${table} is halted by the director`).waitFor();
  });

  it('a stack that hands were played with since has the time at which it was known', async () => {
    await under.go('/t/hand-for-hand?lang=en');
    const unknown = page.getByText(/^20,000 at \d\d:\d\d$/);
    await unknown.first().waitFor();
    expect(await page.getByText(/^20,000$/).count()).toBeGreaterThan(0);
  });

  it('those who went out last are on the display and on the page, with the place', async () => {
    await under.go('/t/running/display?lang=fr');
    // Moves come before them, four at a time.
    await page.locator('.announcements', { hasText: '25e place' }).waitFor();
    await under.go('/t/running?lang=en');
    const latest = page.locator('#panel-standings li');
    expect(await latest.allTextContents()).toEqual([
      expect.stringMatching(/: place 25$/),
      expect.stringMatching(/: place 26$/),
      expect.stringMatching(/: place 27$/),
    ]);
  });

  it('an unknown id is not a missing network', async () => {
    expect(await under.checkNotices('start', '/', null)).toEqual([]);
    expect(await under.checkNotices('tournament', '/t/running', '/t/nobody')).toEqual([]);
    expect(await under.checkNotices('display', '/t/running/display', '/t/nobody/display')).toEqual([]);
  });

  it('finds a player by a part of the name without its accents', async () => {
    await under.go('/t/running?lang=en', [390, 844]);
    await page.keyboard.press('/');
    await page.keyboard.type('elise');
    await page.getByText('1 player', { exact: true }).waitFor();
    expect(await page.locator('#panel-standings tbody tr').allInnerTexts()).toEqual([expect.stringContaining('Élise Moreau')]);
  });

  it('keep the choice of a language', async () => {
    await under.go('/t/running?lang=en');
    await page.getByText('Français').click();
    await page.getByRole('tab', { name: 'Classement' }).waitFor();
    await under.go('/t/running');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });

  itInAll('axe has checked every state of the table', () => {
    expect(differFromTable('pages.spec.ts')).toEqual([]);
  });
});
