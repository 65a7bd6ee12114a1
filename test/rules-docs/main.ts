/**
 * `npm run docs`: writes `docs/rules/`; with `--check` it writes nothing and says what is not current.
 */
import { join } from 'node:path';
import { makeIndex } from './making.js';
import { filesFrom, staleFiles, writeFiles } from './pages.js';

const root = process.cwd();
const folder = join(root, 'docs', 'rules');
const checks = process.argv.includes('--check');
const files = filesFrom(makeIndex(root));
const changed = checks ? staleFiles(folder, files) : writeFiles(folder, files);
for (const path of changed) console.log(`docs/rules/${path} ${checks ? 'is not current' : 'written'}`);
console.log(`${files.size} files, ${changed.length} ${checks ? 'not current' : 'written'}`);
process.exitCode = checks && changed.length > 0 ? 1 : 0;
