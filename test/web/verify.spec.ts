/** The page that checks evidence bundles: its verdict is that of `tapis verify`, without a network, over plain HTTP, in both languages. */
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { checkBundle } from '../../src/audit/bundle/check-bundle.js';
import { readBundle } from '../../src/audit/bundle/read-bundle.js';
import { bundleOf, namedNight, sealAgain, tamper, tampering } from '../program/bundles.js';
import { removeTemporaryFolders } from '../program/run.js';
import { browser } from './browser.js';
import { differFromTable } from './checked-states.js';
import { Floor } from './floor.js';
import { PageUnderTest } from './page-under-test.js';

const inBrowser = browser === null ? describe.skip : describe;

inBrowser('The page that checks bundles', () => {
  let floor: Floor;
  let tested: PageUnderTest;
  let bundle: string;
  let key: string;

  beforeAll(async () => {
    bundle = await bundleOf(await namedNight(), '--tournament', 'friday', '--names');
    ({ key } = readBundle(bundle).header);
    floor = await Floor.open();
    tested = await PageUnderTest.open(browser!, floor.url);
  });
  afterAll(async () => {
    await browser!.close();
    await floor.close();
    removeTemporaryFolders();
  });
  afterEach(() => expect(tested.troubles.splice(0)).toEqual([]));

  const verdict = () => tested.page.locator('p.verdict').filter({ has: tested.page.locator('strong') });

  /** Gives the page a file. @returns `holds`, `open` or `fails` */
  async function judge(text: string, name: string): Promise<string> {
    await tested.page.locator('#file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await verdict().filter({ hasText: name }).waitFor();
    return (await verdict().getAttribute('class'))!.replace('verdict ', '');
  }

  async function byTapis(text: string): Promise<string> {
    try {
      const { faults, findings, notCompared } = await checkBundle(readBundle(text), { heads: null, key });
      return faults.length + findings.length > 0 ? 'fails' : notCompared.length > 0 ? 'open' : 'holds';
    } catch (error) {
      expect((error as { readonly code?: string }).code).toBe('BUNDLE_UNREADABLE');
      return 'fails';
    }
  }

  it('has no violation of accessibility, and fits, empty and with a verdict', async () => {
    expect(await tested.check('/verify', 'verify: empty')).toEqual([]);
    expect(await tested.check('/verify', 'verify: open', async () => void (await judge(bundle, 'friday.bundle')))).toEqual([]);
    expect(await tested.violations('verify: open')).toEqual([]);
    await judge(bundle.replace('Anna', 'Anne'), 'other.bundle');
    expect(await tested.violations('verify: fails')).toEqual([]);
  });

  it('says what holds in words, in both languages, and asks for the key', async () => {
    await tested.go('/verify?lang=en');
    expect(await tested.page.title()).toBe('Check an evidence bundle');
    expect(await judge(bundle, 'friday.bundle')).toBe('open');
    const said = await tested.text();
    expect(said).toContain('Key not compared: anybody can sign such a file with a key of their own.');
    expect(said).toContain('What to do: ask the club for its key');
    // Neither good nor bad: it has a colour of its own.
    const colourOf = (kind: string): Promise<string> =>
      tested.page.evaluate(
        `getComputedStyle(Object.assign(document.querySelector('p.verdict'), { className: 'verdict ${kind}' })).borderColor`,
      );
    const colours = [await colourOf('holds'), await colourOf('fails'), await colourOf('open')];
    expect(new Set(colours).size).toBe(3);
    await tested.page.getByLabel('Key of the club, if you know it').fill(key);
    await tested.page.keyboard.press('Tab');
    await tested.page.getByText('All of it is as it was recorded.').waitFor();
    expect(await tested.violations('verify: holds')).toEqual([]);
    const { events } = readBundle(bundle);
    const held = await tested.text();
    expect(held).toContain(`All ${events.length} events follow one another`);
    expect(held).toContain('It was signed with the key that you gave.');
    await tested.page.getByText('Français').click();
    await tested.page.getByText('Tout est tel qu’il a été enregistré.').waitFor();
    await tested.page.getByText('Chaque nom du dossier est celui qui a été enregistré.').waitFor();
  });

  it('works without a network once it is there, over HTTP without `crypto.subtle`, and asks nothing', async () => {
    await tested.page.addInitScript('Object.defineProperty(crypto, "subtle", { value: undefined })');
    await tested.go('/verify?lang=en');
    await tested.page.waitForLoadState('networkidle');
    expect(await tested.page.evaluate('crypto.subtle === undefined')).toBe(true);
    const asked: string[] = [];
    tested.page.context().on('request', (request) => asked.push(request.url()));
    await tested.page.context().setOffline(true);
    await tested.page.locator('#key').fill(key);
    expect(await judge(bundle, 'friday.bundle')).toBe('holds');
    expect(await judge(bundle.replace('Anna', 'Anne'), 'renamed.bundle')).toBe('fails');
    await tested.page.context().setOffline(false);
    expect(asked).toEqual([]);
  });

  it('finds what `tapis verify` finds in tampered and older bundles', async () => {
    await tested.go('/verify?lang=en');
    await tested.page.locator('#key').fill(key);
    for (const [at, how] of fc.sample(tampering, { numRuns: 25, seed: 7 }).entries()) {
      const text = tamper(bundle, how);
      const said = await judge(text, `tampered-${at}.bundle`);
      expect([how, said]).toEqual([how, await byTapis(text)]);
    }
    const forged = sealAgain(readBundle(bundle), readBundle(bundle).events);
    expect(await judge(forged, 'forged.bundle')).toBe('fails');
    expect(await tested.text()).toContain('Another key signed the bundle.');
    await tested.page.locator('#key').fill('');
    for (const version of [1, 2])
      expect(await judge(readFileSync(`test/fixtures/bundle-version-${version}.bundle`, 'utf8'), `version-${version}`)).toBe('open');
  });

  it('says where something was changed, and that junk is no bundle', async () => {
    await tested.go('/verify?lang=fr');
    expect(await judge(bundle.split('\n').toSpliced(4, 1).join('\n'), 'short.bundle')).toBe('fails');
    await tested.page.getByText('Quelque chose a été modifié après la signature, à partir de la ligne 5.').waitFor();
    expect(await judge('hello', 'junk.txt')).toBe('fails');
    expect(await tested.text()).toContain('Ce fichier n’est pas un dossier de preuves');
    expect(await tested.violations('verify: unreadable')).toEqual([]);
  });

  it('takes a file that is dropped anywhere', async () => {
    await tested.go('/verify?lang=en');
    const dropped = await tested.page.evaluateHandle(
      `(() => { const data = new DataTransfer(); data.items.add(new File([${JSON.stringify(bundle)}], 'dropped.bundle')); return data; })()`,
    );
    await tested.page.locator('h1').dispatchEvent('drop', { dataTransfer: dropped });
    await verdict().filter({ hasText: 'dropped.bundle' }).waitFor();
    expect(await verdict().getAttribute('class')).toBe('verdict open');
  });

  it('shows how far a large bundle is, and stays alive meanwhile', async () => {
    await tested.go('/verify?lang=en');
    const { header, events } = readBundle(bundle);
    const [first] = events;
    // Another one would not be read: the work is that of a long festival.
    const lines = Array.from({ length: 5_000 }, (_, at) => JSON.stringify({ ...first, index: at, position: at + 1, revision: at }));
    const end = bundle.split('\n').slice(-2)[0]!;
    const large = `${[JSON.stringify(header), ...lines, end].join('\n')}\n`;
    const shares: number[] = [];
    await tested.page.exposeFunction('keepShare', (share: number) => shares.push(share));
    await tested.page.evaluate(
      `new MutationObserver(() => { const bar = document.querySelector('progress'); if (bar) keepShare(bar.value); }).observe(document.body, { subtree: true, childList: true, attributes: true })`,
    );
    expect(await judge(large, 'large.bundle')).toBe('fails');
    expect(new Set(shares).size).toBeGreaterThan(5);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(await tested.text()).toContain('The first 20 of');
  });

  it('says that it checks, and that a browser cannot', async () => {
    const stuck = await PageUnderTest.open(browser!, floor.url);
    await stuck.page.addInitScript(
      `window.Worker = location.search.includes('none') ? undefined : class extends EventTarget { postMessage() {} };`,
    );
    await stuck.go('/verify?lang=fr&worker=stuck');
    await stuck.page.locator('#file').setInputFiles({ name: 'a.bundle', mimeType: 'text/plain', buffer: Buffer.from(bundle) });
    await stuck.page.locator('progress').waitFor();
    expect(await stuck.violations('verify: checking')).toEqual([]);
    await stuck.go('/verify?lang=fr&worker=none');
    await stuck.page.locator('main[data-state=noWorker]').waitFor();
    expect(await stuck.violations('verify: without a worker')).toEqual([]);
    expect(stuck.troubles).toEqual([]);
    await stuck.page.context().close();
  });

  it('axe has checked every state of the table', () => {
    expect(differFromTable('verify.spec.ts')).toEqual([]);
  });
});
