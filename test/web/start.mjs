/** `npm run pictures`: takes the pictures of docs/pages with a browser. */
globalThis.expect = { objectContaining: (value) => value, any: (value) => value };
import '../runner/typescript-hooks.mjs';

await import(new URL('./main.ts', import.meta.url).href);
