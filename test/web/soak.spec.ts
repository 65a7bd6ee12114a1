/**
 * The display through hours of play, compressed into seconds: the time of browser and server goes on together. It must not grow. Half an hour is
 * played; `TAPIS_SOAK_HOURS=24` plays a day, in about ten minutes.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { browser } from './browser.js';
import { Floor } from './floor.js';
import { openStepped, step } from './stepped-time.js';

const inBrowser = browser === null ? describe.skip : describe;
const HOURS = Number(process.env['TAPIS_SOAK_HOURS'] ?? 0.5);
const STEP_SECONDS = 5;
const LOOK_EVERY = 30;
/** The director does something this often. Seconds. */
const ACT_EVERY = 150;
const MOST_GROWTH = 5_000_000;
const id = 'day';

const level = (number: number): object => ({
  kind: 'LEVEL',
  smallBlind: 100 * number,
  bigBlind: 200 * number,
  ante: 200 * number,
  seconds: 1_200,
});
/** Of a whole day: a break after each four levels. */
const structure = Array.from({ length: 72 }, (_, at) => (at % 5 === 4 ? { kind: 'BREAK', seconds: 600 } : level(at + 1)));

interface Measured {
  readonly heap: number;
  readonly nodes: number;
  readonly elements: number;
}

inBrowser('The display through a day', () => {
  let floor: Floor;
  let page: Page;
  let debug: CDPSession;
  let now = Date.now();

  beforeAll(async () => {
    floor = await Floor.open({ now: () => now });
    await floor.start({ id, settings: { structure } });
    page = await browser!.newPage({ viewport: { width: 960, height: 540 }, reducedMotion: 'reduce' });
    debug = await page.context().newCDPSession(page);
    await debug.send('Performance.enable');
  });
  afterAll(async () => {
    await browser!.close();
    await floor.close();
  });

  async function pass(seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed += STEP_SECONDS) {
      now += STEP_SECONDS * 1_000;
      await step(page, STEP_SECONDS);
      if (passed % LOOK_EVERY === 0) await letLevelsEnd();
    }
    await letLevelsEnd();
  }

  /** The server looks once a second of its real time whether a level is over: meanwhile the compressed time stands still. */
  async function letLevelsEnd(): Promise<void> {
    while ((await readFloor()).clock.remainingMs === 0) await delay(20);
  }

  async function readFloor(): Promise<{ readonly left: number; readonly clock: { readonly remainingMs: number } }> {
    const { data } = await floor.api.ask('query($id: ID!) { tournament(id: $id) { left clock { remainingMs } } }', { id });
    return data!['tournament'];
  }

  async function measure(): Promise<Measured> {
    await debug.send('HeapProfiler.collectGarbage');
    const { metrics } = await debug.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), elements: await page.locator('*').count() };
  }

  /** What a director does in turn; after the last, all is as before the first. */
  const acts = [
    () => floor.api.command('pauseClock', { tournamentId: id }),
    () => floor.api.command('resumeClock', { tournamentId: id }),
    () => floor.api.command('showMessage', { tournamentId: id, message: 'The kitchen closes soon.' }),
    () => floor.api.command('takeDownMessage', { tournamentId: id }),
    () => floor.api.command('eliminatePlayer', { tournamentId: id, playerId: 'p20' }),
    () => floor.api.command('reinstatePlayer', { tournamentId: id, playerId: 'p20', reason: 'They had chips left.' }),
  ];

  /** What the display shows, and what the server says. */
  async function differences(): Promise<unknown> {
    const { left, clock } = await readFloor();
    const [minutes, seconds] = (await page.locator('.digits text').textContent())!.split(':').map(Number);
    return {
      behind: Math.abs(60 * minutes! + seconds! - clock.remainingMs / 1_000) <= STEP_SECONDS + 1 ? 0 : [minutes, seconds, clock],
      left: (await page.locator('.counts dd').first().innerText()).startsWith(String(left)),
      stale: await page.locator('.stale').count(),
    };
  }
  const none = { behind: 0, left: true, stale: 0 };

  it(
    `is right and has not grown after ${HOURS} hours`,
    async () => {
      await openStepped(page, `${floor.url}/t/${id}/display?lang=en`);
      await page.locator('main[data-state=running]').waitFor();
      await pass(ACT_EVERY);
      const rounds = Math.max(2, Math.ceil((HOURS * 3_600) / (ACT_EVERY * acts.length)));
      const measured: Measured[] = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const act of acts) {
          await act();
          await pass(ACT_EVERY);
          // A level may have just begun for one side only: a fault stays.
          if (!isDeepStrictEqual(await differences(), none)) await pass(6 * STEP_SECONDS);
          expect(await differences()).toEqual(none);
        }
        measured.push(await measure());
      }
      // The first round fills what is kept once.
      const [first, last] = [measured[0]!, measured.at(-1)!];
      console.info(JSON.stringify({ hours: HOURS, first, last, requests: await page.evaluate('asked') }));
      expect(last.heap - first.heap).toBeLessThan(MOST_GROWTH);
      // A break, a level and the last level have different parts: the largest of them is as large in the second half as in the first.
      const half = Math.ceil(rounds / 2);
      const mostOf = (part: readonly Measured[]): number => Math.max(...part.map(({ elements }) => elements));
      expect(mostOf(measured.slice(half))).toBeLessThanOrEqual(mostOf(measured.slice(0, half)));
    },
    120_000 + HOURS * 150_000,
  );
});
