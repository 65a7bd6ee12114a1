/** The check of bundles for the page `/verify`: that of `examples/verify-bundle.html`, so that there is one for browsers. */

const begin = '<script>\n';
/** Here the drawing of the example begins. */
const end = '      /** Shows lines of text in both languages. */';

/**
 * @param {string} html of the example
 * @returns {string} a module
 */
export function verifierModule(html) {
  const from = html.indexOf(begin);
  const to = html.indexOf(end);
  if (from < 0 || to < from) throw new Error('web: examples/verify-bundle.html does not have its check where it was');
  return [
    '// Made by `bin/web.js` of `examples/verify-bundle.html`.',
    "import { crypto } from '../verify/own-crypto.js';",
    html.slice(from + begin.length, to),
    'export { verifyBundle };',
    '',
  ].join('\n');
}

export const verifierTypes = [
  "import type { Checked } from '../verify/verdict.js';",
  '/** Rejects where the text is no bundle. */',
  'export function verifyBundle(text: string, expectedKey: string): Promise<Checked>;',
  '',
].join('\n');
