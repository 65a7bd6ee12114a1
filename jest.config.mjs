/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  // A machine may be slow or busy: what hangs is found all the same, and nothing fails for being late.
  testTimeout: 120_000,
  // Every core works; a worker that has grown is replaced, because modules of specs that are over are kept.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1.5GB',
  setupFiles: ['<rootDir>/test/property-seed.ts'],
  reporters: ['default', '<rootDir>/test/summary-reporter.mjs'],
  roots: ['<rootDir>/src', '<rootDir>/commands', '<rootDir>/events', '<rootDir>/projections', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          keepClassNames: true,
        },
      },
    ],
  },
};
