/**
 * Writes the pages of docs/catalogue that are not current. May import: node, its neighbours.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cataloguePages } from './pages.js';
import { Sources } from './sources.js';

const folder = join('docs', 'catalogue');
mkdirSync(folder, { recursive: true });
for (const [name, text] of cataloguePages(new Sources('.'))) {
  writeFileSync(join(folder, name), text);
  process.stdout.write(`${join(folder, name)} written\n`);
}
