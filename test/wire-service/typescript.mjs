/**
 * Lets node load the TypeScript sources of the tests as they are, so that no build holds test code. Of the program's sources, those are taken
 * from the build which were built since they were last changed: that is twice as fast.
 */
import { readFileSync, statSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

process.removeAllListeners('warning');
process.on('warning', () => undefined);

const root = new URL('../../', import.meta.url).href;
const changedAt = (url) => statSync(url, { throwIfNoEntry: false })?.mtimeMs;

/** Where the module of a source is loaded from; null for what is no source. */
function placeOf(source) {
  const changed = changedAt(source);
  if (changed === undefined) return null;
  const built = new URL(`dist/${source.href.slice(root.length, -3)}.js`, root);
  return changedAt(built) > changed ? built : source;
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts')) {
      const place = placeOf(new URL(`${specifier.slice(0, -3)}.ts`, context.parentURL));
      if (place !== null) return { url: place.href, format: 'module', shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'), { mode: 'transform' });
    return { format: 'module', source, shortCircuit: true };
  },
});
