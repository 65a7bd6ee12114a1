/** A page in a browser under test: opened at a size, with what must not happen kept, and with the checks that every page has to pass. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const shown = '[data-state]:not([data-state=loading])';
const sizes = [
  { width: 1_920, height: 1_080, lang: 'fr' },
  { width: 768, height: 1_024, lang: 'en' },
  { width: 390, height: 844, lang: 'fr' },
] as const;

export class PageUnderTest {
  /** Messages of errors, and requests to other hosts. */
  readonly troubles: string[] = [];

  private constructor(
    readonly page: Page,
    readonly url: string,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) this.troubles.push(message.text());
    });
    page.on('pageerror', (error) => this.troubles.push(error.message));
    page.on('request', (request) => {
      const to = new URL(request.url());
      if (to.protocol !== 'blob:' && to.host !== new URL(url).host) this.troubles.push(request.url());
    });
  }

  static async open(browser: Browser, url: string): Promise<PageUnderTest> {
    const context = await browser.newContext();
    return new PageUnderTest(await context.newPage(), url);
  }

  async go(path: string, [width, height] = [1_920, 1_080]): Promise<void> {
    await this.page.setViewportSize({ width, height });
    await this.page.goto(`${this.url}${path}`);
    await this.page.locator(shown).waitFor();
  }

  text(): Promise<string> {
    return this.page.locator('body').innerText();
  }

  /** By how many pixels the page is wider than the screen. */
  overflow(): Promise<number> {
    return this.page.evaluate('document.documentElement.scrollWidth - innerWidth');
  }

  /** What axe finds wrong. The debugger runs it, so the policy of the page needs no exception. */
  async violations(): Promise<unknown[]> {
    await this.page.evaluate(axeSource);
    const found = await this.page.evaluate<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>(
      `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })`,
    );
    return found.violations.map(({ id, nodes }) => ({ id, first: nodes[0]!.html, why: nodes[0]!.failureSummary }));
  }

  /**
   * Opens it at three sizes and at 200 % of the smallest tablet, in both languages, light and dark.
   * @returns what is wrong
   */
  async check(path: string, prepare: () => Promise<void> = () => Promise.resolve()): Promise<unknown[]> {
    const wrong: unknown[] = [];
    for (const { width, height, lang } of [...sizes, { width: 384, height: 512, lang: 'en' }]) {
      const [before, hash] = path.split('#');
      await this.page.emulateMedia({ colorScheme: lang === 'fr' ? 'light' : 'dark' });
      const at = `${before}${before!.includes('?') ? '&' : '?'}lang=${lang}${hash === undefined ? '' : `#${hash}`}`;
      await this.go(at, [width, height]);
      await prepare();
      const over = await this.overflow();
      if (over > 0) wrong.push({ at, width, over });
      if ((await this.page.locator('html').getAttribute('lang')) !== lang) wrong.push({ at, lang });
      if (width < 500) wrong.push(...(await this.violations()).map((violation) => ({ at, width, violation })));
    }
    await this.page.emulateMedia({ colorScheme: null });
    return wrong;
  }
}
