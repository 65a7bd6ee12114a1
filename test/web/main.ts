/** Takes the pictures of docs/pages: each page and state, small. */
import { mkdirSync } from 'node:fs';
import { browser } from './browser.js';
import { Floor } from './floor.js';
import { playAutumn } from './seasons.js';
import { playDisputedWords, playSidePots, seatNine, settleDispute } from './played-hands.js';
import { makeState, states } from './states.js';

const folder = process.argv[2] ?? 'docs/pages';
const sizes = { wall: { width: 1_920, height: 1_080 }, tablet: { width: 768, height: 1_024 }, phone: { width: 390, height: 844 } } as const;

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly size: keyof typeof sizes;
  readonly scheme?: 'dark' | 'light';
  /** A key that is pressed first. */
  readonly press?: string;
  /** The tournament whose desk signs in first. */
  readonly desk?: string;
  /** The table whose device signs in, in place of a desk. */
  readonly table?: number;
}

const pictures: readonly Picture[] = [
  { name: 'start-phone', path: '/?lang=en', size: 'phone' },
  { name: 'start-wall-dark', path: '/?lang=fr', size: 'wall', scheme: 'dark' },
  ...states.map((state) => ({
    name: `display-${state}`,
    path: `/t/${state}/display?lang=${state === 'finished' ? 'en' : 'fr'}`,
    size: 'wall' as const,
  })),
  { name: 'display-running-en', path: '/t/running/display?lang=en', size: 'wall' },
  { name: 'display-running-phone', path: '/t/running/display?lang=fr', size: 'phone' },
  { name: 'display-running-tablet', path: '/t/running/display?lang=fr', size: 'tablet' },
  { name: 'display-seating', path: '/t/running/display?lang=fr&panel=seating', size: 'wall' },
  { name: 'tournament-phone', path: '/t/running?lang=fr', size: 'phone' },
  { name: 'tournament-seating-tablet', path: '/t/running?lang=en#seating', size: 'tablet' },
  { name: 'tournament-structure-dark', path: '/t/running?lang=fr#structure', size: 'tablet', scheme: 'dark' },
  { name: 'tournament-results-phone', path: '/t/finished?lang=en', size: 'phone' },
  { name: 'hand-other-books', path: '/hands/hands.1.1?lang=fr#9', size: 'wall', press: 'b' },
  { name: 'hand-side-pots-phone', path: '/hands/hands.1.2?lang=en#18', size: 'phone' },
  { name: 'hand-corrected-dark', path: '/hands/hands.1.3?lang=fr#26', size: 'tablet', scheme: 'dark' },
  { name: 'dispute-phone', path: '/disputes/hands.d1?lang=fr', size: 'phone' },
  { name: 'desk-tablet', path: '/t/hand-for-hand/desk?lang=en', size: 'tablet', desk: 'hand-for-hand' },
  { name: 'desk-phone', path: '/t/hands/desk?lang=fr', size: 'phone', desk: 'hands', scheme: 'dark' },
  { name: 'table-device-phone', path: '/t/hands/table/1?lang=fr', size: 'phone', desk: 'hands', table: 1 },
  { name: 'tournament-unknown-phone', path: '/t/nobody?lang=fr', size: 'phone' },
  { name: 'season-phone', path: '/seasons/autumn?lang=fr', size: 'phone' },
  { name: 'season-graph', path: '/seasons/autumn?lang=en#plot', size: 'tablet', scheme: 'dark' },
  { name: 'club-phone', path: '/clubs/mons?lang=en', size: 'phone' },
  { name: 'verify-phone', path: '/verify?lang=fr', size: 'phone' },
];

if (browser === null) throw new Error('No browser runs here: name one by TAPIS_BROWSER');
mkdirSync(folder, { recursive: true });
const floor = await Floor.open();
for (const state of states) await makeState(floor, state);
await playAutumn(floor);
await seatNine(floor);
await playDisputedWords(floor);
await playSidePots(floor, [6, 7, 1]);
await settleDispute(floor);
await floor.api.untilViewsReached();
for (const { name, path, size, scheme = 'light', press, desk, table } of pictures) {
  const { width, height } = sizes[size];
  // Half size: a picture of a wall is small enough to be kept, and is read as well.
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme, deviceScaleFactor: size === 'wall' ? 0.5 : 1 });
  page.on('console', (message) => message.type() === 'error' && process.stdout.write(`${name}: ${message.text()}\n`));
  page.on('pageerror', (error) => process.stdout.write(`${name}: ${error.message}\n`));
  await page.goto(`${floor.url}${path}`);
  await page.locator('[data-state]:not([data-state=loading])').waitFor();
  if (desk !== undefined) {
    const place = table === undefined ? { desk: { role: 'TD', label: 'tablet' } } : { table };
    const { code } = await floor.api.command('offerPairing', { tournamentId: desk, ...place }, '{ code }');
    await page.locator('#code').fill(code);
    await page.locator('button[type=submit]').click();
    await page.locator('main[data-state=shown]').waitFor();
    if (table !== undefined) {
      await page.locator('main.device button.main').click();
      await page.locator('.seats .turn').waitFor();
      await page.locator('.given .one').waitFor({ state: 'detached' });
    }
  }
  if (press !== undefined) {
    await page.keyboard.press(press);
    await page.waitForLoadState('networkidle');
  }
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
  process.stdout.write(`${name}.png\n`);
}
await browser.close();
await floor.close();
