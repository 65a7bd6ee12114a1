/** Takes the pictures of docs/pages: each page and state, small. With names of pictures, takes only these. */
import { mkdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { browser } from './browser.js';
import { Floor } from './floor.js';
import { PageUnderTest, sizes } from './page-under-test.js';
import { playAutumn, playStages, playTeams } from './seasons.js';
import { PlayedHand, playDisputedWords, playSidePots, playVoid, seatNine, settleDispute } from './played-hands.js';
import { makeState, states } from './states.js';
import { TroubledNetwork } from './troubled-network.js';

const folder = 'docs/pages';
const only = new Set(process.argv.slice(2));

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly size: 'wall' | 'tablet' | 'phone';
  readonly scheme?: 'dark' | 'light';
  /** The tournament whose desk signs in first. */
  readonly desk?: string;
  /** The table whose device signs in, in place of a desk. */
  readonly table?: number;
  /** What is done on the page first. */
  readonly prepare?: (page: Page) => Promise<void>;
}

if (browser === null) throw new Error('No browser runs here: name one by TAPIS_BROWSER');
mkdirSync(folder, { recursive: true });
const network = await TroubledNetwork.open();
const floor = await Floor.open({ publicUrls: [network.url] });
network.target = floor.port;
const { api } = floor;
for (const state of states) await makeState(floor, state);
const players = await playAutumn(floor);
await playTeams(floor, players);
await playStages(floor, players);
await seatNine(floor);
const disputed = await playDisputedWords(floor);
await playSidePots(floor, [6, 7, 1]);
const dispute = await settleDispute(floor);
await playVoid(floor);
await makeDesks();

/** Tournaments in states that only a desk shows. */
async function makeDesks(): Promise<void> {
  await floor.start({ id: 'halted', players: 18, settings: { seatsPerTable: 6 } }, 6);
  await api.command('haltTable', { tournamentId: 'halted', table: 2, reason: 'Verre renversé.' });
  const hand = await PlayedHand.open(floor, 'halted');
  await hand.gesture({ words: { kind: 'RAISE', amount: 9_000 }, motions: [[5_000, 5_000]], heardByAll: false });
  await floor.start({ id: 'deal', name: 'Finale du championnat', players: 9 }, 6);
  await floor.eliminate('deal', 'p9', 'p8', 'p7', 'p6', 'p5', 'p4');
  const stacks = [80_000, 60_000, 40_000].map((stack, at) => ({ playerId: `p${at + 1}`, stack }));
  await api.command('recordChipCounts', { tournamentId: 'deal', table: 1, stacks });
  await api.command('proposeDeal', { tournamentId: 'deal', method: 'CHIP_CHOP', playOn: false });
}

const other = async (page: Page): Promise<void> => {
  await page.keyboard.press('b');
  await page.locator('.others tbody tr').nth(4).waitFor();
};
const click =
  (selector: string, seen: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(selector).first().click();
    await page.locator(seen).first().waitFor();
  };
const openHand = async (page: Page): Promise<void> => {
  await page.locator('main.device button.main').click();
  await page.locator('.seats .turn').waitFor();
  await page.locator('.given .one').waitFor({ state: 'detached' });
};
/** An act that is done, and one that is refused. */
const give = async (page: Page): Promise<void> => {
  for (const name of ['Main finie', 'Casser']) {
    await page.locator('.tables article').first().locator('button', { hasText: name }).click();
    await page.locator('dialog[open] button.main:enabled').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('.given .sending').waitFor({ state: 'detached' });
  }
};
const judge =
  (changed: boolean) =>
  async (page: Page): Promise<void> => {
    const bundle = readFileSync('test/fixtures/bundle-version-2.bundle', 'utf8');
    const buffer = Buffer.from(changed ? bundle.split('\n').toSpliced(4, 1).join('\n') : bundle);
    await page.locator('#file').setInputFiles({ name: 'vendredi.bundle', mimeType: 'text/plain', buffer });
    await page.locator('p.verdict strong').waitFor();
  };
const freeze = async (page: Page): Promise<void> => {
  network.freeze();
  await page.locator('.stale').waitFor();
};
const failToRead = async (page: Page): Promise<void> => {
  await page.route('**/graphql', (route) => route.abort());
  await page.reload();
  await page.locator('main[data-state=error]').waitFor();
};

/** Signs in for a club and chooses a file. @param seen what is on the page then */
const importResults =
  (file: string, seen: string) =>
  async (page: Page): Promise<void> => {
    const { key } = await api.command('createToken', { holder: { kind: 'PERSON', clubId: 'mons', roles: ['CLUB_ADMIN'] } }, '{ key }');
    await page.locator('#key').fill(key as string);
    await page.locator('form button').click();
    await page.locator('main[data-state=shown]').waitFor();
    await page.locator('#file').setInputFiles({ name: 'octobre.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.locator(seen).waitFor();
  };
const twice = 'date;tournoi;place;nom\n02/10/2026;Coupe;1;Fontaine Adele\n02/10/2026;Coupe;2;Jean Roux\n02/10/2026;Coupe;3;Jean Roux\n';

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
  { name: 'display-offline', path: '/t/final-table/display?lang=fr', size: 'wall', prepare: freeze },
  { name: 'tournament-phone', path: '/t/running?lang=fr', size: 'phone' },
  { name: 'tournament-seating-tablet', path: '/t/running?lang=en#seating', size: 'tablet' },
  { name: 'tournament-structure-dark', path: '/t/running?lang=fr#structure', size: 'tablet', scheme: 'dark' },
  { name: 'tournament-results-phone', path: '/t/finished?lang=en', size: 'phone' },
  { name: 'tournament-hands-phone', path: '/t/hands?lang=fr#hands', size: 'phone' },
  { name: 'tournament-unknown-phone', path: '/t/nobody?lang=fr', size: 'phone' },
  { name: 'tournament-error-phone', path: '/t/running?lang=en', size: 'phone', prepare: failToRead },
  { name: 'hand-other-books', path: `/hands/${disputed}?lang=fr#9`, size: 'wall', prepare: other },
  { name: 'hand-side-pots-phone', path: '/hands/hands.1.2?lang=en#18', size: 'phone' },
  { name: 'hand-corrected-dark', path: '/hands/hands.1.3?lang=fr#26', size: 'tablet', scheme: 'dark' },
  { name: 'hand-desk-tablet', path: `/hands/${disputed}?lang=fr#9`, size: 'tablet', desk: 'hands' },
  { name: 'dispute-phone', path: `/disputes/${dispute}?lang=fr`, size: 'phone' },
  { name: 'dispute-desk-tablet', path: `/disputes/${dispute}?lang=fr`, size: 'tablet', desk: 'hands' },
  { name: 'desk-sign-in-phone', path: '/t/running/desk?lang=fr', size: 'phone' },
  { name: 'desk-entries-phone', path: '/t/announced/desk?lang=fr', size: 'phone', desk: 'announced' },
  { name: 'desk-start-phone', path: '/t/seated/desk?lang=en', size: 'phone', desk: 'seated', prepare: click('.due button', '.preview li') },
  { name: 'desk-tablet', path: '/t/hand-for-hand/desk?lang=en', size: 'tablet', desk: 'hand-for-hand' },
  { name: 'desk-halted-tablet', path: '/t/halted/desk?lang=fr', size: 'tablet', desk: 'halted' },
  { name: 'desk-given-phone', path: '/t/running/desk?lang=fr', size: 'phone', desk: 'running', prepare: give },
  { name: 'desk-deal-tablet', path: '/t/deal/desk?lang=fr', size: 'tablet', desk: 'deal' },
  { name: 'desk-finished-phone', path: '/t/finished/desk?lang=en', size: 'phone', desk: 'finished' },
  { name: 'desk-phone', path: '/t/hands/desk?lang=fr', size: 'phone', desk: 'hands', scheme: 'dark' },
  { name: 'table-device-phone', path: '/t/hands/table/1?lang=fr', size: 'phone', desk: 'hands', table: 1, prepare: openHand },
  { name: 'season-phone', path: '/seasons/autumn?lang=fr', size: 'phone' },
  { name: 'season-workings-tablet', path: '/seasons/autumn?lang=fr', size: 'tablet', prepare: click('.sum', '.workings .details') },
  { name: 'season-graph', path: '/seasons/autumn?lang=en#plot', size: 'tablet', scheme: 'dark' },
  { name: 'season-rules-phone', path: '/seasons/autumn?lang=fr#rules', size: 'phone' },
  { name: 'season-teams-phone', path: '/seasons/teams?lang=fr#rounds', size: 'phone' },
  { name: 'season-stages-tablet', path: '/seasons/stages?lang=en#rules', size: 'tablet' },
  { name: 'club-phone', path: '/clubs/mons?lang=en', size: 'phone' },
  { name: 'import-sign-in-phone', path: '/clubs/mons/import?lang=fr', size: 'phone' },
  { name: 'import-points-phone', path: '/clubs/mons/import?lang=fr', size: 'phone', prepare: importResults(twice, '.points') },
  {
    name: 'import-mistakes-tablet',
    path: '/clubs/mons/import?lang=en',
    size: 'tablet',
    prepare: importResults(twice.replace('02/10/2026', '32/10/2026').replace(';3;', ';third;'), '.faults'),
  },
  { name: 'player-phone', path: `/players/${players.get('Adèle Fontaine')}?lang=fr`, size: 'phone' },
  { name: 'verify-phone', path: '/verify?lang=fr', size: 'phone' },
  { name: 'verify-holds-phone', path: '/verify?lang=en', size: 'phone', prepare: judge(false) },
  { name: 'verify-fails-phone', path: '/verify?lang=fr', size: 'phone', prepare: judge(true) },
];

await api.untilViewsReached();
for (const { name, path, size, scheme = 'light', desk, table, prepare } of pictures) {
  if (only.size > 0 && !only.has(name)) continue;
  // A picture of a large screen is made smaller, so that it can be kept, and is read as well.
  const under = await PageUnderTest.open(browser, prepare === freeze ? network.url : floor.url, {
    colorScheme: scheme,
    deviceScaleFactor: { wall: 0.5, tablet: 0.75, phone: 1 }[size],
    timezoneId: 'Europe/Brussels',
  });
  if (desk !== undefined) await under.pair(api, desk, table === undefined ? undefined : { table });
  if (prepare === freeze) await under.follow(path, sizes[size]);
  else await under.go(path, sizes[size]);
  await prepare?.(under.page);
  await under.page.waitForLoadState('networkidle');
  await under.page.screenshot({ path: `${folder}/${name}.png` });
  await under.page.context().close();
  process.stdout.write(`${[`${name}.png`, ...under.troubles].join('\n  ')}\n`);
}
network.close();
await browser.close();
await floor.close();
