/**
 * `node test/catalogue/start.mjs`: writes the pages of docs/catalogue from the TypeScript sources.
 */
import '../wire-service/typescript.mjs';

await import(new URL('./main.ts', import.meta.url).href);
