/**
 * `npm run node-version`: says whether the Node of this release is behind the newest of its line that the registry has; then its exit code is 1.
 * Node's security releases are such versions.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { optionalDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const partsOf = (version) => version.split('.').map(Number);

function isNewer(version, other) {
  const [one, two] = [partsOf(version), partsOf(other)];
  const at = one.findIndex((part, index) => part !== two[index]);
  return at >= 0 && one[at] > two[at];
}

function versionsOf(name) {
  const answer = execFileSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' });
  return [JSON.parse(answer)].flat();
}

for (const [name, pinned] of Object.entries(optionalDependencies).filter(([each]) => each.startsWith('node-'))) {
  const [line] = partsOf(pinned);
  const newest = versionsOf(name)
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && partsOf(version)[0] === line)
    .reduce((found, version) => (isNewer(version, found) ? version : found), pinned);
  const isBehind = newest !== pinned;
  process.stdout.write(isBehind ? `${name}: ${pinned} is behind ${newest}\n` : `${name}: ${pinned} is the newest of ${line}\n`);
  if (isBehind) process.exitCode = 1;
}
if (process.exitCode === 1)
  process.stdout.write('Change package.json, .node-version and Dockerfile, then run "npm install" and "node .ci/complete-lock.mjs".\n');
