/** A page in the browser that is watched: what it shows, what axe finds, and what must not happen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Page, WebSocket } from 'playwright-core';
import type { ApiUnderTest } from '../api/client.js';
import { noteChecked } from './checked-states.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const shown = '[data-state]:not([data-state=loading])';
const director = { desk: { role: 'TD', label: 'tablet' } };
const withoutHash = (url: string): string => url.split('#')[0]!;

export const sizes = {
  wall: [1_920, 1_080],
  tablet: [768, 1_024],
  phone: [390, 844],
  /** A4 at 96 pixels an inch. */
  paper: [794, 1_123],
} as const;

export const langs = ['en', 'fr'] as const;
/** The sizes and languages at which each scenario holds. */
export const everywhere = [sizes.wall, sizes.tablet, sizes.phone].flatMap(([width, height]) =>
  langs.map((lang) => [lang, width, height] as const),
);

export class PageUnderTest {
  /** Messages of errors, and requests to other hosts. */
  readonly troubles: string[] = [];

  private constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  /** @param url of the server, without a path */
  static async open(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<PageUnderTest> {
    return PageUnderTest.openIn(await browser.newContext(options), url);
  }

  /** Another page of a browser that shares its storage with the first. */
  static async openIn(context: BrowserContext, url: string): Promise<PageUnderTest> {
    const opened = new PageUnderTest(await context.newPage(), url);
    opened.#watch();
    return opened;
  }

  #watch(): void {
    this.page.on('console', (message) => {
      // A server on a busy machine says that it is (503), and the page asks again.
      if (message.type() === 'error' && !/\b(404|503)\b/.test(message.text())) this.troubles.push(message.text());
    });
    this.page.on('pageerror', (error) => this.troubles.push(error.message));
    this.page.on('request', (request) => {
      const to = new URL(request.url());
      if (to.protocol !== 'blob:' && to.host !== new URL(this.url).host) this.troubles.push(request.url());
    });
  }

  async go(path: string, [width, height]: readonly [number, number] = sizes.wall): Promise<void> {
    await this.page.setViewportSize({ width, height });
    const to = `${this.url}${path}`;
    // The same path with another step does not load the page again.
    if (withoutHash(this.page.url()) === withoutHash(to)) await this.page.goto('about:blank');
    await this.page.goto(to);
    await this.page.locator(shown).waitFor();
  }

  /** Opens a page and waits until its socket follows the tournament. */
  async follow(path: string, size?: readonly [number, number]): Promise<void> {
    // The page before it may still open a socket of its own.
    await this.page.goto('about:blank');
    const { promise: follows, resolve } = Promise.withResolvers<void>();
    const listen = (socket: WebSocket): unknown =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('clockChanged')) resolve();
      });
    this.page.on('websocket', listen);
    await this.go(path, size);
    await follows;
    this.page.off('websocket', listen);
  }

  /** Makes the browser the desk of a tournament, or the device of a table, as its sign-in does. The next page that is opened is signed in. */
  async pair(api: ApiUnderTest, tournamentId: string, device: object = director): Promise<void> {
    const { code } = await api.command('offerPairing', { tournamentId, ...device }, '{ code }');
    const paired = await api.ask('mutation($input: PairDeviceInput!) { pairDevice(input: $input) { key } }', {
      input: { tournamentId, code, commandId: `pair-${code}`, ...('table' in device ? device : {}) },
    });
    const { key } = paired.data!['pairDevice'] as { readonly key: string };
    const kept = await this.page.request.post(`${this.url}/device-session`, { headers: { authorization: `Bearer ${key}` } });
    if (!kept.ok()) throw new Error(`The device is not kept: ${kept.status()}`);
  }

  /** Turns the page that is open to another size and language, without loading it again. */
  async turn(lang: string, [width, height]: readonly [number, number]): Promise<void> {
    await this.page.setViewportSize({ width, height });
    if ((await this.page.locator('html').getAttribute('lang')) !== lang) await this.page.locator('a.language').first().click();
    await this.page.locator(`html[lang=${lang}]`).waitFor();
  }

  /** What is to be seen, with plain spaces. */
  async text(selector = 'body'): Promise<string> {
    return (await this.page.locator(selector).innerText()).replaceAll(/\s+/g, ' ');
  }

  /** By how many pixels the page is wider than the screen. */
  overflow(): Promise<number> {
    return this.page.evaluate('document.documentElement.scrollWidth - innerWidth');
  }

  /**
   * What axe finds wrong. The debugger runs it, so the policy of the page needs no exception.
   * @param state the page and its state, as `checked-states.ts` lists them
   */
  async violations(state: string): Promise<unknown[]> {
    noteChecked(state);
    // Sending it takes longer than running it.
    if (!(await this.page.evaluate<boolean>('"axe" in window'))) await this.page.evaluate(axeSource);
    const found = await this.page.evaluate<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>(
      `axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })`,
    );
    return found.violations.map(({ id, nodes }) => ({ state, id, first: nodes[0]!.html, why: nodes[0]!.failureSummary }));
  }

  /**
   * Opens a page while the server does not answer, and then cannot be reached; and one that does not exist. An unknown id is not a missing network.
   * @param name of the page in `checked-states.ts` @param unknown null for a page without an id
   * @returns what axe finds wrong in each state
   */
  async checkNotices(name: string, path: string, unknown: string | null): Promise<unknown[]> {
    const wrong: unknown[] = [];
    const look = async (state: string, says: string): Promise<void> => {
      await this.page.locator(`main[data-state=${state}]`).waitFor();
      if (!(await this.text()).includes(says)) wrong.push({ name, state, says });
      wrong.push(...(await this.violations(`${name}: ${state}`)));
    };
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
    await this.page.route('**/graphql', async (route) => {
      await failed;
      await route.abort();
    });
    await this.page.setViewportSize({ width: sizes.phone[0], height: sizes.phone[1] });
    // A display shows what it kept.
    await this.page.evaluate(`if (location.protocol !== 'about:') localStorage.clear()`);
    await this.page.goto('about:blank');
    await this.page.goto(`${this.url}${path}?lang=fr`);
    await look('loading', 'Chargement');
    fail();
    await look('error', 'Pas de connexion au serveur');
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    this.troubles.length = 0;
    if (unknown === null) return wrong;
    await this.go(`${unknown}?lang=en`, sizes.phone);
    await look('unknown', 'There is nothing at this address');
    return wrong;
  }

  /**
   * Opens it in both languages, light and dark, at three sizes and at 200 % of the smallest tablet.
   * @param state the page and its state, as `checked-states.ts` lists them
   * @returns what is wrong
   */
  async check(path: string, state: string, prepare: () => Promise<void> = () => Promise.resolve()): Promise<unknown[]> {
    const wrong: unknown[] = [];
    const [before, hash] = path.split('#');
    const at = `${before}${before!.includes('?') ? '&' : '?'}lang=fr${hash === undefined ? '' : `#${hash}`}`;
    await this.page.emulateMedia({ colorScheme: 'light' });
    await this.go(at, sizes.wall);
    await prepare();
    for (const [lang, colorScheme, narrow] of [
      ['fr', 'light', sizes.phone],
      ['en', 'dark', [384, 512]],
    ] as const) {
      await this.page.emulateMedia({ colorScheme });
      // The page changes its language without loading again.
      if (lang === 'en') await this.page.locator('a.language').first().click();
      for (const [width, height] of [sizes.wall, sizes.tablet, narrow]) {
        await this.page.setViewportSize({ width, height });
        const over = await this.overflow();
        if (over > 0) wrong.push({ at, lang, width, over });
      }
      if ((await this.page.locator('html').getAttribute('lang')) !== lang) wrong.push({ at, lang });
      wrong.push(...(await this.violations(state)).map((violation) => ({ at, lang, violation })));
    }
    await this.page.emulateMedia({ colorScheme: null });
    return wrong;
  }
}
