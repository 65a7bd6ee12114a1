/**
 * Lets Node load the project's TypeScript as it stands. Modules of the program are loaded once in a process and shared by all specs. Modules
 * of `test/` and specs are loaded anew for each spec: they register hooks such as `afterEach` when they are loaded.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const root = new URL('../../', import.meta.url).href;
const ownOfSpec = new RegExp(`^${RegExp.escape(root)}(test/(?!runner/)|.*\\.spec\\.ts)`);
const globals = new URL('jest-globals.mjs', import.meta.url).href;

const swc = {
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
};

registerHooks({ resolve, load });
// Stack traces name the lines of the TypeScript.
setSourceMapsSupport(true);

function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
  const parent = context.parentURL;
  if (!specifier.startsWith('.') || parent === undefined || !parent.startsWith(root) || parent.includes('/node_modules/')) {
    return next(specifier, context);
  }
  const { search } = new URL(parent);
  const url = new URL(specifier, parent);
  // Sources import each other by the names that they have once they are built.
  if (/\.ts(\?|$)/.test(parent)) url.pathname = url.pathname.replace(/\.js$/, '.ts');
  if (!url.pathname.endsWith('.ts')) return next(specifier, context);
  if (ownOfSpec.test(url.href)) url.search = search;
  return { url: url.href, format: 'module', shortCircuit: true };
}

function load(url, context, next) {
  if (!url.startsWith(root) || !new URL(url).pathname.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...swc, filename });
  return { format: 'module', source: code, shortCircuit: true };
}
