/**
 * `npm run sbom`: prints the packages that the program runs with, in CycloneDX JSON. `npm sbom --omit dev` leaves out packages that tools of the
 * development need too, so the list is made from a copy of the lock file without the development's dependencies. `ruru` stays: the build takes the
 * explorer from it.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'tapis-sbom-'));
const npm = (stdout, ...args) =>
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', stdout, 'inherit'], shell: process.platform === 'win32' });
try {
  const { devDependencies, ...manifest } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const dependencies = { ...manifest.dependencies, ruru: devDependencies.ruru };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  copyFileSync(new URL('../package-lock.json', import.meta.url), join(folder, 'package-lock.json'));
  npm('ignore', 'prune', '--package-lock-only', '--offline', '--ignore-scripts');
  npm('inherit', 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application');
} finally {
  rmSync(folder, { recursive: true });
}
