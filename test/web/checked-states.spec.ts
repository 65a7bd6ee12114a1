/** The table of what axe checks has every page that is built, each with the states that all pages have. */
import { readFileSync } from 'node:fs';
import { checkedStates } from './checked-states.js';

const built = Object.keys(JSON.parse(readFileSync('dist/web/pages.json', 'utf8')) as object);
/** The start page has no id, and the check of bundles asks nothing of the server. */
const missing: Readonly<Record<string, readonly string[]>> = { start: ['loading', 'error'], verify: [] };

it.each(built)('%s', (page) => {
  const states = Object.values(checkedStates).flatMap((pages) => (pages as Readonly<Record<string, readonly string[]>>)[page] ?? []);
  const common = missing[page] ?? ['loading', 'error', 'unknown'];
  expect(states).toEqual(expect.arrayContaining([...common]));
  expect(states.length).toBeGreaterThan(common.length);
});
