import { existsSync, statfsSync } from 'node:fs';

// Specs open hundreds of stores that commit for each command. In memory a commit costs no wait for the disk; what a disk does is the subject of
// `test/nodes` and `test/lost-tail`, which cut and fill files themselves. Containers often have only 64 MB there.
if (process.env.TMPDIR === undefined && existsSync('/dev/shm')) {
  const { bavail, bsize } = statfsSync('/dev/shm');
  if (bavail * bsize > 2 ** 31) process.env.TMPDIR = '/dev/shm';
}

/** @type {import('jest').Config} */
export default {
  testRunner: '<rootDir>/test/runner/native-runner.mjs',
  testEnvironment: '<rootDir>/test/runner/shared-environment.mjs',
  // A machine may be slow or busy: what hangs is found all the same, and nothing fails for being late.
  testTimeout: 120_000,
  // Every core works; a worker that has grown is replaced, because modules of specs that are over are kept.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1.5GB',
  setupFilesAfterEnv: ['<rootDir>/test/property-seed.ts'],
  reporters: ['default', '<rootDir>/test/summary-reporter.mjs'],
  roots: ['<rootDir>/src', '<rootDir>/commands', '<rootDir>/events', '<rootDir>/projections', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  // Nothing is transformed by jest: test/runner/typescript-hooks.mjs has Node load the sources.
  transform: {},
};
