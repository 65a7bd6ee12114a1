/**
 * Runs a spec by jest-circus, with modules loaded by Node itself. Jest's own loader gives each spec its own copy of every module, the program
 * and its libraries included: for most specs that takes longer than their tests.
 */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import circusRunner from 'jest-circus/runner';
import './typescript-hooks.mjs';

const require = createRequire(import.meta.url);
const circus = dirname(require.resolve('jest-circus'));
const { default: runByCircus } = circusRunner;
let specs = 0;

// To free a worker's memory takes longer than jest waits for its end: it would say that tests leak.
if (process.send !== undefined) process.once('exit', () => process.kill(process.pid, 'SIGKILL'));

/** The test runner in jest's sense: https://jestjs.io/docs/configuration#testrunner-string */
export default async function runSpec(globalConfig, projectConfig, environment, runtime, testPath, sendMessageToJest) {
  // jest-circus keeps its handlers and its state for one spec.
  for (const path of Object.keys(require.cache)) if (dirname(path) === circus) delete require.cache[path];
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  // Node's own stack traces know the source maps.
  Error.prepareStackTrace = undefined;
  const run = `?spec=${String(++specs)}`;
  const loader = {
    requireInternalModule: (path) => require(path),
    requireModule: (path) => require(path),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(pathToFileURL(path).href + run),
    setGlobalsForRuntime: () => undefined,
    enterTestCode: () => undefined,
    leaveTestCode: () => undefined,
  };
  return runByCircus(globalConfig, projectConfig, environment, loader, testPath, sendMessageToJest);
}
