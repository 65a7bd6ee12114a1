/** The display while its network freezes or is cut: it warns, counts on by the structure, and is right again soon after. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { browser } from './browser.js';
import { Floor } from './floor.js';
import { TroubledNetwork } from './troubled-network.js';

const inBrowser = browser === null ? describe.skip : describe;
const seconds = (from: number): number => (performance.now() - from) / 1_000;

inBrowser('The display with a troubled network', () => {
  let floor: Floor;
  let network: TroubledNetwork;
  let page: Page;

  beforeAll(async () => {
    network = await TroubledNetwork.open();
    floor = await Floor.open({ publicUrls: [network.url] });
    network.target = floor.port;
    page = await browser!.newPage({ viewport: { width: 1_920, height: 1_080 } });
  });
  afterAll(async () => {
    await browser!.close();
    network.close();
    await floor.close();
  });

  /** Opens the display and waits until its socket follows the tournament. */
  async function follow(id: string): Promise<void> {
    const follows = page
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('clockChanged')));
    await page.goto(`${network.url}/t/${id}/display?lang=en`);
    await follows;
    await page.locator('main[data-state=running]').waitFor();
  }

  it('3: a frozen network is noticed within 8 seconds, and the display is right within 2 seconds of its return', async () => {
    await floor.start({ id: 'frozen', players: 9 }, 6);
    await follow('frozen');
    expect(await page.locator('.stale').count()).toBe(0);
    network.freeze();
    const frozenAt = performance.now();
    await page.getByText(/No connection: last news \d+ s ago/).waitFor();
    expect(seconds(frozenAt)).toBeLessThan(8.5);
    // What it knows stays there.
    expect(await page.locator('main[data-state=running]').isVisible()).toBe(true);
    await floor.api.command('pauseClock', { tournamentId: 'frozen' });
    network.restore();
    const restoredAt = performance.now();
    await page.getByText('Clock stopped').first().waitFor();
    await page.locator('.stale').waitFor({ state: 'detached' });
    expect(seconds(restoredAt)).toBeLessThan(2.5);
  });

  it('4: a level that ends while the cable is out is followed by the next of the structure, and marked', async () => {
    await floor.start({ id: 'unplugged', players: 9 }, 6);
    await floor.api.command('adjustClock', { tournamentId: 'unplugged', seconds: -1_191, reason: 'A short level for the test.' });
    await follow('unplugged');
    network.cut();
    await page.getByText('Level 7').first().waitFor();
    await page.getByText('by the structure, not confirmed').waitFor();
    expect(await page.locator('.digits text').textContent()).toMatch(/^(20:00|19:5\d)$/);
    network.restore();
    const restoredAt = performance.now();
    await page.locator('.stale').waitFor({ state: 'detached' });
    await page.locator('.assumed').waitFor({ state: 'detached' });
    expect(seconds(restoredAt)).toBeLessThan(3);
    expect(await page.getByText('Level 7').first().isVisible()).toBe(true);
  });

  it('a server that is started again is followed at once, with what changed meanwhile', async () => {
    await floor.start({ id: 'restarted', players: 9 }, 6);
    await follow('restarted');
    await floor.api.command('pauseClock', { tournamentId: 'restarted' });
    await page.getByText('Clock stopped').first().waitFor();
    await floor.api.command('resumeClock', { tournamentId: 'restarted' });
    const kept = await mkdtemp(join(tmpdir(), 'tapis-kept-'));
    await cp(floor.api.folder, kept, { recursive: true, filter: (path) => !path.endsWith('-lock') });
    await floor.close();
    floor = await Floor.open({ publicUrls: [network.url], prepare: (folder) => cp(kept, folder, { recursive: true }) });
    await rm(kept, { recursive: true });
    await floor.api.command('pauseClock', { tournamentId: 'restarted' });
    network.target = floor.port;
    const backAt = performance.now();
    await page.getByText('Clock stopped').first().waitFor();
    expect(seconds(backAt)).toBeLessThan(3);
    // It follows again: the next change comes at once.
    await floor.api.command('resumeClock', { tournamentId: 'restarted' });
    const resumedAt = performance.now();
    await page.locator('main[data-state=running]').waitFor();
    expect(seconds(resumedAt)).toBeLessThan(2);
  });

  it('a phone that changes its network is right within two seconds, however long it was without one', async () => {
    await floor.start({ id: 'moving', players: 9 }, 6);
    const follows = page
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('clockChanged')));
    await page.goto(`${network.url}/t/moving?lang=en`);
    await follows;
    await page.context().setOffline(true);
    network.cut();
    await page.getByText(/No connection: last news (?:1\d) s ago/).waitFor();
    await floor.api.command('pauseClock', { tournamentId: 'moving' });
    network.restore();
    // By now it would wait for seconds before it connects by itself.
    await page.context().setOffline(false);
    const backAt = performance.now();
    await page.getByText('Clock stopped').first().waitFor();
    await page.locator('.stale').waitFor({ state: 'detached' });
    expect(seconds(backAt)).toBeLessThan(2);
  });
});
