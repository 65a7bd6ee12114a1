/** Style, script and search index, whose names have a hash of what they contain: browsers keep them for good. */
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const browser = (name) => readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8');
const minisearch = join(dirname(createRequire(import.meta.url).resolve('minisearch')), '../..');

/** @returns the names, relative to the site */
export function writeAssets(target, index) {
  mkdirSync(join(target, 'assets'), { recursive: true });
  const write = (name, ending, text) => {
    const file = `assets/${name}.${hash('sha256', text).slice(0, 12)}.${ending}`;
    writeFileSync(join(target, file), text);
    return file;
  };
  const licence = readFileSync(join(minisearch, 'LICENSE.txt'), 'utf8');
  const library = readFileSync(join(minisearch, 'dist/es/index.js'), 'utf8').replace(/^\/\/# sourceMappingURL.*$/m, '');
  const libraryFile = write('minisearch', 'js', `/*\n${licence}*/\n${library}`);
  const optionsFile = write('search-options', 'js', browser('search-options.js'));
  const script = browser('search.js')
    .replace("'minisearch'", `'../${libraryFile}'`)
    .replace("'./search-options.js'", `'../${optionsFile}'`);
  return { style: write('site', 'css', browser('site.css')), script: write('search', 'js', script), index: write('index', 'json', index) };
}
