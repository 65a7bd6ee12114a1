/**
 * The display while its network freezes or is cut, its server is started again, or its computer sleeps: it warns, counts on by the structure, and
 * is right again soon after. Six displays, at three sizes in both languages, stay open through it.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from './browser.js';
import { differFromTable } from './checked-states.js';
import { Floor } from './floor.js';
import { PageUnderTest, sizes } from './page-under-test.js';
import { type PageAt, SixPages } from './six-pages.js';
import { TroubledNetwork } from './troubled-network.js';

const inBrowser = browser === null ? describe.skip : describe;
const TEN_MINUTES_MS = 600_000;
const tournamentId = 'friday';
const seconds = (from: number): number => (performance.now() - from) / 1_000;

const words = {
  en: {
    level: 'Level',
    stopped: 'Clock stopped',
    stale: /No connection: last news \d+ s ago/,
    assumed: 'by the structure, not confirmed',
  },
  fr: {
    level: 'Niveau',
    stopped: 'Chronomètre arrêté',
    stale: /Pas de connexion\s: dernières nouvelles il y a \d+\ss/,
    assumed: 'd’après la structure, pas confirmé',
  },
} as const;

inBrowser('The display with a troubled network', () => {
  let floor: Floor;
  let network: TroubledNetwork;
  let mobile: TroubledNetwork;
  let six: SixPages;
  let phone: PageUnderTest;
  let sleptMs = 0;

  beforeAll(async () => {
    [network, mobile] = [await TroubledNetwork.open(), await TroubledNetwork.open()];
    floor = await Floor.open({ publicUrls: [network.url, mobile.url], now: () => Date.now() + sleptMs });
    network.target = mobile.target = floor.port;
    await floor.start({ id: tournamentId, players: 9 }, 6);
    six = await SixPages.open(browser!, network.url);
    await six.each(({ page }) => page.addInitScript('window.sleptMs = 0; { const wall = Date.now; Date.now = () => wall() + sleptMs; }'));
    await six.follow(`/t/${tournamentId}/display`);
    phone = await PageUnderTest.open(browser!, mobile.url);
    await phone.follow(`/t/${tournamentId}?lang=en`, sizes.phone);
    await phone.page.context().setOffline(true);
    mobile.cut();
  });
  afterAll(async () => {
    await browser!.close();
    network.close();
    mobile.close();
    await floor.close();
  });
  afterEach(() => network.restore());

  const shown = ({ page }: PageAt, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
  const timeShown = ({ page }: PageAt): Promise<string | null> => page.locator('.digits text').textContent();
  const secondsShown = async (at: PageAt): Promise<number> =>
    (await timeShown(at))!.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

  it('3: a frozen network is noticed within 8 seconds, and the display is right within 2 seconds of its return', async () => {
    expect(await six.each(({ page }) => page.locator('.stale').count())).toEqual([0, 0, 0, 0, 0, 0]);
    network.freeze();
    const frozenAt = performance.now();
    await six.each(async (at) => {
      await shown(at, words[at.lang].stale);
      expect(seconds(frozenAt)).toBeLessThan(8.5);
      // What it knows stays there.
      expect(await at.page.locator('main[data-state=running]').isVisible()).toBe(true);
    });
    for (const at of [0, 5]) expect(await six.all[at]!.under.violations('display: stale')).toEqual([]);
    await floor.api.command('pauseClock', { tournamentId });
    network.restore();
    const restoredAt = performance.now();
    await six.each(async (at) => {
      await shown(at, words[at.lang].stopped);
      await at.page.locator('.stale').waitFor({ state: 'detached' });
      expect(seconds(restoredAt)).toBeLessThan(2.5);
    });
  });

  it('4: a level that ends while the cable is out is followed by the next of the structure, and marked', async () => {
    await floor.api.command('resumeClock', { tournamentId });
    const { data } = await floor.api.ask(`{ tournament(id: "${tournamentId}") { clock { remainingMs } } }`);
    const left = Math.floor((data!['tournament'].clock.remainingMs as number) / 1_000);
    await floor.api.command('adjustClock', { tournamentId, seconds: 4 - left, reason: 'A short level for the test.' });
    await six.each(({ page }) => page.locator('.digits text', { hasText: /^00:0\d$/ }).waitFor());
    network.cut();
    await six.each(async (at) => {
      await shown(at, `${words[at.lang].level} 7`);
      await shown(at, words[at.lang].assumed);
      expect(await timeShown(at)).toMatch(/^(20:00|19:5\d)$/);
    });
    network.restore();
    const restoredAt = performance.now();
    await six.each(async (at) => {
      await at.page.locator('.stale').waitFor({ state: 'detached' });
      await at.page.locator('.assumed').waitFor({ state: 'detached' });
      expect(seconds(restoredAt)).toBeLessThan(3);
      await shown(at, `${words[at.lang].level} 7`);
    });
  });

  it('5: after ten minutes of sleep, the time and the state are right within two seconds', async () => {
    const before = await six.each(secondsShown);
    const sleptAt = performance.now();
    // The steady clock of a browser stands still in sleep; that of the wall goes on, and so does the server.
    sleptMs += TEN_MINUTES_MS;
    await six.each(({ page }) => page.evaluate(`sleptMs = ${TEN_MINUTES_MS}`));
    const after = await six.each(async (at) => {
      await at.page.locator('.digits text', { hasText: /^09:/ }).waitFor();
      const wokenSeconds = seconds(sleptAt);
      expect(wokenSeconds).toBeLessThan(2);
      return (await secondsShown(at)) + 600 + wokenSeconds;
    });
    for (const [index, shown] of after.entries()) expect(Math.abs(before[index]! - shown)).toBeLessThan(2);
    await floor.api.command('pauseClock', { tournamentId });
    await six.each((at) => shown(at, words[at.lang].stopped));
  });

  it('a phone that changes its network is right within two seconds, however long it was without one', async () => {
    const { page } = phone;
    await page.getByText(/No connection: last news \d\d+ s ago/).waitFor();
    mobile.restore();
    // By now it would wait for seconds before it connects by itself.
    await page.context().setOffline(false);
    const backAt = performance.now();
    await page.getByText('Clock stopped').first().waitFor();
    await page.locator('.stale').waitFor({ state: 'detached' });
    expect(seconds(backAt)).toBeLessThan(2);
  });

  it('a server that is started again is followed at once, with what changed meanwhile', async () => {
    await floor.api.command('resumeClock', { tournamentId });
    await six.each(({ page }) => page.locator('main[data-state=running]').waitFor());
    const kept = await mkdtemp(join(tmpdir(), 'tapis-kept-'));
    await cp(floor.api.folder, kept, { recursive: true, filter: (path) => !path.endsWith('-lock') });
    await floor.close();
    floor = await Floor.open({
      publicUrls: [network.url],
      now: () => Date.now() + sleptMs,
      prepare: (folder) => cp(kept, folder, { recursive: true }),
    });
    await rm(kept, { recursive: true });
    await floor.api.command('pauseClock', { tournamentId, commandId: 'after-restart-1' });
    network.target = floor.port;
    const backAt = performance.now();
    await six.each(async (at) => {
      await shown(at, words[at.lang].stopped);
      expect(seconds(backAt)).toBeLessThan(3);
    });
    // They follow again: the next change comes at once.
    await floor.api.command('resumeClock', { tournamentId, commandId: 'after-restart-2' });
    const resumedAt = performance.now();
    await six.each(async ({ page }) => {
      await page.locator('main[data-state=running]').waitFor();
      expect(seconds(resumedAt)).toBeLessThan(2);
    });
  });

  it('axe has checked every state of the table', () => {
    expect(differFromTable('troubled-display.spec.ts')).toEqual([]);
  });
});
