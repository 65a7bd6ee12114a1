import { existsSync, statfsSync } from 'node:fs';

// Specs open hundreds of stores that commit for each command. In memory a commit costs no wait for the disk; what a disk does is the subject of
// `test/nodes` and `test/lost-tail`, which cut and fill files themselves. Containers often have only 64 MB there.
if (process.env.TMPDIR === undefined && existsSync('/dev/shm')) {
  const { bavail, bsize } = statfsSync('/dev/shm');
  if (bavail * bsize > 2 ** 31) process.env.TMPDIR = '/dev/shm';
}

/**
 * Specs that start other processes or threads, compile the sources, or wait until a socket is closed. `npm test` leaves them out; CI, with
 * `TAPIS_TESTS=all`, runs them too.
 */
const longOnes = [
  'src/store/kurrentdb/**/*.spec.ts',
  'src/store/{slow-disk,sqlite-crash}.spec.ts',
  'test/api/{generated-client,network-edge,socket-frames,socket-limits}.spec.ts',
  'test/articles-cited/**/*.spec.ts',
  'test/browser/**/*.spec.ts',
  'test/catalogue/**/*.spec.ts',
  'test/clients/typescript-package.spec.ts',
  'test/corruption/**/*.spec.ts',
  'test/counts/**/*.spec.ts',
  'test/house/{keyed-lookups,unused}.spec.ts',
  'test/kills/**/*.spec.ts',
  'test/floors/load.spec.ts',
  'test/nodes/**/*.spec.ts',
  'test/power-cut/**/*.spec.ts',
  'test/program/{commands,import-results,messy-csv,package,readme,sbom,token}.spec.ts',
  'test/rules-docs/**/*.spec.ts',
  'test/web/{budgets,club-and-player,evening,replay,scenarios,season,season-forms,soak,troubled-display,verify}.spec.ts',
].map((path) => `**/${path}`);

const project = {
  testRunner: '<rootDir>/test/runner/native-runner.mjs',
  testEnvironment: '<rootDir>/test/runner/shared-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/property-seed.ts'],
  roots: ['<rootDir>/src', '<rootDir>/commands', '<rootDir>/events', '<rootDir>/projections', '<rootDir>/test'],
  // Nothing is transformed by jest: test/runner/typescript-hooks.mjs has Node load the sources.
  transform: {},
};

/** @type {import('jest').Config} */
export default {
  projects: [
    { ...project, displayName: 'program', testMatch: ['**/*.spec.ts', ...longOnes.map((path) => `!${path}`)] },
    { ...project, displayName: 'long', testMatch: longOnes },
  ],
  // A machine may be slow or busy: what hangs is found all the same, and nothing fails for being late.
  testTimeout: 120_000,
  // Every core works; a worker that has grown is replaced, because modules of specs that are over are kept.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1.5GB',
  reporters: ['default', '<rootDir>/test/summary-reporter.mjs'],
};
