/**
 * `npm run attack`: bounded attacks on the built server, from TypeScript sources, as the wire service of the tests is started.
 */
import '../wire-service/typescript.mjs';

await import(new URL('./main.ts', import.meta.url).href);
