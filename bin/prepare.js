/**
 * `npm ci` builds the program and the pages of the documentation. `npm ci --omit=dev` has nothing to build them with: it keeps what was built before,
 * or says what is missing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const has = (path) => existsSync(new URL(`../${path}`, import.meta.url));

if (has('node_modules/@nestjs/cli/package.json')) {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  execFileSync(process.execPath, [fileURLToPath(new URL('docs-site/main.js', import.meta.url))]);
} else if (!has('dist/src/cli/main.js')) {
  process.stderr.write('tapis: not built, for the packages that build it were left out; "npm ci" installs them and builds\n');
}
