/**
 * A Chromium for the tests of the pages: the one that `TAPIS_BROWSER` names, the system's, or that of the package. Where none runs, the tests are
 * skipped and say so.
 */
import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** Where Debian, Ubuntu and Alpine put it. */
const places = [process.env['TAPIS_BROWSER'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const found = places.find((path) => path !== undefined && existsSync(path));

/** What the package switches off for scrapers: here the browser enforces every policy. */
const loose = new Set(['--disable-web-security', '--allow-running-insecure-content', '--single-process', '--no-zygote']);

async function launch(): Promise<Browser | null> {
  try {
    if (found !== undefined) return await chromium.launch({ executablePath: found, args: ['--no-sandbox', '--disable-gpu'] });
    return await chromium.launch({
      executablePath: await packaged.executablePath(),
      args: packaged.args.filter((each) => !loose.has(each)),
    });
  } catch (error) {
    console.warn(`No browser runs here, so the tests of the pages are skipped: ${(error as Error).message.split('\n')[0]}`);
    return null;
  }
}

/** Null where none runs. Each spec that imports it has its own. */
export const browser = await launch();
