/**
 * Writes the pages of docs/catalogue that are not current, and the examples of events that are not there yet.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredSchema } from '../../src/api/print-schema.js';
import { writeMissingGolden } from '../golden/golden.js';
import { cataloguePages } from './pages.js';
import { Sources } from './sources.js';

for (const path of writeMissingGolden()) process.stdout.write(`${path} written\n`);

const folder = join('docs', 'catalogue');
mkdirSync(folder, { recursive: true });
for (const [name, text] of cataloguePages(new Sources('.'), await declaredSchema())) {
  const path = join(folder, name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  writeFileSync(path, text);
  process.stdout.write(`${path} written\n`);
}
