/**
 * `npm ci` builds the program. `npm ci --omit=dev` has nothing to build it with: it keeps what was built before, or says what is missing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const has = (path) => existsSync(new URL(`../${path}`, import.meta.url));

if (has('node_modules/@nestjs/cli/package.json')) {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
} else if (!has('dist/src/cli/main.js')) {
  process.stderr.write('tapis: not built, for the packages that build it were left out; "npm ci" installs them and builds\n');
}
