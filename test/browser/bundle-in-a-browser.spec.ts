/**
 * `examples/verify-bundle.html` in a real browser without a network: its verdict is that of `tapis verify` and of `verify-bundle.mjs`. It needs a Chromium
 * of the system; where there is none, it is skipped.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as fc from 'fast-check';
import { type Browser, chromium, type Page } from 'playwright-core';
import { readBundle } from '../../src/audit/bundle/read-bundle.js';
import { bundleOf, namedNight, sealAgain, tamper, tampering, writtenFile } from '../program/bundles.js';
import { alike, judge as judgeByAll, type Verdict, type Verdicts } from '../program/verifiers.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';

/** Where Debian, Ubuntu and Alpine put it; `TAPIS_CHROMIUM` names another. */
const places = [process.env['TAPIS_CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = places.find((path) => path !== undefined && existsSync(path));
const inBrowser = executablePath === undefined ? describe.skip : describe;

inBrowser('the page that checks bundles, in a browser without a network', () => {
  let browser: Browser;
  let page: Page;
  let folder: string;
  let key: string;
  /** Bundles by the kind of their subject. */
  const bundles: Record<string, string> = {};
  /** The page's network requests. */
  const requested: string[] = [];

  beforeAll(async () => {
    folder = await namedNight();
    bundles['a tournament'] = await bundleOf(folder, '--tournament', 'friday');
    bundles['a tournament with names'] = await bundleOf(folder, '--tournament', 'friday', '--names');
    bundles['a hand'] = await bundleOf(folder, '--hand', 'friday.1.1', '--names');
    bundles['a dispute'] = await bundleOf(folder, '--dispute', 'friday.d1', '--names');
    const erased = writtenFile(bundles['a tournament with names']);
    expect((await tapis('erase-name', 'p1', erased)).code).toBe(0);
    bundles['a tournament whose name was taken out'] = readFileSync(erased, 'utf8');
    ({ key } = readBundle(bundles['a tournament']).header);
    browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
    const context = await browser.newContext({ offline: true });
    page = await context.newPage();
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(pathToFileURL(resolve('examples/verify-bundle.html')).href);
  });
  afterAll(async () => {
    await browser.close();
    removeTemporaryFolders();
  });

  /** The page's verdict on a file. */
  async function judge(text: string, expectedKey = ''): Promise<{ verdict: Verdict; said: string }> {
    await page.locator('#key').fill(expectedKey);
    const verdict = page.locator('#verdict');
    await page.evaluate("document.getElementById('verdict').hidden = true");
    await page.locator('#file').setInputFiles({ name: 'some.bundle', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await verdict.waitFor({ state: 'visible' });
    const found = { good: 'holds', open: 'open', bad: 'fails' }[(await verdict.getAttribute('class'))!] as Verdict;
    return { verdict: found, said: await verdict.innerText() };
  }

  /** The verdicts of all, that of the page from the browser. */
  async function verdicts(text: string, by = key): Promise<Verdicts> {
    const [others] = await judgeByAll([text], by);
    return { ...others!, page: (await judge(text, by)).verdict };
  }

  it('finds every kind of bundle to be what was recorded', async () => {
    for (const [of, text] of Object.entries(bundles)) expect([of, await verdicts(text)]).toEqual([of, alike('holds')]);
  });

  it('finds that of a whole night with hidden cards, and one of an earlier release, to be what was recorded', async () => {
    const night = temporaryFolder();
    expect((await tapis('import', 'examples/club-night.phhs', '--data', night)).code).toBe(0);
    const { out: events } = await tapis('export', '--data', night);
    const whole = await bundleOf(night, '--tournament', /"stream":"tournament-([^"]+)"/.exec(events)![1]!, '--names');
    expect(await verdicts(whole, readBundle(whole).header.key)).toEqual(alike('holds'));
    for (const version of [1, 2]) {
      const text = readFileSync(`test/fixtures/bundle-version-${version}.bundle`, 'utf8');
      expect(await verdicts(text, readBundle(text).header.key)).toEqual(alike('open'));
    }
  });

  it('finds what was tampered with, as the others do', async () => {
    const whole = bundles['a tournament with names']!;
    const tampered = fc.sample(tampering, { numRuns: 200, seed: 11 }).map((how) => ({ how, text: tamper(whole, how) }));
    // The function behind the field for files judges all of them, and the field some.
    const texts = JSON.stringify([whole, ...tampered.map(({ text }) => text)]);
    const ask = `(text) => verifyBundle(text, ${JSON.stringify(key)}).then(({ problems }) => problems.length === 0, () => false)`;
    const [wholeInPage, ...inPage] = await page.evaluate<boolean[]>(`Promise.all(${texts}.map(${ask}))`);
    expect(wholeInPage).toBe(true);
    const others = await judgeByAll(
      tampered.map(({ text }) => text),
      key,
    );
    for (const [at, { how, text }] of tampered.entries()) {
      expect([how, inPage[at], others[at]]).toEqual([how, false, alike('fails')]);
      if (at < 20) expect([how, await judge(text, key)]).toMatchObject([how, { verdict: 'fails' }]);
    }
  });

  it('finds that another key signed it, if it is given the key of the club', async () => {
    const forged = sealAgain(readBundle(bundles['a tournament']!), readBundle(bundles['a tournament']!).events);
    expect((await judge(forged)).verdict).toBe('open');
    expect((await judge(forged, key)).verdict).toBe('fails');
  });

  it('says so in English and French, and where', async () => {
    const text = bundles['a tournament with names']!;
    const good = await judge(text, key);
    expect(good.said).toContain('All of it is as it was recorded.\n');
    expect(good.said).toContain('Tout est tel qu’il a été enregistré.\n');
    const lines = text.split('\n');
    const bad = await judge(lines.toSpliced(4, 1).join('\n'), key);
    expect(bad.said).toContain('Something was changed after the bundle was signed, from line 5 on.\n');
    expect(bad.said).toContain('Quelque chose a été modifié après la signature, à partir de la ligne 5.\n');
    const junk = await judge('hello');
    expect(junk).toMatchObject({ verdict: 'fails', said: expect.stringContaining('Ce fichier n’est pas un dossier vérifiable.') });
  });

  it('asks nothing of a network', () => {
    expect(requested.filter((url) => !url.startsWith('file:'))).toEqual([]);
  });

  it('fits a telephone', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await judge(bundles['a tournament with names']!, key);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(360);
  });
});
