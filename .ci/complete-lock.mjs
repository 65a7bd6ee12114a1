// Completes package-lock.json after a dependency changed: a registry mirror may lack optional packages of other platforms, npm
// then leaves them out of the lock, and "npm ci" refuses the lock that npm wrote. Run: node .ci/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const systems = new Set(['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony', 'aix', 'sunos', 'netbsd', 'openbsd']);
const processors = new Set(['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64']);
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { packages } = lock;

/** Whether a package of this name is found from the folder of another one, as Node looks for it. */
function isLocked(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true;
    if (at === '') return false;
  }
}

let added = 0;
for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const words = name.split('/').at(-1).split('-');
    const os = words.find((word) => systems.has(word));
    const cpu = words.find((word) => processors.has(word));
    if (isLocked(path, name) || os === undefined || cpu === undefined) continue;
    packages[`node_modules/${name}`] = { version, cpu: [cpu], ...(dev ? { dev } : {}), optional: true, os: [os] };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} packages of other platforms added\n`);
