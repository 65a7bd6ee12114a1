/**
 * `npm run docs`: writes `docs/rules/`, and pins what is new; with `--check` it writes nothing and says which committed file is not current.
 */
import { join } from 'node:path';
import { makeIndex } from './making.js';
import { pinWhatIsNew } from './pins.js';
import { bookPages, committedFiles, staleFiles, writeFiles } from './pages.js';

const root = process.cwd();
const folder = join(root, 'docs', 'rules');
const checks = process.argv.includes('--check');
const index = makeIndex(root);
const committed = committedFiles(index);
const files = checks ? committed : new Map([...committed, ...bookPages(index)]);
const changed = checks ? staleFiles(folder, files) : writeFiles(folder, files);
for (const pinned of checks ? [] : await pinWhatIsNew()) console.log(`${pinned} pinned`);
for (const path of changed) console.log(`docs/rules/${path} ${checks ? 'is not current' : 'written'}`);
console.log(`${files.size} files, ${changed.length} ${checks ? 'not current' : 'written'}`);
process.exitCode = checks && changed.length > 0 ? 1 : 0;
