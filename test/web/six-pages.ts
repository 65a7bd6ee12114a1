/** Six pages in one browser, at three sizes in both languages, so that what a scenario waits for is waited for once. */
import type { Browser, Page } from 'playwright-core';
import { everywhere, PageUnderTest } from './page-under-test.js';

export interface PageAt {
  readonly under: PageUnderTest;
  readonly page: Page;
  readonly lang: 'en' | 'fr';
  readonly size: readonly [number, number];
}

export class SixPages {
  private constructor(readonly all: readonly PageAt[]) {}

  /** @param url of the server, without a path */
  static async open(browser: Browser, url: string): Promise<SixPages> {
    const context = await browser.newContext();
    return new SixPages(
      await Promise.all(
        everywhere.map(async ([lang, ...size]) => {
          const under = await PageUnderTest.openIn(context, url);
          return { under, page: under.page, lang, size };
        }),
      ),
    );
  }

  async close(): Promise<void> {
    await this.all[0]!.page.context().close();
  }

  /** Messages of errors, and requests to other hosts; they are named once. */
  troubles(): string[] {
    return this.all.flatMap(({ under }) => under.troubles.splice(0));
  }

  /** Does the same on each page at the same time. */
  each<Found>(look: (at: PageAt) => Promise<Found>): Promise<Found[]> {
    return Promise.all(this.all.map(look));
  }

  /** Opens a path without a query on each page, in its language. */
  async go(path: string): Promise<void> {
    await this.each(({ under, lang, size }) => under.go(inLanguage(path, lang), size));
  }

  /** The same, and waits until the socket of each page follows the tournament. */
  async follow(path: string): Promise<void> {
    await this.each(({ under, lang, size }) => under.follow(inLanguage(path, lang), size));
  }
}

function inLanguage(path: string, lang: string): string {
  const [before, hash] = path.split('#');
  return `${before}?lang=${lang}${hash === undefined ? '' : `#${hash}`}`;
}
